//! Victory by continuous fours (VCF): each move but the last makes a four, which leaves one reply.

use super::{
    context::SearchContext,
    patterns::{Index, kind},
    threats::{self, StaticResult},
};
use crate::engine::Side;

/// The maximum length of a VCF in plies.
const MAX_VCF_PLIES: u32 = 61;

/// The same in the main search.
const MAX_TRIED_PLIES: u32 = 31;

impl SearchContext<'_> {
    /// The shortest VCF that consists only of fours, with the forced replies and the winning move.
    /// `None` if there is none, or if the limit came first.
    pub fn vcf_line(&mut self, mut side: Side) -> Option<Vec<Index>> {
        // Only the limit of the whole search applies.
        let mut budget = u32::MAX;
        let mut plies = (1..=MAX_VCF_PLIES).step_by(2).find_map(|plies| {
            let found = self.vcf(side, plies, &mut budget);
            if self.limits.is_stopped { Some(None) } else { found.map(Some) }
        })??;
        let mut line = Vec::new();
        loop {
            let patterns = &self.memory.patterns;
            let index = if plies == 1 {
                threats::find_kind(patterns, side, kind::WIN)
            } else if let StaticResult::Forced(index) = threats::static_result(patterns, side) {
                Some(index)
            } else {
                let mut fours = Vec::new();
                threats::useful_fours(patterns, side, &mut fours);
                fours
                    .into_iter()
                    .find(|&index| self.vcf_after(side, index, plies, &mut budget) == Some(plies))
            }?;
            line.push(index);
            if plies == 1 {
                break;
            }
            self.memory.patterns.put(index, side);
            let reply = self.longest_reply(side, plies - 2, &mut budget)?;
            side = side.other();
            self.memory.patterns.put(reply, side);
            side = side.other();
            line.push(reply);
            plies -= 2;
        }
        Some(line)
    }

    /// Looks for a VCF within this many nodes, and returns an upper bound on its plies. A position is not tried again
    /// with as many nodes or fewer.
    pub fn try_vcf(&mut self, side: Side, nodes: u32) -> Option<u32> {
        let patterns = &self.memory.patterns;
        // If the reply is forbidden, one four is enough.
        let can_begin = patterns.has_fours_and_more(side)
            || patterns.may_have_forbidden(side.other()) && patterns.has_fours(side);
        if !self.skill.uses_vcf || !can_begin {
            return None;
        }
        let hash = self.key(side).hash;
        if self.memory.vcf_attempts.contains(hash, nodes) {
            return None;
        }
        let mut budget = nodes;
        let found = self.vcf(side, MAX_TRIED_PLIES, &mut budget);
        if found.is_none() && !self.limits.is_stopped {
            // If there are nodes left, more of them would not help.
            let tried = if budget == 0 { nodes } else { u32::MAX };
            self.memory.vcf_attempts.insert(hash, tried);
        }
        found
    }

    /// An upper bound on the plies in which the side to move wins by a VCF of at most `plies`. `None`
    /// if there is no such win, or if `budget` ran out.
    pub fn vcf(&mut self, side: Side, plies: u32, budget: &mut u32) -> Option<u32> {
        if *budget == 0 {
            return None;
        }
        *budget -= 1;
        let only = match threats::static_result(&self.memory.patterns, side) {
            // A win in five may need two threes.
            StaticResult::MateIn(win) if win < 5 || !self.only_fours => {
                return (win <= plies).then_some(win);
            }
            StaticResult::MatedIn(_) => return None,
            StaticResult::Forced(index) if self.memory.patterns.kind(index, side) < kind::FOUR => {
                return None;
            }
            StaticResult::Forced(index) => Some(index),
            _ => None,
        };
        if plies < 5 {
            return None;
        }
        let mut hash = self.key(side).hash;
        if self.only_fours {
            hash = !hash;
        }
        if self.memory.vcf_cache.contains(hash, plies) {
            return None;
        }
        let start = self.memory.indices.len();
        match only {
            Some(index) => self.memory.indices.push(index),
            None => {
                threats::useful_fours(&self.memory.patterns, side, &mut self.memory.indices);
            }
        }
        let end = self.memory.indices.len();
        self.sort_by_score(start, side);
        let mut found = None;
        for i in start..end {
            let index = self.memory.indices[i];
            found = self.vcf_after(side, index, plies, budget);
            if found.is_some() || self.limits.is_stopped {
                break;
            }
        }
        self.memory.indices.truncate(start);
        if found.is_none() && *budget > 0 && !self.limits.is_stopped {
            self.memory.vcf_cache.insert(hash, plies);
        }
        found
    }

    /// The same for a VCF that starts with this four.
    pub fn vcf_after(
        &mut self,
        side: Side,
        index: Index,
        plies: u32,
        budget: &mut u32,
    ) -> Option<u32> {
        self.memory.patterns.put(index, side);
        let found = if self.limits.enter_node() {
            self.vcf_after_replies(side, plies - 2, budget)
        } else {
            None
        };
        self.memory.patterns.undo();
        found.map(|win| win + 2)
    }

    /// The same after a four: the most plies that a reply leaves. If there is no reply, the next ply wins.
    fn vcf_after_replies(&mut self, side: Side, plies: u32, budget: &mut u32) -> Option<u32> {
        let start = self.memory.indices.len();
        threats::replies_to_four(&self.memory.patterns, side, &mut self.memory.indices);
        let mut longest = Some(1);
        for i in start..self.memory.indices.len() {
            let reply = self.memory.indices[i];
            let found = self.vcf_after_reply(side, reply, plies, budget);
            longest = found.map(|win| win.max(longest.unwrap_or_default()));
            if longest.is_none() {
                break;
            }
        }
        self.memory.indices.truncate(start);
        longest
    }

    fn vcf_after_reply(
        &mut self,
        side: Side,
        reply: Index,
        plies: u32,
        budget: &mut u32,
    ) -> Option<u32> {
        self.memory.patterns.put(reply, side.other());
        let found = self.vcf(side, plies, budget);
        self.memory.patterns.undo();
        found
    }

    /// The reply to a four after which the win takes longest, or any move if none prevents the next ply.
    fn longest_reply(&mut self, side: Side, plies: u32, budget: &mut u32) -> Option<Index> {
        let patterns = &self.memory.patterns;
        let mut replies = Vec::new();
        threats::replies_to_four(patterns, side, &mut replies);
        match replies[..] {
            [] => {
                let any = patterns.empty().find(|&it| !patterns.is_forbidden(it, side.other()));
                threats::blocking_move(patterns, side.other()).or(any)
            }
            [only] => Some(only),
            _ => {
                let plies_after = |&reply: &Index| self.vcf_after_reply(side, reply, plies, budget);
                replies.into_iter().max_by_key(plies_after)
            }
        }
    }
}
