//! How long it takes to open a library of 3,000 games and to search it, and to open a tree of 50,000 nodes.
//!
//! `cargo bench --bench library`.

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::sync::Arc;

    use divan::{Bencher, black_box, counter::ItemsCount};
    use in_a_row::engine::{
        Cell, Game, GameTree, NodeId, Rules, Variant,
        library::Library,
        records::{Format, Options, Record, read, write},
    };
    use rand::{SeedableRng, seq::SliceRandom};
    use rand_xoshiro::Xoshiro128PlusPlus;

    const GAMES: usize = 3_000;
    const MOVES: usize = 60;
    const TREE_NODES: usize = 50_000;

    /// Plays random games of at most 60 moves on 15x15.
    fn games() -> Vec<Game> {
        let rules: Rules = "15x15k5".parse().expect("rules in notation");
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let mut cells: Vec<Cell> = rules.shape().cells().collect();
        let mut game = || {
            cells.shuffle(&mut random);
            let mut game = Game::new(rules);
            for &cell in &cells[..MOVES] {
                if game.play(cell).is_err() {
                    break;
                }
            }
            game
        };
        (0..GAMES).map(|_| game()).collect()
    }

    /// Writes the games as one file.
    fn sgf() -> Vec<u8> {
        let records: Vec<_> = games().iter().map(|game| Record::new(GameTree::of(game))).collect();
        let records: Vec<_> = records.iter().collect();
        in_a_row::engine::records::sgf::write(&records).expect("flat boards").into_bytes()
    }

    /// Writes the games as variations of one tree.
    fn renlib() -> Vec<u8> {
        let mut tree = GameTree::new("15x15k5".parse().expect("rules in notation"));
        for game in games() {
            tree.go_to(NodeId::ROOT);
            for &ply in game.plies() {
                if tree.node_count() < TREE_NODES {
                    tree.play_ply(ply).expect("a legal move");
                }
            }
        }
        write(&Record::new(tree), Format::RenLib).expect("15x15")
    }

    fn read_all(name: &str, bytes: &[u8]) -> Vec<Record> {
        let options = Options { variant: Variant::Freestyle, accepts_other_games: false };
        let decode = &mut |bytes: &[u8], _: &str| String::from_utf8_lossy(bytes).into_owned();
        let records = read(name, bytes, options, decode);
        records.map(|record| record.expect("a game")).collect()
    }

    fn records() -> Vec<Arc<Record>> {
        read_all("games.sgf", &sgf()).into_iter().map(Arc::new).collect()
    }

    /// Reads the file of games. The items are games.
    #[divan::bench(sample_count = 10)]
    fn read_sgf(bencher: Bencher<'_, '_>) {
        let bytes = sgf();
        bencher
            .counter(ItemsCount::new(GAMES))
            .bench_local(|| read_all("games.sgf", black_box(&bytes)));
    }

    /// Indexes the games. The items are games.
    #[divan::bench(sample_count = 10)]
    fn new(bencher: Bencher<'_, '_>) {
        let games = records();
        bencher
            .counter(ItemsCount::new(GAMES))
            .with_inputs(|| games.clone())
            .bench_local_values(Library::new);
    }

    /// Finds a position after this many moves of the first game.
    #[divan::bench(args = [0, 1, 2, 30])]
    fn find(bencher: Bencher<'_, '_>, moves: usize) {
        let library = Library::new(records());
        let game = library.games()[0].tree.main_line().after(moves);
        bencher.bench_local(|| library.find(black_box(game.board())));
    }

    /// Searches all games for two words that none of them has.
    #[divan::bench]
    fn search(bencher: Bencher<'_, '_>) {
        let library = Library::new(records());
        bencher.bench_local(|| library.search(black_box("ada ben")));
    }

    /// Reads the tree. The items are nodes.
    #[divan::bench(sample_count = 10)]
    fn read_renlib(bencher: Bencher<'_, '_>) {
        let bytes = renlib();
        bencher
            .counter(ItemsCount::new(TREE_NODES))
            .bench_local(|| read_all("tree.lib", black_box(&bytes)));
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    divan::main();
}
