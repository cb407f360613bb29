//! A game as plain text, for messages and the clipboard.

use super::Pieces;
use crate::engine::{Board, Ply, Rules, Side};

/// The longest side, in cells, of a board that is sent as text. Phones would wrap the lines of a wider one.
const LONGEST_IN_MESSAGE: u8 = 9;

/// Returns whether a board of this size fits into a message as text.
///
/// # Examples
/// ```
/// use in_a_row::session::plain;
///
/// assert!(plain::fits_message("9x9k5".parse()?));
/// assert!(!plain::fits_message("15x15k5".parse()?));
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[must_use]
pub const fn fits_message(rules: Rules) -> bool {
    rules.shape().longest_side() <= LONGEST_IN_MESSAGE
}

/// Writes the board as text: a line for each row, with a space between cells, and an empty line between layers. The
/// lowest layer comes first. `x` is the side that has X or black.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Side, notation::Link},
///     session::{Pieces, plain},
/// };
///
/// let game = "3x3k3/b2a1c3".parse::<Link>()?.game;
/// assert_eq!(plain::board(game.board(), Pieces::Marks, Side::First), "\
/// . . X
/// . X .
/// O . .");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[must_use]
pub fn board(board: &Board, pieces: Pieces, x: Side) -> String {
    let (black, white) = match pieces {
        Pieces::Marks => ('X', 'O'),
        Pieces::Stones => ('●', '○'),
    };
    let shape = board.rules().shape();
    let columns = usize::from(shape.columns());
    let on_layer = columns * usize::from(shape.rows());
    let mut text = String::new();
    for (place, cell) in shape.cells().enumerate() {
        if place > 0 {
            text.push_str(match place {
                _ if place.is_multiple_of(on_layer) => "\n\n",
                _ if place.is_multiple_of(columns) => "\n",
                _ => " ",
            });
        }
        text.push(match board.get(cell) {
            None => '.',
            Some(side) if side == x => black,
            Some(_) => white,
        });
    }
    text
}

/// Writes the moves with their numbers, and the choices of sides as in a [link](crate::engine::notation).
///
/// # Examples
/// ```
/// use in_a_row::{engine::notation::Link, session::plain};
///
/// let swap = "15x15k5s1/h8w0i9".parse::<Link>()?.game;
/// assert_eq!(plain::moves(swap.plies()), "1. h8 w0 2. i9");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[must_use]
pub fn moves(plies: &[Ply]) -> String {
    let mut number = 0;
    let words = plies.iter().map(|ply| match ply {
        Ply::Move(cell) => {
            number += 1;
            format!("{number}. {cell}")
        }
        Ply::Choose(_) | Ply::Offer => ply.to_string(),
    });
    words.collect::<Vec<_>>().join(" ")
}
