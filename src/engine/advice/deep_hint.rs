use std::time::Duration;

use super::{Adviser, Hint, Reason};
use crate::engine::{
    Game,
    search::{Control, Limit, Score, Search, SearchInfo, SearchState},
};

/// A hint for boards that are too large to be solved. If an [`Adviser`] sees a good move at once, that is
/// the hint; otherwise the search looks for one.
///
/// The search runs in steps. Until it is finished, its tables must not be used for anything else.
///
/// # Examples
/// ```
/// use std::time::Duration;
///
/// use in_a_row::engine::{
///     advice::{DeepHint, Reason},
///     notation::Link,
///     search::{Search, Untimed},
/// };
///
/// // The first side has four in a row, with one end closed.
/// let game = "15x15k5/g8f8h8h9i8i9j8j9".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut deep = DeepHint::begin(game, &mut search, Duration::from_secs(1));
/// while deep.resume(&mut search, &mut Untimed) {}
///
/// let hint = deep.hint().expect("a running game");
/// assert_eq!((hint.cell.to_string(), hint.reason), ("k8".into(), Reason::Wins));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DeepHint {
    game: Game,
    at_sight: Option<Hint>,
    search_state: Option<SearchState>,
    is_threatened: bool,
}

impl DeepHint {
    /// Starts looking for a hint, for at most this long.
    pub fn begin(game: Game, search: &mut Search, time: Duration) -> Self {
        let mut hint = Self { game, at_sight: None, search_state: None, is_threatened: false };
        if let Some(position) = hint.game.position() {
            hint.at_sight = Adviser::new(position.rules()).hint(position);
            if hint.at_sight.is_none() {
                hint.is_threatened = search.is_threatened(position);
                hint.search_state = Some(search.begin(position, Limit::Time(time)));
            }
        }
        hint
    }

    /// Continues; see [`Search::resume`]. Returns whether there is more to do.
    pub fn resume(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        self.search_state.as_mut().is_some_and(|search_state| {
            search.resume(search_state, control);
            !search_state.is_finished()
        })
    }

    /// What the search has found so far; `None` if no search was needed.
    #[must_use]
    pub fn info(&self) -> Option<&SearchInfo> {
        self.search_state.as_ref().map(SearchState::info)
    }

    /// The best move so far, and why; `None` if the game has ended.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.at_sight.or_else(|| {
            let info = self.info()?;
            let reason = match info.score {
                Score::MateIn(plies) => Reason::WinsIn(moves(plies.div_ceil(2))),
                Score::MatedIn(plies) => Reason::Delays(moves(plies / 2)),
                Score::Heuristic(_) if self.is_threatened => Reason::StopsAnAttack,
                Score::Heuristic(_) => Reason::LooksBest,
            };
            Some(Hint { cell: info.best, reason })
        })
    }
}

fn moves(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
