//! Winning by continuous fours (VCF): every move but the last makes a four, which leaves one reply.

use super::{
    patterns::{Place, kind},
    thinking::Thinking,
    threats::{self, Verdict},
};
use crate::engine::Side;

/// How many positions without such a win are remembered.
pub(super) const FAILURES: usize = 1 << 15;

/// The longest win by fours that is looked for, in plies.
const MOST_FOURS: u32 = 61;

impl Thinking<'_> {
    /// The shortest win by nothing but fours: they and the only replies, to the move that completes a
    /// run; `None` too where the limit came first.
    pub fn line_of_fours(&mut self, mut side: Side) -> Option<Vec<Place>> {
        // The limit is that of the whole search.
        let mut budget = u32::MAX;
        let mut plies = (1..=MOST_FOURS).step_by(2).find_map(|plies| {
            let found = self.wins_by_fours(side, plies, &mut budget);
            if self.is_stopped { Some(None) } else { found.map(Some) }
        })??;
        let mut line = Vec::new();
        loop {
            let patterns = &self.memory.patterns;
            let place = if plies == 1 {
                threats::of_kind(patterns, side, kind::FIVE)
            } else if let Verdict::Forced(place) = threats::verdict(patterns, side) {
                Some(place)
            } else {
                let fours: Vec<_> = patterns.fours(side).collect();
                fours.into_iter().find(|&place| {
                    self.wins_after_four(side, place, plies, &mut budget) == Some(plies)
                })
            }?;
            line.push(place);
            if plies == 1 {
                break;
            }
            self.memory.patterns.put(place, side);
            let reply = threats::of_kind(&self.memory.patterns, side, kind::FIVE)?;
            side = side.other();
            self.memory.patterns.put(reply, side);
            side = side.other();
            line.push(reply);
            plies -= 2;
        }
        Some(line)
    }

    /// In how many plies at most the side to move wins, if continuous fours do it within `plies`;
    /// `None` too where more nodes were needed than `budget` had left.
    pub fn wins_by_fours(&mut self, side: Side, plies: u32, budget: &mut u32) -> Option<u32> {
        if *budget == 0 {
            return None;
        }
        *budget -= 1;
        let only = match threats::verdict(&self.memory.patterns, side) {
            // The win in five may be by two threes.
            Verdict::Wins(win) if win < 5 || !self.only_fours => {
                return (win <= plies).then_some(win);
            }
            Verdict::Loses(_) => return None,
            Verdict::Forced(place) if self.memory.patterns.kind(place, side) < kind::FOUR => {
                return None;
            }
            Verdict::Forced(place) => Some(place),
            _ => None,
        };
        if plies < 5 {
            return None;
        }
        let mut hash = self.key(side).hash;
        if self.only_fours {
            hash = !hash;
        }
        if self.memory.failures.has(hash, plies) {
            return None;
        }
        let start = self.memory.places.len();
        match only {
            Some(place) => self.memory.places.push(place),
            None => self.memory.places.extend(self.memory.patterns.fours(side)),
        }
        let end = self.memory.places.len();
        self.sort_places(start, side);
        let mut found = None;
        for index in start..end {
            let place = self.memory.places[index];
            found = self.wins_after_four(side, place, plies, budget);
            if found.is_some() || self.is_stopped {
                break;
            }
        }
        self.memory.places.truncate(start);
        if found.is_none() && *budget > 0 && !self.is_stopped {
            self.memory.failures.note(hash, plies);
        }
        found
    }

    /// The same with this four as the first move.
    pub fn wins_after_four(
        &mut self,
        side: Side,
        place: Place,
        plies: u32,
        budget: &mut u32,
    ) -> Option<u32> {
        let patterns = &mut self.memory.patterns;
        patterns.put(place, side);
        let reply = threats::of_kind(patterns, side, kind::FIVE);
        let found = reply.filter(|_| self.enter()).and_then(|reply| {
            self.memory.patterns.put(reply, side.other());
            let found = self.wins_by_fours(side, plies - 2, budget);
            self.memory.patterns.take_back();
            found
        });
        self.memory.patterns.take_back();
        found.map(|win| win + 2)
    }
}
