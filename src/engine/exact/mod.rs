//! Solves small boards: finds the result of best play and the number of moves to it.
//!
//! A [`Solver`] returns the [`Value`] of a position, or of each move in it. It works on flat boards of up
//! to 16 cells, and on 3x3x3.

mod masks;

use std::cmp::{Ordering, Reverse};

pub(super) use masks::{Cells, Marks, Masks, bits};

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::{Board, Cell, Form, Position, Rules, Side};

/// The result of best play by both sides, for the side to move.
///
/// # Examples
/// ```
/// use in_a_row::engine::exact::Value;
///
/// assert!(Value::Win(1) > Value::Win(3), "a fast win is better than a slow one");
/// assert!(Value::Loss(4) > Value::Loss(2), "a slow loss is better than a fast one");
///
/// // A move into a position that is lost in two plies wins in three.
/// assert_eq!(Value::Loss(2).for_mover(), Value::Win(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Value {
    /// A win in this many plies, as fast as possible.
    Win(u8),
    /// Nobody wins.
    Draw,
    /// A loss in this many plies, as slowly as possible.
    Loss(u8),
}

impl Value {
    /// Returns the value of the move that led here, for the side that made it.
    #[must_use]
    pub const fn for_mover(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies + 1),
            Self::Draw => Self::Draw,
            Self::Loss(plies) => Self::Win(plies + 1),
        }
    }

    /// Returns whether both are wins, both draws or both losses.
    #[must_use]
    pub const fn ends_like(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Win(_), Self::Win(_))
                | (Self::Draw, Self::Draw)
                | (Self::Loss(_), Self::Loss(_))
        )
    }

    /// Returns a number that ranks values by how the game ends, then by how soon.
    fn rank(self) -> i32 {
        match self {
            Self::Win(plies) => END - i32::from(plies),
            Self::Draw => 0,
            Self::Loss(plies) => i32::from(plies) - END,
        }
    }
}

/// Orders better values above worse ones. From the best to the worst: a fast win, a slow win, a draw, a slow
/// loss, a fast loss.
impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A number greater than the number of cells of any board here.
const END: i32 = 100;

/// The number of cells of the largest board here, 3x3x3.
const MOST_CELLS: usize = 27;

/// The fewest free cells at which symmetric positions share a table entry. With fewer, finding the canonical form costs
/// more than it saves.
const FEWEST_TURNED: u32 = 8;

/// Solves positions on one small board and remembers the results.
///
/// It uses alpha-beta search to the end of the game, with a table of bounds. A win scores a constant minus
/// the number of marks on the board at the end, so the score of a position doesn't depend on how it was
/// reached. If the opponent threatens to win, only the blocking move is searched.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Rules, exact::{Solver, Value}};
///
/// let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// let mut solver = Solver::new(game.rules()).expect("a small board");
/// let position = game.position().expect("a running game");
/// assert_eq!(solver.value(position), Value::Draw);
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    masks: Masks,
    table: FxHashMap<Marks, Bounds>,
}

/// Bounds of the score of a position, both inclusive.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    low: i32,
    high: i32,
}

impl Solver {
    /// Returns whether the board is small enough: flat with at most 16 cells, or 3x3x3, where forced wins are short; and
    /// whether [only the length](super::Variant::only_length_counts) of a row counts.
    #[must_use]
    pub const fn plays(rules: Rules) -> bool {
        let is_small = match rules.shape().form() {
            Form::Flat { .. } => rules.shape().cell_count() <= 16,
            Form::Cube { side } => side == 3,
            Form::Endless => false,
        };
        // Openings restrict moves on larger boards only.
        is_small && rules.variant().only_length_counts()
    }

    /// Creates a solver for this board, or returns `None` if it does not [play](Self::plays) it.
    #[must_use]
    pub fn new(rules: Rules) -> Option<Self> {
        Some(Self { masks: Masks::new(rules)?, table: FxHashMap::default() })
    }

    /// Returns the value of a position for the side to move. The position must be on the solver's board.
    pub fn value(&mut self, position: Position<'_>) -> Value {
        self.value_of(position.board(), position.turn())
    }

    /// Returns the value of each legal move, for the side that makes it, row by row from the top.
    pub fn moves(&mut self, position: Position<'_>) -> Vec<(Cell, Value)> {
        let marks = self.masks.marks(position.board(), position.turn());
        let free = self.masks.free(marks);
        let values: Vec<_> = bits(free).map(|bit| self.value_after(marks, bit)).collect();
        self.masks.cells(free).zip(values).collect()
    }

    /// Returns the legal moves with the best value, and that value.
    pub fn best(&mut self, position: Position<'_>) -> (Vec<Cell>, Value) {
        let moves = self.moves(position);
        let best = moves.iter().map(|&(_, value)| value).max().unwrap_or(Value::Draw);
        (
            moves.into_iter().filter(|&(_, value)| value == best).map(|(cell, _)| cell).collect(),
            best,
        )
    }

    fn value_of(&mut self, board: &Board, turn: Side) -> Value {
        let marks = self.masks.marks(board, turn);
        let score = self.search(marks, -END, END);
        value(score, marks)
    }

    fn value_after(&mut self, marks: Marks, bit: Cells) -> Value {
        if self.masks.completing(marks) & bit != 0 {
            return Value::Win(1);
        }
        let after = marks.after(bit);
        let score = self.search(after, -END, END);
        value(score, after).for_mover()
    }

    fn search(&mut self, marks: Marks, mut alpha: i32, mut beta: i32) -> i32 {
        let ply = marks.count();
        if self.masks.completing(marks) != 0 {
            return END - (ply + 1);
        }
        let threats = self.masks.completing(marks.turned());
        if threats.count_ones() > 1 {
            return ply + 2 - END;
        }
        let free = self.masks.free(marks);
        let left = free.count_ones();
        let can_win = self.masks.can_win(marks, left.div_ceil(2));
        let can_lose = self.masks.can_win(marks.turned(), left / 2);
        if !can_win && !can_lose {
            return 0;
        }
        alpha = alpha.max(if can_lose { ply + 4 - END } else { 0 });
        beta = beta.min(if can_win { END - (ply + 3) } else { 0 });
        let key = if left >= FEWEST_TURNED { self.masks.canonical(marks) } else { marks };
        let known = self.table.get(&key).copied();
        let known = known.unwrap_or(Bounds { low: -END, high: END });
        alpha = alpha.max(known.low);
        beta = beta.min(known.high);
        if alpha >= beta {
            return alpha;
        }
        let (mut best, start) = (-END, alpha);
        let (moves, count) = self.ordered(if threats == 0 { free } else { threats }, marks);
        for &bit in &moves[..count] {
            best = best.max(-self.search(marks.after(bit), -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let found = if best <= start {
            Bounds { low: known.low, high: best }
        } else if best >= beta {
            Bounds { low: best, high: known.high }
        } else {
            Bounds { low: best, high: best }
        };
        self.table.insert(key, found);
        best
    }

    /// Returns the cells of a set, sorted, and their number. Cells on many lines come first, because they decide a
    /// game soonest.
    fn ordered(&self, set: Cells, marks: Marks) -> ([Cells; MOST_CELLS], usize) {
        let mut ordered = [(Reverse(0), 0); MOST_CELLS];
        let mut count = 0;
        for bit in bits(set) {
            ordered[count] = (Reverse(self.masks.live_through(bit, marks)), bit);
            count += 1;
        }
        ordered[..count].sort_unstable();
        (ordered.map(|(_, bit)| bit), count)
    }
}

fn value(score: i32, marks: Marks) -> Value {
    let plies = END - score.abs() - marks.count();
    let plies = u8::try_from(plies).unwrap_or_default();
    match score.cmp(&0) {
        Ordering::Greater => Value::Win(plies),
        Ordering::Equal => Value::Draw,
        Ordering::Less => Value::Loss(plies),
    }
}
