use in_a_row::engine::{
    Cell, Game, Rules,
    search::{Limit, Score, Search, Untimed},
};
use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

/// How far from the centre the first stone may be.
const FROM_CENTRE: u16 = 3;

/// How far the next stone or the reply may be from an earlier stone.
const FROM_STONES: u16 = 3;

/// The greatest score of a nearly even opening for either side, in hundredths of a logit: a chance of 56 %.
const EVEN: i32 = 25;

/// The replies are searched in rounds with more and more nodes. After each round, this many of them are left.
const ROUNDS: [(u64, usize); 3] = [(2_000, 6), (20_000, 2), (400_000, 1)];

/// The size of the transposition table.
const TABLE_BYTES: usize = 8 << 20;

/// Makes openings on one board.
pub struct Maker {
    rules: Rules,
    search: Search,
}

impl Maker {
    pub fn new(rules: Rules) -> Self {
        Self { rules, search: Search::new(rules, TABLE_BYTES) }
    }

    /// Makes the attempt with this number. Returns an opening if it is nearly even.
    pub fn attempt(&mut self, seed: u64, number: u64, swap2: bool) -> Option<Game> {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        random = Xoshiro128PlusPlus::seed_from_u64(random.next_u64().wrapping_add(number));
        if swap2 { self.three_stones(&mut random) } else { self.with_reply(&mut random) }
    }

    /// Makes the three stones with which a swap2 opening begins, the first anywhere.
    fn three_stones(&mut self, random: &mut impl Rng) -> Option<Game> {
        let cells: Vec<_> = self.rules.shape().cells().collect();
        let mut game = Game::new(self.rules);
        game.play(*cells.choose(random)?).ok()?;
        while game.moves().len() < 3 {
            game.play(*self.near_stones(&game).choose(random)?).ok()?;
        }
        let is_even = |maker: &mut Self, nodes, limit| maker.unevenness(&game, nodes) <= limit;
        let is_kept = is_even(self, ROUNDS[0].0, 4 * EVEN)
            && is_even(self, ROUNDS[1].0, 2 * EVEN)
            && is_even(self, ROUNDS[2].0, EVEN);
        is_kept.then_some(game)
    }

    /// Makes random stones, and the reply that makes the game most even.
    fn with_reply(&mut self, random: &mut impl Rng) -> Option<Game> {
        let stones = random.random_range(3..=6);
        let game = self.scattered(stones, random)?;
        let mut replies: Vec<(i32, Cell)> =
            self.near_stones(&game).into_iter().map(|cell| (0, cell)).collect();
        for (nodes, left) in ROUNDS {
            for (unevenness, cell) in &mut replies {
                let after = after(&game, *cell);
                *unevenness = after.map_or(i32::MAX, |after| self.unevenness(&after, nodes));
            }
            replies.sort_by_key(|&(unevenness, _)| unevenness);
            replies.truncate(left);
        }
        let &(unevenness, reply) = replies.first()?;
        (unevenness <= EVEN).then(|| after(&game, reply)).flatten()
    }

    /// Random stones of both sides in turn; `None` if they already end the game.
    fn scattered(&self, stones: usize, random: &mut impl Rng) -> Option<Game> {
        let mut game = Game::new(self.rules);
        while game.moves().len() < stones {
            let cells = if game.moves().is_empty() {
                self.central_cells()
            } else {
                self.near_stones(&game)
            };
            game.play(*cells.choose(random)?).ok()?;
        }
        Some(game)
    }

    fn central_cells(&self) -> Vec<Cell> {
        let shape = self.rules.shape();
        let is_near = |at: i16, length: u8| at.abs_diff((length / 2).into()) <= FROM_CENTRE;
        let is_near = |cell: &Cell| {
            is_near(cell.column(), shape.columns()) && is_near(cell.row(), shape.rows())
        };
        shape.cells().filter(is_near).collect()
    }

    /// The free cells near any stone.
    fn near_stones(&self, game: &Game) -> Vec<Cell> {
        let is_near = |cell: &Cell| {
            game.moves().iter().any(|stone| {
                let (columns, rows) =
                    (cell.column().abs_diff(stone.column()), cell.row().abs_diff(stone.row()));
                columns.max(rows) <= FROM_STONES
            })
        };
        let is_free = |cell: &Cell| game.board().get(*cell).is_none();
        self.rules.shape().cells().filter(is_free).filter(is_near).collect()
    }

    /// How far from even the game is, by a search with this many nodes; the maximum for wins and losses.
    fn unevenness(&mut self, game: &Game, nodes: u64) -> i32 {
        self.search.clear();
        let score = game
            .position()
            .map(|position| self.search.think(position, Limit::Nodes(nodes), &mut Untimed).score);
        match score {
            Some(Score::Heuristic(value)) => value.abs(),
            _ => i32::MAX,
        }
    }
}

fn after(game: &Game, reply: Cell) -> Option<Game> {
    let mut game = game.clone();
    game.play(reply).ok()?;
    Some(game)
}
