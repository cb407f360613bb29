//! The marks on the cube, and how far each line has come.

use crate::{
    geometry::{Cells, Lines, lines, lines_through},
    proving::{Marks, Side, members, vcf::Playable},
};

/// The marks of both sides.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    marks: Marks,
    /// For each side, the lines on which it has at least one, two and three marks.
    at_least: [[Lines; 3]; 2],
}

impl Position {
    /// The position with these marks of each side.
    pub fn new(marks: Marks) -> Self {
        let mut position = Self { marks: [0; 2], at_least: [[0; 3]; 2] };
        for (side, marks) in marks.into_iter().enumerate() {
            for cell in members(marks) {
                position.put(side, cell);
            }
        }
        position
    }

    /// Marks a free cell.
    fn put(&mut self, side: Side, cell: Cells) {
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
}

impl Playable for Position {
    fn free(&self) -> Cells {
        !(self.marks[0] | self.marks[1])
    }

    fn completing(&self, side: Side) -> Cells {
        lines(self.threes(side)).fold(0, |cells, line| cells | line & !self.marks[side])
    }

    fn with(mut self, side: Side, cell: Cells) -> Self {
        self.put(side, cell);
        self
    }
}
