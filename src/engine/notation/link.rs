use std::{error::Error, fmt, str::FromStr};

use super::{
    BETWEEN_SIDES, NotationError, NotationReason, Sender,
    reader::{BETWEEN_FIELDS, Reader},
    sent::Head,
    write_record,
};
use crate::engine::{
    ArrangeError, Cell, DrawError, DrawOffer, Game, PlayError, Ply, ReplayError, Rules, Start,
    geometry::ENDLESS,
};

/// A whole game as text, which follows the `#` of a web address: `3x3k3/b2a1c3`.
///
/// | text | meaning |
/// |---|---|
/// | `15x15k5e` | the empty board |
/// | `15x15k5/h8i9` | moves |
/// | `15x15k5s2/h8i9h10b0` | moves, and a choice of side |
/// | `15x15k5/f6/i9h8-g7` | a move after arranged marks; the hyphen is left out if the second side has none |
/// | `15x15k5//i9h8-g7` | arranged marks |
/// | `endless5/r0u0r1u0` | moves on a board without end |
/// | `endless5/r0u0r1u0o` | the same with a draw offer; an `a` instead means that the players have agreed to a draw |
/// | `kqzfdbcx-1-bbrctbhftnh/15x15k5/h8i9` | a game played by link, see [`Sender`] |
///
/// A game played by link has a first field with three parts, joined by hyphens:
/// 1. its [`GameId`](super::GameId);
/// 2. a digit: 1 or 3 if the first player sent the link, 2 or 4 if the second did; 3 or 4 once both players have
///    [`joined`](Sender::joined); 5 to 8 mean the same for links with 8,000 bytes or more after this field;
/// 3. a check: three letters for the number of bytes after the field and its `/` (four letters after a digit
///    of 5 to 8), and eight letters for the CRC-32 of the whole link without the check and this `/`.
///
/// The check comes first, so a link that was cut off at its end is always detected.
///
/// A link consists of letters, digits, `/` and `-`, and ends with a letter or digit, because messengers
/// drop characters that look like the end of a sentence. Each game has exactly one link, with one exception: moves
/// alone, as other sites write them, in upper or lower case, are read as a game of five or more in a row on the
/// smallest of the boards 15x15, 19x19 and 20x20 that has all the cells.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::Link;
///
/// let link: Link = "15x15k5/h8i9".parse()?;
/// assert_eq!(link.game.moves().len(), 2);
/// assert_eq!(link.to_string(), "15x15k5/h8i9");
///
/// // Moves alone, as other sites write them.
/// let link: Link = "H8I9".parse()?;
/// assert_eq!(link.to_string(), "15x15k5/h8i9");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The game up to this link.
    pub game: Game,
    /// The sender, in a game played by link; `None` if the link only shows a game.
    pub sent: Option<Sender>,
}

/// The reason why a text is not a link.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::{Link, LinkError};
///
/// assert_eq!("3x3k3/b2a".parse::<Link>(), Err(LinkError::CutOff { moves: 1 }));
///
/// let error = "3x3k3/b2b2".parse::<Link>().unwrap_err();
/// assert_eq!(error.to_string(), "move 2, b2: the cell is taken");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It has more than [`Link::LONGEST`] bytes.
    TooLong,
    /// Its end is missing.
    CutOff {
        /// The number of moves that are certainly complete.
        moves: usize,
    },
    /// It was changed after it was sent: its check does not match.
    Changed,
    /// It is not in notation, or has rules that cannot be played.
    Notation(NotationError),
    /// No game can begin from the arranged marks.
    Arrange(ArrangeError),
    /// A move is not legal.
    Move {
        /// The number of the move, counted from 0.
        ply: usize,
        /// The cell of the move.
        cell: Cell,
        /// The reason why it is not legal.
        reason: PlayError,
    },
    /// A player cannot choose a side, or offer the choice, after this many moves.
    Choice {
        /// The number of moves before.
        moves: usize,
    },
    /// A draw cannot be offered or agreed to after these moves.
    Draw(DrawError),
}

/// The boards that other sites play on, the smallest first.
const USUAL_BOARDS: [&str; 3] = ["15x15k5", "19x19k5", "20x20k5"];

impl Link {
    /// The maximum length of a link in bytes. A full 40x40 game played by link takes 5,040 of them; without end, there
    /// is room for 3,000 moves, however far apart.
    pub const LONGEST: usize = 40_000;

    /// The link that only shows this game.
    #[must_use]
    pub const fn position(game: Game) -> Self {
        Self { game, sent: None }
    }

    fn read(text: &str) -> Result<Self, LinkError> {
        if text.len() > Self::LONGEST {
            return Err(LinkError::TooLong);
        }
        let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
        match letters {
            0 => game(Reader::new(text)).map(|game| Self { game, sent: None }),
            _ if text.starts_with(ENDLESS) => {
                game(Reader::new(text)).map(|game| Self { game, sent: None })
            }
            _ if ENDLESS.starts_with(text) => Err(LinkError::CutOff { moves: 0 }),
            // A cell starts with one or two letters, the id of a game with more.
            1 | 2 if letters == text.len() => Err(LinkError::CutOff { moves: 0 }),
            1 | 2 => moves_alone(&text.to_ascii_lowercase()).map(|game| Self { game, sent: None }),
            _ => Self::by_link(text),
        }
    }

    fn by_link(text: &str) -> Result<Self, LinkError> {
        let mut reader = Reader::new(text);
        let head = Head::read(&mut reader).map_err(|error| cut_off_or(error, text, 0))?;
        let rest = &text[reader.at..];
        if rest.len() < head.length {
            return Err(LinkError::CutOff { moves: count_complete_moves(rest) });
        }
        let (rest, after) = rest.split_at_checked(head.length).ok_or(LinkError::Changed)?;
        if !head.matches(rest) {
            return Err(LinkError::Changed);
        }
        if !after.is_empty() {
            let at = text.len() - after.len();
            return Err(NotationError { at, reason: NotationReason::End }.into());
        }
        Ok(Self { game: game(reader)?, sent: Some(head.sent) })
    }
}

/// Reads a link up to its end, after the first field of a game played by link.
fn game(mut reader: Reader) -> Result<Game, LinkError> {
    let mut plies = Vec::new();
    match fields(&mut reader, &mut plies) {
        Ok((rules, start, draw_offer)) => {
            let game = Game::arrange(rules, start).map_err(LinkError::Arrange)?;
            replay(game, plies)?.with_draw_offer(draw_offer).map_err(LinkError::Draw)
        }
        Err(error) => Err(cut_off_or(error, reader.text, Ply::count_moves(&plies))),
    }
}

fn fields(
    reader: &mut Reader,
    plies: &mut Vec<Ply>,
) -> Result<(Rules, Start, DrawOffer), NotationError> {
    let rules = reader.rules()?;
    let (mut start, mut draw_offer) = (Start::default(), DrawOffer::None);
    if reader.character(BETWEEN_FIELDS).is_ok() {
        draw_offer = reader.record(plies)?;
        if reader.character(BETWEEN_FIELDS).is_ok() {
            start = marks(reader)?;
        } else if plies.is_empty() && draw_offer == DrawOffer::None {
            return Err(reader.error(NotationReason::Letter));
        }
    }
    match reader.peek() {
        None => Ok((rules, start, draw_offer)),
        Some(_) => Err(reader.error(NotationReason::End)),
    }
}

/// Reads arranged marks up to the end, which is never a hyphen.
fn marks(reader: &mut Reader) -> Result<Start, NotationError> {
    let first = reader.cells_in_order()?;
    if reader.peek().is_none() && !first.is_empty() {
        return Ok(Start::new(first, []));
    }
    reader.character(BETWEEN_SIDES)?;
    let second = reader.cells_in_order()?;
    if second.is_empty() {
        return Err(reader.error(NotationReason::Letter));
    }
    Ok(Start::new(first, second))
}

/// Reads moves alone, as other sites write them.
fn moves_alone(text: &str) -> Result<Game, LinkError> {
    let mut reader = Reader::new(text);
    let mut moves = Vec::new();
    while reader.peek().is_some() {
        moves.push(reader.cell().map_err(|it| cut_off_or(it, text, moves.len()))?);
    }
    let mut rules: Rules = USUAL_BOARDS[0].parse()?;
    for board in USUAL_BOARDS {
        rules = board.parse()?;
        if moves.iter().all(|&cell| rules.shape().contains(cell)) {
            break;
        }
    }
    replay(Game::new(rules), moves.into_iter().map(Ply::Move).collect())
}

fn replay(game: Game, plies: Vec<Ply>) -> Result<Game, LinkError> {
    game.with_plies(plies.iter().copied()).map_err(|ReplayError { ply, reason }| {
        let moves = Ply::count_moves(&plies[..ply]);
        match plies[ply] {
            Ply::Move(cell) => LinkError::Move { ply: moves, cell, reason },
            Ply::Choose(_) | Ply::Offer => LinkError::Choice { moves },
        }
    })
}

fn cut_off_or(error: NotationError, text: &str, moves: usize) -> LinkError {
    if error.at == text.len() { LinkError::CutOff { moves } } else { error.into() }
}

/// Returns the number of complete moves in the fields of a link that was cut off.
fn count_complete_moves(fields_left: &str) -> usize {
    // The last row may lack a digit.
    let text = fields_left.trim_end_matches(|it: char| it.is_ascii_digit());
    let mut plies = Vec::new();
    let _ = fields(&mut Reader::new(text), &mut plies);
    Ply::count_moves(&plies)
}

impl FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        Self::read(text)
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (plies, start) = (self.game.plies(), self.game.start());
        let mut rest = self.game.rules().to_string();
        if !plies.is_empty() || start.count() > 0 {
            rest.push(BETWEEN_FIELDS);
            rest += &write_record(&self.game);
        }
        if start.count() > 0 {
            rest.push(BETWEEN_FIELDS);
            rest += start.to_string().trim_end_matches(BETWEEN_SIDES);
        }
        if let Some(sent) = self.sent {
            Head::of(sent, &rest).fmt(f)?;
        }
        f.write_str(&rest)
    }
}

impl From<NotationError> for LinkError {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(f, "longer than {} bytes", Link::LONGEST),
            Self::CutOff { moves } => write!(f, "cut off after move {moves}"),
            Self::Changed => f.write_str("changed since it was sent"),
            Self::Notation(error) => error.fmt(f),
            Self::Arrange(error) => error.fmt(f),
            Self::Choice { moves } => write!(f, "after {moves} moves: nobody can choose this"),
            Self::Draw(error) => error.fmt(f),
            Self::Move { ply, cell, reason } => write!(f, "move {}, {cell}: {reason}", ply + 1),
        }
    }
}

impl Error for LinkError {}
