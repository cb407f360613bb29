//! The state of typing, pinching and dragging on the board.

use crate::{app::board::typing::Typed, engine::Cell, platform::timer::Timer};

/// The state of what a person is typing, pinching or dragging on the board.
#[derive(Default)]
pub(crate) struct Gesture {
    /// The characters of a cell's name so far.
    pub typed: Typed,
    /// The cell that has the focus when the next character is typed.
    pub typed_at: Cell,
    /// The cell that was typed last, and the timer that focuses it.
    pub pending_focus: Option<(Cell, Timer)>,
    /// The two fingers on the board.
    pub fingers: Option<Fingers>,
    /// The pointer on the board.
    pub drag: Drag,
}

/// The positions of two fingers, in CSS pixels.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Fingers {
    /// The distance between them.
    pub apart: f64,
    /// The point half-way between them, in the window.
    pub middle: [i32; 2],
}

/// A change of the size of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zoom {
    In,
    Out,
    Fit,
}

/// The state of a pointer that was pressed on the board. Positions are in the window, in CSS pixels.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Drag {
    /// The pointer can't drag anything.
    #[default]
    None,
    /// It was pressed on the mark on this cell, at this position.
    OnMark(Cell, [i32; 2]),
    /// It was pressed at this position of a board that can be moved.
    OnBoard([i32; 2]),
    /// It drags the mark.
    MovesMark,
    /// It drags the board, and is at this position.
    MovesBoard([i32; 2]),
    /// It was released after dragging. The click that may follow is not a tap.
    Done,
}
