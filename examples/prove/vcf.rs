//! Wins by continuous threats on the cube: each move but the last makes a line of three with the fourth cell free.

use crate::{
    cube::Cube,
    geometry::{Cells, lines, lines_through},
    proving::{
        Side, members,
        vcf::{Attack, Position, Threat},
    },
};

impl Position for Cube {
    fn free(&self) -> Cells {
        let [first, second] = self.marks();
        !(first | second)
    }

    fn completing(&self, side: Side) -> Cells {
        lines(self.threes(side)).fold(0, |cells, line| cells | line & !self.marks()[side])
    }

    fn with(mut self, side: Side, cell: Cells) -> Self {
        self.put(side, cell);
        self
    }

    fn key(&self, side: Side) -> u64 {
        let marks = self.marks();
        let mixed = marks[side].wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 29).wrapping_add(marks[1 - side]);
        let mixed = mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// Leaves out threats that neither block nor start another line of two.
    fn attack(&self, side: Side) -> Attack {
        if self.threes(side) != 0 {
            return Attack::Wins(None);
        }
        let twos = self.twos(side);
        if twos == 0 {
            return Attack::Fails;
        }
        let blocks = self.completing(1 - side);
        let allowed = match blocks.count_ones() {
            0 => self.free(),
            1 => blocks,
            _ => return Attack::Fails,
        };
        // The free cells on the lines of two, and those on several of them: a move there makes two threats at once.
        let (mut once, mut twice) = (0, 0);
        for line in lines(twos) {
            let open = line & self.free();
            twice |= once & open;
            once |= open;
        }
        if let Some(cell) = members(twice & allowed).next() {
            return Attack::Wins(threats_at(self, side, cell).next());
        }
        let useful = if blocks == 0 {
            members(once & allowed).filter(|&cell| gain(self, side, cell) > 0).sum()
        } else {
            once & allowed
        };
        if useful == 0 { Attack::Fails } else { Attack::Unclear(useful) }
    }

    fn threats(&self, side: Side, cells: Cells) -> impl Iterator<Item = Threat> {
        let mut ranked = [(0, 0); 64];
        let mut count = 0;
        for cell in members(cells) {
            ranked[count] = (gain(self, side, cell), cell);
            count += 1;
        }
        ranked[..count].sort_unstable_by(|a, b| b.cmp(a));
        let cells = ranked.into_iter().take(count);
        cells.flat_map(move |(_, cell)| threats_at(self, side, cell))
    }
}

/// How many lines of two a move on `cell` starts.
fn gain(cube: &Cube, side: Side, cell: Cells) -> u32 {
    (cube.ones(side) & lines_through(cell)).count_ones()
}

/// The threats that a move on `cell` makes: one for each line of two there.
fn threats_at(cube: &Cube, side: Side, cell: Cells) -> impl Iterator<Item = Threat> {
    let others = cube.free() & !cell;
    lines(cube.twos(side) & lines_through(cell)).map(move |line| (cell, line & others))
}
