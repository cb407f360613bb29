//! The fouls of renju, after the rules of the Renju International Federation.
//!
//! Only black, the first side, can commit one. The terms, all of them about black's marks on one line:
//! * A *five* is a row of five; an *overline* is a longer row. A move that makes a five always wins.
//! * A *four* is four marks that one more mark turns into a five. It is *straight* if the marks are a row and either of
//!   two marks does so.
//! * A *three* is three marks that one more mark turns into a straight four. That mark must be allowed: it must not
//!   make a five, or a foul of its own. So whether a double three is a foul may depend on later double threes. Each of
//!   them needs one mark more, so that this ends.
//!
//! Some programs count a three even if the mark that makes its straight four also makes a five elsewhere; the rules don't.

use super::Foul;
use crate::engine::{Board, Cell, Direction, Line, Side};

/// The side that can commit a foul.
const BLACK: Side = Side::First;

/// The length of a five.
const FIVE: u8 = 5;

/// Returns the foul that black would commit with a mark on this free cell.
pub(super) fn foul(board: &Board, cell: Cell) -> Option<Foul> {
    foul_by(&with(board, cell), cell)
}

/// Returns the rows that make a move of the first side a foul: overlines, or all its fours, or all its threes. Each
/// reaches from its first mark to its last, and may have a gap of one cell. None if the move is not such a foul.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Board, Foul, Judgement, Rules, Side, Variant, foul_lines, judge};
///
/// // Black has marks on f8, g8, h6 and h7.
/// let marks = ["f8", "g8", "h6", "h7"].map(|cell| (cell.parse().expect("a cell"), Side::First));
/// let board = Board::with_marks(Rules::new(15, 15, 5, Variant::Renju)?, marks);
///
/// let h8 = "h8".parse()?;
/// assert_eq!(judge(&board, h8, Side::First), Judgement::Forbidden(Foul::DoubleThree));
/// let lines = foul_lines(&board, h8);
/// let ends: Vec<_> = lines.iter().map(|line| format!("{}-{}", line.start(), line.end())).collect();
/// assert_eq!(ends, ["f8-h8", "h8-h6"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn foul_lines(board: &Board, cell: Cell) -> Vec<Line> {
    if !board.rules().has_fouls(BLACK) || !board.is_free(cell) {
        return Vec::new();
    }
    let after = with(board, cell);
    match foul_by(&after, cell) {
        Some(Foul::Overline) => rows(&after, cell).filter(|row| row.length() > FIVE).collect(),
        Some(Foul::DoubleFour) => fours(&after, cell).collect(),
        Some(Foul::DoubleThree) => threes(&after, cell).collect(),
        Some(
            Foul::Outside | Foul::Taken(_) | Foul::NotFirst | Foul::NotCentral | Foul::NearCentre,
        )
        | None => Vec::new(),
    }
}

/// Returns the board with one more mark of black.
fn with(board: &Board, cell: Cell) -> Board {
    let mut after = board.clone();
    after.put(cell, BLACK);
    after
}

/// Returns the foul that the mark on this cell is.
fn foul_by(board: &Board, cell: Cell) -> Option<Foul> {
    if makes_five(board, cell) {
        None
    } else if rows(board, cell).any(|row| row.length() > FIVE) {
        Some(Foul::Overline)
    } else if fours(board, cell).nth(1).is_some() {
        Some(Foul::DoubleFour)
    } else if threes(board, cell).nth(1).is_some() {
        Some(Foul::DoubleThree)
    } else {
        None
    }
}

fn makes_five(board: &Board, cell: Cell) -> bool {
    rows(board, cell).any(|row| row.length() == FIVE)
}

/// Returns the row through this cell in each direction.
fn rows(board: &Board, cell: Cell) -> impl Iterator<Item = Line> {
    board.rows_through(cell, BLACK)
}

fn row(board: &Board, cell: Cell, direction: Direction) -> Line {
    board.row_through(cell, direction, BLACK).line
}

/// Returns the free cells at the ends of a row. A mark on one of them makes the row longer.
fn free_ends(board: &Board, row: Line) -> impl Iterator<Item = Cell> {
    row.neighbours().filter(|&end| board.is_free(end))
}

/// Returns the fours through this cell.
fn fours(board: &Board, cell: Cell) -> impl Iterator<Item = Line> {
    rows(board, cell).flat_map(move |it| {
        let fives = free_ends(board, it).map(|end| (row(board, end, it.direction()), end));
        let fours = fives.filter(|(five, _)| five.length() == FIVE);
        let mut fours: Vec<_> = fours.map(|(five, end)| without(five, end)).collect();
        // A straight four was found twice.
        fours.dedup();
        fours
    })
}

/// Returns the threes through this cell.
fn threes(board: &Board, cell: Cell) -> impl Iterator<Item = Line> {
    rows(board, cell).filter_map(move |it| {
        free_ends(board, it).find_map(|end| {
            let four = row(board, end, it.direction());
            let counts = four.length() == FIVE - 1 && {
                let after = with(board, end);
                let fives = free_ends(&after, four)
                    .filter(|&fifth| row(&after, fifth, it.direction()).length() == FIVE);
                fives.count() == 2 && !makes_five(&after, end) && foul_by(&after, end).is_none()
            };
            counts.then(|| without(four, end))
        })
    })
}

/// Returns the line from its first to its last mark if the one on this cell is taken away.
fn without(line: Line, cell: Cell) -> Line {
    let (start, length) = (line.start(), line.length() - 1);
    if cell == start {
        let second = line.cells().nth(1).unwrap_or(start);
        Line::new(second, line.direction(), length)
    } else if cell == line.end() {
        Line::new(start, line.direction(), length)
    } else {
        line
    }
}
