//! Reads and writes `.pos` files: the moves of a game on 15x15, a byte each.
//!
//! The first byte is the number of moves. Then each byte is the cell of a move: the number of cells before it, row by row
//! from the top left. Three moves, h8, i9 and h10:
//!
//! ```text
//! 03 70 62 52
//! ```
//!
//! The source of this description is `RenLib`, which reads and writes such files. Yixin reads them too, but takes rows for
//! columns, so that it shows the mirror image of the same game.
//!
//! Nothing else tells such a file from others. So if it has fewer moves than its first byte says, it is cut off; if it goes
//! on after them, it is not such a file. Only zeros may follow.

use super::{
    Builder, GameTree, Place, Record, RecordError, RecordReason, Variant, WriteError, plain,
};

const SIDE: u8 = 15;
const CELLS: u8 = SIDE * SIDE;

/// Reads a game. The format has no rules; this is the variant.
///
/// # Errors
/// The file is empty, or its first byte is not the number of the others, or one of these is no cell.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Variant, notation, records::pos};
///
/// let record = pos::read(&[3, 0x70, 0x62, 0x52], Variant::Renju).expect("three moves");
/// assert_eq!(record.tree.main_line().moves(), notation::parse_moves("h8i9h10").expect("moves"));
/// ```
pub fn read(bytes: &[u8], variant: Variant) -> Result<Record, RecordError> {
    let error = |at, reason| RecordError { at: Place::Byte(at), reason };
    let Some((&count, rest)) = bytes.split_first() else {
        return Err(error(0, RecordReason::NoGame));
    };
    if count > CELLS {
        return Err(error(0, RecordReason::Expected("the number of moves, at most 225")));
    }
    let Some((moves, after)) = rest.split_at_checked(count.into()) else {
        return Err(error(bytes.len(), RecordReason::CutOff));
    };
    if let Some(more) = after.iter().position(|&byte| byte != 0) {
        return Err(error(1 + moves.len() + more, RecordReason::AfterEnd));
    }
    let side = i64::from(SIDE);
    let rules = plain::rules(side, side, variant)
        .map_err(|reason| error(0, RecordReason::Rules(reason)))?;
    let mut builder = Builder::new(GameTree::new(rules));
    for (at, &byte) in (1..).zip(moves) {
        let cell = plain::cell(rules.shape(), (byte % SIDE).into(), (byte / SIDE).into());
        let cell = cell.ok_or_else(|| error(at, RecordReason::Outside))?;
        builder.play(None, Some(cell));
    }
    Ok(builder.finish())
}

/// Writes the moves of the main line. Plies that choose sides are left out.
///
/// # Errors
/// The board is not 15x15 with five in a row, or there are marks before the first move.
pub fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    let line = plain::main_line(record)?;
    if (line.columns, line.rows) != (SIDE, SIDE) {
        return Err(WriteError::Board);
    }
    let byte = |number: i16| u8::try_from(number).map_err(|_| WriteError::Board);
    let count = u8::try_from(line.cells.len()).map_err(|_| WriteError::Board)?;
    let cells = line.cells.iter().map(|&(column, row)| byte(row * i16::from(SIDE) + column));
    std::iter::once(Ok(count)).chain(cells).collect()
}
