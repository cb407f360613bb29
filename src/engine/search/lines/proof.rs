//! Proof-number search: whether one side, the attacker, wins against every defence. For the defender a draw is as
//! good as a win.
//!
//! L. V. Allis, "Searching for Solutions in Games and Artificial Intelligence", 1994; depth first with a table:
//! A. Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications", 2002. Forced wins are searched for
//! separately, so the attacker's moves here are only those that make no threat.

use std::collections::HashMap;

use super::{
    board::{Cells, Index, members},
    context::LineContext,
    proof_table::Numbers,
};
use crate::engine::Side;

/// The most positions that the search for a forced win may look at in each node.
const BUDGET: u32 = 2_000;

/// Added to the hash where the second side is to move, and where it attacks.
const SECOND_TO_MOVE_KEY: u64 = 0xA54F_F53A_5F1D_36F1;
const SECOND_ATTACKS_KEY: u64 = 0x510E_527F_ADE6_82D1;

/// The side to move, and the one that attacks.
#[derive(Clone, Copy)]
struct Sides {
    mover: Side,
    attacker: Side,
}

impl Sides {
    fn next(self) -> Self {
        Self { mover: self.mover.other(), ..self }
    }
}

/// The knowledge about a position before any move is tried.
enum Node {
    /// The side to move reaches its goal, the attacker with this line.
    Reached(Vec<Index>),
    /// It misses its goal, the defender by any move and then this line.
    Missed(Vec<Index>),
    /// It depends on these moves. All other moves, if any, lose to this line.
    Open(Cells, Vec<Index>),
}

impl LineContext<'_> {
    /// A line in which the side to move wins against the longest defence. `None` if no proof of a win was found within
    /// the limit.
    pub fn prove(&mut self, attacker: Side) -> Option<Vec<Index>> {
        let sides = Sides { mover: attacker, attacker };
        let numbers = self.search_proof(sides, Numbers::UNBOUNDED);
        (numbers.reached == 0).then(|| self.proven_line(sides, &mut HashMap::new()))
    }

    /// Searches until either number reaches its bound.
    fn search_proof(&mut self, sides: Sides, bound: Numbers) -> Numbers {
        let nodes = self.limits.nodes;
        let key = self.proof_key(sides);
        if !self.limits.enter_node() {
            return self.proofs.numbers(key);
        }
        // An entry may come from a symmetric position, with the moves of that one.
        let known = self.proofs.moves(key).filter(|_| !self.board.merges_symmetric());
        let cells = match known {
            Some(cells) => cells,
            None => match self.expand(sides) {
                Node::Open(cells, _) => cells,
                Node::Reached(_) => return self.proofs.store(key, Numbers::REACHED, 0, 1),
                Node::Missed(_) => return self.proofs.store(key, Numbers::MISSED, 0, 1),
            },
        };
        let moves: Vec<_> = self.board.ordered(cells, None);
        let moves: Vec<_> =
            moves.into_iter().map(|index| (index, self.proof_key_after(index, sides))).collect();
        loop {
            let (numbers, next) = self.choose(&moves, bound);
            let is_over = numbers.reached >= bound.reached || numbers.missed >= bound.missed;
            let Some((index, bound)) = next.filter(|_| !is_over && !self.limits.is_stopped) else {
                return self.proofs.store(key, numbers, cells, self.limits.nodes - nodes);
            };
            self.board.put(index, sides.mover);
            self.search_proof(sides.next(), bound);
            self.board.clear(index, sides.mover);
        }
    }

    /// The numbers that follow from those after each move, and the move to search next with its bounds.
    fn choose(
        &self,
        moves: &[(Index, u64)],
        bound: Numbers,
    ) -> (Numbers, Option<(Index, Numbers)>) {
        let (mut least, mut second) = (Numbers::NEVER, Numbers::NEVER);
        let (mut hardest, mut open) = (0, 0);
        let mut next = None;
        for &(index, key) in moves {
            let after = self.proofs.numbers(key);
            if after.missed < least {
                (second, least) = (least, after.missed);
                next = Some(index);
            } else {
                second = second.min(after.missed);
            }
            if after.reached > 0 {
                open += 1;
                hardest = hardest.max(after.reached);
            }
        }
        let others = u32::saturating_sub(open, 1);
        // Many orders of moves lead to the same position, so a sum would count it too often.
        let missed = if hardest == Numbers::NEVER { hardest } else { hardest + others };
        let bound = Numbers {
            reached: bound.missed - others.min(bound.missed),
            missed: bound.reached.min(second.saturating_add(1 + second / 4)),
        };
        (Numbers { reached: least, missed }, next.map(|index| (index, bound)))
    }

    /// Evaluates the position before any move is tried.
    fn expand(&mut self, sides: Sides) -> Node {
        let Sides { mover, attacker } = sides;
        if let Some(last) = members(self.board.completing(mover)).next() {
            return Node::Reached(vec![last]);
        }
        let blocks = self.board.completing(mover.other());
        match blocks.count_ones() {
            0 => {}
            1 => return Node::Open(blocks, members(blocks).collect()),
            _ => return Node::Missed(members(blocks).take(1).collect()),
        }
        if let Some(line) = self.forced_win(mover, BUDGET) {
            return Node::Reached(line);
        }
        let is_attacker = mover == attacker;
        if !self.board.can_win(attacker) {
            return if is_attacker { Node::Missed(vec![]) } else { Node::Reached(vec![]) };
        }
        if is_attacker {
            let quiet = self.board.free() & !self.board.threatening(attacker);
            return if quiet == 0 { Node::Missed(vec![]) } else { Node::Open(quiet, vec![]) };
        }
        let Some(line) = self.forced_win(attacker, BUDGET) else {
            return Node::Open(self.board.free(), vec![]);
        };
        let mut moves = 0;
        for index in members(self.board.free()) {
            self.board.put(index, mover);
            if !self.is_forced_win(attacker, &line) {
                moves |= 1 << index;
            }
            self.board.clear(index, mover);
        }
        if moves == 0 { Node::Missed(line) } else { Node::Open(moves, line) }
    }

    /// The main line of a position in which the attacker is proven to win, as far as the table still has the proof. The
    /// defender chooses the longest.
    fn proven_line(&mut self, sides: Sides, known: &mut HashMap<u64, Vec<Index>>) -> Vec<Index> {
        let hash = self.board.hash();
        if let Some(line) = known.get(&hash) {
            return line.clone();
        }
        let is_attacker = sides.mover == sides.attacker;
        let line = match self.expand(sides) {
            Node::Reached(line) => line,
            Node::Missed(line) => self.after_any_move(line),
            Node::Open(moves, line) => {
                let mut best = if is_attacker { vec![] } else { self.after_any_move(line) };
                for index in members(moves) {
                    let key = self.proof_key_after(index, sides);
                    let numbers = self.proofs.numbers(key);
                    if is_attacker && numbers.missed != 0 {
                        continue;
                    }
                    self.board.put(index, sides.mover);
                    let rest = self.proven_line(sides.next(), known);
                    self.board.clear(index, sides.mover);
                    if rest.len() >= best.len() {
                        best = [vec![index], rest].concat();
                    }
                    if is_attacker {
                        break;
                    }
                }
                best
            }
        };
        known.insert(hash, line.clone());
        line
    }

    /// The line after a move on a free cell that is not part of it.
    fn after_any_move(&self, line: Vec<Index>) -> Vec<Index> {
        let used = line.iter().fold(0, |cells: Cells, &index| cells | 1 << index);
        members(self.board.free() & !used).take(1).chain(line).collect()
    }

    fn proof_key_after(&mut self, index: Index, sides: Sides) -> u64 {
        self.board.put(index, sides.mover);
        let key = self.proof_key(sides.next());
        self.board.clear(index, sides.mover);
        key
    }

    fn proof_key(&self, sides: Sides) -> u64 {
        let mut key = self.board.canonical_hash();
        if sides.mover == Side::Second {
            key ^= SECOND_TO_MOVE_KEY;
        }
        if sides.attacker == Side::Second {
            key ^= SECOND_ATTACKS_KEY;
        }
        key
    }
}
