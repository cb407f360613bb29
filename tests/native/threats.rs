//! The threats of a move to each cell, compared with trying all continuations.

use std::collections::{BTreeMap, HashSet};

use in_a_row::engine::{
    Board, Cell, Direction, Game, Judgement, Rules, Side,
    advice::{ThreatKind, threats},
    judge,
};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::common::{Diagram, SIDES, by_choices, draw, played, rules};

/// The strongest kind on each cell, by the cell's name.
type Kinds = BTreeMap<String, ThreatKind>;

fn found(board: &Board, side: Side) -> Kinds {
    let of_side = threats(board).into_iter().filter(|threat| threat.side == side);
    of_side.map(|threat| (threat.cell.to_string(), threat.kind)).collect()
}

fn with(board: &Board, cells: &[Cell], side: Side) -> Board {
    let marks = board.marks().chain(cells.iter().map(|&cell| (cell, side)));
    Board::with_marks(board.rules(), marks)
}

/// Returns the free cells; without end, those that a line through a mark reaches.
fn free_cells(board: &Board) -> Vec<Cell> {
    if board.rules().shape().has_end() {
        return board.free_cells().collect();
    }
    let marks: Vec<_> = board.marks().map(|(cell, _)| cell).collect();
    let run = i16::from(board.rules().run());
    let mut near = HashSet::new();
    for mark in marks {
        for up in -run..=run {
            for right in -run..=run {
                near.insert(Cell::from_first_mark(mark.column() + right, mark.row() + up));
            }
        }
    }
    near.into_iter().filter(|&cell| board.is_free(cell)).collect()
}

/// Returns the cells on which the side, with a mark on `cell`, would complete a run through it and could not before,
/// with the direction of the run.
fn fours(before: &Board, cell: Cell, side: Side, free: &[Cell]) -> HashSet<(Cell, Direction)> {
    let after = with(before, &[cell], side);
    let mut fours = HashSet::new();
    for &last in free.iter().filter(|&&last| last != cell) {
        if judge(before, last, side).is_win() {
            continue;
        }
        if let Judgement::Wins(lines) = judge(&after, last, side) {
            let through = lines.iter().filter(|line| line.cells().any(|it| it == cell));
            fours.extend(through.map(|line| (last, line.direction())));
        }
    }
    fours
}

/// Returns the unbroken run through a cell with a mark, and the cells beyond its two ends.
fn run_through(board: &Board, cell: Cell, direction: Direction) -> (Vec<Cell>, Vec<Cell>) {
    let side = board.get(cell);
    let mut run = vec![cell];
    let mut ends = Vec::new();
    for step in [-1, 1] {
        let mut next = direction.step(cell, step);
        while let Some(own) = next.filter(|&it| board.get(it) == side) {
            run.push(own);
            next = direction.step(own, step);
        }
        ends.extend(next);
    }
    (run, ends)
}

/// Returns the directions in which a mark on this cell would make an open three: one more makes a straight four.
fn open_threes(before: &Board, cell: Cell, side: Side, free: &[Cell]) -> HashSet<Direction> {
    let mut threes = HashSet::new();
    for &next in free.iter().filter(|&&next| next != cell) {
        let after = with(before, &[cell, next], side);
        for &direction in before.rules().shape().directions() {
            let (run, ends) = run_through(&after, cell, direction);
            let is_straight_four = run.contains(&next)
                && run.len() + 1 == usize::from(before.rules().run())
                && ends.len() == 2
                && ends.iter().all(|&end| judge(&after, end, side).is_win())
                && wins_after_any_reply(&after, &ends, side, free);
            if is_straight_four && judge(before, next, side).is_legal() {
                threes.insert(direction);
            }
        }
    }
    threes
}

/// Returns whether the side completes a run on one of these cells, whatever the other side plays.
fn wins_after_any_reply(board: &Board, completing: &[Cell], side: Side, free: &[Cell]) -> bool {
    free.iter().filter(|&&reply| board.is_free(reply)).all(|&reply| {
        let after = with(board, &[reply], side.other());
        completing.iter().any(|&cell| judge(&after, cell, side).is_win())
    })
}

fn threats_by_trying(board: &Board, side: Side) -> Kinds {
    let free = free_cells(board);
    let mut kinds = Kinds::new();
    for &cell in &free {
        let kind = match judge(board, cell, side) {
            Judgement::Wins(_) => Some(ThreatKind::Win),
            Judgement::Forbidden(_) => None,
            Judgement::Free => {
                let fours = fours(board, cell, side, &free);
                let completing: HashSet<_> = fours.iter().map(|(last, _)| *last).collect();
                let of_fours: HashSet<_> = fours.iter().map(|(_, direction)| *direction).collect();
                let mut threes = open_threes(board, cell, side, &free);
                threes.retain(|direction| !of_fours.contains(direction));
                if board.rules().run() < 4 {
                    threes.clear();
                }
                let completing: Vec<_> = completing.into_iter().collect();
                let after = with(board, &[cell], side);
                let is_prevented = !wins_after_any_reply(&after, &completing, side, &free);
                let fours = if is_prevented { completing.len().min(1) } else { completing.len() };
                match (fours, threes.len()) {
                    (0, 0) => None,
                    (0, 1) => Some(ThreatKind::OpenThree),
                    (1, 0) => Some(ThreatKind::Four),
                    _ => Some(ThreatKind::Fork),
                }
            }
        };
        kinds.extend(kind.map(|kind| (cell.to_string(), kind)));
    }
    kinds
}

/// Asserts that this side has exactly these threats.
fn assert_threats(board: &str, diagram: &str, side: Side, expected: &[(ThreatKind, &str)]) {
    let game = Diagram::new(board, diagram).arrange().expect("a position");
    let found = found(game.board(), side);
    let mut kinds = Kinds::new();
    for (kind, cells) in expected {
        kinds.extend(cells.split_whitespace().map(|cell| (cell.to_owned(), *kind)));
    }
    assert_eq!(found, kinds, "{}", draw(game.board()));
}

#[test]
fn an_open_three_threatens_a_straight_four() {
    use ThreatKind::{Fork, Four};
    let open_three = "
        8 . . X X X . . .
        5 . . O . . . . .
        3 . . . . . O . .
        1 . . . . . . . O
          f g h i j k l m
    ";
    assert_threats("15x15k5", open_three, Side::First, &[(Fork, "g8 k8"), (Four, "f8 l8")]);
    assert_threats("15x15k5", open_three, Side::Second, &[]);
    // If one side is closed, it threatens only fours.
    let closed_three = "
        8 . O X X X . . .
        3 . . . . . O . .
        1 . . . . . . . O
          f g h i j k l m
    ";
    assert_threats("15x15k5", closed_three, Side::First, &[(Four, "k8 l8")]);
}

#[test]
fn two_open_threes_are_a_fork() {
    let crossing = "
        10 . . . . . . .
         9 . . . . X . .
         8 . . X X . . .
         7 . . . . X . .
         6 . . . . . . .
         1 O . O . . . O
           e f g h i j k
    ";
    let game = Diagram::new("15x15k5", crossing).arrange().expect("a position");
    let found = found(game.board(), Side::First);
    assert_eq!(found.get("i8"), Some(&ThreatKind::Fork), "{}", draw(game.board()));
    assert_eq!(found.get("j8"), Some(&ThreatKind::OpenThree), "{}", draw(game.board()));
}

#[test]
fn a_fork_on_3x3_makes_two_lines_that_lack_one_mark() {
    use ThreatKind::{Fork, Four, Win};
    let corners = "
        . . X
        . O .
        X . .
    ";
    let of_corners: &[_] = &[(Fork, "a3 c1"), (Four, "a2 b1 b3 c2")];
    assert_threats("3x3k3", corners, Side::First, of_corners);
    let about_to_win = "
        X . O
        . X .
        . . O
    ";
    assert_threats("3x3k3", about_to_win, Side::First, &[(Fork, "a2"), (Four, "a1 b1 b3 c2")]);
    assert_threats("3x3k3", about_to_win, Side::Second, &[(Win, "c2"), (Four, "a1 b1")]);
}

#[test]
fn an_overline_threatens_nothing_where_it_does_not_count() {
    let six = "
        8 . X X . X X X .
        2 O . . . . . . .
        1 O . O . O . O .
          d e f g h i j k
    ";
    let kind = |board| {
        let game = Diagram::new(board, six).arrange().expect("a position");
        found(game.board(), Side::First).get("g8").copied()
    };
    assert_eq!(kind("15x15k5"), Some(ThreatKind::Win));
    assert_eq!(kind("15x15k5e"), None);
}

fn assert_agrees_with_trying(game: &Game) -> Result<(), TestCaseError> {
    for side in SIDES {
        let (found, tried) = (found(game.board(), side), threats_by_trying(game.board(), side));
        prop_assert_eq!(found, tried, "{} {:?} {:?}", game.rules(), side, game.moves());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn threats_agree_with_trying_all_continuations(
        board in prop::sample::select(vec![
            "3x3k3", "4x4k3", "4x3k3", "5x5k4", "6x6k4", "6x6k4e", "7x7k5", "7x7k5e", "7x7k5c", "7x6k5o", "8x4k6", "3x3x3k3", "4x4x4k4",
        ]),
        choices in prop::collection::vec(any::<Index>(), 0..28),
    ) {
        let game = by_choices(played(board, ""), &choices);
        if game.outcome().is_none() {
            assert_agrees_with_trying(&game)?;
        }
    }

    /// The marks are close to each other.
    #[test]
    fn threats_without_end_agree_with_trying_all_continuations(
        run in prop::sample::select(vec!["endless3", "endless4", "endless5"]),
        cells in prop::collection::vec((-2_i16..=3, -2_i16..=3), 0..16),
    ) {
        let mut game = played(run, "r0u0");
        for (right, up) in cells {
            // Skip taken cells, and moves after the end.
            let _ = game.play(Cell::from_first_mark(right, up));
        }
        if game.outcome().is_none() {
            assert_agrees_with_trying(&game)?;
        }
    }
}

#[test]
fn no_mark_and_a_single_mark_threaten_nothing() {
    let empty: Rules = rules("40x40k5");
    assert!(threats(Game::new(empty).board()).is_empty());
    assert!(threats(played("40x40k5", "t20").board()).is_empty());
    assert!(threats(played("endless5", "").board()).is_empty());
}
