use super::{Evaluation, JudgedMove, Review, Verdict};
use crate::engine::{
    Game, Position, Side,
    search::{Limit, Search, SearchInfo, Untimed},
};

/// A review of a game on a board that is too large to be solved. The engine searches each position, the last one
/// first, so that the tables of each search help with the position before it. The review points out forced wins that
/// were missed, and moves that let the other side force a win. Moves of the opening are not judged.
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
/// assert_eq!(last.verdict, Verdict::Blunder);
/// assert_eq!(last.better[0].to_string(), "k8");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DeepReview {
    game: Game,
    /// The number of moves before the first position that is searched.
    first: usize,
    /// The number of positions left, including the first and the last of the game.
    left: usize,
    /// The evaluation of the position searched last.
    after: Evaluation,
    /// The judged moves, the last move first.
    judged: Vec<JudgedMove>,
}

/// The node limit for each position, and for finding the line of a missed win.
const NODES: u64 = 20_000;

/// The shortest forced win, in plies, whose first move is excellent: four own moves.
const LONG_WIN: u8 = 7;

impl DeepReview {
    /// Starts a review of this game.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let left = game.moves().len() + 1;
        Self { game, first: 0, left, after: Evaluation::Unknown, judged: Vec::new() }
    }

    /// Starts a review of the last move of this game. The other moves stay unknown.
    #[must_use]
    pub fn of_last_move(game: Game) -> Self {
        let first = game.moves().len().saturating_sub(1);
        Self { first, ..Self::new(game) }
    }

    /// Returns the number of positions that have been searched, and the number of all positions to search.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let end = self.game.moves().len() + 1;
        (end - self.left, end - self.first)
    }

    /// Searches the next position. Returns whether there is more to do.
    pub fn resume(&mut self, search: &mut Search) -> bool {
        let Some(ply) = self.left.checked_sub(1).filter(|&ply| ply >= self.first) else {
            return false;
        };
        if ply == self.game.moves().len() {
            search.clear();
        }
        self.left = ply;
        let before = self.game.after(ply);
        let position = before.position().filter(|_| !before.awaits_opening_ply());
        self.after = match (position, self.game.moves().get(ply)) {
            (Some(position), _) => {
                let info = search.think(position, Limit::Nodes(NODES), &mut Untimed);
                self.judge(position, info, search)
            }
            (None, Some(_)) => {
                // The record goes on after the end of the game, or this is a move of the opening.
                self.judged.push(unknown(self.after));
                Evaluation::at_end(&before)
            }
            (None, None) => Evaluation::at_end(&before),
        };
        ply > self.first
    }

    /// Starts over. This is needed if the tables were used for something else.
    pub fn restart(&mut self) {
        self.left = self.game.moves().len() + 1;
        self.after = Evaluation::Unknown;
        self.judged.clear();
    }

    /// Returns the review. Moves that were not searched are unknown.
    #[must_use]
    pub fn review(mut self) -> Review {
        let unjudged = self.game.moves().len() - self.judged.len();
        let unknown = || unknown(Evaluation::Unknown);
        self.judged.resize_with(self.game.moves().len(), unknown);
        self.judged.reverse();
        let start = if self.left == 0 { self.after } else { Evaluation::Unknown };
        self.praise_long_wins(start);
        let review = Review { start, moves: self.judged, unjudged, decisive: None };
        Review { decisive: review.find_decisive(&self.game), ..review }
    }

    /// Judges the move that was played in this position, if any. Returns the evaluation of the position.
    fn judge(
        &mut self,
        position: Position<'_>,
        info: SearchInfo,
        search: &mut Search,
    ) -> Evaluation {
        let own = position.turn();
        let mut before = Evaluation::of_score(info.score, own);
        let Some(&played) = self.game.moves().get(position.moves().len()) else { return before };
        let found_win = before.winner() == Some(own);
        if let Evaluation::Won(winner, plies) = self.after
            && winner == own
            && !found_win
        {
            // A move that kept the win shows that there was one.
            before = Evaluation::Won(own, plies.saturating_add(1));
        }
        let mut judged = unknown(self.after);
        judged.verdict = Verdict::of([before, self.after], own);
        if judged.verdict.is_bad() && !found_win && info.best == played {
            // No better move is known.
            judged.verdict = Verdict::Unknown;
        }
        if judged.verdict.is_bad() {
            if found_win {
                let vcf = search.find_vcf(position, Limit::Nodes(NODES), &mut Untimed);
                judged.line = vcf.unwrap_or(info.pv);
            }
            let better = judged.line.first().copied().unwrap_or(info.best);
            if better == played {
                // It wins as soon as is known, although the search after it has not seen that.
                judged = JudgedMove { verdict: Verdict::Good, line: Vec::new(), ..judged };
            } else {
                judged.better.push(better);
            }
        }
        self.judged.push(judged);
        before
    }

    /// Marks each move that begins a long forced win as excellent.
    fn praise_long_wins(&mut self, start: Evaluation) {
        let evaluations: Vec<_> =
            [start].into_iter().chain(self.judged.iter().map(|it| it.evaluation)).collect();
        let wins_long = |evaluation: &Evaluation, own: Side| match evaluation {
            Evaluation::Won(winner, plies) => *winner == own && *plies >= LONG_WIN,
            _ => false,
        };
        for (ply, judged) in self.judged.iter_mut().enumerate() {
            let own = self.game.side_at(ply);
            let earlier = ply.checked_sub(1).and_then(|earlier| evaluations[earlier].winner());
            if judged.verdict == Verdict::Good
                && wins_long(&evaluations[ply], own)
                && earlier != Some(own)
            {
                judged.verdict = Verdict::Excellent;
            }
        }
    }
}

const fn unknown(evaluation: Evaluation) -> JudgedMove {
    JudgedMove { verdict: Verdict::Unknown, evaluation, better: Vec::new(), line: Vec::new() }
}
