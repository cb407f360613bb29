//! The files of the library, and the games in them that a person looks for.

use crate::{
    app::{
        game::state::GameState,
        open::model::{ChosenFile, GameReader, OpenedFiles},
    },
    engine::{
        Board, NodeId,
        library::{FoundMove, Library, LibraryBuilder},
        records::{Options, RecordError},
    },
};
use std::{collections::HashSet, sync::Arc, vec};

/// The library, and what a person looks for in it.
#[derive(Clone, Debug, Default)]
pub struct LibraryState {
    /// The files, in the order of their names.
    pub files: Vec<LibraryFile>,
    /// The names of the files that were read last, or are being read.
    pub names: Vec<String>,
    /// The games of all files.
    pub library: Arc<Library>,
    /// The words that a person looks for.
    pub text: String,
    /// Whether games without the position on the screen are listed as well.
    pub is_anywhere: bool,
    /// Whether the browser has refused to keep a file.
    pub is_not_kept: bool,
}

/// A file of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryFile {
    /// Its name.
    pub name: String,
    /// The number of games that were read from it.
    pub games: usize,
    /// Why a game in it could not be read, if any.
    pub failure: Option<RecordError>,
}

/// The games that are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedGames {
    /// The number of games that were found.
    pub count: usize,
    /// The first of them, [`MOST_LISTED`] at most: each with its place in the library, and the node at which it is shown.
    pub games: Vec<(usize, Option<NodeId>)>,
    /// The moves that followed the position on the screen, if the games with this position are listed.
    pub moves: Vec<FoundMove>,
}

/// The largest number of games that are listed.
pub const MOST_LISTED: usize = 100;

/// The largest number of moves that are listed.
pub const MOST_MOVES: usize = 12;

/// Reads the files of the library, game by game.
///
/// # Examples
/// ```
/// use in_a_row::{
///     app::{library::model::LibraryReader, open::model::ChosenFile},
///     engine::{Variant, records::Options},
/// };
///
/// let file = ChosenFile { name: "two.sgf".to_owned(), content: b"(;GM[4];B[hh])(;GM[4])".into() };
/// let options = Options { variant: Variant::Freestyle, accepts_other_games: false };
/// let mut decode = |bytes: &[u8], _: &str| String::from_utf8_lossy(bytes).into_owned();
/// let mut reader = LibraryReader::new(vec![file], options);
/// while reader.read_next(&mut decode) {}
/// let (files, library) = reader.finish();
/// assert_eq!((files[0].games, library.games().len()), (2, 2));
/// ```
pub struct LibraryReader {
    files: vec::IntoIter<ChosenFile>,
    options: Options,
    /// The name of the file that is being read, and its games.
    current: Option<(String, GameReader)>,
    read: Vec<LibraryFile>,
    library: LibraryBuilder,
    count: usize,
}

impl LibraryReader {
    /// Reads these files. `options` are those of [`records::read`](crate::engine::records::read).
    #[must_use]
    pub fn new(files: Vec<ChosenFile>, options: Options) -> Self {
        let (files, library) = (files.into_iter(), LibraryBuilder::default());
        Self { files, options, current: None, read: Vec::new(), library, count: 0 }
    }

    /// Returns how many games were read so far.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Reads the next game, or the start or the end of a file. Returns whether there was more to read. `decode` is that of
    /// [`records::read`](crate::engine::records::read).
    pub fn read_next(&mut self, decode: &mut dyn FnMut(&[u8], &str) -> String) -> bool {
        let Some((_, reader)) = &mut self.current else {
            let Some(file) = self.files.next() else { return false };
            self.current = Some((file.name.clone(), GameReader::new(vec![file], self.options)));
            return true;
        };
        let before = reader.games().len();
        if !reader.read_next(decode) {
            self.end_file();
        } else if let Some(game) = reader.games().get(before) {
            self.library.add(Arc::clone(game));
            self.count += 1;
        }
        true
    }

    /// Ends reading the current file.
    fn end_file(&mut self) {
        if let Some((name, reader)) = self.current.take() {
            let OpenedFiles { games, failures, .. } = reader.finish();
            let failure = failures.first().map(|&(_, error)| error);
            self.read.push(LibraryFile { name, games: games.len(), failure });
        }
    }

    /// Returns the files that were read so far, and the library of their games.
    #[must_use]
    pub fn finish(mut self) -> (Vec<LibraryFile>, Library) {
        self.end_file();
        (self.read, self.library.finish())
    }
}

/// Returns the position of the review on the screen, if it can be looked for: its board is not empty.
#[must_use]
pub fn position(game: &GameState) -> Option<&Board> {
    let board = game.mode.replay()?.shown().game().board();
    board.marks().next().is_some().then_some(board)
}

/// Returns the games that a person looks for: those with all words of the text and, unless games anywhere are wanted, with
/// the [`position`] of a review.
#[must_use]
pub fn listed(state: &LibraryState, board: Option<&Board>) -> ListedGames {
    let library = &state.library;
    let with_words = || library.search(&state.text);
    let Some(board) = board.filter(|_| !state.is_anywhere) else {
        let found = with_words();
        let games = found.iter().take(MOST_LISTED).map(|&game| (game, None)).collect();
        return ListedGames { count: found.len(), games, moves: Vec::new() };
    };
    let mut found = library.find(board);
    if !state.text.trim().is_empty() {
        let wanted: HashSet<_> = with_words().into_iter().collect();
        found.games.retain(|it| wanted.contains(&it.game));
    }
    let games = found.games.iter().take(MOST_LISTED).map(|it| (it.game, Some(it.node))).collect();
    found.moves.truncate(MOST_MOVES);
    ListedGames { count: found.games.len(), games, moves: found.moves }
}
