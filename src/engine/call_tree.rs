//! Plain minimax, recorded so that people can follow it call by call.
//!
//! This is minimax as tutorials explain it; opponents use the faster solver in [`exact`](super::exact). For the
//! side whose move is searched, a win is worth 10, a loss -10 and a full board 0. Minimax tries every move, row by
//! row from the top. A game ends only with a line or a full board, even if a draw was certain before. From the empty
//! board of noughts and crosses this takes 549,946 calls, a well-known number.
//!
//! [`CallTree::grow`] records the calls for one position, and [`CallTree::progress`] returns the state of each call
//! after each step. [`Counting`] only counts the calls, so it also works where there are too many to record.

use serde::{Deserialize, Serialize};

use super::{
    Cell, Position,
    exact::{Cells, Marks, Masks, bits},
};

/// The score of a win for the side whose move is searched. A loss scores `-WIN`.
pub const WIN: i32 = 10;

/// Greater than every score.
const BEYOND: i32 = WIN + 1;

/// One call of minimax, which scores one position.
///
/// # Examples
/// ```
/// # use in_a_row::engine::{call_tree::CallTree, notation::Link};
/// // Three cells are left: b3, a1, and b2, which completes the middle row.
/// let game = "3x3k3//c3a2c2-a3b1c1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let tree = CallTree::grow(position, false).expect("a small board");
///
/// // The first call is about the position itself. It calls minimax for each move, b3 first.
/// let [first, second, ..] = tree.calls() else { panic!("nine calls") };
/// assert_eq!((first.parent, first.cell, first.depth), (None, None, 0));
/// assert_eq!((second.parent, second.cell, second.depth), (Some(0), Some("b3".parse()?), 1));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The call that made this one; `None` for the first.
    pub parent: Option<usize>,
    /// The move that led here from the parent's position.
    pub cell: Option<Cell>,
    /// The number of moves that led here from the first call's position; see [`keeps_highest`].
    pub depth: usize,
    /// The score that it returns; `None` if alpha-beta skipped this call.
    pub score: Option<i32>,
}

/// One step of minimax: a call, by its index in [`CallTree::calls`], is made or returns.
///
/// # Examples
/// ```
/// # use in_a_row::engine::{call_tree::{CallTree, Step}, notation::Link};
/// # let game = "3x3k3//c3a2c2-a3b1c1".parse::<Link>()?.game;
/// # let position = game.position().expect("a running game");
/// let tree = CallTree::grow(position, false).expect("a small board");
/// // The first call is the last one to return.
/// assert_eq!(tree.steps().first(), Some(&Step::Called(0)));
/// assert_eq!(tree.steps().last(), Some(&Step::Answered(0)));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This call is made.
    Called(usize),
    /// This call returns its score. Its parent keeps the score if it is better than those before.
    Answered(usize),
}

/// The state of a call after some step.
///
/// # Examples
/// ```
/// # use in_a_row::engine::{call_tree::{CallTree, Progress, WIN}, notation::Link};
/// # let game = "3x3k3//c3a2c2-a3b1c1".parse::<Link>()?.game;
/// # let position = game.position().expect("a running game");
/// let tree = CallTree::grow(position, false).expect("a small board");
/// let last = tree.steps().len() - 1;
/// assert_eq!(tree.progress(0)[0], Progress::Open(None));
/// assert_eq!(tree.progress(last)[0], Progress::Answered(WIN));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The call has not been made yet, or never will be.
    Ahead,
    /// The call has been made and has not returned. Holds the best score so far, if there is one.
    Open(Option<i32>),
    /// The call has returned this score.
    Answered(i32),
}

/// An event in minimax: [`events`] records them, and [`CallTree::of`] builds a tree from them.
///
/// # Examples
/// ```
/// use in_a_row::engine::{call_tree::{Event, WIN, events}, notation::Link};
///
/// // One cell is left, and X wins there.
/// let game = "3x3k3//a3c2a1b1-b3c3a2b2".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let c1 = "c1".parse()?;
/// assert_eq!(events(position, false).expect("a small board"), [
///     Event::Called(None),
///     Event::Called(Some(c1)),
///     Event::Answered(WIN),
///     Event::Answered(WIN),
/// ]);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A call is made after this move. The first call has no move and no parent.
    Called(Option<Cell>),
    /// Alpha-beta skips the call after this move.
    Skipped(Option<Cell>),
    /// The latest call that has not returned yet returns this score.
    Answered(i32),
}

/// Records the events of minimax in this position, with or without alpha-beta; [`CallTree::of`] builds a tree from
/// them.
///
/// Returns `None` for a board that is too large to be [solved](super::exact::Solver::plays).
///
/// # Examples
/// ```
/// use in_a_row::engine::{call_tree::{Event, events}, notation::Link};
///
/// // Three cells are left. Alpha-beta skips calls that cannot change the result.
/// let game = "3x3k3//c3a2c2-a3b1c1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let skipped = |alpha_beta| {
///     let events = events(position, alpha_beta).expect("a small board");
///     events.iter().filter(|event| matches!(event, Event::Skipped(_))).count()
/// };
/// assert_eq!(skipped(false), 0);
/// assert!(skipped(true) > 0);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
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

/// All calls that minimax makes for one position, in order.
///
/// # Examples
/// ```
/// use in_a_row::engine::{call_tree::{CallTree, WIN}, notation::Link};
///
/// // Three cells are left, and one of them completes the middle row.
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
    /// Runs minimax on this position, with or without alpha-beta. The number of calls grows with the
    /// factorial of the free cells: at most 326 for five of them, and two thousand for six.
    ///
    /// Returns `None` for a board that is too large to be [solved](super::exact::Solver::plays).
    #[must_use]
    pub fn grow(position: Position<'_>, alpha_beta: bool) -> Option<Self> {
        events(position, alpha_beta).and_then(Self::of)
    }

    /// Builds the tree from its events. Returns `None` if they don't form a tree.
    #[must_use]
    pub fn of(events: Vec<Event>) -> Option<Self> {
        let mut tree = Self { calls: Vec::new(), steps: Vec::new() };
        let mut open = Vec::new();
        for event in events {
            let parent = open.last().copied();
            let place = tree.calls.len();
            if let Event::Called(cell) | Event::Skipped(cell) = event {
                // The first call has no parent and no move; all others have both.
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

    /// Returns every call, including those that alpha-beta skips. The first one is about the position itself.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// Returns every step, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns the calls that this call makes, in order.
    pub fn children(&self, call: usize) -> impl Iterator<Item = usize> {
        let calls = self.calls.iter().enumerate();
        calls.filter(move |(_, child)| child.parent == Some(call)).map(|(place, _)| place)
    }

    /// Returns the state of each call after this step, counted from 0, or after the last step if there are
    /// fewer. A call for a position in which the game has ended shows its score at once.
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

/// Returns whether a call at this depth keeps the highest score of its children. Otherwise it is the opponent's move,
/// and the call keeps the lowest.
///
/// # Examples
/// ```
/// use in_a_row::engine::call_tree::keeps_highest;
///
/// assert!(keeps_highest(0), "your own move");
/// assert!(!keeps_highest(1), "the opponent's answer");
/// ```
#[must_use]
pub const fn keeps_highest(depth: usize) -> bool {
    depth.is_multiple_of(2)
}

/// The number of calls that minimax makes for a position.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Rules, call_tree::{Counting, Counts}};
///
/// let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// let position = game.position().expect("a running game");
/// let counts = Counting::new(position).and_then(Iterator::last);
/// assert_eq!(counts, Some(Counts { plain: 549_946, alpha_beta: 18_297 }));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Without alpha-beta.
    pub plain: u32,
    /// With alpha-beta.
    pub alpha_beta: u32,
}

/// Counts the calls of minimax, with and without alpha-beta. Each item adds the calls for one more first move,
/// so the last item is the total, and a long count can be split into steps.
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
    /// Starts counting at this position. Returns `None` for a board that is too large to be
    /// [solved](super::exact::Solver::plays).
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

/// A report from the running search.
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
    /// Returns the score of the position for the searching side, which is to move if `is_own_turn`. With other moves,
    /// it is sure of `alpha`, and its opponent can hold it to `beta`.
    fn call(
        &mut self,
        last: Option<Cells>,
        marks: Marks,
        is_own_turn: bool,
        mut alpha: i32,
        mut beta: i32,
    ) -> i32 {
        (self.note)(Note::Called(last));
        let free = self.masks.free(marks);
        let score = if self.masks.has_line(marks.other) {
            if is_own_turn { -WIN } else { WIN }
        } else if free == 0 {
            0
        } else {
            let mut best = if is_own_turn { -BEYOND } else { BEYOND };
            let mut moves = bits(free);
            while let Some(bit) = moves.next() {
                let score = self.call(Some(bit), marks.after(bit), !is_own_turn, alpha, beta);
                best = choose(is_own_turn, best, score);
                if is_own_turn {
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

/// Returns the score that the side to move prefers: the searching side the higher one, its opponent the lower one.
fn choose(is_own_turn: bool, one: i32, other: i32) -> i32 {
    if is_own_turn { one.max(other) } else { one.min(other) }
}
