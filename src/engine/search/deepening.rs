//! The root of the search: depth by depth, the best move so far always at hand.

use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::{
    Control, Limit, Search, THOROUGH_FREE, Thought,
    alpha_beta::Node,
    level::Skill,
    opening,
    ordering::Ranked,
    patterns::Place,
    score::{BEYOND, WIN, WINNING, gained, told, win_in},
    table::Bound,
    thinking::Thinking,
    threats::{self, Verdict},
};
use crate::engine::Position;

/// See [`Search::think`].
pub(super) fn think(
    memory: &mut Search,
    position: Position<'_>,
    limit: Limit,
    (skill, seed): (Skill, u64),
    control: &mut dyn Control,
) -> Thought {
    let mut thinking = begin(memory, position, limit, (skill, false), control);
    Root::new(&mut thinking, position, seed).deepen()
}

/// Sets the position up.
pub(super) fn begin<'a>(
    memory: &'a mut Search,
    position: Position<'_>,
    limit: Limit,
    (skill, only_fours): (Skill, bool),
    control: &'a mut dyn Control,
) -> Thinking<'a> {
    memory.patterns.set_up(position.board());
    memory.is_thorough = memory.symmetries.is_some() || memory.patterns.free() <= THOROUGH_FREE;
    memory.table.age();
    memory.experience.age();
    memory.moves.clear();
    memory.places.clear();
    let nodes_between = memory.patterns.nodes_in_a_while();
    Thinking {
        memory,
        control,
        limit,
        skill,
        nodes: 0,
        nodes_between,
        is_stopped: false,
        only_fours,
    }
}

/// The position that is thought about.
struct Root<'a, 'b> {
    thinking: &'a mut Thinking<'b>,
    node: Node,
    /// The best first.
    moves: Vec<Ranked>,
    best: Place,
    score: i32,
    depth: i32,
    /// For the chance that the skill leaves to the choice.
    seed: u64,
}

/// The first window around the expected score, to each side.
const WINDOW: i32 = 30;

/// From this depth on the score of the one before is a good guess.
const FIRST_GUESSED: i32 = 4;

/// A board with so many free cells may be searched to its end.
const MOST_SOLVED: i32 = 25;

/// The deepest search.
const MOST_DEPTH: i32 = 100;

/// Wins by fours are looked for first, up to so many plies and with so many nodes.
const ROOT_FOURS: (u32, u32) = (61, 20_000);

impl<'a, 'b> Root<'a, 'b> {
    fn new(thinking: &'a mut Thinking<'b>, position: Position<'_>, seed: u64) -> Self {
        let side = position.turn();
        let patterns = &thinking.memory.patterns;
        let previous = position.moves().last().map_or(0, |&cell| patterns.place(cell));
        let verdict = threats::verdict(patterns, side);
        let opening = opening::opening(position, patterns).filter(|_| !thinking.memory.is_thorough);
        let only = match verdict {
            Verdict::Wins(_) => threats::winning(patterns, side),
            Verdict::Forced(place) => Some(place),
            Verdict::Loses(_) => threats::winning(patterns, side.other()),
            _ => opening,
        };
        let is_threatened = verdict == Verdict::Threatened;
        thinking.list_moves(side, 0, previous, None, is_threatened);
        if let Some(place) = only {
            let place = u16::try_from(place).unwrap_or_default();
            thinking.memory.moves.retain(|ranked| ranked.place == place);
            if thinking.memory.moves.is_empty() {
                thinking.memory.moves.push(Ranked { rank: 0, place });
            }
        } else if thinking.memory.moves.is_empty() {
            thinking.list_moves(side, 0, previous, None, false);
        }
        let mut moves: Vec<_> = thinking.memory.moves.drain(..).collect();
        moves.sort_by_key(|ranked| std::cmp::Reverse(ranked.rank));
        let score = match verdict {
            Verdict::Wins(plies) => win_in(0, plies),
            Verdict::Loses(plies) => -win_in(0, plies),
            _ => thinking.memory.patterns.evaluate(side),
        };
        let best = moves.first().map_or(0, |ranked| ranked.place());
        let node = Node { side, depth: 0, ply: 0, previous, alpha: -BEYOND, beta: BEYOND };
        Self { thinking, node, moves, best, score, depth: 0, seed }
    }

    fn deepen(mut self) -> Thought {
        if self.score.abs() > WINNING || self.is_at_once() {
            return self.thought();
        }
        self.thinking.ask();
        self.try_fours();
        let free = i32::try_from(self.thinking.memory.patterns.free()).unwrap_or(MOST_DEPTH);
        let most = match self.thinking.limit {
            Limit::Depth(depth) => depth.max(1),
            _ => u32::MAX,
        };
        let most = most.min(self.thinking.skill.depth);
        let most = i32::try_from(most).unwrap_or(MOST_DEPTH);
        while !self.is_settled() && self.depth < most.min(free).min(MOST_DEPTH) {
            let depth = self.next_depth(free).min(most);
            self.search(depth);
            if self.thinking.is_stopped {
                break;
            }
            self.depth = depth;
            self.report();
        }
        self.thought()
    }

    /// One deeper than before, but on the smallest boards soon to the end: there each move is a win, a draw
    /// or a loss, and whoever asks only that has the least to look at.
    fn next_depth(&self, free: i32) -> i32 {
        let is_last = self.thinking.memory.is_thorough && free <= MOST_SOLVED;
        if is_last && self.depth >= FIRST_GUESSED * 2 { free } else { self.depth + 1 }
    }

    /// Whether the move needs no thought: an opening.
    fn is_at_once(&self) -> bool {
        self.moves.len() == 1 && !self.thinking.memory.patterns.has_fours(self.node.side.other())
    }

    /// Whether deeper searches change nothing that matters.
    fn is_settled(&self) -> bool {
        let is_only = self.moves.len() == 1 && matches!(self.thinking.limit, Limit::Time(_));
        self.thinking.is_stopped
            || (self.score > WINNING
                && (!self.thinking.memory.is_thorough || self.depth >= WIN - self.score))
            || (self.score < -WINNING && self.depth >= WIN + self.score)
            || (is_only && self.depth >= 4)
    }

    /// The shortest win by continuous fours, if there is one.
    fn try_fours(&mut self) {
        let side = self.node.side;
        if !self.thinking.memory.patterns.has_fours(side)
            || self.thinking.memory.is_thorough
            || !self.thinking.skill.sees_fours
        {
            return;
        }
        let mut budget = ROOT_FOURS.1;
        for plies in (5..=ROOT_FOURS.0).step_by(2) {
            for index in 0..self.moves.len() {
                let place = self.moves[index].place();
                if self.thinking.memory.patterns.kind(place, side) < super::patterns::kind::FOUR {
                    continue;
                }
                let win = self.thinking.wins_after_four(side, place, plies, &mut budget);
                if self.thinking.is_stopped || budget == 0 {
                    return;
                }
                if let Some(plies) = win {
                    self.best = place;
                    self.score = win_in(0, plies);
                    return;
                }
            }
        }
    }

    /// Searches all moves to this depth, with a window around the score expected.
    fn search(&mut self, depth: i32) {
        let (mut below, mut above) = (WINDOW, WINDOW);
        let mut expected = gained(self.score, self.gain(self.best));
        if depth > self.depth + 1 {
            (expected, below, above) = (0, 1, 1);
        }
        loop {
            let (alpha, beta) = if depth < FIRST_GUESSED || expected.abs() > WINNING {
                (-BEYOND, BEYOND)
            } else {
                ((expected - below).max(-BEYOND), (expected + above).min(BEYOND))
            };
            let score = self.search_within(depth, alpha, beta);
            if self.thinking.is_stopped {
                return;
            }
            if score <= alpha {
                below = if below > 500 { 2 * BEYOND } else { below * 4 };
            } else if score >= beta {
                above = if above > 500 { 2 * BEYOND } else { above * 4 };
            } else {
                return;
            }
        }
    }

    fn search_within(&mut self, depth: i32, alpha: i32, beta: i32) -> i32 {
        let node = Node { depth, ..self.node };
        let (mut best, mut low) = (-BEYOND, alpha);
        for index in 0..self.moves.len() {
            let place = self.moves[index].place();
            let next = depth - 1;
            let gain = self.gain(place);
            let mut score = -BEYOND;
            if index > 0 {
                let bounds = (low - gain, low - gain + 1);
                score = gained(self.thinking.after(node, place, next, bounds), gain);
            }
            if index == 0 || (score > low && score < beta) {
                let bounds = (low - gain, beta - gain);
                score = gained(self.thinking.after(node, place, next, bounds), gain);
            }
            if self.thinking.is_stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > low || index == 0 {
                    self.moves[..=index].rotate_right(1);
                    let changed = self.best != place;
                    self.best = place;
                    if score > low {
                        self.score = gained(score, -gain);
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
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let key = self.thinking.key(node.side);
        self.thinking.store(key, Some(self.best), best, depth, bound);
        best
    }

    /// What chance adds to the score of a move.
    fn gain(&self, place: Place) -> i32 {
        let margin = u64::from(self.thinking.skill.margin);
        let mut random = SplitMix64::seed_from_u64(self.seed.wrapping_add(place as u64));
        i32::try_from(random.next_u64() % (margin + 1)).unwrap_or_default()
    }

    fn report(&mut self) {
        let thought = self.thought();
        self.thinking.control.progress(&thought);
    }

    fn thought(&mut self) -> Thought {
        let line = self.thinking.expected_line(self.best, self.node.side);
        Thought {
            best: line[0],
            score: told(self.score),
            depth: self.depth.unsigned_abs(),
            nodes: self.thinking.nodes,
            line,
        }
    }
}
