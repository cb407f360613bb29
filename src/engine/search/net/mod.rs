//! A small neural network that evaluates positions of five in a row.
//!
//! # The network
//! Each cell of the board gets a vector of 16 channels: the sum, over the four lines through it, of what a small *line
//! network* makes of the nine cells around it on that line. Negative channels count as 0, which lets the network see
//! how the four lines work together. The *value head*, two more hidden layers, turns the sum of all cells' vectors into
//! the logit of the side to move's chance to win. In renju, where the sides have different rules, each has a value head of
//! its own. Turning a line network into a table is an idea of Rapfi's Mixnet (<https://arxiv.org/abs/2503.13178>).
//!
//! # How it is fast
//! There are only 43,923 different lines of nine cells, so a [`Net`] stores the line network's output for each of them
//! as 16-bit integers. An [`Accumulator`] keeps the cells' sums. A move changes 33 cells, and costs nothing until a
//! position after it is evaluated.

mod accumulator;
mod exp;
mod file;
mod head;
mod line_network;
mod line_numbers;
mod line_table;
mod view;
mod weights;

use std::{array, ops::RangeInclusive, sync::Arc};

pub use accumulator::Accumulator;
pub use file::{NetFile, Nets};
pub use weights::NetError;

use super::patterns::Patterns;
use crate::engine::{Form, Rules, rules::HAS_EVERY_RULE};
use head::Head;
use line_numbers::LineNumbers;
use line_table::{Channels, LineOutputs, LineTable};
use view::{REACH, Total, add};
use weights::NetWeights;

/// The number of channels of a cell.
const CHANNELS: usize = 16;

/// The run length that networks are trained for.
const RUN: u8 = 5;

/// The length of each side of the board that networks are trained on.
const SIDE: usize = 15;

/// The lengths of the sides of boards that networks evaluate.
const SIDES: RangeInclusive<u8> = 9..=20;

/// An evaluation network, ready for use.
///
/// # Examples
/// ```
/// use in_a_row::engine::search::net::{Net, NetError};
///
/// // A file of weights has 8,642 numbers of four or two bytes, or 10,275 if each side has a value head of its own.
/// let net = Net::from_bytes(&[0; 100]);
/// assert_eq!(net.err(), Some(NetError::Length(100)));
///
/// assert!(Net::from_bytes(&[0; 4 * 8_642]).is_ok());
/// ```
#[derive(Debug)]
pub struct Net {
    lines: LineTable,
    /// How a line is numbered in each of [`Patterns::DIRECTIONS`].
    numbers: [LineNumbers; 4],
    /// By the side to move.
    heads: [Head; 2],
}

/// A network whose tables are being computed, in steps.
///
/// # Examples
/// ```
/// use in_a_row::engine::search::net::UnfinishedNet;
///
/// let mut unfinished = UnfinishedNet::from_bytes(&[0; 2 * 8_642])?;
/// let net = loop {
///     // Here a program can look after other things.
///     if let Some(net) = unfinished.go_on() {
///         break net;
///     }
/// };
/// # Ok::<(), in_a_row::engine::search::net::NetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct UnfinishedNet {
    weights: NetWeights,
    outputs: LineOutputs,
}

/// In each step, an [`UnfinishedNet`] computes the outputs for this many lines, of 43,923.
const LINES_A_STEP: usize = 500;

impl UnfinishedNet {
    /// Reads the weights of a network.
    ///
    /// The weights are little-endian numbers, either 32-bit floats or only the upper halves of these (`bfloat16`). They
    /// are matrices by rows (outputs x inputs): the line network, 64x27, 64, 64x64, 64, 16x64, 16; the value head, 32x16, 32,
    /// 32x32, 32, 1x32, 1; and the policy head, 1x16, 1, which is not used. A second value head may
    /// follow. It evaluates positions where the second side is to move, and the first head those where the first side is. A
    /// single value head evaluates both.
    ///
    /// Input `3 * place + state - 1` of the line network is 1 for each place, from 0 at one end to 8 at the
    /// other, whose state is 1 (side to move), 2 (other side) or 3 (off the board). A line begins at its left end, a
    /// column at its lower end. The activation function of the line network's hidden layers is `SiLU`, that of the
    /// head's is `ReLU`. The sum of all cells' vectors is divided by 32.
    ///
    /// # Errors
    /// The number of bytes is wrong, or one of the numbers is not finite or unreasonably large.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        Ok(Self { weights: NetWeights::from_bytes(bytes)?, outputs: LineOutputs::default() })
    }

    /// Computes one hundredth of the tables. Returns the network once they are complete.
    pub fn go_on(&mut self) -> Option<Arc<Net>> {
        let Self { weights, outputs } = self;
        if outputs.compute(&weights.line, LINES_A_STEP) {
            return None;
        }
        // Indices fall along a diagonal from the lower right to the upper left, so that it is read backwards.
        let numbers = Patterns::DIRECTIONS
            .map(|direction| LineNumbers::new(direction == crate::engine::Direction::FALLING));
        let lines = LineTable::new(outputs, &numbers[0]);
        let heads = weights.heads.each_ref().map(|head| Head::new(head, lines.unit()));
        Some(Arc::new(Net { lines, numbers, heads }))
    }
}

impl Net {
    /// Whether the program evaluates with networks. The smaller worker leaves their code out, as it does that of some rules.
    pub const ARE_USED: bool = HAS_EVERY_RULE;

    /// Reads the weights of a network, as [`UnfinishedNet::from_bytes`] does, and computes its tables, which takes a few
    /// tenths of a second.
    ///
    /// # Errors
    /// The number of bytes is wrong, or one of the numbers is not finite or unreasonably large.
    pub fn from_bytes(bytes: &[u8]) -> Result<Arc<Self>, NetError> {
        let mut unfinished = UnfinishedNet::from_bytes(bytes)?;
        loop {
            if let Some(net) = unfinished.go_on() {
                return Ok(net);
            }
        }
    }

    /// Returns the correction for a board with this many columns and rows. An accumulator adds it to the sum of all cells, so
    /// that an empty board counts like the one that the network was trained on.
    fn offset(&self, sides: [usize; 2]) -> Total {
        let [trained, own] = [[SIDE; 2], sides].map(|sides| self.total_of_empty(sides));
        array::from_fn(|channel| trained[channel] - own[channel])
    }

    /// Returns the sum of all cells of an empty board with this many columns and rows.
    fn total_of_empty(&self, [columns, rows]: [usize; 2]) -> Total {
        let mut total = Total::default();
        for left in 0..columns {
            for below in 0..rows {
                let (right, above) = (columns - 1 - left, rows - 1 - below);
                // The room along each line, in the order of `Patterns::DIRECTIONS`.
                let room = [
                    [left, right],
                    [below, above],
                    [left.min(above), right.min(below)],
                    [left.min(below), right.min(above)],
                ];
                let sum = room.into_iter().fold(Channels::default(), |sum, room| {
                    sum.plus(self.lines.get(self.numbers[0].get(empty_line(room))))
                });
                add(&mut total, &sum.rectified());
            }
        }
        total
    }

    /// Returns whether a network can evaluate positions with these rules, and the program evaluates with networks.
    /// [`NetFile::for_rules`] says with which.
    #[must_use]
    pub fn supports(rules: Rules) -> bool {
        let shape = rules.shape();
        Self::ARE_USED
            && matches!(shape.form(), Form::Flat { .. })
            && [shape.columns(), shape.rows()].iter().all(|side| SIDES.contains(side))
            && rules.run() == RUN
    }
}

/// Returns a line with this many empty cells before its centre and after it. The cells beyond are off the board.
fn empty_line([before, after]: [usize; 2]) -> u64 {
    let is_outside = |place: &usize| place + before < REACH || *place > REACH + after;
    (0..=2 * REACH).filter(is_outside).map(|place| 3 << (2 * place)).sum()
}
