//! The root of the search: iterative deepening with aspiration windows.
//!
//! A best move is always available. When a search is resumed after an interruption, it repeats its current depth,
//! but finds most results in the transposition table.

use std::{cmp::Reverse, sync::Arc};

use super::{
    Beginning, Control, Engine, Limit, Margins, Score, SearchInfo, Untimed, Weights,
    alpha_beta::Node,
    context::SearchContext,
    move_history::ScoredMove,
    net::{Accumulator, Net},
    opening,
    ordering::far_moves,
    pattern_tables::{FULL_WIDTH_FREE, PatternTables},
    patterns::{Index, kind},
    score::{INFINITY, MATE, MATE_BOUND, add_noise, mate_in, to_public},
    skill::Skill,
    state::{PatternState, Root, VctProgress},
    threats::{self, StaticResult},
    transposition::Bound,
};
use crate::engine::{Cell, Position, Rules};

/// The search on flat boards.
#[derive(Clone, Debug)]
pub(super) struct PatternSearch {
    rules: Rules,
    tables: PatternTables,
    running: Option<PatternState>,
}

impl PatternSearch {
    pub fn new(rules: Rules, table_bytes: usize) -> Self {
        Self { rules, tables: PatternTables::new(rules, table_bytes), running: None }
    }

    /// See [`Search::tune`](super::Search::tune).
    pub fn tune(&mut self, weights: &Weights, margins: Margins) {
        self.tables.patterns.weigh(weights);
        self.tables.margins = margins;
        self.clear();
    }

    /// See [`Search::set_net`](super::Search::set_net).
    pub fn set_net(&mut self, net: Option<Arc<Net>>) {
        let patterns = &self.tables.patterns;
        self.tables.net = net
            .filter(|_| Net::supports(self.rules))
            .map(|net| Box::new(Accumulator::new(net, patterns)));
        self.clear();
    }

    /// Prepares the tables for a position. This ends the search in progress.
    fn set_up<'a>(
        &'a mut self,
        position: Position<'_>,
        limit: Limit,
        skill: Skill,
        control: &'a mut dyn Control,
    ) -> SearchContext<'a> {
        self.running = None;
        let tables = &mut self.tables;
        tables.patterns.set_up(position.board());
        if Net::ARE_USED
            && let Some(net) = &mut tables.net
        {
            net.set_up(&tables.patterns);
        }
        tables.is_full_width =
            tables.symmetries.is_some() || tables.patterns.free() <= FULL_WIDTH_FREE;
        tables.table.age();
        tables.history.age();
        tables.moves.clear();
        tables.indices.clear();
        SearchContext::new(tables, control, limit, skill)
    }
}

impl Engine for PatternSearch {
    fn begin(&mut self, position: Position<'_>, beginning: Beginning<'_>) -> SearchInfo {
        let Beginning { limit, skill, seed, excluded } = beginning;
        let mut control = Untimed;
        let mut context = self.set_up(position, limit, skill, &mut control);
        let (state, info) = new_state(&mut context, position, seed, excluded);
        self.running = Some(state);
        info
    }

    fn resume(&mut self, info: &mut SearchInfo, control: &mut dyn Control) -> bool {
        let Some(state) = &mut self.running else { return false };
        let mut context = SearchContext::new(&mut self.tables, control, state.limit, state.skill);
        context.limits.nodes = state.nodes;
        *info = Root { context: &mut context, state }.run();
        let is_interrupted = context.limits.is_interrupted;
        if !is_interrupted {
            self.running = None;
        }
        is_interrupted
    }

    fn is_threatened(&mut self, position: Position<'_>) -> bool {
        self.running = None;
        let patterns = &mut self.tables.patterns;
        patterns.set_up(position.board());
        threats::static_result(patterns, position.turn()) == StaticResult::Threatened
    }

    fn find_vcf(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>> {
        let context = self.set_up(position, limit, Skill::FULL, control);
        let line = SearchContext { only_fours: true, ..context }.vcf_line(position.turn())?;
        Some(line.into_iter().map(|index| self.tables.patterns.cell(index)).collect())
    }

    fn find_vct(
        &mut self,
        position: Position<'_>,
        threats: u32,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<(Cell, u32)> {
        let mut context = self.set_up(position, limit, Skill::FULL, control);
        let (mut state, info) = new_state(&mut context, position, 0, &[]);
        if let Score::MateIn(plies) = info.score {
            return Some((info.best, plies));
        }
        let mut root = Root { context: &mut context, state: &mut state };
        // Only the limit of the whole search applies.
        let mut budget = u32::MAX;
        let (index, plies) = (1..=threats).find_map(|max| root.find_own_vct(max, &mut budget))?;
        Some((self.tables.patterns.cell(index), plies))
    }

    fn clear(&mut self) {
        self.running = None;
        self.tables.clear();
    }
}

/// Half the width of the first aspiration window.
const WINDOW: i32 = 30;

/// Shallower depths are searched with a full window.
const ASPIRATION_DEPTH: i32 = 4;

/// Boards with at most this many free cells may be searched to the end of the game.
const MAX_SOLVED_FREE: i32 = 25;

/// The maximum depth.
const MAX_DEPTH: i32 = 100;

/// The root moves without the excluded ones, with the score that the patterns give.
fn new_state(
    context: &mut SearchContext<'_>,
    position: Position<'_>,
    seed: u64,
    excluded: &[Cell],
) -> (PatternState, SearchInfo) {
    let side = position.turn();
    let patterns = &context.memory.patterns;
    let previous = position.moves().last().map_or(0, |&cell| patterns.index(cell));
    let static_result = threats::static_result(patterns, side);
    let opening = opening::opening(position, patterns).filter(|_| !context.memory.is_full_width);
    let is_restricted = !excluded.is_empty();
    // A run that is completed must be known here, because the search knows only runs that can be completed.
    let wins = |&index: &Index| {
        let cell = patterns.cell(index);
        !excluded.contains(&cell) && position.wins_at(cell, side)
    };
    let only = match static_result {
        StaticResult::MateIn(1) if is_restricted => patterns.empty().find(wins),
        _ if is_restricted => None,
        StaticResult::MateIn(_) => threats::winning_move(patterns, side),
        StaticResult::Forced(index) => Some(index),
        StaticResult::MatedIn(_) => threats::blocking_move(patterns, side),
        _ => opening,
    };
    let is_threatened = static_result == StaticResult::Threatened;
    context.generate(side, 0, previous, None, is_threatened);
    context.exclude(excluded);
    if let Some(index) = only {
        let index = u16::try_from(index).unwrap_or_default();
        context.memory.moves.retain(|candidate| candidate.index == index);
        if context.memory.moves.is_empty() {
            context.memory.moves.push(ScoredMove { score: 0, index });
        }
    } else if context.memory.moves.is_empty() {
        context.generate(side, 0, previous, None, false);
        context.exclude(excluded);
    }
    if context.memory.moves.is_empty() {
        // Every cell near a mark is forbidden or excluded.
        let far_moves = far_moves(&context.memory.patterns, side, &[]);
        context.memory.moves.extend(far_moves);
        context.exclude(excluded);
    }
    let mut moves: Vec<_> = context.memory.moves.drain(..).collect();
    moves.sort_unstable_by_key(|candidate| (Reverse(candidate.score), candidate.index));
    let are_all_listed = static_result != StaticResult::Unclear || context.memory.is_full_width;
    let mut far_moves =
        if are_all_listed { Vec::new() } else { far_moves(&context.memory.patterns, side, &moves) };
    far_moves
        .retain(|candidate| !excluded.contains(&context.memory.patterns.cell(candidate.index())));
    let score = match static_result {
        _ if is_restricted && only.is_none() => {
            context.memory.evaluate(side, (-INFINITY, INFINITY))
        }
        StaticResult::MateIn(plies) => mate_in(0, plies),
        StaticResult::MatedIn(plies) => -mate_in(0, plies),
        _ => context.memory.evaluate(side, (-INFINITY, INFINITY)),
    };
    let best = moves.first().map_or(0, |candidate| candidate.index());
    let node = Node { side, depth: 0, ply: 0, previous, alpha: -INFINITY, beta: INFINITY };
    let info = SearchInfo {
        best: context.memory.patterns.cell(best),
        score: to_public(score),
        depth: 0,
        nodes: 0,
        pv: vec![context.memory.patterns.cell(best)],
    };
    let state = PatternState {
        limit: context.limits.limit,
        skill: context.skill,
        node,
        moves,
        far_moves,
        best,
        score,
        depth: 0,
        nodes: 0,
        seed,
        is_restricted,
        is_vcf_done: false,
        own_vct: VctProgress::default(),
        opponent_vct: VctProgress::default(),
        vct_checked: 0,
        longest_loss: None,
    };
    (state, info)
}

impl Root<'_, '_> {
    /// Searches until the limit, or until the control stops it. Returns what it has found so far.
    fn run(mut self) -> SearchInfo {
        if self.state.score.abs() <= MATE_BOUND && !self.is_trivial() {
            self.context.limits.check();
            self.search_vcf();
            self.iterative_deepening();
            self.use_longest_loss();
        }
        self.state.nodes = self.context.limits.nodes;
        self.info()
    }

    fn iterative_deepening(&mut self) {
        let free = i32::try_from(self.context.memory.patterns.free()).unwrap_or(MAX_DEPTH);
        let max = match self.context.limits.limit {
            Limit::Depth(depth) => depth.max(1),
            _ => u32::MAX,
        };
        let max = max.min(self.context.skill.depth);
        let max = i32::try_from(max).unwrap_or(MAX_DEPTH);
        while !self.is_done() && self.state.depth < max.min(free).min(MAX_DEPTH) {
            self.search_vct();
            if self.is_done() {
                break;
            }
            let depth = self.next_depth(free).min(max);
            self.aspiration_search(depth);
            if self.context.limits.is_stopped {
                break;
            }
            self.state.depth = depth;
            self.report();
        }
    }

    /// One ply deeper. Small boards soon go straight to the end of the game: as every leaf is then a win, a draw or a
    /// loss, a narrow window around the draw is cheapest.
    fn next_depth(&self, free: i32) -> i32 {
        let is_last = self.context.memory.is_full_width && free <= MAX_SOLVED_FREE;
        if is_last && self.state.depth >= ASPIRATION_DEPTH * 2 {
            free
        } else {
            self.state.depth + 1
        }
    }

    /// Whether the only move is an opening move, which needs no search.
    fn is_trivial(&self) -> bool {
        self.state.moves.len() == 1
            && !self.state.is_restricted
            && !self.context.memory.patterns.has_fours(self.state.node.side.other())
    }

    /// Whether there is no need to search deeper.
    fn is_done(&self) -> bool {
        let is_only =
            self.state.moves.len() == 1 && matches!(self.context.limits.limit, Limit::Time(_));
        self.context.limits.is_stopped
            || self.state.moves.is_empty()
            || (self.state.score > MATE_BOUND
                && (!self.context.memory.is_full_width
                    || self.state.depth >= MATE - self.state.score))
            || (self.state.score < -MATE_BOUND && self.state.depth >= MATE + self.state.score)
            || (is_only && self.state.depth >= 4)
    }

    /// Searches the root moves to this depth with an aspiration window.
    pub fn aspiration_search(&mut self, depth: i32) {
        let (mut below, mut above) = (WINDOW, WINDOW);
        let mut centre = add_noise(self.state.score, self.noise(self.state.best));
        if depth > self.state.depth + 1 {
            (centre, below, above) = (0, 1, 1);
        }
        loop {
            let (alpha, beta) = if depth < ASPIRATION_DEPTH || centre.abs() > MATE_BOUND {
                (-INFINITY, INFINITY)
            } else {
                ((centre - below).max(-INFINITY), (centre + above).min(INFINITY))
            };
            let score = self.search_root(depth, alpha, beta);
            if self.context.limits.is_stopped {
                return;
            }
            if score <= alpha {
                below = if below > 500 { 2 * INFINITY } else { below * 4 };
            } else if score >= beta {
                above = if above > 500 { 2 * INFINITY } else { above * 4 };
            } else {
                return;
            }
        }
    }

    fn search_root(&mut self, depth: i32, alpha: i32, beta: i32) -> i32 {
        let node = Node { depth, ..self.state.node };
        let (mut best, mut low) = (-INFINITY, alpha);
        let mut i = 0;
        loop {
            if i == self.state.moves.len() {
                if best >= -MATE_BOUND || self.state.far_moves.is_empty() {
                    break;
                }
                self.add_far_moves();
            }
            let index = self.state.moves[i].index();
            let next = depth - 1;
            let noise = self.noise(index);
            let mut score = -INFINITY;
            if i > 0 {
                let bounds = (low - noise, low - noise + 1);
                let reduction = self.reduction(depth, i, index);
                score = self.context.search_move(node, index, next - reduction, bounds);
                if score >= bounds.1 && reduction > 0 {
                    score = self.context.search_move(node, index, next, bounds);
                }
                score = add_noise(score, noise);
            }
            if i == 0 || (score > low && score < beta) {
                let bounds = (low - noise, beta - noise);
                score = add_noise(self.context.search_move(node, index, next, bounds), noise);
            }
            if self.context.limits.is_stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > low || i == 0 {
                    self.state.moves[..=i].rotate_right(1);
                    let changed = self.state.best != index;
                    self.state.best = index;
                    if score > low && score >= -MATE_BOUND {
                        self.state.score = add_noise(score, -noise);
                        if changed {
                            self.report();
                        }
                    }
                }
            }
            low = low.max(score);
            if low >= beta {
                break;
            }
            i += 1;
        }
        if best < -MATE_BOUND {
            // This is known only after the last move has been tried.
            self.state.score = best;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if !self.state.is_restricted {
            let key = self.context.key(node.side);
            self.context.store(key, Some(self.state.best), best, depth, bound);
        }
        best
    }

    /// Adds the moves near no mark to the root moves, once all others lose.
    pub fn add_far_moves(&mut self) {
        self.state.moves.append(&mut self.state.far_moves);
    }

    /// By how many plies to reduce the first search of a move.
    fn reduction(&self, depth: i32, i: usize, index: Index) -> i32 {
        let SearchContext { memory, .. } = &*self.context;
        let side = self.state.node.side;
        let [own, other] = [side, side.other()].map(|side| memory.patterns.kind(index, side));
        if memory.is_full_width || own >= kind::FOUR {
            return 0;
        }
        let is_loud = own.max(other) >= kind::OPEN_THREE;
        let history = memory.history.score(side, index);
        memory.margins.late_move_reduction((depth, i), true, is_loud, history)
    }

    /// The noise that is added to the score of a move, so that weaker levels vary their play.
    fn noise(&self, index: Index) -> i32 {
        self.context.skill.noise_of(self.state.seed, index)
    }

    fn report(&mut self) {
        let info = self.info();
        self.context.limits.control.progress(&info);
    }

    fn info(&mut self) -> SearchInfo {
        let pv = self.context.principal_variation(self.state.best, self.state.node.side);
        SearchInfo {
            best: pv[0],
            score: to_public(self.state.score),
            depth: self.state.depth.unsigned_abs(),
            nodes: self.context.limits.nodes,
            pv,
        }
    }
}
