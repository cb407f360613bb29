use std::mem;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::engine::{Board, Cell, Direction, Line, Side, judge};

/// A threat that a move to a free cell would make.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, advice::{Threat, ThreatKind, threats}, notation::Link};
///
/// // X has a1 and b2, O has a2 and c1. X wins on c3, and b1 would be a second threat.
/// let game = "3x3k3/a1a2b2c1".parse::<Link>()?.game;
/// let threats = threats(game.board());
/// let wins = Threat { side: Side::First, cell: "c3".parse()?, kind: ThreatKind::Win };
/// assert!(threats.contains(&wins));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Threat {
    /// The side that would make it, even if it is not its turn.
    pub side: Side,
    /// The cell of the move.
    pub cell: Cell,
    /// The kind of threat.
    pub kind: ThreatKind,
}

/// The kinds of [`Threat`], named for a run of five. The weakest comes first.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, advice::{ThreatKind, threats}, notation::Link};
///
/// // Black has an open three. Next to it a move makes a straight four, and beyond that a four with one gap.
/// let game = "15x15k5/h8a1i8c2j8e1".parse::<Link>()?.game;
/// let threats = threats(game.board());
/// let kind = |name: &str| {
///     let cell = name.parse().ok()?;
///     threats.iter().find(|it| it.cell == cell && it.side == Side::First).map(|it| it.kind)
/// };
/// assert_eq!(kind("g8"), Some(ThreatKind::Fork));
/// assert_eq!(kind("f8"), Some(ThreatKind::Four));
/// assert_eq!(kind("i9"), None);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThreatKind {
    /// An open three: the next move could make a straight four, which is an unbroken four with both ends free. If the
    /// winning run is not five, this has two marks fewer than the run instead of three. A run of three has none.
    OpenThree,
    /// A four: one more mark completes the run.
    Four,
    /// Two or more threats at once, each on a line of its own or with a cell of its own to complete it: a straight
    /// four, two fours, a four and an open three, or two open threes.
    Fork,
    /// A win: the move completes the run.
    Win,
}

impl ThreatKind {
    /// All kinds, the strongest first.
    pub const ALL: [Self; 4] = [Self::Win, Self::Fork, Self::Four, Self::OpenThree];
}

/// Returns the threats that each side could make with one move: the strongest kind for each cell. The first side comes
/// first; each side's cells are in reading order.
#[must_use]
pub fn threats(board: &Board) -> Vec<Threat> {
    [Side::First, Side::Second].into_iter().flat_map(|side| of_side(board, side)).collect()
}

fn of_side(board: &Board, side: Side) -> Vec<Threat> {
    let mut finder = Finder::new(board, side);
    finder.find_wins();
    finder.find_fours();
    finder.find_prevented_fours();
    finder.find_open_threes();
    let threat =
        |(cell, found): (Cell, CellThreats)| Some(Threat { side, cell, kind: found.kind()? });
    let mut threats: Vec<_> = finder.found.into_iter().filter_map(threat).collect();
    threats.sort_unstable_by_key(|threat| threat.cell.reading_order());
    threats
}

/// All threats that a mark on a cell would make.
#[derive(Clone, Debug, Default)]
struct CellThreats {
    wins: bool,
    /// The cells that would then complete a run, each with the direction of that run.
    fours: Vec<(Cell, Direction)>,
    /// The directions of open threes.
    open_threes: Vec<Direction>,
}

impl CellThreats {
    fn kind(&self) -> Option<ThreatKind> {
        let completing: FxHashSet<_> = self.fours.iter().map(|&(cell, _)| cell).collect();
        let of_fours: FxHashSet<_> = self.fours.iter().map(|&(_, direction)| direction).collect();
        let of_threes: FxHashSet<_> = self.open_threes.iter().copied().collect();
        let threes = of_threes.difference(&of_fours).count();
        match (completing.len(), threes) {
            _ if self.wins => Some(ThreatKind::Win),
            (0, 0) => None,
            (0, 1) => Some(ThreatKind::OpenThree),
            (1, 0) => Some(ThreatKind::Four),
            _ => Some(ThreatKind::Fork),
        }
    }
}

/// Finds the threats of one side. It looks at each line that has marks of that side and none of the other, and lets
/// [`judge`] decide whether a run wins.
struct Finder {
    /// A copy of the board, on which moves are tried and taken back.
    board: Board,
    side: Side,
    found: FxHashMap<Cell, CellThreats>,
}

impl Finder {
    fn new(board: &Board, side: Side) -> Self {
        Self { board: board.clone(), side, found: FxHashMap::default() }
    }

    fn run(&self) -> u8 {
        self.board.rules().run()
    }

    fn find_wins(&mut self) {
        for (_, free) in self.lines(self.run(), 1) {
            if self.wins_on(free[0]) {
                self.found.entry(free[0]).or_default().wins = true;
            }
        }
    }

    fn find_fours(&mut self) {
        for (line, free) in self.lines(self.run(), 2) {
            for (cell, last) in [(free[0], free[1]), (free[1], free[0])] {
                let wins_already = self.found.get(&last).is_some_and(|found| found.wins);
                if wins_already || !self.is_legal(cell) {
                    continue;
                }
                self.board.put(cell, self.side);
                let wins = self.wins_on(last);
                self.board.clear(cell);
                if wins {
                    self.found.entry(cell).or_default().fours.push((last, line.direction()));
                }
            }
        }
    }

    fn find_open_threes(&mut self) {
        // With a run of three, every single mark would be an open three.
        if self.run() < 4 {
            return;
        }
        for (line, free) in self.lines(self.run() - 1, 2) {
            let ends: Vec<_> = line.neighbours().filter(|&it| self.board.is_free(it)).collect();
            if ends.len() < 2 || !free.iter().all(|&cell| self.is_legal(cell)) {
                continue;
            }
            for &cell in &free {
                self.board.put(cell, self.side);
            }
            let is_straight_four = ends.iter().all(|&end| self.wins_on(end))
                && (!self.needs_open_end() || self.wins_after_any_reply(&ends));
            for &cell in &free {
                self.board.clear(cell);
            }
            for cell in free.into_iter().filter(|_| is_straight_four) {
                self.found.entry(cell).or_default().open_threes.push(line.direction());
            }
        }
    }

    fn needs_open_end(&self) -> bool {
        self.board.rules().win_rule(self.side).needs_open_end
    }

    /// In caro, one move can prevent two rows of five. If so, a cell with two that complete a row is counted as one four.
    fn find_prevented_fours(&mut self) {
        if !self.needs_open_end() {
            return;
        }
        let mut found = mem::take(&mut self.found);
        for (&cell, threats) in found.iter_mut().filter(|(_, threats)| threats.fours.len() > 1) {
            let completing: Vec<_> = threats.fours.iter().map(|&(last, _)| last).collect();
            self.board.put(cell, self.side);
            if !self.wins_after_any_reply(&completing) {
                threats.fours.truncate(1);
            }
            self.board.clear(cell);
        }
        self.found = found;
    }

    /// Returns whether this side wins on at least one of these free cells, whichever of the cells nearby the other side
    /// takes.
    fn wins_after_any_reply(&mut self, completing: &[Cell]) -> bool {
        let replies: Vec<_> = completing.iter().flat_map(|&cell| self.nearby(cell)).collect();
        replies.into_iter().all(|reply| {
            self.board.put(reply, self.side.other());
            let wins = completing.iter().any(|&cell| cell != reply && self.wins_on(cell));
            self.board.clear(reply);
            wins
        })
    }

    /// Returns this free cell and the free cells at the ends of the rows that a mark on it would make.
    fn nearby(&self, cell: Cell) -> Vec<Cell> {
        let directions = self.board.rules().shape().directions().iter();
        let rows = directions.map(|&it| self.board.row_through(cell, it, self.side).line);
        let ends = rows.flat_map(|row| row.neighbours().collect::<Vec<_>>());
        ends.chain([cell]).filter(|&it| self.board.is_free(it)).collect()
    }

    fn is_legal(&self, cell: Cell) -> bool {
        judge(&self.board, cell, self.side).is_legal()
    }

    fn wins_on(&self, cell: Cell) -> bool {
        judge(&self.board, cell, self.side).is_win()
    }

    /// Returns the lines of this length on which exactly `free` cells are free and all others, at least one, have this
    /// side's marks. Returns each line with its free cells.
    fn lines(&self, length: u8, free: usize) -> Vec<(Line, Vec<Cell>)> {
        let mut lines = Vec::new();
        let own = |cell: &Cell| self.board.get(*cell) == Some(self.side);
        for (mark, _) in self.board.marks().filter(|&(_, side)| side == self.side) {
            for &direction in self.board.rules().shape().directions() {
                for steps in 0..i16::from(length) {
                    let Some(start) = direction.step(mark, -steps) else { break };
                    // Lines that begin here or further back are found from the mark on `start`.
                    if !self.board.rules().shape().contains(start) || (steps > 0 && own(&start)) {
                        break;
                    }
                    let line = Line::new(start, direction, length);
                    if let Some(cells) = self.free_cells(line, free) {
                        lines.push((line, cells));
                    }
                }
            }
        }
        lines
    }

    /// Returns the free cells of a line if there are exactly `count`, and all others have this side's marks.
    fn free_cells(&self, line: Line, count: usize) -> Option<Vec<Cell>> {
        let mut free = 0;
        for cell in line.cells() {
            match self.board.get(cell) {
                Some(side) if side == self.side => {}
                None if free < count && self.board.rules().shape().contains(cell) => free += 1,
                _ => return None,
            }
        }
        let is_free = |&cell: &Cell| self.board.get(cell).is_none();
        (free == count).then(|| line.cells().filter(is_free).collect())
    }
}
