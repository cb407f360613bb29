//! What the formats without variations have in common: they list the moves of one game on a flat board, from the top left,
//! and five in a row win.

use super::{
    Cell, LARGEST, Place, Record, RecordError, RecordReason, Rules, RulesError, Shape, Variant,
    WriteError, place_in,
};
use crate::engine::Form;

/// The number in a row that wins in these formats.
const RUN: u8 = 5;

/// A flat board and cells on it, each as its column from the left and its row from the top, both counted from 0.
pub(super) struct MainLine {
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) cells: Vec<(i16, i16)>,
}

/// Returns the text without a byte order mark.
///
/// # Errors
/// It is too large, or there is nothing in it.
pub(super) fn body(text: &str) -> Result<&str, RecordError> {
    let start = Place::Text { line: 1, column: 1 };
    if text.len() > LARGEST {
        return Err(RecordError { at: start, reason: RecordReason::TooLarge });
    }
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    if body.trim().is_empty() {
        Err(RecordError { at: start, reason: RecordReason::NoGame })
    } else {
        Ok(body)
    }
}

/// Returns an error at this byte of a text.
pub(super) fn error(text: &str, at: usize, reason: RecordReason) -> RecordError {
    RecordError { at: place_in(text, at), reason }
}

/// Returns the lines of a text that are not blank, each with the number of bytes before it and without spaces around it.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    pieces(text, |character| matches!(character, '\n' | '\r'))
}

/// Returns what stands between spaces and line breaks, each with the number of bytes before it.
pub(super) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    pieces(text, char::is_whitespace)
}

fn pieces(text: &str, ends: fn(char) -> bool) -> impl Iterator<Item = (usize, &str)> + Clone {
    let mut next = 0;
    text.split_inclusive(ends).filter_map(move |piece| {
        let at = next + piece.len() - piece.trim_start().len();
        next += piece.len();
        Some((at, piece.trim())).filter(|(_, piece)| !piece.is_empty())
    })
}

/// Reads a whole number. One that is too large becomes the largest.
pub(super) fn number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let largest = if text.starts_with('-') { i64::MIN } else { i64::MAX };
    is_number.then(|| text.parse().unwrap_or(largest))
}

/// Returns the rules of a game of five in a row on a board of this size: those of the variant where it is played, otherwise
/// freestyle. The variant is that of the game on the screen if the file doesn't say it.
///
/// # Errors
/// There is no such board.
pub(super) fn rules(columns: i64, rows: i64, variant: Variant) -> Result<Rules, RulesError> {
    let side = |cells: i64| u8::try_from(cells.max(0)).unwrap_or(u8::MAX);
    let freestyle = Rules::new(side(columns), side(rows), RUN, Variant::Freestyle);
    freestyle.map(|rules| rules.with(variant))
}

/// Returns the cell with this many columns to its left and rows above it, if the board has it.
pub(super) fn cell(shape: Shape, column: i64, from_top: i64) -> Option<Cell> {
    let row = i64::from(shape.rows()).checked_sub(1)?.checked_sub(from_top)?;
    let cell = Cell::new(i16::try_from(column).ok()?, i16::try_from(row).ok()?);
    shape.contains(cell).then_some(cell)
}

/// Returns the moves of the main line.
///
/// # Errors
/// The board is not flat, another number in a row wins, or there are marks before the first move.
pub(super) fn main_line(record: &Record) -> Result<MainLine, WriteError> {
    let game = record.tree.main_line();
    let Form::Flat { columns, rows } = game.rules().shape().form() else {
        return Err(WriteError::Board);
    };
    if game.rules().run() != RUN {
        return Err(WriteError::Board);
    }
    if game.start().count() > 0 {
        return Err(WriteError::Start);
    }
    let from_top = |cell: &Cell| (cell.column(), i16::from(rows) - 1 - cell.row());
    Ok(MainLine { columns, rows, cells: game.moves().iter().map(from_top).collect() })
}
