//! Arranging a position.

use crate::{
    engine::{ArrangeError, Cell, Side},
    session::{Arrangement, Hand, Mark, Pieces},
    words::{Piece, Text, text},
};

use super::{fill, fill_piece};

/// Returns what a tap puts on the board.
#[must_use]
pub fn hand(position: &Arrangement, hand: Hand, pieces: Pieces) -> String {
    let of_side = |side| fill_piece(Text::PieceAlone, Piece::new(position.mark(side), pieces), &[]);
    match hand {
        Hand::Alternate => text(Text::Alternate).to_owned(),
        Hand::First => of_side(Side::First),
        Hand::Second => of_side(Side::Second),
        Hand::Remove => text(Text::Erase).to_owned(),
    }
}

/// Returns the choice that this mark moves next.
#[must_use]
pub fn moves_next(mark: Mark, pieces: Pieces) -> String {
    fill_piece(Text::PieceToMove, Piece::new(mark, pieces), &[])
}

/// Says whose turn it would be in a position, or why it is nobody's.
#[must_use]
pub fn turn(position: &Arrangement, turn: Result<Side, ArrangeError>, pieces: Pieces) -> String {
    let of_side = |text, side| fill_piece(text, Piece::new(position.mark(side), pieces), &[]);
    match turn {
        Ok(side) => of_side(Text::PieceToMove, side),
        Err(ArrangeError::Won(side)) => of_side(Text::HasWonAlready, side),
        Err(ArrangeError::Drawn) => text(Text::NoLineForAnyone).to_owned(),
        Err(_) => text(Text::NobodysTurn).to_owned(),
    }
}

/// Says how many marks each side has in a position, and why no game can begin from it, if that is so.
#[must_use]
pub fn counts(position: &Arrangement, turn: Result<Side, ArrangeError>, pieces: Pieces) -> String {
    let piece = |side| Piece::new(position.mark(side), pieces);
    let count = |side| {
        let count = position.count(side).to_string();
        fill_piece(Text::CountOfPiece, piece(side), &[("count", &count)])
    };
    let sides = [("first", &*count(Side::First)), ("second", &count(Side::Second))];
    let counts = fill(Text::Counts, &sides);
    let values = [("counts", &*counts)];
    match turn {
        Ok(_) => counts,
        Err(ArrangeError::Counts { .. }) => {
            let is_first = position.count(Side::First) > position.count(Side::Second);
            let most = if is_first { Side::First } else { Side::Second };
            fill_piece(Text::TooMany, piece(most), &values)
        }
        Err(_) => fill(Text::OnlyToLookAt, &values),
    }
}

/// Says that the mark on this cell was picked up to be moved.
#[must_use]
pub fn picked_up(cell: Cell) -> String {
    fill(Text::IsPickedUp, &[("cell", &cell.to_string())])
}
