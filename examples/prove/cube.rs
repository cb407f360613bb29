//! The marks on the cube, and how many each side has on each line.

use crate::{
    geometry::{Cells, Lines, lines_through},
    proving::{Marks, Side, members},
};

/// The marks of both sides.
#[derive(Clone, Copy, Debug)]
pub struct Cube {
    marks: Marks,
    /// For each side, the lines on which it has at least one, two and three marks.
    at_least: [[Lines; 3]; 2],
}

impl Cube {
    /// The position with these marks of each side.
    pub fn new(marks: Marks) -> Self {
        let mut cube = Self { marks: [0; 2], at_least: [[0; 3]; 2] };
        for (side, marks) in marks.into_iter().enumerate() {
            for cell in members(marks) {
                cube.put(side, cell);
            }
        }
        cube
    }

    /// Marks a free cell.
    pub fn put(&mut self, side: Side, cell: Cells) {
        self.marks[side] |= cell;
        let through = lines_through(cell);
        let [one, two, three] = &mut self.at_least[side];
        *three |= *two & through;
        *two |= *one & through;
        *one |= through;
    }

    /// The cells that each side has marked.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// The lines on which `side` has three marks and the fourth cell is free.
    pub fn threes(&self, side: Side) -> Lines {
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
}
