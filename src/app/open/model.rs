//! The files that a person opens, and the games in them.

use crate::{
    engine::{
        GameTree, NodeId, Rules,
        notation::{add_variations, embedded_link, link_in, split_variations},
        records::{self, Format, Options, Record, RecordError, RecordReason},
    },
    session::{Pieces, Players, Replay, Seat, Seating, Setup},
};
use std::sync::Arc;

/// A file that a person has chosen, or a text that they have pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenFile {
    /// Its name; empty for a pasted text.
    pub name: String,
    /// Its content.
    pub content: Vec<u8>,
}

/// The games in files.
#[derive(Clone, Debug, Default)]
pub struct OpenedFiles {
    /// The games, in the order of the files.
    pub games: Vec<Arc<Record>>,
    /// The names of the files or games that cannot be read, each with the reason.
    pub failures: Vec<(String, RecordError)>,
    /// The files that say that they are of another game.
    pub of_other_games: Vec<ChosenFile>,
    /// The files with games.
    pub with_games: Vec<ChosenFile>,
}

/// Reads the games in files. `options` are those of [`records::read`], and so is `decode`.
pub fn read(
    files: Vec<ChosenFile>,
    options: Options,
    decode: &mut dyn FnMut(&[u8], &str) -> String,
) -> OpenedFiles {
    let mut opened = OpenedFiles::default();
    for file in files {
        let (mut is_of_other_game, before) = (false, opened.games.len());
        let in_picture = of_picture(&file.content, options).map(Ok);
        let read = || records::read(&file.name, &file.content, options, decode);
        for game in in_picture.map_or_else(read, |game| vec![game]) {
            match game {
                Ok(record) => opened.games.push(Arc::new(record)),
                Err(error) => {
                    is_of_other_game |= matches!(error.reason, RecordReason::OtherGame(_));
                    opened.failures.push((file.name.clone(), error));
                }
            }
        }
        if opened.games.len() > before {
            opened.with_games.push(file.clone());
        }
        if is_of_other_game {
            opened.of_other_games.push(file);
        }
    }
    opened
}

/// Returns the game of a picture that this page has made: the link of the game is in it.
fn of_picture(content: &[u8], options: Options) -> Option<Record> {
    let link = embedded_link(content)?;
    let (link, variations) = split_variations(&link);
    let board = Rules::new(15, 15, 5, options.variant).ok()?;
    let mut tree = GameTree::of(&link_in(link, board).ok()?.game);
    if let Some(variations) = variations {
        // What comes before an error is added.
        let _ = add_variations(&mut tree, &variations);
    }
    Some(Record::new(tree))
}

impl OpenedFiles {
    /// Returns the only game, if everything was read. It is shown at once.
    #[must_use]
    pub fn only_game(&self) -> Option<&Arc<Record>> {
        match (&self.games[..], &self.failures[..]) {
            ([game], []) => Some(game),
            _ => None,
        }
    }
}

/// Returns whether a pasted text is that of a file. Otherwise it is a link, or moves.
#[must_use]
pub fn is_of_file(text: &str) -> bool {
    let format = records::format_of("", text.as_bytes());
    matches!(format, Some(Format::Sgf | Format::Psq | Format::Sav | Format::Drawn))
}

/// Returns the review in which a record is shown, whose game has this many plies, or the whole main line. It shows the
/// end of the game.
#[must_use]
pub fn replay(record: &Record, plies: Option<usize>) -> Replay {
    let mut tree = record.tree.clone();
    let line = tree.path(tree.end_of_line(NodeId::ROOT));
    let count = plies.unwrap_or(line.len()).min(line.len());
    tree.go_to(line[..count].last().copied().unwrap_or_default());
    let rules = record.tree.game().rules();
    let pieces = Pieces::usual(rules);
    let setup = Setup { rules, players: Players::Friends, pieces, ..Setup::DEFAULT };
    let x = if record.starts_white { Seat::Two } else { Seat::One };
    Replay::of_tree(setup, Seating { first: Seat::One, x }, tree)
}
