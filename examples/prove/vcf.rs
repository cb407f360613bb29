//! The search for wins by continuous threats (VCF) on the cube: each move but the last makes a line of three with the
//! fourth cell free.

use crate::{
    geometry::{Cells, lines, lines_through},
    position::Position,
    proving::{
        Marks, Side, members,
        vcf::{NoWins, Playable, Threat, Win},
    },
};

/// Searches for wins by continuous threats.
pub struct VcfSearch {
    no_wins: NoWins,
    /// How many positions the running search may still look at.
    budget: u32,
    /// The win found, last threat first.
    found: Win,
    /// How many positions all searches have looked at.
    pub positions: u64,
}

impl VcfSearch {
    /// A search with an empty table.
    pub fn new() -> Self {
        Self { no_wins: NoWins::new(), budget: 0, found: Vec::new(), positions: 0 }
    }

    /// A VCF of `side`, who is to move. Looks at `budget` positions at most, and only at threats that block or start
    /// another line of two.
    pub fn find(&mut self, position: &Position, side: Side, budget: u32) -> Option<Win> {
        self.budget = budget;
        self.found.clear();
        self.search(position, side).then(|| self.found.iter().rev().copied().collect())
    }

    fn search(&mut self, position: &Position, side: Side) -> bool {
        if position.completing(side) != 0 {
            return true;
        }
        let twos = position.twos(side);
        if twos == 0 {
            return false;
        }
        let blocks = position.completing(1 - side);
        let allowed = match blocks.count_ones() {
            0 => position.free(),
            1 => blocks,
            _ => return false,
        };
        // The free cells on the lines of two, and those on several of them: a move there makes two threats at once.
        let (mut once, mut twice) = (0, 0);
        for line in lines(twos) {
            let open = line & position.free();
            twice |= once & open;
            once |= open;
        }
        if let Some(cell) = members(twice & allowed).next() {
            self.found.extend(threats_at(position, side, cell).next());
            return true;
        }
        let ones = position.ones(side);
        let gain = |cell| (ones & lines_through(cell)).count_ones();
        let mut useful = [(0, 0); 64];
        let mut count = 0;
        for cell in members(once & allowed) {
            if blocks != 0 || gain(cell) > 0 {
                useful[count] = (gain(cell), cell);
                count += 1;
            }
        }
        if count == 0 || self.budget == 0 {
            return false;
        }
        let key = key(position.marks(), side);
        if self.no_wins.contains(key) {
            return false;
        }
        self.budget -= 1;
        self.positions += 1;
        useful[..count].sort_unstable_by(|a, b| b.cmp(a));
        for &(_, cell) in &useful[..count] {
            for (threat, reply) in threats_at(position, side, cell) {
                let next = position.with(side, threat).with(1 - side, reply);
                if self.search(&next, side) {
                    self.found.push((threat, reply));
                    return true;
                }
            }
        }
        if self.budget > 0 {
            self.no_wins.insert(key);
        }
        false
    }
}

/// The threats that a move on `cell` makes: one for each line of two there.
fn threats_at(position: &Position, side: Side, cell: Cells) -> impl Iterator<Item = Threat> {
    let others = position.free() & !cell;
    lines(position.twos(side) & lines_through(cell)).map(move |line| (cell, line & others))
}

/// The key of a position where `side` is to move.
fn key(marks: Marks, side: Side) -> u64 {
    let mixed = marks[side].wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 29).wrapping_add(marks[1 - side]);
    let mixed = mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
