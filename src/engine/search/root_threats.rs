//! Searches for forced wins at the root: VCF and VCT of the side to move, and VCT of the opponent.

use super::{
    patterns::{Index, kind},
    score::{MATE_BOUND, mate_in},
    state::{Root, VctProgress},
};

/// The maximum length in plies and the node budget of the VCF search.
const ROOT_VCF: (u32, u32) = (61, 20_000);

/// The VCT search for each side may use one in this many nodes.
const VCT_SHARE: u64 = 16;

/// The maximum number of threats in a VCT, not counting the final fours.
const MAX_VCT_THREATS: u32 = 12;

impl Root<'_, '_> {
    /// Searches for the shortest VCF.
    pub fn search_vcf(&mut self) {
        let side = self.state.node.side;
        if self.state.is_vcf_done
            || !self.context.memory.patterns.has_fours(side)
            || self.context.memory.is_full_width
            || !self.context.skill.uses_vcf
        {
            return;
        }
        let mut budget = ROOT_VCF.1;
        for plies in (5..=ROOT_VCF.0).step_by(2) {
            for i in 0..self.state.moves.len() {
                let index = self.state.moves[i].index();
                if self.context.memory.patterns.kind(index, side) < kind::FOUR {
                    continue;
                }
                let win = self.context.vcf_after(side, index, plies, &mut budget);
                if self.context.limits.is_stopped {
                    return;
                }
                if budget == 0 {
                    self.state.is_vcf_done = true;
                    return;
                }
                if let Some(plies) = win {
                    self.state.best = index;
                    self.state.score = mate_in(0, plies);
                    return;
                }
            }
        }
        self.state.is_vcf_done = true;
    }

    /// Searches for a VCT of either side, a little further than before. If the side to move has one, it wins; moves
    /// that allow one are dropped.
    pub fn search_vct(&mut self) {
        if self.context.memory.is_full_width || !self.context.skill.uses_vct {
            return;
        }
        self.search_own_vct();
        // The last remaining move is played anyway.
        while self.state.moves.len() > usize::from(self.state.longest_loss.is_none())
            && self.state.score.abs() <= MATE_BOUND
        {
            let Some(plies) = self.find_refutation() else { break };
            self.drop_best(plies);
        }
    }

    /// If every move loses, chooses the one that loses last.
    pub fn use_longest_loss(&mut self) {
        if let Some((index, plies)) = self.state.longest_loss
            && (self.state.moves.is_empty() || self.state.score < -mate_in(0, plies))
        {
            (self.state.best, self.state.score) = (index, -mate_in(0, plies));
        }
    }

    /// Searches for a VCT of the side to move.
    fn search_own_vct(&mut self) {
        let mut progress = self.state.own_vct;
        let found = self.deepen_vct(&mut progress, Self::find_own_vct);
        self.state.own_vct = progress;
        if let Some((index, plies)) = found {
            self.state.best = index;
            self.state.score = mate_in(0, plies);
        }
    }

    /// Allows one threat more each time, as far as the node budget lasts.
    fn deepen_vct<T>(
        &mut self,
        progress: &mut VctProgress,
        search: impl Fn(&mut Self, u32, &mut u32) -> Option<T>,
    ) -> Option<T> {
        while progress.threats < MAX_VCT_THREATS {
            let nodes = self.budget(*progress)?;
            let mut budget = nodes;
            let found = search(self, progress.threats, &mut budget);
            progress.spent += u64::from(nodes - budget);
            if found.is_some() || budget == 0 || self.context.limits.is_stopped {
                return found;
            }
            progress.threats += 1;
        }
        None
    }

    /// A VCT of the side to move with at most this many threats: its first move, and an upper bound on its plies.
    pub fn find_own_vct(&mut self, threats: u32, budget: &mut u32) -> Option<(Index, u32)> {
        let side = self.state.node.side;
        // If a four must be blocked, the threat before it may still stand.
        let is_forced = self.state.moves.len() == 1;
        let left = if is_forced { threats } else { threats.checked_sub(1)? };
        self.state.moves.iter().find_map(|candidate| {
            let index = candidate.index();
            let is_threat = self.context.memory.patterns.kind(index, side) >= kind::OPEN_THREE;
            let win = || self.context.vct_after(side, index, left, budget);
            (is_forced || is_threat).then(win).flatten().map(|plies| (index, plies))
        })
    }

    /// In how many plies the best move loses, if the opponent has a VCT after it.
    fn find_refutation(&mut self) -> Option<u32> {
        let best = self.state.best;
        if self.state.vct_checked != best {
            self.state.vct_checked = best;
            self.state.opponent_vct.threats = 0;
        }
        let side = self.state.node.side;
        let mut progress = self.state.opponent_vct;
        self.context.memory.patterns.put(best, side);
        let found = self.deepen_vct(&mut progress, |root, threats, budget| {
            root.context.vct(side.other(), threats, budget)
        });
        self.context.memory.patterns.undo();
        self.state.opponent_vct = progress;
        found.map(|plies| plies + 1)
    }

    /// Drops the best move, which loses in this many plies, and searches the others to the same depth.
    fn drop_best(&mut self, plies: u32) {
        let best = self.state.best;
        if self.state.longest_loss.is_none_or(|(_, longest_loss)| longest_loss < plies) {
            self.state.longest_loss = Some((best, plies));
        }
        self.state.moves.retain(|candidate| candidate.index() != best);
        if self.state.moves.is_empty() {
            self.add_far_moves();
        }
        if let Some(next) = self.state.moves.first() {
            self.state.best = next.index();
            self.aspiration_search(self.state.depth);
        }
    }

    /// The nodes left for a VCT search, if any.
    fn budget(&self, progress: VctProgress) -> Option<u32> {
        let left = (self.context.limits.nodes / VCT_SHARE).checked_sub(progress.spent)?;
        u32::try_from(left).ok().filter(|&left| left > 0)
    }
}
