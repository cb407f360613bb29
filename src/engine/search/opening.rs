use super::patterns::{Index, Patterns};
use crate::engine::{Cell, Position};

/// The opening move: the centre, or a cell next to the only mark, towards the centre.
pub(super) fn opening(position: Position<'_>, patterns: &Patterns) -> Option<Index> {
    let shape = position.rules().shape();
    let middle = |length: u8| (i16::from(length) - 1) / 2;
    let centre = Cell::new(middle(shape.columns()), middle(shape.rows()));
    let marks = shape.cell_count() - patterns.free();
    if marks == 0 {
        return Some(patterns.index(centre));
    }
    if marks > 1 {
        return None;
    }
    let taken = shape.cells().find(|&cell| !position.board().is_free(cell))?;
    let towards = |from: i16, to: i16| if from > to { from - 1 } else { from + 1 };
    let near =
        Cell::new(towards(taken.column(), centre.column()), towards(taken.row(), centre.row()));
    shape.contains(near).then(|| patterns.index(near))
}
