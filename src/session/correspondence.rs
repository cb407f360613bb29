use std::{error::Error, fmt, str::FromStr};

use super::{MarkChoice, Pieces, Players, Seat, Seating, Setup, Starter};
use crate::engine::{
    DrawOffer, Game, Player, Ply,
    notation::{GameId, Link, LinkError, Sender},
};

/// A game played by link, as stored on the device of one of the two players. As text, it is the link that this
/// player would send.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Player, Rules, notation::{GameId, Link}},
///     session::{Correspondence, CorrespondenceStatus},
/// };
///
/// // You start a game, and send its link to a friend.
/// let mut yours = Correspondence::new(
///     GameId::by_chance(7),
///     Player::First,
///     Game::new(Rules::NOUGHTS_AND_CROSSES),
/// );
/// yours.game.play("b2".parse()?)?;
/// let text = yours.link().to_string();
///
/// // Your friend opens it, and plays the other side.
/// let link: Link = text.parse()?;
/// let theirs = Correspondence::join(&link).expect("a game played by link");
/// assert_eq!(theirs.own, Player::Second);
/// assert_eq!(theirs.standing(), CorrespondenceStatus::YourMove);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correspondence {
    /// The name of the game, the same on both devices.
    pub id: GameId,
    /// The player at this device.
    pub own: Player,
    /// Whether somebody is known to have joined as the other player.
    pub joined: bool,
    /// The game as this device knows it.
    pub game: Game,
}

/// Whose turn it is in a game played by link, as seen from this device.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Player, Rules, notation::GameId},
///     session::{Correspondence, CorrespondenceStatus},
/// };
///
/// let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// let mut yours = Correspondence::new(GameId::by_chance(7), Player::First, game);
/// assert_eq!(yours.standing(), CorrespondenceStatus::YourMove);
/// yours.game.play("b2".parse()?)?;
/// assert_eq!(yours.standing(), CorrespondenceStatus::Waiting);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrespondenceStatus {
    /// It is your turn.
    YourMove,
    /// It is your friend's turn. Once you have sent the link, there is nothing to do.
    Waiting,
    /// The game has ended.
    Over,
}

/// The meaning of a link for the device that opens it, compared with the game that it knows by the same name.
///
/// After [`OpenedLink::Continues`], the device shows the game in the link. For every variant after that one, the person
/// has to choose between the known game and the one in the link.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Player, Rules, notation::GameId},
///     session::{Correspondence, OpenedLink},
/// };
///
/// let id = GameId::by_chance(7);
/// let mut yours = Correspondence::new(id, Player::First, Game::new(Rules::NOUGHTS_AND_CROSSES));
/// yours.game.play("b2".parse()?)?;
/// let link = yours.link();
///
/// // To you, the link is nothing new. To your friend, it is an invitation to be the second player.
/// assert_eq!(OpenedLink::of(&link, Some(&yours)), OpenedLink::Known);
/// assert_eq!(OpenedLink::of(&link, None), OpenedLink::Invitation(Player::Second));
///
/// let mut theirs = Correspondence::join(&link).expect("a game played by link");
/// theirs.game.play("a1".parse()?)?;
/// assert_eq!(OpenedLink::of(&theirs.link(), Some(&yours)), OpenedLink::Continues);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenedLink {
    /// The link only shows a position.
    Position,
    /// An invitation to an unknown game in which this player is missing. Everybody who opens the same invitation gets
    /// this result.
    Invitation(Player),
    /// An unknown game that already has both players. If the person is one of them, on another device, they are this
    /// player.
    Watched(Player),
    /// The game exactly as it is known: the link was sent from here, or opened before.
    /// [`Correspondence::standing`] says what to do.
    Known,
    /// The known game with the friend's answer, sent by the friend.
    Continues,
    /// The known game with the friend's answer, but sent from your side: by you, on another device, or by somebody who
    /// has seen a link.
    FromYourSide {
        /// The number of the friend's move, counted from 0.
        ply: usize,
    },
    /// The known game with more moves, one of which is yours but was not made on this device.
    PlayedForYou {
        /// The number of the first such move, counted from 0.
        ply: usize,
    },
    /// The known game at an earlier point. Most likely an old link was opened again.
    Earlier {
        /// How many moves of the known game are missing.
        moves: usize,
    },
    /// The known game without its last moves, sent by the friend, who is to move there: the friend asks to take these
    /// moves back.
    Takeback {
        /// How many moves the friend wants to take back.
        moves: usize,
    },
    /// The known game with a different move somewhere: a takeback with the new move already made, or a move out of
    /// turn.
    AnotherPast {
        /// The number of the first move that differs, counted from 0.
        ply: usize,
        /// The ply in the known game.
        known: Ply,
        /// The ply in the link.
        linked: Ply,
        /// Whether it is your ply.
        is_own: bool,
    },
    /// A different game with the same name: the rules or the arranged marks differ.
    AnotherGame,
}

/// Why a stored game played by link cannot be read.
///
/// # Examples
/// ```
/// use in_a_row::session::{Correspondence, CorrespondenceError};
///
/// // A link without a sender only shows a position.
/// let stored = "3x3k3/b2a1".parse::<Correspondence>();
/// assert_eq!(stored, Err(CorrespondenceError::Position));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrespondenceError {
    /// It is not a link.
    Link(LinkError),
    /// It is a link that only shows a position.
    Position,
}

impl Correspondence {
    /// Creates a game to which a friend is invited. It may already have moves.
    #[must_use]
    pub const fn new(id: GameId, own: Player, game: Game) -> Self {
        Self { id, own, joined: false, game }
    }

    /// Joins the game in this link, as the player that the sender is not. Returns `None` if the link only shows
    /// a position.
    #[must_use]
    pub fn join(link: &Link) -> Option<Self> {
        let Sender { id, by, .. } = link.sent?;
        Some(Self { id, own: by.other(), joined: true, game: link.game.clone() })
    }

    /// Returns the link to send to the friend.
    #[must_use]
    pub fn link(&self) -> Link {
        let Self { id, own, joined, .. } = *self;
        Link { game: self.game.clone(), sent: Some(Sender { id, by: own, joined }) }
    }

    /// Whether this is the other version of the game with more moves.
    #[must_use]
    pub fn continues(&self, other: &Self) -> bool {
        let (ours, theirs) = (self.game.plies(), other.game.plies());
        ours.len() > theirs.len() && ours.starts_with(theirs)
    }

    /// Replaces the known game with the one in the link, after [`OpenedLink::Continues`] or because the person chose it.
    pub fn take_up(&mut self, link: &Link) {
        self.joined |= self.is_from_friend(link);
        self.game = link.game.clone();
    }

    /// Returns whose turn it is.
    #[must_use]
    pub fn standing(&self) -> CorrespondenceStatus {
        match self.game.turn() {
            None => CorrespondenceStatus::Over,
            Some(turn) if turn.player() == self.own => CorrespondenceStatus::YourMove,
            Some(_) => CorrespondenceStatus::Waiting,
        }
    }

    /// Returns the setup of this game on this device.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        let rules = self.game.rules();
        Setup {
            rules,
            players: Players::ByLink(self.id),
            starter: Starter::Alternate,
            mark: MarkChoice::StarterIsX,
            pieces: Pieces::usual(rules),
            fills: false,
        }
    }

    /// Returns the seating at the start of the game on this device, where you are always on seat one.
    #[must_use]
    pub fn seating(&self) -> Seating {
        let first = if self.own == Player::First { Seat::One } else { Seat::Two };
        Seating { first, x: first }
    }

    fn is_from_friend(&self, link: &Link) -> bool {
        link.sent.is_some_and(|sent| sent.by != self.own)
    }

    fn compare(&self, link: &Link) -> OpenedLink {
        if (self.game.rules(), self.game.start()) != (link.game.rules(), link.game.start()) {
            return OpenedLink::AnotherGame;
        }
        let (known, linked) = (self.game.plies(), link.game.plies());
        let same = known.iter().zip(linked).take_while(|(known, linked)| known == linked).count();
        let is_own = |&ply: &usize| link.game.player_of_ply(ply) == self.own;
        let moves_before = |ply: usize| Ply::count_moves(&linked[..ply]);
        match (known.len() - same, linked.len() - same) {
            (0, 0) => self.compare_draws(link),
            (0, _) => match (same..linked.len()).find(is_own) {
                Some(ply) => OpenedLink::PlayedForYou { ply: moves_before(ply) },
                // Only you can accept a draw that your friend offers.
                None if link.game.draw_offer() == DrawOffer::Agreed => {
                    OpenedLink::PlayedForYou { ply: moves_before(linked.len() - 1) }
                }
                None if self.is_from_friend(link) => OpenedLink::Continues,
                None => OpenedLink::FromYourSide { ply: moves_before(same) },
            },
            (moves, 0) => {
                let turn = link.game.turn();
                let is_friends_turn = turn.is_some_and(|turn| turn.player() != self.own);
                if is_friends_turn && self.is_from_friend(link) {
                    OpenedLink::Takeback { moves }
                } else {
                    OpenedLink::Earlier { moves }
                }
            }
            (_, _) => OpenedLink::AnotherPast {
                ply: moves_before(same),
                known: known[same],
                linked: linked[same],
                is_own: is_own(&same),
            },
        }
    }

    /// Compares this game with a link that has the same moves.
    fn compare_draws(&self, link: &Link) -> OpenedLink {
        let Some(ply) = self.game.moves().len().checked_sub(1) else { return OpenedLink::Known };
        let is_own_offer = self.game.turn_order().player_at(ply) == self.own;
        match (self.game.draw_offer(), link.game.draw_offer()) {
            (known, linked) if linked <= known => OpenedLink::Known,
            (DrawOffer::None, DrawOffer::Offered) if is_own_offer => {
                OpenedLink::PlayedForYou { ply }
            }
            (DrawOffer::Offered, _) if !is_own_offer => OpenedLink::PlayedForYou { ply },
            (DrawOffer::None, DrawOffer::Agreed) => OpenedLink::PlayedForYou { ply },
            _ if self.is_from_friend(link) => OpenedLink::Continues,
            _ => OpenedLink::FromYourSide { ply },
        }
    }
}

impl OpenedLink {
    /// Compares a link with the game of the same name that this device knows, if there is one.
    #[must_use]
    pub fn of(link: &Link, known: Option<&Correspondence>) -> Self {
        match (link.sent, known) {
            (None, _) => Self::Position,
            (Some(sent), Some(known)) if known.id == sent.id => known.compare(link),
            (Some(Sender { by, joined: false, .. }), _) => Self::Invitation(by.other()),
            (Some(Sender { by, joined: true, .. }), _) => Self::Watched(by.other()),
        }
    }
}

impl FromStr for Correspondence {
    type Err = CorrespondenceError;

    fn from_str(text: &str) -> Result<Self, CorrespondenceError> {
        let Link { game, sent } = text.parse().map_err(CorrespondenceError::Link)?;
        let Sender { id, by, joined } = sent.ok_or(CorrespondenceError::Position)?;
        Ok(Self { id, own: by, joined, game })
    }
}

impl fmt::Display for Correspondence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.link().fmt(f)
    }
}

impl fmt::Display for CorrespondenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Link(error) => error.fmt(f),
            Self::Position => f.write_str("not a game played by link"),
        }
    }
}

impl Error for CorrespondenceError {}
