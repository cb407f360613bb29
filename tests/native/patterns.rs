//! The patterns, compared cell by cell with the rules of the game, also after moves and undos.

use in_a_row::engine::{
    Cell, Direction, Game, Rules, Side, Variant,
    search::patterns::{Patterns, class, kind},
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{Diagram, SIDES, rules};

const BOARDS: [&str; 17] = [
    "15x15k5", "15x15k5e", "7x7k5", "7x9k5e", "3x3k3", "6x5k3e", "7x7k4", "8x6k4e", "9x9k6",
    "10x10k6e", "11x11k7", "12x10k8e", "15x15k5c", "7x9k5c", "15x15k5o", "8x6k5o", "15x15k5r",
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

    /// Returns the free cells on the line through this one.
    fn free(&self, cell: Cell, direction: Direction) -> Vec<Cell> {
        let on_board =
            |steps| direction.step(cell, steps).filter(|&it| self.rules.shape().contains(it));
        (-40..=40).filter_map(on_board).filter(|&it| self.get(it).is_none()).collect()
    }

    /// Returns the ends of the run that a mark on the cell makes in this direction, in steps from the cell.
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

    /// Returns whether a mark on the cell makes a winning run that also contains the other cell.
    fn completes(&self, cell: Cell, other: Cell, direction: Direction, side: Side) -> bool {
        let (from, to) = self.run(cell, direction, side);
        let (length, run) = (to - from + 1, i16::from(self.rules.run()));
        let is_blocked = |steps| {
            let end = direction.step(cell, steps).filter(|&it| self.rules.shape().contains(it));
            end.is_some_and(|end| self.get(end) == Some(side.other()))
        };
        let is_open = !is_blocked(from - 1) || !is_blocked(to + 1);
        let wins = match (self.rules.variant(), side) {
            (Variant::Freestyle, _) | (Variant::Renju, Side::Second) => length >= run,
            (Variant::Exact, _) | (Variant::Renju, Side::First) => length == run,
            (Variant::Caro, _) => length == run && is_open,
            (Variant::CaroOverlines, _) => length > run || length == run && is_open,
        };
        wins && (from..=to).any(|steps| direction.step(cell, steps) == Some(other))
    }

    /// Returns the class by its definition in terms of play: a run, two cells that complete one, one cell, and
    /// a cell that leads to two.
    fn class(&self, cell: Cell, direction: Direction, side: Side) -> class::Class {
        if self.completes(cell, cell, direction, side) {
            return class::WIN;
        }
        let after = self.with(cell, side);
        let (from, to) = self.run(cell, direction, side);
        if self.has_fouls(side) && to - from >= 5 {
            return class::FORBIDDEN;
        }
        match after.class_of_four(cell, direction, side) {
            class::DEAD => {}
            class => return class,
        }
        let next = after.free(cell, direction).into_iter().map(|it| {
            // What completes a run without the first mark did so before.
            after.with(it, side).class_of_four(cell, direction, side)
        });
        let next: Vec<_> = next.filter(|&class| class != class::DEAD).collect();
        if next.contains(&class::OPEN_FOUR) {
            class::OPEN_THREE
        } else if next.is_empty() {
            class::DEAD
        } else {
            class::THREE
        }
    }

    /// Returns the class of the four that this mark is in, or [`class::DEAD`] if it is in none.
    fn class_of_four(&self, cell: Cell, direction: Direction, side: Side) -> class::Class {
        let completing = |grid: &Self| {
            let mut cells = grid.free(cell, direction);
            cells.retain(|&it| grid.completes(it, cell, direction, side));
            cells
        };
        let is_prevented = |&cell: &Cell| completing(&self.with(cell, side.other())).is_empty();
        match completing(self)[..] {
            [] => class::DEAD,
            [_] => class::FOUR,
            [one, other] if self.has_fouls(side) => {
                // The free cells are in the order of the line.
                let is_straight = (1..5).all(|steps| {
                    direction.step(one, steps).and_then(|it| self.get(it)) == Some(side)
                }) && direction.step(one, 5) == Some(other);
                if is_straight { class::OPEN_FOUR } else { class::FORBIDDEN }
            }
            _ if self.free(cell, direction).iter().any(is_prevented) => class::FOUR,
            _ => class::OPEN_FOUR,
        }
    }

    fn has_fouls(&self, side: Side) -> bool {
        (self.rules.variant(), side) == (Variant::Renju, Side::First)
    }
}

fn random_position(rules: Rules, random: &mut dyn Rng) -> (Grid, Patterns) {
    let mut grid = Grid::new(rules);
    let mut patterns = Patterns::new(rules);
    let density = random.random_range(1..10_u32);
    for cell in rules.shape().cells() {
        if random.random_range(0..10) < density {
            let side = SIDES[random.random_range(0..2)];
            grid = grid.with(cell, side);
            patterns.put(patterns.index(cell), side);
        }
    }
    (grid, patterns)
}

#[test]
fn classes_agree_with_their_definition_by_play() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    for board in BOARDS {
        for _ in 0..40 {
            let (grid, patterns) = random_position(rules(board), &mut random);
            for cell in grid.rules.shape().cells().filter(|&cell| grid.get(cell).is_none()) {
                for (number, direction) in Patterns::DIRECTIONS.into_iter().enumerate() {
                    for side in SIDES {
                        let expected = grid.class(cell, direction, side);
                        let found = patterns.class(patterns.index(cell), side, number);
                        let is_foul = grid.has_fouls(side) && found == class::FORBIDDEN;
                        let is_known = found >= class::THREE || is_foul;
                        let found = if is_known { found } else { class::DEAD };
                        assert_eq!(found, expected, "{board} {cell} {direction:?} {side:?}");
                    }
                }
            }
        }
    }
}

/// The classes of renju come from a table that is made in another way than that of freestyle.
#[test]
fn classes_of_white_in_renju_are_those_of_freestyle() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(3);
    for _ in 0..40 {
        let (grid, renju) = random_position(rules("15x15k5r"), &mut random);
        let mut freestyle = Patterns::new(rules("15x15k5"));
        for cell in grid.rules.shape().cells() {
            if let Some(side) = grid.get(cell) {
                freestyle.put(freestyle.index(cell), side);
            }
        }
        for cell in grid.rules.shape().cells().filter(|&cell| grid.get(cell).is_none()) {
            for direction in 0..4 {
                let class = |patterns: &Patterns| {
                    patterns.class(patterns.index(cell), Side::Second, direction)
                };
                assert_eq!(class(&renju), class(&freestyle), "{cell} {direction}");
            }
        }
    }
}

#[test]
fn incremental_patterns_agree_with_a_fresh_start() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(2);
    for board in BOARDS {
        let mut game = Game::new(rules(board));
        let mut incremental = Patterns::new(rules(board));
        let mut fresh = Patterns::new(rules(board));
        for _ in 0..300 {
            let turn = game.side_to_move();
            match turn {
                Some(side) if random.random_range(0..5) < 3 => {
                    let cells: Vec<_> = game.legal_moves().collect();
                    let cell = cells[random.random_range(0..cells.len())];
                    game.play(cell).expect("a legal move");
                    incremental.put(incremental.index(cell), side);
                }
                _ => {
                    if game.undo().is_some() {
                        incremental.undo();
                    }
                }
            }
            fresh.set_up(game.board());
            assert!(incremental == fresh, "{board} {:?}", game.moves());
            for side in SIDES {
                for kind in kind::DEAD..=kind::WIN {
                    let count = incremental
                        .empty()
                        .filter(|&index| incremental.kind(index, side) == kind)
                        .count();
                    assert_eq!(incremental.count(side, kind), count);
                }
                let mut fours: Vec<_> = incremental
                    .empty()
                    .filter(|&index| incremental.kind(index, side) >= kind::FOUR)
                    .collect();
                fours.sort_unstable();
                assert_eq!(incremental.fours(side).collect::<Vec<_>>(), fours);
            }
        }
    }
}

/// Returns the kind, for the first side, of the cell marked `*`. The diagram shows only a part of the board.
fn kind_of(board: &str, diagram: &str) -> kind::Kind {
    let diagram = Diagram::new(board, diagram);
    let mut patterns = Patterns::new(rules(board));
    for (cell, side) in diagram.marks() {
        patterns.put(patterns.index(cell), side);
    }
    let &[cell] = diagram.starred() else { panic!("expected one cell with a `*`") };
    patterns.kind(patterns.index(cell), Side::First)
}

/// Returns the kind of a cell in row 8 of a 15x15 board, drawn from its left end.
fn kind_in_row(board: &str, row: &str) -> kind::Kind {
    let names = ('a'..='o').map(String::from).take(row.split(' ').count());
    kind_of(board, &format!("8 {row}\n{}", names.collect::<Vec<_>>().join(" ")))
}

#[test]
fn kinds_in_a_row_have_their_expected_values() {
    for (kind, row) in [
        (kind::WIN, ". . . X X X X * . . ."),
        // It fills a gap.
        (kind::WIN, ". . . X X X * X . . ."),
        // Six count too.
        (kind::WIN, ". . . X X X * X X . ."),
        // An open four.
        (kind::DOUBLE_FOUR, ". . . . X X X * . . ."),
        (kind::DOUBLE_FOUR, ". . . . X X * X . . ."),
        (kind::FOUR, ". . . O X X X * . . ."),
        // The edge closes it.
        (kind::FOUR, "X X X * . . . . . . ."),
        // Only one cell completes five.
        (kind::FOUR, ". . . X . X * X . . ."),
        // Two cells on one line complete five.
        (kind::DOUBLE_FOUR, ". . . X . X * X . X ."),
        (kind::OPEN_THREE, ". . . . . X X * . . ."),
        // There is room for five, not for six.
        (kind::CLOSED_THREE, ". . . O . X X * . O ."),
        // There is no room.
        (kind::LIVE, ". . . . O X X * O . ."),
        (kind::CLOSED_THREE, "X X * . . . . . . . ."),
    ] {
        assert_eq!(kind_in_row("15x15k5", row), kind, "{row}");
    }
}

#[test]
fn only_exactly_five_count_under_the_exact_rule() {
    for (kind, row) in [
        (kind::WIN, ". . . X X X X * . . . ."),
        (kind::DOUBLE_FOUR, ". . . . X X X * . . . ."),
        // On i8 it would be six.
        (kind::FOUR, ". . . . X X X * . X . ."),
        // It is too close to other marks on both sides.
        (kind::CLOSED_THREE, ". . X . . X X * . . X ."),
    ] {
        assert_eq!(kind_in_row("15x15k5e", row), kind, "{row}");
    }
    assert_ne!(kind_in_row("15x15k5e", ". . . X X X * X X . ."), kind::WIN, "six do not count");
}

#[test]
fn the_kind_of_a_cell_combines_its_lines() {
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
