//! Reads the opening files of Gomocup: a line is an opening, given by the offsets of its moves from the centre.
//!
//! Of two numbers, the first is the distance to the right of the centre, and the second the distance below it. On a board
//! with an even number of columns or rows, the centre is the cell after the middle. Two openings of three moves each:
//!
//! ```text
//! -4,-10, -8,-8, -7,-7
//! 0,0, 1,1, -2,1
//! ```
//!
//! The source of this description is Piskvork, the manager of the Gomocup tournament, and the judge that followed it.

use super::{Builder, Cell, GameTree, Record, RecordError, RecordReason, Rules, plain};

/// The most openings that are read from one file. A record takes more memory than the line it is read from.
pub const MOST: usize = 2_000;

/// Reads every opening of a file as a game with these rules.
///
/// # Errors
/// There are no openings or more than [`MOST`], a line is not a list of pairs of numbers, or a cell is not on the board.
///
/// # Examples
/// ```
/// use in_a_row::engine::{notation, records::openings};
///
/// let rules = "15x15k5".parse().expect("rules");
/// let read = openings::read_openings("0,0, 1,-1, 0,-2\n", rules).expect("an opening");
/// assert_eq!(read[0].tree.main_line().moves(), notation::parse_moves("h8i9h10").expect("moves"));
/// ```
pub fn read_openings(text: &str, rules: Rules) -> Result<Vec<Record>, RecordError> {
    let text = plain::body(text)?;
    let mut openings = Vec::new();
    for (at, line) in plain::lines(text) {
        if openings.len() == MOST {
            return Err(plain::error(text, at, RecordReason::TooLarge));
        }
        let opening = read_line(line, rules);
        openings.push(opening.map_err(|(place, reason)| plain::error(text, at + place, reason))?);
    }
    Ok(openings)
}

/// Reads an opening. An error is given with the number of bytes before it.
fn read_line(line: &str, rules: Rules) -> Result<Record, (usize, RecordReason)> {
    let mut builder = Builder::new(GameTree::new(rules));
    let mut at = 0;
    let mut right = None;
    for field in line.split(',') {
        let place = at + field.len() - field.trim_start().len();
        at += field.len() + 1;
        let Some(number) = plain::number(field.trim()) else {
            return Err((place, RecordReason::Expected("a distance from the centre")));
        };
        match right.take() {
            None => right = Some((place, number)),
            Some((place, right)) => {
                let cell = at_offset(rules, right, number).ok_or((place, RecordReason::Outside))?;
                builder.play(None, Some(cell));
            }
        }
    }
    match right {
        Some(_) => Err((line.len(), RecordReason::Expected("a comma and the distance down"))),
        None => Ok(builder.finish()),
    }
}

fn at_offset(rules: Rules, right: i64, down: i64) -> Option<Cell> {
    let shape = rules.shape();
    let column = i64::from(shape.columns() / 2).checked_add(right)?;
    plain::cell(shape, column, i64::from(shape.rows() / 2).checked_add(down)?)
}
