use super::{Judged, Review, Verdict, decisive};
use crate::engine::{
    Cell, Game, Outcome, Position,
    search::{Limit, Score, Search, Thought, Untimed},
};

/// A review for boards that are too large for the truth: the strong player looks at each position for a
/// while, the last first, so that what it finds out about one helps with those before it. It names wins
/// that it can force and that were missed, and moves after which the other side can force one.
///
/// It is done position by position, with a memory for the game's board. It depends on the game alone: the
/// memory is emptied first, and what limits a search is its positions, never time.
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
/// while deep.go_on(&mut search) {}
///
/// let last = deep.review().moves.pop().expect("a move");
/// assert_eq!(last.verdict, Verdict::MissedWin);
/// assert_eq!(last.better[0].to_string(), "k8");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DeepReview {
    game: Game,
    /// How many positions, the game's first and last included, are still to be looked at.
    left: usize,
    /// What the position is worth that comes after the one looked at next, for who moves in that one.
    after: Worth,
    /// The last first.
    judged: Vec<Judged>,
}

/// What a position is worth for one side, as far as that is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth {
    Won,
    Lost,
    Open,
}

/// For each position, and again for a win that was missed there.
const NODES: u64 = 20_000;

/// A win in more plies than this is not taken for certain: to find it, some replies were left out.
const MOST_CERTAIN: u32 = 40;

impl DeepReview {
    /// A review of this game.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let left = game.moves().len() + 1;
        Self { game, left, after: Worth::Open, judged: Vec::new() }
    }

    /// How many positions have been looked at, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let all = self.game.moves().len() + 1;
        (all - self.left, all)
    }

    /// Looks at the next position. Whether there is more to do.
    pub fn go_on(&mut self, search: &mut Search) -> bool {
        let Some(ply) = self.left.checked_sub(1) else { return false };
        if ply == self.game.moves().len() {
            search.forget();
        }
        self.left = ply;
        let before = self.game.after(ply);
        if let Some(position) = before.position() {
            let thought = search.think(position, Limit::Nodes(NODES), &mut Untimed);
            self.judge(position, &thought, search);
        } else {
            let winner = before.outcome().and_then(Outcome::winner);
            self.after = match winner {
                Some(side) => Worth::of(side != self.game.side_at(ply)),
                None => Worth::Open,
            };
        }
        ply > 0
    }

    /// Begins anew, because the memory is needed for something else.
    pub fn put_aside(&mut self) {
        self.left = self.game.moves().len() + 1;
        self.after = Worth::Open;
        self.judged.clear();
    }

    /// What the moves were worth; those that were not looked at are unknown.
    #[must_use]
    pub fn review(mut self) -> Review {
        let unknown = Judged { verdict: Verdict::Unknown, better: Vec::new(), line: Vec::new() };
        self.judged.resize(self.game.moves().len(), unknown);
        self.judged.reverse();
        let decisive = decisive(&self.game, &self.judged);
        Review { moves: self.judged, decisive }
    }

    /// Judges the move that was made here, if one was.
    fn judge(&mut self, position: Position<'_>, thought: &Thought, search: &mut Search) {
        let found = match thought.score {
            Score::Wins(plies) if plies <= MOST_CERTAIN => Worth::Won,
            Score::Loses(plies) if plies <= MOST_CERTAIN => Worth::Lost,
            _ => Worth::Open,
        };
        let Some(&played) = self.game.moves().get(position.moves().len()) else {
            self.after = found.for_the_other();
            return;
        };
        let mut judged = judge(found, self.after, thought.best, played);
        if judged.verdict == Verdict::MissedWin {
            let by_fours = search.win_by_fours(position, Limit::Nodes(NODES), &mut Untimed);
            judged.line = by_fours.unwrap_or_else(|| thought.line.clone());
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

/// What a move was worth that led to `after`, where `best` leads to `found`.
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
