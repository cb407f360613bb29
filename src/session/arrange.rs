use rand::Rng;

use super::{CellView, Mark, Seat, Seating, Session, Setup};
use crate::engine::{ArrangeError, Cell, Game, Rules, Side, Start};

/// A position while a person sets it up: marks come, go and move as they like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    rules: Rules,
    /// In the order of [`Shape::cells`](crate::engine::Shape::cells).
    marks: Vec<Option<Side>>,
    /// What the first side wears.
    first: Mark,
    /// What a tap does.
    pub hand: Hand,
}

/// What a tap on a cell does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Puts a mark of the first side, or takes it away where it is one already.
    First,
    /// The same for the second side.
    Second,
    /// Takes away whatever is there.
    Remove,
}

impl Hand {
    /// All of them, as they are offered.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Remove];

    /// Whose marks it puts; `None` where it only takes away.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::First => Some(Side::First),
            Self::Second => Some(Side::Second),
            Self::Remove => None,
        }
    }

    /// The name under which it is stored.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Remove => "remove",
        }
    }
}

impl Arrangement {
    /// Begins with an empty board, on which the first side wears this.
    #[must_use]
    pub fn empty(rules: Rules, first: Mark) -> Self {
        Self { rules, marks: vec![None; rules.shape().cell_count()], first, hand: Hand::First }
    }

    /// Begins with all that is on the board of this game.
    #[must_use]
    pub fn of(game: &Game, first: Mark) -> Self {
        let marks = game.rules().shape().cells().map(|cell| game.board().get(cell));
        Self { marks: marks.collect(), ..Self::empty(game.rules(), first) }
    }

    /// The board, and what wins on it.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What this side wears.
    #[must_use]
    pub const fn mark(&self, side: Side) -> Mark {
        match side {
            Side::First => self.first,
            Side::Second => self.first.other(),
        }
    }

    /// How this cell is to be shown.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let mark = self.side_at(cell).map(|side| (self.mark(side), None));
        CellView { mark, ..CellView::default() }
    }

    /// Whose mark is on this cell.
    #[must_use]
    pub fn side_at(&self, cell: Cell) -> Option<Side> {
        let shape = self.rules.shape();
        if shape.contains(cell) { self.marks[shape.index(cell)] } else { None }
    }

    /// How many marks this side has.
    #[must_use]
    pub fn count(&self, side: Side) -> usize {
        self.cells_of(side).count()
    }

    /// Puts a mark of this side on a cell of the board, in place of what is there.
    pub fn put(&mut self, cell: Cell, side: Side) {
        self.set(cell, Some(side));
    }

    /// Takes away what is on this cell.
    pub fn remove(&mut self, cell: Cell) {
        self.set(cell, None);
    }

    /// Moves a mark to a free cell of the board.
    pub fn shift(&mut self, from: Cell, to: Cell) {
        if self.rules.shape().contains(to) && self.side_at(to).is_none() {
            self.set(to, self.side_at(from));
            self.remove(from);
        }
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.marks.fill(None);
    }

    /// Does with this cell what the hand is for.
    pub fn tap(&mut self, cell: Cell) {
        match self.hand.side() {
            Some(side) if self.side_at(cell) != Some(side) => self.put(cell, side),
            _ => self.remove(cell),
        }
    }

    /// The game that begins here.
    ///
    /// # Errors
    /// Nobody could play on from here.
    pub fn game(&self) -> Result<Game, ArrangeError> {
        Game::arrange(self.rules, self.start())
    }

    /// All marks.
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

impl Session {
    /// Begins to arrange a position on the board of this setup: with the marks of this game, where it is
    /// played on that board, else without any.
    pub fn arrange(&self, setup: Setup, random: &mut dyn Rng) -> Arrangement {
        let wears = |seating: Seating| seating.mark(seating.first);
        if self.game.rules() == setup.rules
            && self.game.board().free_count() < setup.rules.shape().cell_count()
        {
            Arrangement::of(&self.game, wears(self.seating))
        } else {
            let seating = Seating::choose(setup.starter, setup.mark, None, random);
            Arrangement::empty(setup.rules, wears(seating))
        }
    }
}

impl Seating {
    /// Has this seat make the next move of a game in which the first side wears `first`.
    pub(super) fn with_next(game: &Game, next: Seat, first: Mark) -> Self {
        let first_seat = if game.turn() == Some(Side::Second) { next.other() } else { next };
        let x = if first == Mark::X { first_seat } else { first_seat.other() };
        Self { first: first_seat, x }
    }
}
