use std::time::Duration;

use super::{Adviser, Hint, Reason};
use crate::engine::{
    Game,
    search::{Control, Limit, Ongoing, Score, Search, Thought},
};

/// A hint for boards that are too large for the truth: what is plain at sight, else what the strong
/// player finds. It is done bit by bit, with a memory for the game's board that does nothing else
/// meanwhile.
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
/// // Four in a row, one end closed.
/// let game = "15x15k5/g8f8h8h9i8i9j8j9".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut deep = DeepHint::begin(game, &mut search, Duration::from_secs(1));
/// while deep.go_on(&mut search, &mut Untimed) {}
///
/// let hint = deep.hint().expect("a running game");
/// assert_eq!((hint.cell.to_string(), hint.reason), ("k8".into(), Reason::Wins));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DeepHint {
    game: Game,
    at_sight: Option<Hint>,
    ongoing: Option<Ongoing>,
    is_threatened: bool,
}

impl DeepHint {
    /// A hint on this game, within this time.
    pub fn begin(game: Game, search: &mut Search, time: Duration) -> Self {
        let mut hint = Self { game, at_sight: None, ongoing: None, is_threatened: false };
        if let Some(position) = hint.game.position() {
            hint.at_sight = Adviser::new(position.rules()).hint(position);
            if hint.at_sight.is_none() {
                hint.is_threatened = search.is_threatened(position);
                hint.ongoing = Some(search.begin(position, Limit::Time(time)));
            }
        }
        hint
    }

    /// Goes on; see [`Search::go_on`]. Whether there is more to do.
    pub fn go_on(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        self.ongoing.as_mut().is_some_and(|ongoing| {
            search.go_on(ongoing, control);
            !ongoing.is_finished()
        })
    }

    /// What the search has found so far; `None` where none was needed.
    #[must_use]
    pub fn thought(&self) -> Option<&Thought> {
        self.ongoing.as_ref().map(Ongoing::thought)
    }

    /// The best move so far, and why; `None` where the game has ended.
    #[must_use]
    pub fn hint(&self) -> Option<Hint> {
        self.at_sight.or_else(|| {
            let thought = self.thought()?;
            let reason = match thought.score {
                Score::Wins(plies) => Reason::WinsIn(moves(plies.div_ceil(2))),
                Score::Loses(plies) => Reason::Delays(moves(plies / 2)),
                Score::Even(_) if self.is_threatened => Reason::StopsAnAttack,
                Score::Even(_) => Reason::LooksBest,
            };
            Some(Hint { cell: thought.best, reason })
        })
    }
}

fn moves(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
