//! A game as plain text, for messages and the clipboard.

use super::Pieces;
use crate::engine::{Board, Cell, Rules, Side};

/// The longest side of a board that is sent as text in a message, in cells: wider ones are broken into
/// lines by a phone.
const LONGEST_IN_MESSAGE: u8 = 9;

/// Whether a board of this size goes into a message as text.
#[must_use]
pub const fn fits_message(rules: Rules) -> bool {
    rules.shape().longest_side() <= LONGEST_IN_MESSAGE
}

/// The board as text, a line for each row, with a space between the cells. `x` is the side that wears
/// X or black.
#[must_use]
pub fn board(board: &Board, pieces: Pieces, x: Side) -> String {
    let (black, white) = match pieces {
        Pieces::Marks => ('X', 'O'),
        Pieces::Stones => ('●', '○'),
    };
    let columns = usize::from(board.rules().shape().columns());
    let mut text = String::new();
    for (place, cell) in board.rules().shape().cells().enumerate() {
        if place > 0 {
            text.push(if place.is_multiple_of(columns) { '\n' } else { ' ' });
        }
        text.push(match board.get(cell) {
            None => '.',
            Some(side) if side == x => black,
            Some(_) => white,
        });
    }
    text
}

/// The moves with their numbers, as in `1. h8 2. i9`.
#[must_use]
pub fn moves(moves: &[Cell]) -> String {
    let numbered: Vec<_> =
        (1..).zip(moves).map(|(number, cell)| format!("{number}. {cell}")).collect();
    numbered.join(" ")
}
