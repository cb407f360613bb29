//! Positions to look for puzzles in.

use std::time::Duration;

use in_a_row::engine::{
    Cell, Game, Rules,
    openings::near_marks,
    search::{Level, Search, Untimed},
};
use rand::{Rng, RngExt, seq::IndexedRandom};

/// How far a random move may be from an earlier mark.
const FROM_MARKS: u16 = 2;

/// A game has at most this many moves.
const LONGEST: usize = 60;

/// The levels that play. Weak ones overlook a lot, so that there is something to find.
const LEVELS: [Level; 3] = [Level::One, Level::Two, Level::Three];

/// Plays a game: some random moves, then a level for each side, and now and then a random move.
pub fn game(rules: Rules, search: &mut Search, random: &mut impl Rng) -> Game {
    let mut game = Game::new(rules);
    let cells = rules.shape().cell_count();
    let random_moves = random.random_range(1..=(cells / 4).clamp(1, 6));
    let levels = [(); 2].map(|()| *LEVELS.choose(random).expect("a level"));
    while game.moves().len() < LONGEST
        && let Some(position) = game.position()
    {
        let is_random = game.moves().len() < random_moves || random.random_ratio(1, 12);
        let near = near_marks(&game, FROM_MARKS);
        let cell = match near.choose(random) {
            Some(&cell) if is_random && position.judge(cell).is_legal() => cell,
            None => *central(rules).choose(random).expect("a cell"),
            _ => {
                let level = levels[game.moves().len() % 2];
                level.choose(position, search, Duration::ZERO, random, &mut Untimed).best
            }
        };
        if game.play(cell).is_err() {
            break;
        }
    }
    game
}

/// Returns the cells for the first mark: those that are at most a third of a side from the centre.
fn central(rules: Rules) -> Vec<Cell> {
    let shape = rules.shape();
    let is_central = |at: i16, side: u8| {
        let from_centre = (2 * at + 1 - i16::from(side)).abs();
        from_centre <= (2 * i16::from(side) / 3).max(1)
    };
    let near = |cell: &Cell| {
        is_central(cell.column(), shape.columns()) && is_central(cell.row(), shape.rows())
    };
    shape.cells().filter(near).collect()
}
