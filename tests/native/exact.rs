//! The solver for small boards, compared with plain minimax over whole games and with known values.

use std::collections::HashSet;

use in_a_row::engine::{
    Cell, Game,
    exact::{Solver, Value},
    notation,
};
use proptest::{prelude::*, sample::Index};

use crate::common::{Diagram, draw, played, position, rules};

fn solver(board: &str) -> Solver {
    Solver::new(rules(board)).expect("a small board")
}

/// Returns the value of a game by playing every continuation.
fn minimax(game: &mut Game) -> Value {
    let Some(outcome) = game.outcome() else {
        let moves: Vec<_> = game.legal_moves().collect();
        let values = moves.into_iter().map(|cell| value_after(game, cell));
        return values.max().expect("a running game has a legal move");
    };
    // If there is a winner, the other side made the last move.
    outcome.winner().map_or(Value::Draw, |_| Value::Loss(0))
}

fn value_after(game: &mut Game, cell: Cell) -> Value {
    game.play(cell).expect("a legal move");
    let value = minimax(game).for_mover();
    game.undo();
    value
}

#[test]
fn the_solver_agrees_with_minimax_in_every_position_of_3x3() {
    let mut solver = solver("3x3k3");
    let mut seen = HashSet::new();
    let mut games = vec![played("3x3k3", "")];
    while let Some(game) = games.pop() {
        if seen.contains(game.board()) || game.position().is_none() {
            continue;
        }
        let values: Vec<_> =
            game.legal_moves().map(|cell| (cell, value_after(&mut game.clone(), cell))).collect();
        let position = position(&game);
        assert_eq!(solver.moves(position), values, "{:?}", game.moves());
        assert_eq!(Some(solver.value(position)), values.iter().map(|&(_, value)| value).max());
        for cell in game.legal_moves() {
            let mut next = game.clone();
            next.play(cell).expect("a legal move");
            games.push(next);
        }
        seen.insert(game.board().clone());
    }
    // There are 5,462 positions; in 1,062 of them the game has ended (see counts.rs).
    assert_eq!(seen.len(), 4_400);
}

#[test]
fn the_solver_finds_the_known_values_of_empty_boards() {
    for board in ["3x3k3", "4x4k4", "4x4k4e", "3x4k4", "4x3k4"] {
        assert_eq!(solver(board).value(position(&played(board, ""))), Value::Draw);
    }
    for board in ["4x4k3", "4x3k3", "3x4k3"] {
        let value = solver(board).value(position(&played(board, "")));
        assert!(matches!(value, Value::Win(_)), "{board}: {value:?}");
    }
}

#[test]
fn the_solver_counts_the_plies_to_the_end() {
    for (value, diagram) in [
        (
            Value::Win(1),
            "
            O O .
            . . .
            X X .
            ",
        ),
        // After a corner, there will be two threats.
        (
            Value::Win(5),
            "
            . O .
            . X .
            . . .
            ",
        ),
        (
            Value::Draw,
            "
            X . .
            . O .
            . O X
            ",
        ),
        (
            Value::Loss(4),
            "
            . . .
            . X .
            X O .
            ",
        ),
    ] {
        let game = Diagram::new("3x3k3", diagram).game();
        assert_eq!(solver("3x3k3").value(position(&game)), value, "{}", draw(game.board()));
    }
}

#[test]
fn larger_boards_have_no_solver() {
    assert!(Solver::new(rules("5x4k4")).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_solver_agrees_with_minimax_on_small_boards(
        board in prop::sample::select(vec!["4x4k3", "4x4k4", "4x4k3e", "3x4k3", "4x3k4", "4x3k3e"]),
        choices in prop::collection::vec(any::<Index>(), 16),
        left in 3_usize..=8,
    ) {
        let mut game = played(board, "");
        let mut legal: Vec<Cell> = game.legal_moves().collect();
        for choice in choices {
            if legal.len() <= left {
                break;
            }
            game.play(legal[choice.index(legal.len())]).expect("a legal move");
            legal = game.legal_moves().collect();
        }
        if let Some(position) = game.position() {
            let values: Vec<_> =
                legal.iter().map(|&cell| (cell, value_after(&mut game.clone(), cell))).collect();
            prop_assert_eq!(solver(board).moves(position), values, "{}", notation::write_moves(game.moves()));
        }
    }
}
