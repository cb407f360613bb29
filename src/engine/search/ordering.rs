//! In which order moves are tried.

use super::{
    patterns::{Place, kind},
    thinking::{MOST_PLIES, Thinking},
    threats,
};
use crate::engine::Side;

/// A move and how soon to try it: the higher the sooner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ranked {
    pub rank: i32,
    pub place: u16,
}

impl Ranked {
    pub fn place(self) -> Place {
        usize::from(self.place)
    }
}

/// What earlier cut-offs tell about moves.
#[derive(Clone, Debug)]
pub(super) struct Experience {
    /// By side and cell; bounded by [`MOST_HISTORY`].
    history: [Vec<i32>; 2],
    /// The two latest by ply.
    killers: [[u16; 2]; MOST_PLIES],
    /// By side and the cell that the other side took before.
    counters: [Vec<u16>; 2],
}

const MOST_HISTORY: i32 = 4_096;

/// A rank beyond all that follow from patterns.
const FIRST: i32 = 1 << 20;

impl Experience {
    pub fn new(size: usize) -> Self {
        Self {
            history: [vec![0; size], vec![0; size]],
            killers: [[0; 2]; MOST_PLIES],
            counters: [vec![0; size], vec![0; size]],
        }
    }

    pub fn clear(&mut self) {
        for side in 0..2 {
            self.history[side].fill(0);
            self.counters[side].fill(0);
        }
        self.killers = [[0; 2]; MOST_PLIES];
    }

    /// Another search begins.
    pub fn age(&mut self) {
        for history in &mut self.history {
            for value in history {
                *value /= 4;
            }
        }
        self.killers = [[0; 2]; MOST_PLIES];
    }

    /// Notes the move that refuted the one before, and those tried in vain.
    pub fn learn(&mut self, side: Side, ply: usize, previous: Place, depth: i32, tried: &[Ranked]) {
        let Some((best, others)) = tried.split_last() else { return };
        let gain = (depth * depth).min(400);
        let mut adjust = |place: Place, gain: i32| {
            let value = &mut self.history[side as usize][place];
            *value += gain - *value * gain.abs() / MOST_HISTORY;
        };
        adjust(best.place(), gain);
        for other in others {
            adjust(other.place(), -gain);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != best.place {
            *killers = [best.place, killers[0]];
        }
        self.counters[side as usize][previous] = best.place;
    }

    pub fn history(&self, side: Side, place: Place) -> i32 {
        self.history[side as usize][place]
    }
}

impl Thinking<'_> {
    /// Appends the moves to try, ranked, to the list of moves.
    pub fn list_moves(
        &mut self,
        side: Side,
        ply: usize,
        previous: Place,
        best: Option<Place>,
        is_threatened: bool,
    ) {
        let places = self.memory.places.len();
        let memory = &mut *self.memory;
        if is_threatened {
            threats::defences(&memory.patterns, side, &mut memory.places);
        } else if memory.is_thorough {
            // All cells that are dead for both sides are as good as each other.
            let is_dead = |&place: &Place| {
                memory.patterns.kind(place, side) == kind::DEAD
                    && memory.patterns.kind(place, side.other()) == kind::DEAD
            };
            memory.places.extend(memory.patterns.empty().filter(|place| !is_dead(place)));
            memory.places.extend(memory.patterns.empty().find(is_dead));
        } else {
            memory.places.extend(memory.patterns.near());
            if memory.places.len() == places {
                memory.places.extend(memory.patterns.empty());
            }
        }
        for &place in &memory.places[places..] {
            let mut rank = 4 * memory.patterns.order(place, side)
                + 3 * memory.patterns.order(place, side.other())
                + memory.experience.history(side, place) / 32;
            let number = u16::try_from(place).unwrap_or_default();
            if best == Some(place) {
                rank += FIRST;
            } else {
                let killers = memory.experience.killers[ply];
                if killers.contains(&number) {
                    rank += 60;
                }
                if memory.experience.counters[side as usize][previous] == number {
                    rank += 40;
                }
            }
            memory.moves.push(Ranked { rank, place: number });
        }
        memory.places.truncate(places);
    }

    /// Puts the cells from this index on in the order in which to try them.
    pub fn sort_places(&mut self, start: usize, side: Side) {
        let patterns = &self.memory.patterns;
        self.memory.places[start..].sort_by_key(|&place| {
            std::cmp::Reverse(patterns.order(place, side) + patterns.order(place, side.other()))
        });
    }

    /// Moves the best of the moves from this index on to it.
    pub fn pick(&mut self, index: usize) -> Ranked {
        let moves = &mut self.memory.moves[index..];
        let mut best = 0;
        for (other, ranked) in moves.iter().enumerate().skip(1) {
            if ranked.rank > moves[best].rank {
                best = other;
            }
        }
        moves.swap(0, best);
        moves[0]
    }
}
