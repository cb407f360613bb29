//! The games that *Library* lists.

use in_a_row::{
    app::{
        game::state::GameState,
        library::model::{LibraryReader, LibraryState, MOST_LISTED, listed, position},
        open::model::ChosenFile,
    },
    engine::{
        Board, Game, Variant,
        records::{Options, RecordReason},
    },
    session::{Players, Replay, Seat, Seating, Session, Setup},
    words::phrases,
};
use std::sync::Arc;

use crate::common::{arranged, played};

/// The second game is the first one mirrored, and goes on differently.
const GAMES: &str = "(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[B+];B[hh];W[ii];B[jj])
    (;GM[4]SZ[15]PB[Cy]PW[Di]RE[W+];B[hh];W[gi];B[ha])";

/// Returns a library of files with these names and texts.
fn library(files: &[(&str, &str)]) -> LibraryState {
    let chosen = files
        .iter()
        .map(|&(name, text)| ChosenFile { name: name.to_owned(), content: text.into() });
    let options = Options { variant: Variant::Freestyle, accepts_other_games: false };
    let mut decode = |bytes: &[u8], _: &str| String::from_utf8_lossy(bytes).into_owned();
    let mut reader = LibraryReader::new(chosen.collect(), options);
    while reader.read_next(&mut decode) {}
    let (files, library) = reader.finish();
    LibraryState { files, library: Arc::new(library), ..LibraryState::default() }
}

fn board(moves: &str) -> Board {
    played("15x15k5", moves).board().clone()
}

/// Returns the page with a review of this game.
fn reviewing(game: Game) -> GameState {
    let setup = Setup { rules: game.rules(), players: Players::Friends, ..Setup::DEFAULT };
    let seating = Seating { first: Seat::One, x: Seat::One };
    let mut state = GameState::new(&Session::with(setup, seating, game.clone()));
    state.mode.begin_review(Replay::new(setup, seating, game), None);
    state
}

/// Returns the places in the library of the games that are listed in a review.
fn places(state: &LibraryState, moves: &str) -> Vec<usize> {
    let reviewed = reviewing(played("15x15k5", moves));
    listed(state, position(&reviewed)).games.iter().map(|&(game, _)| game).collect()
}

#[test]
fn games_are_listed_by_position_and_by_words() {
    let mut state = library(&[("games.sgf", GAMES), ("one.psq", "8,8,0\n9,9,0\n-1\n")]);
    assert_eq!(state.files.iter().map(|file| file.games).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(places(&state, ""), [0, 1, 2], "the empty board is no position to look for");
    assert_eq!(places(&state, "h8i7"), [0, 1, 2]);
    assert_eq!(places(&state, "h8i7j6"), [0]);
    assert_eq!(places(&state, "h8g9f10"), [0], "turned");
    assert_eq!(places(&state, "h8a1"), []);
    state.text = "DI cy".to_owned();
    assert_eq!(places(&state, "h8i7"), [1]);
    assert_eq!(places(&state, "h8i7j6"), []);
    assert_eq!(listed(&state, None).count, 1, "no position is looked for in a game");
    state.is_anywhere = true;
    assert_eq!(places(&state, "h8i7j6"), [1]);
}

/// A position that was set up can be looked for before the first move.
#[test]
fn a_position_is_looked_for_in_a_review() {
    let at_start = arranged("15x15k5", "h8-i7", "");
    assert!(position(&reviewing(at_start)).is_some());
    assert!(position(&reviewing(played("15x15k5", ""))).is_none());
    let mut playing = reviewing(played("15x15k5", "h8"));
    playing.mode.end_review();
    assert!(position(&playing).is_none(), "nobody gets help in a game");
}

/// A game opens at the position, as it has it. The moves are those for the board on the screen.
#[test]
fn the_position_is_shown_in_the_game() {
    let state = library(&[("games.sgf", GAMES)]);
    let found = listed(&state, Some(&board("h8i7")));
    let boards = found.games.iter().map(|&(game, node)| {
        let mut tree = state.library.games()[game].tree.clone();
        tree.go_to(node.expect("a node"));
        tree.game().moves().iter().map(ToString::to_string).collect::<String>()
    });
    assert_eq!(boards.collect::<Vec<_>>(), ["h8i7", "h8g7"]);
    let moves: Vec<_> = found.moves.iter().map(|it| it.cell.to_string()).collect();
    assert_eq!(moves.len(), 2, "{moves:?}");
    assert!(moves.contains(&"j6".to_owned()), "{moves:?}");
}

#[test]
fn a_large_library_lists_the_first_games() {
    let all = "(;GM[4]SZ[15];B[hh])".repeat(MOST_LISTED + 5);
    let found = listed(&library(&[("many.sgf", &all)]), Some(&board("h8")));
    assert_eq!((found.count, found.games.len()), (MOST_LISTED + 5, MOST_LISTED));
    assert_eq!(
        phrases::found_games(found.count, MOST_LISTED),
        "105 games found. The first 100 are listed."
    );
    assert_eq!(phrases::found_games(1, MOST_LISTED), "1 game found.");
    assert_eq!(phrases::reading(250), "Loading… 250 games found.");
}

#[test]
fn a_file_that_cannot_be_read_says_why() {
    let state = library(&[("notes.txt", "hello"), ("games.sgf", GAMES)]);
    let failure = state.files[0].failure.expect("a failure");
    assert_eq!(failure.reason, RecordReason::UnknownFormat);
    assert_eq!((state.files[0].games, state.files[1].games), (0, 2));
    assert_eq!(state.library.games().len(), 2);
}

/// If a person stops reading, what was read so far is there.
#[test]
fn a_library_can_be_read_in_part() {
    let file = ChosenFile { name: "games.sgf".to_owned(), content: GAMES.into() };
    let options = Options { variant: Variant::Freestyle, accepts_other_games: false };
    let mut decode = |bytes: &[u8], _: &str| String::from_utf8_lossy(bytes).into_owned();
    let mut reader = LibraryReader::new(vec![file.clone(), file], options);
    while reader.count() < 3 {
        assert!(reader.read_next(&mut decode));
    }
    let (files, library) = reader.finish();
    assert_eq!(files.iter().map(|file| file.games).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(library.games().len(), 3);
    assert_eq!(library.find(&board("h8i7")).games.len(), 3);
}
