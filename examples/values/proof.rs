//! Proves whether the first player wins a position, by depth-first proof-number search (df-pn, Nagai 2002).
//!
//! The result is sound because a move is left out only if it is known to be no better than another:
//! * If the other side threatens to complete a line, every other move loses.
//! * A move on a cell through which neither side can complete a line is a pass, and an extra mark never hurts.
//! * If the first player would win by continuous threats after a pass, the same threats are played against each reply
//!   of the second player. Replies against which they win are left out.

use rustc_hash::FxHashMap;

use crate::{
    board::{Board, Cells, after},
    proving::{
        FIRST, Marks, SECOND, Side, members,
        numbers::Numbers,
        vcf::{VcfSearch, Win, is_win},
    },
    stopped::is_stopped,
};

/// How many positions a search for a VCF may look at: the first player's and the second's.
const BUDGETS: [u32; 2] = [400, 100];

/// What is known about a position.
#[derive(Clone, Copy)]
struct Node {
    numbers: Numbers,
    /// The moves that have to be searched.
    moves: Cells,
}

/// Proves the values of positions on one board, and remembers them.
pub struct Prover {
    pub board: Board,
    vcf: VcfSearch,
    nodes: FxHashMap<Marks, Node>,
}

impl Prover {
    /// A prover that has seen no position yet.
    pub fn new(board: Board) -> Self {
        Self { board, vcf: VcfSearch::new(), nodes: FxHashMap::default() }
    }

    /// How many positions have been looked at, up to symmetry.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the first player wins this position, in which no line is complete.
    pub fn is_won(&mut self, marks: Marks) -> bool {
        let marks = self.board.canonical(marks);
        self.node(marks);
        let numbers = self.search(marks, Numbers::UNLIMITED);
        debug_assert!(numbers.are_final());
        numbers.proof == 0
    }

    /// A winning move of the first player, who is to move.
    pub fn winning_move(&mut self, marks: Marks) -> Option<Cells> {
        let at_once = self.board.completing(marks, FIRST);
        if at_once != 0 {
            return members(at_once).next();
        }
        if let Some(win) = self.find_vcf(marks, FIRST) {
            return win.first().map(|&(threat, _)| threat);
        }
        self.known_winning_move(marks)
            .or_else(|| self.is_won(marks).then(|| self.known_winning_move(marks)).flatten())
    }

    fn known_winning_move(&self, marks: Marks) -> Option<Cells> {
        members(self.board.free(marks)).find(|&cell| {
            let next = self.board.canonical(after(marks, FIRST, cell));
            self.nodes.get(&next).is_some_and(|node| node.numbers.proof == 0)
        })
    }

    /// Searches a position until it is decided or one of the limits is reached.
    fn search(&mut self, marks: Marks, limit: Numbers) -> Numbers {
        let node = self.node(marks);
        if node.numbers.are_final() {
            return node.numbers;
        }
        let side = turn(marks);
        let limit = limit.seen_by(side);
        let Some(children) = self.children(marks, node.moves) else {
            return self.decide(marks, side);
        };
        loop {
            // The side to move gets what it wants if it does so after one of its moves; what it fears must hold after
            // all.
            let (mut wanted, mut feared) = (Numbers::INFINITE, 0_u32);
            let (mut best, mut second_best) = (None, Numbers::INFINITE);
            let mut best_feared = 0;
            for &child in &children {
                let its = self.nodes[&child].numbers.seen_by(side);
                feared = feared.saturating_add(its.disproof).min(Numbers::INFINITE);
                if its.proof < wanted || best.is_none() {
                    second_best = wanted;
                    (wanted, best, best_feared) = (its.proof, Some(child), its.disproof);
                } else {
                    second_best = second_best.min(its.proof);
                }
            }
            if wanted == 0 {
                feared = Numbers::INFINITE;
            }
            let numbers = Numbers { proof: wanted, disproof: feared }.seen_by(side);
            if let Some(node) = self.nodes.get_mut(&marks) {
                node.numbers = numbers;
            }
            let Some(best) = best.filter(|_| {
                !numbers.are_final() && wanted < limit.proof && feared < limit.disproof
            }) else {
                return numbers;
            };
            // A little more than the second best, so that the search doesn't switch between two moves at every step.
            let patience = second_best.saturating_add(second_best / 4 + 1);
            let limit = Numbers {
                proof: limit.proof.min(patience),
                disproof: limit.disproof - feared + best_feared,
            };
            self.search(best, limit.seen_by(side));
        }
    }

    /// The positions after these moves; `None` if the side to move is known to get what it wants in one of them.
    fn children(&mut self, marks: Marks, moves: Cells) -> Option<Vec<Marks>> {
        let side = turn(marks);
        let mut children = Vec::with_capacity(moves.count_ones() as usize);
        for cell in members(moves) {
            let child = self.board.canonical(after(marks, side, cell));
            if children.contains(&child) {
                continue;
            }
            if self.node(child).numbers.seen_by(side).proof == 0 {
                return None;
            }
            children.push(child);
        }
        Some(children)
    }

    /// Records that the side to move gets what it wants.
    fn decide(&mut self, marks: Marks, side: Side) -> Numbers {
        let numbers = if side == FIRST { Numbers::PROVED } else { Numbers::DISPROVED };
        if let Some(node) = self.nodes.get_mut(&marks) {
            node.numbers = numbers;
        }
        numbers
    }

    /// What is known about a position, which is examined if it is new.
    fn node(&mut self, marks: Marks) -> Node {
        if let Some(&node) = self.nodes.get(&marks) {
            return node;
        }
        let node = if turn(marks) == FIRST { self.attack(marks) } else { self.defence(marks) };
        self.nodes.insert(marks, node);
        node
    }

    /// Examines a position where the first player is to move.
    fn attack(&mut self, marks: Marks) -> Node {
        let decided = |numbers| Node { numbers, moves: 0 };
        if self.find_vcf(marks, FIRST).is_some() {
            return decided(Numbers::PROVED);
        }
        let blocks = self.board.completing(marks, SECOND);
        if blocks.count_ones() > 1 || is_stopped(&self.board, marks, FIRST, true) {
            return decided(Numbers::DISPROVED);
        }
        let moves = if blocks == 0 { self.useful(marks) } else { blocks };
        Node { numbers: Numbers { proof: 1, disproof: 1 }, moves }
    }

    /// Examines a position where the second player is to move.
    fn defence(&mut self, marks: Marks) -> Node {
        let board = &self.board;
        let decided = |numbers| Node { numbers, moves: 0 };
        if board.completing(marks, SECOND) != 0 {
            return decided(Numbers::DISPROVED);
        }
        let blocks = board.completing(marks, FIRST);
        if blocks.count_ones() > 1 {
            return decided(Numbers::PROVED);
        }
        if is_stopped(board, marks, FIRST, false) {
            return decided(Numbers::DISPROVED);
        }
        if self.find_vcf(marks, SECOND).is_some() {
            return decided(Numbers::DISPROVED);
        }
        let moves = if blocks == 0 { self.replies(marks) } else { blocks };
        if moves == 0 {
            return decided(Numbers::PROVED);
        }
        Node { numbers: Numbers { proof: moves.count_ones(), disproof: 1 }, moves }
    }

    /// The second player's useful replies. Leaves out those against which the first player wins with the same
    /// continuous threats as after a pass.
    fn replies(&mut self, marks: Marks) -> Cells {
        let useful = self.useful(marks);
        let Some(win) = self.find_vcf(marks, FIRST) else { return useful };
        let is_refuted =
            |&reply: &Cells| is_win((&self.board, after(marks, SECOND, reply)), FIRST, &win);
        members(useful).filter(|reply| !is_refuted(reply)).sum()
    }

    /// A VCF of `side`, who is to move.
    fn find_vcf(&mut self, marks: Marks, side: Side) -> Option<Win> {
        self.vcf.find(&(&self.board, marks), side, BUDGETS[side]).0
    }

    /// The free cells on lines that a side can still complete.
    fn useful(&self, marks: Marks) -> Cells {
        self.board.live(marks, FIRST) | self.board.live(marks, SECOND)
    }
}

/// The side to move.
const fn turn(marks: Marks) -> Side {
    if marks[FIRST].count_ones() == marks[SECOND].count_ones() { FIRST } else { SECOND }
}
