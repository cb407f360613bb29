use super::{Cell, Direction, Line, Rules, Shape, Side, rules::Row};

/// The marks on a board, without turn and history; a [`Game`](super::Game) has those.
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

/// How the marks are stored.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Marks {
    /// The mark on each cell of a board with an end, in the order of [`Shape::cells`].
    OnCells(Box<[Option<Side>]>),
    /// The marks on a board without end, in reading order.
    Listed(Vec<(Cell, Side)>),
}

/// The greatest distance of a [candidate](Board::candidates) from a mark on a board without end. A run of three or
/// more that lacks only one cell has a mark next to that cell.
const CANDIDATE_DISTANCE: i16 = 2;

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

    /// Creates a board with these marks. Marks on cells that are taken or not on the board are left out.
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

    /// Returns the rules that this board belongs to.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    const fn shape(&self) -> Shape {
        self.rules.shape()
    }

    /// Returns the owner of the mark on the cell, or `None` if the cell is free or not on the board.
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

    /// Returns the cells without a mark, row by row from the top. On a board without end there are too many to list,
    /// so there are none; see [`Board::candidates`].
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> {
        self.shape().cells().filter(|&cell| self.is_free(cell))
    }

    /// Returns the free cells that are worth considering as moves, row by row from the top. On a board with an end
    /// these are all free cells; without end, those at most two cells away from a mark, or only the cell of the
    /// first mark if there are no marks.
    #[must_use]
    pub fn candidates(&self) -> Vec<Cell> {
        let Marks::Listed(marks) = &self.marks else { return self.free_cells().collect() };
        let mut near = Vec::new();
        for (cell, _) in marks {
            for up in -CANDIDATE_DISTANCE..=CANDIDATE_DISTANCE {
                for right in -CANDIDATE_DISTANCE..=CANDIDATE_DISTANCE {
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

    /// Returns the number of cells without a mark; 0 without end.
    #[must_use]
    pub const fn free_count(&self) -> usize {
        self.shape().cell_count().saturating_sub(self.count)
    }

    /// Returns the number of marks.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// Returns the marks, row by row from the top.
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

    /// Removes the mark from a taken cell of this board.
    pub(super) fn clear(&mut self, cell: Cell) {
        debug_assert!(self.get(cell).is_some(), "{cell:?} has no mark");
        let shape = self.shape();
        match &mut self.marks {
            Marks::OnCells(sides) => sides[shape.index(cell)] = None,
            Marks::Listed(list) => list.retain(|&(marked, _)| marked != cell),
        }
        self.count -= 1;
    }

    /// Returns the row in each direction that `side` would have with a mark on `cell`. The cell's current content makes no
    /// difference.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Side, notation::Link};
    ///
    /// // Black has a mark on each side of h8.
    /// let game = "15x15k5/g8a1i8".parse::<Link>()?.game;
    /// let rows = game.board().rows_through("h8".parse()?, Side::First);
    /// let longest = rows.max_by_key(|row| row.length()).expect("a row in each direction");
    /// assert_eq!((longest.length(), longest.start()), (3, "g8".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rows_through(&self, cell: Cell, side: Side) -> impl Iterator<Item = Line> {
        let directions = self.rules().shape().directions().iter();
        directions.map(move |&direction| self.row_through(cell, direction, side).line)
    }

    /// Returns the row in this direction that `side` would have with a mark on `cell`. The cell's current content makes
    /// no difference.
    pub(super) fn row_through(&self, cell: Cell, direction: Direction, side: Side) -> Row {
        let (mut ends, mut length, mut blocked_ends) = ([cell, cell], 1_u8, 0);
        for (end, steps) in ends.iter_mut().zip([-1, 1]) {
            while let Some(next) = direction.step(*end, steps) {
                let owner = self.get(next);
                if owner != Some(side) {
                    blocked_ends += u8::from(owner.is_some());
                    break;
                }
                // Without end, a row that does not win can be longer than any number here.
                (*end, length) = (next, length.saturating_add(1));
            }
        }
        Row { line: Line::new(ends[0], direction, length), blocked_ends }
    }
}

/// Finds the mark on this cell in a list in reading order. The error is the index at which to insert one.
fn find(marks: &[(Cell, Side)], cell: Cell) -> Result<usize, usize> {
    marks.binary_search_by(|(marked, _)| marked.reading_order().cmp(&cell.reading_order()))
}
