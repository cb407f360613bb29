//! Checks a proof by the plain rules. It treats the prover's moves as mere hints, and has a board of its own, which
//! knows only the marks and the cells that complete a line.

use std::collections::HashSet;

use crate::{
    cube::Cube,
    geometry::{Cells, LINE_CELLS},
    proof::Prover,
    proving::{
        FIRST, Marks, SECOND, Side, members,
        numbers::Numbers,
        symmetries::{Symmetries, image},
        vcf::{Threat, Win},
    },
};

/// How many positions a search for a VCF may look at: more than during the proof, so that no VCF is missed.
const BUDGET: u32 = 100_000;

/// The results of a check.
#[derive(Clone, Copy, Debug, Default)]
pub struct Report {
    /// The number of positions, up to symmetry, that the first player wins by a move that is not part of a VCF: one
    /// that is forced, one that forces the reply, or any other.
    pub forced: usize,
    pub forcing: usize,
    pub strategic: usize,
    /// The number of replies after which the first player wins by VCF.
    pub vcf_wins: usize,
    /// The greatest number of marks in a position with a move that is not part of a VCF.
    pub most_marks: u32,
}

/// The marks of both sides.
#[derive(Clone, Copy)]
struct Board(Marks);

impl Board {
    fn free(self) -> Cells {
        !(self.0[FIRST] | self.0[SECOND])
    }

    fn with(mut self, side: Side, cell: Cells) -> Self {
        assert!(cell.is_power_of_two() && self.free() & cell != 0);
        self.0[side] |= cell;
        self
    }

    /// The free cells that would complete a line of `side`.
    fn completing(self, side: Side) -> Cells {
        LINE_CELLS
            .iter()
            .map(|line| line & !self.0[side])
            .filter(|&missing| missing.is_power_of_two() && missing & self.0[1 - side] == 0)
            .fold(0, |cells, missing| cells | missing)
    }

    /// Whether the first player, who is to move, wins with these threats against every reply.
    fn is_won_by(self, threats: &[Threat]) -> bool {
        if self.completing(FIRST) != 0 {
            return true;
        }
        let Some((&(threat, expected), rest)) = threats.split_first() else { return false };
        if self.free() & threat == 0 {
            return false;
        }
        let board = self.with(FIRST, threat);
        // A second player who can complete a line does so.
        board.completing(SECOND) == 0
            && members(board.free()).all(|reply| {
                let board = board.with(SECOND, reply);
                board.completing(FIRST) != 0 || (reply == expected && board.is_won_by(rest))
            })
    }
}

/// Checks that each symmetry maps lines to lines and different cells to different cells.
pub fn are_sound(symmetries: &Symmetries) -> bool {
    symmetries.tables.iter().all(|table| {
        let cells = members(Cells::MAX).fold(0, |cells, cell| cells | image(table, cell));
        cells == Cells::MAX
            && LINE_CELLS.iter().all(|&line| LINE_CELLS.contains(&image(table, line)))
    })
}

/// Checks that the first player wins after having marked `cell` on the empty board.
///
/// # Errors
///
/// The marks of a position that is not proved.
pub fn verify(prover: &mut Prover, cell: Cells) -> Result<Report, Marks> {
    let mut report = Report::default();
    let mut seen = HashSet::new();
    let mut to_check = Vec::new();
    check_replies(prover, Board([cell, 0]), &mut to_check, &mut report)?;
    while let Some(marks) = to_check.pop() {
        if !seen.insert(marks) {
            continue;
        }
        let board = Board(marks);
        let cell = winning_move(prover, marks).ok_or(marks)?;
        let next = board.with(FIRST, cell);
        if next.completing(SECOND) != 0 {
            return Err(marks);
        }
        let kind = if board.completing(SECOND) != 0 {
            &mut report.forced
        } else if next.completing(FIRST) != 0 {
            &mut report.forcing
        } else {
            &mut report.strategic
        };
        *kind += 1;
        report.most_marks = report.most_marks.max((marks[FIRST] | marks[SECOND]).count_ones());
        check_replies(prover, next, &mut to_check, &mut report)?;
    }
    Ok(report)
}

/// The first player's move that has been proved to win.
fn winning_move(prover: &Prover, marks: Marks) -> Option<Cells> {
    members(Board(marks).free()).find(|&cell| {
        let next = prover.symmetries.canonical(Board(marks).with(FIRST, cell).0);
        prover.tree.find(next).is_some_and(|id| prover.tree.numbers(id) == Numbers::PROVED)
    })
}

/// Checks all replies of the second player. Each must lead to a win by VCF, which is checked at once, or to a proved
/// position, which is added to `to_check`.
fn check_replies(
    prover: &mut Prover,
    board: Board,
    to_check: &mut Vec<Marks>,
    report: &mut Report,
) -> Result<(), Marks> {
    // The position as the prover saw it.
    let board = Board(prover.symmetries.canonical(board.0));
    let mut wins = prover.replies(&Cube::new(board.0)).wins;
    for reply in members(board.free()) {
        let board = board.with(SECOND, reply);
        if board.is_won_by(&[]) || wins.iter().any(|win: &Win| board.is_won_by(win)) {
            report.vcf_wins += 1;
            continue;
        }
        let marks = prover.symmetries.canonical(board.0);
        let is_proved = |id| prover.tree.numbers(id) == Numbers::PROVED;
        if prover.tree.find(marks).is_some_and(is_proved) {
            to_check.push(marks);
            continue;
        }
        let win = prover.find_vcf(&Cube::new(board.0), FIRST, BUDGET);
        let win = win.filter(|win| board.is_won_by(win)).ok_or(board.0)?;
        report.vcf_wins += 1;
        wins.push(win);
    }
    Ok(())
}
