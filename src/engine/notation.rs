//! Cells, rules, moves and arranged marks as text: `h8`, `15x15k5e`, `h8i9h10`, `i9h8-g7`.
//!
//! Columns are letters from the left (`a` … `z`, `aa` …), rows are numbers from the bottom, from 1.
//! Arranged marks are the first side's, a hyphen, the second side's, each side's row by row from the
//! top. What is read is exactly what is written: lower case, no spaces, no leading zeros.

use std::{error::Error, fmt, str::FromStr};

use super::{Cell, Overline, Rules, RulesError, Side, Start, start::place};

/// What is wrong with a text, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Bytes before the place that is wrong.
    pub at: usize,
    /// What is wrong there.
    pub reason: NotationReason,
}

/// Why a text could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationReason {
    /// A column letter, `a` to `z`, belongs here.
    Letter,
    /// A number from 1, without leading zeros, belongs here.
    Number,
    /// The number or the column is larger than any board's.
    TooLarge,
    /// This character belongs here.
    Character(char),
    /// A cell further on, row by row from the top, belongs here.
    Order,
    /// Nothing may follow here.
    End,
    /// The text is in order, the rules it asks for are not.
    Rules(RulesError),
}

/// Reads a list of moves, written one after the other.
///
/// # Errors
/// The first place that is no cell. Whether the moves can be played is not looked at.
pub fn parse_moves(text: &str) -> Result<Vec<Cell>, NotationError> {
    let mut reader = Reader { text, at: 0 };
    let mut moves = Vec::new();
    while reader.peek().is_some() {
        moves.push(reader.cell()?);
    }
    Ok(moves)
}

/// Writes a list of moves one after the other.
#[must_use]
pub fn write_moves(moves: &[Cell]) -> String {
    moves.iter().map(Cell::to_string).collect()
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader { text, at: 0 }.whole(Reader::cell)
    }
}

impl FromStr for Rules {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader { text, at: 0 }.whole(Reader::rules)
    }
}

impl FromStr for Start {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader { text, at: 0 }.whole(Reader::start)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u8| char::from(b'a' + n % LETTERS);
        if self.column >= LETTERS {
            write!(f, "{}", letter(self.column / LETTERS - 1))?;
        }
        write!(f, "{}{}", letter(self.column), u16::from(self.row) + 1)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}k{}", self.columns(), self.rows(), self.run())?;
        match self.overline() {
            Overline::Wins => Ok(()),
            Overline::Ignored => f.write_str("e"),
        }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = [Side::First, Side::Second].map(|side| write_moves(self.of(side)));
        write!(f, "{first}{BETWEEN_SIDES}{second}")
    }
}

const LETTERS: u8 = 26;

const BETWEEN_SIDES: char = '-';

/// Longer numbers than this many digits are never a board's.
const DIGITS: usize = 2;

struct Reader<'text> {
    text: &'text str,
    at: usize,
}

impl Reader<'_> {
    fn whole<T>(
        mut self,
        read: impl FnOnce(&mut Self) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        let value = read(&mut self)?;
        match self.peek() {
            None => Ok(value),
            Some(_) => Err(self.error(NotationReason::End)),
        }
    }

    fn cell(&mut self) -> Result<Cell, NotationError> {
        let start = self.at;
        let too_large = NotationError { at: start, reason: NotationReason::TooLarge };
        let first = self.letter().ok_or(self.error(NotationReason::Letter))?;
        let column = match self.letter() {
            None => first,
            Some(_) if self.peek().is_some_and(|byte| byte.is_ascii_lowercase()) => {
                return Err(too_large);
            }
            Some(second) => {
                let column = (u16::from(first) + 1) * u16::from(LETTERS) + u16::from(second);
                u8::try_from(column).map_err(|_| too_large)?
            }
        };
        if column >= Rules::LONGEST {
            return Err(too_large);
        }
        let digits = self.at;
        let row = self.number()?;
        if row > Rules::LONGEST {
            return Err(NotationError { at: digits, reason: NotationReason::TooLarge });
        }
        Ok(Cell::new(column, row - 1))
    }

    fn rules(&mut self) -> Result<Rules, NotationError> {
        let columns = self.number()?;
        self.character('x')?;
        let rows = self.number()?;
        self.character('k')?;
        let run = self.number()?;
        let overline = match self.character('e') {
            Ok(()) => Overline::Ignored,
            Err(_) => Overline::Wins,
        };
        Rules::new(columns, rows, run, overline)
            .map_err(|reason| NotationError { at: 0, reason: NotationReason::Rules(reason) })
    }

    fn start(&mut self) -> Result<Start, NotationError> {
        let first = self.cells_in_order()?;
        self.character(BETWEEN_SIDES)?;
        let second = self.cells_in_order()?;
        Ok(Start::new(first, second))
    }

    /// Cells up to the end or the hyphen.
    fn cells_in_order(&mut self) -> Result<Vec<Cell>, NotationError> {
        let mut cells: Vec<Cell> = Vec::new();
        while self.peek().is_some() && !self.text[self.at..].starts_with(BETWEEN_SIDES) {
            let order = self.error(NotationReason::Order);
            let cell = self.cell()?;
            if cells.last().is_some_and(|&last| place(last) >= place(cell)) {
                return Err(order);
            }
            cells.push(cell);
        }
        Ok(cells)
    }

    fn letter(&mut self) -> Option<u8> {
        let letter = self.peek().filter(u8::is_ascii_lowercase)?;
        self.at += 1;
        Some(letter - b'a')
    }

    fn number(&mut self) -> Result<u8, NotationError> {
        let digits = self.text[self.at..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 || self.peek() == Some(b'0') {
            return Err(self.error(NotationReason::Number));
        }
        if digits > DIGITS {
            return Err(self.error(NotationReason::TooLarge));
        }
        let number = self.text[self.at..self.at + digits]
            .parse()
            .map_err(|_| self.error(NotationReason::Number))?;
        self.at += digits;
        Ok(number)
    }

    fn character(&mut self, expected: char) -> Result<(), NotationError> {
        if self.text[self.at..].starts_with(expected) {
            self.at += expected.len_utf8();
            Ok(())
        } else {
            Err(self.error(NotationReason::Character(expected)))
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    const fn error(&self, reason: NotationReason) -> NotationError {
        NotationError { at: self.at, reason }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {}: {}", self.at, self.reason)
    }
}

impl Error for NotationError {}

impl fmt::Display for NotationReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter => f.write_str("expected a column letter"),
            Self::Number => f.write_str("expected a number from 1"),
            Self::TooLarge => f.write_str("larger than any board"),
            Self::Character(character) => write!(f, "expected `{character}`"),
            Self::Order => f.write_str("expected a cell further on, row by row from the top"),
            Self::End => f.write_str("expected the end"),
            Self::Rules(error) => error.fmt(f),
        }
    }
}
