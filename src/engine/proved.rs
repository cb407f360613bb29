//! The proved results of best play from the empty board.
//!
//! `cargo run --release --example values` proves the values of the flat boards given here, and fails if it finds a
//! different one; `cargo run --release --example prove` proves the value of 4x4x4.

use super::{Form, Rules, Variant};

/// The result of best play by both sides. The second side never wins: an additional mark does no harm, so the first
/// side could use the second side's strategy (strategy stealing).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameValue {
    /// The first side wins.
    FirstWins,
    /// Nobody wins.
    Draw,
}

/// A value, and the example of this package that proves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The value.
    pub value: GameValue,
    /// The name of the example.
    pub example: &'static str,
}

/// Flat boards with the same run length and the same shorter side.
struct Boards {
    run: u8,
    shorter: u8,
    /// The boards are drawn up to this longer side.
    drawn: u8,
    /// Beyond that, the first side wins up to this longer side.
    won: u8,
}

const fn boards(run: u8, shorter: u8, drawn: u8, won: u8) -> Boards {
    Boards { run, shorter, drawn, won }
}

/// The flat boards. For four in a row, J. Uiterwijk, *Solving strong and weak 4-in-a-row* (2019), gives the same values
/// for 5x5 and for 5x6 and larger boards.
const FLAT: &[Boards] = &[
    boards(3, 3, 3, 10),
    boards(3, 4, 0, 10),
    boards(3, 5, 0, 10),
    boards(3, 6, 0, 10),
    boards(3, 7, 0, 10),
    boards(3, 8, 0, 10),
    boards(3, 9, 0, 10),
    boards(3, 10, 0, 10),
    boards(4, 3, 10, 0),
    boards(4, 4, 8, 0),
    boards(4, 5, 5, 10),
    boards(4, 6, 0, 10),
    boards(4, 7, 0, 10),
    boards(4, 8, 0, 10),
    boards(4, 9, 0, 10),
    boards(4, 10, 0, 10),
    boards(5, 3, 10, 0),
    boards(5, 4, 10, 0),
    boards(5, 5, 7, 0),
    boards(5, 6, 6, 0),
];

/// Returns the proved value of the empty board, or `None` if none is proved.
///
/// # Examples
/// ```
/// use in_a_row::engine::proved::{GameValue, proved};
///
/// let value = |board: &str| board.parse().ok().and_then(proved).map(|proved| proved.value);
/// assert_eq!(value("3x3k3"), Some(GameValue::Draw));
/// assert_eq!(value("5x6k4"), Some(GameValue::FirstWins));
/// assert_eq!(value("15x15k5"), None);
/// ```
#[must_use]
pub fn proved(rules: Rules) -> Option<Proved> {
    let (columns, rows) = match rules.shape().form() {
        Form::Flat { .. } => (rules.shape().columns(), rules.shape().rows()),
        Form::Cube { side: 4 } => {
            return Some(Proved { value: GameValue::FirstWins, example: "prove" });
        }
        Form::Cube { .. } | Form::Endless => return None,
    };
    match rules.variant() {
        Variant::Freestyle => {}
        Variant::Exact if !rules.allow_longer_rows() => {}
        _ => return None,
    }
    let (shorter, longer) = (columns.min(rows), columns.max(rows));
    let boards = FLAT.iter().find(|it| it.run == rules.run() && it.shorter == shorter)?;
    let value = if longer <= boards.drawn {
        GameValue::Draw
    } else if longer <= boards.won {
        GameValue::FirstWins
    } else {
        return None;
    };
    Some(Proved { value, example: "values" })
}

/// Returns all flat boards whose value is proved, each with its longer side as columns.
pub fn flat_boards() -> impl Iterator<Item = Rules> {
    FLAT.iter().flat_map(|&Boards { run, shorter, drawn, won }| {
        (shorter.max(run)..=drawn.max(won))
            .filter_map(move |longer| Rules::new(longer, shorter, run, Variant::Freestyle).ok())
    })
}
