use super::{Judged, Review, Verdict, decisive};
use crate::engine::{
    Cell, Game, Outcome, Position,
    search::{Limit, Score, Search, SearchInfo, Untimed},
};

/// A review on a board too large to be solved. The engine searches each position, the last one first,
/// so that each search helps the one before it. It points out forced wins that were missed, and moves
/// that let the other side force a win.
///
/// Each step searches one position. The result depends only on the game: the tables are cleared first, and
/// searches are limited by nodes, never by time.
///
/// # Examples
/// ```
/// use in_a_row::engine::{
///     advice::{DeepReview, Verdict},
///     notation::Link,
///     search::Search,
/// };
///
/// // With four in a row and one end open, the first side played elsewhere.
/// let game = "15x15k5/g8f8h8h9i8i9j8j9a1".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut deep = DeepReview::new(game);
/// while deep.resume(&mut search) {}
///
/// let last = deep.review().moves.pop().expect("a move");
/// assert_eq!(last.verdict, Verdict::MissedWin);
/// assert_eq!(last.better[0].to_string(), "k8");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DeepReview {
    game: Game,
    /// How many positions are left to search, the first and the last included.
    left: usize,
    /// The value of the position searched last, for the side that moved into it.
    after: Worth,
    /// The last move first.
    judged: Vec<Judged>,
}

/// The value of a position for one side, as far as it is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth {
    Won,
    Lost,
    Open,
}

/// The node limit for each position, and for the line of a missed win.
const NODES: u64 = 20_000;

/// Longer wins are not trusted, because the search that finds them prunes.
const MAX_CERTAIN_PLIES: u32 = 40;

impl DeepReview {
    /// A review of this game.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let left = game.moves().len() + 1;
        Self { game, left, after: Worth::Open, judged: Vec::new() }
    }

    /// How many positions have been searched, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let all = self.game.moves().len() + 1;
        (all - self.left, all)
    }

    /// Searches the next position. Returns whether there is more to do.
    pub fn resume(&mut self, search: &mut Search) -> bool {
        let Some(ply) = self.left.checked_sub(1) else { return false };
        if ply == self.game.moves().len() {
            search.clear();
        }
        self.left = ply;
        let before = self.game.after(ply);
        if let Some(position) = before.position() {
            let info = search.think(position, Limit::Nodes(NODES), &mut Untimed);
            self.judge(position, &info, search);
        } else {
            let winner = before.outcome().and_then(Outcome::winner);
            self.after = match winner {
                Some(side) => Worth::of(side != self.game.side_at(ply)),
                None => Worth::Open,
            };
        }
        ply > 0
    }

    /// Starts over. Needed if the tables were used for something else.
    pub fn restart(&mut self) {
        self.left = self.game.moves().len() + 1;
        self.after = Worth::Open;
        self.judged.clear();
    }

    /// The review. Moves that were not searched are unknown.
    #[must_use]
    pub fn review(mut self) -> Review {
        let unknown = Judged { verdict: Verdict::Unknown, better: Vec::new(), line: Vec::new() };
        self.judged.resize(self.game.moves().len(), unknown);
        self.judged.reverse();
        let decisive = decisive(&self.game, &self.judged);
        Review { moves: self.judged, decisive }
    }

    /// Judges the move that was played here, if any.
    fn judge(&mut self, position: Position<'_>, info: &SearchInfo, search: &mut Search) {
        let found = match info.score {
            Score::MateIn(plies) if plies <= MAX_CERTAIN_PLIES => Worth::Won,
            Score::MatedIn(plies) if plies <= MAX_CERTAIN_PLIES => Worth::Lost,
            _ => Worth::Open,
        };
        let Some(&played) = self.game.moves().get(position.moves().len()) else {
            self.after = found.for_the_other();
            return;
        };
        let mut judged = judge(found, self.after, info.best, played);
        if judged.verdict == Verdict::MissedWin {
            let vcf = search.find_vcf(position, Limit::Nodes(NODES), &mut Untimed);
            judged.line = vcf.unwrap_or_else(|| info.pv.clone());
            judged.better = judged.line.first().copied().into_iter().collect();
        }
        // A move that kept the win shows that there was one.
        let is_won = found == Worth::Won || self.after == Worth::Won;
        self.after = if is_won { Worth::Lost } else { found.for_the_other() };
        self.judged.push(judged);
    }
}

impl Worth {
    const fn of(is_won: bool) -> Self {
        if is_won { Self::Won } else { Self::Lost }
    }

    const fn for_the_other(self) -> Self {
        match self {
            Self::Won => Self::Lost,
            Self::Lost => Self::Won,
            Self::Open => Self::Open,
        }
    }
}

/// Judges a move that led to `after` where `best` led to `found`.
fn judge(found: Worth, after: Worth, best: Cell, played: Cell) -> Judged {
    let verdict = match (found, after) {
        (_, Worth::Won) | (Worth::Lost, Worth::Lost) => Verdict::Good,
        (Worth::Won, _) => Verdict::MissedWin,
        (Worth::Open, Worth::Lost) if best != played => Verdict::Mistake,
        _ => Verdict::Unknown,
    };
    let is_mistake = verdict == Verdict::Mistake;
    Judged { verdict, better: is_mistake.then_some(best).into_iter().collect(), line: Vec::new() }
}
