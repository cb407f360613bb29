use super::{HAS_EVERY_RULE, Opening};
use crate::engine::{Player, Ply, Side};

/// Whose turn it is, and what that player does.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Player, Rules, Side, Turn};
///
/// let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// assert_eq!(game.turn(), Some(Turn::Move { player: Player::First, side: Side::First }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This player makes a move for this side. During an opening, it need not be the player's own side.
    Move {
        /// The player who makes the move.
        player: Player,
        /// The side whose mark is put on the board.
        side: Side,
    },
    /// This player chooses a side.
    Choose {
        /// The player who chooses.
        player: Player,
        /// Whether the player may make two more moves instead, and let the other player choose.
        can_offer: bool,
    },
}

impl Turn {
    /// Returns the player whose turn it is.
    #[must_use]
    pub const fn player(self) -> Player {
        match self {
            Self::Move { player, .. } | Self::Choose { player, .. } => player,
        }
    }

    /// Returns the side for which a move is made; `None` if a side is chosen.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Move { side, .. } => Some(side),
            Self::Choose { .. } => None,
        }
    }

    /// Returns the choices that can be made now; none if it is time for a move.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Player, Ply, Side, Turn};
    ///
    /// let turn = Turn::Choose { player: Player::Second, can_offer: true };
    /// assert_eq!(turn.choices(), [Ply::Choose(Side::First), Ply::Choose(Side::Second), Ply::Offer]);
    /// ```
    #[must_use]
    pub const fn choices(self) -> &'static [Ply] {
        const ALL: &[Ply] = &[Ply::Choose(Side::First), Ply::Choose(Side::Second), Ply::Offer];
        match self {
            Self::Move { .. } => &[],
            Self::Choose { can_offer: true, .. } => ALL,
            Self::Choose { can_offer: false, .. } => ALL.split_at(2).0,
        }
    }

    /// Returns whether this ply can be made now. Whether the cell of a move is free does not matter.
    #[must_use]
    pub const fn allows(self, ply: Ply) -> bool {
        match (self, ply) {
            (Self::Move { .. }, Ply::Move(_)) | (Self::Choose { .. }, Ply::Choose(_)) => true,
            (Self::Choose { can_offer, .. }, Ply::Offer) => can_offer,
            (Self::Move { .. }, Ply::Choose(_) | Ply::Offer)
            | (Self::Choose { .. }, Ply::Move(_)) => false,
        }
    }
}

/// A step of an opening in which players choose sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningStep {
    /// A player makes a move, after which the same player moves again or the other one chooses.
    Place {
        /// The number of the move among those that this player makes one after the other, counted from 1.
        number: usize,
        /// How many these are.
        count: usize,
    },
    /// A player chooses a side.
    Choose {
        /// Whether the player may make two more moves instead, and let the other player choose.
        can_offer: bool,
    },
}

/// Who makes each move of a game, and for which side. This alone decides whose turn it is.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Player, Side, notation::Link};
///
/// // After three moves, the second player takes the first side.
/// let game = "15x15k5s2/h8i9h10b0g7".parse::<Link>()?.game;
/// let order = game.turn_order();
/// assert_eq!([0, 1, 2, 3].map(|at| order.player_at(at)), [Player::First; 4]);
/// assert_eq!(order.player_at(4), Player::Second);
/// assert_eq!(order.player_of(Side::First), Player::Second);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnOrder {
    opening: Opening,
    /// The number of arranged marks.
    arranged: usize,
    /// Whether the second player has offered the choice to the first.
    has_offered: bool,
    /// Who has chosen a side, and which.
    chosen: Option<(Player, Side)>,
}

impl TurnOrder {
    /// Returns the order of a game after these plies, which are legal. A game that begins from arranged marks has no
    /// opening.
    pub(in crate::engine) fn after(opening: Opening, arranged: usize, plies: &[Ply]) -> Self {
        let opening = if arranged == 0 { opening } else { Opening::Free };
        let mut order = Self { opening, arranged, has_offered: false, chosen: None };
        if opening.has_choices() {
            for &ply in plies {
                order.apply(ply);
            }
        }
        order
    }

    /// Returns the order of a game that begins from this many arranged marks, before its first ply.
    pub(in crate::engine) fn new(opening: Opening, arranged: usize) -> Self {
        Self::after(opening, arranged, &[])
    }

    /// Updates the order after a ply.
    pub(in crate::engine) const fn apply(&mut self, ply: Ply) {
        match ply {
            Ply::Move(_) => {}
            Ply::Choose(side) => self.chosen = Some((self.chooser(), side)),
            Ply::Offer => self.has_offered = true,
        }
    }

    /// Returns whose turn it is after this many moves. Whether the game has ended does not matter.
    #[must_use]
    pub fn turn(&self, moves: usize) -> Turn {
        match self.step(moves) {
            Some(OpeningStep::Choose { can_offer }) => {
                Turn::Choose { player: self.chooser(), can_offer }
            }
            Some(OpeningStep::Place { .. }) | None => {
                Turn::Move { player: self.player_at(moves), side: self.side_at(moves) }
            }
        }
    }

    /// Returns the step of the opening after this many moves; `None` once a side is chosen, or if none ever is.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{OpeningStep, notation::Link};
    ///
    /// // Swap2: two of three marks are on the board.
    /// let game = "15x15k5s2/h8i9".parse::<Link>()?.game;
    /// let step = game.turn_order().step(game.moves().len());
    /// assert_eq!(step, Some(OpeningStep::Place { number: 3, count: 3 }));
    /// # Ok::<(), in_a_row::engine::notation::LinkError>(())
    /// ```
    #[must_use]
    pub fn step(&self, moves: usize) -> Option<OpeningStep> {
        let place = |number, count| Some(OpeningStep::Place { number, count });
        match (self.opening(), moves) {
            _ if self.chosen.is_some() => None,
            (Opening::Swap, 0) => place(1, 1),
            (Opening::Swap2, 0..3) => place(moves + 1, 3),
            (Opening::Swap2, 3..5) if self.has_offered => place(moves - 2, 2),
            (Opening::Swap2, 3) => Some(OpeningStep::Choose { can_offer: true }),
            (Opening::Swap | Opening::Swap2, _) => Some(OpeningStep::Choose { can_offer: false }),
            (Opening::Free | Opening::Pro | Opening::LongPro, _) => None,
        }
    }

    /// Returns the side of the move with this number, counted from 0. Sides alternate in every opening.
    #[must_use]
    pub const fn side_at(&self, number: usize) -> Side {
        Side::at_ply(self.arranged + number)
    }

    /// Returns the player who makes the move with this number, counted from 0.
    #[must_use]
    pub fn player_at(&self, number: usize) -> Player {
        match (self.opening(), number) {
            (Opening::Swap, 0) | (Opening::Swap2, 0..3) => Player::First,
            (Opening::Swap2, 3..5) if self.has_offered => Player::Second,
            _ => self.player_of(self.side_at(number)),
        }
    }

    /// Returns the player who plays this side. Until a side is chosen, the first player plays the first.
    #[must_use]
    pub fn player_of(&self, side: Side) -> Player {
        let player = Player::usually_plays(side);
        if self.is_swapped() { player.other() } else { player }
    }

    /// Returns the side of this player. Until a side is chosen, the first player plays the first.
    #[must_use]
    pub fn side_of(&self, player: Player) -> Side {
        let side = player.usual_side();
        if self.is_swapped() { side.other() } else { side }
    }

    /// Returns whether the first player plays the second side, because a side was chosen.
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        HAS_EVERY_RULE && self.chosen.is_some_and(|(player, side)| player.usual_side() != side)
    }

    /// Returns whether a side is still to be chosen.
    #[must_use]
    pub fn is_in_opening(&self) -> bool {
        self.opening().has_choices() && self.chosen.is_none()
    }

    /// Returns the player who chooses a side.
    const fn chooser(&self) -> Player {
        if self.has_offered { Player::First } else { Player::Second }
    }

    /// Returns the opening.
    const fn opening(&self) -> Opening {
        if HAS_EVERY_RULE { self.opening } else { Opening::Free }
    }
}
