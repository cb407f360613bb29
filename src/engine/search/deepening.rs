//! The root of the search: depth by depth, the best move so far always at hand.
//!
//! Between two depths, or in the middle of one, it can be put aside. Taken up again, it begins that depth
//! anew, for which the table has most of the answers.

use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::{
    Control, Limit, Score, Search, THOROUGH_FREE, Thought, Untimed,
    alpha_beta::Node,
    forced::Hunt,
    level::Skill,
    opening,
    ordering::Ranked,
    patterns::Place,
    score::{BEYOND, WIN, WINNING, gained, told, win_in},
    table::Bound,
    thinking::Thinking,
    threats::{self, Verdict},
};
use crate::engine::{Cell, Position};

/// A search that is done bit by bit; see [`Search::begin`].
#[derive(Clone, Debug)]
pub struct Ongoing {
    limit: Limit,
    skill: Skill,
    pub(super) node: Node,
    /// The best first.
    pub(super) moves: Vec<Ranked>,
    pub(super) best: Place,
    pub(super) score: i32,
    pub(super) depth: i32,
    nodes: u64,
    /// For the chance that the skill leaves to the choice.
    seed: u64,
    pub(super) has_tried_fours: bool,
    /// How far an own attack was looked for.
    pub(super) attack: Hunt,
    /// How far one of the other side was, against the best move.
    pub(super) defence: Hunt,
    /// The best move when that was done; 0 if it was not.
    pub(super) vetted: Place,
    /// Of the moves that were dropped because they lose, the one that loses after most plies.
    pub(super) longest: Option<(Place, u32)>,
    is_finished: bool,
    thought: Thought,
}

impl Ongoing {
    /// Whether there is no more to do.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// What came out so far.
    #[must_use]
    pub const fn thought(&self) -> &Thought {
        &self.thought
    }
}

/// See [`Search::begin`].
pub(super) fn begin(
    memory: &mut Search,
    position: Position<'_>,
    limit: Limit,
    (skill, seed): (Skill, u64),
) -> Ongoing {
    let mut control = Untimed;
    let mut thinking = set_up(memory, position, limit, (skill, false), &mut control);
    first_look(&mut thinking, position, seed)
}

/// See [`Search::go_on`].
pub(super) fn go_on(memory: &mut Search, ongoing: &mut Ongoing, control: &mut dyn Control) {
    if ongoing.is_finished {
        return;
    }
    let mut thinking = Thinking::new(memory, control, ongoing.limit, ongoing.skill);
    thinking.nodes = ongoing.nodes;
    Root { thinking: &mut thinking, at: ongoing }.deepen();
}

/// See [`Search::win_by_threats`].
pub(super) fn attack(
    memory: &mut Search,
    ongoing: &mut Ongoing,
    threats: u32,
    control: &mut dyn Control,
) -> Option<(Cell, u32)> {
    if let Score::Wins(plies) = ongoing.thought.score {
        return Some((ongoing.thought.best, plies));
    }
    let mut thinking = Thinking::new(memory, control, ongoing.limit, ongoing.skill);
    let mut root = Root { thinking: &mut thinking, at: ongoing };
    // The limit is that of the whole search.
    let mut budget = u32::MAX;
    let (place, plies) = (1..=threats).find_map(|most| root.attack_with(most, &mut budget))?;
    Some((memory.patterns.cell(place), plies))
}

/// Sets the position up.
pub(super) fn set_up<'a>(
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
    Thinking { only_fours, ..Thinking::new(memory, control, limit, skill) }
}

/// The position that is thought about.
pub(super) struct Root<'a, 'b> {
    pub thinking: &'a mut Thinking<'b>,
    pub at: &'a mut Ongoing,
}

/// The first window around the expected score, to each side.
const WINDOW: i32 = 30;

/// From this depth on the score of the one before is a good guess.
const FIRST_GUESSED: i32 = 4;

/// A board with so many free cells may be searched to its end.
const MOST_SOLVED: i32 = 25;

/// The deepest search.
const MOST_DEPTH: i32 = 100;

/// What can be said at once, and the moves to look at.
fn first_look(thinking: &mut Thinking<'_>, position: Position<'_>, seed: u64) -> Ongoing {
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
    let thought = Thought {
        best: thinking.memory.patterns.cell(best),
        score: told(score),
        depth: 0,
        nodes: 0,
        line: vec![thinking.memory.patterns.cell(best)],
    };
    Ongoing {
        limit: thinking.limit,
        skill: thinking.skill,
        node,
        moves,
        best,
        score,
        depth: 0,
        nodes: 0,
        seed,
        has_tried_fours: false,
        attack: Hunt::default(),
        defence: Hunt::default(),
        vetted: 0,
        longest: None,
        is_finished: false,
        thought,
    }
}

impl Root<'_, '_> {
    fn deepen(mut self) {
        if self.at.score.abs() <= WINNING && !self.is_at_once() {
            self.thinking.ask();
            self.try_fours();
            self.search_deeper();
            self.last_longest();
        }
        self.at.nodes = self.thinking.nodes;
        self.at.is_finished = !self.thinking.is_put_aside;
        self.at.thought = self.thought();
    }

    fn search_deeper(&mut self) {
        let free = i32::try_from(self.thinking.memory.patterns.free()).unwrap_or(MOST_DEPTH);
        let most = match self.thinking.limit {
            Limit::Depth(depth) => depth.max(1),
            _ => u32::MAX,
        };
        let most = most.min(self.thinking.skill.depth);
        let most = i32::try_from(most).unwrap_or(MOST_DEPTH);
        while !self.is_settled() && self.at.depth < most.min(free).min(MOST_DEPTH) {
            self.hunt();
            if self.is_settled() {
                break;
            }
            let depth = self.next_depth(free).min(most);
            self.search(depth);
            if self.thinking.is_stopped {
                break;
            }
            self.at.depth = depth;
            self.report();
        }
    }

    /// One deeper than before, but on the smallest boards soon to the end: there each move is a win, a draw
    /// or a loss, and whoever asks only that has the least to look at.
    fn next_depth(&self, free: i32) -> i32 {
        let is_last = self.thinking.memory.is_thorough && free <= MOST_SOLVED;
        if is_last && self.at.depth >= FIRST_GUESSED * 2 { free } else { self.at.depth + 1 }
    }

    /// Whether the move needs no thought: an opening.
    fn is_at_once(&self) -> bool {
        self.at.moves.len() == 1
            && !self.thinking.memory.patterns.has_fours(self.at.node.side.other())
    }

    /// Whether deeper searches change nothing that matters.
    fn is_settled(&self) -> bool {
        let is_only = self.at.moves.len() == 1 && matches!(self.thinking.limit, Limit::Time(_));
        self.thinking.is_stopped
            || self.at.moves.is_empty()
            || (self.at.score > WINNING
                && (!self.thinking.memory.is_thorough || self.at.depth >= WIN - self.at.score))
            || (self.at.score < -WINNING && self.at.depth >= WIN + self.at.score)
            || (is_only && self.at.depth >= 4)
    }

    /// Searches all moves to this depth, with a window around the score expected.
    pub fn search(&mut self, depth: i32) {
        let (mut below, mut above) = (WINDOW, WINDOW);
        let mut expected = gained(self.at.score, self.gain(self.at.best));
        if depth > self.at.depth + 1 {
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
        let node = Node { depth, ..self.at.node };
        let (mut best, mut low) = (-BEYOND, alpha);
        for index in 0..self.at.moves.len() {
            let place = self.at.moves[index].place();
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
                    self.at.moves[..=index].rotate_right(1);
                    let changed = self.at.best != place;
                    self.at.best = place;
                    if score > low {
                        self.at.score = gained(score, -gain);
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
        self.thinking.store(key, Some(self.at.best), best, depth, bound);
        best
    }

    /// What chance adds to the score of a move.
    fn gain(&self, place: Place) -> i32 {
        let margin = u64::from(self.thinking.skill.margin);
        let mut random = SplitMix64::seed_from_u64(self.at.seed.wrapping_add(place as u64));
        i32::try_from(random.next_u64() % (margin + 1)).unwrap_or_default()
    }

    fn report(&mut self) {
        let thought = self.thought();
        self.thinking.control.progress(&thought);
    }

    fn thought(&mut self) -> Thought {
        let line = self.thinking.expected_line(self.at.best, self.at.node.side);
        Thought {
            best: line[0],
            score: told(self.at.score),
            depth: self.at.depth.unsigned_abs(),
            nodes: self.thinking.nodes,
            line,
        }
    }
}
