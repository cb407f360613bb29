//! Proves finished puzzles again, with a search of its own.

use in_a_row::engine::{
    Cell, Game, Rules,
    puzzles::{Goal, Puzzle},
    search::{Limit, Score, Search, Untimed},
};

/// The nodes that search for a second winning move: twice as many as the search had that made the puzzle.
const BESIDE: Limit = Limit::Nodes(200_000);

/// The nodes that search for a win of the side to move.
const WIN: Limit = Limit::Nodes(50_000);

/// The most threats and the limit of the search for such a win by threats alone.
const THREATS: (u32, Limit) = (9, Limit::Nodes(200_000));

/// The same for the last search for a win against a solution that should hold: several times as many.
const LAST_WIN: Limit = Limit::Nodes(300_000);
const LAST_THREATS: (u32, Limit) = (11, Limit::Nodes(1_000_000));

/// The size of the transposition table. The search that made the puzzle has another, so that it kept other positions.
const TABLE_BYTES: usize = 4 << 20;

/// Proves puzzles on one board.
pub struct Prover {
    search: Search,
}

impl Prover {
    pub fn new(rules: Rules) -> Self {
        Self { search: Search::new(rules, TABLE_BYTES) }
    }

    /// Returns whether the solution reaches the goal against every legal reply, and no other move reaches it. The result
    /// doesn't depend on the puzzles before.
    pub fn proves(&mut self, puzzle: &Puzzle) -> bool {
        self.search.clear();
        let (game, solution) = (puzzle.game(), puzzle.solution());
        let Ok(solved) = game.clone().with([solution]) else { return false };
        match puzzle.goal() {
            Goal::Win => {
                !self.another_move_wins(game, solution) && self.every_move_loses(&solved, None)
            }
            Goal::Hold => {
                !self.wins(&solved, WIN, THREATS) && self.every_move_loses(game, Some(solution))
            }
        }
    }

    /// Returns whether a long search finds a win against the solution of a puzzle that asks to hold.
    pub fn refutes(&mut self, puzzle: &Puzzle) -> bool {
        self.search.clear();
        let solved = puzzle.game().clone().with([puzzle.solution()]);
        puzzle.goal() == Goal::Hold
            && solved.is_ok_and(|solved| self.wins(&solved, LAST_WIN, LAST_THREATS))
    }

    fn another_move_wins(&mut self, game: &Game, solution: Cell) -> bool {
        let Some(position) = game.position() else { return false };
        let mut info = self.search.begin_beside(position, BESIDE, &[solution]);
        self.search.resume(&mut info, &mut Untimed);
        matches!(info.score, Score::MateIn(_))
    }

    /// Returns whether the other side wins after every legal move but this one.
    fn every_move_loses(&mut self, game: &Game, but: Option<Cell>) -> bool {
        let mut moves = game.legal_moves().filter(|&cell| Some(cell) != but);
        moves.all(|cell| match game.clone().with([cell]) {
            Ok(after) => self.wins(&after, WIN, THREATS),
            Err(_) => false,
        })
    }

    /// Returns whether the side to move wins, by a search with the first limit or by threats with the second.
    fn wins(&mut self, game: &Game, limit: Limit, (threats, nodes): (u32, Limit)) -> bool {
        let Some(position) = game.position() else { return false };
        let info = self.search.think(position, limit, &mut Untimed);
        matches!(info.score, Score::MateIn(_))
            || self.search.find_vct(position, threats, nodes, &mut Untimed).is_some()
    }
}
