use std::fmt::Write;

use super::{Arranged, Mark, Pieces, Session, StoredContent};
use crate::engine::{Cell, Rules};

/// A small picture of a position, as path data for an SVG.
///
/// # Examples
/// ```
/// use in_a_row::session::{Miniature, Session, Setup};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let (session, _) = Session::start(Setup::DEFAULT, &mut random);
/// let picture = Miniature::of(&session);
/// assert_eq!(picture.size, [3 * Miniature::CELL; 2]);
/// assert_eq!(picture.lines, "M10 0v30M20 0v30M0 10h30M0 20h30");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miniature {
    /// Its width and height. A cell is [`CELL`](Self::CELL) wide and high.
    pub size: [i32; 2],
    /// The look of the marks.
    pub pieces: Pieces,
    /// The lines of the board.
    pub lines: String,
    /// The X marks: crosses, or the centres of black stones.
    pub x: String,
    /// The O marks: rings, or the centres of white stones.
    pub o: String,
}

/// The visible part of a board. Rows are counted from the bottom.
struct Window {
    left: i32,
    bottom: i32,
    columns: i32,
    rows: i32,
    layers: i32,
}

/// The longest side of a board that is shown whole. Of a larger one, only the part with the marks is visible.
const MOST_CELLS: i32 = 19;

/// The fewest visible cells of such a part, in each direction.
const FEWEST_CELLS: i32 = 9;

/// How many cells are visible around the marks.
const AROUND: i32 = 2;

/// The number of layers of a board in space in each row.
const LAYERS_IN_ROW: i32 = 2;

impl Miniature {
    /// The width and the height of a cell.
    pub const CELL: i32 = 10;

    /// Draws the position of this session's game.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        let seating = session.seating();
        let marks = session.game().board().marks();
        let marks = marks.map(|(cell, side)| (cell, seating.mark(seating.seat(side))));
        let setup = session.setup();
        Self::draw(setup.rules, setup.pieces, &marks.collect::<Vec<_>>())
    }

    /// Draws the position of a stored game, or a stored arrangement.
    #[must_use]
    pub fn of_kept(what: &StoredContent) -> Self {
        match what {
            StoredContent::Own(session) => Self::of(session),
            StoredContent::ByLink(game, _) => {
                Self::of(&Session::with(game.setup(), game.seating(), game.game.clone()))
            }
            StoredContent::Arranged(arranged) => Self::of_arranged(arranged),
        }
    }

    fn of_arranged(Arranged { setup, position }: &Arranged) -> Self {
        let start = position.start();
        let marks = start.marks().map(|(cell, side)| (cell, position.mark(side)));
        Self::draw(setup.rules, setup.pieces, &marks.collect::<Vec<_>>())
    }

    fn draw(rules: Rules, pieces: Pieces, marks: &[(Cell, Mark)]) -> Self {
        let window = Window::of(rules, marks);
        let mut lines = String::new();
        for layer in 0..window.layers {
            window.draw_lines(&mut lines, layer, pieces);
        }
        let [mut x, mut o] = [String::new(), String::new()];
        for (cell, mark) in marks {
            let centre = window.centre(*cell);
            match (pieces, mark) {
                (Pieces::Marks, Mark::X) => draw_cross(&mut x, centre),
                (Pieces::Marks, Mark::O) => draw_ring(&mut o, centre),
                (Pieces::Stones, Mark::X) => draw_dot(&mut x, centre),
                (Pieces::Stones, Mark::O) => draw_dot(&mut o, centre),
            }
        }
        Self { size: window.size(), pieces, lines, x, o }
    }
}

impl Window {
    fn of(rules: Rules, marks: &[(Cell, Mark)]) -> Self {
        let shape = rules.shape();
        let has_all = shape.has_end() && i32::from(shape.longest_side()) <= MOST_CELLS;
        if has_all {
            return Self {
                left: 0,
                bottom: 0,
                columns: shape.columns().into(),
                rows: shape.rows().into(),
                layers: shape.layers().into(),
            };
        }
        let end = |length: u8| shape.has_end().then(|| i32::from(length));
        let [left, columns] = part(marks.iter().map(|(it, _)| it.column()), end(shape.columns()));
        let [bottom, rows] = part(marks.iter().map(|(it, _)| it.row()), end(shape.rows()));
        Self { left, bottom, columns, rows, layers: 1 }
    }

    /// Returns the top left corner of a layer, in cells from the top left of the picture.
    fn corner(&self, layer: i32) -> [i32; 2] {
        let [across, down] = [layer % LAYERS_IN_ROW, layer / LAYERS_IN_ROW];
        [across * (self.columns + 1), down * (self.rows + 1)]
    }

    fn size(&self) -> [i32; 2] {
        let across = self.layers.min(LAYERS_IN_ROW);
        let down = (self.layers + LAYERS_IN_ROW - 1) / LAYERS_IN_ROW;
        [(across, self.columns), (down, self.rows)]
            .map(|(layers, length)| (layers * (length + 1) - 1) * Miniature::CELL)
    }

    fn centre(&self, cell: Cell) -> [i32; 2] {
        let [left, top] = self.corner(cell.layer().unwrap_or_default().into());
        let column = i32::from(cell.column()) - self.left;
        let row = self.rows - 1 - (i32::from(cell.row()) - self.bottom);
        [left + column, top + row].map(|at| at * Miniature::CELL + Miniature::CELL / 2)
    }

    /// Draws lines between cells for marks, and through their centres for stones.
    fn draw_lines(&self, path: &mut String, layer: i32, pieces: Pieces) {
        const CELL: i32 = Miniature::CELL;
        let [left, top] = self.corner(layer).map(|at| at * CELL);
        let (from, shift, shorter) = match pieces {
            Pieces::Marks => (1, 0, 0),
            Pieces::Stones => (0, CELL / 2, CELL),
        };
        // Writing into a string does not fail, here and below.
        for column in from..self.columns {
            let (x, y) = (left + column * CELL + shift, top + shift);
            let _ = write!(path, "M{x} {y}v{}", self.rows * CELL - shorter);
        }
        for row in from..self.rows {
            let (x, y) = (left + shift, top + row * CELL + shift);
            let _ = write!(path, "M{x} {y}h{}", self.columns * CELL - shorter);
        }
    }
}

/// Returns the start and the length of the visible part that contains these places, on a side of a board that is
/// `length` long, or endless.
fn part(places: impl Iterator<Item = i16> + Clone, length: Option<i32>) -> [i32; 2] {
    let places = places.map(i32::from);
    let (first, last) = places.clone().min().zip(places.max()).unwrap_or((0, 0));
    let wanted = (last - first + 1 + 2 * AROUND).max(FEWEST_CELLS);
    let start = (first + last + 1 - wanted).div_euclid(2);
    match length {
        Some(length) => {
            let wanted = wanted.min(length);
            [start.clamp(0, length - wanted), wanted]
        }
        None => [start, wanted],
    }
}

fn draw_cross(path: &mut String, [x, y]: [i32; 2]) {
    let _ = write!(path, "M{} {}l6 6m0-6l-6 6", x - 3, y - 3);
}

fn draw_ring(path: &mut String, [x, y]: [i32; 2]) {
    let _ = write!(path, "M{} {y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0", x - 3);
}

/// Draws a line without length, whose round ends make it a dot.
fn draw_dot(path: &mut String, [x, y]: [i32; 2]) {
    let _ = write!(path, "M{x} {y}h0");
}
