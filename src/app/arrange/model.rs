//! A position while a person arranges it.

use crate::{
    engine::{ArrangeError, Cell, Side},
    session::{Arrangement, CellView, Mark, Players, Replay, Seat, Seating, Setup},
};

/// A position while it is arranged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arranging {
    /// The game that is to begin from it.
    pub setup: Setup,
    /// The marks so far, and what a press places.
    pub position: Arrangement,
    /// Where the mark is that was picked up.
    pub lifted: Option<Cell>,
    /// Whose turn it would be, or why it cannot be played from.
    pub turn: Result<Side, ArrangeError>,
}

impl Arranging {
    /// Begins with this position, for a game of this setup.
    pub fn new(setup: Setup, position: Arrangement) -> Self {
        let mut arranging = Self { setup, position, lifted: None, turn: Ok(Side::First) };
        arranging.find_turn();
        arranging
    }

    /// What a press on a free cell would put there.
    pub fn mark_to_place(&self) -> Option<Mark> {
        let lifted = self.lifted.and_then(|cell| self.position.side_at(cell));
        lifted.or(self.position.hand.side()).map(|side| self.position.mark(side))
    }

    /// How this cell is to be shown.
    pub fn cell(&self, cell: Cell) -> CellView {
        CellView { is_lifted: self.lifted == Some(cell), ..self.position.cell(cell) }
    }

    /// Puts down on this cell what was picked up, or does what the hand is for.
    pub fn press(&mut self, cell: Cell) {
        match self.lifted.take() {
            Some(from) => self.position.shift(from, cell),
            None => self.position.tap(cell),
        }
    }

    /// The game that would begin from this position, between two people; `None` if nobody can play from it.
    #[must_use]
    pub fn replay(&self) -> Option<Replay> {
        let game = self.position.game().ok()?;
        let x = if self.position.mark(Side::First) == Mark::X { Seat::One } else { Seat::Two };
        let setup = Setup { players: Players::Friends, ..self.setup };
        Some(Replay::new(setup, Seating { first: Seat::One, x }, game))
    }

    /// Updates whose turn it would be. It follows from the number of marks of each side.
    pub fn find_turn(&mut self) {
        self.turn = self.position.game().map(|game| game.side_at(0));
    }
}
