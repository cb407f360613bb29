use std::time::Duration;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use super::lines::Lines;
use crate::{
    engine::{
        Game, Ply, Rules,
        advice::{BestLines, DeepHint, DeepReview, Evaluation, Line},
        bots::Opponent,
        exact::Solver,
        openings::{self, OpeningSearch},
        search::{Control, Level, Limit, Search, SearchInfo},
    },
    protocol::{Answer, Progress, Request},
    session::BotRequest,
};

/// The time limit of a hint.
const HINT_TIME_LIMIT: Duration = Duration::from_secs(1);

/// The limit of the search for a reply to a move of a puzzle.
const REPLY_LIMIT: Limit = Limit::Nodes(60_000);

/// See [`Job::urgency`].
const MOST_URGENT: u8 = 2;

/// A request that needs a search, with the search's result so far.
#[derive(Clone, Debug)]
pub(super) enum Job {
    /// A ply of a level.
    Move {
        level: Level,
        game: Game,
        seed: u64,
        time: Duration,
        found: Option<Found>,
    },
    Hint {
        game: Game,
        deep: Option<Box<DeepHint>>,
    },
    Review(Box<DeepReview>, Rules),
    Reply {
        game: Game,
        found: Option<SearchInfo>,
    },
    Lines(Box<Lines>),
}

/// The result so far of looking for a ply.
#[derive(Clone, Debug)]
pub(super) enum Found {
    /// An ordinary move.
    Move(SearchInfo),
    /// A ply of the opening.
    Opening(OpeningSearch),
}

impl Job {
    /// Creates the job for this request. Returns the request itself if it needs no search.
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
            } if game.turn().is_some() => Ok(Self::Move { level, game, seed, time, found: None }),
            Request::Hint(game) if is_large(&game) => Ok(Self::Hint { game, deep: None }),
            Request::Review(game) if !Solver::plays(game.rules()) => {
                let rules = game.rules();
                Ok(Self::Review(Box::new(DeepReview::new(game)), rules))
            }
            Request::Judge(game) if !Solver::plays(game.rules()) => {
                let rules = game.rules();
                Ok(Self::Review(Box::new(DeepReview::of_last_move(game)), rules))
            }
            Request::Reply(game) if is_large(&game) => Ok(Self::Reply { game, found: None }),
            Request::Lines { game, kind, count } if is_large(&game) => {
                Ok(Self::Lines(Box::new(Lines::new(kind, game, usize::from(count)))))
            }
            request => Err(request),
        }
    }

    /// Returns the rules of its game. A search's tables are for one set of rules.
    pub fn rules(&self) -> Rules {
        match self {
            Self::Move { game, .. } | Self::Hint { game, .. } | Self::Reply { game, .. } => {
                game.rules()
            }
            Self::Review(_, rules) => *rules,
            Self::Lines(lines) => lines.game().rules(),
        }
    }

    /// Returns how urgent it is. The most urgent are those that a person has to wait for before the game can continue; the
    /// least urgent are lines, which have no end.
    pub const fn urgency(&self) -> u8 {
        match self {
            Self::Move { .. } | Self::Hint { .. } | Self::Reply { .. } => MOST_URGENT,
            Self::Review(..) => 1,
            Self::Lines(_) => 0,
        }
    }

    /// Returns whether a person has to wait for it before the game can continue.
    pub const fn is_urgent(&self) -> bool {
        self.urgency() == MOST_URGENT
    }

    /// Works on it until it is done or `control` stops it, in a review for one position. Returns whether there is more
    /// to do.
    pub fn resume(&mut self, search: &mut Search, control: &mut dyn Control) -> bool {
        match self {
            Self::Move { level, game, seed, time, found } => {
                if found.is_none() {
                    *found = Found::begin(*level, game, *seed, *time, search);
                }
                match found {
                    Some(Found::Move(info)) => search.resume(info, control),
                    Some(Found::Opening(opening)) => opening.resume(search, control),
                    None => false,
                }
            }
            Self::Hint { game, deep } => deep
                .get_or_insert_with(|| {
                    Box::new(DeepHint::begin(game.clone(), search, HINT_TIME_LIMIT))
                })
                .resume(search, control),
            Self::Review(review, _) => review.resume(search),
            Self::Reply { game, found } => game.position().is_some_and(|position| {
                let info = found.get_or_insert_with(|| search.begin(position, REPLY_LIMIT));
                search.resume(info, control)
            }),
            Self::Lines(lines) => lines.resume(search, control),
        }
    }

    /// Discards the search's result so far, because another job needs its tables.
    pub fn restart(&mut self) {
        match self {
            Self::Move { found, .. } => *found = None,
            Self::Hint { deep, .. } => *deep = None,
            Self::Review(review, _) => review.restart(),
            Self::Reply { found, .. } => *found = None,
            Self::Lines(lines) => lines.restart(),
        }
    }

    /// Returns the best ply so far, if the request is for a bot's ply.
    pub fn best(&self) -> Option<Ply> {
        match self {
            Self::Move { found, .. } => found.as_ref()?.ply(),
            Self::Hint { .. } | Self::Review(..) | Self::Reply { .. } | Self::Lines(_) => None,
        }
    }

    /// Returns the lines that it has found in this time, if it looks for lines and has found one.
    pub fn lines(&self, time: Duration) -> Option<BestLines> {
        let Self::Lines(lines) = self else { return None };
        let found = lines.found();
        (!found.lines.is_empty()).then_some(BestLines { time, ..found })
    }

    /// Returns its progress after this time. Lines have none, because they have no end.
    pub fn progress(&self, time: Duration) -> Option<Progress> {
        let depth = match self {
            Self::Move { found, .. } => found.as_ref().map(Found::depth),
            Self::Hint { deep, .. } => {
                deep.as_deref().and_then(DeepHint::info).map(|info| info.depth)
            }
            Self::Review(review, _) => {
                let (done, all) = review.progress();
                return Some(Progress::Positions(done, all));
            }
            Self::Reply { .. } | Self::Lines(_) => return None,
        };
        Some(Progress::Depth(depth.unwrap_or_default(), time))
    }

    /// Returns the answer after this time: [`Answer::Nothing`] if the search has not begun.
    pub fn answer(self, time: Duration) -> Answer {
        let answer = match self {
            Self::Move { found, .. } => found.and_then(|found| found.ply()).map(Answer::Ply),
            Self::Hint { deep, .. } => deep.and_then(|it| it.hint()).map(Answer::Hint),
            Self::Review(review, _) => Some(Answer::Review(review.review())),
            Self::Reply { game, found } => reply(&game, found).map(Answer::Lines),
            Self::Lines(lines) => Some(Answer::Lines(BestLines { time, ..lines.found() })),
        };
        answer.unwrap_or(Answer::Nothing)
    }
}

/// Returns the line that a search has found in this game.
fn reply(game: &Game, found: Option<SearchInfo>) -> Option<BestLines> {
    let info = found?;
    let evaluation = Evaluation::of_score(info.score, game.side_to_move()?);
    let line = Line { moves: vec![info.best], evaluation, depth: info.depth };
    Some(BestLines { lines: vec![line], nodes: info.nodes, ..BestLines::default() })
}

impl Found {
    /// Starts looking for a ply of this level; `None` if the game has ended.
    fn begin(
        level: Level,
        game: &Game,
        seed: u64,
        time: Duration,
        search: &mut Search,
    ) -> Option<Self> {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        if game.awaits_opening_ply() {
            let limit = openings::limit(level, time);
            let opening = OpeningSearch::begin(game, search, limit, &mut random)?;
            return Some(Self::Opening(opening));
        }
        let info = level.begin(game.position()?, search, time, &mut random);
        Some(Self::Move(info))
    }

    /// Returns the best ply so far.
    fn ply(&self) -> Option<Ply> {
        match self {
            Self::Move(info) => Some(Ply::Move(info.best)),
            Self::Opening(opening) => opening.ply(),
        }
    }

    /// Returns the depth reached, in plies.
    fn depth(&self) -> u32 {
        match self {
            Self::Move(info) => info.depth,
            Self::Opening(opening) => opening.depth(),
        }
    }
}
