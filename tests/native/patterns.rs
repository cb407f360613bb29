//! What the strong player knows of a position at once: against the rules of the game, cell by cell,
//! and after moves and their undoing.

use in_a_row::engine::{
    Cell, Direction, Game, Overline, Rules, Side,
    search::patterns::{Patterns, class, kind},
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{SIDES, at, cells, rules};

const BOARDS: [&str; 12] = [
    "15x15k5", "15x15k5e", "7x7k5", "7x9k5e", "3x3k3", "6x5k3e", "7x7k4", "8x6k4e", "9x9k6",
    "10x10k6e", "11x11k7", "12x10k8e",
];

/// A board on which anything may be put.
#[derive(Clone)]
struct Grid {
    rules: Rules,
    marks: Vec<Option<Side>>,
}

impl Grid {
    fn new(rules: Rules) -> Self {
        Self { rules, marks: vec![None; rules.cell_count()] }
    }

    fn get(&self, cell: Cell) -> Option<Side> {
        self.marks[self.rules.index(cell)]
    }

    fn with(&self, cell: Cell, side: Side) -> Self {
        let mut grid = self.clone();
        grid.marks[self.rules.index(cell)] = Some(side);
        grid
    }

    /// The free cells of the line through this one.
    fn free(&self, cell: Cell, direction: Direction) -> Vec<Cell> {
        let on_board = |steps| direction.step(cell, steps).filter(|&it| self.rules.contains(it));
        (-40..=40).filter_map(on_board).filter(|&it| self.get(it).is_none()).collect()
    }

    /// From where to where a mark on the cell makes a run in this direction, in steps from the cell.
    fn run(&self, cell: Cell, direction: Direction, side: Side) -> (i16, i16) {
        let reach = |sign: i16| {
            let is_own = |&steps: &i16| {
                direction
                    .step(cell, sign * steps)
                    .is_some_and(|it| self.rules.contains(it) && self.get(it) == Some(side))
            };
            (1..=40).take_while(is_own).last().unwrap_or(0)
        };
        (-reach(-1), reach(1))
    }

    /// Whether a mark on the cell makes a winning run that contains the other one too.
    fn completes(&self, cell: Cell, other: Cell, direction: Direction, side: Side) -> bool {
        let (from, to) = self.run(cell, direction, side);
        let (length, run) = (to - from + 1, i16::from(self.rules.run()));
        let wins = match self.rules.overline() {
            Overline::Wins => length >= run,
            Overline::Ignored => length == run,
        };
        wins && (from..=to).any(|steps| direction.step(cell, steps) == Some(other))
    }

    /// The cells that complete a run once the side has this one.
    fn completing(&self, cell: Cell, direction: Direction, side: Side) -> Vec<Cell> {
        let after = self.with(cell, side);
        let mut cells = after.free(cell, direction);
        cells.retain(|&it| after.completes(it, cell, direction, side));
        cells
    }

    /// The class by the words of its definition, as far as they are about play: a run, two cells that
    /// complete one, one cell, and a cell that leads to two.
    fn class(&self, cell: Cell, direction: Direction, side: Side) -> class::Class {
        if self.completes(cell, cell, direction, side) {
            return class::FIVE;
        }
        match self.completing(cell, direction, side).len() {
            0 => {}
            1 => return class::FOUR,
            _ => return class::OPEN_FOUR,
        }
        let after = self.with(cell, side);
        let next = after.free(cell, direction).into_iter().map(|it| {
            let mut cells = after.completing(it, direction, side);
            // What completes a run without the first mark was there before.
            let both = after.with(it, side);
            cells.retain(|&end| both.completes(end, cell, direction, side));
            cells.len()
        });
        match next.max().unwrap_or(0) {
            0 => class::DEAD,
            1 => class::THREE,
            _ => class::OPEN_THREE,
        }
    }
}

fn random_position(rules: Rules, random: &mut dyn Rng) -> (Grid, Patterns) {
    let mut grid = Grid::new(rules);
    let mut patterns = Patterns::new(rules);
    let most = random.random_range(1..10_u32);
    for cell in rules.cells() {
        if random.random_range(0..10) < most {
            let side = SIDES[random.random_range(0..2)];
            grid = grid.with(cell, side);
            patterns.put(patterns.place(cell), side);
        }
    }
    (grid, patterns)
}

#[test]
fn classes_are_what_play_can_make_of_a_line() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    for board in BOARDS {
        for _ in 0..40 {
            let (grid, patterns) = random_position(rules(board), &mut random);
            for cell in grid.rules.cells().filter(|&cell| grid.get(cell).is_none()) {
                for (number, direction) in Direction::ALL.into_iter().enumerate() {
                    for side in SIDES {
                        let expected = grid.class(cell, direction, side);
                        let found = patterns.class(patterns.place(cell), side, number);
                        let found = if found < class::THREE { class::DEAD } else { found };
                        assert_eq!(found, expected, "{board} {cell} {direction:?} {side:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_kept_is_what_a_new_look_finds() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(2);
    for board in BOARDS {
        let mut game = Game::new(rules(board));
        let mut kept = Patterns::new(rules(board));
        let mut new = Patterns::new(rules(board));
        for _ in 0..300 {
            let turn = game.turn();
            match turn {
                Some(side) if random.random_range(0..5) < 3 => {
                    let cells: Vec<_> = game.legal_moves().collect();
                    let cell = cells[random.random_range(0..cells.len())];
                    game.play(cell).expect("a legal move");
                    kept.put(kept.place(cell), side);
                }
                _ => {
                    if game.undo().is_some() {
                        kept.take_back();
                    }
                }
            }
            new.set_up(game.board());
            assert!(kept == new, "{board} {:?}", game.moves());
            for side in SIDES {
                for kind in kind::DEAD..=kind::FIVE {
                    let count =
                        kept.empty().filter(|&place| kept.kind(place, side) == kind).count();
                    assert_eq!(kept.count(side, kind), count);
                }
                let mut fours: Vec<_> =
                    kept.empty().filter(|&place| kept.kind(place, side) >= kind::FOUR).collect();
                fours.sort_unstable();
                assert_eq!(kept.fours(side).collect::<Vec<_>>(), fours);
            }
        }
    }
}

/// The kind of a cell for the side that has these marks.
fn kind_of(board: &str, own: &str, other: &str, cell: &str) -> kind::Kind {
    let mut patterns = Patterns::new(rules(board));
    for (moves, side) in [(own, Side::First), (other, Side::Second)] {
        for cell in cells(moves) {
            patterns.put(patterns.place(cell), side);
        }
    }
    patterns.kind(patterns.place(at(cell)), Side::First)
}

#[test]
fn fives_fours_and_threes_in_the_middle_and_at_the_edge() {
    let free = |own, other, cell| kind_of("15x15k5", own, other, cell);
    assert_eq!(free("d8e8f8g8", "", "h8"), kind::FIVE);
    assert_eq!(free("d8e8f8h8", "", "g8"), kind::FIVE, "a gap is filled");
    assert_eq!(free("a1b2c3d4", "", "e5"), kind::FIVE, "from the corner");
    assert_eq!(free("d8e8f8h8i8", "", "g8"), kind::FIVE, "six count");
    assert_eq!(free("e8f8g8", "", "h8"), kind::DOUBLE_FOUR, "an open four");
    assert_eq!(free("e8f8g8", "d8", "h8"), kind::FOUR);
    assert_eq!(free("a8b8c8", "", "d8"), kind::FOUR, "the edge closes it");
    assert_eq!(free("e8f8h8", "", "g8"), kind::DOUBLE_FOUR);
    assert_eq!(free("d8f8h8", "", "g8"), kind::FOUR, "only one cell completes five");
    assert_eq!(free("d8f8h8j8", "", "g8"), kind::DOUBLE_FOUR, "two cells in one line");
    assert_eq!(free("f8g8", "", "h8"), kind::OPEN_THREE);
    assert_eq!(free("f8g8", "d8j8", "h8"), kind::CLOSED_THREE, "room for five, not for six");
    assert_eq!(free("f8g8", "e8i8", "h8"), kind::DEAD + 1, "no room in the row");
    assert_eq!(free("a8b8", "", "c8"), kind::CLOSED_THREE);
    assert_eq!(free("f8g8h9h10", "", "h8"), kind::DOUBLE_THREE);
    assert_eq!(free("e8f8g8h9h10", "d8", "h8"), kind::FOUR_AND_THREE);
    assert_eq!(free("e8f8g8h9h10h11", "d8h12", "h8"), kind::DOUBLE_FOUR, "two closed fours");

    let exact = |own, other, cell| kind_of("15x15k5e", own, other, cell);
    assert_eq!(exact("d8e8f8g8", "", "h8"), kind::FIVE);
    assert_ne!(exact("d8e8f8h8i8", "", "g8"), kind::FIVE, "six do not count");
    assert_eq!(exact("e8f8g8", "", "h8"), kind::DOUBLE_FOUR);
    assert_eq!(exact("e8f8g8j8", "", "h8"), kind::FOUR, "i8 would make six");
    assert_eq!(exact("c8f8g8k8", "", "h8"), kind::CLOSED_THREE, "too near to others on both sides");
}
