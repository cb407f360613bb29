use std::{error::Error, fmt, str::FromStr};

use super::{Effects, MarkChoice, Pieces, Players, Seat, Seating, Session, Setup, Starter};
use crate::engine::{
    Cell, Game, Side,
    notation::{GameId, Link, LinkError, Sent},
};

/// A game played by link, as one of the two has it on their device. Stored as the link that they would
/// send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correspondence {
    /// The name that both devices have for it.
    pub id: GameId,
    /// The side that is played here.
    pub own: Side,
    /// Somebody is known to play the other side.
    pub joined: bool,
    /// The game as it is known here.
    pub game: Game,
}

/// Who has to do something in a game played by link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is the turn of the side that is played here.
    YourMove,
    /// It is the friend's turn: once the link is sent there is nothing to do.
    Waiting,
    /// The game has ended.
    Over,
}

/// What a link that was opened is to this device. Only [`Opened::Continues`] is taken up without a
/// question; before all that come after it, the person chooses between the game known here and the
/// link's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// It shows a position; nobody plays it by link.
    Position,
    /// An invitation to a game not known here: this side is free. Where more than one person opens
    /// the same invitation, each of them is told so.
    Invitation(Side),
    /// A game not known here that two others play, or the same person on another device, who would
    /// then play this side.
    Watched(Side),
    /// The game as it is known here: sent from here (*waiting*, *send again*) or opened twice.
    /// [`Correspondence::standing`] says what is to be done.
    Known,
    /// The known game and the friend's answer, sent by the friend.
    Continues,
    /// The known game and the friend's answer, sent from the side that is played here: by the same person
    /// on another device, or by somebody who has seen a link.
    FromYourSide {
        /// The friend's move, counted from 0.
        ply: usize,
    },
    /// The known game and moves after it, of which one is for the side that is played here, though it
    /// was not made on this device.
    PlayedForYou {
        /// The first such move, counted from 0.
        ply: usize,
    },
    /// The known game as it was this many moves ago, at the turn of whoever received it then: most
    /// likely a link of that time, opened again.
    Earlier {
        /// How many moves of the known game are not in it.
        moves: usize,
    },
    /// The known game without its last moves, at the turn of the friend, who sent it: a takeback is
    /// asked for.
    Takeback {
        /// How many moves are to be taken back.
        moves: usize,
    },
    /// Not the known game: a move in it is another one. It may be a takeback with the new move already
    /// made, or one of the two was not made by whose turn it was.
    AnotherPast {
        /// The first move that is not the same, counted from 0.
        ply: usize,
        /// Where it is in the known game.
        known: Cell,
        /// Where it is in the link.
        linked: Cell,
        /// It is a move of the side that is played here.
        is_own: bool,
    },
    /// Another game of the same name: board, rule or arranged marks are not the same.
    AnotherGame,
}

/// Why a stored game played by link cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrespondenceError {
    /// It is no link.
    Link(LinkError),
    /// It is a link that only shows a position.
    Position,
}

impl Correspondence {
    /// A new game, to which a friend is invited. The game may have begun.
    #[must_use]
    pub const fn new(id: GameId, own: Side, game: Game) -> Self {
        Self { id, own, joined: false, game }
    }

    /// The game of this link, played from here on by the other side than the sender's; `None` where
    /// the link only shows a position.
    #[must_use]
    pub fn join(link: &Link) -> Option<Self> {
        let Sent { id, by, .. } = link.sent?;
        Some(Self { id, own: by.other(), joined: true, game: link.game.clone() })
    }

    /// What is sent to the friend.
    #[must_use]
    pub fn link(&self) -> Link {
        let Self { id, own, joined, .. } = *self;
        Link { game: self.game.clone(), sent: Some(Sent { id, by: own, joined }) }
    }

    /// Takes over the game of a link of this game, whatever it is: after [`Opened::Continues`], or
    /// because the person chose it.
    pub fn take_up(&mut self, link: &Link) {
        self.joined |= self.is_from_friend(link);
        self.game = link.game.clone();
    }

    /// Who has to do something.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match self.game.turn() {
            None => Standing::Over,
            Some(side) if side == self.own => Standing::YourMove,
            Some(_) => Standing::Waiting,
        }
    }

    /// The setup of this game on the device of whoever plays `own`.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        let rules = self.game.rules();
        Setup {
            rules,
            players: Players::ByLink(self.id),
            starter: Starter::InTurn,
            mark: MarkChoice::StarterIsX,
            pieces: Pieces::usual(rules),
            fills: false,
        }
    }

    /// Who sits where on that device.
    #[must_use]
    pub fn seating(&self) -> Seating {
        let first = if self.own == Side::First { Seat::One } else { Seat::Two };
        Seating { first, x: first }
    }

    fn is_from_friend(&self, link: &Link) -> bool {
        link.sent.is_some_and(|sent| sent.by != self.own)
    }

    fn compare(&self, link: &Link) -> Opened {
        if (self.game.rules(), self.game.start()) != (link.game.rules(), link.game.start()) {
            return Opened::AnotherGame;
        }
        let (known, linked) = (self.game.moves(), link.game.moves());
        let same = known.iter().zip(linked).take_while(|(known, linked)| known == linked).count();
        let is_own = |&ply: &usize| self.game.side_at(ply) == self.own;
        match (known.len() - same, linked.len() - same) {
            (0, 0) => Opened::Known,
            (0, _) => match (same..linked.len()).find(is_own) {
                Some(ply) => Opened::PlayedForYou { ply },
                None if self.is_from_friend(link) => Opened::Continues,
                None => Opened::FromYourSide { ply: same },
            },
            (moves, 0) => {
                let is_friends_turn = link.game.turn() == Some(self.own.other());
                if is_friends_turn && self.is_from_friend(link) {
                    Opened::Takeback { moves }
                } else {
                    Opened::Earlier { moves }
                }
            }
            (_, _) => Opened::AnotherPast {
                ply: same,
                known: known[same],
                linked: linked[same],
                is_own: is_own(&same),
            },
        }
    }
}

impl Opened {
    /// Compares a link with the game that this device knows by the same name, if there is one.
    #[must_use]
    pub fn of(link: &Link, known: Option<&Correspondence>) -> Self {
        match (link.sent, known) {
            (None, _) => Self::Position,
            (Some(sent), Some(known)) if known.id == sent.id => known.compare(link),
            (Some(Sent { by, joined: false, .. }), _) => Self::Invitation(by.other()),
            (Some(Sent { by, joined: true, .. }), _) => Self::Watched(by.other()),
        }
    }
}

/// A game played by link on the table. The first side wears X there, on either device.
impl Session {
    /// This game as one that is played by link, where it is one; `joined` is not known to a session.
    #[must_use]
    pub fn correspondence(&self, joined: bool) -> Option<Correspondence> {
        let Players::ByLink(id) = self.setup.players else { return None };
        let own = if self.seating.first == Seat::One { Side::First } else { Side::Second };
        Some(Correspondence { id, own, joined, game: self.game.clone() })
    }

    /// Puts a game played by link on the table, or what has come of it.
    pub(super) fn correspond(&mut self, correspondence: Correspondence) -> Effects {
        let Correspondence { id, game, .. } = &correspondence;
        let players = Players::ByLink(*id);
        let is_on = self.setup.players == players;
        if is_on && self.game == *game {
            return Effects::default();
        }
        let setup = correspondence.setup();
        // As it is worn here, once that was chosen.
        let pieces = if is_on { self.setup.pieces } else { setup.pieces };
        let seating = correspondence.seating();
        self.replace(Setup { pieces, ..setup }, seating, correspondence.game)
    }
}

impl FromStr for Correspondence {
    type Err = CorrespondenceError;

    fn from_str(text: &str) -> Result<Self, CorrespondenceError> {
        let Link { game, sent } = text.parse().map_err(CorrespondenceError::Link)?;
        let Sent { id, by, joined } = sent.ok_or(CorrespondenceError::Position)?;
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
