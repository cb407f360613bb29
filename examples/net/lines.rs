//! The lines of nine cells that the network reads.

use crate::sample::{CELLS, SIDE, State};

/// The number of cells of a line.
pub const LINE: usize = 9;

/// How far a line reaches to each side of its centre.
const REACH: usize = LINE / 2;

/// The number of lines through a cell: along a row, a column, and both diagonals.
pub const DIRECTIONS: usize = 4;

/// The state of a place off the board, after those of cells.
const OUTSIDE: State = 3;

/// The number of different lines whose centre is on the board.
pub const LINES: usize = 3 * 121 * 121;

/// The length of a side of the board with a frame that lines reach.
const FRAMED: usize = SIDE + 2 * REACH;

/// The numbers of the lines through each cell of a position: those of a cell one after the other.
pub type Numbers = [u16; CELLS * DIRECTIONS];

/// Numbers lines without gaps.
pub struct Lines {
    /// The states of each line, from its first place to its last.
    states: Vec<[State; LINE]>,
    /// The number of a line, by its states in base four.
    numbers: Vec<u16>,
    /// The places of each line of a framed board.
    places: Vec<[usize; LINE]>,
}

impl Lines {
    pub fn new() -> Self {
        let (mut states, mut numbers) = (Vec::new(), vec![0; 1 << (2 * LINE)]);
        for (code, number) in numbers.iter_mut().enumerate() {
            let line = std::array::from_fn(|place| state(code, place));
            if is_possible(&line) {
                *number = u16::try_from(states.len()).expect("fewer than 65,536 lines");
                states.push(line);
            }
        }
        debug_assert_eq!(states.len(), LINES);
        // Along a row, a column, and the diagonals that rise and fall, in steps of a framed board.
        let steps = [1, FRAMED, FRAMED + 1, 1_usize.wrapping_sub(FRAMED)];
        let places = (0..CELLS).flat_map(|cell| {
            let centre = framed(cell);
            steps.map(|step| {
                let first = centre.wrapping_sub(step.wrapping_mul(REACH));
                std::array::from_fn(|place| first.wrapping_add(step.wrapping_mul(place)))
            })
        });
        Self { states, numbers, places: places.collect() }
    }

    /// The states of the line with this number.
    pub fn states(&self, number: usize) -> &[State; LINE] {
        &self.states[number]
    }

    /// The numbers of all lines of a position.
    pub fn of(&self, cells: &[State; CELLS]) -> Numbers {
        let mut board = [OUTSIDE; FRAMED * FRAMED];
        for (cell, &state) in cells.iter().enumerate() {
            board[framed(cell)] = state;
        }
        std::array::from_fn(|line| {
            let code = self.places[line]
                .iter()
                .rev()
                .fold(0, |code, &place| 4 * code + usize::from(board[place]));
            self.numbers[code]
        })
    }
}

/// The place of a cell on a framed board.
const fn framed(cell: usize) -> usize {
    (cell / SIDE + REACH) * FRAMED + cell % SIDE + REACH
}

#[allow(clippy::cast_possible_truncation, reason = "two bits")]
const fn state(code: usize, place: usize) -> State {
    (code >> (2 * place) & 3) as State
}

/// Returns whether the centre is on the board, and everything beyond a place off the board is off it, too.
fn is_possible(line: &[State; LINE]) -> bool {
    let is_outside = |state: &State| *state == OUTSIDE;
    let centre = line[REACH];
    centre != OUTSIDE
        && line[REACH..].is_sorted_by_key(is_outside)
        && line[..REACH].iter().rev().is_sorted_by_key(is_outside)
}

/// The cells of a position after one of the eight symmetries of the board.
pub fn turned(cells: &[State; CELLS], symmetry: u8) -> [State; CELLS] {
    std::array::from_fn(|cell| {
        let (mut row, mut column) = (cell / SIDE, cell % SIDE);
        if symmetry & 1 != 0 {
            (row, column) = (column, row);
        }
        if symmetry & 2 != 0 {
            row = SIDE - 1 - row;
        }
        if symmetry & 4 != 0 {
            column = SIDE - 1 - column;
        }
        cells[row * SIDE + column]
    })
}
