//! How long the opponents take for a move, on the boards where they take longest.
//!
//! `cargo bench --bench bots` on this machine; `script/bench` in headless Chromium, as in the page.

use in_a_row::engine::{Game, bots::Opponent, exact::Solver};

/// The opponents that are timed, each with an empty board.
const CASES: [&str; 9] = [
    "first-free 3x3k3",
    "random 3x3k3",
    "clerk 3x3k3",
    "guard 3x3k3",
    "strategist 3x3k3",
    "centre 3x3k3",
    "minimax 3x3k3",
    "minimax 4x4k3",
    "minimax 4x4k4",
];

fn read(case: &str) -> (Opponent, Game) {
    let (id, board) = case.split_once(' ').expect("an opponent and a board");
    let opponent = Opponent::from_id(id).expect("an opponent");
    (opponent, empty(board))
}

fn empty(board: &str) -> Game {
    Game::new(board.parse().expect("rules in notation"))
}

/// The number of candidates. Finding them is the slow part of a move.
fn candidates(opponent: Opponent, game: &Game) -> usize {
    game.position().map_or(0, |position| opponent.candidates(position).len())
}

/// The number of moves on the empty board, all of which are solved.
fn values(game: &Game) -> usize {
    let solver = Solver::new(game.rules());
    solver.zip(game.position()).map_or(0, |(mut solver, position)| solver.moves(position).len())
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use wasm_bindgen_test::{Criterion, wasm_bindgen_bench, wasm_bindgen_test_configure};

    use super::{CASES, candidates, empty, read, values};

    // In a worker, because the page has to answer the driver meanwhile.
    wasm_bindgen_test_configure!(run_in_dedicated_worker);

    #[wasm_bindgen_bench]
    fn bots(criterion: &mut Criterion) {
        for case in CASES {
            let (opponent, game) = read(case);
            criterion.bench_function(case, |bencher| {
                bencher.iter(|| candidates(opponent, &game));
            });
        }
        let game = empty("4x4k4");
        criterion.bench_function("values 4x4k4", |bencher| bencher.iter(|| values(&game)));
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use divan::Bencher;

    use super::{CASES, candidates, empty, read, values};

    #[divan::bench(args = CASES)]
    fn bots(bencher: Bencher<'_, '_>, case: &str) {
        let (opponent, game) = read(case);
        bencher.bench_local(|| candidates(opponent, &game));
    }

    #[divan::bench]
    fn values_of_4x4(bencher: Bencher<'_, '_>) {
        let game = empty("4x4k4");
        bencher.bench_local(|| values(&game));
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    divan::main();
}
