//! Games in the Smart Game Format (`.sgf`), versions FF\[3\] and FF\[4\], as <https://www.red-bean.com/sgf/> describes it.
//!
//! ```text
//! (;FF[4]GM[4]CA[UTF-8]AP[In a Row]SZ[15]RU[Renju]PB[Ada]PW[Ben]
//! ;B[hh];W[ig](;B[ii]C[A direct opening.])
//! (;B[jf]TE[1]))
//! ```
//!
//! A file has games, each in brackets. A game has nodes, each with properties: the first node is about the whole game, and
//! those after it make moves. Variations are in brackets. A point is its column and its row from the top, a letter each.
//! Gomoku and renju are game 4. Some programs write another number for them; see [`read`].
//!
//! # What is read
//! * Moves, even in the first node; variations; positions that are set up before the first move, even by several moves of
//!   one colour in a row. A variation that sets up a position later is left out.
//! * Comments, names of nodes, labels, marks, judgements about moves, and what is known about the game.
//! * Points such as `h8`, as renju players name them. On boards with at most 26 columns and rows, capital letters
//!   are read like others.
//! * The variant, if the text of `RU` clearly names one.
//!
//! Text before and between the games, and properties and games that are unknown, are skipped.
//!
//! # Private properties
//! The standard lets programs have their own properties. Two of them say what no others can:
//! * `XRULES` in the first node has the rules in [notation](crate::engine::notation), such as `15x15k5s2`, unless the text
//!   of `RU` says all about them.
//! * `XCHOICE` in place of a move is a ply of an opening in which players choose sides: `B` or `W` for the choice of that
//!   colour, `offer` if the other player is to choose after two more moves.

mod board;
mod games;
mod info;
mod nodes;
mod parser;
mod reader;
mod rules;
mod set_up;
mod writer;

pub use games::Games;
pub use writer::write;

use self::parser::Value;
use super::{Fact, LARGEST, Place, Record, RecordError, RecordReason};
use crate::engine::Variant;

/// The name under which this program writes files.
const APPLICATION: &str = "In a Row";

/// The number of gomoku and renju.
const GOMOKU: u16 = 4;

/// The numbers of go, Othello and Hex, which some programs write for gomoku.
const OTHER_GAMES: [u16; 3] = [1, 2, 11];

/// The private property with the rules.
const RULES: &str = "XRULES";

/// The private property for a ply that is no move.
const CHOICE: &str = "XCHOICE";

/// The value of [`CHOICE`] for an offer.
const OFFER: &str = "offer";

/// The properties for what is known about a whole game.
const FACTS: [(Fact, &str); 8] = [
    (Fact::Title, "GN"),
    (Fact::Event, "EV"),
    (Fact::Round, "RO"),
    (Fact::Site, "PC"),
    (Fact::Date, "DT"),
    (Fact::Result, "RE"),
    (Fact::Rules, "RU"),
    (Fact::Source, "SO"),
];

/// The most games that are read from a file.
pub const MOST_GAMES: usize = 10_000;

/// The start of a file.
const START: Place = Place::Text { line: 1, column: 1 };

/// A reason why a game can't be read, and the number of bytes before it.
#[derive(Clone, Copy, Debug)]
struct Mistake {
    at: usize,
    reason: RecordReason,
}

/// The colour of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    Black,
    White,
}

impl Mistake {
    const fn new(at: usize, reason: RecordReason) -> Self {
        Self { at, reason }
    }
}

impl Colour {
    const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// Returns the colour that a value names by its first letter.
    fn named(value: &str) -> Option<Self> {
        match value.trim_start().chars().next()? {
            'B' | 'b' => Some(Self::Black),
            'W' | 'w' => Some(Self::White),
            _ => None,
        }
    }
}

/// Returns the encoding of a file's text, by its name in a browser's `TextDecoder`: that of its byte order mark; else the one
/// that the file names; else UTF-8, if the bytes are valid; else windows-1252.
///
/// A file can name an encoding that a browser does not know.
///
/// # Examples
/// ```
/// use in_a_row::engine::records::sgf;
///
/// assert_eq!(sgf::charset(b"(;GM[4];B[hh])"), "utf-8");
/// assert_eq!(sgf::charset(b"(;GM[4]CA[Shift_JIS];B[hh])"), "Shift_JIS");
/// assert_eq!(sgf::charset(b"(;GM[4]PB[J\xf6rg];B[hh])"), "windows-1252");
/// ```
#[must_use]
pub fn charset(bytes: &[u8]) -> &str {
    const UTF_8: &str = "utf-8";
    // A text that is cut off may end within a character.
    let is_utf_8 =
        || std::str::from_utf8(bytes).map_or_else(|it| it.error_len().is_none(), |_| true);
    match bytes {
        [0xEF, 0xBB, 0xBF, ..] => UTF_8,
        [0xFF, 0xFE, ..] | [b'(', 0, b';', 0, ..] => "utf-16le",
        [0xFE, 0xFF, ..] | [0, b'(', 0, b';', ..] => "utf-16be",
        _ => match named_charset(bytes) {
            Some(name) if !name.eq_ignore_ascii_case(UTF_8) || is_utf_8() => name,
            None if is_utf_8() => UTF_8,
            _ => "windows-1252",
        },
    }
}

/// Returns the encoding that a file names near its start.
fn named_charset(bytes: &[u8]) -> Option<&str> {
    const NEAR: usize = 4096;
    const NAME: &[u8] = b"CA[";
    let start = &bytes[..bytes.len().min(NEAR)];
    let at = start.windows(NAME.len()).enumerate().position(|(at, window)| {
        let before = at.checked_sub(1).and_then(|before| start.get(before));
        window == NAME && !before.is_some_and(u8::is_ascii_alphabetic)
    })?;
    let value = start.get(at + NAME.len()..)?;
    let value = value.get(..value.iter().position(|&byte| byte == b']')?)?;
    let name = std::str::from_utf8(value).ok()?.trim();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-_:.+".contains(&byte);
    (!name.is_empty() && name.bytes().all(is_name)).then_some(name)
}

/// Reads the games of a file. The variant is what the games are read as if they do not say it, and it is possible on
/// their boards.
///
/// Some programs write go (1), Othello (2) or Hex (11) as the game, although it is gomoku. They are read only if other games
/// are accepted.
///
/// Games that can't be read are left out if others can. [`Games`] tells why.
///
/// # Errors
/// There is no game, or none that can be read. The error is that of the first one. A file that is cut off is read up to
/// there, and [`Record::cut_off`] says where that is; it is an error only if nothing comes before.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Variant, notation, records::{RecordReason, sgf}};
///
/// let games = sgf::read("(;GM[4];B[hh];W[ig])", Variant::Freestyle, false)?;
/// assert_eq!(games[0].tree.main_line().moves(), notation::parse_moves("h8i9")?);
///
/// let error = sgf::read("(;GM[1];B[hh])", Variant::Freestyle, false).unwrap_err();
/// assert_eq!(error.reason, RecordReason::OtherGame(1));
/// assert_eq!(error.to_string(), "line 1, column 6: this is game 1 of SGF");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(
    text: &str,
    variant: Variant,
    accepts_other_games: bool,
) -> Result<Vec<Record>, RecordError> {
    let mut records = Vec::new();
    let mut first_error = None;
    for game in Games::new(text.to_owned(), variant, accepts_other_games) {
        match game {
            Ok(record) => records.push(record),
            Err(error) if error.reason == RecordReason::TooLarge => return Err(error),
            Err(error) => _ = first_error.get_or_insert(error),
        }
    }
    match first_error {
        Some(error) if records.is_empty() => Err(error),
        None if records.is_empty() => Err(error_at(START, RecordReason::NoGame)),
        _ => Ok(records),
    }
}

const fn error_at(at: Place, reason: RecordReason) -> RecordError {
    RecordError { at, reason }
}

/// Returns whether this is a move or a choice.
fn is_ply(value: &Value) -> bool {
    matches!(&*value.name, "B" | "W" | CHOICE)
}
