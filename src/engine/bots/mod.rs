//! The opponents: each answers a position with a legal move.
//!
//! Chance is handed in, so that a seed replays a game; equal calls with equal randomness give equal
//! moves.

mod centre;
mod clerk;
mod first_free;
mod guard;
mod minimax;
mod random;
mod strategist;

use rand::{Rng, seq::IndexedRandom};
use serde::{Deserialize, Serialize};

use super::{Cell, Position, Rules, search::Level};

/// A way of choosing moves.
trait Bot {
    /// The legal moves between which it chooses by chance, each as likely as the others; at least
    /// one.
    fn candidates(&self, position: Position<'_>) -> Vec<Cell>;
}

/// The opponents by name. Stored and linked under their [`id`](Opponent::id)s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Opponent {
    /// Any free cell, uniformly.
    Random,
    /// The first free cell, rows from the top, columns from the left.
    FirstFree,
    /// Completes an own line, else blocks the other's, else plays at random.
    Guard,
    /// As the guard, but where that plays at random, the first free cell.
    Clerk,
    /// On 3x3: the centre while it is free, then as the guard.
    Centre,
    /// On 3x3: completes, blocks, and else follows a plan for centre and corners.
    Strategist,
    /// Up to 4x4: perfect. Of equal moves any; wins as fast and loses as slowly as it can.
    Minimax,
    /// The strong player, on any board. It needs a memory and a clock, so that it is not asked here but
    /// with [`Level::begin`].
    Level(Level),
}

impl Opponent {
    /// Those that follow a rule of their own, the easiest on 3x3 first: by the best chance to beat them,
    /// averaged over who starts, and where that is equal by the number of games in which they are beaten.
    pub const BY_RULE: [Self; 7] = [
        Self::FirstFree,
        Self::Clerk,
        Self::Random,
        Self::Guard,
        Self::Strategist,
        Self::Centre,
        Self::Minimax,
    ];

    /// All of them: those by rule, then the levels of the strong player.
    pub const ALL: [Self; 13] = {
        let mut all = [Self::Level(Level::One); 13];
        let mut place = 0;
        while place < Self::BY_RULE.len() {
            all[place] = Self::BY_RULE[place];
            place += 1;
        }
        while place < all.len() {
            all[place] = Self::Level(Level::ALL[place - Self::BY_RULE.len()]);
            place += 1;
        }
        all
    };

    /// The name that is stored: lower case, words joined by hyphens.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::FirstFree => "first-free",
            Self::Guard => "guard",
            Self::Clerk => "clerk",
            Self::Centre => "centre",
            Self::Strategist => "strategist",
            Self::Minimax => "minimax",
            Self::Level(level) => level.id(),
        }
    }

    /// The opponent with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|opponent| opponent.id() == id)
    }

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub fn place(self) -> usize {
        Self::ALL.iter().position(|&opponent| opponent == self).unwrap_or_default()
    }

    /// Whether it is made for this board.
    #[must_use]
    pub const fn plays(self, rules: Rules) -> bool {
        let longest = if rules.columns() > rules.rows() { rules.columns() } else { rules.rows() };
        match self {
            Self::Random | Self::FirstFree | Self::Guard | Self::Clerk | Self::Level(_) => true,
            Self::Centre | Self::Strategist => longest == 3,
            Self::Minimax => longest <= 4,
        }
    }

    /// The moves between which it chooses by chance, each as likely as the others: at least one. On
    /// a board that it is not made for, those of the guard. Of a level none.
    #[must_use]
    pub fn candidates(self, position: Position<'_>) -> Vec<Cell> {
        match self {
            Self::Level(_) => Vec::new(),
            _ => self.simple(position.rules()).unwrap_or(&minimax::Minimax).candidates(position),
        }
    }

    /// This opponent's move, where it needs no search for it.
    #[must_use]
    pub fn choose_at_sight(self, position: Position<'_>, random: &mut dyn Rng) -> Option<Cell> {
        self.simple(position.rules())?.candidates(position).choose(random).copied()
    }

    /// The bot for this board, where it does not search.
    fn simple(self, rules: Rules) -> Option<&'static dyn Bot> {
        Some(match self {
            _ if !self.plays(rules) => &guard::Guard,
            Self::Random => &random::Random,
            Self::FirstFree => &first_free::FirstFree,
            Self::Guard => &guard::Guard,
            Self::Clerk => &clerk::Clerk,
            Self::Centre => &centre::Centre,
            Self::Strategist => &strategist::Strategist,
            Self::Minimax | Self::Level(_) => return None,
        })
    }

    /// Whether its candidates depend on what was played last, and not only on who is where.
    pub(super) const fn looks_at_the_last_move(self) -> bool {
        matches!(self, Self::Strategist)
    }

    /// This opponent's move; `None` of a level.
    #[must_use]
    pub fn choose(self, position: Position<'_>, random: &mut dyn Rng) -> Option<Cell> {
        self.candidates(position).choose(random).copied()
    }
}
