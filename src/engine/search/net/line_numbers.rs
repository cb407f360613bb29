use super::line_network::LineCells;

/// The number of a line in a table.
pub(super) type LineNumber = u16;

/// Numbers lines of nine cells without gaps, by two small tables that fit in the first-level cache. Beyond a cell off
/// the board, there are only more of them, so there are far fewer lines than combinations of states.
#[derive(Clone, Debug)]
pub(super) struct LineNumbers {
    /// By the first four cells and the fifth, which is in the centre.
    behind: Box<[LineNumber; 1 << (2 * (SIDE + 1))]>,
    /// By the last four cells. A line's number is the sum of the two.
    ahead: Box<[LineNumber; 1 << (2 * SIDE)]>,
}

/// The number of cells on each side of the centre.
const SIDE: usize = 4;

/// How many ways there are to fill these: 1 + 3 + 9 + 27 + 81, by the number of cells on the board.
const SIDE_COUNT: LineNumber = 121;

/// Every line whose centre is off the board has at least this number.
pub(super) const FIRST_OUTSIDE: LineNumber = 3 * SIDE_COUNT * SIDE_COUNT;

impl LineNumbers {
    /// If `is_reversed`, lines have the numbers that [`LineNumbers`] that are not reversed give them when they are read
    /// from the last cell to the first.
    pub fn new(is_reversed: bool) -> Self {
        let (of_behind, of_ahead) = if is_reversed { (1, SIDE_COUNT) } else { (SIDE_COUNT, 1) };
        let behind = |cells: usize| {
            let states: [usize; SIDE] = std::array::from_fn(|i| state(cells, SIDE - 1 - i));
            let centre = state(cells, SIDE);
            let of_centre = to_number(centre) * SIDE_COUNT * SIDE_COUNT;
            of_centre + if centre == OUTSIDE { 0 } else { of_behind * side_number(states) }
        };
        let ahead = |cells| of_ahead * side_number(std::array::from_fn(|i| state(cells, i)));
        Self {
            behind: Box::new(std::array::from_fn(behind)),
            ahead: Box::new(std::array::from_fn(ahead)),
        }
    }

    /// The number of the line in the lowest bits; the others are ignored.
    #[inline]
    pub fn get(&self, cells: u64) -> LineNumber {
        let behind = self.behind[(cells & 0x3FF) as usize];
        behind.wrapping_add(self.ahead[(cells >> 10 & 0xFF) as usize])
    }
}

const OUTSIDE: usize = 3;

fn state(cells: usize, place: usize) -> usize {
    cells >> (2 * place) & 3
}

/// The number of the cells on one side of the centre, from the nearest on.
fn side_number(states: [usize; SIDE]) -> LineNumber {
    let mut number = 0;
    // The number of ways to fill the cells so far, and fewer cells.
    let (mut ways, mut fewer) = (1, 0);
    for state in states {
        if state == OUTSIDE {
            break;
        }
        number = 3 * number + to_number(state);
        fewer += ways;
        ways *= 3;
    }
    fewer + number
}

fn to_number(state: usize) -> LineNumber {
    LineNumber::try_from(state).unwrap_or_default()
}

/// Whether nothing on the board is beyond a cell off the board, and the centre is on it.
pub(super) fn is_possible(cells: LineCells) -> bool {
    let is_outside = |place| state(cells as usize, place) == OUTSIDE;
    let is_solid = |places: std::ops::Range<usize>| places.is_sorted_by_key(is_outside);
    !is_outside(SIDE)
        && is_solid(SIDE..2 * SIDE + 1)
        && (0..=SIDE).rev().is_sorted_by_key(is_outside)
}
