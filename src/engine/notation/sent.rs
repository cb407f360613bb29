use std::fmt;

use super::{
    GameId, NotationError, NotationReason,
    code::{code, read_code},
    reader::{BETWEEN_FIELDS, Reader},
};
use crate::engine::{Player, crc32};

/// The sender of a link, in a game played by link.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Player, Rules, notation::{GameId, Link, Sender}};
///
/// let sent = Sender { id: GameId::by_chance(1), by: Player::First, joined: false };
/// let invitation = Link { game: Game::new(Rules::NOUGHTS_AND_CROSSES), sent: Some(sent) };
///
/// let read: Link = invitation.to_string().parse()?;
/// assert_eq!(read.sent, Some(sent));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sender {
    /// The id of the game.
    pub id: GameId,
    /// The player who sent the link. Whoever opens it is the other player, or watches.
    pub by: Player,
    /// Whether the sender knows that somebody is the other player. If not, the link is an invitation.
    pub joined: bool,
}

/// The first field of a link in a game played by link.
pub(super) struct Head {
    pub sent: Sender,
    /// The number of bytes that follow this field.
    pub length: usize,
    crc: u64,
}

/// Separates the parts of the first field.
const BETWEEN_PARTS: char = '-';

/// The shortest length of the rest of a link that needs four letters. Shorter ones take three.
const LONG: usize = 20_usize.pow(3);
/// The number of letters of a CRC-32.
const CRC_LETTERS: u32 = 8;

impl Head {
    pub fn of(sent: Sender, rest: &str) -> Self {
        let crc = crc32(sent.head(rest.len() >= LONG).bytes().chain(rest.bytes()));
        Self { sent, length: rest.len(), crc: crc.into() }
    }

    /// Returns whether its check matches this text.
    pub fn matches(&self, rest: &str) -> bool {
        let expected = Self::of(self.sent, rest);
        (self.length, self.crc) == (expected.length, expected.crc)
    }

    pub fn read(reader: &mut Reader) -> Result<Self, NotationError> {
        let id = GameId::read(reader)?;
        reader.character(BETWEEN_PARTS)?;
        let digit = reader.peek().filter(|digit| (b'1'..=b'8').contains(digit));
        let number = digit.ok_or(reader.error(NotationReason::Number))? - b'1';
        let by = if number.is_multiple_of(2) { Player::First } else { Player::Second };
        let (joined, is_long) = (number % 4 >= 2, number >= 4);
        reader.at += 1;
        reader.character(BETWEEN_PARTS)?;
        let at = reader.at;
        let length = read_code(reader, length_letters(is_long))?;
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        if is_long != (length >= LONG) {
            return Err(NotationError { at, reason: NotationReason::Letter });
        }
        let crc = read_code(reader, CRC_LETTERS)?;
        reader.character(BETWEEN_FIELDS)?;
        Ok(Self { sent: Sender { id, by, joined }, length, crc })
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let length = code(self.length as u64, length_letters(self.length >= LONG));
        let crc = code(self.crc, CRC_LETTERS);
        write!(f, "{}{length}{crc}{BETWEEN_FIELDS}", self.sent.head(self.length >= LONG))
    }
}

const fn length_letters(is_long: bool) -> u32 {
    if is_long { 4 } else { 3 }
}

impl Sender {
    /// Writes the part of the first field before the check.
    fn head(self, is_long: bool) -> String {
        let by = match self.by {
            Player::First => 1,
            Player::Second => 2,
        };
        let digit = by + if self.joined { 2 } else { 0 } + if is_long { 4 } else { 0 };
        format!("{}{BETWEEN_PARTS}{digit}{BETWEEN_PARTS}", self.id)
    }
}
