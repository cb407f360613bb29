//! The opponents: each answers a position with a legal move.
//!
//! All that is known of an opponent is its variant of [`Opponent`] and its row in one table: the name
//! under which it is stored, the boards that it plays, and how it chooses its moves. Most follow a rule,
//! which has a file of its own here; the levels ask the [search](super::search).
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

use centre::Centre;
use clerk::Clerk;
use first_free::FirstFree;
use guard::Guard;
use minimax::Minimax;
use rand::{Rng, seq::IndexedRandom};
use random::Random;
use serde::{Deserialize, Serialize};
use strategist::Strategist;

use super::{Cell, Position, Rules, search::Level};

/// A rule for choosing moves.
trait Bot {
    /// The legal moves between which it chooses by chance, each as likely as the others; at least
    /// one.
    fn candidates(&self, position: Position<'_>) -> Vec<Cell>;

    /// Whether they depend on the moves that led to the position, and not only on who is where.
    fn looks_at_moves(&self) -> bool {
        false
    }
}

/// The opponents by name. Stored and linked under their [`id`](Opponent::id)s.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, bots::Opponent, notation::Link};
///
/// let guard = Opponent::from_id("guard").expect("a known name");
/// assert_eq!(guard, Opponent::Guard);
/// assert!(guard.plays(Rules::NOUGHTS_AND_CROSSES));
///
/// // The first side is about to complete the middle row.
/// let link: Link = "3x3k3/b2a1a2".parse()?;
/// let position = link.game.position().expect("a running game");
/// assert_eq!(guard.candidates(position)[0].to_string(), "c2");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
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

/// All that is known of an opponent.
struct Row {
    opponent: Opponent,
    id: &'static str,
    boards: Boards,
    method: Method,
}

/// Which boards an opponent plays.
#[derive(Clone, Copy)]
enum Boards {
    All,
    /// Those whose sides are not longer than this.
    UpTo(u8),
}

/// How an opponent chooses its moves.
#[derive(Clone, Copy)]
enum Method {
    /// By a rule that is followed at once.
    Rule(&'static dyn Bot),
    /// As [`Minimax`], which thinks every game through to its end. It is named where it is asked and not in
    /// the table: whoever has the table would have the solver too, 3 KB of the page's first load.
    Exact,
    /// By the search.
    Search,
}

/// Every opponent, in the order in which they are offered. Those that follow a rule come first, the
/// easiest on 3x3 at the top: by the best chance to beat them, averaged over who starts, and where that
/// is equal by the number of games in which they are beaten. Then come the levels, the weakest first.
const OPPONENTS: [Row; 13] = [
    rule(Opponent::FirstFree, "first-free", Boards::All, &FirstFree),
    rule(Opponent::Clerk, "clerk", Boards::All, &Clerk),
    rule(Opponent::Random, "random", Boards::All, &Random),
    rule(Opponent::Guard, "guard", Boards::All, &Guard),
    rule(Opponent::Strategist, "strategist", Boards::UpTo(3), &Strategist),
    rule(Opponent::Centre, "centre", Boards::UpTo(3), &Centre),
    Row {
        opponent: Opponent::Minimax,
        id: "minimax",
        boards: Boards::UpTo(4),
        method: Method::Exact,
    },
    level(Level::One),
    level(Level::Two),
    level(Level::Three),
    level(Level::Four),
    level(Level::Five),
    level(Level::Six),
];

const fn rule(opponent: Opponent, id: &'static str, boards: Boards, bot: &'static dyn Bot) -> Row {
    Row { opponent, id, boards, method: Method::Rule(bot) }
}

const fn level(level: Level) -> Row {
    Row {
        opponent: Opponent::Level(level),
        id: level.id(),
        boards: Boards::All,
        method: Method::Search,
    }
}

impl Opponent {
    /// All of them, in the order in which they are offered: those that follow a rule, the easiest on 3x3
    /// first, then the levels, the weakest first.
    pub const ALL: [Self; OPPONENTS.len()] = {
        let mut all = [Self::Random; OPPONENTS.len()];
        let mut number = 0;
        while number < all.len() {
            all[number] = OPPONENTS[number].opponent;
            number += 1;
        }
        all
    };

    /// Those that follow a rule of their own, so that their strength can be proved; the easiest on 3x3
    /// first.
    pub fn by_rule() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|opponent| opponent.follows_a_rule())
    }

    /// Whether it follows a rule of its own. A level does not: it searches.
    #[must_use]
    pub fn follows_a_rule(self) -> bool {
        !matches!(self.row().method, Method::Search)
    }

    /// The name that is stored: lower case, words joined by hyphens.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The opponent with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        OPPONENTS.iter().find(|row| row.id == id).map(|row| row.opponent)
    }

    /// Whether it is made for this board.
    #[must_use]
    pub fn plays(self, rules: Rules) -> bool {
        self.row().boards.include(rules)
    }

    /// The moves between which it chooses by chance, each as likely as the others: at least one. On
    /// a board that it is not made for, those of the guard. Of a level none.
    #[must_use]
    pub fn candidates(self, position: Position<'_>) -> Vec<Cell> {
        match self.method(position.rules()) {
            Method::Rule(bot) => bot.candidates(position),
            Method::Exact => Minimax.candidates(position),
            Method::Search => Vec::new(),
        }
    }

    /// This opponent's move, where it is known at once; `None` where finding it may take a while.
    #[must_use]
    pub fn choose_at_sight(self, position: Position<'_>, random: &mut dyn Rng) -> Option<Cell> {
        match self.method(position.rules()) {
            Method::Rule(bot) => bot.candidates(position).choose(random).copied(),
            Method::Exact | Method::Search => None,
        }
    }

    /// This opponent's move; `None` of a level.
    #[must_use]
    pub fn choose(self, position: Position<'_>, random: &mut dyn Rng) -> Option<Cell> {
        self.candidates(position).choose(random).copied()
    }

    /// Whether its candidates depend on the moves that were made, and not only on who is where.
    pub(super) fn looks_at_moves(self) -> bool {
        matches!(self.row().method, Method::Rule(bot) if bot.looks_at_moves())
    }

    /// How it chooses its moves under these rules.
    fn method(self, rules: Rules) -> Method {
        if self.plays(rules) { self.row().method } else { Method::Rule(&Guard) }
    }

    fn row(self) -> &'static Row {
        OPPONENTS.iter().find(|row| row.opponent == self).expect("every opponent has a row")
    }
}

impl Boards {
    fn include(self, rules: Rules) -> bool {
        match self {
            Self::All => true,
            Self::UpTo(longest) => rules.shape().longest_side() <= longest,
        }
    }
}
