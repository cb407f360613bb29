//! Checks a proof by the plain rules: the first player's moves are played against every reply, with the library's
//! [`Game`]. The prover's moves are treated as mere hints.

use std::collections::HashSet;

use in_a_row::engine::{Cell, Game, Outcome, Side};

use crate::{
    board::Cells,
    proof::Prover,
    proving::{FIRST, Marks, SECOND},
};

/// The results of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of positions, up to symmetry, in which the first player's move was checked and does not complete a
    /// line.
    pub positions: usize,
    /// The length of the longest game in plies.
    pub longest: usize,
}

/// A game in which the first player did not win.
#[derive(Debug)]
pub struct Hole(pub Vec<Cell>);

/// Checks that the first player wins on the prover's board.
///
/// # Errors
///
/// A game that the first player does not win.
pub fn check(prover: &mut Prover) -> Result<Report, Hole> {
    let game = Game::new(prover.board.rules());
    let mut check = Check { prover, game, seen: HashSet::new(), report: Report::default() };
    check.moves()?;
    Ok(Report { positions: check.seen.len(), ..check.report })
}

struct Check<'prover> {
    prover: &'prover mut Prover,
    game: Game,
    seen: HashSet<Marks>,
    report: Report,
}

impl Check<'_> {
    /// Checks the first player's move.
    fn moves(&mut self) -> Result<(), Hole> {
        let marks = self.marks();
        let completing = self.prover.board.completing(marks, FIRST);
        let is_seen = completing == 0 && !self.seen.insert(self.prover.board.canonical(marks));
        if is_seen {
            return Ok(());
        }
        let hint = self.prover.winning_move(marks).and_then(|cell| self.cell(cell));
        self.play(hint.ok_or_else(|| self.hole())?)?;
        match self.game.outcome().map(Outcome::winner) {
            None => self.replies()?,
            Some(Some(Side::First)) => {
                self.report.longest = self.report.longest.max(self.game.moves().len());
            }
            Some(_) => return Err(self.hole()),
        }
        self.game.undo();
        Ok(())
    }

    /// Checks the first player's answer to every reply.
    fn replies(&mut self) -> Result<(), Hole> {
        let replies: Vec<Cell> = self.game.legal_moves().collect();
        for reply in replies {
            self.play(reply)?;
            if self.game.outcome().is_some() {
                return Err(self.hole());
            }
            self.moves()?;
            self.game.undo();
        }
        Ok(())
    }

    fn play(&mut self, cell: Cell) -> Result<(), Hole> {
        self.game.play(cell).map_err(|_| self.hole())
    }

    fn marks(&self) -> Marks {
        let mut marks = [0; 2];
        for (cell, side) in self.game.board().marks() {
            marks[if side == Side::First { FIRST } else { SECOND }] |= self.prover.board.bit(cell);
        }
        marks
    }

    fn cell(&self, bit: Cells) -> Option<Cell> {
        self.game.board().free_cells().find(|&cell| self.prover.board.bit(cell) == bit)
    }

    fn hole(&self) -> Hole {
        Hole(self.game.moves().to_vec())
    }
}
