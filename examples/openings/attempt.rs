use in_a_row::engine::{
    Cell, Game, Rules,
    openings::{CellSearch, near_marks, unevenness},
    search::{Limit, Search, Untimed},
};
use rand::{Rng, RngExt, seq::IndexedRandom};

use crate::attempts;

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
        let mut random = attempts::random(seed, number);
        if swap2 { self.three_stones(&mut random) } else { self.with_reply(&mut random) }
    }

    /// Makes the three stones with which a swap2 opening begins, the first anywhere.
    fn three_stones(&mut self, random: &mut impl Rng) -> Option<Game> {
        let cells: Vec<_> = self.rules.shape().cells().collect();
        let mut game = Game::new(self.rules);
        game.play(*cells.choose(random)?).ok()?;
        while game.moves().len() < 3 {
            game.play(*near_marks(&game, FROM_STONES).choose(random)?).ok()?;
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
        let replies = near_marks(&game, FROM_STONES);
        let mut replies = CellSearch::new(game.clone(), replies, &ROUNDS, unevenness);
        while replies.resume(Limit::Nodes(ROUNDS[2].0), &mut self.search, &mut Untimed) {}
        let (unevenness, reply) = replies.best()?;
        (unevenness <= EVEN).then(|| after(&game, reply)).flatten()
    }

    /// Random stones of both sides in turn; `None` if they already end the game.
    fn scattered(&self, stones: usize, random: &mut impl Rng) -> Option<Game> {
        let mut game = Game::new(self.rules);
        while game.moves().len() < stones {
            let cells = if game.moves().is_empty() {
                self.central_cells()
            } else {
                near_marks(&game, FROM_STONES)
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

    /// How far from even the game is, by a search with this many nodes; the maximum for wins and losses.
    fn unevenness(&mut self, game: &Game, nodes: u64) -> i32 {
        self.search.clear();
        let limit = Limit::Nodes(nodes);
        let score = game.position().map(|it| self.search.think(it, limit, &mut Untimed).score);
        score.map_or(i32::MAX, unevenness)
    }
}

fn after(game: &Game, reply: Cell) -> Option<Game> {
    let mut game = game.clone();
    game.play(reply).ok()?;
    Some(game)
}
