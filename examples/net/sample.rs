//! Positions to learn from, and their file.

use std::{
    error::Error,
    fmt,
    io::{self, Write},
};

use in_a_row::engine::{Board, Cell, Form, Rules, Side};

/// The length of a side of the board.
pub const SIDE: usize = 15;

/// The number of cells.
pub const CELLS: usize = SIDE * SIDE;

/// What is on a cell, as the network sees it: nothing, a mark of the side to move, or one of the other side.
pub type State = u8;
pub const EMPTY: State = 0;
pub const OWN: State = 1;
pub const OTHER: State = 2;

/// A position to learn from.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The state of each cell, row by row from a1.
    pub cells: [State; CELLS],
    /// The chance that the side to move wins.
    pub target: f32,
    /// How much the position counts, at most 1.
    pub weight: f32,
}

/// A file begins with these bytes. The samples follow, [`Sample::BYTES`] each: four cells in a byte, the first one in the
/// lowest bits; the target in units of 1/65,535, little-endian; the weight in units of 1/255.
const HEAD: &[u8] = b"in a row: samples 1\n";

/// Why a file can't be read.
#[derive(Debug, PartialEq, Eq)]
pub enum FileError {
    /// It doesn't begin as a file of samples does.
    NotSamples,
    /// It ends in the middle of a sample.
    CutOff,
}

impl Sample {
    /// The length of a sample in a file.
    const BYTES: usize = CELLS.div_ceil(4) + 3;

    pub fn new(board: &Board, to_move: Side, target: f32, weight: f32) -> Self {
        let mut cells = [EMPTY; CELLS];
        for (state, (row, column)) in cells.iter_mut().zip(places()) {
            *state = match board.get(Cell::new(column, row)) {
                None => EMPTY,
                Some(side) if side == to_move => OWN,
                Some(_) => OTHER,
            };
        }
        Self { cells, target, weight }
    }

    /// The side to move. The first side began, so it is to move when the number of marks is even.
    pub fn side(&self) -> Side {
        Side::at_ply(self.cells.iter().filter(|state| **state != EMPTY).count())
    }

    fn to_bytes(&self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        for (place, state) in self.cells.into_iter().enumerate() {
            bytes[place / 4] |= state << (2 * (place % 4));
        }
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "both numbers are between 0 and 1"
        )]
        let (target, weight) =
            ((self.target * 65_535.0).round() as u16, (self.weight * 255.0).round() as u8);
        let [low, high] = target.to_le_bytes();
        bytes[Self::BYTES - 3..].copy_from_slice(&[low, high, weight]);
        bytes
    }

    fn from_bytes(bytes: &[u8; Self::BYTES]) -> Self {
        let [.., low, high, weight] = *bytes;
        Self {
            cells: std::array::from_fn(|place| bytes[place / 4] >> (2 * (place % 4)) & 3),
            target: f32::from(u16::from_le_bytes([low, high])) / 65_535.0,
            weight: f32::from(weight) / 255.0,
        }
    }
}

/// Returns whether samples can be made of positions with these rules.
pub fn fits(rules: Rules) -> bool {
    matches!(rules.shape().form(), Form::Flat { .. })
        && [rules.shape().columns(), rules.shape().rows()].map(usize::from) == [SIDE; 2]
}

/// The row and the column of each cell, in the order of [`Sample::cells`].
fn places() -> impl Iterator<Item = (i16, i16)> {
    let side = i16::try_from(SIDE).expect("a small number");
    (0..side).flat_map(move |row| (0..side).map(move |column| (row, column)))
}

/// Writes the beginning of a file.
pub fn write_head(file: &mut impl Write) -> io::Result<()> {
    file.write_all(HEAD)
}

pub fn write(file: &mut impl Write, sample: &Sample) -> io::Result<()> {
    file.write_all(&sample.to_bytes())
}

/// The samples of some files, which stay packed in memory.
#[derive(Default)]
pub struct Samples<'a>(Vec<&'a [u8; Sample::BYTES]>);

impl<'a> Samples<'a> {
    /// Adds those of a whole file.
    ///
    /// # Errors
    /// This is no file of samples, or its end is missing.
    pub fn add(&mut self, file: &'a [u8]) -> Result<(), FileError> {
        let samples = file.strip_prefix(HEAD).ok_or(FileError::NotSamples)?;
        let (samples, rest) = samples.as_chunks();
        self.0.extend(samples);
        if rest.is_empty() { Ok(()) } else { Err(FileError::CutOff) }
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn get(&self, number: usize) -> Sample {
        Sample::from_bytes(self.0[number])
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotSamples => "this is no file of samples",
            Self::CutOff => "the end of the file is missing",
        })
    }
}

impl Error for FileError {}
