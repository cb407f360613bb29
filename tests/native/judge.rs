//! What may be played and what wins: the judge against a look at the whole board, and those who keep
//! tables of their own, the exact solver and the search, against the judge.

use std::collections::HashSet;

use in_a_row::engine::{
    Cell, Foul, Game, Judgement, Overline, Rules, Shape, Side,
    exact::{Solver, Value},
    judge,
    search::patterns::{Patterns, kind},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{SIDES, by_chance, draw, played, rules};

/// What the search calls a cell on which a mark wins.
const WINNING: kind::Kind = kind::WIN;

fn any_rules() -> impl Strategy<Value = Rules> {
    (3..=9_u8, 3..=9_u8, any::<Index>(), any::<bool>()).prop_map(|(columns, rows, run, exactly)| {
        let shape = Shape::flat(columns, rows).expect("within the bounds");
        let runs: Vec<_> = (3..=shape.longest_side()).collect();
        let overline = if exactly { Overline::Ignored } else { Overline::Wins };
        Rules::on(shape, runs[run.index(runs.len())], overline).expect("within the bounds")
    })
}

/// In how many ways a mark on the cell wins, by counting squares to the left and right, up and down.
fn lines_by_counting(game: &Game, cell: Cell, side: Side) -> usize {
    let (x, y) = (cell.column(), cell.row());
    let is_own = |x, y| game.board().get(Cell::new(x, y)) == Some(side);
    let run = usize::from(game.rules().run());
    let wins = |(dx, dy): &(i16, i16)| {
        let reach = |sign: i16| {
            (1..=9).take_while(|n| is_own(x + sign * n * dx, y + sign * n * dy)).count()
        };
        let length = reach(-1) + 1 + reach(1);
        length == run || length > run && game.rules().overline() == Overline::Wins
    };
    [(1, 0), (0, 1), (1, 1), (1, -1)].iter().filter(|it| wins(it)).count()
}

/// Every cell on which a side would win, as the judge sees it.
fn winning_cells(game: &Game, side: Side) -> Vec<Cell> {
    let cells = game.rules().shape().cells();
    cells.filter(|&cell| judge(game.board(), cell, side).is_win()).collect()
}

fn assert_the_search_agrees(game: &Game, patterns: &mut Patterns) {
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

fn assert_the_solver_agrees(game: &Game, solver: &mut Solver) {
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
    fn it_says_what_counting_squares_finds(rules in any_rules(), choices: Vec<Index>) {
        let game = by_chance(Game::new(rules), &choices);
        let [columns, rows] = [rules.shape().columns(), rules.shape().rows()].map(i16::from);
        // One column and one row more than there are.
        for (x, y) in (0..=columns).flat_map(|x| (0..=rows).map(move |y| (x, y))) {
            let cell = Cell::new(x, y);
            for side in SIDES {
                let lines = lines_by_counting(&game, cell, side);
                match judge(game.board(), cell, side) {
                    Judgement::Forbidden(Foul::Outside) => prop_assert!(x == columns || y == rows),
                    Judgement::Forbidden(Foul::NotFirst) => {
                        prop_assert!(false, "the board has an end");
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
    fn the_search_knows_where_a_mark_wins(rules in any_rules(), choices: [Index; 81], back: Index) {
        let mut game = by_chance(Game::new(rules), &choices);
        for _ in 0..back.index(4) {
            game.undo();
        }
        assert_the_search_agrees(&game, &mut Patterns::new(rules));
    }

    #[test]
    fn the_solver_knows_where_a_mark_wins(
        board in prop::sample::select(vec!["3x4k3", "4x3k3e", "4x4k3", "4x4k3e", "4x4k4", "5x3k3e"]),
        choices: [Index; 16],
        back in 1..5_usize,
    ) {
        let mut game = by_chance(played(board, ""), &choices);
        for _ in 0..back {
            game.undo();
        }
        let mut solver = Solver::new(rules(board)).expect("a small board");
        assert_the_solver_agrees(&game, &mut solver);
    }
}

/// Every position of the smallest boards that games can reach, ended games among them.
#[test]
fn all_agree_in_every_position_of_3x3_and_4x3() {
    for (board, count) in [("3x3k3", 5_462), ("4x3k4", 118_291), ("4x3k3e", 113_013)] {
        let mut patterns = Patterns::new(rules(board));
        let mut solver = Solver::new(rules(board)).expect("a small board");
        let mut seen = HashSet::new();
        let mut games = vec![played(board, "")];
        while let Some(game) = games.pop() {
            if !seen.insert(game.board().clone()) {
                continue;
            }
            assert_the_search_agrees(&game, &mut patterns);
            assert_the_solver_agrees(&game, &mut solver);
            games.extend(game.legal_moves().map(|cell| {
                let mut next = game.clone();
                next.play(cell).expect("a legal move");
                next
            }));
        }
        assert_eq!(seen.len(), count, "{board}");
    }
}
