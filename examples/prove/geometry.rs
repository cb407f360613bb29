//! The cube of 4 by 4 by 4 cells and its 76 lines.

use std::sync::LazyLock;

use in_a_row::engine::{Cell, Rules, Shape, Variant};

use crate::proving::symmetries::Symmetries;

/// The number of cells.
const CELLS: usize = 64;

/// The number of lines.
const LINES: usize = 76;

/// A set of cells, one bit each, in the order in which [`Shape::cells`] lists them.
pub type Cells = u64;

/// A set of lines, one bit each, in the order of [`Rules::lines`].
pub type Lines = u128;

/// The cells of each line.
pub static LINE_CELLS: LazyLock<[Cells; LINES]> = LazyLock::new(|| {
    let lines = rules().lines().map(|line| line.cells().map(bit).sum());
    lines.collect::<Vec<_>>().try_into().expect("a cube has 76 lines")
});

/// The lines through each cell.
static LINES_THROUGH: LazyLock<[Lines; CELLS]> = LazyLock::new(|| {
    std::array::from_fn(|cell| {
        let through = |&line: &usize| LINE_CELLS[line] >> cell & 1 == 1;
        (0..LINES).filter(through).fold(0, |lines, line| lines | 1 << line)
    })
});

/// Four in a row on the cube.
pub fn rules() -> Rules {
    let cube = Shape::cube(4).expect("a cube can have this side");
    Rules::on(cube, 4, Variant::Freestyle).expect("a run as long as the side can be played")
}

/// The symmetries of the cube.
pub fn symmetries() -> Symmetries {
    Symmetries::new(rules().shape(), bit)
}

/// The lines through a cell.
pub fn lines_through(cell: Cells) -> Lines {
    LINES_THROUGH[cell.trailing_zeros() as usize]
}

/// Iterates over the cells of each line in a set.
pub fn lines(mut lines: Lines) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        let line = (lines != 0).then(|| lines.trailing_zeros() as usize)?;
        lines &= lines - 1;
        Some(LINE_CELLS[line])
    })
}

/// The set of this one cell.
fn bit(cell: Cell) -> Cells {
    1 << rules().shape().index(cell)
}
