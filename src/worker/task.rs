use std::time::Duration;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::{
    engine::{
        Cell, Game, Rules,
        advice::{DeepHint, DeepReview},
        bots::Opponent,
        exact::Solver,
        search::{Control, Level, Search, SearchInfo},
    },
    protocol::{Answer, Progress, Request},
    session::BotRequest,
};

/// How long a hint may take.
const HINTED_WITHIN: Duration = Duration::from_secs(1);

/// A request that needs a search, with what the search has found so far.
#[derive(Clone, Debug)]
pub(super) enum Task {
    /// A move of a level.
    Move {
        level: Level,
        game: Game,
        seed: u64,
        time: Duration,
        info: Option<SearchInfo>,
    },
    Hint {
        game: Game,
        deep: Option<DeepHint>,
    },
    Review(Box<DeepReview>, Rules),
}

impl Task {
    /// The task for this request. Gives the request back if it needs no search.
    #[allow(
        clippy::result_large_err,
        reason = "there is one at a time, and it is answered at once"
    )]
    pub fn of(request: Request) -> Result<Self, Request> {
        let is_large = |game: &Game| !Solver::plays(game.rules()) && game.position().is_some();
        match request {
            Request::Move {
                request: BotRequest { opponent: Opponent::Level(level), game, .. },
                seed,
                time,
            } if game.position().is_some() => {
                Ok(Self::Move { level, game, seed, time, info: None })
            }
            Request::Hint(game) if is_large(&game) => Ok(Self::Hint { game, deep: None }),
            Request::Review(game) if !Solver::plays(game.rules()) => {
                let rules = game.rules();
                Ok(Self::Review(Box::new(DeepReview::new(game)), rules))
            }
            request => Err(request),
        }
    }

    /// The rules of its game. A search has tables for one set of rules.
    pub fn rules(&self) -> Rules {
        match self {
            Self::Move { game, .. } | Self::Hint { game, .. } => game.rules(),
            Self::Review(_, rules) => *rules,
        }
    }

    /// Whether a person waits for it to play on.
    pub const fn is_urgent(&self) -> bool {
        !matches!(self, Self::Review(..))
    }

    /// Works on it for one step. Returns whether there is more to do.
    pub fn go_on(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        match self {
            Self::Move { level, game, seed, time, info } => {
                let Some(position) = game.position() else { return false };
                let info = info.get_or_insert_with(|| {
                    let mut random = Xoshiro128PlusPlus::seed_from_u64(*seed);
                    level.begin(position, search, *time, &mut random)
                });
                search.resume(info, control)
            }
            Self::Hint { game, deep } => deep
                .get_or_insert_with(|| DeepHint::begin(game.clone(), search, HINTED_WITHIN))
                .resume(search, control),
            Self::Review(review, _) => review.resume(search),
        }
    }

    /// Forgets what the search has found, because another task needs its tables.
    pub fn put_aside(&mut self) {
        match self {
            Self::Move { info, .. } => *info = None,
            Self::Hint { deep, .. } => *deep = None,
            Self::Review(review, _) => review.restart(),
        }
    }

    /// The best move so far, if the request asks for a bot's move.
    pub fn best(&self) -> Option<Cell> {
        match self {
            Self::Move { info, .. } => info.as_ref().map(|info| info.best),
            Self::Hint { .. } | Self::Review(..) => None,
        }
    }

    /// How far it has come after this time.
    pub fn progress(&self, time: Duration) -> Progress {
        let thought = match self {
            Self::Move { info, .. } => info.as_ref(),
            Self::Hint { deep, .. } => deep.as_ref().and_then(DeepHint::info),
            Self::Review(review, _) => {
                let (done, all) = review.progress();
                return Progress::Positions(done, all);
            }
        };
        Progress::Depth(thought.map_or(0, |thought| thought.depth), time)
    }

    /// The answer so far: nothing if it has not begun.
    pub fn answer(self) -> Answer {
        let answer = match self {
            Self::Move { info, .. } => info.map(|info| Answer::Move(info.best)),
            Self::Hint { deep, .. } => deep.and_then(|it| it.hint()).map(Answer::Hint),
            Self::Review(review, _) => Some(Answer::Review(review.review())),
        };
        answer.unwrap_or(Answer::Nothing)
    }
}
