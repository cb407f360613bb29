//! The tree of calls as a drawing: a small board for each call, with the score below it, and a line to the call that
//! made it.

use std::fmt::Write;

use crate::{
    engine::{
        Cell, Rules,
        call_tree::{Progress, Step},
    },
    session::{Mark, Thought},
};

/// The side of a cell, in the units of the drawing.
const CELL: usize = 10;

/// The gap between two boards.
const GAP: usize = 8;

/// The distance from the lower edge of a board to the lower edge of its score.
pub const SCORE: usize = 13;

/// The distance from a score to the boards below.
const LINES: usize = 16;

/// The drawing of the calls of minimax at one step. All lengths are in units of the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The width and the height of the drawing.
    pub size: [usize; 2],
    /// The width and the height of a board.
    pub board: [usize; 2],
    /// The lines between the cells of a board, as path data.
    pub grid: String,
    /// The lines between calls.
    pub lines: Vec<Line>,
    /// The calls, in the order in which they are made.
    pub calls: Vec<CallBoard>,
}

/// The line from a call to one that it makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its path data.
    pub path: String,
    /// Whether X makes the move between the calls.
    pub is_x: bool,
    /// Whether the lower call has not been made yet.
    pub is_ahead: bool,
    /// Whether the lower call's answer is the upper call's best answer so far.
    pub is_kept: bool,
}

/// The board of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallBoard {
    /// Its upper left corner in the drawing.
    pub corner: [usize; 2],
    /// The number of moves from the first call to this one.
    pub depth: usize,
    /// The progress of the call.
    pub progress: Progress,
    /// Whether the current step is about this call.
    pub is_current: bool,
    /// The step in which the call is made; `None` if alpha-beta skips it.
    pub step: Option<usize>,
    /// The cell of the move that led here, as path data on the board.
    pub moved: String,
    /// The crosses, as path data on the board.
    pub crosses: String,
    /// The noughts, as path data on the board.
    pub noughts: String,
}

impl Picture {
    /// Draws the calls at the step that is shown.
    #[must_use]
    pub fn new(thought: &Thought) -> Self {
        let tree = thought.tree();
        let layout = Layout::new(thought);
        let progress = tree.progress(thought.at());
        let depth = tree.calls().iter().map(|call| call.depth).max().unwrap_or_default();
        let calls = 0..tree.calls().len();
        Self {
            size: [layout.width, layout.top(depth + 1) - LINES + GAP],
            board: layout.board,
            grid: grid(thought.game().rules()),
            lines: calls
                .clone()
                .filter_map(|place| line(thought, &layout, &progress, place))
                .collect(),
            calls: calls.map(|place| board(thought, &layout, progress[place], place)).collect(),
        }
    }
}

/// Returns the position of the current call in the drawing, in thousandths from the left.
#[must_use]
pub fn middle(thought: &Thought) -> i32 {
    let layout = Layout::new(thought);
    let middle = layout.middles.get(current(thought)).copied().unwrap_or_default();
    i32::try_from(middle * 1000 / layout.width).unwrap_or_default()
}

/// The positions of the boards.
struct Layout {
    board: [usize; 2],
    /// The distance of the middle of each board from the left.
    middles: Vec<usize>,
    width: usize,
}

impl Layout {
    fn new(thought: &Thought) -> Self {
        let shape = thought.game().rules().shape();
        let board = [shape.columns(), shape.rows()].map(|cells| usize::from(cells) * CELL);
        let tree = thought.tree();
        let mut middles = vec![0; tree.calls().len()];
        let pitch = board[0] + GAP;
        let mut width = GAP;
        // Children come after their parents, so from the end a parent finds its children placed. A call without
        // children is placed beside the one before.
        for call in (0..middles.len()).rev() {
            let (mut first, mut last) = (None, 0);
            for child in tree.children(call) {
                first = first.or(Some(middles[child]));
                last = middles[child];
            }
            middles[call] = first.map_or(width + pitch / 2, |first| usize::midpoint(first, last));
            width += if first.is_none() { pitch } else { 0 };
        }
        // The positions are measured from the right so far.
        for middle in &mut middles {
            *middle = width - *middle;
        }
        Self { board, middles, width }
    }

    /// Returns the upper edge of the boards of this depth.
    fn top(&self, depth: usize) -> usize {
        GAP + depth * (self.board[1] + SCORE + LINES)
    }
}

/// Returns the call that the current step is about.
fn current(thought: &Thought) -> usize {
    match thought.tree().steps().get(thought.at()) {
        Some(Step::Called(call) | Step::Answered(call)) => *call,
        None => 0,
    }
}

/// Returns the line to a call from the one that made it.
fn line(thought: &Thought, layout: &Layout, progress: &[Progress], place: usize) -> Option<Line> {
    let call = thought.tree().calls()[place];
    let parent = call.parent?;
    let from = layout.top(call.depth - 1) + layout.board[1] + SCORE;
    Some(Line {
        path: format!(
            "M{} {from}L{} {}",
            layout.middles[parent],
            layout.middles[place],
            layout.top(call.depth)
        ),
        is_x: thought.mark_at(call.depth - 1) == Mark::X,
        is_ahead: progress[place] == Progress::Ahead,
        is_kept: best_answer(thought, progress, parent) == Some(place),
    })
}

/// Returns the board of a call.
fn board(thought: &Thought, layout: &Layout, progress: Progress, place: usize) -> CallBoard {
    let tree = thought.tree();
    let call = tree.calls()[place];
    let (mut crosses, mut noughts) = (String::new(), String::new());
    for (cell, mark) in marks(thought, place) {
        let [x, y] = corner(thought, cell);
        // Writing to a string never fails.
        let _ = match mark {
            Mark::X => write!(crosses, "M{} {}l5 5m0-5l-5 5", x + 3, y + 3),
            Mark::O => write!(noughts, "M{} {}a3 3 0 1 0 6 0 3 3 0 1 0-6 0", x + 2, y + 5),
        };
    }
    let moved = call.cell.map(|cell| corner(thought, cell));
    CallBoard {
        corner: [layout.middles[place] - layout.board[0] / 2, layout.top(call.depth)],
        depth: call.depth,
        progress,
        is_current: place == current(thought),
        step: tree.steps().iter().position(|&step| step == Step::Called(place)),
        moved: moved.map_or_else(String::new, |[x, y]| format!("M{x} {y}h{CELL}v{CELL}h-{CELL}z")),
        crosses,
        noughts,
    }
}

/// Returns the upper left corner of a cell on its board.
fn corner(thought: &Thought, cell: Cell) -> [usize; 2] {
    let down = i16::from(thought.game().rules().shape().rows()) - 1 - cell.row();
    [cell.column(), down].map(|it| usize::from(it.unsigned_abs()) * CELL)
}

/// Returns the marks on the board of a call.
fn marks(thought: &Thought, mut place: usize) -> Vec<(Cell, Mark)> {
    let board = thought.game().board();
    let before = thought.game().rules().shape().cells();
    let mut marks: Vec<_> =
        before.filter_map(|cell| Some((cell, thought.mark_of(board.get(cell)?)))).collect();
    let calls = thought.tree().calls();
    while let (Some(cell), Some(parent)) = (calls[place].cell, calls[place].parent) {
        marks.push((cell, thought.mark_at(calls[parent].depth)));
        place = parent;
    }
    marks
}

/// Returns the child of this call with the best answer so far.
#[must_use]
pub fn best_answer(thought: &Thought, progress: &[Progress], call: usize) -> Option<usize> {
    let (Progress::Open(Some(best)) | Progress::Answered(best)) = progress[call] else {
        return None;
    };
    thought.tree().children(call).find(|&child| progress[child] == Progress::Answered(best))
}

/// Returns the lines between the cells.
fn grid(rules: Rules) -> String {
    let shape = rules.shape();
    let (columns, rows) = (usize::from(shape.columns()), usize::from(shape.rows()));
    let mut path = String::new();
    for column in 1..columns {
        let _ = write!(path, "M{} 0v{}", column * CELL, rows * CELL);
    }
    for row in 1..rows {
        let _ = write!(path, "M0 {}h{}", row * CELL, columns * CELL);
    }
    path
}
