//! Why a side can complete no line, seen without search. Both reasons hold however the lines run, and though the other
//! side need not complete one.

use crate::{
    board::{Board, Cells},
    proving::{Marks, Side},
};

/// The most lines for which a pairing is looked for.
const MOST_LINES: usize = 64;

/// What a line is worth that lacks nothing. One that lacks a cell is worth half as much, and so on.
const COMPLETE: u32 = 1 << 16;

/// Whether the other side is known to be able to stop every line of `side`, who is to move or not.
///
/// Lines that share no free cell, not even by way of others, are games of their own, in which the other side answers
/// each move where it was made. If `side` is not to move, the other side is a move ahead in one of them.
pub fn is_stopped(board: &Board, marks: Marks, side: Side, is_to_move: bool) -> bool {
    let free = board.free(marks);
    let mut lines: Vec<Cells> = board.live_lines(marks, side).map(|line| line & free).collect();
    let mut is_ahead = !is_to_move;
    while let Some(&line) = lines.first() {
        let connected = connected(&mut lines, line);
        if has_low_weight(&connected, COMPLETE / 2) || has_pairing(&connected) {
            continue;
        }
        if !is_ahead || !has_low_weight(&connected, COMPLETE) {
            return false;
        }
        is_ahead = false;
    }
    true
}

/// Takes out the lines that share cells with these, also by way of others.
fn connected(lines: &mut Vec<Cells>, mut cells: Cells) -> Vec<Cells> {
    let mut connected = Vec::new();
    loop {
        let found = connected.len();
        connected.extend(lines.extract_if(.., |line| *line & cells != 0));
        if connected.len() == found {
            return connected;
        }
        cells = connected[found..].iter().fold(cells, |cells, line| cells | line);
    }
}

/// The other side stops all lines if each move of its is on the cell whose lines weigh most, and they weigh little
/// enough (Erdős and Selfridge, *On a combinatorial game*, 1973): together less than a line that lacks one cell, or
/// less than a complete one if the other side is to move.
fn has_low_weight(lines: &[Cells], limit: u32) -> bool {
    let weight = |line: &Cells| COMPLETE.checked_shr(line.count_ones()).unwrap_or_default().max(1);
    lines.iter().map(weight).sum::<u32>() < limit
}

/// The other side stops all lines if each has two free cells of its own: it answers a move on one of two with the other
/// (Hales and Jewett, *Regularity and positional games*, 1963).
fn has_pairing(lines: &[Cells]) -> bool {
    let cells = lines.iter().fold(0, |cells, line| cells | line);
    if lines.len() > MOST_LINES || 2 * lines.len() > cells.count_ones() as usize {
        return false;
    }
    let mut pairs = Pairs { lines, owners: [None; Cells::BITS as usize] };
    (0..2 * lines.len()).all(|number| pairs.give(number / 2, &mut 0))
}

/// The cells that lines own.
struct Pairs<'lines> {
    lines: &'lines [Cells],
    /// The line that owns each cell, if any does.
    owners: [Option<usize>; Cells::BITS as usize],
}

impl Pairs<'_> {
    /// Gives this line one more cell, though others have to take another for it (an augmenting path). `seen` are the
    /// cells that have been asked for in vain.
    fn give(&mut self, line: usize, seen: &mut Cells) -> bool {
        loop {
            let left = self.lines[line] & !*seen;
            if left == 0 {
                return false;
            }
            let cell = left.trailing_zeros() as usize;
            *seen |= 1 << cell;
            let is_given = match self.owners[cell] {
                None => true,
                Some(owner) => owner != line && self.give(owner, seen),
            };
            if is_given {
                self.owners[cell] = Some(line);
                return true;
            }
        }
    }
}
