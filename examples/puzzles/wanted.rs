//! How many puzzles of each kind the page has.

use std::fmt;

use in_a_row::engine::{
    Rules,
    puzzles::{Puzzle, Theme},
};

/// The puzzles on one board.
pub struct Part {
    /// The board, as in a link.
    pub board: &'static str,
    /// How many win by fours, how many by other threats, and how many hold.
    pub counts: [usize; 3],
}

/// The kinds that have a number of their own.
const KINDS: [Theme; 3] = [Theme::Fours, Theme::Threats, Theme::Defence];

const fn part(board: &'static str, counts: [usize; 3]) -> Part {
    Part { board, counts }
}

/// All puzzles. Small boards have few positions with a single good move.
pub const WANTED: &[Part] = &[
    part("3x3k3", [20, 0, 10]),
    part("4x4k3", [25, 0, 0]),
    part("4x4k4", [10, 0, 0]),
    part("5x5k4", [60, 60, 80]),
    part("6x6k4", [40, 40, 30]),
    part("7x7k5", [35, 35, 30]),
    part("15x15k5", [300, 450, 450]),
    part("15x15k5e", [80, 250, 320]),
    part("15x15k5r", [200, 300, 250]),
    part("15x15k5c", [60, 180, 320]),
    part("3x3x3k3", [10, 0, 0]),
    part("4x4x4k4", [300, 20, 30]),
];

impl Part {
    pub fn rules(&self) -> Rules {
        self.board.parse().expect("a board")
    }

    /// Returns how many of each kind to make, if this many percent are wanted.
    pub fn quota(&self, percent: usize) -> Quota {
        let left = self.counts.map(|count| (count * percent).div_ceil(100));
        let is_large = self.rules().shape().cell_count() > 64;
        Quota { left, easy: left.map(|count| if is_large { count / 2 } else { count }) }
    }
}

/// Puzzles below this rating are easy. Games have many of them.
const EASY: u16 = 750;

/// How many puzzles of each kind are still missing.
pub struct Quota {
    left: [usize; 3],
    /// How many of these may be easy.
    easy: [usize; 3],
}

impl Quota {
    /// Returns the kinds of which puzzles are missing.
    pub fn missing(&self) -> Vec<Theme> {
        KINDS
            .into_iter()
            .zip(self.left)
            .filter(|(_, left)| *left > 0)
            .map(|(kind, _)| kind)
            .collect()
    }

    /// Returns whether a puzzle of this kind is missing. If so, it is counted.
    pub fn take(&mut self, puzzle: &Puzzle) -> bool {
        let kind = KINDS.iter().position(|&kind| puzzle.themes().contains(kind));
        let Some(kind) = kind.filter(|&kind| self.left[kind] > 0) else { return false };
        if puzzle.rating() < EASY {
            if self.easy[kind] == 0 {
                return false;
            }
            self.easy[kind] -= 1;
        }
        self.left[kind] -= 1;
        true
    }
}

impl fmt::Display for Quota {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [fours, threats, hold] = self.left;
        write!(f, "{fours} by fours, {threats} by threats, {hold} to hold are missing")
    }
}
