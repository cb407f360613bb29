use std::sync::Arc;

use super::{
    Net,
    view::{Total, View},
};
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
    /// The correction for the size of the board; see [`Net::offset`].
    offset: Total,
    /// By the side to move.
    views: [View; 2],
}

/// The factor from the network's logits to the unit of the patterns' evaluation.
const SCALE: f32 = 200.0;

/// How many tenths of the evaluation come from the network. The others come from the patterns.
const TENTHS: i32 = 7;

/// Where the patterns' evaluation is this far outside the window, the network hardly ever changes what follows from it.
/// Without it, a search of the same time sees a tenth more nodes.
const FAR: i32 = 200;

/// Beyond this the game is as good as decided.
const MAX_LOGIT: f32 = 20.0;

impl Accumulator {
    /// Evaluates positions of these patterns, whose rules the network must [support](Net::supports).
    #[must_use]
    pub fn new(net: Arc<Net>, patterns: &Patterns) -> Self {
        let views = [Side::First, Side::Second].map(|side| View::new(side, patterns));
        let offset = net.offset(patterns.sides());
        let mut accumulator = Self { net, steps: patterns.steps(), offset, views };
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
        let mut total = view.total(&self.net, self.steps, patterns.path());
        total.iter_mut().zip(self.offset).for_each(|(total, offset)| *total += offset);
        self.net.heads[side as usize].logit(&total)
    }

    /// The evaluation for the side to move, in hundredths of a logit: the weighted mean of the network's and the patterns',
    /// or the patterns' alone if it is [`FAR`] outside the window from `alpha` to `beta`.
    pub(in crate::engine::search) fn evaluate(
        &mut self,
        patterns: &Patterns,
        side: Side,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let of_patterns = patterns.evaluate(side);
        if of_patterns + FAR <= alpha || of_patterns - FAR >= beta {
            return of_patterns;
        }
        let logit = self.logit(patterns, side).clamp(-MAX_LOGIT, MAX_LOGIT);
        #[allow(clippy::cast_possible_truncation, reason = "logits are at most MAX_LOGIT")]
        let value = (SCALE * logit).round() as i32;
        (TENTHS * value + (10 - TENTHS) * of_patterns) / 10
    }
}
