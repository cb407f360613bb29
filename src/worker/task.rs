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

/// The time limit of a hint.
const HINT_TIME_LIMIT: Duration = Duration::from_secs(1);

/// A request that needs a search, with the search's result so far.
#[derive(Clone, Debug)]
pub(super) enum Task {
    /// A move by a level.
    Move {
        level: Level,
        game: Game,
        seed: u64,
        time: Duration,
        info: Option<SearchInfo>,
    },
    Hint {
        game: Game,
        deep: Option<Box<DeepHint>>,
    },
    Review(Box<DeepReview>, Rules),
}

impl Task {
    /// Creates the task for this request. Returns the request itself if it needs no search.
    #[allow(
        clippy::result_large_err,
        reason = "only one exists at a time, and it is answered at once"
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

    /// Returns the rules of its game. A search's tables are for one set of rules.
    pub fn rules(&self) -> Rules {
        match self {
            Self::Move { game, .. } | Self::Hint { game, .. } => game.rules(),
            Self::Review(_, rules) => *rules,
        }
    }

    /// Returns whether a person has to wait for it before the game can continue.
    pub const fn is_urgent(&self) -> bool {
        !matches!(self, Self::Review(..))
    }

    /// Works on it until it is done or `control` stops it, in a review for one position. Returns whether there is more
    /// to do.
    pub fn resume(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
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
                .get_or_insert_with(|| {
                    Box::new(DeepHint::begin(game.clone(), search, HINT_TIME_LIMIT))
                })
                .resume(search, control),
            Self::Review(review, _) => review.resume(search),
        }
    }

    /// Discards the search's result so far, because another task needs its tables.
    pub fn restart(&mut self) {
        match self {
            Self::Move { info, .. } => *info = None,
            Self::Hint { deep, .. } => *deep = None,
            Self::Review(review, _) => review.restart(),
        }
    }

    /// Returns the best move so far, if the request is for a bot's move.
    pub fn best(&self) -> Option<Cell> {
        match self {
            Self::Move { info, .. } => info.as_ref().map(|info| info.best),
            Self::Hint { .. } | Self::Review(..) => None,
        }
    }

    /// Returns its progress after this time.
    pub fn progress(&self, time: Duration) -> Progress {
        let search = match self {
            Self::Move { info, .. } => info.as_ref(),
            Self::Hint { deep, .. } => deep.as_deref().and_then(DeepHint::info),
            Self::Review(review, _) => {
                let (done, all) = review.progress();
                return Progress::Positions(done, all);
            }
        };
        Progress::Depth(search.map_or(0, |search| search.depth), time)
    }

    /// Returns the answer so far: [`Answer::Nothing`] if the search has not begun.
    pub fn answer(self) -> Answer {
        let answer = match self {
            Self::Move { info, .. } => info.map(|info| Answer::Move(info.best)),
            Self::Hint { deep, .. } => deep.and_then(|it| it.hint()).map(Answer::Hint),
            Self::Review(review, _) => Some(Answer::Review(review.review())),
        };
        answer.unwrap_or(Answer::Nothing)
    }
}
