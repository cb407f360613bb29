//! What lies under the marks of a large board: its lines, its star points and its coordinates.

use std::fmt::Write;

use crate::{
    engine::{Cell, Rules},
    session::Pieces,
};

/// The side of a cell, in the units of the drawing.
const CELL: u16 = 20;

/// Boards with a shorter side have no star points but the middle.
const FEWEST_FOR_STARS: u8 = 13;

/// How far from the edge the outer star points are, in cells.
const STARS_FROM_EDGE: u8 = 3;

/// The drawing as markup. Stones lie where lines cross, marks between them.
pub(super) fn draw(rules: Rules, pieces: Pieces) -> String {
    let crossings = pieces == Pieces::Stones;
    let shape = rules.shape();
    let (columns, rows) = (u16::from(shape.columns()), u16::from(shape.rows()));
    let (width, height) = (columns * CELL, rows * CELL);
    // Lines lie in the middle of cells or on their edges.
    let (first, beyond) = if crossings { (CELL / 2, 0) } else { (0, 1) };
    let mut lines = String::new();
    // A string takes everything.
    for column in 0..columns + beyond {
        let _ = write!(lines, "M{} {first}V{}", first + column * CELL, height - first);
    }
    for row in 0..rows + beyond {
        let _ = write!(lines, "M{first} {}H{}", first + row * CELL, width - first);
    }
    let mut drawing = format!(
        "<svg class=\"ground\" viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\">\
         <path d=\"{lines}\"/>"
    );
    let middle = |cell: Cell| {
        let down = u16::from(shape.rows() - 1 - cell.row());
        (u16::from(cell.column()) * CELL + CELL / 2, down * CELL + CELL / 2)
    };
    for star in stars(rules).filter(|_| crossings) {
        let (x, y) = middle(star);
        let _ = write!(drawing, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.5\"/>");
    }
    for column in 0..shape.columns() {
        let cell = Cell::new(column, 0);
        let name = cell.to_string();
        let letters = name.trim_end_matches(|it: char| it.is_ascii_digit());
        let x = middle(cell).0;
        let _ = write!(drawing, "<text x=\"{x}\" y=\"{}\">{letters}</text>", height - 1);
    }
    for row in 0..shape.rows() {
        let y = middle(Cell::new(0, row)).1 + 2;
        let _ = write!(drawing, "<text class=\"number\" x=\"1\" y=\"{y}\">{}</text>", row + 1);
    }
    drawing + "</svg>"
}

/// The middle where there is one, and on boards that are large enough eight points around it.
fn stars(rules: Rules) -> impl Iterator<Item = Cell> {
    let along = |length: u8| {
        let outer = [STARS_FROM_EDGE, length - 1 - STARS_FROM_EDGE];
        let middle = (length % 2 == 1).then_some(length / 2);
        outer.into_iter().filter(move |_| length >= FEWEST_FOR_STARS).chain(middle)
    };
    let shape = rules.shape();
    along(shape.columns())
        .flat_map(move |column| along(shape.rows()).map(move |row| Cell::new(column, row)))
}
