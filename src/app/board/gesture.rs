use crate::{engine::Cell, platform::timer::Timer};

/// What has begun on the board and not ended.
#[derive(Default)]
pub(crate) struct Gesture {
    /// The beginning of a cell's name.
    pub typed: String,
    /// The cell at which the next character is expected.
    pub typed_at: Cell,
    /// The cell that was typed last, and the moment until the keyboard goes there.
    pub pending_focus: Option<(Cell, Timer)>,
    pub fingers: Option<Fingers>,
    pub drag: Drag,
}

/// Where two fingers are, in CSS pixels.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Fingers {
    /// How far they are apart.
    pub apart: f64,
    /// What is half-way between them, in the window.
    pub middle: [i32; 2],
}

/// What a pointer that was pressed on the board is doing. Places are of the window, in CSS pixels.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Drag {
    /// Nothing that could be a drag.
    #[default]
    None,
    /// It is pressed on the mark on this cell, at this place.
    OnMark(Cell, [i32; 2]),
    /// It is pressed at this place of a board that can be moved.
    OnBoard([i32; 2]),
    /// It has gone far enough: the mark goes along.
    MovesMark,
    /// The board goes along, and has come to this place.
    MovesBoard([i32; 2]),
    /// It was released after that. The click that may follow is no tap.
    Done,
}
