//! The main search: principal variation search with a transposition table and selective depth.

use super::{
    patterns::{Place, kind},
    score::{BEYOND, WINNING, at_ply, from_ply, win_in},
    table::Bound,
    thinking::{MOST_PLIES, Thinking},
    threats::{self, Verdict},
};
use crate::engine::Side;

/// A position inside the search and the question about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Who is to move.
    pub side: Side,
    /// Plies still to look ahead, not counting forced ones.
    pub depth: i32,
    /// Plies from the root.
    pub ply: usize,
    /// Where the last mark was put; 0 if there is none.
    pub previous: Place,
    /// Lower and upper bound of what matters.
    pub alpha: i32,
    pub beta: i32,
}

/// The most plies of a win by fours that is looked for at the leaves, and the nodes for it.
const LEAF_FOURS: (u32, u32) = (31, 80);

/// What one ply of depth may change the evaluation by, usually.
const FUTILITY: i32 = 55;
const RAZOR: i32 = 120;

impl Thinking<'_> {
    /// What the position is worth to the side to move, within the bounds; without meaning once the
    /// search is stopped.
    pub fn search(&mut self, node: Node) -> i32 {
        if !self.enter() {
            return 0;
        }
        let Node { side, ply, mut alpha, mut beta, .. } = node;
        let patterns = &self.memory.patterns;
        if patterns.free() == 0 || patterns.is_dead() {
            return 0;
        }
        let verdict = threats::verdict(patterns, side);
        let is_threatened = match verdict {
            Verdict::Wins(plies) if plies <= self.skill.sight => return win_in(ply, plies),
            Verdict::Loses(plies) => return -win_in(ply, plies),
            Verdict::Forced(place) if ply + 1 < MOST_PLIES => {
                return self.after(node, place, node.depth, (alpha, beta));
            }
            Verdict::Threatened => true,
            _ => false,
        };
        let value = patterns.evaluate(side);
        if ply + 1 >= MOST_PLIES {
            return value;
        }
        alpha = alpha.max(-win_in(ply, 4));
        beta = beta.min(win_in(ply, 5));
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
            return self.leaf(node, value, LEAF_FOURS);
        }
        let mut depth = node.depth.max(1);
        let key = self.key(side);
        let known = self.recall(key);
        let is_pv = beta - alpha > 1;
        if let Some((entry, _)) = known
            && !is_pv
            && i32::from(entry.depth) >= depth
        {
            let score = at_ply(i32::from(entry.score), ply);
            if entry.settles(score, alpha, beta) {
                return score;
            }
        }
        let may_guess = !self.memory.is_thorough;
        let sees_fours = may_guess && self.skill.sees_fours;
        if sees_fours && known.is_none() && self.memory.patterns.has_fours(side) {
            let mut budget = LEAF_FOURS.1 * 2;
            if let Some(plies) = self.wins_by_fours(side, LEAF_FOURS.0, &mut budget) {
                let score = win_in(ply, plies);
                self.store(key, None, from_ply(score, ply), depth, Bound::Lower);
                return score;
            }
            if self.is_stopped {
                return 0;
            }
        }
        if may_guess && !is_pv && !is_threatened && beta.abs() < WINNING {
            if depth <= 6 && value - FUTILITY * depth >= beta {
                return value;
            }
            if depth <= 3 && value + RAZOR * depth <= alpha {
                return self.leaf(node, value, LEAF_FOURS);
            }
        }
        let best_known = known.and_then(|(_, place)| place);
        if best_known.is_none() && depth >= 4 && may_guess {
            depth -= 1;
        }
        let start = self.memory.moves.len();
        self.list_moves(side, ply, node.previous, best_known, is_threatened);
        let (score, best) =
            self.try_moves(Node { depth, alpha, beta, ..node }, start, value, is_threatened);
        self.memory.moves.truncate(start);
        if self.is_stopped {
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
        self.store(key, best, from_ply(score, ply), depth, bound);
        score
    }

    /// Tries the moves in the list from `start` on.
    fn try_moves(
        &mut self,
        node: Node,
        start: usize,
        value: i32,
        is_threatened: bool,
    ) -> (i32, Option<Place>) {
        let Node { side, depth, ply, mut alpha, beta, previous } = node;
        let is_pv = beta - alpha > 1;
        let is_selective = !self.memory.is_thorough;
        let (mut best, mut best_place) = (-BEYOND, None);
        let count = self.memory.moves.len() - start;
        if count == 0 {
            return (-win_in(ply, 4), None);
        }
        for number in 0..count {
            let place = self.pick(start + number).place();
            let own = self.memory.patterns.kind(place, side);
            let other = self.memory.patterns.kind(place, side.other());
            let is_quiet = own < kind::OPEN_THREE && other < kind::OPEN_THREE && !is_threatened;
            if is_selective && !is_pv && best > -WINNING && is_quiet {
                let most = 5 + depth * depth;
                if i32::try_from(number).unwrap_or(i32::MAX) >= most && depth <= 6 {
                    break;
                }
                if depth <= 4 && number > 0 && value + FUTILITY * (depth + 1) <= alpha {
                    continue;
                }
            }
            let next = depth - 1;
            let mut score;
            if number == 0 {
                score = self.after(node, place, next, (alpha, beta));
            } else {
                let less =
                    if is_quiet && is_selective { reduction(depth, number, is_pv) } else { 0 };
                score = self.after(node, place, next - less, (alpha, alpha + 1));
                if score > alpha && less > 0 {
                    score = self.after(node, place, next, (alpha, alpha + 1));
                }
                if score > alpha && score < beta {
                    score = self.after(node, place, next, (alpha, beta));
                }
            }
            if self.is_stopped {
                break;
            }
            if score > best {
                best = score;
                best_place = Some(place);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                let memory = &mut *self.memory;
                let tried = &memory.moves[start..=start + number];
                memory.experience.learn(side, ply, previous, depth, tried);
                break;
            }
        }
        (best, best_place)
    }

    /// What this move is worth to the side that makes it.
    pub fn after(
        &mut self,
        node: Node,
        place: Place,
        depth: i32,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        self.memory.patterns.put(place, node.side);
        let score = -self.search(Node {
            side: node.side.other(),
            depth,
            ply: node.ply + 1,
            previous: place,
            alpha: -beta,
            beta: -alpha,
        });
        self.memory.patterns.take_back();
        score
    }

    /// A position that is not looked into any further but for fours.
    fn leaf(&mut self, node: Node, value: i32, (plies, mut budget): (u32, u32)) -> i32 {
        if self.skill.sees_fours
            && !self.memory.is_thorough
            && value < node.beta
            && self.memory.patterns.has_fours(node.side)
            && let Some(plies) = self.wins_by_fours(node.side, plies, &mut budget)
        {
            return win_in(node.ply, plies);
        }
        value
    }
}

/// By how many plies less a late and quiet move is searched at first.
fn reduction(depth: i32, number: usize, is_pv: bool) -> i32 {
    if depth < 2 || number < 2 {
        return 0;
    }
    let late = i32::try_from(number.ilog2()).unwrap_or_default();
    let deep = i32::try_from(depth.unsigned_abs().ilog2()).unwrap_or_default();
    ((late * deep + 1) / 2 + i32::from(!is_pv)).min(depth - 1)
}
