//! Victory by continuous threats (VCT): each move of the attacker makes a four, or a three that
//! threatens to become an open four, so the defender has few replies.
//!
//! A VCT that is found is sound, because [`threats::defences`] includes every reply that could help.
//! Depth is counted in threats, not plies, because each attacker node is also searched for a VCF.

use super::{
    context::SearchContext,
    patterns::{Index, kind},
    threats::{self, StaticResult},
};
use crate::engine::Side;

/// The maximum length in plies and the node budget of a VCF that ends a VCT.
const LEAF_VCF: (u32, u32) = (31, 80);

impl SearchContext<'_> {
    /// Attacker node: an upper bound on the plies in which the side to move wins by at most this many
    /// threats and a VCF after them. `None` if there is no such win, or if `budget` ran out.
    pub fn vct(&mut self, side: Side, threats: u32, budget: &mut u32) -> Option<u32> {
        if *budget == 0 {
            return None;
        }
        *budget -= 1;
        let patterns = &self.memory.patterns;
        let static_result = threats::static_result(patterns, side);
        match static_result {
            StaticResult::MateIn(plies) => return Some(plies),
            StaticResult::MatedIn(_) => return None,
            // The threat before the opponent's four may still stand.
            StaticResult::Forced(index) => return self.vct_after(side, index, threats, budget),
            StaticResult::Threatened | StaticResult::Unclear => {}
        }
        let hash = self.key(side).hash;
        if self.memory.vct_cache.contains(hash, threats) {
            return None;
        }
        if self.memory.patterns.has_fours(side) {
            let mut nodes = LEAF_VCF.1.min(*budget);
            let before = nodes;
            let found = self.vcf(side, LEAF_VCF.0, &mut nodes);
            *budget -= before - nodes;
            if found.is_some() {
                return found;
            }
        }
        let found = match threats.checked_sub(1) {
            Some(left) => self.vct_any_threat(side, static_result, left, budget),
            None => None,
        };
        if found.is_none() && *budget > 0 && !self.limits.is_stopped {
            self.memory.vct_cache.insert(hash, threats);
        }
        found
    }

    /// The same for a VCT that starts with this move, which is a threat or a forced reply.
    pub fn vct_after(
        &mut self,
        side: Side,
        index: Index,
        threats: u32,
        budget: &mut u32,
    ) -> Option<u32> {
        if !self.limits.enter_node() {
            return None;
        }
        self.memory.patterns.put(index, side);
        let found = self.vct_defence(side.other(), threats, budget);
        self.memory.patterns.undo();
        found.map(|plies| plies + 1)
    }

    /// Tries each move that makes a threat.
    fn vct_any_threat(
        &mut self,
        side: Side,
        static_result: StaticResult,
        threats: u32,
        budget: &mut u32,
    ) -> Option<u32> {
        let memory = &mut *self.memory;
        let start = memory.indices.len();
        if static_result == StaticResult::Threatened {
            threats::defences(&memory.patterns, side, &mut memory.indices);
        } else {
            memory.indices.extend(memory.patterns.near());
        }
        let patterns = &memory.patterns;
        let mut kept = start;
        for i in start..memory.indices.len() {
            let index = memory.indices[i];
            if patterns.kind(index, side) >= kind::OPEN_THREE && !patterns.is_forbidden(index, side)
            {
                memory.indices[kept] = index;
                kept += 1;
            }
        }
        memory.indices.truncate(kept);
        self.sort_by_score(start, side);
        let mut found = None;
        for i in start..kept {
            let index = self.memory.indices[i];
            found = self.vct_after(side, index, threats, budget);
            if found.is_some() || self.limits.is_stopped || *budget == 0 {
                break;
            }
        }
        self.memory.indices.truncate(start);
        found
    }

    /// Defender node: an upper bound on the plies in which the side to move loses against any defence.
    fn vct_defence(&mut self, side: Side, threats: u32, budget: &mut u32) -> Option<u32> {
        let memory = &mut *self.memory;
        let start = memory.indices.len();
        match threats::static_result(&memory.patterns, side) {
            StaticResult::MatedIn(plies) => return Some(plies),
            StaticResult::MateIn(_) | StaticResult::Unclear => return None,
            StaticResult::Forced(index) => memory.indices.push(index),
            StaticResult::Threatened => {
                threats::defences(&memory.patterns, side, &mut memory.indices);
            }
        }
        let end = memory.indices.len();
        self.sort_by_score(start, side);
        // If no reply helps: any move, a double four, any move, and the win.
        let mut longest = Some(4);
        for i in start..end {
            let index = self.memory.indices[i];
            self.memory.patterns.put(index, side);
            let found = self.vct(side.other(), threats, budget);
            self.memory.patterns.undo();
            longest = longest.max(found.map(|plies| plies + 1)).filter(|_| found.is_some());
            if longest.is_none() {
                break;
            }
        }
        self.memory.indices.truncate(start);
        longest
    }
}
