use super::{
    board::{Cells, Index},
    context::LineContext,
};
use crate::engine::{
    Side,
    search::{
        score::{INFINITY, MATE, from_table, mate_in, to_table},
        transposition::{Bound, Entry},
    },
};

/// The most positions that the search for a forced win may look at in each inner node; in leaves, a tenth of that.
const BUDGET: u32 = 1_000;

/// Up to this ply, the shortest forced win is searched for, so that the number of plies to a win is exact.
const SHORTEST_UNTIL: usize = 2;

/// From this move and this depth on, moves are first searched one ply less deep.
const REDUCED_FROM: usize = 6;
const REDUCED_DEPTH: i32 = 3;

/// Added to the hash if the second side is to move.
const SECOND_TO_MOVE_KEY: u64 = 0x6A09_E667_F3BC_C908;

/// A position in the search, with its window and depth.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub side: Side,
    pub depth: i32,
    pub ply: usize,
    pub alpha: i32,
    pub beta: i32,
}

impl LineContext<'_> {
    /// The score for the side to move. Forced replies do not count as depth. Principal variation search, fail-soft.
    pub fn search(&mut self, mut node: Node) -> i32 {
        let Node { side, ply, .. } = node;
        if !self.limits.enter_node() {
            return 0;
        }
        if self.board.completing(side) != 0 {
            return mate_in(ply, 1);
        }
        let blocks = self.board.completing(side.other());
        if blocks.count_ones() > 1 {
            return -mate_in(ply, 2);
        }
        if self.board.is_dead() {
            return 0;
        }
        // No score can be better than a win in three, nor worse than a loss in four.
        node.beta = node.beta.min(mate_in(ply, 3));
        node.alpha = node.alpha.max(-mate_in(ply, 4));
        if node.alpha >= node.beta {
            return node.alpha;
        }
        let key = self.key(side);
        let entry = self.table.find(key);
        if let Some(entry) = entry {
            let score = from_table(i32::from(entry.score), ply);
            if i32::from(entry.depth) >= node.depth && entry.is_cutoff(score, node.alpha, node.beta)
            {
                return score;
            }
        }
        if blocks == 0 {
            if self.skill.uses_vcf {
                let budget = if node.depth > 0 { BUDGET } else { BUDGET / 10 };
                let line = if ply <= SHORTEST_UNTIL {
                    self.shortest_forced_win(side, budget)
                } else {
                    self.forced_win(side, budget)
                };
                if let Some(line) = line {
                    return mate_in(ply, u32::try_from(line.len()).unwrap_or(u32::MAX));
                }
            }
            if node.depth <= 0 {
                return self.board.evaluate(side);
            }
        }
        let hash_move = entry.and_then(Entry::index).map(|index| index - 1);
        self.search_moves(node, key, blocks, hash_move)
    }

    fn search_moves(
        &mut self,
        node: Node,
        key: u64,
        blocks: Cells,
        hash_move: Option<Index>,
    ) -> i32 {
        let next_depth = if blocks == 0 { node.depth - 1 } else { node.depth };
        let moves =
            self.board.ordered(if blocks == 0 { self.board.free() } else { blocks }, hash_move);
        let (mut best, mut best_move, mut alpha) = (-INFINITY, None, node.alpha);
        for (number, index) in moves.into_iter().enumerate() {
            let bounds = (alpha, node.beta);
            let is_reduced = number >= REDUCED_FROM && next_depth >= REDUCED_DEPTH;
            let score = self.search_move(node, index, next_depth, number > 0, is_reduced, bounds);
            if self.limits.is_stopped {
                return best.max(-MATE);
            }
            if score > best {
                (best, best_move) = (score, Some(index));
            }
            alpha = alpha.max(best);
            if alpha >= node.beta {
                break;
            }
        }
        let bound = if best >= node.beta {
            Bound::Lower
        } else if best > node.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let score = to_table(best, node.ply);
        self.table.store(key, best_move.map(|index| index + 1), score, node.depth, bound);
        best
    }

    /// The score of a move for the side that makes it. Later moves are first searched with an empty window, to see
    /// whether they are better than the best so far.
    pub fn search_move(
        &mut self,
        node: Node,
        index: Index,
        depth: i32,
        is_later: bool,
        is_reduced: bool,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let child =
            Node { side: node.side.other(), depth, ply: node.ply + 1, alpha: -beta, beta: -alpha };
        self.board.put(index, node.side);
        let mut score = alpha + 1;
        if is_reduced {
            score = -self.search(Node { depth: depth - 1, alpha: -alpha - 1, ..child });
        }
        if is_later && score > alpha {
            score = -self.search(Node { alpha: -alpha - 1, ..child });
        }
        if !is_later || (score > alpha && score < beta) {
            score = -self.search(child);
        }
        self.board.clear(index, node.side);
        score
    }

    /// The position's key in the transposition table, which includes the side to move.
    pub fn key(&self, side: Side) -> u64 {
        match side {
            Side::First => self.board.hash(),
            Side::Second => self.board.hash() ^ SECOND_TO_MOVE_KEY,
        }
    }
}
