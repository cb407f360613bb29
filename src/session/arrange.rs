use rustc_hash::FxHashMap;

use crate::engine::{ArrangeError, Cell, Game, Rules, Side, Start};

/// A position while a person sets it up: marks come, go and move as they like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    rules: Rules,
    marks: FxHashMap<Cell, Side>,
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
}

impl Arrangement {
    /// Begins with an empty board.
    #[must_use]
    pub fn empty(rules: Rules) -> Self {
        Self { rules, marks: FxHashMap::default(), hand: Hand::First }
    }

    /// Begins with all that is on the board of this game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let rules = game.rules();
        let marks = rules.cells().filter_map(|cell| Some((cell, game.board().get(cell)?)));
        Self { marks: marks.collect(), ..Self::empty(rules) }
    }

    /// The board, and what wins on it.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Whose mark is on this cell.
    #[must_use]
    pub fn side_at(&self, cell: Cell) -> Option<Side> {
        self.marks.get(&cell).copied()
    }

    /// How many marks this side has.
    #[must_use]
    pub fn count(&self, side: Side) -> usize {
        self.cells_of(side).count()
    }

    /// Puts a mark of this side on a cell of the board, in place of what is there.
    pub fn put(&mut self, cell: Cell, side: Side) {
        if self.rules.contains(cell) {
            self.marks.insert(cell, side);
        }
    }

    /// Takes away what is on this cell.
    pub fn remove(&mut self, cell: Cell) {
        self.marks.remove(&cell);
    }

    /// Moves a mark to a free cell of the board.
    pub fn shift(&mut self, from: Cell, to: Cell) {
        let is_free = self.rules.contains(to) && self.side_at(to).is_none();
        if is_free && let Some(side) = self.marks.remove(&from) {
            self.marks.insert(to, side);
        }
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
        let start = Start::new(self.cells_of(Side::First), self.cells_of(Side::Second));
        Game::arrange(self.rules, start)
    }

    fn cells_of(&self, side: Side) -> impl Iterator<Item = Cell> {
        self.marks.iter().filter(move |&(_, &by)| by == side).map(|(&cell, _)| cell)
    }
}
