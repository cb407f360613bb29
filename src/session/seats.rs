use rand::{Rng, RngExt};

use super::{MarkChoice, Starter};
use crate::engine::Side;

/// Where a player sits. Seats last from game to game; sides change with who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// You, or Player 1.
    One,
    /// The computer, or Player 2.
    Two,
}

/// What a seat draws on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A cross; a black stone, where there are stones.
    X,
    /// A nought; a white stone, where there are stones.
    O,
}

/// Who plays first and who wears which mark, for one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The seat that plays [`Side::First`], whoever is to move in an arranged position.
    pub first: Seat,
    /// The seat that wears X.
    pub x: Seat,
}

impl Seat {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// The name that is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
        }
    }

    /// The seat across the board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    fn by_chance(random: &mut dyn Rng) -> Self {
        if random.random() { Self::One } else { Self::Two }
    }
}

impl Mark {
    /// Both.
    pub(super) const ALL: [Self; 2] = [Self::X, Self::O];

    /// The name that is stored.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::X => "x",
            Self::O => "o",
        }
    }

    /// What the other side wears.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }
}

impl Seating {
    /// Seats the next game. `last_first` made the first move of the game before, if there was one
    /// with the same choice of starter.
    pub(super) fn choose(
        starter: Starter,
        mark: MarkChoice,
        last_first: Option<Seat>,
        random: &mut dyn Rng,
    ) -> Self {
        let first = match starter {
            Starter::One => Seat::One,
            Starter::Two => Seat::Two,
            Starter::InTurn => last_first.map_or(Seat::One, Seat::other),
            Starter::Chance => Seat::by_chance(random),
        };
        let x = match mark {
            MarkChoice::StarterIsX => first,
            MarkChoice::X => Seat::One,
            MarkChoice::O => Seat::Two,
            MarkChoice::Chance => Seat::by_chance(random),
        };
        Self { first, x }
    }

    /// Who plays this side.
    #[must_use]
    pub const fn seat(self, side: Side) -> Seat {
        match side {
            Side::First => self.first,
            Side::Second => self.first.other(),
        }
    }

    /// The side that wears X.
    #[must_use]
    pub fn side_of_x(self) -> Side {
        if self.x == self.first { Side::First } else { Side::Second }
    }

    /// What the seat draws.
    #[must_use]
    pub fn mark(self, seat: Seat) -> Mark {
        if seat == self.x { Mark::X } else { Mark::O }
    }
}
