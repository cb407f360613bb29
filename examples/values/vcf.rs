//! Wins by continuous threats on a flat board.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use crate::{
    board::{Board, Cells, after},
    proving::{
        Marks, Side, members,
        vcf::{Attack, Position, Threat},
    },
};

impl Position for (&Board, Marks) {
    fn free(&self) -> Cells {
        let &(board, marks) = self;
        board.free(marks)
    }

    fn completing(&self, side: Side) -> Cells {
        let &(board, marks) = self;
        board.completing(marks, side)
    }

    fn with(self, side: Side, cell: Cells) -> Self {
        let (board, marks) = self;
        (board, after(marks, side, cell))
    }

    fn key(&self, side: Side) -> u64 {
        let (_, marks) = self;
        FxBuildHasher.hash_one([marks[side], marks[1 - side]])
    }

    fn attack(&self, side: Side) -> Attack {
        let &(board, marks) = self;
        if board.completing(marks, side) != 0 {
            return Attack::Wins(None);
        }
        let threats = board.threatening(marks, side);
        if threats == 0 {
            return Attack::Fails;
        }
        let blocks = board.completing(marks, 1 - side);
        match blocks.count_ones() {
            0 => Attack::Unclear(threats),
            1 => Attack::Unclear(threats & blocks),
            _ => Attack::Unclear(0),
        }
    }

    fn threats(&self, side: Side, cells: Cells) -> impl Iterator<Item = Threat> {
        let mut threats = Vec::new();
        for threat in members(cells) {
            let reply = self.with(side, threat).completing(side);
            if !reply.is_power_of_two() {
                threats = vec![(threat, reply)];
                break;
            }
            threats.push((threat, reply));
        }
        threats.into_iter()
    }
}
