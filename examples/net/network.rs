//! The network of `engine::search::net` in floating-point numbers, with its gradients.

use in_a_row::engine::Side;
use rand::Rng;

use crate::{
    layer::{Layer, add_scaled},
    lines::{LINE, Numbers},
    sample::{CELLS, State},
};

/// The number of channels of a cell.
pub const CHANNELS: usize = 16;

const INPUTS: usize = 3 * LINE;
const LINE_WIDTH: usize = 64;
const HEAD_WIDTH: usize = 32;

/// The sum of all cells' channels is divided by this number.
const DIVISOR: f32 = 32.0;

/// The numbers of the policy head, which a file of weights has, too. They are not trained yet.
const POLICY: usize = CHANNELS + 1;

/// The output of the line network for a line.
pub type Channels = [f32; CHANNELS];

/// The line network, or its gradient.
#[derive(Clone, Debug)]
pub struct LineNetwork {
    first: Layer<INPUTS, LINE_WIDTH>,
    second: Layer<LINE_WIDTH, LINE_WIDTH>,
    last: Layer<LINE_WIDTH, CHANNELS>,
}

/// A value head, or its gradient.
#[derive(Clone, Debug)]
pub struct Head {
    first: Layer<CHANNELS, HEAD_WIDTH>,
    second: Layer<HEAD_WIDTH, HEAD_WIDTH>,
    last: Layer<HEAD_WIDTH, 1>,
}

/// The network, or its gradient.
#[derive(Clone, Debug)]
pub struct Network {
    pub line: LineNetwork,
    /// The head for the first side to move, and for the second if that has none of its own.
    head: Head,
    head_of_second: Option<Head>,
}

impl Network {
    /// A network before any training. With `for_sides`, it has a head for each side.
    pub fn random(for_sides: bool, random: &mut impl Rng) -> Self {
        let line = LineNetwork {
            first: Layer::random(LINE, random),
            second: Layer::random(LINE_WIDTH, random),
            last: Layer::random(LINE_WIDTH, random),
        };
        let head = Head {
            first: Layer::random(CHANNELS, random),
            second: Layer::random(HEAD_WIDTH, random),
            last: Layer::random(HEAD_WIDTH, random),
        };
        Self { line, head_of_second: for_sides.then(|| head.clone()), head }
    }

    /// A gradient of 0 for this network.
    pub fn zeros(&self) -> Self {
        let head_of_second = self.head_of_second.as_ref().map(|_| Head::zeros());
        Self { line: LineNetwork::zeros(), head: Head::zeros(), head_of_second }
    }

    /// The head for this side to move.
    pub fn head(&self, side: Side) -> &Head {
        match (side, &self.head_of_second) {
            (Side::Second, Some(head)) => head,
            _ => &self.head,
        }
    }

    pub fn head_mut(&mut self, side: Side) -> &mut Head {
        match (side, &mut self.head_of_second) {
            (Side::Second, Some(head)) => head,
            _ => &mut self.head,
        }
    }

    /// All its numbers, in slices.
    pub fn slices(&self) -> impl Iterator<Item = &[f32]> {
        let Self { line, head, head_of_second } = self;
        let of_line = line.first.slices().chain(line.second.slices()).chain(line.last.slices());
        of_line.chain([head].into_iter().chain(head_of_second).flat_map(|head| {
            head.first.slices().chain(head.second.slices()).chain(head.last.slices())
        }))
    }

    pub fn slices_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let Self { line, head, head_of_second } = self;
        let LineNetwork { first, second, last } = line;
        let of_line = first.slices_mut().chain(second.slices_mut()).chain(last.slices_mut());
        let heads = [head].into_iter().chain(head_of_second);
        of_line.chain(heads.flat_map(|Head { first, second, last }| {
            first.slices_mut().chain(second.slices_mut()).chain(last.slices_mut())
        }))
    }

    pub fn add(&mut self, other: &Self) {
        for (sums, numbers) in self.slices_mut().zip(other.slices()) {
            sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
        }
    }

    /// The file that [`Net::from_bytes`](in_a_row::engine::search::net::Net::from_bytes) reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { line, head, head_of_second } = self;
        let of_line = line.first.stored().chain(line.second.stored()).chain(line.last.stored());
        let numbers = of_line.chain(head.stored()).chain([0.0; POLICY]);
        let numbers = numbers.chain(head_of_second.iter().flat_map(Head::stored));
        numbers.flat_map(f32::to_le_bytes).collect()
    }
}

impl LineNetwork {
    fn zeros() -> Self {
        Self { first: Layer::zeros(), second: Layer::zeros(), last: Layer::zeros() }
    }

    /// The sums of the first layer.
    fn first_sums(&self, line: &[State; LINE]) -> [f32; LINE_WIDTH] {
        let mut sums = self.first.biases;
        for input in inputs(line) {
            add_scaled(&mut sums, &self.first.weights[input], 1.0);
        }
        sums
    }

    pub fn forward(&self, line: &[State; LINE]) -> Channels {
        let second = self.second.forward(&self.first_sums(line).map(silu));
        self.last.forward(&second.map(silu))
    }

    /// Adds the gradient of this network to `gradient`, given that of its outputs.
    pub fn backward(&self, line: &[State; LINE], outputs: &Channels, gradient: &mut Self) {
        let first = self.first_sums(line);
        let first_active = first.map(silu);
        let second = self.second.forward(&first_active);
        let mut at_second = self.last.backward(&second.map(silu), outputs, &mut gradient.last);
        scale_by_slope(&mut at_second, &second);
        let mut at_first = self.second.backward(&first_active, &at_second, &mut gradient.second);
        scale_by_slope(&mut at_first, &first);
        add_scaled(&mut gradient.first.biases, &at_first, 1.0);
        for input in inputs(line) {
            add_scaled(&mut gradient.first.weights[input], &at_first, 1.0);
        }
    }
}

/// The inputs of a line that are 1; all others are 0.
fn inputs(line: &[State; LINE]) -> impl Iterator<Item = usize> {
    let places = line.iter().enumerate().filter(|(_, state)| **state > 0);
    places.map(|(place, &state)| 3 * place + usize::from(state) - 1)
}

impl Head {
    fn zeros() -> Self {
        Self { first: Layer::zeros(), second: Layer::zeros(), last: Layer::zeros() }
    }

    /// Its numbers in the order of a file.
    fn stored(&self) -> impl Iterator<Item = f32> {
        self.first.stored().chain(self.second.stored()).chain(self.last.stored())
    }

    /// The logit for a position with these lines, of which the table has the channels.
    pub fn logit(&self, table: &[Channels], numbers: &Numbers) -> f32 {
        let total = total(table, numbers);
        let first = self.first.forward(&total).map(relu);
        let second = self.second.forward(&first).map(relu);
        self.last.forward(&second)[0]
    }

    /// Adds the gradients of the head and of the table, given that of the logit. `slope` returns that one for a logit.
    pub fn backward(
        &self,
        table: &[Channels],
        numbers: &Numbers,
        slope: impl FnOnce(f32) -> f32,
        gradient: &mut Self,
        of_table: &mut [Channels],
    ) {
        let total = total(table, numbers);
        let first = self.first.forward(&total).map(relu);
        let second = self.second.forward(&first).map(relu);
        let [logit] = self.last.forward(&second);
        let mut at_second = self.last.backward(&second, &[slope(logit)], &mut gradient.last);
        mask(&mut at_second, &second);
        let mut at_first = self.second.backward(&first, &at_second, &mut gradient.second);
        mask(&mut at_first, &first);
        let at_total = self.first.backward(&total, &at_first, &mut gradient.first);
        let at_cell = at_total.map(|it| it / DIVISOR);
        for (sum, lines) in cells(table, numbers) {
            let mut at_cell = at_cell;
            mask(&mut at_cell, &sum);
            for &line in lines {
                add_scaled(&mut of_table[usize::from(line)], &at_cell, 1.0);
            }
        }
    }
}

/// The channels of each cell before they are rectified, with its lines.
fn cells<'a>(
    table: &'a [Channels],
    numbers: &'a Numbers,
) -> impl Iterator<Item = (Channels, &'a [u16; 4])> {
    let (cells, _) = numbers.as_chunks();
    debug_assert_eq!(cells.len(), CELLS);
    cells.iter().map(|lines| {
        let mut sum = [0.0; CHANNELS];
        for &line in lines {
            add_scaled(&mut sum, &table[usize::from(line)], 1.0);
        }
        (sum, lines)
    })
}

fn total(table: &[Channels], numbers: &Numbers) -> Channels {
    let mut total = [0.0; CHANNELS];
    for (sum, _) in cells(table, numbers) {
        add_scaled(&mut total, &sum.map(relu), 1.0 / DIVISOR);
    }
    total
}

fn relu(x: f32) -> f32 {
    x.max(0.0)
}

/// Sets the gradient of rectified numbers to 0 where they are 0.
fn mask<const COUNT: usize>(gradient: &mut [f32; COUNT], rectified: &[f32; COUNT]) {
    for (gradient, &number) in gradient.iter_mut().zip(rectified) {
        *gradient = if number > 0.0 { *gradient } else { 0.0 };
    }
}

/// Returns the chance with this logit.
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn silu(x: f32) -> f32 {
    x * logistic(x)
}

/// Turns the gradient of activated numbers into that of the numbers.
fn scale_by_slope<const COUNT: usize>(gradient: &mut [f32; COUNT], numbers: &[f32; COUNT]) {
    for (gradient, &number) in gradient.iter_mut().zip(numbers) {
        let chance = logistic(number);
        *gradient *= chance * (1.0 + number * (1.0 - chance));
    }
}
