//! The file with all puzzles.
//!
//! It begins with [`MAGIC`]. Then there is a part for each board: the length of its name as in a link, the name, the
//! number of puzzles in two bytes, and the puzzles. The last four bytes are the CRC-32 of everything before them. A
//! puzzle consists of
//! * a byte with twice the length of its line, and one more if its goal is to hold;
//! * its themes in two bytes;
//! * its rating divided by [`RATING_STEP`];
//! * the number of marks of each side;
//! * the first side's cells and then the second side's, each as its distance from the one before, in the order of
//!   [`Shape::cells`](crate::engine::Shape::cells);
//! * the cells of its line, as their places in that order.
//!
//! Numbers of two and four bytes have their lowest byte first.

use std::{error::Error, fmt};

use super::{Goal, Puzzle, Themes};
use crate::engine::{Cell, Rules, Side, Start, crc32};

/// The first bytes of the file.
const MAGIC: &[u8] = b"puzzles1";

/// The file has the ratings in steps of this size.
const RATING_STEP: u16 = 10;

/// Why a file with puzzles can't be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleFileError {
    /// It is no such file, is cut off, or has changed.
    Damaged,
    /// The puzzle with this number, counted from 0, is not one.
    Puzzle(usize, String),
    /// This puzzle has too many cells, marks, moves or a too high rating to be written.
    TooLarge(usize),
}

impl fmt::Display for PuzzleFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged => f.write_str("the file with the puzzles is damaged"),
            Self::Puzzle(number, reason) => write!(f, "puzzle {number}: {reason}"),
            Self::TooLarge(number) => write!(f, "puzzle {number} is too large"),
        }
    }
}

impl Error for PuzzleFileError {}

/// Writes puzzles. Those of one board should be next to each other.
///
/// # Errors
/// A puzzle is too large: a board may have 256 cells.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, Start, puzzles::{Goal, Puzzle, Themes, read, write}};
///
/// let start = Start::new(["b2".parse()?, "a1".parse()?], ["c3".parse()?, "b1".parse()?]);
/// let line = vec!["a3".parse()?];
/// let rules = Rules::NOUGHTS_AND_CROSSES;
/// let puzzles = [Puzzle::new(rules, start, Goal::Win, line, Themes::NONE, 600)?];
/// let file = write(&puzzles)?;
/// assert_eq!(read(&file)?, puzzles);
/// assert!(read(&file[1..]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(puzzles: &[Puzzle]) -> Result<Vec<u8>, PuzzleFileError> {
    let mut file = MAGIC.to_vec();
    let mut number = 0;
    for part in puzzles.chunk_by(|a, b| a.game.rules() == b.game.rules()) {
        let name = part[0].game.rules().to_string();
        let too_large = PuzzleFileError::TooLarge(number);
        file.push(u8::try_from(name.len()).map_err(|_| too_large.clone())?);
        file.extend(name.bytes());
        file.extend(u16::try_from(part.len()).map_err(|_| too_large)?.to_le_bytes());
        for puzzle in part {
            let bytes = bytes_of(puzzle).ok_or(PuzzleFileError::TooLarge(number))?;
            file.extend(bytes);
            number += 1;
        }
    }
    let checksum = crc32(file.iter().copied());
    file.extend(checksum.to_le_bytes());
    Ok(file)
}

/// Returns the bytes of one puzzle, if it fits.
fn bytes_of(puzzle: &Puzzle) -> Option<Vec<u8>> {
    let shape = puzzle.game.rules().shape();
    let length =
        u8::try_from(2 * puzzle.line.len() + usize::from(puzzle.goal == Goal::Hold)).ok()?;
    let mut bytes = vec![length];
    bytes.extend(puzzle.themes.bits().to_le_bytes());
    bytes.push(u8::try_from(puzzle.rating / RATING_STEP).ok()?);
    let start = puzzle.game.start();
    for side in [Side::First, Side::Second] {
        bytes.push(u8::try_from(start.of(side).len()).ok()?);
    }
    for side in [Side::First, Side::Second] {
        let mut before = 0;
        for &cell in start.of(side) {
            bytes.push(u8::try_from(shape.index(cell) - before).ok()?);
            before = shape.index(cell);
        }
    }
    for &cell in &puzzle.line {
        bytes.push(u8::try_from(shape.index(cell)).ok()?);
    }
    Some(bytes)
}

/// Reads the puzzles of a file.
///
/// # Errors
/// The file is damaged, or has something that is no puzzle.
pub fn read(file: &[u8]) -> Result<Vec<Puzzle>, PuzzleFileError> {
    let (content, checksum) = file.split_last_chunk().ok_or(PuzzleFileError::Damaged)?;
    if crc32(content.iter().copied()) != u32::from_le_bytes(*checksum) {
        return Err(PuzzleFileError::Damaged);
    }
    let mut rest = Bytes(content.strip_prefix(MAGIC).ok_or(PuzzleFileError::Damaged)?);
    let mut puzzles = Vec::new();
    while !rest.0.is_empty() {
        let (rules, count) = rest.part().ok_or(PuzzleFileError::Damaged)?;
        let cells: Vec<_> = rules.shape().cells().collect();
        for _ in 0..count {
            let fields = rest.puzzle(&cells).ok_or(PuzzleFileError::Damaged)?;
            let (start, goal, line, themes, rating) = fields;
            let puzzle = Puzzle::new(rules, start, goal, line, themes, rating);
            let number = puzzles.len();
            let not_one =
                |error: super::PuzzleError| PuzzleFileError::Puzzle(number, error.to_string());
            puzzles.push(puzzle.map_err(not_one)?);
        }
    }
    Ok(puzzles)
}

/// What is left of a file. All methods return `None` at its end, or if there is something else.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|byte| byte[0])
    }

    fn number(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes([self.byte()?, self.byte()?]))
    }

    /// Reads the head of a part: its board, and how many puzzles it has.
    fn part(&mut self) -> Option<(Rules, u16)> {
        let length = self.byte()?;
        let name = str::from_utf8(self.take(length.into())?).ok()?;
        Some((name.parse().ok()?, self.number()?))
    }

    /// Reads a puzzle on a board with these cells.
    fn puzzle(&mut self, cells: &[Cell]) -> Option<(Start, Goal, Vec<Cell>, Themes, u16)> {
        let length = self.byte()?;
        let themes = Themes::from_bits(self.number()?)?;
        let rating = u16::from(self.byte()?) * RATING_STEP;
        let counts = [self.byte()?, self.byte()?];
        let mut side = |count: u8| {
            let mut place = 0;
            let gaps = self.take(count.into())?.iter();
            let cell = gaps.map(|&gap| {
                place += usize::from(gap);
                cells.get(place).copied()
            });
            cell.collect::<Option<Vec<_>>>()
        };
        let [first, second] = [side(counts[0])?, side(counts[1])?];
        let line = self.take(usize::from(length / 2))?.iter();
        let line = line.map(|&place| cells.get(usize::from(place)).copied());
        let goal = if length.is_multiple_of(2) { Goal::Win } else { Goal::Hold };
        Some((Start::new(first, second), goal, line.collect::<Option<_>>()?, themes, rating))
    }
}
