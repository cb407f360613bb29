use std::fmt;

use rand::Rng;

use super::Seat;
use crate::engine::{Rules, bots::Opponent, notation::GameId};

const FRIENDS: &str = "friends";

/// A side as long as this makes a board that one plays with stones.
const FEWEST_FOR_STONES: u8 = 7;

/// What *New game* asks: all that is chosen before a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Board and winning run.
    pub rules: Rules,
    /// Who plays.
    pub players: Players,
    /// Who makes the first move.
    pub starter: Starter,
    /// What seat one wears.
    pub mark: MarkChoice,
    /// What the marks look like.
    pub pieces: Pieces,
    /// The board is as large as the screen allowed, and may be so again.
    pub fills: bool,
}

/// Who sits on the two seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// You on seat one, this opponent on seat two.
    Computer(Opponent),
    /// Two people at one device.
    Friends,
    /// You on seat one, on seat two a friend with another device, in the game of this name.
    ByLink(GameId),
}

/// Who makes the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// Seat one.
    One,
    /// Seat two.
    Two,
    /// Each game the other seat, seat one at first.
    InTurn,
    /// Drawn anew for each game.
    Chance,
}

/// What seat one wears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkChoice {
    /// Whoever starts wears X.
    StarterIsX,
    /// X, whoever starts.
    X,
    /// O, whoever starts.
    O,
    /// Drawn anew for each game.
    Chance,
}

/// What the game is played with. Stones are marks as well: X is black, O is white.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// Crosses and noughts in the cells.
    Marks,
    /// Black and white stones on the crossings.
    Stones,
}

impl Players {
    /// You and a friend by link, in a game that gets its name when it is started.
    pub const BY_LINK: Self = Self::ByLink(GameId::by_chance(0));

    /// Whether a bot sits on this seat, and which.
    #[must_use]
    pub fn bot(self, seat: Seat) -> Option<Opponent> {
        match self {
            Self::Computer(opponent) if seat == Seat::Two => Some(opponent),
            _ => None,
        }
    }

    /// Whether one of them has another device.
    #[must_use]
    pub const fn are_by_link(self) -> bool {
        matches!(self, Self::ByLink(_))
    }

    /// Whether a person at this device sits on this seat.
    #[must_use]
    pub fn is_here(self, seat: Seat) -> bool {
        self == Self::Friends || seat == Seat::One
    }

    /// Whether they play by these rules: not every opponent plays every board.
    #[must_use]
    pub fn play(self, rules: Rules) -> bool {
        match self {
            Self::Computer(opponent) => opponent.plays(rules),
            Self::Friends | Self::ByLink(_) => true,
        }
    }

    /// Who has this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        if id == FRIENDS {
            return Some(Self::Friends);
        }
        let computer = Opponent::from_id(id).map(Self::Computer);
        computer.or_else(|| id.parse().map(Self::ByLink).ok())
    }
}

/// The name that is stored: the opponent's, `friends`, or that of the game.
impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Computer(opponent) => f.write_str(opponent.id()),
            Self::Friends => f.write_str(FRIENDS),
            Self::ByLink(id) => id.fmt(f),
        }
    }
}

impl Starter {
    /// All choices, as they are offered.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::InTurn, Self::Chance];

    /// The name that is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
            Self::InTurn => "in-turn",
            Self::Chance => "chance",
        }
    }
}

impl MarkChoice {
    /// All choices, as they are offered.
    pub const ALL: [Self; 4] = [Self::StarterIsX, Self::X, Self::O, Self::Chance];

    /// The name that is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::StarterIsX => "starter-is-x",
            Self::X => "x",
            Self::O => "o",
            Self::Chance => "chance",
        }
    }
}

impl Pieces {
    /// Both, as they are offered.
    pub const ALL: [Self; 2] = [Self::Marks, Self::Stones];

    /// What is usual on this board: stones from 7 cells on, in either direction.
    #[must_use]
    pub const fn usual(rules: Rules) -> Self {
        if rules.shape().longest_side() < FEWEST_FOR_STONES { Self::Marks } else { Self::Stones }
    }

    /// The name that is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Marks => "marks",
            Self::Stones => "stones",
        }
    }
}

impl Setup {
    /// The first game on a new device: you, X, starting, against an opponent that can be beaten.
    pub const DEFAULT: Self = Self {
        rules: Rules::NOUGHTS_AND_CROSSES,
        players: Players::Computer(Opponent::Guard),
        starter: Starter::One,
        mark: MarkChoice::StarterIsX,
        pieces: Pieces::Marks,
        fills: false,
    };

    /// The same, with a new name for a game that is played by link.
    pub(super) fn named_anew(self, random: &mut dyn Rng) -> Self {
        let players = match self.players {
            Players::ByLink(_) => Players::ByLink(GameId::by_chance(random.next_u64())),
            players => players,
        };
        Self { players, ..self }
    }

    /// The name under which the score of this board and these players is kept, as in `3x3k3/guard`.
    #[must_use]
    pub fn pairing(self) -> String {
        format!("{}/{}", self.rules, self.players)
    }
}
