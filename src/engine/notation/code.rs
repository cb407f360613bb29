use std::{fmt, str::FromStr};

use super::{NotationError, NotationReason, reader::Reader};

/// The id of a game played by link, the same on both devices. It has [`GameId::LENGTH`] letters, as in `kqzfdbcx`.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::GameId;
///
/// let id: GameId = "kqzfdbcx".parse()?;
/// assert_eq!(id.to_string(), "kqzfdbcx");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(u64);

/// The letters of an id, without vowels, so that ids don't spell words, and without `l`, which looks like 1.
const DIGITS: &[u8; 20] = b"bcdfghjkmnpqrstvwxyz";
const BASE: u64 = DIGITS.len() as u64;

impl GameId {
    /// The number of letters.
    pub const LENGTH: u32 = 8;

    /// Makes an id from a random number. There are 20^8 ids; the chance that two of a hundred games
    /// have the same one is one in five million.
    #[must_use]
    pub const fn by_chance(random: u64) -> Self {
        Self(random % BASE.pow(Self::LENGTH))
    }

    pub(super) fn read(reader: &mut Reader) -> Result<Self, NotationError> {
        read_code(reader, Self::LENGTH).map(Self)
    }
}

impl FromStr for GameId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader::new(text).whole(Self::read)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&code(self.0, Self::LENGTH))
    }
}

/// Writes a number with this many letters. The number must not need more.
pub(super) fn code(number: u64, letters: u32) -> String {
    let digit = |place| char::from(DIGITS[(number / BASE.pow(place) % BASE) as usize]);
    (0..letters).rev().map(digit).collect()
}

/// Reads a number that was written by [`code`].
pub(super) fn read_code(reader: &mut Reader, letters: u32) -> Result<u64, NotationError> {
    (0..letters).try_fold(0, |number, _| {
        let letter = reader.peek();
        let digit = (0..).zip(DIGITS).find(|&(_, digit)| Some(*digit) == letter);
        let (digit, _) = digit.ok_or(reader.error(NotationReason::Letter))?;
        reader.at += 1;
        Ok(number * BASE + digit)
    })
}
