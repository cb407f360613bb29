//! How long 50,000 nodes of the search take in the middle of a gomoku game.
//!
//! `cargo bench --bench middle_game` runs on this machine; `script/bench` runs in headless Chromium, in
//! a worker as on the page.

use in_a_row::engine::{
    Game, notation,
    search::{Limit, Search, Untimed},
};

const BOARD: &str = "15x15k5";
const MOVES: &str = "i9h8f6g8g5f7e7d8e6e8f8g6h5d9";
const NODES: u32 = 50_000;

fn begin() -> (Game, Search) {
    let moves = notation::parse_moves(MOVES).expect("moves in notation");
    let game = Game::replay(BOARD.parse().expect("rules in notation"), moves).expect("legal moves");
    let search = Search::new(game.rules(), 16 << 20);
    (game, search)
}

fn search(game: &Game, search: &mut Search) -> u64 {
    search.clear();
    let limit = Limit::Nodes(u64::from(NODES));
    game.position().map_or(0, |position| search.think(position, limit, &mut Untimed).nodes)
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use wasm_bindgen_test::{Criterion, wasm_bindgen_bench, wasm_bindgen_test_configure};

    use super::{begin, search};

    // In a worker, because the page has to answer the driver meanwhile.
    wasm_bindgen_test_configure!(run_in_dedicated_worker);

    #[wasm_bindgen_bench]
    fn middle_game(criterion: &mut Criterion) {
        let (game, mut memory) = begin();
        criterion.bench_function("50,000 positions of a middle game on 15x15", |bencher| {
            bencher.iter(|| search(&game, &mut memory));
        });
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use divan::{Bencher, counter::ItemsCount};

    use super::{NODES, begin, search};

    /// The items are nodes.
    #[divan::bench]
    fn middle_game(bencher: Bencher<'_, '_>) {
        let (game, mut memory) = begin();
        bencher.counter(ItemsCount::new(NODES)).bench_local(|| search(&game, &mut memory));
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    divan::main();
}
