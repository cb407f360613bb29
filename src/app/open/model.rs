//! The files that a person opens, and the games in them.

use crate::{
    app::game::long_work::LongWork,
    engine::{
        GameTree, NodeId, Rules,
        notation::{add_variations, embedded_link, link_in, split_variations},
        records::{self, Format, Games, Options, Record, RecordError, RecordReason},
    },
    session::{Pieces, Players, Replay, Seat, Seating, Setup},
};
use std::{iter, sync::Arc, vec};

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

/// Reads the games in files, one by one.
///
/// # Examples
/// ```
/// use in_a_row::{
///     app::open::model::{ChosenFile, GameReader},
///     engine::{Variant, records::Options},
/// };
///
/// let file = ChosenFile { name: "two.sgf".to_owned(), content: b"(;GM[4];B[hh])(;GM[4])".into() };
/// let options = Options { variant: Variant::Freestyle, accepts_other_games: false };
/// let mut decode = |bytes: &[u8], _: &str| String::from_utf8_lossy(bytes).into_owned();
/// let mut reader = GameReader::new(vec![file], options);
/// while reader.read_next(&mut decode) {}
/// assert_eq!(reader.finish().games.len(), 2);
/// ```
pub struct GameReader {
    files: vec::IntoIter<ChosenFile>,
    options: Options,
    /// The file that is being read.
    current: Option<CurrentFile>,
    opened: OpenedFiles,
}

/// A file that is being read.
struct CurrentFile {
    file: ChosenFile,
    /// The games that are left.
    games: Games,
    has_games: bool,
    is_of_other_game: bool,
}

impl GameReader {
    /// Reads these files. `options` are those of [`records::read`].
    #[must_use]
    pub fn new(files: Vec<ChosenFile>, options: Options) -> Self {
        let opened = OpenedFiles::default();
        Self { files: files.into_iter(), options, current: None, opened }
    }

    /// Returns the games that were read so far.
    #[must_use]
    pub fn games(&self) -> &[Arc<Record>] {
        &self.opened.games
    }

    /// Reads the next game, or the start or the end of a file. Returns whether there was more to read. `decode` is that of
    /// [`records::read`].
    pub fn read_next(&mut self, decode: &mut dyn FnMut(&[u8], &str) -> String) -> bool {
        let Some(current) = &mut self.current else {
            let Some(file) = self.files.next() else { return false };
            let games: Games = match of_picture(&file.content, self.options) {
                Some(game) => Box::new(iter::once(Ok(game))),
                None => records::read(&file.name, &file.content, self.options, decode),
            };
            self.current =
                Some(CurrentFile { file, games, has_games: false, is_of_other_game: false });
            return true;
        };
        match current.games.next() {
            Some(Ok(record)) => {
                current.has_games = true;
                self.opened.games.push(Arc::new(record));
            }
            Some(Err(error)) => {
                current.is_of_other_game |= matches!(error.reason, RecordReason::OtherGame(_));
                self.opened.failures.push((current.file.name.clone(), error));
            }
            None => self.end_file(),
        }
        true
    }

    /// Ends reading the current file.
    fn end_file(&mut self) {
        let Some(CurrentFile { file, has_games, is_of_other_game, .. }) = self.current.take()
        else {
            return;
        };
        if has_games {
            self.opened.with_games.push(file.clone());
        }
        if is_of_other_game {
            self.opened.of_other_games.push(file);
        }
    }

    /// Returns what was read so far.
    #[must_use]
    pub fn finish(mut self) -> OpenedFiles {
        self.end_file();
        self.opened
    }
}

/// How far the page is with reading files: the number of games so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reading(pub LongWork);

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
