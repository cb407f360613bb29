use std::fmt;

use super::{
    GameId, NotationError, NotationReason,
    code::{code, crc32, read_code},
    reader::{BETWEEN_FIELDS, Reader},
};
use crate::engine::Side;

/// Who sent a link, and in which game.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Rules, Side, notation::{GameId, Link, Sent}};
///
/// let sent = Sent { id: GameId::by_chance(1), by: Side::First, joined: false };
/// let invitation = Link { game: Game::new(Rules::NOUGHTS_AND_CROSSES), sent: Some(sent) };
///
/// let read: Link = invitation.to_string().parse()?;
/// assert_eq!(read.sent, Some(sent));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The name of the game.
    pub id: GameId,
    /// The side that the sender plays. Whoever opens the link plays the other side, or watches.
    pub by: Side,
    /// Whether the sender knows that somebody plays the other side. If not, the link is an invitation.
    pub joined: bool,
}

/// The first field of a link in a game played by link.
pub(super) struct Head {
    pub sent: Sent,
    /// How many bytes follow.
    pub length: usize,
    crc: u64,
}

pub(super) const IN_HEAD: char = '-';

/// How many letters of the check encode the length of the rest, which is less than 20^3.
const LENGTH_LETTERS: u32 = 3;
/// How many letters a CRC-32 takes.
const CRC_LETTERS: u32 = 8;

impl Head {
    pub fn of(sent: Sent, rest: &str) -> Self {
        let crc = crc32(sent.to_string().bytes().chain(rest.bytes()));
        Self { sent, length: rest.len(), crc: crc.into() }
    }

    /// Whether its check matches this text.
    pub fn fits(&self, rest: &str) -> bool {
        let made = Self::of(self.sent, rest);
        (self.length, self.crc) == (made.length, made.crc)
    }

    pub fn read(reader: &mut Reader) -> Result<Self, NotationError> {
        let id = GameId::read(reader)?;
        reader.character(IN_HEAD)?;
        let (by, joined) = match reader.peek() {
            Some(b'1') => (Side::First, false),
            Some(b'2') => (Side::Second, false),
            Some(b'3') => (Side::First, true),
            Some(b'4') => (Side::Second, true),
            _ => return Err(reader.error(NotationReason::Number)),
        };
        reader.at += 1;
        reader.character(IN_HEAD)?;
        let length = usize::try_from(read_code(reader, LENGTH_LETTERS)?).unwrap_or(usize::MAX);
        let crc = read_code(reader, CRC_LETTERS)?;
        reader.character(BETWEEN_FIELDS)?;
        Ok(Self { sent: Sent { id, by, joined }, length, crc })
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let length = code(self.length as u64, LENGTH_LETTERS);
        let crc = code(self.crc, CRC_LETTERS);
        write!(f, "{}{length}{crc}{BETWEEN_FIELDS}", self.sent)
    }
}

/// The part of the first field before the check.
impl fmt::Display for Sent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = match (self.by, self.joined) {
            (Side::First, false) => '1',
            (Side::Second, false) => '2',
            (Side::First, true) => '3',
            (Side::Second, true) => '4',
        };
        write!(f, "{}{IN_HEAD}{digit}{IN_HEAD}", self.id)
    }
}
