//! The fouls of renju again, as slowly and literally as the rule book says it, compared with the engine: with its judge,
//! and with the patterns of its search.
//!
//! The rule book defines rows as sets of stones. So does this: it tries every empty point of a line, and collects the
//! sets of stones that fit a definition. It shares no code with the engine.

use std::collections::BTreeSet;

use in_a_row::engine::{
    Board, Cell, Foul, Judgement, Rules, Side, Variant, foul_lines, judge,
    search::patterns::Patterns,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

const SIDE: i16 = 15;
const LINES: [Point; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

type Point = (i16, i16);
type Stones = BTreeSet<Point>;

/// What the rule book says about a move of black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ruling {
    Five,
    Overline,
    DoubleFour,
    DoubleThree,
    Allowed,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Empty,
    Black,
    White,
}

/// The points of a board.
#[derive(Clone)]
struct Diagram([[Content; SIDE as usize]; SIDE as usize]);

impl Diagram {
    /// Returns what is on a point, or `None` beyond the edge.
    fn get(&self, (x, y): Point) -> Option<Content> {
        let [x, y] = [x, y].map(usize::try_from);
        self.0.get(y.ok()?)?.get(x.ok()?).copied()
    }

    fn set(&mut self, (x, y): Point, content: Content) {
        let [x, y] = [x, y].map(|it| usize::try_from(it).expect("on the board"));
        self.0[y][x] = content;
    }

    /// Returns the diagram with one more black stone.
    fn with(&self, point: Point) -> Self {
        let mut diagram = self.clone();
        diagram.set(point, Content::Black);
        diagram
    }

    /// Returns the empty points of the line through this point.
    fn empty_points(&self, (x, y): Point, (dx, dy): Point) -> Vec<Point> {
        let points = (-SIDE..=SIDE).map(|steps| (x + steps * dx, y + steps * dy));
        points.filter(|&point| self.get(point) == Some(Content::Empty)).collect()
    }

    /// Returns the black stones in an unbroken row with the one on this point.
    fn unbroken_row(&self, (x, y): Point, (dx, dy): Point) -> Stones {
        let beyond = |sign: i16| {
            let points = (1..).map(move |steps| (x + sign * steps * dx, y + sign * steps * dy));
            points.take_while(|&point| self.get(point) == Some(Content::Black))
        };
        beyond(-1).chain([(x, y)]).chain(beyond(1)).collect()
    }

    /// A five is an unbroken row of exactly five stones.
    fn makes_five(&self, point: Point) -> bool {
        LINES.into_iter().any(|line| self.unbroken_row(point, line).len() == 5)
    }

    /// A four is four stones to which one more can be added so that they become a five. Returns each with the points
    /// where that stone can be added.
    fn fours(&self, point: Point, line: Point) -> Vec<(Stones, Stones)> {
        let mut fours: Vec<(Stones, Stones)> = Vec::new();
        for added in self.empty_points(point, line) {
            let mut stones = self.with(added).unbroken_row(added, line);
            if stones.len() != 5 || !stones.contains(&point) {
                continue;
            }
            stones.remove(&added);
            match fours.iter_mut().find(|(four, _)| *four == stones) {
                Some((_, ways)) => {
                    ways.insert(added);
                }
                None => fours.push((stones, Stones::from([added]))),
            }
        }
        fours
    }

    /// A straight four is four stones in an unbroken row that become a five in two ways.
    fn straight_fours(&self, point: Point, line: Point) -> Vec<Stones> {
        let row = self.unbroken_row(point, line);
        let fours = self.fours(point, line).into_iter();
        fours.filter(|(stones, ways)| *stones == row && ways.len() == 2).map(|it| it.0).collect()
    }

    /// A three is three stones to which one more can be added so that they become a straight four, without making a
    /// five. With `only_allowed`, that stone must not be a foul either.
    fn threes(&self, point: Point, line: Point, only_allowed: bool) -> BTreeSet<Stones> {
        let mut threes = BTreeSet::new();
        for added in self.empty_points(point, line) {
            let after = self.with(added);
            if after.makes_five(added) {
                continue;
            }
            for mut stones in after.straight_fours(added, line) {
                if !stones.contains(&point) || only_allowed && self.ruling(added) != Ruling::Allowed
                {
                    continue;
                }
                stones.remove(&added);
                threes.insert(stones);
            }
        }
        threes
    }

    fn ruling(&self, point: Point) -> Ruling {
        let after = self.with(point);
        if after.makes_five(point) {
            return Ruling::Five;
        }
        if LINES.into_iter().any(|line| after.unbroken_row(point, line).len() > 5) {
            return Ruling::Overline;
        }
        if LINES.into_iter().map(|line| after.fours(point, line).len()).sum::<usize>() > 1 {
            return Ruling::DoubleFour;
        }
        if after.count_threes(point, false) > 1 && after.count_threes(point, true) > 1 {
            return Ruling::DoubleThree;
        }
        Ruling::Allowed
    }

    fn count_threes(&self, point: Point, only_allowed: bool) -> usize {
        LINES.into_iter().map(|line| self.threes(point, line, only_allowed).len()).sum()
    }

    /// Returns whether a move is allowed only because the straight four of a three would be a foul.
    fn has_a_false_three(&self, point: Point) -> bool {
        self.ruling(point) == Ruling::Allowed && self.with(point).count_threes(point, false) > 1
    }

    fn board(&self) -> Board {
        let points = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
        let marks = points.filter_map(|(x, y)| match self.get((x, y))? {
            Content::Empty => None,
            Content::Black => Some((Cell::new(x, y), Side::First)),
            Content::White => Some((Cell::new(x, y), Side::Second)),
        });
        Board::with_marks(renju(), marks)
    }
}

fn renju() -> Rules {
    Rules::new(15, 15, 5, Variant::Renju).expect("renju")
}

/// Returns a board with stones in a random rectangle, and an empty point there.
fn random_position(random: &mut dyn Rng) -> (Diagram, Point) {
    let mut diagram = Diagram([[Content::Empty; SIDE as usize]; SIDE as usize]);
    let [width, height] = [(); 2].map(|()| random.random_range(5..=SIDE));
    let (left, bottom) =
        (random.random_range(0..=SIDE - width), random.random_range(0..=SIDE - height));
    let (black, white) = (random.random_range(10..50_u8), random.random_range(0..30_u8));
    for x in left..left + width {
        for y in bottom..bottom + height {
            match random.random_range(0..100) {
                number if number < black => diagram.set((x, y), Content::Black),
                number if number < black + white => diagram.set((x, y), Content::White),
                _ => {}
            }
        }
    }
    let point =
        (random.random_range(left..left + width), random.random_range(bottom..bottom + height));
    diagram.set(point, Content::Empty);
    (diagram, point)
}

fn engine_ruling(board: &Board, cell: Cell) -> Ruling {
    match judge(board, cell, Side::First) {
        Judgement::Wins(_) => Ruling::Five,
        Judgement::Free => Ruling::Allowed,
        Judgement::Forbidden(Foul::Overline) => Ruling::Overline,
        Judgement::Forbidden(Foul::DoubleFour) => Ruling::DoubleFour,
        Judgement::Forbidden(Foul::DoubleThree) => Ruling::DoubleThree,
        Judgement::Forbidden(foul) => panic!("{foul:?}"),
    }
}

/// Compares this many positions. Returns how often each ruling came up, in the order of [`Ruling`], and how often a
/// double three was allowed because one of the threes was false.
fn compare(positions: usize) -> ([usize; 5], usize) {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let (mut counts, mut false_threes) = ([0; 5], 0);
    let mut patterns = Patterns::new(renju());
    for _ in 0..positions {
        let (diagram, point) = random_position(&mut random);
        let (board, cell) = (diagram.board(), Cell::new(point.0, point.1));
        let ruling = diagram.ruling(point);
        let drawn = || crate::common::draw(&board);
        assert_eq!(engine_ruling(&board, cell), ruling, "{cell}{}", drawn());
        patterns.set_up(&board);
        let is_forbidden = patterns.is_forbidden(patterns.index(cell), Side::First);
        let is_foul = !matches!(ruling, Ruling::Five | Ruling::Allowed);
        assert_eq!(is_forbidden, is_foul, "{cell}{}", drawn());

        // The lines that explain it have the same stones at their ends.
        let after = diagram.with(point);
        let rows: Vec<Stones> = match ruling {
            Ruling::Five | Ruling::Allowed => Vec::new(),
            Ruling::Overline => {
                let rows = LINES.map(|line| after.unbroken_row(point, line));
                rows.into_iter().filter(|row| row.len() > 5).collect()
            }
            Ruling::DoubleFour => {
                LINES.into_iter().flat_map(|line| after.fours(point, line)).map(|it| it.0).collect()
            }
            Ruling::DoubleThree => {
                LINES.into_iter().flat_map(|line| after.threes(point, line, true)).collect()
            }
        };
        let ends = |cells: &mut dyn Iterator<Item = Point>| {
            let cells: Vec<_> = cells.collect();
            (*cells.iter().min().expect("stones"), *cells.iter().max().expect("stones"))
        };
        let expected: BTreeSet<_> = rows.iter().map(|it| ends(&mut it.iter().copied())).collect();
        let found = foul_lines(&board, cell);
        assert_eq!(found.len(), expected.len());
        let point_of = |cell: Cell| (cell.column(), cell.row());
        let found: BTreeSet<_> =
            found.iter().map(|line| ends(&mut line.cells().map(point_of))).collect();
        assert_eq!(found, expected, "{cell}{}", drawn());

        counts[ruling as usize] += 1;
        false_threes += usize::from(diagram.has_a_false_three(point));
    }
    (counts, false_threes)
}

#[test]
fn the_engine_agrees_with_the_rule_book() {
    assert_eq!(compare(20_000), ([1152, 639, 873, 404, 16_932], 251));
}

/// Takes about three minutes.
#[test]
#[ignore = "slow"]
fn the_engine_agrees_with_the_rule_book_a_million_times() {
    assert_eq!(compare(1_000_000), ([59_091, 29_315, 43_528, 18_788, 849_278], 12_032));
}
