use super::{Cell, Direction, Line, Rules, Shape, Side};

/// The marks on a board. It has no turn and no history; a [`Game`](super::Game) has those.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Game, Rules, Side};
///
/// let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// game.play(Cell::new(1, 1))?;
///
/// let board = game.board();
/// assert_eq!(board.get(Cell::new(1, 1)), Some(Side::First));
/// assert_eq!(board.free_count(), 8);
/// assert!(!board.is_free(Cell::new(3, 0)), "not on the board");
/// # Ok::<(), in_a_row::engine::PlayError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    rules: Rules,
    /// In the order of [`Shape::cells`].
    marks: Box<[Option<Side>]>,
    free: usize,
}

impl Board {
    pub(super) fn empty(rules: Rules) -> Self {
        let free = rules.shape().cell_count();
        Self { rules, marks: vec![None; free].into(), free }
    }

    /// The rules this board is for.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    const fn shape(&self) -> Shape {
        self.rules.shape()
    }

    /// Whose mark is on the cell; `None` if it is free or not on the board.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<Side> {
        let shape = self.shape();
        if shape.contains(cell) { self.marks[shape.index(cell)] } else { None }
    }

    /// Whether the cell is on the board and has no mark.
    #[must_use]
    pub fn is_free(&self, cell: Cell) -> bool {
        self.shape().contains(cell) && self.get(cell).is_none()
    }

    /// The cells without a mark, row by row from the top.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> {
        self.shape().cells().filter(|&cell| self.is_free(cell))
    }

    /// How many cells have no mark.
    #[must_use]
    pub const fn free_count(&self) -> usize {
        self.free
    }

    /// Puts a mark on a free cell of this board.
    pub(super) fn put(&mut self, cell: Cell, side: Side) {
        debug_assert!(self.is_free(cell), "{cell:?} is taken or outside");
        self.marks[self.shape().index(cell)] = Some(side);
        self.free -= 1;
    }

    /// Takes the mark off a taken cell of this board.
    pub(super) fn clear(&mut self, cell: Cell) {
        debug_assert!(self.get(cell).is_some(), "{cell:?} has no mark");
        self.marks[self.shape().index(cell)] = None;
        self.free += 1;
    }

    /// The longest line that `side` would have through `cell` in this direction with a mark on it.
    /// What is on the cell now makes no difference.
    pub(super) fn run_through(&self, cell: Cell, direction: Direction, side: Side) -> Line {
        let own_next_to = |from: Cell, steps: i16| {
            direction.step(from, steps).filter(|&next| self.get(next) == Some(side))
        };
        let (mut start, mut end, mut length) = (cell, cell, 1);
        while let Some(before) = own_next_to(start, -1) {
            (start, length) = (before, length + 1);
        }
        while let Some(after) = own_next_to(end, 1) {
            (end, length) = (after, length + 1);
        }
        Line::new(start, direction, length)
    }
}
