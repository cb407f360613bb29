use in_a_row::engine::{Cell, Shape};

use super::{FIRST, Marks, SECOND};
use crate::Cells;

/// A symmetry: for each byte of a set of cells, and each value of that byte, the image of its cells.
pub type Table = Vec<[Cells; 256]>;

/// The symmetries of a board.
pub struct Symmetries {
    pub tables: Vec<Table>,
}

impl Symmetries {
    /// All symmetries of this shape. `bit` returns the set of one cell.
    pub fn new(shape: Shape, bit: impl Fn(Cell) -> Cells) -> Self {
        let bytes =
            (Cells::BITS - shape.cells().map(&bit).sum::<Cells>().leading_zeros()).div_ceil(8);
        let table = |images: Vec<Cell>| {
            let mut images_of_bits = [0; Cells::BITS as usize];
            for (cell, image) in shape.cells().zip(images) {
                images_of_bits[bit(cell).trailing_zeros() as usize] = bit(image);
            }
            let of_byte = |byte: usize| {
                std::array::from_fn(|bits| {
                    let is_set = |place: &usize| bits >> place & 1 == 1;
                    (0..8).filter(is_set).map(|place| images_of_bits[8 * byte + place]).sum()
                })
            };
            (0..bytes as usize).map(of_byte).collect()
        };
        Self { tables: shape.symmetries().into_iter().map(table).collect() }
    }

    /// The least of all images of these marks, which is the same for symmetric positions.
    pub fn canonical(&self, marks: Marks) -> Marks {
        let mut least = [Cells::MAX; 2];
        for table in &self.tables {
            let first = image(table, marks[FIRST]);
            if first <= least[FIRST] {
                least = least.min([first, image(table, marks[SECOND])]);
            }
        }
        least
    }
}

/// The image of a set of cells.
pub fn image(table: &Table, cells: Cells) -> Cells {
    let bytes = cells.to_le_bytes();
    table.iter().zip(bytes).fold(0, |image, (images, byte)| image | images[usize::from(byte)])
}
