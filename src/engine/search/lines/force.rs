//! Forced wins: each move but the last threatens to complete a line on one cell, which leaves one reply.

use super::{
    board::{Index, members},
    context::LineContext,
};
use crate::engine::Side;

/// A forced win has at most this many threats.
const MOST_THREATS: u32 = 40;

/// Added to the hash where the second side attacks.
const SECOND_ATTACKS_KEY: u64 = 0x3C6E_F372_FE94_F82B;

/// How a search for a forced win ended.
enum Attack {
    Wins,
    Fails {
        /// Whether more threats or a larger budget might have won.
        is_cut: bool,
    },
}

impl LineContext<'_> {
    /// The shortest forced win of the side to move, with the replies. `None` if there is none, or if `budget`, in
    /// positions, ran out.
    pub fn shortest_forced_win(&mut self, side: Side, mut budget: u32) -> Option<Vec<Index>> {
        for threats in 0..=MOST_THREATS {
            let mut line = Vec::new();
            match self.attack(side, threats, &mut budget, &mut line) {
                Attack::Wins => return Some(reversed(line)),
                Attack::Fails { is_cut: true } if budget > 0 && !self.limits.is_stopped => {}
                Attack::Fails { .. } => break,
            }
        }
        None
    }

    /// The same for the first forced win found, which may not be the shortest.
    pub fn forced_win(&mut self, side: Side, mut budget: u32) -> Option<Vec<Index>> {
        let mut line = Vec::new();
        let attack = self.attack(side, MOST_THREATS, &mut budget, &mut line);
        matches!(attack, Attack::Wins).then(|| reversed(line))
    }

    /// Whether this line, threats and replies in turn, is a forced win of the side to move.
    pub fn is_forced_win(&mut self, side: Side, line: &[Index]) -> bool {
        let Some((&threat, rest)) = line.split_first() else { return false };
        let Some((&reply, rest)) = rest.split_first() else {
            return self.board.completing(side) >> threat & 1 == 1;
        };
        let blocks = self.board.completing(side.other());
        if self.board.free() >> threat & 1 == 0 || blocks & !(1 << threat) != 0 {
            return false;
        }
        self.board.put(threat, side);
        let mut is_won = self.board.completing(side) >> reply & 1 == 1;
        if is_won {
            self.board.put(reply, side.other());
            is_won = self.is_forced_win(side, rest);
            self.board.clear(reply, side.other());
        }
        self.board.clear(threat, side);
        is_won
    }

    /// Looks for a forced win with at most this many threats, and puts its moves into `line`, the last first.
    fn attack(
        &mut self,
        side: Side,
        threats: u32,
        budget: &mut u32,
        line: &mut Vec<Index>,
    ) -> Attack {
        if let Some(last) = members(self.board.completing(side)).next() {
            line.push(last);
            return Attack::Wins;
        }
        let mut moves = self.board.threatening(side);
        let blocks = self.board.completing(side.other());
        if blocks != 0 {
            // Two cells cannot both be blocked.
            moves &= if blocks.is_power_of_two() { blocks } else { 0 };
        }
        if moves == 0 {
            return Attack::Fails { is_cut: false };
        }
        if threats == 0 || *budget == 0 || !self.limits.enter_node() {
            return Attack::Fails { is_cut: true };
        }
        *budget -= 1;
        let hash = match side {
            Side::First => self.board.hash(),
            Side::Second => self.board.hash() ^ SECOND_ATTACKS_KEY,
        };
        if self.no_wins.contains(hash, MOST_THREATS) {
            return Attack::Fails { is_cut: false };
        }
        if self.no_wins.contains(hash, threats) {
            return Attack::Fails { is_cut: true };
        }
        let mut is_cut = false;
        for index in members(moves) {
            match self.threaten(side, index, threats, budget, line) {
                Attack::Wins => return Attack::Wins,
                Attack::Fails { is_cut: it } => is_cut |= it,
            }
        }
        if *budget > 0 && !self.limits.is_stopped {
            self.no_wins.insert(hash, if is_cut { threats } else { MOST_THREATS });
        }
        Attack::Fails { is_cut }
    }

    /// Continues after this threat and its reply.
    fn threaten(
        &mut self,
        side: Side,
        index: Index,
        threats: u32,
        budget: &mut u32,
        line: &mut Vec<Index>,
    ) -> Attack {
        self.board.put(index, side);
        let reply = self.board.completing(side).trailing_zeros() as Index;
        self.board.put(reply, side.other());
        // If there were two cells to complete a line on, one is left.
        let result = self.attack(side, threats - 1, budget, line);
        self.board.clear(reply, side.other());
        self.board.clear(index, side);
        if matches!(result, Attack::Wins) {
            line.extend([reply, index]);
        }
        result
    }
}

fn reversed(mut line: Vec<Index>) -> Vec<Index> {
    line.reverse();
    line
}
