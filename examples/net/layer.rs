//! Linear layers, and what a network learns from: their gradients.

use rand::{Rng, RngExt};

/// A linear layer with `IN` inputs and `OUT` outputs, or the gradient of one.
#[derive(Clone, Debug)]
pub struct Layer<const IN: usize, const OUT: usize> {
    /// By input.
    pub weights: Vec<[f32; OUT]>,
    pub biases: [f32; OUT],
}

impl<const IN: usize, const OUT: usize> Layer<IN, OUT> {
    pub fn zeros() -> Self {
        Self { weights: vec![[0.0; OUT]; IN], biases: [0.0; OUT] }
    }

    /// A layer before any training, of whose inputs as many are active at once.
    pub fn random(active: usize, random: &mut impl Rng) -> Self {
        #[allow(clippy::cast_precision_loss, reason = "a small number")]
        let bound = (1.0 / active as f32).sqrt();
        let mut layer = Self::zeros();
        for number in layer.weights.iter_mut().flatten().chain(&mut layer.biases) {
            *number = random.random_range(-bound..bound);
        }
        layer
    }

    /// The outputs for these inputs.
    pub fn forward(&self, inputs: &[f32; IN]) -> [f32; OUT] {
        let mut outputs = self.biases;
        for (&input, weights) in inputs.iter().zip(&self.weights) {
            add_scaled(&mut outputs, weights, input);
        }
        outputs
    }

    /// Adds the gradient of this layer to `gradient`, given that of its outputs. Returns that of its inputs.
    pub fn backward(
        &self,
        inputs: &[f32; IN],
        outputs: &[f32; OUT],
        gradient: &mut Self,
    ) -> [f32; IN] {
        add_scaled(&mut gradient.biases, outputs, 1.0);
        for (&input, weights) in inputs.iter().zip(&mut gradient.weights) {
            add_scaled(weights, outputs, input);
        }
        std::array::from_fn(|input| {
            self.weights[input].iter().zip(outputs).map(|(weight, output)| weight * output).sum()
        })
    }

    /// All its numbers, in slices.
    pub fn slices(&self) -> impl Iterator<Item = &[f32]> {
        [self.weights.as_flattened(), &self.biases[..]].into_iter()
    }

    pub fn slices_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        [self.weights.as_flattened_mut(), &mut self.biases[..]].into_iter()
    }

    /// Its numbers in the order of a file of weights: outputs by inputs, and then biases.
    pub fn stored(&self) -> impl Iterator<Item = f32> {
        let weights =
            (0..OUT).flat_map(move |output| self.weights.iter().map(move |it| it[output]));
        weights.chain(self.biases)
    }
}

/// Adds a multiple of some numbers to others.
pub fn add_scaled<const COUNT: usize>(
    sums: &mut [f32; COUNT],
    numbers: &[f32; COUNT],
    factor: f32,
) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += factor * number;
    }
}
