use rand::{Rng, RngExt};

use crate::engine::{Player, Side, TurnOrder};

/// One of the two players. A player keeps their seat from game to game, while the side depends on who starts.
///
/// # Examples
/// ```
/// use in_a_row::{engine::Side, session::{Seat, Seating}};
///
/// // In this game, Player 2 starts with X.
/// let seating = Seating { first: Seat::Two, x: Seat::Two };
/// assert_eq!(seating.seat(Side::First), Seat::Two);
/// assert_eq!(seating.seat(Side::Second), Seat::Two.other());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// You, or Player 1.
    One,
    /// The computer, or Player 2.
    Two,
}

/// The mark that a player puts on the board.
///
/// # Examples
/// ```
/// use in_a_row::session::{Mark, MarkChoice, Seat, Session, Setup};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { mark: MarkChoice::O, ..Setup::DEFAULT };
/// let (session, _) = Session::start(setup, &mut random);
/// assert_eq!(session.seating().mark(Seat::One), Mark::O);
/// assert_eq!(session.seating().mark(Seat::Two), Mark::X);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A cross, or a black stone.
    X,
    /// A nought, or a white stone.
    O,
}

/// Each player's side and mark in one game, at its start or at some point of it.
///
/// # Examples
/// ```
/// use in_a_row::{engine::Side, session::{Mark, Seat, Seating}};
///
/// // You start, and your opponent has X.
/// let seating = Seating { first: Seat::One, x: Seat::Two };
/// assert_eq!(seating.mark(Seat::One), Mark::O);
/// assert_eq!(seating.side_of_x(), Side::Second);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The seat that plays [`Side::First`]. In an arranged position, the other seat may move first. At the start of a game,
    /// it is the seat of [`Player::First`], who may choose the other side.
    pub first: Seat,
    /// The seat that has X.
    pub x: Seat,
}

/// Who makes the first move.
///
/// # Examples
/// ```
/// use in_a_row::session::{Intent, Players, Seat, Session, Setup, Starter, Status};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, starter: Starter::Alternate, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// for cell in ["a1", "a3", "b1", "b3", "c1"] {
///     session.apply(Intent::Place(cell.parse()?), &mut random);
/// }
/// assert_eq!(session.status(), Status::Won(Seat::One));
///
/// // Seat one started that game, so seat two starts the next one.
/// session.apply(Intent::PlayAgain, &mut random);
/// assert_eq!(session.status(), Status::ToMove(Seat::Two));
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// Seat one.
    One,
    /// Seat two.
    Two,
    /// Seat one in the first game, then alternately.
    Alternate,
    /// Chosen at random for each game.
    Random,
}

/// The choice of seat one's mark.
///
/// # Examples
/// ```
/// use in_a_row::session::{Mark, MarkChoice, Seat, Session, Setup, Starter};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// // The computer starts, so it has X.
/// let setup = Setup { starter: Starter::Two, mark: MarkChoice::StarterIsX, ..Setup::DEFAULT };
/// let (session, _) = Session::start(setup, &mut random);
/// assert_eq!(session.seating().mark(Seat::Two), Mark::X);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkChoice {
    /// X if seat one starts, else O.
    StarterIsX,
    /// X, whoever starts.
    X,
    /// O, whoever starts.
    O,
    /// Chosen at random for each game.
    Chance,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// Returns the name under which it is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
        }
    }

    /// Returns the other seat.
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
    /// Both marks.
    pub const ALL: [Self; 2] = [Self::X, Self::O];

    /// Returns the name under which it is stored.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::X => "x",
            Self::O => "o",
        }
    }

    /// Returns the other mark.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }
}

impl Seating {
    /// Seats the players for the next game. `last_first` is who started the previous game, if both games alternate
    /// who starts.
    pub(super) fn choose(
        starter: Starter,
        mark: MarkChoice,
        last_first: Option<Seat>,
        random: &mut dyn Rng,
    ) -> Self {
        let first = match starter {
            Starter::One => Seat::One,
            Starter::Two => Seat::Two,
            Starter::Alternate => last_first.map_or(Seat::One, Seat::other),
            Starter::Random => Seat::by_chance(random),
        };
        let x = match mark {
            MarkChoice::StarterIsX => first,
            MarkChoice::X => Seat::One,
            MarkChoice::O => Seat::Two,
            MarkChoice::Chance => Seat::by_chance(random),
        };
        Self { first, x }
    }

    /// Returns the seat of this player, in the seating at the start of a game.
    #[must_use]
    pub const fn seat_of_player(self, player: Player) -> Seat {
        self.seat(player.usual_side())
    }

    /// Returns the seating once sides are chosen in this order, from the seating at the start of the game. A side keeps its
    /// mark.
    #[must_use]
    pub fn in_order(self, order: TurnOrder) -> Self {
        if order.is_swapped() {
            Self { first: self.first.other(), x: self.x.other() }
        } else {
            self
        }
    }

    /// Returns the seat that plays this side.
    #[must_use]
    pub const fn seat(self, side: Side) -> Seat {
        match side {
            Side::First => self.first,
            Side::Second => self.first.other(),
        }
    }

    /// Returns the side that has X.
    #[must_use]
    pub fn side_of_x(self) -> Side {
        if self.x == self.first { Side::First } else { Side::Second }
    }

    /// Returns the mark of this seat.
    #[must_use]
    pub fn mark(self, seat: Seat) -> Mark {
        if seat == self.x { Mark::X } else { Mark::O }
    }
}

impl Starter {
    /// All choices, in the order of the dialog.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Alternate, Self::Random];

    /// Returns the name under which it is stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
            Self::Alternate => "in-turn",
            Self::Random => "chance",
        }
    }
}

impl MarkChoice {
    /// All choices, in the order of the dialog.
    pub const ALL: [Self; 4] = [Self::StarterIsX, Self::X, Self::O, Self::Chance];

    /// Returns the name under which it is stored.
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
