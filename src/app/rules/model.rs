//! The positions that explain a variant. The engine decides what is allowed in them and which rows count.

use crate::{
    engine::{Board, Cell, Judgement, Line, Rules, Side, Start, Variant, foul_lines, judge},
    words::Text,
};

/// The number of columns of the board that a picture of an example shows.
pub const COLUMNS: u8 = 9;

/// The number of rows that it shows.
pub const ROWS: u8 = 7;

/// The cell at its bottom left.
pub const CORNER: Cell = Cell::new(3, 4);

/// The player who is to move in each example.
const BLACK: Side = Side::First;

/// The shortest row that is drawn.
const SHORTEST: u8 = 3;

/// The number of columns and of rows of the board.
const SIDE: u8 = 15;

/// A position, and a move of black in it.
///
/// # Examples
/// ```
/// use in_a_row::{app::rules::model, engine::{Foul, Judgement, Variant}, words::Text};
///
/// let examples = model::examples(Variant::Renju);
/// let overline = examples.iter().find(|it| it.caption == Text::OverlineIs).expect("an overline");
/// let position = overline.position(Variant::Renju).expect("it is on the board");
/// assert_eq!(position.judgement, Judgement::Forbidden(Foul::Overline));
/// assert_eq!(position.rows[0].length(), 6);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The text below its picture.
    pub caption: Text,
    /// The marks before the move, in notation.
    start: &'static str,
    /// The cell of the move, in notation.
    cell: &'static str,
}

/// An example as the engine understands it.
#[derive(Clone, Debug)]
pub struct ExamplePosition {
    /// The marks before the move.
    pub board: Board,
    /// The cell of the move.
    pub cell: Cell,
    /// Whether black may play there, and whether that wins.
    pub judgement: Judgement,
    /// The rows with the move that explain the judgement: those that win, or are forbidden. Otherwise, all rows of at
    /// least three.
    pub rows: Vec<Line>,
}

const RENJU: [Example; 7] = [
    Example { caption: Text::ThreeIs, start: "f8g8h8-", cell: "i8" },
    Example { caption: Text::FourIs, start: "f8g8i8j8-", cell: "h8" },
    Example { caption: Text::OverlineIs, start: "e8f8g8i8j8-", cell: "h8" },
    Example { caption: Text::DoubleFourIs, start: "h10h9f8g8i8h7-", cell: "h8" },
    Example { caption: Text::DoubleFourInLineIs, start: "e8g8i8k8-", cell: "h8" },
    Example { caption: Text::DoubleThreeIs, start: "j10i9f8g8-", cell: "h8" },
    // A mark on f8 would make a row of six, and after one on j8, the five would need f8 or k8.
    Example { caption: Text::NoDoubleThreeIs, start: "h10h9d8e8g8i8-k8", cell: "h8" },
];

const BLOCKED_FIVE: Example =
    Example { caption: Text::BlockedFiveIs, start: "f8g8i8j8-e8k8", cell: "h8" };
const OPEN_FIVE: Example = Example { caption: Text::OpenFiveIs, start: "f8g8i8j8-k8", cell: "h8" };
const BLOCKED_SIX: Example =
    Example { caption: Text::CaroWithOverlinesIs, start: "e8f8g8i8j8-d8k8", cell: "h8" };

const CARO: [Example; 2] = [BLOCKED_FIVE, OPEN_FIVE];
const CARO_WITH_OVERLINES: [Example; 3] = [BLOCKED_FIVE, OPEN_FIVE, BLOCKED_SIX];

/// Returns the examples that explain a variant; none if it needs no explanation.
#[must_use]
pub const fn examples(variant: Variant) -> &'static [Example] {
    match variant {
        Variant::Freestyle | Variant::Exact => &[],
        Variant::Caro => &CARO,
        Variant::CaroOverlines => &CARO_WITH_OVERLINES,
        Variant::Renju => &RENJU,
    }
}

impl Example {
    /// Returns the position under the rules of this variant, or `None` if there is no such position.
    #[must_use]
    pub fn position(&self, variant: Variant) -> Option<ExamplePosition> {
        let rules = Rules::new(SIDE, SIDE, 5, variant).ok()?;
        let start: Start = self.start.parse().ok()?;
        let cell = self.cell.parse().ok()?;
        let board = Board::with_marks(rules, start.marks());
        let judgement = judge(&board, cell, BLACK);
        let rows = match &judgement {
            Judgement::Wins(lines) => lines.clone(),
            Judgement::Forbidden(_) => foul_lines(&board, cell),
            Judgement::Free => {
                board.rows_through(cell, BLACK).filter(|row| row.length() >= SHORTEST).collect()
            }
        };
        Some(ExamplePosition { board, cell, judgement, rows })
    }
}
