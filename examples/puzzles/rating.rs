//! How difficult a puzzle is: how often limited levels find its solution, how long it is, and whether it begins with a
//! quiet move.

use std::time::Duration;

use in_a_row::engine::{
    Cell, Game, Rules,
    search::{Level, Search, Untimed},
};
use rand::Rng;
use rustc_hash::FxHashSet;

use crate::themes::is_quiet;

/// The levels that try, and how often each does.
const LEVELS: [(Level, u32); 5] =
    [(Level::One, 4), (Level::Two, 4), (Level::Three, 4), (Level::Four, 3), (Level::Five, 2)];

/// The rating of a puzzle that every level solves at once.
const EASIEST: u32 = 600;

/// The greatest part of the rating that a level decides.
const PER_LEVEL: u32 = 280;

/// For each move of the solver after the first.
const PER_MOVE: u32 = 80;

/// For each wrong move that a level plays, up to [`MOST_WRONG`].
const PER_WRONG: u32 = 25;
const MOST_WRONG: usize = 6;

/// For a first move that makes no threat.
const QUIET: u32 = 150;

const TABLE_BYTES: usize = 1 << 18;

/// Lets levels try puzzles on one board.
pub struct Rater {
    search: Search,
}

impl Rater {
    pub fn new(rules: Rules) -> Self {
        Self { search: Search::new(rules, TABLE_BYTES) }
    }

    /// Returns the rating of a puzzle, in whole tens.
    pub fn rating(&mut self, game: &Game, line: &[Cell], random: &mut impl Rng) -> u16 {
        let Some(position) = game.position() else { return 0 };
        let mut rating = EASIEST;
        let mut wrong = FxHashSet::default();
        for (level, tries) in LEVELS {
            let mut failed = 0;
            for _ in 0..tries {
                self.search.clear();
                let tried =
                    level.choose(position, &mut self.search, Duration::ZERO, random, &mut Untimed);
                if tried.best != line[0] {
                    failed += 1;
                    wrong.insert(tried.best);
                }
            }
            rating += PER_LEVEL * failed / tries;
        }
        let wrong = u32::try_from(wrong.len().min(MOST_WRONG)).unwrap_or_default();
        let moves = u32::try_from(line.len() / 2).unwrap_or_default();
        rating += PER_WRONG * wrong + PER_MOVE * moves;
        if is_quiet(game, line[0]) {
            rating += QUIET;
        }
        u16::try_from(rating / 10 * 10).unwrap_or_default().min(2550)
    }
}
