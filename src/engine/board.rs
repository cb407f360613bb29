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
    marks: Marks,
    count: usize,
}

/// Where the marks are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Marks {
    /// What is on each cell of a board with an end, in the order of [`Shape::cells`].
    OnCells(Box<[Option<Side>]>),
    /// The marks on a board without end, in reading order.
    Listed(Vec<(Cell, Side)>),
}

/// On a board without end, how far from a mark a cell may be to be one of [`Board::candidates`]. Runs of
/// three or more that lack one cell have a mark next to it.
const NEAR: i16 = 2;

impl Board {
    pub(super) fn empty(rules: Rules) -> Self {
        let shape = rules.shape();
        let marks = if shape.has_end() {
            Marks::OnCells(vec![None; shape.cell_count()].into())
        } else {
            Marks::Listed(Vec::new())
        };
        Self { rules, marks, count: 0 }
    }

    /// A board with these marks. A mark on a cell that is taken or not on the board is left out.
    #[must_use]
    pub fn with_marks(rules: Rules, marks: impl IntoIterator<Item = (Cell, Side)>) -> Self {
        let mut board = Self::empty(rules);
        for (cell, side) in marks {
            if board.is_free(cell) {
                board.put(cell, side);
            }
        }
        board
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
        match &self.marks {
            Marks::OnCells(sides) if self.shape().contains(cell) => sides[self.shape().index(cell)],
            Marks::OnCells(_) => None,
            Marks::Listed(list) => find(list, cell).ok().map(|index| list[index].1),
        }
    }

    /// Whether the cell is on the board and has no mark.
    #[must_use]
    pub fn is_free(&self, cell: Cell) -> bool {
        self.shape().contains(cell) && self.get(cell).is_none()
    }

    /// The cells without a mark, row by row from the top. On a board without end there are too many to list:
    /// see [`Board::candidates`].
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> {
        self.shape().cells().filter(|&cell| self.is_free(cell))
    }

    /// The free cells that are worth a look, row by row from the top: all there are; without end, those at most two
    /// cells away from a mark, or if there is no mark, where the first one will be.
    #[must_use]
    pub fn candidates(&self) -> Vec<Cell> {
        let Marks::Listed(marks) = &self.marks else { return self.free_cells().collect() };
        let mut near = Vec::new();
        for (cell, _) in marks {
            for up in -NEAR..=NEAR {
                for right in -NEAR..=NEAR {
                    near.push(Cell::from_first_mark(cell.column() + right, cell.row() + up));
                }
            }
        }
        if marks.is_empty() {
            near.push(Cell::FIRST_MARK);
        }
        near.retain(|&cell| self.is_free(cell));
        near.sort_unstable_by_key(|cell| cell.reading_order());
        near.dedup();
        near
    }

    /// How many cells have no mark; 0 without end.
    #[must_use]
    pub const fn free_count(&self) -> usize {
        self.shape().cell_count().saturating_sub(self.count)
    }

    /// How many marks there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The marks, row by row from the top.
    pub fn marks(&self) -> impl Iterator<Item = (Cell, Side)> {
        let marks: Vec<_> = match &self.marks {
            Marks::OnCells(_) => {
                self.shape().cells().filter_map(|cell| Some((cell, self.get(cell)?))).collect()
            }
            Marks::Listed(list) => list.clone(),
        };
        marks.into_iter()
    }

    /// Puts a mark on a free cell of this board.
    pub(super) fn put(&mut self, cell: Cell, side: Side) {
        debug_assert!(self.is_free(cell), "{cell:?} is taken or outside");
        let shape = self.shape();
        match &mut self.marks {
            Marks::OnCells(sides) => sides[shape.index(cell)] = Some(side),
            Marks::Listed(list) => {
                let (Ok(index) | Err(index)) = find(list, cell);
                list.insert(index, (cell, side));
            }
        }
        self.count += 1;
    }

    /// Takes the mark off a taken cell of this board.
    pub(super) fn clear(&mut self, cell: Cell) {
        debug_assert!(self.get(cell).is_some(), "{cell:?} has no mark");
        let shape = self.shape();
        match &mut self.marks {
            Marks::OnCells(sides) => sides[shape.index(cell)] = None,
            Marks::Listed(list) => list.retain(|&(marked, _)| marked != cell),
        }
        self.count -= 1;
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

/// The index of the mark on this cell, or where it belongs, in a list in reading order.
fn find(marks: &[(Cell, Side)], cell: Cell) -> Result<usize, usize> {
    marks.binary_search_by(|(marked, _)| marked.reading_order().cmp(&cell.reading_order()))
}
