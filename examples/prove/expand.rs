//! Chooses the moves that the proof search looks at, and estimates how close each is to a proof.
//!
//! The proof is sound if every reply of the second player is either searched or refuted by a win that has been found.
//! Any of the first player's moves may be left out.

use std::cmp::Reverse;

use crate::{
    cube::Cube,
    geometry::{Cells, lines_through},
    proof::Prover,
    proving::{
        FIRST, Marks, SECOND, members,
        numbers::Numbers,
        vcf::{Position, Win, is_win},
    },
    tree::Id,
};

/// How many positions a search for a VCF may look at: the first player's and the second's.
const BUDGETS: [u32; 2] = [1000, 200];

/// How many of the first player's most promising moves to look at, once they have more than `ALL_MOVES_UNTIL` marks.
const MOVES: usize = 12;
const ALL_MOVES_UNTIL: u32 = 3;

/// The values of a line with one or two marks of one side, and none of the other.
const ONE_WORTH: i32 = 1;
const TWO_WORTH: i32 = 4;

/// The second player's replies that have to be searched.
pub struct Replies {
    cells: Cells,
    /// The VCFs that win against all other replies.
    pub wins: Vec<Win>,
}

impl Prover {
    /// The node of a position where the first player is to move. `None` if it is won by VCF.
    pub fn attacker_node(&mut self, marks: Marks) -> Option<Id> {
        let marks = self.symmetries.canonical(marks);
        if let Some(id) = self.tree.find(marks) {
            return Some(id);
        }
        let position = Cube::new(marks);
        if self.find_vcf(&position, FIRST, BUDGETS[FIRST]).is_some() {
            return None;
        }
        let is_lost = position.completing(SECOND).count_ones() > 1;
        let numbers = if is_lost { Numbers::DISPROVED } else { Numbers { proof: 1, disproof: 1 } };
        Some(self.tree.add(marks, numbers, 0))
    }

    /// The node of a position where the second player is to move.
    pub fn defender_node(&mut self, marks: Marks) -> Id {
        let marks = self.symmetries.canonical(marks);
        if let Some(id) = self.tree.find(marks) {
            return id;
        }
        let position = Cube::new(marks);
        let replies = self.replies(&position);
        let proof = replies.cells.count_ones();
        let numbers = if proof == 0 {
            Numbers::PROVED
        } else if self.find_vcf(&position, SECOND, BUDGETS[SECOND]).is_some() {
            Numbers::DISPROVED
        } else {
            Numbers { proof, disproof: 1 }
        };
        self.tree.add(marks, numbers, replies.cells)
    }

    /// The second player's replies against which no VCF of the first player has been found.
    ///
    /// If the first player threatens to complete a line, all replies but one lose at once. Otherwise, the first player
    /// may have a VCF that would win if the second player passed. The same threats are then played against each reply;
    /// if they don't win, another VCF is searched for. So each reply left out has been refuted individually.
    pub fn replies(&mut self, position: &Cube) -> Replies {
        let mut replies = Replies { cells: 0, wins: Vec::new() };
        let wins_at_once = position.completing(SECOND);
        if wins_at_once != 0 {
            replies.cells = wins_at_once;
            return replies;
        }
        let blocks = position.completing(FIRST);
        if blocks != 0 {
            replies.cells = if blocks.is_power_of_two() { blocks } else { 0 };
            replies.wins.push(Win::new());
            return replies;
        }
        let free = position.free();
        let Some(win) = self.find_vcf(position, FIRST, BUDGETS[FIRST]) else {
            return Replies { cells: free, ..replies };
        };
        let mut left = not_refuted(position, free, &win);
        replies.wins.push(win);
        while let Some(cell) = members(left).next() {
            left &= !cell;
            match self.find_vcf(&position.with(SECOND, cell), FIRST, BUDGETS[FIRST]) {
                Some(win) => {
                    left = not_refuted(position, left, &win);
                    replies.wins.push(win);
                }
                None => replies.cells |= cell,
            }
        }
        replies
    }

    /// Finds the children of a node.
    pub fn expand(&mut self, id: Id) {
        let children =
            if self.tree.turn(id) == FIRST { self.attacks(id) } else { self.defences(id) };
        self.tree.expand(id, &children);
    }

    /// The positions after the first player's best moves: one that wins, or those closest to a proof.
    fn attacks(&mut self, id: Id) -> Vec<Id> {
        let position = Cube::new(self.tree.marks(id));
        let blocks = position.completing(SECOND);
        let lines = position.ones(FIRST) | position.twos(FIRST) | position.twos(SECOND);
        let is_opening = position.marks()[FIRST].count_ones() <= ALL_MOVES_UNTIL;
        let is_useful = |cell| blocks != 0 || is_opening || lines_through(cell) & lines != 0;
        let mut moves: Vec<(i32, Cells)> =
            members(if blocks == 0 { position.free() } else { blocks })
                .filter(|&cell| is_useful(cell))
                .map(|cell| (worth(&position.with(FIRST, cell)), cell))
                .collect();
        // A winning move is likely to be among the first, and makes all others unnecessary.
        moves.sort_unstable_by_key(|&(worth, cell)| (Reverse(worth), cell));
        let mut ranked: Vec<(u32, Id)> = Vec::new();
        for (_, cell) in moves {
            let child = self.defender_node(position.with(FIRST, cell).marks());
            let numbers = self.tree.numbers(child);
            if numbers == Numbers::PROVED {
                return vec![child];
            }
            if numbers != Numbers::DISPROVED && !ranked.iter().any(|&(_, id)| id == child) {
                ranked.push((numbers.proof, child));
            }
        }
        ranked.sort_by_key(|&(proof, _)| proof);
        ranked.truncate(if is_opening { ranked.len() } else { MOVES });
        ranked.into_iter().map(|(_, child)| child).collect()
    }

    /// The positions after the replies that are still to be refuted; or only the one after a reply that refutes the
    /// attack.
    fn defences(&mut self, id: Id) -> Vec<Id> {
        let position = Cube::new(self.tree.marks(id));
        let mut children = Vec::new();
        for cell in members(self.tree.replies(id)) {
            let Some(child) = self.attacker_node(position.with(SECOND, cell).marks()) else {
                continue;
            };
            match self.tree.numbers(child) {
                Numbers::PROVED => {}
                Numbers::DISPROVED => return vec![child],
                _ if children.contains(&child) => {}
                _ => children.push(child),
            }
        }
        children
    }
}

/// The replies of the second player after which these threats don't win.
fn not_refuted(position: &Cube, replies: Cells, win: &Win) -> Cells {
    members(replies).filter(|&cell| !is_win(position.with(SECOND, cell), FIRST, win)).sum()
}

/// The value of the lines with marks of only one side, for the first player.
fn worth(position: &Cube) -> i32 {
    let count = |lines: u128| lines.count_ones().cast_signed();
    let of_side =
        |side| count(position.ones(side)) * ONE_WORTH + count(position.twos(side)) * TWO_WORTH;
    of_side(FIRST) - of_side(SECOND)
}
