//! Keys of positions, which are equal if a symmetry of the board maps the positions onto each other.

use super::{
    field::{self, Base},
    symmetries::{Bounds, Corner, ORIENTATIONS, Symmetries},
};
use crate::engine::{Board, Cell, Shape, Side};

/// A number that stands for a position: the size of the board, and each side's marks.
///
/// Positions that a [symmetry](Shape::symmetries) of the board maps onto each other have the same key. So have positions
/// that are turned, mirrored or shifted on a board without end. Neither the order of the moves nor the rules make a
/// difference, because most files don't state the rules. Whose turn it is follows from the number of marks. Keys are the
/// same on every machine.
///
/// Different positions may have the same key, but among a million positions that happens once in more than 100,000
/// libraries.
///
/// # Examples
/// ```
/// use in_a_row::engine::{library::PositionKey, notation::Link};
///
/// let key = |link: &str| link.parse::<Link>().map(|it| PositionKey::of(it.game.board()));
/// // An upright opening in another order, mirrored, and by other rules.
/// assert_eq!(key("15x15k5/h8h9a1")?, key("15x15k5r/o1h9h8")?);
/// assert_ne!(key("15x15k5/h8h9")?, key("15x15k5/h8i9")?);
/// assert_ne!(key("15x15k5/h8")?, key("19x19k5/h8")?);
/// // Without end, the first mark is in the centre, wherever the others are.
/// assert_eq!(key("endless5/r0u0r1u0r2u0")?, key("endless5/r0u0r0d1r0d2")?);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(u64);

impl PositionKey {
    /// Returns the key of the position with these marks.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let symmetries = Symmetries::of(board.rules().shape());
        let mut sums = Sums::new(&symmetries);
        for (cell, side) in board.marks() {
            sums.put(cell, side);
        }
        sums.view().key
    }
}

/// A position as one of the symmetries of its board shows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    pub(super) key: PositionKey,
    pub(super) frame: Frame,
}

/// The symmetry that gives a position's key.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Frame {
    symmetry: u8,
    /// The left bottom corner of the marks after it. Only boards without end have one.
    pub(super) corner: Corner,
}

impl Frame {
    pub(super) fn symmetry(self) -> usize {
        self.symmetry.into()
    }
}

/// The marks of a position, as a sum for each symmetry of its board. A mark changes each sum by one addition.
///
/// On a board without end, the sum is a polynomial in two fixed numbers a and b: a mark in column x and row y adds aˣ·bʸ. So
/// shifting all marks multiplies the sum.
#[derive(Debug)]
pub(super) struct Sums<'a> {
    symmetries: &'a Symmetries,
    totals: Vec<u64>,
    bounds: Bounds,
}

/// What columns and rows of a board without end are powers of.
const BASES: [Base; 2] = [Base::new(0x9E37_79B9_7F4A_7C15), Base::new(0xD1B5_4A32_D192_ED03)];

/// What the marks of both sides are multiplied by on a board without end.
const FACTORS: [u64; 2] = [0x0BCF_46F9_7F4A_7C15, 0x14D0_49BB_1331_11EB];

impl<'a> Sums<'a> {
    /// Creates the sums of the empty board.
    pub(super) fn new(symmetries: &'a Symmetries) -> Self {
        Self { symmetries, totals: vec![0; symmetries.count()], bounds: Bounds::NONE }
    }

    pub(super) const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Adds a mark.
    pub(super) fn put(&mut self, cell: Cell, side: Side) {
        self.bounds = self.bounds.with(cell);
        if self.symmetries.shape().has_end() {
            for (sum, &image) in self.totals.iter_mut().zip(self.symmetries.images(cell)) {
                *sum = sum.wrapping_add(value(image, side));
            }
        } else {
            for (sum, term) in self.totals.iter_mut().zip(terms(cell, side)) {
                *sum = field::add(*sum, term);
            }
        }
    }

    /// Takes a mark away. These are the bounds without it.
    pub(super) fn clear(&mut self, cell: Cell, side: Side, bounds: Bounds) {
        self.bounds = bounds;
        if self.symmetries.shape().has_end() {
            for (sum, &image) in self.totals.iter_mut().zip(self.symmetries.images(cell)) {
                *sum = sum.wrapping_sub(value(image, side));
            }
        } else {
            for (sum, term) in self.totals.iter_mut().zip(terms(cell, side)) {
                *sum = field::subtract(*sum, term);
            }
        }
    }

    /// Returns the view that gives the key.
    pub(super) fn view(&self) -> View {
        let least = self.shifted().enumerate().min_by_key(|&(_, sum)| sum);
        let (symmetry, sum) = least.unwrap_or_default();
        let shape = self.symmetries.shape();
        View { key: PositionKey(mix(sum ^ number_of(shape))), frame: self.frame(symmetry) }
    }

    /// Returns all frames that give the key. There are several if symmetries leave the position as it is.
    pub(super) fn frames(&self) -> Vec<Frame> {
        let sums: Vec<_> = self.shifted().collect();
        let least = sums.iter().min();
        let frames = sums.iter().enumerate().filter(|&(_, sum)| Some(sum) == least);
        frames.map(|(symmetry, _)| self.frame(symmetry)).collect()
    }

    fn frame(&self, symmetry: usize) -> Frame {
        let corner = self.symmetries.corner(symmetry, self.bounds);
        Frame { symmetry: symmetry.try_into().unwrap_or_default(), corner }
    }

    /// Returns the sum for each symmetry. Without end, the marks are shifted so that their corner is at the first cell.
    fn shifted(&self) -> impl Iterator<Item = u64> {
        let has_end = self.symmetries.shape().has_end();
        self.totals.iter().enumerate().map(move |(symmetry, &sum)| {
            if has_end {
                return sum;
            }
            let [column, row] = self.symmetries.corner(symmetry, self.bounds);
            let shift = field::multiply(BASES[0].to(-column), BASES[1].to(-row));
            field::multiply(sum, shift)
        })
    }
}

/// Returns what a mark adds to a sum if its image is the cell with this number.
const fn value(image: u16, side: Side) -> u64 {
    mix(((image as u64 + 1) << 1) | side as u64)
}

/// Returns what a mark on a board without end adds to each sum.
fn terms(cell: Cell, side: Side) -> [u64; ORIENTATIONS.len()] {
    let powers = |at: i16| BASES.map(|base| [base.to(at), base.to(-at)]);
    let (columns, rows) = (powers(cell.column()), powers(cell.row()));
    ORIENTATIONS.map(|[is_mirrored, is_upside_down, is_turned]| {
        let base = usize::from(is_turned);
        let column = columns[base][usize::from(is_mirrored)];
        let row = rows[1 - base][usize::from(is_upside_down)];
        field::multiply(FACTORS[side as usize], field::multiply(column, row))
    })
}

/// Returns a number for the size of a board.
fn number_of(shape: Shape) -> u64 {
    let [columns, rows, layers] = [shape.columns(), shape.rows(), shape.layers()].map(u64::from);
    mix(columns << 16 | rows << 8 | layers)
}

/// Returns a number that looks random; different ones for different numbers. It is a step of `SplitMix64` (Steele, Lea and
/// Flood, "Fast splittable pseudorandom number generators", 2014).
const fn mix(number: u64) -> u64 {
    let number = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
