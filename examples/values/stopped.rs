//! Recognises without search that a side cannot complete any line. Both criteria hold for lines of any kind, even if
//! the other side never completes one.

use crate::{
    board::{Board, Cells},
    proving::{Marks, Side},
};

/// A pairing is searched for only if there are at most this many lines.
const MOST_LINES: usize = 64;

/// The weight of a complete line. The weight halves with each cell that is missing.
const COMPLETE: u32 = 1 << 16;

/// Whether the other side is known to be able to stop every line of `side`.
///
/// Groups of lines that share no free cells are separate games, in which the other side answers each move in the game
/// where it was made. If `side` is not to move, the other side is a move ahead in one of them.
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

/// Removes and returns the lines that share cells with these, directly or through other lines.
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

/// Whether the total weight of the lines is below `limit`. The other side can then stop all of them by always marking
/// the cell whose lines weigh most (Erdős and Selfridge, *On a combinatorial game*, 1973). The limit is the weight of a
/// line on which one cell is missing or, if the other side is to move, of a complete line.
fn has_low_weight(lines: &[Cells], limit: u32) -> bool {
    let weight = |line: &Cells| COMPLETE.checked_shr(line.count_ones()).unwrap_or_default().max(1);
    lines.iter().map(weight).sum::<u32>() < limit
}

/// Whether each line can be given two free cells that belong to no other. The other side can then stop all lines by
/// answering a move on one of the two with the other (Hales and Jewett, *Regularity and positional games*, 1963).
fn has_pairing(lines: &[Cells]) -> bool {
    let cells = lines.iter().fold(0, |cells, line| cells | line);
    if lines.len() > MOST_LINES || 2 * lines.len() > cells.count_ones() as usize {
        return false;
    }
    let mut pairs = Pairs { lines, owners: [None; Cells::BITS as usize] };
    (0..2 * lines.len()).all(|number| pairs.give(number / 2, &mut 0))
}

/// Assigns cells to lines.
struct Pairs<'lines> {
    lines: &'lines [Cells],
    /// The line that owns each cell, if any does.
    owners: [Option<usize>; Cells::BITS as usize],
}

impl Pairs<'_> {
    /// Gives this line one more cell, for which other lines may have to change theirs (an augmenting path). `seen` are
    /// the cells that have been tried.
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
