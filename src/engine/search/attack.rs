//! Winning by continuous threats (VCT): every move makes a four, or a three that would become an open
//! four, so that the other side has only few replies.
//!
//! What is found is certain: [`threats::defences`] leaves out no reply that could help. Depth is counted
//! in threats, not in plies, because continuous fours are looked for wherever the attacker is to move.

use super::{
    patterns::{Place, kind},
    thinking::Thinking,
    threats::{self, Verdict},
};
use crate::engine::Side;

/// How many positions without such a win are remembered.
pub(super) const FAILURES: usize = 1 << 16;

/// The most plies of a win by fours that ends an attack, and the nodes to look for it.
const FOURS: (u32, u32) = (31, 80);

impl Thinking<'_> {
    /// In how many plies at most the side to move wins by so many continuous threats and what continuous
    /// fours follow them; `None` too where more nodes were needed than `budget` had left.
    pub fn wins_by_threats(&mut self, side: Side, threats: u32, budget: &mut u32) -> Option<u32> {
        if *budget == 0 {
            return None;
        }
        *budget -= 1;
        let patterns = &self.memory.patterns;
        let verdict = threats::verdict(patterns, side);
        match verdict {
            Verdict::Wins(plies) => return Some(plies),
            Verdict::Loses(_) => return None,
            // The threat that was answered by a four may still stand.
            Verdict::Forced(place) => return self.wins_after(side, place, threats, budget),
            Verdict::Threatened | Verdict::Open => {}
        }
        let hash = self.key(side).hash;
        if self.memory.attacks.has(hash, threats) {
            return None;
        }
        if self.memory.patterns.has_fours(side) {
            let mut nodes = FOURS.1.min(*budget);
            let before = nodes;
            let found = self.wins_by_fours(side, FOURS.0, &mut nodes);
            *budget -= before - nodes;
            if found.is_some() {
                return found;
            }
        }
        let found = match threats.checked_sub(1) {
            Some(left) => self.wins_by_some_threat(side, verdict, left, budget),
            None => None,
        };
        if found.is_none() && *budget > 0 && !self.is_stopped {
            self.memory.attacks.note(hash, threats);
        }
        found
    }

    /// The same with this move first, which is a threat or has to be made.
    pub fn wins_after(
        &mut self,
        side: Side,
        place: Place,
        threats: u32,
        budget: &mut u32,
    ) -> Option<u32> {
        if !self.enter() {
            return None;
        }
        self.memory.patterns.put(place, side);
        let found = self.loses_to_threats(side.other(), threats, budget);
        self.memory.patterns.take_back();
        found.map(|plies| plies + 1)
    }

    /// Tries every threat.
    fn wins_by_some_threat(
        &mut self,
        side: Side,
        verdict: Verdict,
        threats: u32,
        budget: &mut u32,
    ) -> Option<u32> {
        let memory = &mut *self.memory;
        let start = memory.places.len();
        if verdict == Verdict::Threatened {
            threats::defences(&memory.patterns, side, &mut memory.places);
        } else {
            memory.places.extend(memory.patterns.near());
        }
        let patterns = &memory.patterns;
        let mut kept = start;
        for index in start..memory.places.len() {
            let place = memory.places[index];
            if patterns.kind(place, side) >= kind::OPEN_THREE {
                memory.places[kept] = place;
                kept += 1;
            }
        }
        memory.places.truncate(kept);
        self.sort_places(start, side);
        let mut found = None;
        for index in start..kept {
            let place = self.memory.places[index];
            found = self.wins_after(side, place, threats, budget);
            if found.is_some() || self.is_stopped || *budget == 0 {
                break;
            }
        }
        self.memory.places.truncate(start);
        found
    }

    /// In how many plies at most the side to move loses, whatever it replies.
    fn loses_to_threats(&mut self, side: Side, threats: u32, budget: &mut u32) -> Option<u32> {
        let memory = &mut *self.memory;
        let start = memory.places.len();
        match threats::verdict(&memory.patterns, side) {
            Verdict::Loses(plies) => return Some(plies),
            Verdict::Wins(_) | Verdict::Open => return None,
            Verdict::Forced(place) => memory.places.push(place),
            Verdict::Threatened => {
                threats::defences(&memory.patterns, side, &mut memory.places);
            }
        }
        let end = memory.places.len();
        self.sort_places(start, side);
        // Where no reply is of use: any move, two fours, any move, and a run.
        let mut most = Some(4);
        for index in start..end {
            let place = self.memory.places[index];
            self.memory.patterns.put(place, side);
            let found = self.wins_by_threats(side.other(), threats, budget);
            self.memory.patterns.take_back();
            most = most.max(found.map(|plies| plies + 1)).filter(|_| found.is_some());
            if most.is_none() {
                break;
            }
        }
        self.memory.places.truncate(start);
        most
    }
}
