//! Games and their parts, read from the notation of links.

use in_a_row::engine::{
    Cell, Game, Outcome, Ply, Position, Rules, Side, Turn, bots::Opponent, notation,
};
use proptest::sample::Index;
use rand::Rng;

pub const SIDES: [Side; 2] = [Side::First, Side::Second];

/// Reads rules, such as `15x15k5`.
pub fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("rules {text:?}: {error}"))
}

/// Reads a cell, such as `h8`.
pub fn at(text: &str) -> Cell {
    text.parse().unwrap_or_else(|error| panic!("cell {text:?}: {error}"))
}

/// Reads cells, one after the other, such as `h8i9`.
pub fn cells(text: &str) -> Vec<Cell> {
    notation::parse_moves(text).unwrap_or_else(|error| panic!("cells {text:?}: {error}"))
}

/// Plays a game with these moves, such as `h8i9`.
pub fn played(board: &str, moves: &str) -> Game {
    let rules = rules(board);
    let cells = notation::parse_moves_on(rules, moves)
        .unwrap_or_else(|error| panic!("cells {moves:?}: {error}"));
    Game::replay(rules, cells).unwrap_or_else(|error| panic!("{moves:?}: {error}"))
}

/// Plays a game with these moves from these marks, the first side's and the second's, such as `h8i9-g7`.
pub fn arranged(board: &str, start: &str, moves: &str) -> Game {
    let marks = start.parse().unwrap_or_else(|error| panic!("marks {start:?}: {error}"));
    let game = Game::arrange(rules(board), marks);
    let game = game.unwrap_or_else(|error| panic!("no game from {start:?}: {error}"));
    game.with(cells(moves)).unwrap_or_else(|error| panic!("{moves:?} after {start:?}: {error}"))
}

/// Makes the legal plies that `choices` select. The game may end before all choices are used.
pub fn by_choices(mut game: Game, choices: &[Index]) -> Game {
    for choice in choices {
        let legal = legal_plies(&game);
        if legal.is_empty() {
            break;
        }
        game.act(legal[choice.index(legal.len())]).expect("a legal ply");
    }
    game
}

/// Returns all plies that can be made now; none once the game has ended.
pub fn legal_plies(game: &Game) -> Vec<Ply> {
    match game.turn() {
        None => Vec::new(),
        Some(Turn::Move { .. }) => game.legal_moves().map(Ply::Move).collect(),
        Some(turn @ Turn::Choose { .. }) => turn.choices().to_vec(),
    }
}

/// Plays a game between opponents that complete and block runs and otherwise move at random, until only `free` cells
/// are free.
pub fn guarded_game(mut game: Game, free: usize, random: &mut dyn Rng) -> Game {
    while let Some(position) = game.position()
        && game.board().free_count() > free
    {
        let cell = Opponent::Guard.choose(position, random).expect("it follows a rule");
        game.play(cell).expect("a legal move");
    }
    game
}

/// Returns the position of a running game.
pub fn position(game: &Game) -> Position<'_> {
    game.position().expect("a running game")
}

/// Returns the winner.
pub fn winner(game: &Game) -> Option<Side> {
    game.outcome().and_then(Outcome::winner)
}
