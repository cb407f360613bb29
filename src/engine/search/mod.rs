//! The strong player, for every flat board and every length of run.
//!
//! Iterative deepening with principal variation search over [`Patterns`], which know at once what is
//! threatened. Wins in one, three and five plies and the replies that could stop them are known without
//! a search; wins by continuous fours are looked for at the leaves, and wins by continuous threats at the
//! root, for both sides and with a share of the nodes. Where so few cells are free that the search can
//! finish, it selects nothing, so that what it says is exact.

mod alpha_beta;
mod attack;
mod deepening;
mod expected;
mod failures;
mod forced;
mod fours;
mod level;
mod opening;
mod ordering;
pub mod patterns;
mod score;
mod symmetry;
mod table;
mod thinking;
mod threats;

use std::time::{Duration, Instant};

pub use deepening::Ongoing;
pub use level::Level;

use failures::Failures;
use level::Skill;
use ordering::{Experience, Ranked};
use patterns::{Patterns, Place};
use symmetry::Symmetries;
use table::Table;

use super::{Cell, Position, Rules};

/// When a search stops at the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Once this much time has passed.
    Time(Duration),
    /// After this many positions.
    Nodes(u64),
    /// Once all lines have been followed for this many plies, forced ones not counted and hopeless ones
    /// left out.
    Depth(u32),
}

/// What a search needs from outside: a clock and a stop flag, asked about every thousand nodes.
pub trait Control {
    /// Time since the search began.
    fn elapsed(&mut self) -> Duration;

    /// Whether it is to stop now.
    fn is_stopped(&mut self) -> bool {
        false
    }

    /// Told after each finished depth, and when the best move changes.
    fn progress(&mut self, _thought: &Thought) {}
}

/// Its own clock: the time since then.
impl Control for Instant {
    fn elapsed(&mut self) -> Duration {
        Self::elapsed(self)
    }
}

/// No time passes: for limits that are not by time.
#[derive(Clone, Copy, Debug)]
pub struct Untimed;

impl Control for Untimed {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }
}

/// What came out so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The best move: always a legal one.
    pub best: Cell,
    /// What it leads to.
    pub score: Score,
    /// The last finished depth, in plies; 0 where no search was needed.
    pub depth: u32,
    /// Positions entered by play so far.
    pub nodes: u64,
    /// The line that is expected, from `best` on; it may be longer than the game where that is drawn early.
    pub line: Vec<Cell>,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Nothing is certain, or a draw is: hundredths of a natural logit of the chance to win, so that 0 is
    /// an even game, 100 about 73 %, and -100 about 27 %.
    Even(i32),
    /// It wins with the last of this many plies, or sooner.
    Wins(u32),
    /// It loses with the last of this many plies, however it plays.
    Loses(u32),
}

/// One player's memory: tables allocated once, for one board.
#[derive(Clone, Debug)]
pub struct Search {
    patterns: Patterns,
    /// Of a board that is searched without selection.
    symmetries: Option<Symmetries>,
    table: Table,
    /// Of wins by fours.
    failures: Failures,
    /// Of wins by threats.
    attacks: Failures,
    experience: Experience,
    /// Moves to try, those of each position after those of the one before.
    moves: Vec<Ranked>,
    /// The same for cells that are not ranked.
    places: Vec<Place>,
    /// Whether no move is left out, because the game can be searched to its end.
    is_thorough: bool,
}

/// Boards with at most as many cells are searched without selection.
const THOROUGH_CELLS: usize = 25;

/// So are others when no more cells than this are free.
const THOROUGH_FREE: usize = 12;

/// No search needs more for its tables.
const MOST_BYTES: usize = 64 << 20;

impl Search {
    /// For one board. The transposition table gets about `table_bytes`, with all else at most 64 MB.
    #[must_use]
    pub fn new(rules: Rules, table_bytes: usize) -> Self {
        let patterns = Patterns::new(rules);
        let cells = rules.shape().cell_count();
        let room = cells * 64;
        let is_small = cells <= THOROUGH_CELLS;
        Self {
            symmetries: is_small.then(|| Symmetries::new(rules.shape(), &patterns)),
            table: Table::new(table_bytes.min(MOST_BYTES / 2)),
            failures: Failures::new(fours::FAILURES),
            attacks: Failures::new(attack::FAILURES),
            experience: Experience::new(patterns.size()),
            moves: Vec::with_capacity(room),
            places: Vec::with_capacity(room),
            is_thorough: is_small,
            patterns,
        }
    }

    /// Chooses a move for the side to move. The position's rules are those that this memory is for.
    ///
    /// With a limit by nodes or depth the same calls in the same order give the same answers.
    pub fn think(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Thought {
        let mut ongoing = self.begin(position, limit);
        self.go_on(&mut ongoing, control);
        ongoing.thought().clone()
    }

    /// Begins to choose a move, as [`think`](Self::think) does, for where it cannot be done in one go.
    pub fn begin(&mut self, position: Position<'_>, limit: Limit) -> Ongoing {
        deepening::begin(self, position, limit, (Skill::FULL, 0))
    }

    /// Goes on until the limit, or until it is told to stop; afterwards it can go on again, as long as
    /// this memory has begun nothing else since. The control's clock shows the time since the very
    /// beginning.
    pub fn go_on(&mut self, ongoing: &mut Ongoing, control: &mut dyn Control) {
        deepening::go_on(self, ongoing, control);
    }

    /// Whether the other side could win by an open four or two fours if it were its turn.
    pub fn is_threatened(&mut self, position: Position<'_>) -> bool {
        self.patterns.set_up(position.board());
        threats::verdict(&self.patterns, position.turn()) == threats::Verdict::Threatened
    }

    /// The shortest win of the side to move by continuous fours (VCF), if there is one: each of its moves
    /// but the last leaves the other side one reply, which follows it in the line, or none that helps.
    /// `None` too where the limit came first.
    pub fn win_by_fours(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>> {
        let side = position.turn();
        let line = deepening::set_up(self, position, limit, (Skill::FULL, true), control)
            .line_of_fours(side)?;
        Some(line.into_iter().map(|place| self.patterns.cell(place)).collect())
    }

    /// A win of the side to move by continuous threats (VCT), if one is found that has at most so many of
    /// them before the fours that end it: its first move, and the most plies that it takes. `None` too
    /// where the limit came first.
    pub fn win_by_threats(
        &mut self,
        position: Position<'_>,
        threats: u32,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<(Cell, u32)> {
        let mut ongoing = self.begin(position, limit);
        deepening::attack(self, &mut ongoing, threats, control)
    }

    /// Forgets everything, for a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        self.failures.clear();
        self.attacks.clear();
        self.experience.clear();
    }
}
