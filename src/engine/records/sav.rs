//! Reads and writes `.sav` files: the moves of a game as text, from Yixin, and from programs for Rapfi that follow it.
//!
//! There is a number on each of the first three lines: how many rows and columns the board has, and how many moves follow.
//! Then each line is a move: its row from the top and its column, both counted from 0. Three moves, h8, i9 and h10:
//!
//! ```text
//! 15
//! 15
//! 3
//! 7 7
//! 6 8
//! 5 7
//! ```
//!
//! The source of this description is the board of Yixin. Before boards could have unequal sides, in 2015, it wrote the rule
//! in place of the columns: 0 is freestyle, 1 is exactly five, 2 is renju. As no board has so few columns, these files are
//! read, too.

use super::{
    Builder, GameTree, Record, RecordError, RecordReason, Shape, Variant, WriteError, plain,
};

/// The numbers of a text, one after the other.
struct Numbers<'a, I> {
    text: &'a str,
    words: I,
}

impl<'a, I: Iterator<Item = (usize, &'a str)>> Numbers<'a, I> {
    /// Returns the next number and its place.
    fn next(&mut self, what: &'static str) -> Result<(usize, i64), RecordError> {
        let (at, word) =
            self.words.next().ok_or_else(|| self.error(self.text.len(), RecordReason::CutOff))?;
        let number = plain::number(word);
        let number = number.ok_or_else(|| self.error(at, RecordReason::Expected(what)))?;
        Ok((at, number))
    }

    fn error(&self, at: usize, reason: RecordReason) -> RecordError {
        plain::error(self.text, at, reason)
    }
}

/// Reads a game. Unless the file has a rule, this is the variant.
///
/// # Errors
/// A number is missing or malformed, there is no such board, a cell is not on it, or the file goes on after its last move.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Variant, notation, records::sav};
///
/// let record = sav::read("15\n15\n2\n7 7\n6 8\n", Variant::Freestyle).expect("two moves");
/// assert_eq!(record.tree.main_line().moves(), notation::parse_moves("h8i9").expect("moves"));
/// ```
pub fn read(text: &str, variant: Variant) -> Result<Record, RecordError> {
    let text = plain::body(text)?;
    let mut numbers = Numbers { text, words: plain::words(text) };
    let (start, rows) = numbers.next("the number of rows")?;
    let (_, second) = numbers.next("the number of columns")?;
    let (columns, variant) = columns_or_rule(rows, second, variant);
    let rules = plain::rules(columns, rows, variant)
        .map_err(|reason| numbers.error(start, RecordReason::Rules(reason)))?;
    let (at, count) = numbers.next("the number of moves")?;
    if count < 0 {
        return Err(numbers.error(at, RecordReason::Expected("the number of moves")));
    }
    let mut builder = Builder::new(GameTree::new(rules));
    for _ in 0..count {
        let (at, row) = numbers.next("the row of a move")?;
        let (_, column) = numbers.next("the column of a move")?;
        let cell = plain::cell(rules.shape(), column, row);
        let cell = cell.ok_or_else(|| numbers.error(at, RecordReason::Outside))?;
        builder.play(None, Some(cell));
    }
    match numbers.words.next() {
        Some((at, _)) => Err(numbers.error(at, RecordReason::AfterEnd)),
        None => Ok(builder.finish()),
    }
}

/// Returns the number of columns and the variant, if this number follows that of the rows.
fn columns_or_rule(rows: i64, second: i64, variant: Variant) -> (i64, Variant) {
    const { assert!(Shape::SHORTEST > 2, "a rule is not a number of columns") };
    match second {
        0 => (rows, Variant::Freestyle),
        1 => (rows, Variant::Exact),
        2 => (rows, Variant::Renju),
        columns => (columns, variant),
    }
}

/// Writes the moves of the main line. Plies that choose sides are left out.
///
/// # Errors
/// The board is not flat, another number in a row wins, or there are marks before the first move.
pub fn write(record: &Record) -> Result<String, WriteError> {
    let line = plain::main_line(record)?;
    let mut lines = vec![line.rows.to_string(), line.columns.to_string()];
    lines.push(line.cells.len().to_string());
    lines.extend(line.cells.iter().map(|(column, row)| format!("{row} {column}")));
    lines.push(String::new());
    Ok(lines.join("\n"))
}
