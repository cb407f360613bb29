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
    /// Places a mark of the side whose turn it would be, or removes any mark. Moves that are tapped in order give the
    /// position after them.
    Alternate,
    /// Places a mark of the first side, or removes one.
    First,
    /// Places a mark of the second side, or removes one.
    Second,
    /// Removes any mark.
    Remove,
}

impl Hand {
    /// All choices. [`Arrangement::hands`] gives them in the order in which the page shows them.
    pub const ALL: [Self; 4] = [Self::Alternate, Self::First, Self::Second, Self::Remove];

    /// Returns the name under which it is stored.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Alternate => "alternate",
            Self::First => "first",
            Self::Second => "second",
            Self::Remove => "remove",
        }
    }

    /// Returns the choice that places marks of this side.
    const fn of(side: Side) -> Self {
        match side {
            Side::First => Self::First,
            Side::Second => Self::Second,
        }
    }
}

impl Arrangement {
    /// Creates an empty board, on which the first side has this mark. Taps place marks of both sides in turn, as in a
    /// game: most people enter a position move by move.
    #[must_use]
    pub fn empty(rules: Rules, first: Mark) -> Self {
        Self { rules, marks: vec![None; rules.shape().cell_count()], first, hand: Hand::Alternate }
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

    /// Returns the side that has this mark.
    #[must_use]
    pub fn side_of(&self, mark: Mark) -> Side {
        if self.first == mark { Side::First } else { Side::Second }
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

    /// Reflects the position from left to right; in space, each layer.
    pub fn mirror(&mut self) {
        let last = i16::from(self.rules.shape().columns()) - 1;
        self.rearrange(|cell| cell.on_same_layer(last - cell.column(), cell.row()));
    }

    /// Turns the position clockwise, seen from above: by a quarter turn, or by half a turn if the sides of the board
    /// differ. In space, turns each layer.
    pub fn turn(&mut self) {
        let shape = self.rules.shape();
        let (right, top) = (i16::from(shape.columns()) - 1, i16::from(shape.rows()) - 1);
        self.rearrange(|cell| {
            let (column, row) = (cell.column(), cell.row());
            if right == top {
                cell.on_same_layer(row, right - column)
            } else {
                cell.on_same_layer(right - column, top - row)
            }
        });
    }

    /// Moves the mark on each cell to another cell. No two cells may have the same image.
    fn rearrange(&mut self, image: impl Fn(Cell) -> Cell) {
        let before = self.clone();
        for cell in self.rules.shape().cells() {
            self.set(image(cell), before.side_at(cell));
        }
    }

    /// Returns the choices for [`hand`](Self::hand), in the order in which the page shows them. X, or black, is before O,
    /// or white, whichever side has it, so that no choice changes its place when the sides are exchanged.
    #[must_use]
    pub fn hands(&self) -> [Hand; 4] {
        let [x, o] = Mark::ALL.map(|mark| Hand::of(self.side_of(mark)));
        [Hand::Alternate, x, o, Hand::Remove]
    }

    /// Returns the side whose mark a tap on a free cell places; `None` if taps only remove marks.
    ///
    /// [`Hand::Alternate`] places a mark of the second side if that has fewer marks, else one of the first side. While it
    /// is nobody's turn, perhaps because a mark in the middle of a sequence was removed, the side that lacks marks catches
    /// up.
    #[must_use]
    pub fn side_to_place(&self) -> Option<Side> {
        match self.hand {
            Hand::Alternate if self.count(Side::Second) < self.count(Side::First) => {
                Some(Side::Second)
            }
            Hand::Alternate | Hand::First => Some(Side::First),
            Hand::Second => Some(Side::Second),
            Hand::Remove => None,
        }
    }

    /// Taps a cell; [`hand`](Self::hand) decides what that does.
    pub fn tap(&mut self, cell: Cell) {
        let side_before = self.side_at(cell);
        match self.side_to_place() {
            Some(_) if self.hand == Hand::Alternate && side_before.is_some() => self.remove(cell),
            Some(side) if side_before != Some(side) => self.put(cell, side),
            _ => self.remove(cell),
        }
    }

    /// Returns the mark that moves next, as the number of marks of each side decides; `None` if it is nobody's turn. It
    /// makes no difference whether a side has won already.
    #[must_use]
    pub fn mark_to_move(&self) -> Option<Mark> {
        Mark::ALL.into_iter().find(|&mark| self.side_if_next(mark) == Some(self.side_of(mark)))
    }

    /// Returns whether this mark can move next.
    ///
    /// Whose turn it is follows from the number of marks of each side: with equal numbers, the first side moves; if the
    /// first side has one more, the second does. So with equal numbers, either mark can move next: it need only be the first
    /// side's. If the numbers differ by one, only the mark of which there are fewer can; if they differ by more, none. In
    /// renju, black is always the first side, because it alone has forbidden points, so there is never a choice.
    #[must_use]
    pub fn can_move_next(&self, mark: Mark) -> bool {
        self.side_if_next(mark).is_some()
    }

    /// Lets this mark move next, if it [can](Self::can_move_next). For this, the sides may have to exchange their marks.
    /// The board looks the same as before, and a hand that places one mark still places it.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::{
    ///     engine::{Rules, Side},
    ///     session::{Arrangement, Mark},
    /// };
    ///
    /// let mut arrangement = Arrangement::empty(Rules::NOUGHTS_AND_CROSSES, Mark::X);
    /// arrangement.tap("b2".parse()?);
    /// arrangement.tap("a1".parse()?);
    /// assert_eq!(arrangement.mark_to_move(), Some(Mark::X));
    ///
    /// arrangement.let_move_next(Mark::O);
    /// assert_eq!(arrangement.mark_to_move(), Some(Mark::O));
    /// assert_eq!(arrangement.mark(Side::First), Mark::O);
    /// # Ok::<(), in_a_row::engine::notation::NotationError>(())
    /// ```
    pub fn let_move_next(&mut self, mark: Mark) {
        if self.side_if_next(mark).is_some_and(|side| side != self.side_of(mark)) {
            self.first = self.first.other();
            for side in self.marks.iter_mut().flatten() {
                *side = side.other();
            }
            self.hand = match self.hand {
                Hand::First => Hand::Second,
                Hand::Second => Hand::First,
                hand @ (Hand::Alternate | Hand::Remove) => hand,
            };
        }
    }

    /// Returns the side that must have this mark to make it move next; `None` if it cannot.
    fn side_if_next(&self, mark: Mark) -> Option<Side> {
        let [own, others] = [mark, mark.other()].map(|mark| self.count(self.side_of(mark)));
        let side = match others.checked_sub(own) {
            Some(0) => Side::First,
            Some(1) => Side::Second,
            _ => return None,
        };
        let can_have_it = side == self.side_of(mark) || !self.rules.starter_is_black();
        can_have_it.then_some(side)
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
