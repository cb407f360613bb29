use super::{
    CHANNELS,
    exp::silu,
    weights::{LINE, LineWeights},
};

/// The states of the nine cells of a line, two bits each, the first cell in the lowest bits: 0 empty, 1 side to move,
/// 2 other side, 3 off the board.
pub(super) type LineCells = u32;

/// The number of values of [`LineCells`].
pub(super) const LINE_STATES: LineCells = 1 << (2 * LINE);

impl LineWeights {
    /// The output of the line network.
    pub fn output(&self, cells: LineCells) -> [f32; CHANNELS] {
        let mut hidden = self.first.biases;
        for place in 0..LINE {
            let Some(state) = (cells as usize >> (2 * place) & 3).checked_sub(1) else { continue };
            let weights = &self.first.weights[3 * place + state];
            hidden.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        }
        let hidden = self.second.forward(&hidden.map(silu));
        self.last.forward(&hidden.map(silu))
    }
}
