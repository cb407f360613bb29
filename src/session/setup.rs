use std::fmt;

use rand::Rng;

use super::{MarkChoice, Seat, Starter};
use crate::engine::{Rules, bots::Opponent, notation::GameId};

const FRIENDS: &str = "friends";

/// The shortest longest side of a board that is usually played with stones.
const FEWEST_FOR_STONES: u8 = 7;

/// Everything that *New game* asks before a game starts.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::bots::Opponent,
///     session::{Pieces, Players, Setup, Starter},
/// };
///
/// let rules = "15x15k5".parse()?;
/// let setup = Setup {
///     rules,
///     players: Players::Computer(Opponent::Guard),
///     starter: Starter::Alternate,
///     pieces: Pieces::usual(rules),
///     ..Setup::DEFAULT
/// };
/// assert_eq!(setup.pieces, Pieces::Stones);
/// assert_eq!(setup.pairing(), "15x15k5/guard");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board, and what wins on it.
    pub rules: Rules,
    /// The two players.
    pub players: Players,
    /// Who makes the first move.
    pub starter: Starter,
    /// The choice of seat one's mark.
    pub mark: MarkChoice,
    /// The look of the marks.
    pub pieces: Pieces,
    /// Whether the board is as large as the screen allows.
    pub fills: bool,
}

/// The two players.
///
/// # Examples
/// ```
/// use in_a_row::{engine::bots::Opponent, session::{Players, Seat}};
///
/// let players = Players::from_id("minimax").expect("a known name");
/// assert_eq!(players, Players::Computer(Opponent::Minimax));
/// assert_eq!(players.bot(Seat::Two), Some(Opponent::Minimax));
/// assert!(!players.play("15x15k5".parse()?), "minimax plays small boards only");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// You on seat one, and this opponent on seat two.
    Computer(Opponent),
    /// Two people at this device.
    Friends,
    /// You on seat one, and a friend on another device on seat two, in the game with this id.
    ByLink(GameId),
}

/// The look of the marks. With stones, X is black and O is white.
///
/// # Examples
/// ```
/// use in_a_row::session::Pieces;
///
/// assert_eq!(Pieces::usual("5x5k4".parse()?), Pieces::Marks);
/// assert_eq!(Pieces::usual("15x15k5".parse()?), Pieces::Stones);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// Noughts and crosses in the cells.
    Marks,
    /// Black and white stones on the crossings of lines.
    Stones,
}

impl Players {
    /// You and a friend by link, in a game that gets its id when it starts.
    pub const BY_LINK: Self = Self::ByLink(GameId::by_chance(0));

    /// Returns the bot on this seat, if there is one.
    #[must_use]
    pub fn bot(self, seat: Seat) -> Option<Opponent> {
        match self {
            Self::Computer(opponent) if seat == Seat::Two => Some(opponent),
            _ => None,
        }
    }

    /// Returns whether one of them is on another device.
    #[must_use]
    pub const fn are_by_link(self) -> bool {
        matches!(self, Self::ByLink(_))
    }

    /// Returns whether a person at this device sits on this seat.
    #[must_use]
    pub fn is_here(self, seat: Seat) -> bool {
        self == Self::Friends || seat == Seat::One
    }

    /// Returns whether they can play by these rules. Not every opponent plays on every board.
    #[must_use]
    pub fn play(self, rules: Rules) -> bool {
        match self {
            Self::Computer(opponent) => opponent.plays(rules),
            Self::Friends | Self::ByLink(_) => true,
        }
    }

    /// Parses the text that [`Display`](fmt::Display) writes.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        if id == FRIENDS {
            return Some(Self::Friends);
        }
        let computer = Opponent::from_id(id).map(Self::Computer);
        computer.or_else(|| id.parse().map(Self::ByLink).ok())
    }
}

/// Writes the name under which they are stored: the opponent's id, `friends`, or the game's id.
impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(opponent) => f.write_str(opponent.id()),
            Self::Friends => f.write_str(FRIENDS),
            Self::ByLink(id) => id.fmt(f),
        }
    }
}

impl Pieces {
    /// Both choices, in the order of the dialog.
    pub const ALL: [Self; 2] = [Self::Marks, Self::Stones];

    /// Returns the usual pieces on this board: stones if one of its sides has at least 7 cells.
    #[must_use]
    pub const fn usual(rules: Rules) -> Self {
        if rules.shape().longest_side() < FEWEST_FOR_STONES { Self::Marks } else { Self::Stones }
    }

    /// Returns the name under which it is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Marks => "marks",
            Self::Stones => "stones",
        }
    }
}

impl Setup {
    /// The first game on a new device: you start with X, against an opponent that can be beaten. The computer starts the second
    /// game.
    pub const DEFAULT: Self = Self {
        rules: Rules::NOUGHTS_AND_CROSSES,
        players: Players::Computer(Opponent::Guard),
        starter: Starter::Alternate,
        mark: MarkChoice::StarterIsX,
        pieces: Pieces::Marks,
        fills: false,
    };

    /// Returns the same setup, with a new id if it is for a game played by link.
    pub(super) fn with_new_id(self, random: &mut dyn Rng) -> Self {
        let players = match self.players {
            Players::ByLink(_) => Players::ByLink(GameId::by_chance(random.next_u64())),
            players => players,
        };
        Self { players, ..self }
    }

    /// Returns the name of these players on this board, as in `3x3k3/guard`. Scores and statistics are stored under it.
    #[must_use]
    pub fn pairing(self) -> String {
        format!("{}/{}", self.rules, self.players)
    }
}
