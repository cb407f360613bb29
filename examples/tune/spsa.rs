use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How far numbers go after a trial, in steps for each point: at first, and at last.
const RATES: [f64; 2] = [0.005, 0.0015];

/// Simultaneous perturbation stochastic approximation, along any number of axes.
pub struct Spsa {
    /// How far numbers are moved for a trial.
    steps: Vec<f64>,
    /// How far they have gone so far.
    at: Vec<f64>,
    /// Of what they were in the second half, the sum, and of how many trials.
    sum: Vec<f64>,
    summed: u32,
    /// How many trials there have been, and how many there will be.
    done: u32,
    total: u32,
    random: Xoshiro128PlusPlus,
}

/// To which side each number is moved for one of the two: 1 or -1.
pub type Trial = Vec<f64>;

impl Spsa {
    pub fn new(steps: Vec<f64>, total: u32, seed: u64) -> Self {
        let zeros = vec![0.0; steps.len()];
        let random = Xoshiro128PlusPlus::seed_from_u64(seed);
        Self { steps, at: zeros.clone(), sum: zeros, summed: 0, done: 0, total, random }
    }

    /// How many trials have been learnt from.
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

    /// Learns by how many points the first of each trial's sides was better.
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

    /// Where numbers were on average in the second half.
    pub fn mean(&self) -> Vec<f64> {
        self.sum.iter().map(|sum| sum / f64::from(self.summed.max(1))).collect()
    }
}
