//! Who could make what, and where: kept up to date move by move.
//!
//! For each empty cell, direction and side there is a [class], from four of which follows the
//! cell's [kind] for that side. How many cells of each kind there are answers at once whether
//! somebody has a five, an open four and so on; the sum of what all cells are worth is the evaluation.
//! A move changes only cells on the four lines through it. The scheme is that of Rapfi and other
//! programs for gomoku; here it serves any length of run.

pub mod class;
pub mod kind;
mod layout;
mod lines;
mod places;
mod state;
mod tables;
mod weights;

use class::Class;
use kind::Kind;
use state::{Mark, State};
use tables::Tables;

use crate::engine::{Board, Cell, Direction, Rules, Side};

/// A cell's number on a board with a border; see [`Patterns::place`].
pub type Place = usize;

/// The patterns of one board. Two of them are equal where all that is known of the board is, however it
/// came about.
#[derive(Clone, Debug)]
pub struct Patterns {
    tables: Tables,
    state: State,
}

impl Patterns {
    /// The directions of the lines through a cell, in the order in which patterns number them. The tables
    /// of [kinds](kind) are made for just these four.
    pub const DIRECTIONS: [Direction; 4] =
        [Direction::Row, Direction::Column, Direction::Falling, Direction::Rising];

    /// The empty board. Makes the tables.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        let tables = Tables::new(rules);
        Self { state: State::new(&tables), tables }
    }

    /// Sets up the marks of a board with the same rules. They cannot be taken back.
    pub fn set_up(&mut self, board: &Board) {
        self.state.set_up(&self.tables, |cell| board.get(cell));
    }

    /// Marks an empty cell.
    pub fn put(&mut self, place: Place, side: Side) {
        debug_assert!(self.is_empty(place), "{place} is taken or outside");
        self.state.put(&self.tables, place, side);
    }

    /// Takes the last mark back.
    pub fn take_back(&mut self) {
        self.state.take_back(&self.tables);
    }

    /// The cell's number. Only for cells of this board.
    #[must_use]
    pub fn place(&self, cell: Cell) -> Place {
        self.tables.layout.place(cell)
    }

    /// The cell with this number.
    #[must_use]
    pub fn cell(&self, place: Place) -> Cell {
        self.tables.layout.cell(place)
    }

    /// How many numbers there are, those of the border included.
    #[must_use]
    pub fn size(&self) -> usize {
        self.state.cells.len()
    }

    /// Whether this is a cell of the board without a mark.
    #[must_use]
    pub fn is_empty(&self, place: Place) -> bool {
        self.state.cells[place].mark == Mark::Empty
    }

    /// Whose mark is on this cell of the board.
    #[must_use]
    pub fn mark(&self, place: Place) -> Option<Side> {
        match self.state.cells[place].mark {
            Mark::Of(side) => Some(side),
            Mark::Empty | Mark::Outside => None,
        }
    }

    /// What a mark of the side on this cell changes in the [hash](Patterns::hash).
    #[must_use]
    pub fn number(&self, place: Place, side: Side) -> u64 {
        self.tables.numbers[place][side as usize]
    }

    /// How many cells have no mark.
    #[must_use]
    pub const fn free(&self) -> usize {
        self.state.sums.free as usize
    }

    /// A number for who is where; different positions rarely share one.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.state.sums.hash
    }

    /// What a mark of the side would make of an empty cell.
    #[must_use]
    pub fn kind(&self, place: Place, side: Side) -> Kind {
        self.state.cells[place].features[side as usize].kind
    }

    /// The same for one direction, by its position in [`Patterns::DIRECTIONS`].
    #[must_use]
    pub fn class(&self, place: Place, side: Side, direction: usize) -> Class {
        let bits = self.state.cells[place].classes >> (16 * side as usize + 4 * direction);
        Class::try_from(bits & 0xF).unwrap_or_default()
    }

    /// How many empty cells are of this kind for the side.
    #[must_use]
    pub fn count(&self, side: Side, kind: Kind) -> usize {
        usize::from(self.state.sums.counts[side as usize][usize::from(kind)])
    }

    /// Whether the side could make a four, or a run.
    #[must_use]
    pub fn has_fours(&self, side: Side) -> bool {
        self.state.sums.counts[side as usize][usize::from(kind::FOUR)..]
            .iter()
            .any(|&count| count > 0)
    }

    /// Whether there is room for a run of the side.
    #[must_use]
    pub fn can_win(&self, side: Side) -> bool {
        self.state.sums.counts[side as usize][usize::from(kind::DEAD)] < self.state.sums.free
    }

    /// Whether neither side can make a run any more.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        !self.can_win(Side::First) && !self.can_win(Side::Second)
    }

    /// The empty cells on which the side would make a four or a run, in the order of their numbers.
    pub fn fours(&self, side: Side) -> impl Iterator<Item = Place> + '_ {
        self.state.fours[side as usize].iter()
    }

    /// The empty cells near a mark in the sense of the classes: some of [`Patterns::empty`].
    pub fn near(&self) -> impl Iterator<Item = Place> + '_ {
        self.state.near.iter()
    }

    /// All empty cells.
    pub fn empty(&self) -> impl Iterator<Item = Place> + '_ {
        self.tables.layout.places().filter(|&place| self.is_empty(place))
    }

    /// The numbers of a cell's neighbours on a line, as far as a mark there can matter to it, in the
    /// direction as in [`Patterns::class`].
    pub fn line(&self, place: Place, direction: usize) -> impl Iterator<Item = Place> + '_ {
        self.tables.near[direction].iter().map(move |near| place.wrapping_add(near.offset))
    }

    /// How many nodes of a search take about as long as a thousand on a usual board: fewer where runs are
    /// so long that lines cannot be looked up.
    #[must_use]
    pub fn nodes_in_a_while(&self) -> u64 {
        self.tables.nodes_in_a_while()
    }

    /// How soon to try a cell, if only its owner-to-be mattered.
    #[must_use]
    pub fn order(&self, place: Place, side: Side) -> i32 {
        i32::from(self.state.cells[place].features[side as usize].order)
    }

    /// How much better the side that is to move stands, in hundredths of a natural logit of its chance
    /// to win.
    #[must_use]
    pub fn evaluate(&self, side: Side) -> i32 {
        let [own, other] = [side, side.other()].map(|side| self.state.sums.values[side as usize]);
        (own[0] - other[1] + weights::TEMPO) / weights::FINENESS
    }
}

impl PartialEq for Patterns {
    fn eq(&self, other: &Self) -> bool {
        let known = |it: &Self| {
            let cells = it.empty().map(|place| {
                let cell = &it.state.cells[place];
                (place, cell.classes, cell.features)
            });
            cells.collect::<Vec<_>>()
        };
        let places = |it: &Self| {
            let marks = it.tables.layout.places().map(|place| it.mark(place));
            marks.collect::<Vec<_>>()
        };
        self.state.sums == other.state.sums
            && self.state.fours == other.state.fours
            && self.state.near == other.state.near
            && places(self) == places(other)
            && known(self) == known(other)
    }
}
