//! Principal variation search with a transposition table, pruning and reductions.

use super::{
    context::SearchContext,
    margins::Margins,
    move_history::MAX_PLY,
    ordering::far_moves,
    patterns::{Index, kind},
    score::{INFINITY, MATE_BOUND, from_table, mate_in, to_table},
    threats::{self, StaticResult},
    transposition::Bound,
};
use crate::engine::Side;

/// A position in the search, with its window and depth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The side to move.
    pub side: Side,
    /// Remaining depth in plies. Forced replies don't count.
    pub depth: i32,
    /// Distance from the root in plies.
    pub ply: usize,
    /// The opponent's last move; 0 if there is none.
    pub previous: Index,
    /// The search window.
    pub alpha: i32,
    pub beta: i32,
}

/// The greatest depth at which nodes and moves are pruned by the static evaluation.
const MAX_PRUNED_DEPTH: i32 = 6;

impl SearchContext<'_> {
    /// The score for the side to move. Meaningless once the search is stopped.
    pub fn alpha_beta(&mut self, node: Node) -> i32 {
        if !self.limits.enter_node() {
            return 0;
        }
        let Node { side, ply, mut alpha, mut beta, .. } = node;
        let patterns = &self.memory.patterns;
        if patterns.free() == 0 || patterns.is_dead() {
            return 0;
        }
        let static_result = threats::static_result(patterns, side);
        let is_threatened = match static_result {
            StaticResult::MateIn(plies) if plies <= self.skill.max_static_win => {
                return mate_in(ply, plies);
            }
            StaticResult::MatedIn(plies) => return -mate_in(ply, plies),
            StaticResult::Forced(index) if ply + 1 < MAX_PLY => {
                return self.search_move(node, index, node.depth, (alpha, beta));
            }
            StaticResult::Threatened => true,
            _ => false,
        };
        if ply + 1 >= MAX_PLY {
            return self.memory.evaluate(side, (alpha, beta));
        }
        alpha = alpha.max(-mate_in(ply, 4));
        // A four wins in three plies if the reply to it is forbidden.
        let quickest = if patterns.has_fouls(side.other()) { 3 } else { 5 };
        beta = beta.min(mate_in(ply, quickest));
        if !patterns.can_win(side.other()) {
            alpha = alpha.max(0);
        }
        if !patterns.can_win(side) {
            beta = beta.min(0);
        }
        if alpha >= beta {
            return alpha;
        }
        if node.depth <= 0 && !is_threatened {
            let static_eval = self.memory.evaluate(side, (alpha, beta));
            return self.evaluate_leaf(node, static_eval);
        }
        let mut depth = node.depth.max(1);
        let key = self.key(side);
        let tt_entry = self.probe(key);
        let is_pv = beta - alpha > 1;
        let is_selective = !self.memory.is_full_width;
        if let Some((entry, _)) = tt_entry {
            let score = from_table(i32::from(entry.score), ply);
            let is_deep = !is_pv && i32::from(entry.depth) >= depth;
            if is_deep && entry.is_cutoff(score, alpha, beta)
                || is_selective && entry.is_proved_cutoff(score, alpha, beta)
            {
                return score;
            }
        }
        if is_selective && tt_entry.is_none() && !is_threatened {
            if let Some(plies) = self.try_vcf(side, self.memory.margins.inner_vcf.unsigned_abs()) {
                let score = mate_in(ply, plies);
                self.store(key, None, to_table(score, ply), depth, Bound::Lower);
                return score;
            }
            if self.limits.is_stopped {
                return 0;
            }
        }
        let may_prune = is_selective && !is_pv && !is_threatened && depth <= MAX_PRUNED_DEPTH;
        let static_eval = may_prune.then(|| self.memory.evaluate(side, (alpha, beta)));
        if let Some(static_eval) = static_eval
            && let Some(score) = self.prune(Node { depth, alpha, beta, ..node }, static_eval)
        {
            return score;
        }
        let hash_move = tt_entry.and_then(|(_, index)| index);
        if hash_move.is_none() && depth >= 4 && is_selective {
            depth -= 1;
        }
        let start = self.memory.moves.len();
        self.generate(side, ply, node.previous, hash_move, is_threatened);
        let (score, best) = self.search_moves(
            Node { depth, alpha, beta, ..node },
            start,
            static_eval,
            is_threatened,
        );
        self.memory.moves.truncate(start);
        if self.limits.is_stopped {
            return 0;
        }
        let bound = if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let best = best.filter(|_| bound != Bound::Upper);
        self.store(key, best, to_table(score, ply), depth, bound);
        score
    }

    /// The score of a node whose static evaluation is so far outside the window that it need not be searched.
    fn prune(&mut self, node: Node, static_eval: i32) -> Option<i32> {
        let Node { depth, alpha, beta, .. } = node;
        let Margins { reverse_futility, razoring, .. } = self.memory.margins;
        if beta.abs() >= MATE_BOUND {
            None
        } else if static_eval - reverse_futility * depth >= beta {
            Some(static_eval)
        } else if depth <= 3 && static_eval + razoring * depth <= alpha {
            Some(self.evaluate_leaf(node, static_eval))
        } else {
            None
        }
    }

    /// Searches the moves in the list from `start` on. Returns the best score and its move. Quiet moves are pruned if
    /// there is a static evaluation.
    fn search_moves(
        &mut self,
        node: Node,
        start: usize,
        static_eval: Option<i32>,
        is_threatened: bool,
    ) -> (i32, Option<Index>) {
        let Node { side, depth, ply, mut alpha, beta, previous } = node;
        let is_pv = beta - alpha > 1;
        let is_selective = !self.memory.is_full_width;
        let margins = self.memory.margins;
        let (mut best, mut best_move) = (-INFINITY, None);
        let mut are_all_listed = is_threatened || !is_selective;
        if self.memory.moves.len() == start && !are_all_listed {
            are_all_listed = true;
            self.memory.moves.extend(far_moves(&self.memory.patterns, side, &[]));
        }
        if self.memory.moves.len() == start {
            // Either no move helps, or none is allowed.
            return (if is_threatened { -mate_in(ply, 4) } else { 0 }, None);
        }
        for i in 0.. {
            if start + i == self.memory.moves.len() && !are_all_listed && best <= -MATE_BOUND {
                are_all_listed = true;
                let far_moves = far_moves(&self.memory.patterns, side, &self.memory.moves[start..]);
                self.memory.moves.extend(far_moves);
            }
            if start + i == self.memory.moves.len() {
                break;
            }
            let index = self.pick_move(start + i).index();
            let own = self.memory.patterns.kind(index, side);
            let other = self.memory.patterns.kind(index, side.other());
            let is_quiet = own < kind::OPEN_THREE && other < kind::OPEN_THREE && !is_threatened;
            if is_selective && !is_pv && best > -MATE_BOUND && is_quiet {
                let move_limit =
                    (margins.quiet_moves + margins.quiet_moves_by_depth * depth * depth) / 16;
                if i32::try_from(i).unwrap_or(i32::MAX) >= move_limit && depth <= 6 {
                    break;
                }
                if depth <= 4
                    && i > 0
                    && let Some(static_eval) = static_eval
                    && static_eval + margins.futility * (depth + 1) <= alpha
                {
                    continue;
                }
            }
            let next = depth - 1;
            let mut score;
            if i == 0 {
                score = self.search_move(node, index, next, (alpha, beta));
            } else {
                let reduction = if is_selective && !is_threatened && own < kind::FOUR {
                    let history = self.memory.history.score(side, index);
                    margins.late_move_reduction((depth, i), is_pv, !is_quiet, history)
                } else {
                    0
                };
                score = self.search_move(node, index, next - reduction, (alpha, alpha + 1));
                if score > alpha && reduction > 0 {
                    score = self.search_move(node, index, next, (alpha, alpha + 1));
                }
                if score > alpha && score < beta {
                    score = self.search_move(node, index, next, (alpha, beta));
                }
            }
            if self.limits.is_stopped {
                break;
            }
            if score > best {
                best = score;
                best_move = Some(index);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                let memory = &mut *self.memory;
                let tried = &memory.moves[start..=start + i];
                memory.history.record_cutoff(side, ply, previous, depth, tried);
                break;
            }
        }
        (best, best_move)
    }

    /// The score of a move for the side that makes it.
    pub fn search_move(
        &mut self,
        node: Node,
        index: Index,
        depth: i32,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        self.memory.patterns.put(index, node.side);
        let score = -self.alpha_beta(Node {
            side: node.side.other(),
            depth,
            ply: node.ply + 1,
            previous: index,
            alpha: -beta,
            beta: -alpha,
        });
        self.memory.patterns.undo();
        score
    }

    /// The static evaluation, unless there is a VCF.
    fn evaluate_leaf(&mut self, node: Node, static_eval: i32) -> i32 {
        if static_eval < node.beta
            && !self.memory.is_full_width
            && let Some(plies) =
                self.try_vcf(node.side, self.memory.margins.leaf_vcf.unsigned_abs())
        {
            return mate_in(node.ply, plies);
        }
        static_eval
    }
}
