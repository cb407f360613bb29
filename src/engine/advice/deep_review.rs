use std::cmp::Ordering;

use super::{Evaluation, Judged, Review, Verdict, decisive};
use crate::engine::{
    Game, Position,
    search::{Limit, Search, SearchInfo, Untimed},
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
    /// Who stands better in the position searched last.
    after: Evaluation,
    /// The last move first.
    judged: Vec<Judged>,
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
        Self { game, left, after: Evaluation::Unknown, judged: Vec::new() }
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
        self.after = if let Some(position) = before.position() {
            let info = search.think(position, Limit::Nodes(NODES), &mut Untimed);
            self.judge(position, info, search)
        } else {
            if ply < self.game.moves().len() {
                self.judged.push(Judged::after_end(&before));
            }
            Evaluation::at_end(&before)
        };
        ply > 0
    }

    /// Starts over. Needed if the tables were used for something else.
    pub fn restart(&mut self) {
        self.left = self.game.moves().len() + 1;
        self.after = Evaluation::Unknown;
        self.judged.clear();
    }

    /// The review. Moves that were not searched are unknown.
    #[must_use]
    pub fn review(mut self) -> Review {
        let unknown = || unknown(Evaluation::Unknown);
        self.judged.resize_with(self.game.moves().len(), unknown);
        self.judged.reverse();
        let decisive = decisive(&self.game, &self.judged);
        let start = if self.left == 0 { self.after } else { Evaluation::Unknown };
        Review { start, moves: self.judged, decisive }
    }

    /// Judges the move that was played here, if any. Returns who stands better before it.
    fn judge(
        &mut self,
        position: Position<'_>,
        info: SearchInfo,
        search: &mut Search,
    ) -> Evaluation {
        let own = position.turn();
        let found = Evaluation::of_score(info.score, own, MAX_CERTAIN_PLIES);
        let Some(&played) = self.game.moves().get(position.moves().len()) else { return found };
        let mut judged = unknown(self.after);
        judged.verdict =
            judge(found.proved_for(own), self.after.proved_for(own), info.best != played);
        match judged.verdict {
            Verdict::MissedWin => {
                let vcf = search.find_vcf(position, Limit::Nodes(NODES), &mut Untimed);
                judged.line = vcf.unwrap_or(info.pv);
                judged.better.extend(judged.line.first());
            }
            Verdict::Mistake => judged.better.push(info.best),
            Verdict::Good | Verdict::Unknown => {}
        }
        self.judged.push(judged);
        match self.after {
            // A move that kept the win shows that there was one.
            Evaluation::Won(winner, plies) if winner == own && found.proved_for(own).is_le() => {
                Evaluation::Won(own, plies.saturating_add(1))
            }
            _ => found,
        }
    }
}

const fn unknown(evaluation: Evaluation) -> Judged {
    Judged { verdict: Verdict::Unknown, evaluation, better: Vec::new(), line: Vec::new() }
}

/// Judges a move by what is proved before and after it for the side that makes it. It `differs` if it is not the best
/// one.
const fn judge(found: Ordering, after: Ordering, differs: bool) -> Verdict {
    match (found, after) {
        (_, Ordering::Greater) | (Ordering::Less, Ordering::Less) => Verdict::Good,
        (Ordering::Greater, _) => Verdict::MissedWin,
        (Ordering::Equal, Ordering::Less) if differs => Verdict::Mistake,
        _ => Verdict::Unknown,
    }
}
