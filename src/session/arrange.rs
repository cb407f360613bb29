use super::{CellView, Mark, Seat, Seating};
use crate::engine::{ArrangeError, Board, Cell, Game, Rules, Side, Start};

/// A position that a person is setting up. Marks can be placed, moved and removed in any order.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Rules, Side},
///     session::{Arrangement, Mark},
/// };
///
/// let mut arrangement = Arrangement::empty(Rules::NOUGHTS_AND_CROSSES, Mark::X);
/// arrangement.put("b2".parse()?, Side::First);
/// arrangement.put("a3".parse()?, Side::Second);
/// arrangement.shift("a3".parse()?, "a1".parse()?);
///
/// // With one mark each, it is the first side's turn.
/// let game = arrangement.game()?;
/// assert_eq!(game.side_to_move(), Some(Side::First));
/// assert_eq!(game.board().get("a1".parse()?), Some(Side::Second));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    rules: Rules,
    /// In the order of [`Shape::cells`](crate::engine::Shape::cells).
    marks: Vec<Option<Side>>,
    /// The mark of the first side.
    first: Mark,
    /// The effect of a tap.
    pub hand: Hand,
}

/// The effect of a tap on a cell while a position is being arranged.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Rules, Side},
///     session::{Arrangement, Hand, Mark},
/// };
///
/// let mut arrangement = Arrangement::empty(Rules::NOUGHTS_AND_CROSSES, Mark::X);
/// let b2 = "b2".parse()?;
/// arrangement.hand = Hand::Second;
/// arrangement.tap(b2);
/// assert_eq!(arrangement.side_at(b2), Some(Side::Second));
///
/// // A second tap with the same mark removes it.
/// arrangement.tap(b2);
/// assert_eq!(arrangement.side_at(b2), None);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Places a mark of the first side, or removes one.
    First,
    /// Places a mark of the second side, or removes one.
    Second,
    /// Removes any mark.
    Remove,
}

impl Hand {
    /// All choices, in the order in which the page shows them.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Remove];

    /// Returns the side whose marks it places; `None` if it only removes marks.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::First => Some(Side::First),
            Self::Second => Some(Side::Second),
            Self::Remove => None,
        }
    }

    /// Returns the name under which it is stored.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Remove => "remove",
        }
    }
}

impl Arrangement {
    /// Creates an empty board, on which the first side has this mark.
    #[must_use]
    pub fn empty(rules: Rules, first: Mark) -> Self {
        Self { rules, marks: vec![None; rules.shape().cell_count()], first, hand: Hand::First }
    }

    /// Copies all marks on the board of this game. The first side has the mark `first`.
    #[must_use]
    pub fn of(game: &Game, first: Mark) -> Self {
        let marks = game.rules().shape().cells().map(|cell| game.board().get(cell));
        Self { marks: marks.collect(), ..Self::empty(game.rules(), first) }
    }

    /// Returns the rules of the game that will begin here.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the mark of this side.
    #[must_use]
    pub const fn mark(&self, side: Side) -> Mark {
        match side {
            Side::First => self.first,
            Side::Second => self.first.other(),
        }
    }

    /// Returns how to show this cell.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let mark = self.side_at(cell).map(|side| (self.mark(side), None));
        CellView { mark, ..CellView::default() }
    }

    /// Returns the side whose mark is on this cell, if any.
    #[must_use]
    pub fn side_at(&self, cell: Cell) -> Option<Side> {
        let shape = self.rules.shape();
        if shape.contains(cell) { self.marks[shape.index(cell)] } else { None }
    }

    /// Returns how many marks this side has.
    #[must_use]
    pub fn count(&self, side: Side) -> usize {
        self.cells_of(side).count()
    }

    /// Places a mark of this side on a cell, replacing any other.
    pub fn put(&mut self, cell: Cell, side: Side) {
        self.set(cell, Some(side));
    }

    /// Removes the mark on this cell.
    pub fn remove(&mut self, cell: Cell) {
        self.set(cell, None);
    }

    /// Moves a mark to a free cell. Does nothing if the cell is taken or not on the board.
    pub fn shift(&mut self, from: Cell, to: Cell) {
        if self.rules.shape().contains(to) && self.side_at(to).is_none() {
            self.set(to, self.side_at(from));
            self.remove(from);
        }
    }

    /// Returns the side that has X.
    #[must_use]
    pub fn side_of_x(&self) -> Side {
        if self.first == Mark::X { Side::First } else { Side::Second }
    }

    /// Returns whether discarding this position would lose anything: it has marks, and is not the board of this game.
    #[must_use]
    pub fn is_worth_keeping(&self, game: &Game) -> bool {
        let marks = |board: &Board| board.marks().collect::<Vec<_>>();
        let position = self.board();
        position.count() > 0
            && (self.rules != game.rules() || marks(&position) != marks(game.board()))
    }

    /// Removes all marks.
    pub fn clear(&mut self) {
        self.marks.fill(None);
    }

    /// Taps a cell; [`hand`](Self::hand) decides what that does.
    pub fn tap(&mut self, cell: Cell) {
        match self.hand.side() {
            Some(side) if self.side_at(cell) != Some(side) => self.put(cell, side),
            _ => self.remove(cell),
        }
    }

    /// Returns the game that begins from this position.
    ///
    /// # Errors
    /// No game can begin here; [`ArrangeError`] says why.
    pub fn game(&self) -> Result<Game, ArrangeError> {
        Game::arrange(self.rules, self.start())
    }

    /// Returns the board as it is arranged, whether or not a game can begin from it.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::with_marks(self.rules, self.start().marks())
    }

    /// Returns the marks as the start of a game.
    pub(super) fn start(&self) -> Start {
        Start::new(self.cells_of(Side::First), self.cells_of(Side::Second))
    }

    fn set(&mut self, cell: Cell, mark: Option<Side>) {
        let shape = self.rules.shape();
        if shape.contains(cell) {
            self.marks[shape.index(cell)] = mark;
        }
    }

    fn cells_of(&self, side: Side) -> impl Iterator<Item = Cell> {
        self.rules.shape().cells().filter(move |&cell| self.side_at(cell) == Some(side))
    }
}

impl Seating {
    /// Returns the seating in which `next` makes the next move of this game, and the first side has the mark `first`.
    pub(super) fn with_next(game: &Game, next: Seat, first: Mark) -> Self {
        let first_seat =
            if game.side_to_move() == Some(Side::Second) { next.other() } else { next };
        let x = if first == Mark::X { first_seat } else { first_seat.other() };
        Self { first: first_seat, x }
    }
}
