//! How the computer plays openings: those in which players choose sides, and those that restrict the first and the third
//! mark.
//!
//! * The three marks at the start of swap2 come from a table of nearly even positions. `cargo run --release --example
//!   openings -- --swap2 --count 40 --board BOARD` makes the lines of each board.
//! * A side is chosen by the score of a search. If the position is nearly even, two more marks are made and the other
//!   player chooses, because then the choice is worth little.
//! * Other marks of such an opening make the position as even as the search can tell.
//! * In a pro or long pro opening, the first mark is put in the centre, and the third on the best of the cells that are
//!   allowed.
//!
//! [`next_ply`] finds a ply in one go, and an [`OpeningSearch`] in steps.

mod balanced;
mod cell_search;

use std::time::Duration;

use balanced::continuations;
pub use cell_search::{CellSearch, near_marks, unevenness};
use rand::{Rng, seq::IndexedRandom};

use super::{
    Cell, Game, Opening, Ply, Side, Turn,
    rules::HAS_EVERY_RULE,
    search::{Control, Level, Limit, Score, Search, SearchInfo},
};

/// The greatest score at which a position counts as even, in hundredths of a logit: a chance of 56 %. The positions of
/// the table are as even as this.
const EVEN: i32 = 25;

/// Cells are searched in rounds with more and more nodes. After each round, this many of them are left.
const ROUNDS: [(u64, usize); 4] = [(500, 16), (4_000, 6), (40_000, 3), (400_000, 1)];

/// How far from an earlier mark a mark may be, in columns or in rows.
const FROM_MARKS: u16 = 4;

/// A search for the computer's next ply in an opening.
///
/// The search runs in steps. Using the [`Search`] for anything else in between spoils the result.
///
/// # Examples
/// ```
/// use in_a_row::engine::{
///     Ply, Side,
///     notation::Link,
///     openings::OpeningSearch,
///     search::{Limit, Search, Untimed},
/// };
/// use rand::SeedableRng;
///
/// // Black has a row of two on an empty board, and nothing is in its way: black is better.
/// let game = "15x15k5s2/h8a1i9".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
/// let limit = Limit::Nodes(20_000);
/// let mut opening = OpeningSearch::begin(&game, &mut search, limit, &mut random).expect("a choice");
/// // A control that stops the search now and then makes this more than one step.
/// while opening.resume(&mut search, &mut Untimed) {}
/// assert_eq!(opening.ply(), Some(Ply::Choose(Side::First)));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct OpeningSearch {
    limit: Limit,
    method: Method,
}

/// How a ply is found.
#[derive(Clone, Debug)]
enum Method {
    /// Without a search.
    AtSight(Cell),
    /// By the score of the position for this side, which makes the next move.
    Choice { to_move: Side, can_offer: bool, info: SearchInfo },
    /// By the scores of the positions after each cell.
    Cells(Box<CellSearch>),
}

impl OpeningSearch {
    /// Starts looking for the next ply; `None` if that is an ordinary move. `search` has the rules of the game. The limit
    /// counts from here.
    pub fn begin(
        game: &Game,
        search: &mut Search,
        limit: Limit,
        random: &mut dyn Rng,
    ) -> Option<Self> {
        if !game.awaits_opening_ply() {
            return None;
        }
        let method = if let Turn::Choose { can_offer, .. } = game.turn()? {
            let position = game.next_position()?;
            let info = search.begin(position, limit);
            Method::Choice { to_move: position.turn(), can_offer, info }
        } else {
            method_for_mark(game, random)?
        };
        Some(Self { limit, method })
    }

    /// Continues the search until its limit, or until `control` stops it. Returns whether there is more to do. The control's
    /// clock shows the time since [`begin`](Self::begin).
    ///
    /// With a limit of at most 400,000 nodes, the result does not depend on when `control` stops it. For this, it
    /// does not stop while it searches one position.
    pub fn resume(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        if !HAS_EVERY_RULE {
            return false;
        }
        match &mut self.method {
            Method::AtSight(_) => false,
            Method::Choice { info, .. } => cell_search::resume(search, info, self.limit, control),
            Method::Cells(cells) => cells.resume(self.limit, search, control),
        }
    }

    /// Returns the best ply so far.
    #[must_use]
    pub fn ply(&self) -> Option<Ply> {
        if !HAS_EVERY_RULE {
            return None;
        }
        match &self.method {
            Method::AtSight(cell) => Some(Ply::Move(*cell)),
            Method::Choice { to_move, can_offer, info } => {
                Some(choice(info.score, *to_move, *can_offer))
            }
            Method::Cells(cells) => cells.best().map(|(_, cell)| Ply::Move(cell)),
        }
    }

    /// Returns the depth, in plies, to which the position has been searched; 0 if more than one is searched.
    #[must_use]
    pub fn depth(&self) -> u32 {
        match &self.method {
            Method::Choice { info, .. } => info.depth,
            Method::AtSight(_) | Method::Cells(_) => 0,
        }
    }
}

/// Returns the limit with which this level plays an opening. As in [`Level::choose`], only the highest level is limited by
/// `time`.
#[must_use]
pub const fn limit(level: Level, time: Duration) -> Limit {
    match level {
        Level::One | Level::Two | Level::Three => Limit::Nodes(ROUNDS[0].0),
        Level::Four => Limit::Nodes(ROUNDS[1].0),
        Level::Five => Limit::Nodes(ROUNDS[2].0),
        Level::Six => Limit::Time(time),
    }
}

/// Returns the computer's next ply in an opening, or `None` if that is an ordinary move. The search has the
/// rules of the game. A time limit counts from this call.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Ply, Side, notation::Link, openings, search::{Limit, Search, Untimed}};
/// use rand::SeedableRng;
///
/// // Black has a row of two on an empty board, and nothing is in its way: black is better.
/// let game = "15x15k5s2/h8a1i9".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
/// let ply = openings::next_ply(&game, &mut search, Limit::Nodes(20_000), &mut Untimed, &mut random);
/// assert_eq!(ply, Some(Ply::Choose(Side::First)));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
pub fn next_ply(
    game: &Game,
    search: &mut Search,
    limit: Limit,
    control: &mut dyn Control,
    random: &mut dyn Rng,
) -> Option<Ply> {
    let since = control.elapsed();
    let mut opening = OpeningSearch::begin(game, search, limit, random)?;
    opening.resume(search, &mut FromNow { control, since });
    opening.ply()
}

/// A clock that starts at some time of another one.
struct FromNow<'a> {
    control: &'a mut dyn Control,
    since: Duration,
}

impl Control for FromNow<'_> {
    fn elapsed(&mut self) -> Duration {
        self.control.elapsed().saturating_sub(self.since)
    }

    fn is_stopped(&mut self) -> bool {
        self.control.is_stopped()
    }
}

/// Returns how the next mark of the opening is found.
fn method_for_mark(game: &Game, random: &mut dyn Rng) -> Option<Method> {
    let cells = near_marks(game, FROM_MARKS);
    let cost = match (game.rules().opening(), game.board().count()) {
        (Opening::Pro | Opening::LongPro, 0) => {
            return cells.choose(random).copied().map(Method::AtSight);
        }
        (Opening::Pro | Opening::LongPro, _) => worth_to_opponent,
        (Opening::Swap2, marks @ 0..3) => match continuations(game).choose(random) {
            Some(&cell) => return Some(Method::AtSight(cell)),
            // On a board that is not in the table, only the third mark can make up for the first two.
            None if marks < 2 => return cells.choose(random).copied().map(Method::AtSight),
            None => unevenness,
        },
        _ => unevenness,
    };
    let search = CellSearch::new(game.clone(), cells, &ROUNDS, cost);
    Some(Method::Cells(Box::new(search)))
}

/// Returns the choice after this score for the side to move.
fn choice(score: Score, to_move: Side, can_offer: bool) -> Ply {
    match score {
        Score::Heuristic(value) if can_offer && value.abs() <= EVEN => Ply::Offer,
        Score::Heuristic(..0) | Score::MatedIn(_) => Ply::Choose(to_move.other()),
        Score::Heuristic(_) | Score::MateIn(_) => Ply::Choose(to_move),
    }
}

/// Returns how good a score is for the side to move.
fn worth_to_opponent(score: Score) -> i32 {
    match score {
        Score::Heuristic(value) => value,
        Score::MateIn(_) => i32::MAX,
        Score::MatedIn(_) => i32::MIN,
    }
}
