use super::{
    context::SearchContext,
    move_history::MAX_PLY,
    patterns::{Index, kind},
    threats::{self, StaticResult},
};
use crate::engine::{Cell, Side};

impl SearchContext<'_> {
    /// The principal variation: the best move, followed by forced moves and hash moves.
    pub fn principal_variation(&mut self, best: Index, mut side: Side) -> Vec<Cell> {
        let mut next = Some(best);
        let mut line = Vec::new();
        while let Some(index) = next {
            let patterns = &mut self.memory.patterns;
            let is_end = patterns.kind(index, side) == kind::WIN;
            line.push(patterns.cell(index));
            patterns.put(index, side);
            side = side.other();
            if is_end || patterns.free() == 0 || line.len() >= MAX_PLY {
                break;
            }
            next = match threats::static_result(patterns, side) {
                StaticResult::MateIn(_) => threats::winning_move(patterns, side),
                StaticResult::Forced(index) => Some(index),
                StaticResult::MatedIn(_) => threats::blocking_move(patterns, side),
                _ => {
                    let entry = self.probe(self.key(side));
                    let index = entry.and_then(|(_, index)| index);
                    index.filter(|&index| self.memory.patterns.is_empty(index))
                }
            };
        }
        for _ in &line {
            self.memory.patterns.undo();
        }
        line
    }
}
