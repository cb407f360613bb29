//! The part of a board without end on which opponents look for a move.
//!
//! A [`Window`] is a square board with all important marks and some room around them. Columns and rows
//! that are far from every mark are folded away, so that groups of marks that are thousands of cells apart
//! still fit on one board. Enough free cells remain between two groups that no run can touch both.
//!
//! If the marks still don't fit on the largest board, the oldest ones are left out.

use super::{Board, Cell, Position, Rules, Shape, Side};

/// A part of a board without end, as a square board of its own.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, notation::Link, window::Window};
///
/// // Two groups of marks, 20,000 columns apart.
/// let game = "endless5/r0u0r20000u3r1u0r20001u3".parse::<Link>()?.game;
/// let (window, seen) = Window::around(game.position().expect("a running game"));
/// assert_eq!(seen.position().rules().to_string(), "29x29k5");
/// assert_eq!(seen.position().board().count(), 4);
///
/// let cell = Cell::from_first_mark(20_001, 3);
/// let on_window = window.inside(cell).expect("near a mark");
/// assert_eq!(window.outside(on_window), cell);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Window {
    columns: Axis,
    rows: Axis,
}

/// A position on the board of a [`Window`], without a list of moves.
///
/// # Examples
/// ```
/// use in_a_row::engine::{notation::Link, window::Window};
///
/// let game = "endless5/r0u0r1u1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let (_, seen) = Window::around(position);
/// assert_eq!(seen.position().turn(), position.turn());
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct WindowPosition {
    board: Board,
    turn: Side,
}

/// The side lengths that a window can have, in cells. They are few, so that a search rarely needs new tables.
const SIDES: [u8; 4] = [15, 21, 29, Shape::LONGEST];

/// The columns or the rows of a window.
#[derive(Clone, Debug)]
struct Axis {
    /// The columns or rows of the board without end that are not folded away, in order.
    shown: Vec<i16>,
}

impl Window {
    /// Creates a window around the marks of a position on a board without end.
    ///
    /// # Panics
    /// Never: the sides of every window are longer than the longest run.
    #[must_use]
    pub fn around(position: Position<'_>) -> (Self, WindowPosition) {
        let (run, variant) = (position.rules().run(), position.rules().variant());
        let (mut columns, mut rows) = (Vec::new(), Vec::new());
        for cell in by_importance(position) {
            let more_columns = with(&columns, cell.column());
            let more_rows = with(&rows, cell.row());
            let fits =
                |marked: &[i16]| Axis::around(marked, run).shown.len() <= Shape::LONGEST.into();
            if fits(&more_columns) && fits(&more_rows) {
                (columns, rows) = (more_columns, more_rows);
            }
        }
        let mut window =
            Self { columns: Axis::around(&columns, run), rows: Axis::around(&rows, run) };
        let longest = window.columns.shown.len().max(window.rows.shown.len());
        let fitting = SIDES.into_iter().find(|&side| usize::from(side) >= longest);
        let side = fitting.unwrap_or(Shape::LONGEST);
        window.columns.grow(side);
        window.rows.grow(side);
        let rules = Rules::new(side, side, run, variant);
        let mut board = Board::empty(rules.expect("each of the sides is long enough"));
        for (cell, side) in position.board().marks() {
            if let Some(cell) = window.inside(cell) {
                board.put(cell, side);
            }
        }
        (window, WindowPosition { board, turn: position.turn() })
    }

    /// Returns the window's cell for a cell of the board without end, or `None` if the window doesn't show it.
    #[must_use]
    pub fn inside(&self, cell: Cell) -> Option<Cell> {
        Some(Cell::new(self.columns.inside(cell.column())?, self.rows.inside(cell.row())?))
    }

    /// Returns the cell of the board without end that the window shows on this cell, which must be in the window.
    #[must_use]
    pub fn outside(&self, cell: Cell) -> Cell {
        Cell::from_first_mark(self.columns.outside(cell.column()), self.rows.outside(cell.row()))
    }
}

impl WindowPosition {
    /// Returns the position on the window's board.
    #[must_use]
    pub const fn position(&self) -> Position<'_> {
        Position { board: &self.board, moves: &[], turn: self.turn }
    }
}

/// Returns the cells that a window should include, the most important ones first: those on which a side would win,
/// then the marks, the latest first.
fn by_importance(position: Position<'_>) -> Vec<Cell> {
    let moves = position.moves();
    if position.board().count() == 0 {
        return vec![Cell::FIRST_MARK];
    }
    let candidates = position.board().candidates();
    let wins_now =
        |side| candidates.iter().copied().filter(move |&cell| position.wins_at(cell, side));
    let (own, other) = (position.turn(), position.turn().other());
    let arranged = position.board().marks().map(|(cell, _)| cell);
    wins_now(own)
        .chain(wins_now(other))
        .chain(moves.iter().rev().copied())
        .chain(arranged)
        .collect()
}

/// Returns a sorted list with one more number, unless the list already has it.
fn with(sorted: &[i16], number: i16) -> Vec<i16> {
    let mut more = sorted.to_vec();
    if let Err(before) = more.binary_search(&number) {
        more.insert(before, number);
    }
    more
}

impl Axis {
    /// Returns all columns or rows with a mark, with as many on each side of them as a run is long.
    fn around(marked: &[i16], run: u8) -> Self {
        let mut shown: Vec<i16> = Vec::new();
        for &at in marked {
            let from = shown.last().map_or(i16::MIN, |last| last + 1);
            let near = (at - i16::from(run)).max(from)..=at + i16::from(run);
            shown.extend(near.filter(|&at| Shape::is_in_reach(at)));
        }
        Self { shown }
    }

    /// Adds columns or rows at both ends until there are this many.
    fn grow(&mut self, side: u8) {
        while self.shown.len() < side.into() {
            let (first, last) = (self.shown.first().copied(), self.shown.last().copied());
            let (before, after) = (first.map_or(0, |it| it - 1), last.map_or(0, |it| it + 1));
            let is_even = self.shown.len().is_multiple_of(2);
            if Shape::is_in_reach(before) && (is_even || !Shape::is_in_reach(after)) {
                self.shown.insert(0, before);
            } else {
                self.shown.push(after);
            }
        }
    }

    fn inside(&self, outside: i16) -> Option<i16> {
        i16::try_from(self.shown.binary_search(&outside).ok()?).ok()
    }

    fn outside(&self, inside: i16) -> i16 {
        usize::try_from(inside).ok().and_then(|at| self.shown.get(at)).copied().unwrap_or_default()
    }
}
