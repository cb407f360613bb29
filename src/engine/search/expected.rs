use super::{
    patterns::{Place, kind},
    thinking::{MOST_PLIES, Thinking},
    threats::{self, Verdict},
};
use crate::engine::{Cell, Side};

impl Thinking<'_> {
    /// The expected line: the best move, then what the rules of threats and the table say.
    pub fn expected_line(&mut self, best: Place, mut side: Side) -> Vec<Cell> {
        let mut next = Some(best);
        let mut line = Vec::new();
        while let Some(place) = next {
            let patterns = &mut self.memory.patterns;
            let is_end = patterns.kind(place, side) == kind::FIVE;
            line.push(patterns.cell(place));
            patterns.put(place, side);
            side = side.other();
            if is_end || patterns.free() == 0 || line.len() >= MOST_PLIES {
                break;
            }
            next = match threats::verdict(patterns, side) {
                Verdict::Wins(_) => threats::winning(patterns, side),
                Verdict::Forced(place) => Some(place),
                Verdict::Loses(_) => threats::winning(patterns, side.other()),
                _ => {
                    let known = self.recall(self.key(side));
                    let place = known.and_then(|(_, place)| place);
                    place.filter(|&place| self.memory.patterns.is_empty(place))
                }
            };
        }
        for _ in &line {
            self.memory.patterns.take_back();
        }
        line
    }
}
