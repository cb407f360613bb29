//! Wins by continuous threats (VCF): each move but the last threatens to complete a line, so that the other side has
//! just one reply.

use super::Side;
use crate::Cells;

/// A threat and the reply that it forces, a cell each.
pub type Threat = (Cells, Cells);

/// A win by continuous threats. After the last one and its reply, or at once if there are none, a line can be
/// completed, or a move threatens to complete two.
pub type Win = Vec<Threat>;

/// A position in which threats can be played.
pub trait Playable: Copy {
    /// The cells without a mark.
    fn free(&self) -> Cells;

    /// The free cells on which `side` completes a line.
    fn completing(&self, side: Side) -> Cells;

    /// The position after `side` has marked this cell.
    fn with(self, side: Side, cell: Cells) -> Self;
}

/// Whether these threats win for `side`, who is to move, against every defence.
pub fn is_win(mut position: impl Playable, side: Side, win: &[Threat]) -> bool {
    for &(threat, reply) in win {
        if position.completing(side) != 0 {
            return true;
        }
        let is_free = position.free() & threat != 0;
        if !is_free || position.completing(1 - side) & !threat != 0 {
            return false;
        }
        position = position.with(side, threat);
        let completing = position.completing(side);
        match completing.count_ones() {
            1 if completing == reply => position = position.with(1 - side, reply),
            0 | 1 => return false,
            _ => return true,
        }
    }
    position.completing(side) != 0
}

/// The binary logarithm of the number of keys in [`NoWins`].
const LOG_SLOTS: u32 = 20;

/// The keys of positions without a win by continuous threats, each in the slot given by its upper bits. New keys
/// replace old ones. Positions with the same key are confused, which can only hide a win.
pub struct NoWins(Vec<u64>);

impl NoWins {
    pub fn new() -> Self {
        Self(vec![0; 1 << LOG_SLOTS])
    }

    pub fn contains(&self, key: u64) -> bool {
        self.0[slot(key)] == key
    }

    pub fn insert(&mut self, key: u64) {
        self.0[slot(key)] = key;
    }
}

fn slot(key: u64) -> usize {
    usize::try_from(key >> (u64::BITS - LOG_SLOTS)).expect("a slot is a small number")
}
