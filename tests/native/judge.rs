//! Legal and winning moves: compares the judge with a scan of the whole board, and the exact solver and the search,
//! which have tables of their own, with the judge.

use std::collections::HashSet;

use in_a_row::engine::{
    Cell, Foul, Game, Judgement, Rules, Shape, Side, Variant,
    exact::{Solver, Value},
    judge,
    search::patterns::{Patterns, kind},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{SIDES, by_choices, draw, played, rules};

/// The search's kind for a cell on which a mark wins.
const WINNING: kind::Kind = kind::WIN;

fn any_rules() -> impl Strategy<Value = Rules> {
    (3..=9_u8, 3..=9_u8, any::<Index>(), any::<bool>()).prop_map(|(columns, rows, run, exactly)| {
        let shape = Shape::flat(columns, rows).expect("within the bounds");
        let runs: Vec<_> = (3..=shape.longest_side()).collect();
        let variant = if exactly { Variant::Exact } else { Variant::Freestyle };
        Rules::on(shape, runs[run.index(runs.len())], variant).expect("within the bounds")
    })
}

/// Returns the number of lines that a mark on the cell wins with, by counting marks in both directions of each line.
fn lines_by_counting(game: &Game, cell: Cell, side: Side) -> usize {
    let (x, y) = (cell.column(), cell.row());
    let is_own = |x, y| game.board().get(Cell::new(x, y)) == Some(side);
    let run = usize::from(game.rules().run());
    let wins = |(dx, dy): &(i16, i16)| {
        let reach = |sign: i16| {
            (1..=9).take_while(|n| is_own(x + sign * n * dx, y + sign * n * dy)).count()
        };
        let length = reach(-1) + 1 + reach(1);
        length == run || length > run && game.rules().variant() == Variant::Freestyle
    };
    [(1, 0), (0, 1), (1, 1), (1, -1)].iter().filter(|it| wins(it)).count()
}

/// Returns every cell on which a side would win, according to the judge.
fn winning_cells(game: &Game, side: Side) -> Vec<Cell> {
    let cells = game.rules().shape().cells();
    cells.filter(|&cell| judge(game.board(), cell, side).is_win()).collect()
}

fn assert_search_agrees(game: &Game, patterns: &mut Patterns) {
    patterns.set_up(game.board());
    for side in SIDES {
        let found: Vec<_> = game
            .board()
            .free_cells()
            .filter(|&cell| patterns.kind(patterns.index(cell), side) == WINNING)
            .collect();
        let expected = winning_cells(game, side);
        assert_eq!(found, expected, "{} {side:?}{}", game.rules(), draw(game.board()));
        assert_eq!(patterns.count(side, WINNING), expected.len());
    }
}

fn assert_solver_agrees(game: &Game, solver: &mut Solver) {
    let Some(position) = game.position() else { return };
    let values = solver.moves(position);
    let cells: Vec<_> = values.iter().map(|&(cell, _)| cell).collect();
    assert_eq!(cells, game.legal_moves().collect::<Vec<_>>());
    let wins = values.iter().filter(|&&(_, value)| value == Value::Win(1));
    let wins: Vec<_> = wins.map(|&(cell, _)| cell).collect();
    let expected = winning_cells(game, position.turn());
    assert_eq!(wins, expected, "{}{}", game.rules(), draw(game.board()));
}

proptest! {
    #[test]
    fn the_judge_agrees_with_counting_squares(rules in any_rules(), choices: Vec<Index>) {
        let game = by_choices(Game::new(rules), &choices);
        let [columns, rows] = [rules.shape().columns(), rules.shape().rows()].map(i16::from);
        // Include one column and one row beyond the board.
        for (x, y) in (0..=columns).flat_map(|x| (0..=rows).map(move |y| (x, y))) {
            let cell = Cell::new(x, y);
            for side in SIDES {
                let lines = lines_by_counting(&game, cell, side);
                match judge(game.board(), cell, side) {
                    Judgement::Forbidden(Foul::Outside) => prop_assert!(x == columns || y == rows),
                    Judgement::Forbidden(
                        Foul::NotFirst
                        | Foul::NotCentral
                        | Foul::NearCentre
                        | Foul::Overline
                        | Foul::DoubleFour
                        | Foul::DoubleThree,
                    ) => {
                        prop_assert!(false, "the board has an end, the opening is free, not renju");
                    }
                    Judgement::Forbidden(Foul::Taken(owner)) => {
                        prop_assert_eq!(game.board().get(cell), Some(owner));
                    }
                    Judgement::Free => {
                        prop_assert!(game.board().is_free(cell));
                        prop_assert_eq!(lines, 0);
                    }
                    Judgement::Wins(found) => {
                        prop_assert!(game.board().is_free(cell));
                        prop_assert_eq!(found.len(), lines);
                        for line in found {
                            let is_own = |it| it == cell || game.board().get(it) == Some(side);
                            prop_assert!(line.cells().all(is_own));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_search_agrees_on_winning_cells(rules in any_rules(), choices: [Index; 81], back: Index) {
        let mut game = by_choices(Game::new(rules), &choices);
        for _ in 0..back.index(4) {
            game.undo();
        }
        assert_search_agrees(&game, &mut Patterns::new(rules));
    }

    #[test]
    fn the_solver_agrees_on_winning_cells(
        board in prop::sample::select(vec!["3x4k3", "4x3k3e", "4x4k3", "4x4k3e", "4x4k4", "5x3k3e"]),
        choices: [Index; 16],
        back in 1..5_usize,
    ) {
        let mut game = by_choices(played(board, ""), &choices);
        for _ in 0..back {
            game.undo();
        }
        let mut solver = Solver::new(rules(board)).expect("a small board");
        assert_solver_agrees(&game, &mut solver);
    }
}

/// Checks every position that a game on these boards can reach, including those where it has ended.
#[test]
fn judge_search_and_solver_agree_in_every_position_of_3x3_and_4x3() {
    for (board, count) in [("3x3k3", 5_462), ("4x3k4", 118_291), ("4x3k3e", 113_013)] {
        let mut patterns = Patterns::new(rules(board));
        let mut solver = Solver::new(rules(board)).expect("a small board");
        let mut seen = HashSet::new();
        let mut games = vec![played(board, "")];
        while let Some(game) = games.pop() {
            if !seen.insert(game.board().clone()) {
                continue;
            }
            assert_search_agrees(&game, &mut patterns);
            assert_solver_agrees(&game, &mut solver);
            games.extend(game.legal_moves().map(|cell| {
                let mut next = game.clone();
                next.play(cell).expect("a legal move");
                next
            }));
        }
        assert_eq!(seen.len(), count, "{board}");
    }
}
