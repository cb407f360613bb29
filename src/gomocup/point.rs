use std::{error::Error, fmt, str::FromStr};

use crate::engine::{Cell, Rules};

/// A point in the notation of the protocol: `x,y`, columns from the left and rows from the top, both counted
/// from 0.
///
/// # Examples
/// ```
/// use in_a_row::gomocup::Point;
///
/// // The protocol counts rows from the top, so 0,0 is a15.
/// let point: Point = "0,0".parse()?;
/// let rules = "15x15k5".parse().expect("playable rules");
/// assert_eq!(point.cell(rules).map(|cell| cell.to_string()), Some("a15".into()));
/// # Ok::<(), in_a_row::gomocup::PointError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The number of columns to the left.
    pub x: u8,
    /// The number of rows above.
    pub y: u8,
}

/// The error for a text that is not two numbers separated by a comma, or has a number larger than any board.
///
/// # Examples
/// ```
/// use in_a_row::gomocup::{Point, PointError};
///
/// assert_eq!("h8".parse::<Point>(), Err(PointError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointError;

impl Point {
    /// Returns the point of a cell on this board.
    #[must_use]
    pub fn of(cell: Cell, rules: Rules) -> Self {
        let coordinate = |it: i16| u8::try_from(it).unwrap_or_default();
        let below = coordinate(cell.row());
        Self { x: coordinate(cell.column()), y: rules.shape().rows().saturating_sub(below + 1) }
    }

    /// Returns the cell at this point, or `None` if the point is off the board.
    #[must_use]
    pub fn cell(self, rules: Rules) -> Option<Cell> {
        let row = rules.shape().rows().checked_sub(1)?.checked_sub(self.y)?;
        Some(Cell::new(self.x.into(), row.into())).filter(|&cell| rules.shape().contains(cell))
    }
}

impl FromStr for Point {
    type Err = PointError;

    /// Allows spaces around the numbers, because some managers write them.
    fn from_str(text: &str) -> Result<Self, PointError> {
        let (x, y) = text.split_once(',').ok_or(PointError)?;
        let number = |text: &str| text.trim().parse().map_err(|_| PointError);
        Ok(Self { x: number(x)?, y: number(y)? })
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Display for PointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected x,y, both counted from 0")
    }
}

impl Error for PointError {}
