use super::{
    CHANNELS,
    weights::{HeadWeights, Layer},
};

/// The divisor of the sum of all cells' vectors.
const DIVISOR: f32 = 32.0;

/// A value head.
#[derive(Clone, Debug)]
pub(super) struct Head(HeadWeights);

impl Head {
    /// A head for sums in these units.
    pub fn new(weights: &HeadWeights, unit: [f32; CHANNELS]) -> Self {
        let mut weights = weights.clone();
        for (weights, unit) in weights.first.weights.iter_mut().zip(unit) {
            for weight in weights {
                *weight *= unit / DIVISOR;
            }
        }
        Self(weights)
    }

    /// The logit of the chance to win, from the sum of all cells' rectified channels.
    pub fn logit(&self, total: &[i32; CHANNELS]) -> f32 {
        let HeadWeights { first, second, last } = &self.0;
        #[allow(clippy::cast_precision_loss, reason = "24 bits are enough")]
        let inputs = total.map(|sum| sum as f32);
        let [logit] = relu_then(last, relu_then(second, first.forward(&inputs)));
        logit
    }
}

fn relu_then<const IN: usize, const OUT: usize>(
    layer: &Layer<IN, OUT>,
    sums: [f32; IN],
) -> [f32; OUT] {
    layer.forward(&sums.map(|sum| sum.max(0.0)))
}
