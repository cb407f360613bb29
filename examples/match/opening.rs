use std::path::Path;

use in_a_row::engine::{
    Cell, Game, Rules,
    search::{Limit, Score, Search, Untimed},
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use super::listed::listed;

/// How far the stones of an opening may be from the centre.
const REACH: u8 = 4;

/// Two stones of a side on a line support each other within this distance.
const NEAR: i16 = 4;

/// How many openings to try before an unquiet one is accepted: small boards have no quiet ones.
const TRIES: u32 = 1_000;

/// The greatest score of an even opening for either side, in hundredths of a logit: a chance of 73 %.
const EVEN: i32 = 100;

/// The nodes of the search that finds it,
const NODES: u64 = 50_000;

/// and the size of its transposition table.
const TABLE_BYTES: usize = 8 << 20;

/// The positions that games start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Openings {
    /// [Random](random) stones.
    Random {
        /// The rules.
        rules: Rules,
        /// The number of stones.
        stones: u8,
        /// Decides where they are.
        seed: u64,
        /// Whether openings that one side is winning are left out.
        even: bool,
    },
    /// These games. After the last one, the first one comes again.
    Listed(Vec<Game>),
}

impl Openings {
    /// The games in a file, one link per line, starting with the one with this number.
    ///
    /// # Errors
    /// As [`listed`].
    pub fn listed(file: &Path, first: u64) -> Result<Self, String> {
        let mut games = listed(file)?;
        let first = first.saturating_sub(1) % games.len() as u64;
        games.rotate_left(usize::try_from(first).unwrap_or_default());
        Ok(Self::Listed(games))
    }

    /// The opening with this number, counted from 0.
    pub fn get(&self, number: u32) -> Game {
        match self {
            &Self::Random { rules, stones, seed, even } => {
                random(rules, stones, seed.wrapping_add(number.into()), even)
            }
            Self::Listed(games) => games[number as usize % games.len()].clone(),
        }
    }
}

/// This many random stones near the centre, of both sides in turn, which depend only on the seed. No two stones
/// of a side support each other, so neither side has an attack yet. The side to move may still be winning,
/// unless `even` is set.
pub fn random(rules: Rules, stones: u8, seed: u64, even: bool) -> Game {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
    let mut search = even.then(|| Search::new(rules, TABLE_BYTES));
    let mut last = Game::new(rules);
    for _ in 0..TRIES {
        let game = scattered(rules, stones, &mut random);
        if game.position().is_some() {
            if is_quiet(&game) && search.as_mut().is_none_or(|search| is_even(&game, search)) {
                return game;
            }
            last = game;
        }
    }
    last
}

fn is_even(game: &Game, search: &mut Search) -> bool {
    search.clear();
    game.position().is_some_and(|position| {
        let info = search.think(position, Limit::Nodes(NODES), &mut Untimed);
        matches!(info.score, Score::Heuristic(value) if value.abs() <= EVEN)
    })
}

fn scattered(rules: Rules, stones: u8, random: &mut impl Rng) -> Game {
    let mut game = Game::new(rules);
    let cells = cells_near_the_centre(rules);
    let stones = usize::from(stones).min(cells.len());
    while game.moves().len() < stones && game.position().is_some() {
        // If the cell is taken, the move is refused and another cell is drawn.
        let _ = game.play(cells[random.random_range(0..cells.len())]);
    }
    game
}

fn cells_near_the_centre(rules: Rules) -> Vec<Cell> {
    let is_near = |at: i16, length: u8| at.abs_diff((length / 2).into()) <= REACH.into();
    let cells = rules.shape().cells();
    let near = |cell: &Cell| {
        is_near(cell.column(), rules.shape().columns()) && is_near(cell.row(), rules.shape().rows())
    };
    cells.filter(near).collect()
}

fn is_quiet(game: &Game) -> bool {
    !game.moves().iter().any(|&cell| {
        let side = game.board().get(cell);
        game.rules().shape().directions().iter().any(|direction| {
            (1..=NEAR)
                .filter_map(|steps| direction.step(cell, steps))
                .any(|other| game.board().get(other) == side)
        })
    })
}
