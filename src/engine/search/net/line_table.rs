use super::{
    CHANNELS,
    line_network::{LINE_STATES, LineCells},
    line_numbers::{FIRST_OUTSIDE, LineNumber, LineNumbers, is_possible},
    weights::LineWeights,
};

/// The channels of a line, or the sum of those of a cell's four lines, in units of [`LineTable::unit`]. A row never
/// crosses a cache line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct Channels(pub [i16; CHANNELS]);

/// The line network's outputs for all lines. Lines whose centre is off the board have zeros.
#[derive(Clone, Debug)]
pub(super) struct LineTable {
    /// There is an entry for each possible number, so that none has to be checked.
    rows: Box<[Channels; 1 << LineNumber::BITS]>,
    unit: [f32; CHANNELS],
}

/// The greatest magnitude of an entry, so that the sum of four fits in 16 bits.
const MAX_ENTRY: f32 = 8_191.0;

/// The line network's outputs for the lines before some line.
#[derive(Clone, Debug, Default)]
pub(super) struct LineOutputs {
    outputs: Vec<(LineCells, [f32; CHANNELS])>,
    next: LineCells,
}

impl LineOutputs {
    /// Computes this many more. Returns whether lines are left.
    pub fn compute(&mut self, weights: &LineWeights, count: usize) -> bool {
        let lines = (self.next..LINE_STATES).filter(|&cells| is_possible(cells));
        for cells in lines.take(count) {
            self.outputs.push((cells, weights.output(cells)));
            self.next = cells + 1;
        }
        (self.next..LINE_STATES).any(is_possible)
    }
}

impl LineTable {
    /// Makes the table from the outputs for all lines.
    pub fn new(LineOutputs { outputs, .. }: &LineOutputs, numbers: &LineNumbers) -> Self {
        let mut unit = [f32::MIN_POSITIVE; CHANNELS];
        for (_, output) in outputs {
            for (unit, value) in unit.iter_mut().zip(output) {
                *unit = unit.max(value.abs() / MAX_ENTRY);
            }
        }
        // Most lines of most boards are empty. If their channels are whole numbers, rounding errors don't add up.
        let (_, empty) = outputs[0];
        for (unit, value) in unit.iter_mut().zip(empty) {
            let whole = (value.abs() / *unit).floor().max(1.0);
            *unit = unit.max(value.abs() / whole);
        }
        let mut rows = vec![Channels::default(); 1 << LineNumber::BITS];
        for &(cells, output) in outputs {
            let number = numbers.get(u64::from(cells));
            debug_assert!(number < FIRST_OUTSIDE);
            rows[usize::from(number)] =
                Channels(std::array::from_fn(|channel| rounded(output[channel] / unit[channel])));
        }
        Self { rows: rows.into_boxed_slice().try_into().expect("one for each number"), unit }
    }

    /// The value of 1 in each channel.
    pub const fn unit(&self) -> [f32; CHANNELS] {
        self.unit
    }

    #[inline]
    pub fn get(&self, number: LineNumber) -> &Channels {
        &self.rows[usize::from(number)]
    }
}

#[allow(clippy::cast_possible_truncation, reason = "entries are smaller than MAX_ENTRY")]
fn rounded(value: f32) -> i16 {
    value.round() as i16
}

// What a move adds to a cell's sum may wrap around, but the sum itself always fits; see `MAX_ENTRY`.
impl Channels {
    #[inline]
    pub fn plus(self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i].wrapping_add(other.0[i])))
    }

    #[inline]
    pub fn minus(self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i].wrapping_sub(other.0[i])))
    }

    #[inline]
    pub fn rectified(self) -> Self {
        Self(self.0.map(|value| value.max(0)))
    }
}
