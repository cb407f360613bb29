//! The marks on the cube, and how far each line has come.

use crate::geometry::{Cells, LINE_CELLS, LINES_THROUGH, Lines, line_numbers, members};

/// A side: the first player attacks, the second defends.
pub type Side = usize;
/// The first player, who attacks.
pub const FIRST: Side = 0;
/// The second player, who defends.
pub const SECOND: Side = 1;

/// The marks of both sides.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    marks: [Cells; 2],
    /// For each side, the lines on which it has at least one, two and three marks.
    at_least: [[Lines; 3]; 2],
}

impl Position {
    /// The position with these marks of each side.
    pub fn new(marks: [Cells; 2]) -> Self {
        let mut position = Self { marks: [0; 2], at_least: [[0; 3]; 2] };
        for (side, marks) in marks.into_iter().enumerate() {
            for cell in members(marks) {
                position.put(side, cell);
            }
        }
        position
    }

    /// Marks a free cell.
    pub fn put(&mut self, side: Side, cell: usize) {
        self.marks[side] |= 1 << cell;
        let through = LINES_THROUGH[cell];
        let [one, two, three] = &mut self.at_least[side];
        *three |= *two & through;
        *two |= *one & through;
        *one |= through;
    }

    /// The position after `side` has marked `cell`.
    pub fn with(mut self, side: Side, cell: usize) -> Self {
        self.put(side, cell);
        self
    }

    /// The cells that each side has marked.
    pub fn marks(&self) -> [Cells; 2] {
        self.marks
    }

    /// The cells that no side has marked.
    pub fn free(&self) -> Cells {
        !(self.marks[0] | self.marks[1])
    }

    /// Whether no side has marked `cell`.
    pub fn is_free(&self, cell: usize) -> bool {
        self.free() >> cell & 1 == 1
    }

    /// The lines on which `side` has three marks and the fourth cell is free.
    fn threes(&self, side: Side) -> Lines {
        self.at_least[side][2] & !self.at_least[1 - side][0]
    }

    /// The lines on which `side` has just two marks and the other two cells are free.
    pub fn twos(&self, side: Side) -> Lines {
        let [_, two, three] = self.at_least[side];
        two & !three & !self.at_least[1 - side][0]
    }

    /// The lines on which `side` has just one mark and the other three cells are free.
    pub fn ones(&self, side: Side) -> Lines {
        let [one, two, _] = self.at_least[side];
        one & !two & !self.at_least[1 - side][0]
    }

    /// Whether `side` completes a line with one more mark.
    pub fn can_complete(&self, side: Side) -> bool {
        self.threes(side) != 0
    }

    /// The cells on which `side` completes a line, if no line has been completed.
    pub fn completing(&self, side: Side) -> Cells {
        line_numbers(self.threes(side))
            .fold(0, |cells, line| cells | LINE_CELLS[line] & !self.marks[side])
    }
}
