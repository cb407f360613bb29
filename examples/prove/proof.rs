//! The depth-first proof-number search. It keeps the whole tree.

use crate::{
    cube::Cube,
    proving::{
        Side,
        numbers::Numbers,
        symmetries::Symmetries,
        vcf::{VcfSearch, Win},
    },
    tree::{Id, Tree},
};

/// The search turns to the second best child once the best one is worse by more than one part in this many, so that it
/// doesn't switch between them at every step.
const LEEWAY: u32 = 8;

/// Looks for a proof that the first player wins.
pub struct Prover {
    pub tree: Tree,
    pub symmetries: Symmetries,
    vcf: VcfSearch,
    /// How many positions all searches for a VCF have looked at.
    pub vcf_positions: u64,
    /// How many nodes have been expanded.
    pub expanded: u64,
    /// Called at each expansion.
    pub watch: fn(&Prover),
}

/// What follows for a node from its children. The numbers are as the player to move sees them.
struct Summary {
    numbers: Numbers,
    /// The child to search.
    best: Id,
    best_numbers: Numbers,
    /// The proof number of the second best.
    second: u32,
    /// How many children are not disproved yet.
    open: u32,
}

impl Prover {
    /// A prover with an empty tree.
    pub fn new(symmetries: Symmetries, watch: fn(&Prover)) -> Self {
        let vcf = VcfSearch::new();
        Self { tree: Tree::default(), symmetries, vcf, vcf_positions: 0, expanded: 0, watch }
    }

    /// A VCF of `side`, who is to move. Looks at `budget` positions at most.
    pub fn find_vcf(&mut self, cube: &Cube, side: Side, budget: u32) -> Option<Win> {
        let (win, positions) = self.vcf.find(cube, side, budget);
        self.vcf_positions += u64::from(positions);
        win
    }

    /// Searches for a proof for a position where the second player is to move, one reply after another.
    pub fn prove(&mut self, id: Id) {
        self.expand(id);
        for child in self.tree.children(id).to_vec() {
            self.search(child, Numbers::UNLIMITED);
        }
        self.search(id, Numbers::UNLIMITED);
    }

    /// Searches a node until it is proved or disproved, or until one of its numbers reaches its limit.
    pub fn search(&mut self, id: Id, limits: Numbers) {
        if self.tree.numbers(id).are_final() {
            return;
        }
        if !self.tree.is_expanded(id) {
            self.expand(id);
            self.expanded += 1;
            (self.watch)(self);
        }
        let side = self.tree.turn(id);
        let limits = limits.seen_by(side);
        loop {
            let summary = self.summary(id, side);
            let numbers = summary.numbers;
            self.tree.set_numbers(id, numbers.seen_by(side));
            if numbers.are_final()
                || numbers.proof >= limits.proof
                || numbers.disproof >= limits.disproof
            {
                return;
            }
            let others = summary.open - 1;
            let child_limits = Numbers {
                proof: limits.proof.min(summary.second + summary.second / LEEWAY + 1),
                disproof: (limits.disproof - others).max(summary.best_numbers.disproof + 1),
            };
            self.search(summary.best, child_limits.seen_by(side));
        }
    }

    /// The player to move needs only one child, so the proof number is the least of theirs. The opponent has to refute
    /// all of them: the disproof number is the greatest of theirs, plus one for each other open child. Their sum would
    /// count positions that several children lead to again and again.
    fn summary(&self, id: Id, side: Side) -> Summary {
        let mut summary = Summary {
            numbers: Numbers::DISPROVED,
            best: id,
            best_numbers: Numbers::DISPROVED,
            second: Numbers::INFINITE,
            open: 0,
        };
        let mut most = 0;
        for &child in self.tree.children(id) {
            let numbers = self.tree.numbers(child).seen_by(side);
            let best = summary.best_numbers;
            if (numbers.proof, numbers.disproof) < (best.proof, best.disproof) {
                summary.second = best.proof;
                summary.best_numbers = numbers;
                summary.best = child;
            } else {
                summary.second = summary.second.min(numbers.proof);
            }
            most = most.max(numbers.disproof);
            summary.open += u32::from(numbers.disproof > 0);
        }
        summary.numbers = match summary.best_numbers.proof {
            0 => Numbers::PROVED,
            Numbers::INFINITE => Numbers::DISPROVED,
            proof => Numbers { proof, disproof: most + summary.open - 1 },
        };
        summary
    }
}
