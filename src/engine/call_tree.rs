//! The calls of plain minimax, kept so that they can be looked at one by one.
//!
//! Unlike [`exact`](super::exact), which plays, this keeps to the scheme of the tutorials: a win of
//! the side that asks is worth 10, its loss -10, a full board 0. Every move is tried, row by row
//! from the top, and a game ends with a line or a full board, however sure a draw is before. From
//! the empty board of noughts and crosses that makes 549,946 calls, a known figure.

use serde::{Deserialize, Serialize};

use super::{
    Cell, Position,
    exact::{Cells, Marks, Masks, bits},
};

/// What a win is worth to the side that asks. A loss is worth as much less than nothing.
pub const WIN: i32 = 10;

/// Beyond every score.
const BEYOND: i32 = WIN + 1;

/// One call: the question what a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The call that asked this one; `None` for the first.
    pub parent: Option<usize>,
    /// The move that led here from the parent's position.
    pub cell: Option<Cell>,
    /// How many moves led here from the first call's position; see [`keeps_highest`].
    pub depth: usize,
    /// The answer; `None` where alpha-beta made the call needless.
    pub score: Option<i32>,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This call is made.
    Called(usize),
    /// This call is answered, and its parent takes the score or leaves it.
    Answered(usize),
}

/// How far a call has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Not made yet, or never made.
    Ahead,
    /// Made, and not answered yet. The best answer so far, if there is any.
    Open(Option<i32>),
    /// Answered.
    Answered(i32),
}

/// What happens while minimax thinks, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A call is made. This move led to it from its parent; none led to the first.
    Called(Option<Cell>),
    /// A call after this move is needless.
    Skipped(Option<Cell>),
    /// The call that was made last and is not answered yet is answered.
    Answered(i32),
}

/// What happens while minimax thinks about this position, with or without alpha-beta.
///
/// `None` for a board of more than 16 cells.
#[must_use]
pub fn events(position: Position<'_>, alpha_beta: bool) -> Option<Vec<Event>> {
    let masks = Masks::new(position.rules())?;
    let cell = |bit| masks.cells(bit).next();
    let mut events = Vec::new();
    let mut note = |note| {
        events.push(match note {
            Note::Called(bit) => Event::Called(bit.and_then(cell)),
            Note::Skipped(bit) => Event::Skipped(cell(bit)),
            Note::Answered(score) => Event::Answered(score),
        });
    };
    let start = masks.marks(position.board(), position.turn());
    Minimax { masks: &masks, alpha_beta, note: &mut note }.call(None, start, true, -BEYOND, BEYOND);
    Some(events)
}

/// All calls for one position, in the order in which they are made.
///
/// # Examples
/// ```
/// use in_a_row::engine::{call_tree::{CallTree, WIN}, notation::Link};
///
/// // The tutorials' example: three cells are left, and one of them completes the middle row.
/// let link: Link = "3x3k3//c3a2c2-a3b1c1".parse()?;
/// let position = link.game.position().expect("a running game");
/// let tree = CallTree::grow(position, false).expect("a small board");
/// assert_eq!(tree.calls().len(), 9);
/// assert_eq!(tree.calls()[0].score, Some(WIN));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CallTree {
    calls: Vec<Call>,
    steps: Vec<Step>,
}

impl CallTree {
    /// The calls for this position, with or without alpha-beta. Their number grows with the
    /// factorial of the free cells: 326 at most for five of them, two thousand for six.
    ///
    /// `None` for a board of more than 16 cells.
    #[must_use]
    pub fn grow(position: Position<'_>, alpha_beta: bool) -> Option<Self> {
        events(position, alpha_beta).and_then(Self::of)
    }

    /// The calls of which these events tell. `None` where they tell of no tree.
    #[must_use]
    pub fn of(events: Vec<Event>) -> Option<Self> {
        let mut tree = Self { calls: Vec::new(), steps: Vec::new() };
        let mut open = Vec::new();
        for event in events {
            let parent = open.last().copied();
            let place = tree.calls.len();
            if let Event::Called(cell) | Event::Skipped(cell) = event {
                // The first call has no parent, and no move led to it; all others have both.
                if [parent.is_none(), cell.is_none()] != [place == 0; 2] {
                    return None;
                }
                tree.calls.push(Call { parent, cell, depth: open.len(), score: None });
            }
            match event {
                Event::Called(_) => {
                    open.push(place);
                    tree.steps.push(Step::Called(place));
                }
                Event::Skipped(_) => {}
                Event::Answered(score) => {
                    let call = open.pop()?;
                    tree.calls[call].score = Some(score);
                    tree.steps.push(Step::Answered(call));
                }
            }
        }
        open.is_empty().then_some(tree).filter(|tree| !tree.steps.is_empty())
    }

    /// Every call, those that alpha-beta made needless among them; the first is the question itself.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// Everything that happens.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The calls that this call asks, in order.
    pub fn children(&self, call: usize) -> impl Iterator<Item = usize> {
        let calls = self.calls.iter().enumerate();
        calls.filter(move |(_, child)| child.parent == Some(call)).map(|(place, _)| place)
    }

    /// How far each call has come after this step, counted from 0, or the last if there are fewer.
    /// Where the game has ended the score is known with the call.
    #[must_use]
    pub fn progress(&self, step: usize) -> Vec<Progress> {
        let mut progress = vec![Progress::Ahead; self.calls.len()];
        for &step in self.steps.iter().take(step + 1) {
            match step {
                Step::Called(call) => {
                    progress[call] = match self.calls[call].score {
                        Some(score) if self.children(call).next().is_none() => {
                            Progress::Answered(score)
                        }
                        _ => Progress::Open(None),
                    };
                }
                Step::Answered(call) => {
                    let Call { parent, depth, score, .. } = self.calls[call];
                    let Some(score) = score else { continue };
                    progress[call] = Progress::Answered(score);
                    if let Some(parent) = parent
                        && let Progress::Open(best) = progress[parent]
                    {
                        let better = |best| choose(!keeps_highest(depth), best, score);
                        progress[parent] = Progress::Open(Some(best.map_or(score, better)));
                    }
                }
            }
        }
        progress
    }
}

/// Whether the side that asks is to move after so many moves, and keeps the highest score; else the
/// other does, and keeps the lowest.
#[must_use]
pub const fn keeps_highest(depth: usize) -> bool {
    depth.is_multiple_of(2)
}

/// How many positions minimax looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// All of them.
    pub plain: u32,
    /// With alpha-beta.
    pub alpha_beta: u32,
}

/// Counts the positions that minimax looks at. Each item is the count after one first move more, so
/// that the last is the answer, and a count that takes long can be done piece by piece.
///
/// # Examples
/// ```
/// use in_a_row::engine::{call_tree::Counting, notation::Link};
///
/// let link: Link = "3x3k3//c3a2c2-a3b1c1".parse()?;
/// let position = link.game.position().expect("a running game");
/// let counts = Counting::new(position).and_then(Iterator::last).expect("a small board");
/// assert_eq!(counts.plain, 9);
/// assert!(counts.alpha_beta < counts.plain);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Counting {
    masks: Masks,
    start: Marks,
    first_moves: Cells,
    alpha: i32,
    counts: Counts,
}

impl Counting {
    /// Begins to count from this position. `None` for a board of more than 16 cells.
    #[must_use]
    pub fn new(position: Position<'_>) -> Option<Self> {
        let masks = Masks::new(position.rules())?;
        let start = masks.marks(position.board(), position.turn());
        let counts = Counts { plain: 1, alpha_beta: 1 };
        Some(Self { first_moves: masks.free(start), masks, start, alpha: -BEYOND, counts })
    }

    fn try_move(&self, bit: Cells, alpha_beta: bool) -> (u32, i32) {
        let mut calls = 0;
        let mut note = |note| calls += u32::from(matches!(note, Note::Called(_)));
        let score = Minimax { masks: &self.masks, alpha_beta, note: &mut note }.call(
            Some(bit),
            self.start.after(bit),
            false,
            self.alpha,
            BEYOND,
        );
        (calls, score)
    }
}

impl Iterator for Counting {
    type Item = Counts;

    fn next(&mut self) -> Option<Counts> {
        let bit = bits(self.first_moves).next()?;
        self.first_moves &= !bit;
        self.counts.plain += self.try_move(bit, false).0;
        let (calls, score) = self.try_move(bit, true);
        self.counts.alpha_beta += calls;
        self.alpha = self.alpha.max(score);
        Some(self.counts)
    }
}

/// What the search tells while it runs.
enum Note {
    Called(Option<Cells>),
    Skipped(Cells),
    Answered(i32),
}

struct Minimax<'a> {
    masks: &'a Masks,
    alpha_beta: bool,
    note: &'a mut dyn FnMut(Note),
}

impl Minimax<'_> {
    /// What the position is worth to the side that asks, which is to move where `asks` holds. It has
    /// `alpha` elsewhere, and the other side lets it have no more than `beta`.
    fn call(
        &mut self,
        led_here: Option<Cells>,
        marks: Marks,
        asks: bool,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        (self.note)(Note::Called(led_here));
        let free = self.masks.free(marks);
        let score = if self.masks.has_line(marks.other) {
            if asks { -WIN } else { WIN }
        } else if free == 0 {
            0
        } else {
            let mut best = if asks { -BEYOND } else { BEYOND };
            let mut moves = bits(free);
            while let Some(bit) = moves.next() {
                let score = self.call(Some(bit), marks.after(bit), !asks, alpha, beta);
                best = choose(asks, best, score);
                if asks {
                    alpha = alpha.max(best);
                } else {
                    beta = beta.min(best);
                }
                if self.alpha_beta && alpha >= beta {
                    moves.by_ref().for_each(|bit| (self.note)(Note::Skipped(bit)));
                }
            }
            best
        };
        (self.note)(Note::Answered(score));
        score
    }
}

/// The side that asks takes the higher score, the other the lower.
fn choose(asks: bool, one: i32, other: i32) -> i32 {
    if asks { one.max(other) } else { one.min(other) }
}
