use std::{error::Error, fmt};

use super::CHANNELS;

/// The number of cells of a line that the line network sees.
pub(super) const LINE: usize = 9;
/// The inputs of the line network: three for each cell.
pub(super) const INPUTS: usize = 3 * LINE;
/// The width of the line network's hidden layers.
pub(super) const LINE_WIDTH: usize = 64;
/// The width of the value head's hidden layers.
pub(super) const HEAD_WIDTH: usize = 32;

/// The greatest magnitude of a weight. Trained weights are below 10; with this limit no sum overflows.
const MAX_WEIGHT: f32 = 1e4;

/// A linear layer with `IN` inputs and `OUT` outputs.
#[derive(Clone, Debug)]
pub(super) struct Layer<const IN: usize, const OUT: usize> {
    /// By input, so that a processor adds the shares of one input to many outputs at once.
    pub weights: Box<[[f32; OUT]; IN]>,
    pub biases: [f32; OUT],
}

/// The layers of the line network.
#[derive(Clone, Debug)]
pub(super) struct LineWeights {
    pub first: Layer<INPUTS, LINE_WIDTH>,
    pub second: Layer<LINE_WIDTH, LINE_WIDTH>,
    pub last: Layer<LINE_WIDTH, CHANNELS>,
}

/// The layers of a value head.
#[derive(Clone, Debug)]
pub(super) struct HeadWeights {
    pub first: Layer<CHANNELS, HEAD_WIDTH>,
    pub second: Layer<HEAD_WIDTH, HEAD_WIDTH>,
    pub last: Layer<HEAD_WIDTH, 1>,
}

/// The weights of a network.
#[derive(Clone, Debug)]
pub(super) struct NetWeights {
    pub line: LineWeights,
    /// By the side to move.
    pub heads: [HeadWeights; 2],
}

/// The reason why bytes are not the weights of a [`Net`](super::Net).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// There are this many bytes, which is none of the right numbers.
    Length(usize),
    /// The number at this place, counted from 0, is not finite or too large.
    Number(usize),
}

impl NetWeights {
    /// See [`Net::from_bytes`](super::Net::from_bytes).
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let numbers: Vec<_> = if LENGTHS.contains(&bytes.len()) {
            bytes.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect()
        } else if LENGTHS.contains(&(2 * bytes.len())) {
            let halves = bytes.as_chunks().0.iter();
            halves.map(|&[low, high]| f32::from_le_bytes([0, 0, low, high])).collect()
        } else {
            return Err(NetError::Length(bytes.len()));
        };
        let is_valid = |number: &f32| (-MAX_WEIGHT..=MAX_WEIGHT).contains(number);
        if let Some(at) = numbers.iter().position(|number| !is_valid(number)) {
            return Err(NetError::Number(at));
        }
        let mut rest = numbers.as_slice();
        let line = LineWeights {
            first: Layer::take(&mut rest),
            second: Layer::take(&mut rest),
            last: Layer::take(&mut rest),
        };
        let first = HeadWeights::take(&mut rest);
        rest = &rest[POLICY..];
        let second = if rest.is_empty() { first.clone() } else { HeadWeights::take(&mut rest) };
        Ok(Self { line, heads: [first, second] })
    }
}

/// How many numbers the line network, a value head and the policy head have.
const OF_LINE: usize = Layer::<INPUTS, LINE_WIDTH>::COUNT
    + Layer::<LINE_WIDTH, LINE_WIDTH>::COUNT
    + Layer::<LINE_WIDTH, CHANNELS>::COUNT;
const OF_HEAD: usize = Layer::<CHANNELS, HEAD_WIDTH>::COUNT
    + Layer::<HEAD_WIDTH, HEAD_WIDTH>::COUNT
    + Layer::<HEAD_WIDTH, 1>::COUNT;
const POLICY: usize = Layer::<CHANNELS, 1>::COUNT;

/// The lengths of files of 32-bit numbers: with one value head for both sides, and with one for each.
const LENGTHS: [usize; 2] = [
    size_of::<f32>() * (OF_LINE + OF_HEAD + POLICY),
    size_of::<f32>() * (OF_LINE + OF_HEAD + POLICY + OF_HEAD),
];

impl HeadWeights {
    /// Takes a head from the front of the numbers, of which there must be enough.
    fn take(numbers: &mut &[f32]) -> Self {
        Self {
            first: Layer::take(numbers),
            second: Layer::take(numbers),
            last: Layer::take(numbers),
        }
    }
}

impl<const IN: usize, const OUT: usize> Layer<IN, OUT> {
    const COUNT: usize = (IN + 1) * OUT;

    /// Takes a layer from the front of the numbers, of which there must be enough.
    fn take(numbers: &mut &[f32]) -> Self {
        let (own, rest) = numbers.split_at(Self::COUNT);
        *numbers = rest;
        let (weights, biases) = own.split_at(IN * OUT);
        Self {
            weights: Box::new(std::array::from_fn(|input| {
                std::array::from_fn(|output| weights[output * IN + input])
            })),
            biases: std::array::from_fn(|output| biases[output]),
        }
    }

    /// The outputs for these inputs.
    pub fn forward(&self, inputs: &[f32; IN]) -> [f32; OUT] {
        let mut outputs = self.biases;
        for (input, weights) in inputs.iter().zip(self.weights.iter()) {
            for (output, weight) in outputs.iter_mut().zip(weights) {
                *output += input * weight;
            }
        }
        outputs
    }
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => {
                let [one, two] = LENGTHS;
                let [half, half_of_two] = LENGTHS.map(|length| length / 2);
                write!(f, "weights take {one}, {two}, {half} or {half_of_two} bytes, not {length}")
            }
            Self::Number(at) => write!(f, "weight {at} is not a number of reasonable size"),
        }
    }
}

impl Error for NetError {}
