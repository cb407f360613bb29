//! Trains a network.

use std::{num::NonZero, thread};

use in_a_row::engine::Side;
use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::{
    layer::add_scaled,
    lines::{LINES, Lines, Numbers, turned},
    network::{CHANNELS, Channels, Network, logistic},
    sample::Samples,
};

/// Of so many blocks of samples, one is held out. It is never learnt from, and shows how well the network does elsewhere. The
/// positions of a game are next to each other, so that few games are on both sides.
const ONE_HELD_OUT_IN: usize = 20;
const BLOCK: usize = 1_000;

/// The numbers of the algorithm `AdamW` (Loshchilov and Hutter, 2019).
const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const WEIGHT_DECAY: f32 = 0.01;
const LEAST_SQUARE: f32 = 1e-8;

/// The share of the steps in which the learning rate rises from 0 before it falls again along a cosine.
const WARM_UP: f32 = 0.02;

/// How to go through the samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// How often to go through all of them.
    pub epochs: usize,
    /// The samples of a step.
    pub batch: NonZero<usize>,
    /// The highest learning rate.
    pub rate: f32,
}

/// A network in training.
pub struct Trainer<'a> {
    samples: Samples<'a>,
    lines: Lines,
    threads: NonZero<usize>,
    pub network: Network,
    /// The decaying means of each number's gradient and of its square.
    means: Network,
    squares: Network,
    steps: i32,
    random: Xoshiro128PlusPlus,
}

/// A sample as a step sees it.
struct Example {
    numbers: Numbers,
    side: Side,
    target: f32,
    weight: f32,
}

/// The gradients that one thread has found.
struct Gradients {
    network: Network,
    table: Vec<Channels>,
}

/// The cross-entropy of a network's chances and the targets, added up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loss {
    sum: f64,
    weight: f64,
}

impl<'a> Trainer<'a> {
    /// Begins with a network at random. With `for_sides`, it has a head for each side.
    pub fn new(samples: Samples<'a>, for_sides: bool, threads: NonZero<usize>, seed: u64) -> Self {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        let network = Network::random(for_sides, &mut random);
        Self {
            samples,
            lines: Lines::new(),
            threads,
            means: network.zeros(),
            squares: network.zeros(),
            network,
            steps: 0,
            random,
        }
    }

    /// Trains the network, and calls `tell` after each epoch with its number and the loss on the samples that are held out.
    pub fn train(&mut self, schedule: Schedule, mut tell: impl FnMut(usize, Loss)) {
        let Schedule { epochs, batch, rate } = schedule;
        let mut learnt: Vec<_> = (0..self.samples.len()).filter(|it| !is_held_out(*it)).collect();
        let all = epochs * learnt.len().div_ceil(batch.get());
        for epoch in 1..=epochs {
            learnt.shuffle(&mut self.random);
            for numbers in learnt.chunks(batch.get()) {
                let examples = self.examples(numbers);
                let gradient = self.gradient(&examples);
                self.step(&gradient, rate * rate_after(self.steps, all));
            }
            tell(epoch, self.held_out());
        }
    }

    /// Reads these samples, each turned at random.
    fn examples(&mut self, numbers: &[usize]) -> Vec<Example> {
        let symmetries: Vec<u8> = numbers.iter().map(|_| self.random.random_range(0..8)).collect();
        let choices: Vec<_> = numbers.iter().copied().zip(symmetries).collect();
        let (samples, lines) = (&self.samples, &self.lines);
        let parts = self.in_threads(&choices, |part| {
            let examples = part.iter().map(|&(number, symmetry)| {
                let sample = samples.get(number);
                let numbers = lines.of(&turned(&sample.cells, symmetry));
                let side = sample.side();
                Example { numbers, side, target: sample.target, weight: sample.weight }
            });
            examples.collect::<Vec<_>>()
        });
        parts.into_iter().flatten().collect()
    }

    /// The gradient of the mean loss of these samples.
    fn gradient(&self, examples: &[Example]) -> Network {
        let used = used_lines(examples);
        let table = self.table_of(&used);
        let weight: f32 = examples.iter().map(|it| it.weight).sum();
        let parts = self.in_threads(examples, |part| {
            let mut found =
                Gradients { network: self.network.zeros(), table: vec![[0.0; CHANNELS]; LINES] };
            for Example { numbers, side, target, weight: own } in part {
                let slope = |logit| own / weight * (logistic(logit) - target);
                let Gradients { network, table: of_table } = &mut found;
                let head = self.network.head(*side);
                head.backward(&table, numbers, slope, network.head_mut(*side), of_table);
            }
            found
        });
        let mut sum = self.network.zeros();
        let mut of_table = vec![[0.0; CHANNELS]; LINES];
        for part in parts {
            sum.add(&part.network);
            for (sum, own) in of_table.iter_mut().zip(&part.table) {
                add_scaled(sum, own, 1.0);
            }
        }
        let of_lines = self.in_threads(&used, |part| {
            let mut gradient = self.network.zeros();
            for &line in part {
                let states = self.lines.states(line);
                self.network.line.backward(states, &of_table[line], &mut gradient.line);
            }
            gradient
        });
        for part in &of_lines {
            sum.add(part);
        }
        sum
    }

    /// The channels of these lines. Those of others are 0.
    fn table_of(&self, used: &[usize]) -> Vec<Channels> {
        let channels = self.in_threads(used, |part| {
            let lines = part.iter().map(|&line| self.network.line.forward(self.lines.states(line)));
            lines.collect::<Vec<_>>()
        });
        let mut table = vec![[0.0; CHANNELS]; LINES];
        for (&line, channels) in used.iter().zip(channels.into_iter().flatten()) {
            table[line] = channels;
        }
        table
    }

    /// Calls `work` in each thread for a share of the items.
    fn in_threads<T: Sync, R: Send>(&self, items: &[T], work: impl Fn(&[T]) -> R + Sync) -> Vec<R> {
        let share = items.len().div_ceil(self.threads.get()).max(1);
        thread::scope(|scope| {
            let work = &work;
            let threads: Vec<_> =
                items.chunks(share).map(|part| scope.spawn(move || work(part))).collect();
            threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
        })
    }

    /// Moves each number of the network against its gradient.
    fn step(&mut self, gradient: &Network, rate: f32) {
        self.steps += 1;
        let of_mean = 1.0 - MEAN_DECAY.powi(self.steps);
        let of_square = 1.0 - SQUARE_DECAY.powi(self.steps);
        let slices = self.network.slices_mut().zip(gradient.slices());
        let moments = self.means.slices_mut().zip(self.squares.slices_mut());
        for ((numbers, slopes), (means, squares)) in slices.zip(moments) {
            let moments = means.iter_mut().zip(squares);
            for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(moments) {
                *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
                *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
                let direction = *mean / of_mean / ((*square / of_square).sqrt() + LEAST_SQUARE);
                *number -= rate * (direction + WEIGHT_DECAY * *number);
            }
        }
    }

    /// The loss on the samples that are held out.
    pub fn held_out(&self) -> Loss {
        let table = self.table_of(&(0..LINES).collect::<Vec<_>>());
        let held_out: Vec<_> = (0..self.samples.len()).filter(|it| is_held_out(*it)).collect();
        let parts = self.in_threads(&held_out, |part| {
            let mut loss = Loss::default();
            for &number in part {
                let sample = self.samples.get(number);
                let head = self.network.head(sample.side());
                let logit = head.logit(&table, &self.lines.of(&sample.cells));
                loss.add(logit, sample.target, sample.weight);
            }
            loss
        });
        parts.into_iter().fold(Loss::default(), |sum, part| Loss {
            sum: sum.sum + part.sum,
            weight: sum.weight + part.weight,
        })
    }
}

/// Returns whether the sample with this number is held out.
const fn is_held_out(number: usize) -> bool {
    (number / BLOCK).is_multiple_of(ONE_HELD_OUT_IN)
}

/// The share of the learning rate after so many of all steps.
fn rate_after(steps: i32, all: usize) -> f32 {
    #[allow(clippy::cast_precision_loss, reason = "far fewer than 2^24 steps")]
    let done = steps as f32 / all as f32;
    if done < WARM_UP {
        done / WARM_UP
    } else {
        let falling = (done - WARM_UP) / (1.0 - WARM_UP);
        f32::midpoint(1.0, (std::f32::consts::PI * falling).cos())
    }
}

/// The lines that these positions have, each once.
fn used_lines(examples: &[Example]) -> Vec<usize> {
    let mut is_used = vec![false; LINES];
    for line in examples.iter().flat_map(|it| it.numbers) {
        is_used[usize::from(line)] = true;
    }
    (0..LINES).filter(|&line| is_used[line]).collect()
}

impl Loss {
    fn add(&mut self, logit: f32, target: f32, weight: f32) {
        let [logit, target, weight] = [logit, target, weight].map(f64::from);
        // ln(1 + e^-x) for either sign of x, without overflow.
        let cost = |logit: f64| (-logit.abs()).exp().ln_1p() + (-logit).max(0.0);
        self.sum += weight * (target * cost(logit) + (1.0 - target) * cost(-logit));
        self.weight += weight;
    }

    /// The mean cross-entropy in nats.
    pub fn mean(self) -> f64 {
        self.sum / self.weight.max(f64::MIN_POSITIVE)
    }
}
