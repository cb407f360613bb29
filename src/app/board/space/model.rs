//! How a 3D board is drawn.

/// How a board in space is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// Its levels are a stack, rather than side by side.
    pub is_stacked: bool,
    /// How many quarter turns the stack has made, as seen from above: clockwise if positive. They are counted on
    /// beyond a whole turn, so that the stack is seen to turn on the same way.
    pub turns: i32,
}

impl Space {
    /// How many quarter turns clockwise, from 0 to 3, lead from the front to what is seen.
    pub fn quarter_turns(self) -> usize {
        let turns = if self.is_stacked { self.turns.rem_euclid(4) } else { 0 };
        usize::try_from(turns).unwrap_or_default()
    }
}
