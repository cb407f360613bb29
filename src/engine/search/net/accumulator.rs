use std::sync::Arc;

use super::{Net, view::View};
use crate::engine::{Side, search::patterns::Patterns};

/// The state of a network on one board, updated incrementally.
///
/// A move and its undo cost nothing until a position after it is evaluated.
///
/// # Examples
/// ```
/// use in_a_row::engine::{
///     Side,
///     search::{net::{Accumulator, Net}, patterns::Patterns},
/// };
///
/// let net = Net::from_bytes(&[0; 4 * 8_642])?;
/// let mut patterns = Patterns::new("15x15k5".parse()?);
/// let mut accumulator = Accumulator::new(net, &patterns);
///
/// patterns.put(patterns.index("h8".parse()?), Side::First);
/// // This network has learnt nothing.
/// assert_eq!(accumulator.logit(&patterns, Side::Second), 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Accumulator {
    net: Arc<Net>,
    steps: [usize; 4],
    /// By the side to move.
    views: [View; 2],
}

/// The factor from the network's logits to the unit of the patterns' evaluation. With a larger one, the network would count
/// for more than half of their mean.
const SCALE: f32 = 150.0;

/// Beyond this the game is as good as decided.
const MAX_LOGIT: f32 = 20.0;

impl Accumulator {
    /// Evaluates positions of these patterns, whose rules the network must [support](Net::supports).
    #[must_use]
    pub fn new(net: Arc<Net>, patterns: &Patterns) -> Self {
        let views = [Side::First, Side::Second].map(|side| View::new(side, patterns));
        let mut accumulator = Self { net, steps: patterns.steps(), views };
        accumulator.set_up(patterns);
        accumulator
    }

    /// Starts again from other marks. Must be called after [`Patterns::set_up`].
    pub fn set_up(&mut self, patterns: &Patterns) {
        self.views.iter_mut().for_each(|view| view.set_up(&self.net, patterns));
    }

    /// The logit of the chance that the side to move wins.
    pub fn logit(&mut self, patterns: &Patterns, side: Side) -> f32 {
        let view = &mut self.views[side as usize];
        let total = view.total(&self.net, self.steps, patterns.path());
        self.net.head.logit(&total)
    }

    /// The evaluation for the side to move: the mean of the network's and the patterns', in hundredths of a logit.
    pub(in crate::engine::search) fn evaluate(&mut self, patterns: &Patterns, side: Side) -> i32 {
        let logit = self.logit(patterns, side).clamp(-MAX_LOGIT, MAX_LOGIT);
        #[allow(clippy::cast_possible_truncation, reason = "logits are at most MAX_LOGIT")]
        let value = (SCALE * logit).round() as i32;
        i32::midpoint(value, patterns.evaluate(side))
    }
}
