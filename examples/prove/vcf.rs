//! Wins by continuous threats (VCF): each move but the last makes a line of three with the fourth cell free, so that
//! there is just one reply.

use crate::{
    geometry::{Cells, LINE_CELLS, LINES_THROUGH, line_numbers, members},
    position::{Position, Side},
};

/// A threat, and the reply that it forces.
pub type Threat = (usize, usize);

/// A win by continuous threats. After the last one and its reply, or at once if there are none, a line can be
/// completed.
pub type Win = Vec<Threat>;

/// The number of slots for positions without such a win, as a power of two.
const LOG_NO_WINS: u32 = 20;

/// Searches for wins by continuous threats.
pub struct VcfSearch {
    /// The keys of positions without such a win, each in the slot that its upper bits say. A position taken for
    /// another of the same key only hides a win.
    no_wins: Vec<u64>,
    /// How many positions the running search may still look at.
    budget: u32,
    /// The win found, last threat first.
    found: Win,
    /// How many positions have been looked at.
    pub positions: u64,
}

impl VcfSearch {
    /// A search that knows nothing yet.
    pub fn new() -> Self {
        Self { no_wins: vec![0; 1 << LOG_NO_WINS], budget: 0, found: Vec::new(), positions: 0 }
    }

    /// A win by continuous threats of `side`, who is to move. Misses those without use: it looks at `budget` positions
    /// at most, and at no threat that neither blocks nor begins a new line of two.
    pub fn find(&mut self, position: &Position, side: Side, budget: u32) -> Option<Win> {
        self.budget = budget;
        self.found.clear();
        self.search(position, side).then(|| self.found.iter().rev().copied().collect())
    }

    fn search(&mut self, position: &Position, side: Side) -> bool {
        if position.can_complete(side) {
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
        for line in line_numbers(twos) {
            let open = LINE_CELLS[line] & position.free();
            twice |= once & open;
            once |= open;
        }
        if let Some(cell) = members(twice & allowed).next() {
            self.found.extend(threats_at(position, side, cell).next());
            return true;
        }
        let ones = position.ones(side);
        let gain = |cell: usize| (ones & LINES_THROUGH[cell]).count_ones();
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
        let key = key(position, side);
        let slot =
            usize::try_from(key >> (u64::BITS - LOG_NO_WINS)).expect("a slot is a small number");
        if self.no_wins[slot] == key {
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
            self.no_wins[slot] = key;
        }
        false
    }
}

/// The threats that a move on `cell` makes: one for each line of two there.
fn threats_at(position: &Position, side: Side, cell: usize) -> impl Iterator<Item = Threat> {
    let others = position.free() & !(1 << cell);
    line_numbers(position.twos(side) & LINES_THROUGH[cell])
        .flat_map(move |line| members(LINE_CELLS[line] & others).map(move |reply| (cell, reply)))
}

/// Whether these threats win for `side`, who is to move, against every defence.
pub fn is_win(mut position: Position, side: Side, win: &[Threat]) -> bool {
    for &(threat, reply) in win {
        if position.can_complete(side) {
            return true;
        }
        if !position.is_free(threat) || position.completing(1 - side) & !(1 << threat) != 0 {
            return false;
        }
        position.put(side, threat);
        let completing = position.completing(side);
        match completing.count_ones() {
            1 if completing >> reply & 1 == 1 => position.put(1 - side, reply),
            0 | 1 => return false,
            _ => return true,
        }
    }
    position.can_complete(side)
}

/// The key of a position where `side` is to move.
fn key(position: &Position, side: Side) -> u64 {
    let marks: [Cells; 2] = position.marks();
    let mixed = marks[side].wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 29).wrapping_add(marks[1 - side]);
    let mixed = mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
