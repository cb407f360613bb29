use super::class::{Around, Class, Run};

/// The classes of all lines that are short enough for a lookup table.
///
/// A cell's key in one direction is a number in base three with a digit for each neighbour, from the
/// farthest behind to the farthest ahead: 0 for an empty cell, 1 for an own mark, 2 for a cell that
/// closes the line.
#[derive(Clone, Debug)]
pub(super) struct LineTable {
    classes: Vec<Class>,
    digits: Vec<u32>,
}

/// Both sides' keys of one cell and direction, the second side's in the upper half.
pub(super) type Keys = u32;

/// Three to this power still fits in 16 bits.
const MAX_NEIGHBOURS: usize = 10;

impl LineTable {
    /// `None` if runs are so long that the table would be large.
    pub fn new(run: Run) -> Option<Self> {
        let neighbours = 2 * run.reach();
        if neighbours > MAX_NEIGHBOURS {
            return None;
        }
        let digits: Vec<u32> =
            std::iter::successors(Some(1), |digit| Some(digit * 3)).take(neighbours).collect();
        let count = 3_u32.pow(u32::try_from(neighbours).unwrap_or_default());
        let classes = (0..count).map(|key| run.class(around(run, &digits, key))).collect();
        Some(Self { classes, digits })
    }

    /// What a mark of `side` on this neighbour adds to a cell's keys.
    pub fn mark(&self, neighbour: usize, side: usize) -> Keys {
        let digit = self.digits[neighbour];
        if side == 0 { digit | (2 * digit) << 16 } else { (2 * digit) | digit << 16 }
    }

    /// What this neighbour adds to a cell's keys if it is off the board.
    pub fn edge(&self, neighbour: usize) -> Keys {
        let digit = 2 * self.digits[neighbour];
        digit | digit << 16
    }

    /// Both sides' classes, the second side's in the upper half.
    #[inline]
    pub fn classes(&self, keys: Keys) -> u32 {
        let class = |key: u32| u32::from(self.classes[key as usize]);
        class(keys & 0xFFFF) | class(keys >> 16) << 16
    }
}

fn around(run: Run, digits: &[u32], key: u32) -> Around {
    let mut around = Around::default();
    for (neighbour, digit) in digits.iter().enumerate() {
        let bit = 1 << bit(run, neighbour);
        match key / digit % 3 {
            0 => {}
            1 => around.own |= bit,
            _ => around.closed |= bit,
        }
    }
    around
}

/// The bit of this neighbour in [`Around`].
pub(super) fn bit(run: Run, neighbour: usize) -> usize {
    if neighbour < run.reach() { neighbour } else { neighbour + 1 }
}
