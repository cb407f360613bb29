use super::patterns::{Patterns, Place};
use crate::engine::{Cell, Position};

/// The first moves: the centre, and next to a single mark, towards the centre.
pub(super) fn opening(position: Position<'_>, patterns: &Patterns) -> Option<Place> {
    let rules = position.rules();
    let centre = Cell::new((rules.columns() - 1) / 2, (rules.rows() - 1) / 2);
    let marks = rules.cell_count() - patterns.free();
    if marks == 0 {
        return Some(patterns.place(centre));
    }
    if marks > 1 {
        return None;
    }
    let taken = rules.cells().find(|&cell| !position.board().is_free(cell))?;
    let towards = |from: u8, to: u8| if from > to { from - 1 } else { from + 1 };
    let near =
        Cell::new(towards(taken.column(), centre.column()), towards(taken.row(), centre.row()));
    rules.contains(near).then(|| patterns.place(near))
}
