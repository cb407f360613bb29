//! The state of a position while a person arranges it.

use crate::{
    engine::{ArrangeError, Cell, Side},
    session::{Arrangement, CellView, Mark, Players, Replay, Seat, Seating, Setup},
    words::phrases,
};

/// A position while a person arranges it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arranging {
    /// The setup of the game that would begin from the position.
    pub setup: Setup,
    /// The marks so far, and the mark that a press places.
    pub position: Arrangement,
    /// The cell of the picked-up mark.
    pub lifted: Option<Cell>,
    /// The side to move, or why no game can begin from the position.
    pub turn: Result<Side, ArrangeError>,
}

impl Arranging {
    /// Starts with this position, for a game of this setup.
    pub fn new(setup: Setup, position: Arrangement) -> Self {
        let mut arranging = Self { setup, position, lifted: None, turn: Ok(Side::First) };
        arranging.find_turn();
        arranging
    }

    /// Returns the mark that a press on a free cell would place.
    pub fn mark_to_place(&self) -> Option<Mark> {
        let lifted = self.lifted.and_then(|cell| self.position.side_at(cell));
        lifted.or_else(|| self.position.side_to_place()).map(|side| self.position.mark(side))
    }

    /// Returns the headline: the side that would move.
    pub fn headline(&self) -> String {
        phrases::turn(&self.position, self.turn, self.setup.pieces)
    }

    /// Returns the view of this cell.
    pub fn cell(&self, cell: Cell) -> CellView {
        CellView { is_lifted: self.lifted == Some(cell), ..self.position.cell(cell) }
    }

    /// Drops the picked-up mark on this cell, or applies the selected tool to it.
    pub fn press(&mut self, cell: Cell) {
        match self.lifted.take() {
            Some(from) => self.position.shift(from, cell),
            None => self.position.tap(cell),
        }
    }

    /// Changes the whole position. A picked-up mark is dropped where it was before.
    pub fn change_all(&mut self, change: impl FnOnce(&mut Arrangement)) {
        self.lifted = None;
        change(&mut self.position);
    }

    /// Returns the game that would begin from this position, between two people; `None` if no game can.
    #[must_use]
    pub fn replay(&self) -> Option<Replay> {
        let game = self.position.game().ok()?;
        let x = if self.position.mark(Side::First) == Mark::X { Seat::One } else { Seat::Two };
        let setup = Setup { players: Players::Friends, ..self.setup };
        Some(Replay::new(setup, Seating { first: Seat::One, x }, game))
    }

    /// Updates the side to move, which follows from the number of marks of each side.
    pub fn find_turn(&mut self) {
        self.turn = self.position.game().map(|game| game.side_at(0));
    }
}
