use std::time::Duration;

use super::{Adviser, Evaluation, Hint, Reason};
use crate::engine::{
    Game,
    exact::Value,
    search::{Control, Limit, Search, SearchInfo},
};

/// A hint for boards that are too large to be solved. If an [`Adviser`] sees a good move at once, that is the hint, and
/// the search only looks for the value of the move where it is not known. Otherwise the search looks for a move.
///
/// There is no hint for a ply of the opening, because the search looks for the strongest move, not for an even position.
///
/// The search runs in steps. Using the [`Search`] for anything else in between ends it.
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
    /// The position that is searched: the one that the hint is for, or the one after the move of `at_sight`.
    searched: Game,
    /// The adviser's hint, found without a search.
    at_sight: Option<Hint>,
    /// The search result so far; `None` if no search is needed.
    info: Option<SearchInfo>,
    is_threatened: bool,
}

impl DeepHint {
    /// Starts looking for a hint, for at most this long.
    pub fn begin(game: Game, search: &mut Search, time: Duration) -> Self {
        if game.awaits_opening_ply() {
            return Self { searched: game, at_sight: None, info: None, is_threatened: false };
        }
        let at_sight =
            game.position().and_then(|position| Adviser::new(game.rules()).hint(position));
        let mut hint = Self { searched: game, at_sight, info: None, is_threatened: false };
        match at_sight {
            Some(Hint { value: Some(_), .. }) => return hint,
            // A hint is always legal.
            Some(Hint { cell, .. }) => drop(hint.searched.play(cell)),
            None => {}
        }
        if let Some(position) = hint.searched.position() {
            hint.is_threatened = at_sight.is_none() && search.is_threatened(position);
            hint.info = Some(search.begin(position, Limit::Time(time)));
        }
        hint
    }

    /// Continues the search; see [`Search::resume`]. Returns whether there is more to do.
    pub fn resume(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        self.info.as_mut().is_some_and(|info| search.resume(info, control))
    }

    /// Returns the search result so far, or `None` if no search was needed.
    #[must_use]
    pub const fn info(&self) -> Option<&SearchInfo> {
        self.info.as_ref()
    }

    /// Returns the best move so far and its reason, or `None` if the game has ended or it is time for a ply of the opening.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        let value = self
            .searched
            .side_to_move()
            .and_then(|turn| Evaluation::of_score(self.info()?.score, turn).value_for(turn));
        if let Some(hint) = self.at_sight {
            return Some(Hint { value: hint.value.or(value.map(Value::for_mover)), ..hint });
        }
        let reason = if self.is_threatened { Reason::StopsAnAttack } else { Reason::IsBest };
        Some(Hint { cell: self.info()?.best, reason, value })
    }
}
