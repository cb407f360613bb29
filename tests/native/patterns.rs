//! The patterns, compared with the rules of the game cell by cell, and after moves and undos.

use in_a_row::engine::{
    Cell, Direction, Game, Overline, Rules, Side,
    search::patterns::{Patterns, class, kind},
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{Diagram, SIDES, rules};

const BOARDS: [&str; 12] = [
    "15x15k5", "15x15k5e", "7x7k5", "7x9k5e", "3x3k3", "6x5k3e", "7x7k4", "8x6k4e", "9x9k6",
    "10x10k6e", "11x11k7", "12x10k8e",
];

/// A board with any marks on it.
#[derive(Clone)]
struct Grid {
    rules: Rules,
    marks: Vec<Option<Side>>,
}

impl Grid {
    fn new(rules: Rules) -> Self {
        Self { rules, marks: vec![None; rules.shape().cell_count()] }
    }

    fn get(&self, cell: Cell) -> Option<Side> {
        self.marks[self.rules.shape().index(cell)]
    }

    fn with(&self, cell: Cell, side: Side) -> Self {
        let mut grid = self.clone();
        grid.marks[self.rules.shape().index(cell)] = Some(side);
        grid
    }

    /// The free cells of the line through this one.
    fn free(&self, cell: Cell, direction: Direction) -> Vec<Cell> {
        let on_board =
            |steps| direction.step(cell, steps).filter(|&it| self.rules.shape().contains(it));
        (-40..=40).filter_map(on_board).filter(|&it| self.get(it).is_none()).collect()
    }

    /// The ends of the run that a mark on the cell makes in this direction, in steps from the cell.
    fn run(&self, cell: Cell, direction: Direction, side: Side) -> (i16, i16) {
        let reach = |sign: i16| {
            let is_own = |&steps: &i16| {
                direction
                    .step(cell, sign * steps)
                    .is_some_and(|it| self.rules.shape().contains(it) && self.get(it) == Some(side))
            };
            (1..=40).take_while(is_own).last().unwrap_or(0)
        };
        (-reach(-1), reach(1))
    }

    /// Whether a mark on the cell makes a winning run that also contains the other cell.
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

    /// The class by its definition in terms of play: a run, two cells that complete one, one cell, and
    /// a cell that leads to two.
    fn class(&self, cell: Cell, direction: Direction, side: Side) -> class::Class {
        if self.completes(cell, cell, direction, side) {
            return class::WIN;
        }
        match self.completing(cell, direction, side).len() {
            0 => {}
            1 => return class::FOUR,
            _ => return class::OPEN_FOUR,
        }
        let after = self.with(cell, side);
        let next = after.free(cell, direction).into_iter().map(|it| {
            let mut cells = after.completing(it, direction, side);
            // Cells that complete a run without the first mark did so before.
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
    for cell in rules.shape().cells() {
        if random.random_range(0..10) < most {
            let side = SIDES[random.random_range(0..2)];
            grid = grid.with(cell, side);
            patterns.put(patterns.index(cell), side);
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
            for cell in grid.rules.shape().cells().filter(|&cell| grid.get(cell).is_none()) {
                for (number, direction) in Patterns::DIRECTIONS.into_iter().enumerate() {
                    for side in SIDES {
                        let expected = grid.class(cell, direction, side);
                        let found = patterns.class(patterns.index(cell), side, number);
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
                    kept.put(kept.index(cell), side);
                }
                _ => {
                    if game.undo().is_some() {
                        kept.undo();
                    }
                }
            }
            new.set_up(game.board());
            assert!(kept == new, "{board} {:?}", game.moves());
            for side in SIDES {
                for kind in kind::DEAD..=kind::WIN {
                    let count =
                        kept.empty().filter(|&index| kept.kind(index, side) == kind).count();
                    assert_eq!(kept.count(side, kind), count);
                }
                let mut fours: Vec<_> =
                    kept.empty().filter(|&index| kept.kind(index, side) >= kind::FOUR).collect();
                fours.sort_unstable();
                assert_eq!(kept.fours(side).collect::<Vec<_>>(), fours);
            }
        }
    }
}

/// The kind, for the first side, of the cell marked `*`. Only the part of the board that matters is
/// drawn.
fn kind_of(board: &str, diagram: &str) -> kind::Kind {
    let diagram = Diagram::new(board, diagram);
    let mut patterns = Patterns::new(rules(board));
    for (cell, side) in diagram.marks() {
        patterns.put(patterns.index(cell), side);
    }
    let &[cell] = diagram.asked() else { panic!("one cell is asked about") };
    patterns.kind(patterns.index(cell), Side::First)
}

/// The kind of a cell in row 8 of a 15x15 board, drawn from its left end.
fn kind_in_row(board: &str, row: &str) -> kind::Kind {
    let names = ('a'..='o').map(String::from).take(row.split(' ').count());
    kind_of(board, &format!("8 {row}\n{}", names.collect::<Vec<_>>().join(" ")))
}

#[test]
fn fives_fours_and_threes_in_a_row() {
    for (kind, row) in [
        (kind::WIN, ". . . X X X X * . . ."),
        // A gap is filled.
        (kind::WIN, ". . . X X X * X . . ."),
        // Six count.
        (kind::WIN, ". . . X X X * X X . ."),
        // An open four.
        (kind::DOUBLE_FOUR, ". . . . X X X * . . ."),
        (kind::DOUBLE_FOUR, ". . . . X X * X . . ."),
        (kind::FOUR, ". . . O X X X * . . ."),
        // The edge closes it.
        (kind::FOUR, "X X X * . . . . . . ."),
        // Only one cell completes five.
        (kind::FOUR, ". . . X . X * X . . ."),
        // Two cells in one line do.
        (kind::DOUBLE_FOUR, ". . . X . X * X . X ."),
        (kind::OPEN_THREE, ". . . . . X X * . . ."),
        // There is room for five, not for six.
        (kind::CLOSED_THREE, ". . . O . X X * . O ."),
        // There is no room.
        (kind::DEAD + 1, ". . . . O X X * O . ."),
        (kind::CLOSED_THREE, "X X * . . . . . . . ."),
    ] {
        assert_eq!(kind_in_row("15x15k5", row), kind, "{row}");
    }
}

#[test]
fn only_five_count_where_the_rule_is_exact() {
    for (kind, row) in [
        (kind::WIN, ". . . X X X X * . . . ."),
        (kind::DOUBLE_FOUR, ". . . . X X X * . . . ."),
        // On i8 it would be six.
        (kind::FOUR, ". . . . X X X * . X . ."),
        // Too close to others on both sides.
        (kind::CLOSED_THREE, ". . X . . X X * . . X ."),
    ] {
        assert_eq!(kind_in_row("15x15k5e", row), kind, "{row}");
    }
    assert_ne!(kind_in_row("15x15k5e", ". . . X X X * X X . ."), kind::WIN, "six do not count");
}

#[test]
fn a_cell_may_be_on_two_lines() {
    let from_the_corner = "
        5 . . . . *
        4 . . . X .
        3 . . X . .
        2 . X . . .
        1 X . . . .
          a b c d e
    ";
    let two_threes = "
        10 . . X . .
         9 . . X . .
         8 X X * . .
           f g h i j
    ";
    let four_and_three = "
        10 . . . . X . .
         9 . . . . X . .
         8 O X X X * . .
           d e f g h i j
    ";
    let two_closed_fours = "
        12 . . . . O . .
        11 . . . . X . .
        10 . . . . X . .
         9 . . . . X . .
         8 O X X X * . .
           d e f g h i j
    ";
    for (kind, diagram) in [
        (kind::WIN, from_the_corner),
        (kind::DOUBLE_THREE, two_threes),
        (kind::FOUR_AND_THREE, four_and_three),
        (kind::DOUBLE_FOUR, two_closed_fours),
    ] {
        assert_eq!(kind_of("15x15k5", diagram), kind, "{diagram}");
    }
}
