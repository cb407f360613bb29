//! How long the parts of the search take: moves on the patterns, the evaluation, VCF, VCT, and a few thousand
//! nodes of the whole search.
//!
//! `cargo bench --bench search`.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::hint::black_box;

    use divan::{Bencher, counter::ItemsCount};
    use in_a_row::engine::{
        Game, Side, notation,
        search::{Limit, Search, Untimed, patterns::Patterns},
    };

    /// Boards, each with a position from a game.
    const POSITIONS: [(&str, &str); 4] = [
        ("15x15k5", "h8i9i8g8j8k8i10h9i7i6"),
        ("15x15k5e", "h8i9h10h9g9f8i11j12i8g10"),
        ("40x40k5", "t20u21t22t21u20s20v22v21w21"),
        ("12x12k7", "f6g7f7f8g6e6h5"),
    ];

    /// Positions with a VCF.
    const FOURS: &str = include_str!("../tests/data/fours.txt");

    /// Positions with a VCT of up to three threats before the final fours.
    const THREATS: &str = include_str!("../tests/data/threats.txt");

    fn game(board: &str, moves: &str) -> Game {
        let moves = notation::parse_moves(moves).expect("moves in notation");
        Game::replay(board.parse().expect("rules in notation"), moves).expect("legal moves")
    }

    fn patterns(game: &Game) -> Patterns {
        let mut patterns = Patterns::new(game.rules());
        patterns.set_up(game.board());
        patterns
    }

    /// Makes and undoes a move on each cell near a mark. The items are moves.
    #[divan::bench(args = POSITIONS)]
    fn put_and_undo(bencher: Bencher<'_, '_>, (board, moves): (&str, &str)) {
        let mut patterns = patterns(&game(board, moves));
        let indices: Vec<_> = patterns.near().collect();
        bencher.counter(ItemsCount::new(indices.len())).bench_local(|| {
            for &index in &indices {
                patterns.put(index, Side::First);
                patterns.undo();
            }
        });
    }

    #[divan::bench(args = POSITIONS)]
    fn set_up(bencher: Bencher<'_, '_>, (board, moves): (&str, &str)) {
        let game = game(board, moves);
        let mut patterns = Patterns::new(game.rules());
        bencher.bench_local(|| patterns.set_up(game.board()));
    }

    #[divan::bench(args = POSITIONS)]
    fn evaluate(bencher: Bencher<'_, '_>, (board, moves): (&str, &str)) {
        let patterns = patterns(&game(board, moves));
        bencher.bench_local(|| black_box(&patterns).evaluate(Side::First));
    }

    /// The games in a test file, each with a search for its board.
    fn games(file: &str) -> Vec<(Search, Game)> {
        let read = |line: &str| {
            let mut fields = line.split_whitespace();
            let game = game(fields.next()?, fields.next()?);
            Some((Search::new(game.rules(), 1 << 16), game))
        };
        file.lines().filter_map(read).collect()
    }

    /// All positions in the file, one after the other. The items are positions.
    #[divan::bench]
    fn vcf(bencher: Bencher<'_, '_>) {
        let mut games = games(FOURS);
        bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
            for (search, game) in &mut games {
                search.clear();
                let position = game.position().expect("a running game");
                search.find_vcf(position, Limit::Nodes(1_000_000), &mut Untimed);
            }
        });
    }

    /// The same for VCT.
    #[divan::bench]
    fn vct(bencher: Bencher<'_, '_>) {
        let mut games = games(THREATS);
        bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
            for (search, game) in &mut games {
                search.clear();
                let position = game.position().expect("a running game");
                search.find_vct(position, 4, Limit::Nodes(1_000_000), &mut Untimed);
            }
        });
    }

    /// The items are nodes.
    #[divan::bench(args = POSITIONS)]
    fn search(bencher: Bencher<'_, '_>, (board, moves): (&str, &str)) {
        let game = game(board, moves);
        let nodes = 5_000_u32;
        let mut search = Search::new(game.rules(), 1 << 20);
        bencher.counter(ItemsCount::new(nodes)).bench_local(|| {
            search.clear();
            let position = game.position().expect("a running game");
            search.think(position, Limit::Nodes(u64::from(nodes)), &mut Untimed)
        });
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    divan::main();
}
