//! Plays games, and makes samples of the positions in them and beside them.

use std::sync::Arc;

use in_a_row::engine::{
    Cell, Game, Outcome, Side,
    openings::near_marks,
    search::{Limit, Score, Search, Untimed, net::Net},
};
use rand::{Rng, RngExt, seq::IndexedRandom};

use crate::{attempts, network::logistic, sample::Sample};

/// How far a random move may be from an earlier mark.
const FROM_MARKS: u16 = 2;

/// An opening gets at most this many random moves more.
const MORE_MOVES: usize = 4;

/// In this many plies after the opening, one move in [`ONE_RANDOM_IN`] is random.
const PLIES_WITH_RANDOM: usize = 12;
const ONE_RANDOM_IN: u32 = 12;

/// From each position of a game, at most this many random moves lead to one beside it. In three cases of ten, the first is the
/// best move.
const MOST_BESIDE: usize = 3;
const BEST_OF_TEN: u32 = 3;

/// A proved win counts as this score, and no score is higher.
const HIGHEST: f32 = 580.0;

/// How much a proved win or loss counts. The search finds these by itself.
const WEIGHT_OF_PROVED: f32 = 0.5;

/// The factor from scores, in hundredths, to logits. The scores of short searches are too sure of themselves.
const LOGIT: f32 = 0.006;

/// The size of the transposition table.
const TABLE_BYTES: usize = 4 << 20;

/// Makes the samples of one game after the other.
pub struct Maker<'a> {
    openings: &'a [Game],
    search: Search,
    limit: Limit,
    /// How many positions beside each position of a game are sampled.
    beside: u32,
    seed: u64,
}

/// A searched position of a game.
struct Searched {
    game: Game,
    side: Side,
    score: f32,
    best: Cell,
}

impl<'a> Maker<'a> {
    /// Plays games from these openings, which have the same rules. The search evaluates with `net`, if there is one.
    pub fn new(
        openings: &'a [Game],
        net: Option<Arc<Net>>,
        nodes: u64,
        beside: u32,
        seed: u64,
    ) -> Self {
        let mut search = Search::new(openings[0].rules(), TABLE_BYTES);
        search.set_net(net);
        Self { openings, search, limit: Limit::Nodes(nodes), beside, seed }
    }

    /// Plays the game with this number. The same arguments give the same samples.
    pub fn attempt(&mut self, number: u64) -> Vec<Sample> {
        let mut random = attempts::random(self.seed, number);
        self.search.clear();
        let (searched, winner) = self.play(&mut random);
        let mut samples = Vec::new();
        for Searched { game, side, score, best } in searched {
            let result = match winner {
                None => 0.5,
                Some(winner) if winner == side => 1.0,
                Some(_) => 0.0,
            };
            let target = f32::midpoint(result, chance(score));
            samples.push(Sample::new(game.board(), side, target, 1.0));
            for _ in 0..self.beside {
                samples.extend(self.beside(&game, best, &mut random));
            }
        }
        samples
    }

    /// Plays a game until it ends or its winner is proved. Returns its searched positions without a proved winner, and its
    /// winner.
    fn play(&mut self, random: &mut impl Rng) -> (Vec<Searched>, Option<Side>) {
        let mut game = self.openings.choose(random).expect("an opening").clone();
        for _ in 0..random.random_range(0..=MORE_MOVES) {
            play_near(&mut game, random);
        }
        let (opening, mut searched) = (game.moves().len(), Vec::new());
        while let Some(position) = game.position() {
            let is_early = game.moves().len() - opening < PLIES_WITH_RANDOM;
            if is_early && random.random_ratio(1, ONE_RANDOM_IN) {
                play_near(&mut game, random);
                continue;
            }
            let side = position.turn();
            let info = self.search.think(position, self.limit, &mut Untimed);
            match info.score {
                Score::MateIn(_) => return (searched, Some(side)),
                Score::MatedIn(_) => return (searched, Some(side.other())),
                Score::Heuristic(score) => {
                    let score = to_f32(score);
                    searched.push(Searched { game: game.clone(), side, score, best: info.best });
                    if game.play(info.best).is_err() {
                        break;
                    }
                }
            }
        }
        let winner = game.outcome().and_then(Outcome::winner);
        (searched, winner)
    }

    /// Returns the sample of a position near this one, unless the game is over there.
    fn beside(&mut self, game: &Game, best: Cell, random: &mut impl Rng) -> Option<Sample> {
        let mut game = game.clone();
        for number in 0..random.random_range(1..=MOST_BESIDE) {
            if number == 0 && random.random_ratio(BEST_OF_TEN, 10) {
                game.play(best).ok()?;
            } else {
                play_near(&mut game, random);
            }
        }
        let position = game.position()?;
        let side = position.turn();
        let (score, weight) = match self.search.think(position, self.limit, &mut Untimed).score {
            Score::MateIn(_) => (HIGHEST, WEIGHT_OF_PROVED),
            Score::MatedIn(_) => (-HIGHEST, WEIGHT_OF_PROVED),
            Score::Heuristic(score) => (to_f32(score), 1.0),
        };
        Some(Sample::new(game.board(), side, chance(score), weight))
    }
}

/// Makes a random move near a mark, if the game goes on.
fn play_near(game: &mut Game, random: &mut impl Rng) {
    if game.position().is_none() {
        return;
    }
    let near = near_marks(game, FROM_MARKS);
    if let Some(&cell) = near.choose(random) {
        game.play(cell).expect("a legal move");
    }
}

/// Returns the chance to win with this score.
fn chance(score: f32) -> f32 {
    logistic(LOGIT * score.clamp(-HIGHEST, HIGHEST))
}

fn to_f32(score: i32) -> f32 {
    #[allow(clippy::cast_precision_loss, reason = "scores are far below 2^24")]
    let score = score as f32;
    score
}
