//! Reads and writes cells, rules, moves and arranged marks as text.
//!
//! | text | meaning |
//! |---|---|
//! | `h8` | a [`Cell`]: columns are letters from the left (`a` … `z`, `aa` …), rows are numbers from the bottom |
//! | `2b3` | a [`Cell`] in space: its layer, counted from the bottom, comes first |
//! | `r3d4` | a [`Cell`] without end: three to the right of the first mark and four down; `l1u0` is one to the left |
//! | `h8i9h10` | moves, see [`write_moves`] |
//! | `15x15k5e` | [`Rules`]: columns, rows and run length, with an `e` if the run must be exact |
//! | `15x15k5s2` | [`Rules`] with an [`Opening`](super::Opening) |
//! | `h8i9h10b0` | a [`Ply`] for each move, then the choice of black, the first side; `w0` is white, `o0` an offer |
//! | `4x4x4k4` | [`Rules`] in space: columns, rows, layers and run length |
//! | `endless5` | [`Rules`] without end: run length |
//! | `i9h8-g7` | a [`Start`]: the first side's marks, a hyphen, the second side's, each row by row from the top |
//! | `15x15k5/h8i9` | a [`Link`]: a whole game |
//! | `15x15k5/h8i9/v/…` | a game and its variations, see [`write_variations`] |
//!
//! Each value has exactly one spelling: lower case, no spaces, no leading zeros. A text is read only in the
//! spelling in which it would be written; a [`NotationError`] says where it differs. There is one exception:
//! in the column or row of the first mark, a cell without end is written with `r0` or `u0`, but `l0` and `d0`
//! are read too. [`Link`] also reads moves alone, and [`link_in`] reads whatever people paste.

mod code;
pub(crate) mod embedded;
mod game;
mod link;
mod message;
mod pairs;
mod reader;
mod sent;
mod variations;

use std::{error::Error, fmt, str::FromStr};

pub use code::GameId;
pub use embedded::embedded_link;
pub use game::GameError;
pub use link::{Link, LinkError};
pub use message::{MessageError, link_in};
use reader::{
    AGREED, BETWEEN_SIDES, CHOOSES_FIRST, CHOOSES_SECOND, OFFERED, OFFERS_CHOICE, Reader,
};
pub use sent::Sender;
pub use variations::{
    VARIATIONS, VariationsError, add_variations, split_variations, write_variations,
};

use super::{Cell, DrawOffer, Game, Ply, Rules, RulesError, Shape, Side, Start};

/// The place of an error in a text, and the reason.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, notation::{NotationError, NotationReason}};
///
/// let error = "h0".parse::<Cell>().unwrap_err();
/// assert_eq!(error, NotationError { at: 1, reason: NotationReason::Number });
/// assert_eq!(error.to_string(), "at 1: expected a number from 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The number of bytes before the error.
    pub at: usize,
    /// The reason why the text cannot be read.
    pub reason: NotationReason,
}

/// The reason why a text cannot be read.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, notation::NotationReason};
///
/// let reason = |text: &str| text.parse::<Rules>().unwrap_err().reason;
/// assert_eq!(reason("15k5"), NotationReason::Character('x'));
/// assert_eq!(reason("015x15k5"), NotationReason::Number);
/// assert_eq!(reason("100x100k5"), NotationReason::TooLarge);
/// assert_eq!(reason("15x15k5 "), NotationReason::End);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationReason {
    /// Expected a letter, either of a column (`a` to `z`) or of a game's id.
    Letter,
    /// Expected a number from 1, without leading zeros.
    Number,
    /// The number or the column is too large for any board.
    TooLarge,
    /// The cell of a board without end is more than [`Shape::REACH`](crate::engine::Shape::REACH) away from
    /// the first mark.
    TooFar,
    /// Expected this character.
    Character(char),
    /// Expected a cell that comes after the one before it, row by row from the top.
    Order,
    /// Expected the end of the text.
    End,
    /// The text is well formed, but there are no such rules.
    Rules(RulesError),
}

/// Reads a list of moves, written one after the other, on a board that has an end.
///
/// # Errors
/// Something in the text is not a cell. Whether the moves are legal is not checked.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::{parse_moves, write_moves};
///
/// let moves = parse_moves("h8i9h10")?;
/// assert_eq!(moves.len(), 3);
/// assert_eq!(write_moves(&moves), "h8i9h10");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
pub fn parse_moves(text: &str) -> Result<Vec<Cell>, NotationError> {
    Reader::new(text).whole(Reader::cells)
}

/// Reads a list of moves, written one after the other, on any board.
///
/// # Errors
/// Something in the text is not a cell. Whether the moves are legal is not checked.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, notation::parse_moves_on};
///
/// // The same text is two cells on a large flat board, but one cell without end.
/// assert_eq!(parse_moves_on("40x40k5".parse()?, "r3u4")?, ["r3".parse()?, "u4".parse()?]);
/// assert_eq!(parse_moves_on("endless5".parse()?, "r3u4")?, [Cell::from_first_mark(3, 4)]);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
pub fn parse_moves_on(rules: Rules, text: &str) -> Result<Vec<Cell>, NotationError> {
    Reader::on(rules, text).whole(Reader::cells)
}

/// Writes a list of moves one after the other; [`parse_moves`] reads it.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, notation::write_moves};
///
/// assert_eq!(write_moves(&[Cell::new(7, 7), Cell::new(8, 8)]), "h8i9");
/// ```
#[must_use]
pub fn write_moves(moves: &[Cell]) -> String {
    moves.iter().map(Cell::to_string).collect()
}

/// Reads a list of plies, written one after the other, on any board.
///
/// # Errors
/// Something in the text is not a ply of a game with these rules. Whether the plies are legal is not checked.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Ply, Side, notation::parse_plies_on};
///
/// let plies = parse_plies_on("15x15k5s1".parse()?, "h8b0")?;
/// assert_eq!(plies, [Ply::Move(Cell::new(7, 7)), Ply::Choose(Side::First)]);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
pub fn parse_plies_on(rules: Rules, text: &str) -> Result<Vec<Ply>, NotationError> {
    Reader::on(rules, text).whole(Reader::plies)
}

/// Writes a list of plies one after the other; [`parse_plies_on`] reads it.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Ply, Side, notation::write_plies};
///
/// let plies = [Ply::Move(Cell::new(7, 7)), Ply::Choose(Side::Second), Ply::Offer];
/// assert_eq!(write_plies(&plies), "h8w0o0");
/// ```
#[must_use]
pub fn write_plies(plies: &[Ply]) -> String {
    plies.iter().map(Ply::to_string).collect()
}

/// Writes the plies of a game and its draw offer: an `o` at the end if a draw is offered, an `a` if the players have
/// agreed to one. [`parse_record`] reads it.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, DrawOffer, Game, notation::{parse_record, write_record}};
///
/// let mut game = Game::new("endless5".parse()?);
/// game.play(Cell::FIRST_MARK)?;
/// game.offer_draw()?;
/// assert_eq!(write_record(&game), "r0u0o");
///
/// let (plies, draw_offer) = parse_record(game.rules(), "r0u0o")?;
/// assert_eq!((&plies[..], draw_offer), (game.plies(), DrawOffer::Offered));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_record(game: &Game) -> String {
    let mut text = write_plies(game.plies());
    match game.draw_offer() {
        DrawOffer::None => {}
        DrawOffer::Offered => text.push(OFFERED),
        DrawOffer::Agreed => text.push(AGREED),
    }
    text
}

/// Reads a record that was written by [`write_record`]: plies, and the draw offer after them.
///
/// # Errors
/// The text is not a record. Whether the plies are legal is not checked.
pub fn parse_record(rules: Rules, text: &str) -> Result<(Vec<Ply>, DrawOffer), NotationError> {
    Reader::on(rules, text).whole(|reader| {
        let mut plies = Vec::new();
        let draw_offer = reader.record(&mut plies)?;
        Ok((plies, draw_offer))
    })
}

/// Reads arranged marks on any board.
///
/// # Errors
/// The text is not in notation. Whether a game can begin from these marks is not checked.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, notation::parse_start_on};
///
/// let start = parse_start_on("endless5".parse()?, "r0u0-l1d2")?;
/// assert_eq!(start.of(Side::Second), ["l1d2".parse()?]);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
pub fn parse_start_on(rules: Rules, text: &str) -> Result<Start, NotationError> {
    Reader::on(rules, text).whole(Reader::start)
}

/// Reads a cell of any form of board.
impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader::new(text).whole(Reader::cell).or_else(|error| {
            let without_end = Reader { is_endless: true, ..Reader::new(text) };
            without_end.whole(Reader::cell).map_err(|_| error)
        })
    }
}

impl FromStr for Rules {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader::new(text).whole(Reader::rules)
    }
}

impl FromStr for Start {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader::new(text).whole(Reader::start)
    }
}

/// Writes a ply as in a record: the cell of a move, or a letter and a zero, which no cell has.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(cell) => cell.fmt(f),
            Self::Choose(Side::First) => f.write_str(CHOOSES_FIRST),
            Self::Choose(Side::Second) => f.write_str(CHOOSES_SECOND),
            Self::Offer => f.write_str(OFFERS_CHOICE),
        }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = [Side::First, Side::Second].map(|side| write_moves(self.of(side)));
        write!(f, "{first}{BETWEEN_SIDES}{second}")
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at {}: {}", self.at, self.reason)
    }
}

impl Error for NotationError {}

impl fmt::Display for NotationReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter => f.write_str("expected a letter"),
            Self::Number => f.write_str("expected a number from 1"),
            Self::TooLarge => f.write_str("larger than any board"),
            Self::TooFar => write!(f, "farther than {} from the first mark", Shape::REACH),
            Self::Character(character) => write!(f, "expected `{character}`"),
            Self::Order => f.write_str("expected a later cell, row by row from the top"),
            Self::End => f.write_str("expected the end"),
            Self::Rules(error) => error.fmt(f),
        }
    }
}
