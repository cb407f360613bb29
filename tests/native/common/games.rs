//! Games and what they are made of, from the notation that links use.

use in_a_row::engine::{Cell, Game, Outcome, Position, Rules, Side, bots::Opponent, notation};
use proptest::sample::Index;
use rand::Rng;

pub const SIDES: [Side; 2] = [Side::First, Side::Second];

/// The rules that are written so: `15x15k5`.
pub fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("{text:?} are no rules: {error}"))
}

/// The cell that is written so: `h8`.
pub fn at(text: &str) -> Cell {
    text.parse().unwrap_or_else(|error| panic!("{text:?} is no cell: {error}"))
}

/// The cells that are written so, one after the other: `h8i9`.
pub fn cells(text: &str) -> Vec<Cell> {
    notation::parse_moves(text).unwrap_or_else(|error| panic!("{text:?} are no cells: {error}"))
}

/// The game with these moves: `h8i9`.
pub fn played(board: &str, moves: &str) -> Game {
    let rules = rules(board);
    let cells = notation::parse_moves_on(rules, moves)
        .unwrap_or_else(|error| panic!("{moves:?} are no cells: {error}"));
    Game::replay(rules, cells).unwrap_or_else(|error| panic!("{moves:?}: {error}"))
}

/// The game with these moves that began from these marks: `h8i9-g7`, the first side's and the second's.
pub fn arranged(board: &str, start: &str, moves: &str) -> Game {
    let marks = start.parse().unwrap_or_else(|error| panic!("{start:?} are no marks: {error}"));
    let game = Game::arrange(rules(board), marks);
    let game = game.unwrap_or_else(|error| panic!("{start:?} cannot be played from: {error}"));
    game.with(cells(moves)).unwrap_or_else(|error| panic!("{moves:?} after {start:?}: {error}"))
}

/// A game in which each move is chosen among the legal ones. It may end before the choices do.
pub fn by_chance(mut game: Game, choices: &[Index]) -> Game {
    for choice in choices {
        let legal: Vec<_> = game.legal_moves().collect();
        if legal.is_empty() {
            break;
        }
        game.play(legal[choice.index(legal.len())]).expect("a legal move");
    }
    game
}

/// A game between players who complete and block runs, and otherwise move at random.
pub fn guarded(mut game: Game, free: usize, random: &mut dyn Rng) -> Game {
    while let Some(position) = game.position()
        && game.board().free_count() > free
    {
        let cell = Opponent::Guard.choose(position, random).expect("it follows a rule");
        game.play(cell).expect("a legal move");
    }
    game
}

/// The position of a game that is still running.
pub fn position(game: &Game) -> Position<'_> {
    game.position().expect("a running game")
}

/// Who has won.
pub fn winner(game: &Game) -> Option<Side> {
    game.outcome().and_then(Outcome::winner)
}
