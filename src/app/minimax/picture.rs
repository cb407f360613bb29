//! The tree of calls as a drawing: a small board for each call, the score below it.

use std::fmt::Write;

use crate::{
    app::ui::shown::classes,
    engine::{
        Cell, Rules,
        call_tree::{Progress, Step},
    },
    session::{Mark, Thought},
    words::phrases,
};

/// The side of a cell, in the units of the drawing.
const CELL: usize = 10;

/// The edge of a board.
const EDGE: usize = 1;

/// Between two boards.
const GAP: usize = 8;

/// From the lower edge of a board to that of its score.
const SCORE: usize = 13;

/// From the score to the boards below.
const LINES: usize = 16;

/// A drawing that is narrower is fitted into the space there is.
const FITTING: usize = 400;

/// How many CSS pixels a unit takes in a drawing that is not, as a fraction.
const SCALE: (usize, usize) = (5, 4);

/// What is drawn of a thought, call by call.
struct Picture<'a> {
    thought: &'a Thought,
    progress: Vec<Progress>,
    /// The middle of each board, from the left.
    middles: Vec<usize>,
    width: usize,
    current: usize,
}

/// Where in the picture the current call is, in thousandths from the left.
pub(crate) fn middle(thought: &Thought) -> i32 {
    let picture = Picture::new(thought);
    let middle = picture.middles.get(picture.current).copied().unwrap_or_default();
    i32::try_from(middle * 1000 / picture.width).unwrap_or_default()
}

/// The picture as markup.
pub(crate) fn draw(thought: &Thought) -> String {
    let picture = Picture::new(thought);
    let depth = thought.tree().calls().iter().map(|call| call.depth).max().unwrap_or_default();
    let (width, height) = (picture.width, picture.top(depth + 1) - LINES + GAP);
    let fits = if width < FITTING { "fits" } else { "" };
    let mut svg = format!(
        "<svg class=\"{fits}\" viewBox=\"0 0 {width} {height}\" width=\"{}\" height=\"{}\" \
         aria-hidden=\"true\">",
        width * SCALE.0 / SCALE.1,
        height * SCALE.0 / SCALE.1
    );
    // Lines first, so that no board is crossed.
    for call in 0..picture.middles.len() {
        picture.draw_line(&mut svg, call);
    }
    for call in 0..picture.middles.len() {
        picture.draw_call(&mut svg, call);
    }
    svg.push_str("</svg>");
    svg
}

impl<'a> Picture<'a> {
    fn new(thought: &'a Thought) -> Self {
        let tree = thought.tree();
        let mut middles = vec![0; tree.calls().len()];
        let pitch = board_size(thought).0 + GAP;
        let mut width = GAP;
        // Children come after their parents, so from the end a parent finds its children placed, and
        // what has none stands beside the one before.
        for call in (0..middles.len()).rev() {
            let (mut first, mut last) = (None, 0);
            for child in tree.children(call) {
                first = first.or(Some(middles[child]));
                last = middles[child];
            }
            middles[call] = first.map_or(width + pitch / 2, |first| usize::midpoint(first, last));
            width += if first.is_none() { pitch } else { 0 };
        }
        // It was laid out from the right.
        for middle in &mut middles {
            *middle = width - *middle;
        }
        let current = match tree.steps().get(thought.at()) {
            Some(Step::Called(call) | Step::Answered(call)) => *call,
            None => 0,
        };
        Self { thought, progress: tree.progress(thought.at()), middles, width, current }
    }

    /// The upper edge of the boards of this depth.
    fn top(&self, depth: usize) -> usize {
        GAP + depth * (board_size(self.thought).1 + SCORE + LINES)
    }

    /// The line from the call that asked: in the colour of the side that moves.
    fn draw_line(&self, svg: &mut String, place: usize) {
        let tree = self.thought.tree();
        let call = tree.calls()[place];
        let Some(parent) = call.parent else { return };
        let from = self.top(call.depth - 1) + board_size(self.thought).1 + SCORE;
        let class = classes(&[
            ("x", self.thought.mark_at(call.depth - 1) == Mark::X),
            ("ahead", self.progress[place] == Progress::Ahead),
            ("kept", kept(self.thought, &self.progress, parent) == Some(place)),
        ]);
        // A string takes everything.
        let _ = write!(
            svg,
            "<path class=\"line {class}\" d=\"M{} {from}L{} {}\"/>",
            self.middles[parent],
            self.middles[place],
            self.top(call.depth)
        );
    }

    fn draw_call(&self, svg: &mut String, place: usize) {
        let thought = self.thought;
        let call = thought.tree().calls()[place];
        let (width, height) = board_size(thought);
        let (left, top) = (self.middles[place] - width / 2, self.top(call.depth));
        let progress = self.progress[place];
        let class = classes(&[
            ("call", true),
            ("ahead", progress == Progress::Ahead),
            ("current", place == self.current),
        ]);
        let shown_at = thought.tree().steps().iter().position(|&step| step == Step::Called(place));
        let step = shown_at.map(|step| format!(" data-step=\"{step}\"")).unwrap_or_default();
        let _ = write!(
            svg,
            "<g class=\"{class}\"{step}><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
            left - EDGE,
            top - EDGE,
            width + 2 * EDGE,
            height + 2 * EDGE
        );
        let at = |cell: Cell| {
            let down = i16::from(thought.game().rules().shape().rows()) - 1 - cell.row();
            let [right, down] = [cell.column(), down].map(|it| usize::from(it.unsigned_abs()));
            (left + right * CELL, top + down * CELL)
        };
        if let Some((x, y)) = call.cell.map(at) {
            let _ = write!(svg, "<path class=\"moved\" d=\"M{x} {y}h{CELL}v{CELL}h-{CELL}z\"/>");
        }
        let (mut xs, mut os) = (String::new(), String::new());
        for (cell, mark) in self.marks(place) {
            let (x, y) = at(cell);
            let _ = match mark {
                Mark::X => write!(xs, "M{} {}l5 5m0-5l-5 5", x + 3, y + 3),
                Mark::O => write!(os, "M{} {}a3 3 0 1 0 6 0 3 3 0 1 0-6 0", x + 2, y + 5),
            };
        }
        let score = phrases::minimax_sign(progress, call.depth);
        let worth = match progress {
            Progress::Answered(1..) => "leads-to-win",
            Progress::Answered(..=-1) => "leads-to-loss",
            _ => "",
        };
        let _ = write!(
            svg,
            "<path class=\"grid\" d=\"{}\"/><path class=\"x\" d=\"{xs}\"/><path class=\"o\" d=\"{os}\"/>\
             <text class=\"{worth}\" x=\"{}\" y=\"{}\">{score}</text></g>",
            grid(thought.game().rules(), left, top),
            self.middles[place],
            top + height + SCORE - 2,
        );
    }

    /// The marks on the board of a call.
    fn marks(&self, mut place: usize) -> Vec<(Cell, Mark)> {
        let thought = self.thought;
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
}

/// The answer that this call has taken for the best so far.
pub(crate) fn kept(thought: &Thought, progress: &[Progress], call: usize) -> Option<usize> {
    let (Progress::Open(Some(best)) | Progress::Answered(best)) = progress[call] else {
        return None;
    };
    thought.tree().children(call).find(|&child| progress[child] == Progress::Answered(best))
}

/// The lines between the cells.
fn grid(rules: Rules, left: usize, top: usize) -> String {
    let shape = rules.shape();
    let (columns, rows) = (usize::from(shape.columns()), usize::from(shape.rows()));
    let mut path = String::new();
    for column in 1..columns {
        let _ = write!(path, "M{} {top}v{}", left + column * CELL, rows * CELL);
    }
    for row in 1..rows {
        let _ = write!(path, "M{left} {}h{}", top + row * CELL, columns * CELL);
    }
    path
}

/// Width and height of a board.
fn board_size(thought: &Thought) -> (usize, usize) {
    let rules = thought.game().rules();
    let shape = rules.shape();
    (usize::from(shape.columns()) * CELL, usize::from(shape.rows()) * CELL)
}
