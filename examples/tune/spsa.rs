use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How far numbers move after a trial, in steps per point: at the start and at the end.
const RATES: [f64; 2] = [0.005, 0.0015];

/// Simultaneous perturbation stochastic approximation, along any number of axes.
pub struct Spsa {
    /// How far each number is moved in a trial.
    steps: Vec<f64>,
    /// How far each number has moved so far.
    at: Vec<f64>,
    /// The sum of `at` over the trials of the second half, and the number of these trials.
    sum: Vec<f64>,
    summed: u32,
    /// The number of trials so far, and in all.
    done: u32,
    total: u32,
    random: Xoshiro128PlusPlus,
}

/// The direction in which each number is moved for the first program, 1 or -1; for the second, it is the opposite.
pub type Trial = Vec<f64>;

impl Spsa {
    pub fn new(steps: Vec<f64>, total: u32, seed: u64) -> Self {
        let zeros = vec![0.0; steps.len()];
        let random = Xoshiro128PlusPlus::seed_from_u64(seed);
        Self { steps, at: zeros.clone(), sum: zeros, summed: 0, done: 0, total, random }
    }

    /// The number of trials so far.
    pub fn done(&self) -> u32 {
        self.done
    }

    /// The next trials.
    pub fn trials(&mut self, count: u32) -> Vec<Trial> {
        let mut flip = |_| if self.random.random() { 1.0 } else { -1.0 };
        (0..count).map(|_| (0..self.steps.len()).map(&mut flip).collect()).collect()
    }

    /// The two points that a trial compares.
    pub fn sides(&self, trial: &Trial) -> [Vec<f64>; 2] {
        [1.0, -1.0].map(|sign| {
            let moved = self.at.iter().zip(&self.steps).zip(trial);
            moved.map(|((at, step), flip)| at + sign * step * flip).collect()
        })
    }

    /// Moves the numbers towards the better side of each trial. `points` says by how much the first side was better.
    pub fn learn(&mut self, trials: &[Trial], points: &[f64]) {
        for (trial, points) in trials.iter().zip(points) {
            self.done += 1;
            let gone = f64::from(self.done) / f64::from(self.total);
            let rate = RATES[0] + (RATES[1] - RATES[0]) * gone;
            for ((at, step), flip) in self.at.iter_mut().zip(&self.steps).zip(trial) {
                *at += rate * step * flip * points;
            }
            if 2 * self.done > self.total {
                self.summed += 1;
                self.sum.iter_mut().zip(&self.at).for_each(|(sum, at)| *sum += at);
            }
        }
    }

    /// The mean of the numbers over the second half of the trials.
    pub fn mean(&self) -> Vec<f64> {
        self.sum.iter().map(|sum| sum / f64::from(self.summed.max(1))).collect()
    }
}
