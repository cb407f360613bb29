//! What each side could make on each cell, updated incrementally.
//!
//! Each empty cell has a [class] for each direction and side; its four classes give its [kind] for that
//! side. The number of cells of each kind tells at once whether a side can win, make an open four and
//! so on. The sum of the cells' values is the evaluation. A move changes only cells on the four lines
//! through it. Rapfi and other gomoku engines work in the same way; here it works for any run length.

pub mod class;
mod features;
mod fives;
mod fouls;
mod index_set;
pub mod kind;
mod layout;
mod line_bits;
mod lines;
mod padded_cell;
mod state;
mod tables;
mod weights;

use class::Class;
use features::Features;
use kind::Kind;
pub(super) use line_bits::LineBits;
use line_bits::with_mark;
pub(super) use padded_cell::Mark;
use state::State;
use tables::Tables;
pub use weights::Weights;

use crate::engine::{Board, Cell, Direction, Rules, Side};

/// A cell's index on the padded board; see [`Patterns::index`].
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, search::patterns::{Index, Patterns}};
///
/// let patterns = Patterns::new("15x15k5".parse()?);
/// let h8: Cell = "h8".parse()?;
/// let index: Index = patterns.index(h8);
/// assert_eq!(patterns.cell(index), h8);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
pub type Index = usize;

/// The patterns of one board. Equality ignores the moves that led to the position.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, search::patterns::{Patterns, kind}};
///
/// let mut patterns = Patterns::new("15x15k5".parse()?);
/// for cell in ["h8", "i8", "j8"] {
///     patterns.put(patterns.index(cell.parse()?), Side::First);
/// }
/// // Both ends are open, so a fourth mark at either end makes an open four.
/// let k8 = patterns.index("k8".parse()?);
/// assert_eq!(patterns.kind(k8, Side::First), kind::DOUBLE_FOUR);
/// assert_eq!(patterns.count(Side::First, kind::DOUBLE_FOUR), 2);
///
/// patterns.undo();
/// assert!(!patterns.has_fours(Side::First));
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Patterns {
    tables: Tables,
    state: State,
}

impl Patterns {
    /// The directions of the lines through a cell, in the order in which patterns number them. The tables
    /// of [kinds](kind) are made for just these four.
    pub const DIRECTIONS: [Direction; 4] =
        [Direction::ROW, Direction::COLUMN, Direction::FALLING, Direction::RISING];

    /// An empty board. Computes the lookup tables.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let tables = Tables::new(rules);
        Self { state: State::new(&tables), tables }
    }

    /// Changes the weights. [`set_up`](Self::set_up) must be called next.
    pub(super) fn weigh(&mut self, weights: &Weights) {
        self.tables.weigh(weights);
    }

    /// Sets up the marks of a board with the same rules. They cannot be undone.
    pub fn set_up(&mut self, board: &Board) {
        self.state.set_up(&self.tables, &|cell| board.get(cell));
    }

    /// Puts a mark on an empty cell.
    pub fn put(&mut self, index: Index, side: Side) {
        debug_assert!(self.is_empty(index), "{index} is taken or outside");
        self.state.put(&self.tables, index, side);
    }

    /// Undoes the last [`put`](Self::put).
    pub fn undo(&mut self) {
        self.state.undo(&self.tables);
    }

    /// The index of a cell, which must be on the board.
    #[must_use]
    pub fn index(&self, cell: Cell) -> Index {
        self.tables.layout.index(cell)
    }

    /// The cell at this index.
    #[must_use]
    pub fn cell(&self, index: Index) -> Cell {
        self.tables.layout.cell(index)
    }

    /// The number of indices, padding included.
    #[must_use]
    pub(super) fn size(&self) -> usize {
        self.state.cells.len()
    }

    /// The numbers of columns and rows of the board.
    #[must_use]
    pub(super) fn sides(&self) -> [usize; 2] {
        self.tables.layout.sides()
    }

    /// Whether this is an empty cell of the board.
    #[must_use]
    pub fn is_empty(&self, index: Index) -> bool {
        self.state.cells[index].mark == Mark::Empty
    }

    /// The mark on this cell, if any.
    #[must_use]
    pub fn mark(&self, index: Index) -> Option<Side> {
        match self.state.cells[index].mark {
            Mark::Of(side) => Some(side),
            Mark::Empty | Mark::Outside => None,
        }
    }

    /// The Zobrist number of a mark on this cell; see [`hash`](Self::hash).
    #[must_use]
    pub(super) fn zobrist(&self, index: Index, side: Side) -> u64 {
        self.tables.zobrist[index][side as usize]
    }

    /// The number of empty cells.
    #[must_use]
    pub const fn free(&self) -> usize {
        self.state.sums.free as usize
    }

    /// The Zobrist hash of the marks.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.state.sums.hash
    }

    /// Returns the kind of an empty cell for a mark of this side.
    #[must_use]
    pub fn kind(&self, index: Index, side: Side) -> Kind {
        self.features(index, side).kind
    }

    /// The same for one direction, by its position in [`Patterns::DIRECTIONS`].
    #[must_use]
    pub fn class(&self, index: Index, side: Side, direction: usize) -> Class {
        let bits = self.state.cells[index].classes >> (16 * side as usize + 4 * direction);
        Class::try_from(bits & 0xF).unwrap_or_default()
    }

    /// Whether the length of a row alone decides whether it wins, for both sides alike, and every empty cell is allowed.
    pub(super) const fn only_length_counts(&self) -> bool {
        self.tables.layout.fives().is_none()
    }

    /// What the kind of an empty cell would be for this side if the other side had another empty cell. Not if
    /// [only the length](Self::only_length_counts) of a row counts.
    pub(super) fn kind_without(&self, index: Index, side: Side, taken: Index) -> Kind {
        let kind_with = |direction, steps| {
            let cells = self.state.around(&self.tables, index, direction);
            let reach = self.tables.layout.run.reach();
            let class = self.class_in(with_mark(cells, reach, steps, side.other()), side);
            let shift = 4 * direction;
            let classes = self.state.cells[index].classes >> (16 * side as usize) & 0xFFFF;
            let classes = classes & !(0xF << shift) | u32::from(class) << shift;
            self.tables.kinds.get(self.tables.kinds.index(classes), side).kind
        };
        (0..4)
            .find_map(|direction| {
                let steps = self.steps_between(index, taken, direction)?;
                Some(kind_with(direction, steps))
            })
            .unwrap_or_else(|| self.kind(index, side))
    }

    /// In how many steps one gets from a cell to another one in this direction, if it is near enough to matter to it.
    fn steps_between(&self, from: Index, to: Index, direction: usize) -> Option<isize> {
        let step = self.tables.steps[direction].cast_signed();
        let distance = to.cast_signed() - from.cast_signed();
        let steps = distance / step;
        let reach = self.tables.layout.run.reach();
        (distance % step == 0 && steps.unsigned_abs() <= reach).then_some(steps)
    }

    /// The class for one side of an empty cell with this line through it.
    fn class_in(&self, cells: u64, side: Side) -> Class {
        let classes = self.tables.lines.as_ref().map_or(0, |lines| lines.classes(cells));
        Class::try_from(classes >> (16 * side as usize) & 0xF).unwrap_or_default()
    }

    /// How many empty cells are of this kind for the side.
    #[must_use]
    pub fn count(&self, side: Side, kind: Kind) -> usize {
        usize::from(self.state.sums.counts[side as usize][usize::from(kind)])
    }

    /// Whether the side can make a four or a win.
    #[must_use]
    pub fn has_fours(&self, side: Side) -> bool {
        self.state.sums.counts[side as usize][usize::from(kind::FOUR)..]
            .iter()
            .any(|&count| count > 0)
    }

    /// Whether the side can make a four that also makes a two, a three or another four. Hardly any VCF begins without
    /// one.
    #[must_use]
    pub fn has_fours_and_more(&self, side: Side) -> bool {
        self.state.sums.counts[side as usize][usize::from(kind::FOUR_PLUS)..]
            .iter()
            .any(|&count| count > 0)
    }

    /// Whether the side still has room for a run.
    #[must_use]
    pub fn can_win(&self, side: Side) -> bool {
        self.state.sums.counts[side as usize][usize::from(kind::DEAD)] < self.state.sums.free
    }

    /// Whether neither side can make a run any more.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        !self.can_win(Side::First) && !self.can_win(Side::Second)
    }

    /// The empty cells on which the side would make a four or a win, in the order of their indices.
    pub fn fours(&self, side: Side) -> impl Iterator<Item = Index> + '_ {
        self.state.fours[side as usize].iter()
    }

    /// The empty cells close enough to a mark to be worth trying.
    pub fn near(&self) -> impl Iterator<Item = Index> + '_ {
        self.state.near.iter()
    }

    /// All empty cells.
    pub fn empty(&self) -> impl Iterator<Item = Index> + '_ {
        self.tables.layout.indices().filter(|&index| self.is_empty(index))
    }

    /// The neighbours of a cell in one direction that can matter to it; directions as in
    /// [`Patterns::class`].
    pub(super) fn line(&self, index: Index, direction: usize) -> impl Iterator<Item = Index> {
        self.tables.neighbours(index, direction)
    }

    /// The indices of all cells of the board.
    pub(super) fn indices(&self) -> impl Iterator<Item = Index> {
        self.tables.layout.indices()
    }

    /// The differences between the indices of neighbours, by direction.
    pub(super) const fn steps(&self) -> [usize; 4] {
        self.tables.steps
    }

    /// The moves that can be undone, in the order in which they were made.
    pub(super) fn path(&self) -> impl Iterator<Item = (Index, Side)> {
        self.state.path()
    }

    /// Line bits for a board of this shape, with every cell off the board.
    pub(super) fn empty_line_bits(&self) -> LineBits {
        LineBits::new(&self.tables.layout, self.tables.steps)
    }

    fn features(&self, index: Index, side: Side) -> &Features {
        self.tables.kinds.get(self.state.cells[index].features[side as usize], side)
    }

    /// How many nodes take about as long as a thousand nodes on a 15x15 board. There are fewer of them
    /// if runs are too long for the lookup table.
    #[must_use]
    pub(super) fn nodes_per_check(&self) -> u64 {
        self.tables.nodes_per_check()
    }

    /// A move's ordering score, for one side alone.
    #[must_use]
    pub(super) fn order(&self, index: Index, side: Side) -> i32 {
        i32::from(self.features(index, side).order)
    }

    /// The static evaluation for the side to move, in hundredths of a logit.
    #[must_use]
    pub fn evaluate(&self, side: Side) -> i32 {
        let [own, other] = [side, side.other()].map(|side| self.state.sums.values[side as usize]);
        (own[0] - other[1] + self.tables.tempo) / Weights::SCALE
    }
}

impl PartialEq for Patterns {
    fn eq(&self, other: &Self) -> bool {
        let known = |it: &Self| {
            let cells = it.empty().map(|index| {
                let cell = &it.state.cells[index];
                (index, cell.classes, cell.features)
            });
            cells.collect::<Vec<_>>()
        };
        let indices = |it: &Self| {
            let marks = it.tables.layout.indices().map(|index| it.mark(index));
            marks.collect::<Vec<_>>()
        };
        self.state.sums == other.state.sums
            && self.state.fours == other.state.fours
            && self.state.near == other.state.near
            && indices(self) == indices(other)
            && known(self) == known(other)
    }
}
