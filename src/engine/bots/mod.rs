//! The opponents. Each of them answers a position with a legal move.
//!
//! [`Opponent`] lists them all. [`Opponent::choose`] returns a move, and [`Opponent::candidates`] all the
//! moves it might have chosen. Most opponents follow a simple rule; the levels use the
//! [search](super::search).
//!
//! In an [opening](super::Opening), those that follow a rule make their moves by the same rule, and
//! [choose a side](Opponent::choose_side) at random. How the levels play openings is described in
//! [`openings`](super::openings).
//!
//! Callers pass random numbers in: the same position and the same seed give the same move.
//!
//! To add an opponent, write a file with its rule here, and add a variant to [`Opponent`] and a row to
//! the table `OPPONENTS`, which defines how it is stored, which boards it plays and how it chooses moves.

mod centre;
mod clerk;
mod first_free;
mod grade;
mod guard;
mod minimax;
mod random;
mod strategist;

use centre::Centre;
use clerk::Clerk;
use first_free::FirstFree;
pub use grade::Grade;
use guard::Guard;
use minimax::Minimax;
use rand::{Rng, seq::IndexedRandom};
use random::Random;
use serde::{Deserialize, Serialize};
use strategist::Strategist;

use super::{
    Cell, Form, Ply, Position, Rules, Turn,
    search::{Level, net::NetFile},
    window::Window,
};

/// A rule for choosing moves.
trait Bot {
    /// Returns the legal moves among which it chooses at random, all equally likely; at least one.
    fn candidates(&self, position: Position<'_>) -> Vec<Cell>;

    /// Returns whether the candidates depend on the moves that led to the position, not only on the marks.
    fn depends_on_history(&self) -> bool {
        false
    }
}

/// An opponent. It is stored under its [`id`](Opponent::id).
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
    /// Plays any free cell, all equally likely.
    Random,
    /// Plays the first free cell, rows from the top, columns from the left.
    FirstFree,
    /// Completes its own line, else blocks the opponent's, else plays at random.
    Guard,
    /// Plays like the guard, but takes the first free cell where the guard plays at random.
    Clerk,
    /// Plays 3x3: takes the centre if it is free, else plays like the guard.
    Centre,
    /// Plays 3x3: completes its own line, else blocks the opponent's, else follows a plan for centre and corners.
    Strategist,
    /// Plays perfectly on boards up to 4x4. It wins as fast and loses as slowly as it can, and chooses at
    /// random among equal moves.
    Minimax,
    /// Plays any board, using the search. It needs tables and a clock, so call [`Level::begin`] for its moves.
    Level(Level),
}

/// A row of the table of opponents.
struct Row {
    opponent: Opponent,
    id: &'static str,
    boards: Boards,
    method: Method,
}

/// The boards that an opponent plays.
#[derive(Clone, Copy)]
enum Boards {
    All,
    /// Flat boards with no side longer than this.
    UpTo(u8),
}

/// How an opponent chooses its moves.
#[derive(Clone, Copy)]
enum Method {
    /// By a rule that takes no time.
    Rule(&'static dyn Bot),
    /// By solving the position, as [`Minimax`] does. The table does not point to it, because that would pull the
    /// solver into the page's first load, which costs 3 KB.
    Exact,
    /// By the rule of [`Strategist`], which takes no time. The table does not point to it for the same reason: the
    /// first load would be 0.5 KB larger.
    Plan,
    /// By the search.
    Search,
}

/// Every opponent, in the order in which the page lists them. Those that follow a rule come first, the
/// easiest on 3x3 at the top. They are sorted by the best chance of beating them, averaged over who starts,
/// and then by the number of games that beat them. The levels follow, the weakest first.
const OPPONENTS: [Row; 13] = [
    rule(Opponent::FirstFree, "first-free", Boards::All, &FirstFree),
    rule(Opponent::Clerk, "clerk", Boards::All, &Clerk),
    rule(Opponent::Random, "random", Boards::All, &Random),
    rule(Opponent::Guard, "guard", Boards::All, &Guard),
    Row {
        opponent: Opponent::Strategist,
        id: "strategist",
        boards: Boards::UpTo(3),
        method: Method::Plan,
    },
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
    /// All opponents: those that follow a rule, the easiest on 3x3 first, then the levels, the weakest
    /// first.
    pub const ALL: [Self; OPPONENTS.len()] = {
        let mut all = [Self::Random; OPPONENTS.len()];
        let mut number = 0;
        while number < all.len() {
            all[number] = OPPONENTS[number].opponent;
            number += 1;
        }
        all
    };

    /// Returns the opponents that follow a rule, so that their strength can be proved; the easiest on 3x3 first.
    pub fn by_rule() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|opponent| opponent.follows_a_rule())
    }

    /// Returns whether it follows a rule. A level doesn't: it searches.
    #[must_use]
    pub fn follows_a_rule(self) -> bool {
        !matches!(self.row().method, Method::Search)
    }

    /// Returns whether it is on the scale from the weakest to the strongest opponent under these rules. On 3x3 these
    /// are the opponents whose strength is proved, elsewhere [`Self::Random`] and the levels, in the order of
    /// [`ALL`](Self::ALL).
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Rules, bots::Opponent};
    ///
    /// let scale = |rules| Opponent::ALL.into_iter().filter(move |it| it.is_on_scale(rules));
    /// assert_eq!(scale(Rules::NOUGHTS_AND_CROSSES).last(), Some(Opponent::Minimax));
    /// assert_eq!(scale("15x15k5".parse()?).next(), Some(Opponent::Random));
    /// # Ok::<(), in_a_row::engine::notation::NotationError>(())
    /// ```
    #[must_use]
    pub fn is_on_scale(self, rules: Rules) -> bool {
        if rules == Rules::NOUGHTS_AND_CROSSES {
            self.follows_a_rule()
        } else {
            self == Self::Random || !self.follows_a_rule()
        }
    }

    /// Returns the opponent on the scale of this board that is nearest in strength: this one if it is on the scale, and
    /// the stronger of two that are equally near.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Rules, bots::Opponent, search::Level};
    ///
    /// let gomoku = "15x15k5".parse()?;
    /// assert_eq!(Opponent::Guard.nearest_on_scale(gomoku), Opponent::Level(Level::Two));
    /// let perfect = Opponent::Level(Level::Six).nearest_on_scale(Rules::NOUGHTS_AND_CROSSES);
    /// assert_eq!(perfect, Opponent::Minimax);
    /// # Ok::<(), in_a_row::engine::notation::NotationError>(())
    /// ```
    #[must_use]
    pub fn nearest_on_scale(self, rules: Rules) -> Self {
        if self.is_on_scale(rules) {
            return self;
        }
        let scale = Self::ALL.into_iter().rev().filter(|it| it.is_on_scale(rules));
        scale.min_by_key(|it| it.rank().abs_diff(self.rank())).unwrap_or(self)
    }

    /// Returns the weakest opponent on the scale that is stronger than this one, if there is one.
    #[must_use]
    pub fn stronger(self, rules: Rules) -> Option<Self> {
        let mut scale = Self::ALL.into_iter().filter(|it| it.is_on_scale(rules));
        scale.find(|it| it.rank() > self.rank())
    }

    /// Returns the strongest opponent on the scale that is weaker than this one, if there is one.
    #[must_use]
    pub fn weaker(self, rules: Rules) -> Option<Self> {
        let mut scale = Self::ALL.into_iter().rev().filter(|it| it.is_on_scale(rules));
        scale.find(|it| it.rank() < self.rank())
    }

    /// Returns how strong it is among the opponents for the same board; higher is stronger.
    ///
    /// Ranks make the scales of two boards comparable: both have [`Self::Random`] near the bottom, and at the top an
    /// opponent that makes no mistakes on purpose. New players start against the guard or level 2.
    #[must_use]
    pub const fn rank(self) -> u8 {
        match self {
            Self::FirstFree => 0,
            Self::Clerk => 1,
            Self::Random => 2,
            Self::Level(Level::One) => 3,
            Self::Guard | Self::Level(Level::Two) => 4,
            Self::Strategist => 5,
            Self::Centre | Self::Level(Level::Three) => 6,
            Self::Level(Level::Four) => 7,
            Self::Level(Level::Five) => 8,
            Self::Minimax | Self::Level(Level::Six) => 9,
        }
    }

    /// Returns the name under which it is stored: lower case, with hyphens between words.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Returns the opponent with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        OPPONENTS.iter().find(|row| row.id == id).map(|row| row.opponent)
    }

    /// Returns whether it can play on this board.
    #[must_use]
    pub fn plays(self, rules: Rules) -> bool {
        self.row().boards.include(rules)
    }

    /// Returns the file with the network that it evaluates positions with. Only the highest level has one, with the rules of
    /// [`NetFile::for_rules`].
    #[must_use]
    pub fn network(self, rules: Rules) -> Option<NetFile> {
        NetFile::for_rules(rules).filter(|_| self == Self::Level(Level::Six))
    }

    /// Returns the moves among which it chooses at random, all equally likely: none for a level, otherwise at least
    /// one. On a board that it cannot play, returns the guard's moves.
    #[must_use]
    pub fn candidates(self, position: Position<'_>) -> Vec<Cell> {
        match self.method(position.rules()) {
            Method::Rule(bot) => candidates_of(bot, position),
            Method::Exact => Minimax.candidates(position),
            Method::Plan => Strategist.candidates(position),
            Method::Search => Vec::new(),
        }
    }

    /// Returns this opponent's move, or `None` if finding it may take a while, or for [`Self::Strategist`].
    #[must_use]
    pub fn choose_at_sight(self, position: Position<'_>, random: &mut dyn Rng) -> Option<Cell> {
        match self.method(position.rules()) {
            Method::Rule(bot) if position.rules().shape().has_end() => {
                bot.candidates(position).choose(random).copied()
            }
            Method::Rule(_) | Method::Exact | Method::Plan | Method::Search => None,
        }
    }

    /// Returns the move of [`Self::Strategist`], or `None` for all other opponents.
    #[must_use]
    pub fn choose_by_plan(self, position: Position<'_>, random: &mut dyn Rng) -> Option<Cell> {
        let is_planned = matches!(self.method(position.rules()), Method::Plan);
        is_planned.then(|| Strategist.candidates(position).choose(random).copied()).flatten()
    }

    /// Returns this opponent's move, or `None` for a level.
    #[must_use]
    pub fn choose(self, position: Position<'_>, random: &mut dyn Rng) -> Option<Cell> {
        self.candidates(position).choose(random).copied()
    }

    /// Returns the choice of an opponent that follows a rule, at a point where a side is chosen: any choice that the opening
    /// allows, all equally likely. `None` for a level, or if it is time for a move.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Ply, Side, bots::Opponent, notation::Link};
    /// use rand::SeedableRng;
    ///
    /// // The first mark of a swap opening has been made.
    /// let game = "15x15k5s1/h8".parse::<Link>()?.game;
    /// let turn = game.turn().expect("a running game");
    /// let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
    /// let choice = Opponent::Guard.choose_side(turn, &mut random);
    /// assert!(matches!(choice, Some(Ply::Choose(Side::First | Side::Second))));
    /// # Ok::<(), in_a_row::engine::notation::LinkError>(())
    /// ```
    #[must_use]
    pub fn choose_side(self, turn: Turn, random: &mut dyn Rng) -> Option<Ply> {
        self.follows_a_rule().then(|| turn.choices().choose(random).copied()).flatten()
    }

    /// Returns whether its candidates depend on the moves that led to the position, not only on the marks.
    pub(super) fn depends_on_history(self) -> bool {
        match self.row().method {
            Method::Rule(bot) => bot.depends_on_history(),
            Method::Plan => Strategist.depends_on_history(),
            Method::Exact | Method::Search => false,
        }
    }

    /// Returns how it chooses its moves under these rules.
    fn method(self, rules: Rules) -> Method {
        if self.plays(rules) { self.row().method } else { Method::Rule(&Guard) }
    }

    fn row(self) -> &'static Row {
        OPPONENTS.iter().find(|row| row.opponent == self).expect("every opponent has a row")
    }
}

/// Returns the candidates of a bot. On a board without end, it chooses among the cells of a window.
fn candidates_of(bot: &dyn Bot, position: Position<'_>) -> Vec<Cell> {
    if position.rules().shape().has_end() {
        return bot.candidates(position);
    }
    if position.board().count() == 0 {
        return vec![Cell::FIRST_MARK];
    }
    let (window, shown) = Window::around(position);
    bot.candidates(shown.position()).into_iter().map(|cell| window.outside(cell)).collect()
}

impl Boards {
    fn include(self, rules: Rules) -> bool {
        match self {
            Self::All => true,
            Self::UpTo(longest) => {
                let shape = rules.shape();
                matches!(shape.form(), Form::Flat { .. }) && shape.longest_side() <= longest
            }
        }
    }
}
