//! The view of a 3D board: stacked or side by side, and its turns.

/// The view of a 3D board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// Whether its layers are stacked rather than side by side.
    pub is_stacked: bool,
    /// The quarter turns of the stack, as seen from above: clockwise if positive. They are counted beyond a whole turn,
    /// so that the animation continues in the same direction.
    pub turns: i32,
}

/// A turn of a stack of layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A quarter turn clockwise, as seen from above.
    Clockwise,
    /// A quarter turn the other way.
    Anticlockwise,
    /// Back to the front.
    ToFront,
}

impl Space {
    /// Returns the quarter turns clockwise from the front, from 0 to 3.
    pub fn quarter_turns(self) -> usize {
        let turns = if self.is_stacked { self.turns.rem_euclid(4) } else { 0 };
        usize::try_from(turns).unwrap_or_default()
    }
}
