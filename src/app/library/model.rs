//! The files of the library, and the games in them that a person looks for.

use crate::{
    app::{
        game::state::GameState,
        open::model::{ChosenFile, OpenedFiles, read as read_files},
    },
    engine::{
        Board, NodeId,
        library::{FoundMove, Library},
        records::{Options, RecordError},
    },
};
use std::{collections::HashSet, sync::Arc};

/// The library, and what a person looks for in it.
#[derive(Clone, Debug, Default)]
pub struct LibraryState {
    /// The files, in the order of their names.
    pub files: Vec<LibraryFile>,
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

/// Reads the files of the library. `options` are those of [`records::read`](crate::engine::records::read), and so is
/// `decode`.
pub fn read(
    files: Vec<ChosenFile>,
    options: Options,
    decode: &mut dyn FnMut(&[u8], &str) -> String,
) -> (Vec<LibraryFile>, Library) {
    let (mut list, mut all) = (Vec::new(), Vec::new());
    for file in files {
        let name = file.name.clone();
        let OpenedFiles { games, failures, .. } = read_files(vec![file], options, decode);
        let failure = failures.first().map(|&(_, error)| error);
        list.push(LibraryFile { name, games: games.len(), failure });
        all.extend(games);
    }
    (list, Library::new(all))
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
