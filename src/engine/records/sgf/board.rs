//! Points of a board, as SGF names them.

use std::iter;

use super::{
    Colour, GOMOKU,
    parser::{Value, split},
};
use crate::engine::{Cell, Shape, records::RecordReason};

/// The letters of columns and rows, in their order.
pub(super) const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The longest side for which lower-case letters suffice.
const SMALL: u8 = 26;

/// The longest side of a board on which `tt` is a pass.
const LONGEST_WITH_TT: u8 = 19;

/// A board whose points are named by two letters each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Points {
    shape: Shape,
    /// Whether a letter and a number are a point, too, as on the boards of renju players.
    may_have_numbers: bool,
}

impl Points {
    /// Creates the points of a board on which this game is played.
    pub(super) const fn new(shape: Shape, game: u16) -> Self {
        Self { shape, may_have_numbers: game == GOMOKU }
    }

    /// Returns the number of points.
    pub(super) const fn count(self) -> usize {
        self.shape.cell_count()
    }

    /// Returns the number of a point, counted from 0.
    pub(super) const fn index(self, cell: Cell) -> usize {
        self.shape.index(cell)
    }

    /// Reads a move of a colour: its cell, unless it is a pass. Returns `None` if this is no move.
    pub(super) fn stone(
        self,
        value: &Value,
    ) -> Option<(Colour, Option<Result<Cell, RecordReason>>)> {
        let colour = match &*value.name {
            "B" => Colour::Black,
            "W" => Colour::White,
            _ => return None,
        };
        let is_pass = self.is_pass(value.text);
        Some((colour, if is_pass { None } else { Some(self.cell(value.text)) }))
    }

    fn is_pass(self, value: &str) -> bool {
        let value = value.trim();
        value.is_empty() || value == "tt" && self.shape.longest_side() <= LONGEST_WITH_TT
    }

    /// Reads a point.
    fn cell(self, value: &str) -> Result<Cell, RecordReason> {
        let value = value.trim();
        let (column, row) = self.numbers(value).ok_or(RecordReason::Expected("a point"))?;
        let cell = Cell::new(column, row);
        if self.shape.contains(cell) { Ok(cell) } else { Err(RecordReason::Outside) }
    }

    /// Reads a point, or a rectangle of points. Rectangles, which are short in a file, may have so many points in all.
    pub(super) fn cells(self, value: &str, left: &mut usize) -> Result<Vec<Cell>, RecordReason> {
        let Some((corner, opposite)) = split(value) else {
            return self.cell(value).map(|cell| vec![cell]);
        };
        let (corner, opposite) = (self.cell(corner)?, self.cell(opposite)?);
        let range = |a: i16, b: i16| a.min(b)..=a.max(b);
        let columns = range(corner.column(), opposite.column());
        let rows = range(corner.row(), opposite.row());
        let count = columns.len().saturating_mul(rows.len());
        *left = left.checked_sub(count).ok_or(RecordReason::TooLarge)?;
        // Rows come from the top.
        Ok(rows
            .rev()
            .flat_map(|row| iter::zip(columns.clone(), iter::repeat(row)))
            .map(|(column, row)| Cell::new(column, row))
            .collect())
    }

    /// Returns the column and the row of a point. They may be outside the board.
    fn numbers(self, value: &str) -> Option<(i16, i16)> {
        let (first, second) = value.split_at_checked(1)?;
        let column = self.letter(first)?;
        if let Some(row) = self.letter(second) {
            return Some((column, i16::from(self.shape.rows()) - 1 - row));
        }
        let is_number = second.bytes().all(|byte| byte.is_ascii_digit());
        let row = second.parse::<u8>().ok().filter(|_| is_number && self.may_have_numbers)?;
        (self.is_small()).then_some((column, i16::from(row) - 1))
    }

    /// Returns the number of a column, or of a row from the top.
    fn letter(self, letter: &str) -> Option<i16> {
        let &[letter] = letter.as_bytes() else { return None };
        // On a small board, capital letters can't mean anything else.
        let letter = if self.is_small() { letter.to_ascii_lowercase() } else { letter };
        let number = LETTERS.iter().position(|&it| it == letter)?;
        i16::try_from(number).ok()
    }

    const fn is_small(self) -> bool {
        self.shape.longest_side() <= SMALL
    }
}

/// Returns the two letters of a cell.
pub(super) fn name(shape: Shape, cell: Cell) -> String {
    let from_top = i16::from(shape.rows()) - 1 - cell.row();
    let letter = |number: i16| usize::try_from(number).ok().and_then(|it| LETTERS.get(it));
    [cell.column(), from_top].into_iter().filter_map(letter).map(|&it| char::from(it)).collect()
}

/// The stones of a position that is set up.
#[derive(Clone, Debug)]
pub(super) struct Stones {
    points: Points,
    /// The stone on each cell, in the order of [`Shape::cells`].
    stones: Vec<Option<Colour>>,
}

impl Stones {
    /// Creates a position without stones.
    pub(super) fn new(points: Points) -> Self {
        Self { points, stones: vec![None; points.count()] }
    }

    /// Puts a stone on this cell in place of what is there, or takes it away if there is no colour.
    pub(super) fn put(&mut self, cell: Cell, stone: Option<Colour>) {
        if let Some(place) = self.stones.get_mut(self.points.index(cell)) {
            *place = stone;
        }
    }

    /// Returns how many stones are black, and how many white.
    pub(super) fn counts(&self) -> [usize; 2] {
        [Colour::Black, Colour::White].map(|colour| self.of(colour).count())
    }

    /// Returns the cells with stones of this colour.
    pub(super) fn of(&self, colour: Colour) -> impl Iterator<Item = Cell> {
        let cells = iter::zip(self.points.shape.cells(), &self.stones);
        cells.filter(move |(_, stone)| **stone == Some(colour)).map(|(cell, _)| cell)
    }
}
