use crate::engine::{Cell, Form, Position, geometry};

/// Returns the legal moves that are worth considering, in reading order. Of moves that a rotation or reflection of the
/// position maps onto each other, it returns only the first.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::distinct_moves, notation::Link};
///
/// // A corner, an edge and the centre.
/// let game = "3x3k3".parse::<Link>()?.game;
/// let moves = distinct_moves(game.position().expect("a running game"));
/// assert_eq!(moves, ["a3".parse()?, "b3".parse()?, "b2".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn distinct_moves(position: Position<'_>) -> Vec<Cell> {
    let board = position.board();
    let (cells, mut symmetries) = cells_and_symmetries(position);
    symmetries.retain(|images| {
        cells.iter().zip(images).all(|(&cell, &image)| board.get(cell) == board.get(image))
    });
    let is_first = |number: usize, cell: Cell| {
        symmetries.iter().all(|images| cell.reading_order() <= images[number].reading_order())
    };
    let moves = cells.iter().enumerate();
    let moves =
        moves.filter(|&(number, &cell)| position.judge(cell).is_legal() && is_first(number, cell));
    moves.map(|(_, &cell)| cell).collect()
}

/// Returns the cells in reading order, and their images under each symmetry of the board. Without end, these are the
/// cells with marks and those worth considering, and the symmetries of the rectangle around the marks.
fn cells_and_symmetries(position: Position<'_>) -> (Vec<Cell>, Vec<Vec<Cell>>) {
    let (board, shape) = (position.board(), position.rules().shape());
    if shape.form() != Form::Endless {
        return (shape.cells().collect(), shape.symmetries());
    }
    let marks: Vec<_> = board.marks().map(|(cell, _)| cell).collect();
    let corner = |bound: fn(i16, i16) -> i16| {
        let cells = marks.iter().map(|cell| [cell.column(), cell.row()]);
        cells.reduce(|a, b| [bound(a[0], b[0]), bound(a[1], b[1])]).unwrap_or_default()
    };
    let corners = [corner(i16::min), corner(i16::max)];
    let mut cells: Vec<_> = marks.iter().copied().chain(position.candidates()).collect();
    cells.sort_unstable_by_key(|cell| cell.reading_order());
    let symmetries = geometry::of_rectangle(&cells, corners[0], corners[1]);
    (cells, symmetries)
}
