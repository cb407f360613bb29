//! How long a move takes on a usual board and on the largest. It looks only at the four lines through its cell,
//! however large the board is.
//!
//! `cargo bench --bench play`.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use divan::{Bencher, counter::ItemsCount};
    use in_a_row::engine::{Cell, Game, Rules};
    use rand::{SeedableRng, seq::SliceRandom};
    use rand_xoshiro::Xoshiro128PlusPlus;

    const BOARDS: [&str; 4] = ["15x15k5", "40x40k5", "15x15k5e", "40x40k5e"];

    fn rules(board: &str) -> Rules {
        board.parse().expect("rules in notation")
    }

    /// Every cell of the board, in random order.
    fn shuffled(rules: Rules, random: &mut Xoshiro128PlusPlus) -> Vec<Cell> {
        let mut cells: Vec<_> = rules.shape().cells().collect();
        cells.shuffle(random);
        cells
    }

    /// Plays and undoes a move on each cell of the empty board. The items are moves.
    #[divan::bench(args = BOARDS)]
    fn play_and_undo(bencher: Bencher<'_, '_>, board: &str) {
        let mut game = Game::new(rules(board));
        let cells = shuffled(game.rules(), &mut Xoshiro128PlusPlus::seed_from_u64(1));
        bencher.counter(ItemsCount::new(cells.len())).bench_local(|| {
            for &cell in &cells {
                game.play(cell).expect("a free cell");
                game.undo();
            }
        });
    }

    /// Plays random moves from the empty board to the end of the game. The items are moves.
    #[divan::bench(args = BOARDS)]
    fn random_playout(bencher: Bencher<'_, '_>, board: &str) {
        let empty = Game::new(rules(board));
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        bencher
            .with_inputs(|| {
                let cells = shuffled(empty.rules(), &mut random);
                let game = played(empty.clone(), cells);
                (empty.clone(), game.moves().to_vec())
            })
            .input_counter(|(_, moves)| ItemsCount::new(moves.len()))
            .bench_local_values(|(game, moves)| played(game, moves));
    }

    /// Plays these cells in turn while the game runs.
    fn played(mut game: Game, cells: Vec<Cell>) -> Game {
        for cell in cells {
            if game.play(cell).is_err() {
                break;
            }
        }
        game
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    divan::main();
}
