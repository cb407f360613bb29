//! Wins by continuous threats (VCF): each move but the last threatens to complete a line, so that the other side has
//! just one reply.

use super::Side;
use crate::Cells;

/// A threat and the reply that it forces, a cell each.
pub type Threat = (Cells, Cells);

/// A win by continuous threats. After the last one and its reply, or at once if there are none, a line can be
/// completed, or a move threatens to complete two.
pub type Win = Vec<Threat>;

/// A position, as a search for continuous threats sees it.
pub trait Position: Copy {
    /// The cells without a mark.
    fn free(&self) -> Cells;

    /// The free cells on which `side` completes a line.
    fn completing(&self, side: Side) -> Cells;

    /// The position after `side` has marked this cell.
    fn with(self, side: Side, cell: Cells) -> Self;

    /// A key for the position with `side` to move.
    fn key(&self, side: Side) -> u64;

    /// What is known before any threat of `side`, who is to move, is tried.
    fn attack(&self, side: Side) -> Attack;

    /// The threats on these cells, the most promising first; or only one that threatens to complete two lines.
    fn threats(&self, side: Side, cells: Cells) -> impl Iterator<Item = Threat>;
}

/// What is known about an attack before any threat is tried.
pub enum Attack {
    /// It wins: by completing a line, or by this threat to complete two.
    Wins(Option<Threat>),
    /// It fails: there is no threat.
    Fails,
    /// It depends on the threats on these cells.
    Unclear(Cells),
}

/// Whether these threats win for `side`, who is to move, against every defence.
pub fn is_win(mut position: impl Position, side: Side, win: &[Threat]) -> bool {
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

/// The binary logarithm of the number of slots for positions without a win.
const LOG_SLOTS: u32 = 20;

/// Searches for wins by continuous threats.
pub struct VcfSearch {
    /// The keys of positions without a win, each in the slot given by its upper bits. New keys replace old ones.
    /// Positions with the same key are confused, which can only hide a win.
    no_wins: Vec<u64>,
    /// How many positions the running search may still look at.
    budget: u32,
    /// The win found, last threat first.
    found: Win,
}

impl VcfSearch {
    /// A search with an empty table.
    pub fn new() -> Self {
        Self { no_wins: vec![0; 1 << LOG_SLOTS], budget: 0, found: Vec::new() }
    }

    /// A win of `side`, who is to move. Looks at `budget` positions at most. Also returns how many it looked at.
    pub fn find(
        &mut self,
        position: &impl Position,
        side: Side,
        budget: u32,
    ) -> (Option<Win>, u32) {
        self.budget = budget;
        self.found.clear();
        let is_won = self.search(position, side);
        let win = is_won.then(|| self.found.iter().rev().copied().collect());
        (win, budget - self.budget)
    }

    fn search(&mut self, position: &impl Position, side: Side) -> bool {
        let cells = match position.attack(side) {
            Attack::Wins(threat) => {
                self.found.extend(threat);
                return true;
            }
            Attack::Fails => return false,
            Attack::Unclear(cells) => cells,
        };
        let key = position.key(side);
        let slot = usize::try_from(key >> (u64::BITS - LOG_SLOTS)).expect("a small number");
        if self.budget == 0 || self.no_wins[slot] == key {
            return false;
        }
        self.budget -= 1;
        for (threat, reply) in position.threats(side, cells) {
            let wins = !reply.is_power_of_two()
                || self.search(&position.with(side, threat).with(1 - side, reply), side);
            if wins {
                self.found.push((threat, reply));
                return true;
            }
        }
        if self.budget > 0 {
            self.no_wins[slot] = key;
        }
        false
    }
}
