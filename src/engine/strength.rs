//! Proves how well an opponent plays by playing every possible game against it.
//!
//! [`of`] starts from the empty board, [`from`] from any position. The person tries every move. Where the
//! opponent has several candidates, each of them is equally likely. So a [`Strength`] is exact, not an estimate.

pub use num_rational::Ratio;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::{
    Cell, Game, Outcome, Position, Rules, Side,
    bots::Opponent,
    exact::{Marks, Masks},
};

/// The best result that a person can achieve against an opponent from a position.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, Side, bots::Opponent, strength};
///
/// let rules = Rules::NOUGHTS_AND_CROSSES;
/// let minimax = strength::of(Opponent::Minimax, rules, Side::First).expect("a small board");
/// assert_eq!(minimax.winning_games, 0);
///
/// let first_free = strength::of(Opponent::FirstFree, rules, Side::First).expect("a small board");
/// assert!(first_free.is_forced());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strength {
    /// The chance of winning with best play.
    pub win: Ratio<u64>,
    /// The number of different games that end with a win against the opponent.
    pub winning_games: u64,
    /// The moves from the position of a shortest game that beats the opponent; `None` if it cannot be beaten.
    pub line: Option<Vec<Cell>>,
}

impl Strength {
    /// Returns whether a win can be forced, whatever the opponent chooses.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.win == Ratio::ONE
    }
}

/// Returns the best result that `side` can achieve against `opponent` in a game from the empty board.
///
/// Returns `None` for boards with more than nine cells, because they have too many games, and for a level,
/// because its moves cannot be listed.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, Side, bots::Opponent, strength};
///
/// // Against random moves, a win cannot be forced, but there is always a chance.
/// let random = strength::of(Opponent::Random, Rules::NOUGHTS_AND_CROSSES, Side::First);
/// let random = random.expect("a small board");
/// assert!(!random.is_forced());
/// assert_eq!(random.line.expect("it can be beaten").len(), 5);
/// ```
#[must_use]
pub fn of(opponent: Opponent, rules: Rules, side: Side) -> Option<Strength> {
    (rules.shape().cell_count() <= 9).then(|| from(&Game::new(rules), opponent, side)).flatten()
}

/// Returns the best result that `side` can achieve against `opponent` from this position. The running time grows with
/// the number of games that can follow.
///
/// Returns `None` for boards in space or with more than 16 cells, and for a level.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, bots::Opponent, notation::Link, strength};
///
/// // After a corner and an edge, even perfect play by the second side loses.
/// let game = "3x3k3/a1b1".parse::<Link>()?.game;
/// let minimax = strength::from(&game, Opponent::Minimax, Side::First).expect("a small board");
/// assert!(minimax.is_forced());
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[must_use]
pub fn from(game: &Game, opponent: Opponent, side: Side) -> Option<Strength> {
    let is_supported = game.rules().shape().layers() == 1 && opponent.follows_a_rule();
    let masks = Masks::new(game.rules()).filter(|_| is_supported)?;
    let mut prover = Prover { masks, opponent, side, known: FxHashMap::default() };
    let mut game = game.clone();
    let Proved { win, winning_games, plies } = prover.prove(&mut game);
    let line = plies.map(|_| prover.line(&mut game));
    Some(Strength { win, winning_games, line })
}

struct Prover {
    masks: Masks,
    opponent: Opponent,
    side: Side,
    known: FxHashMap<Key, Proved>,
}

/// Everything in a position that an opponent's choice may depend on: the marks and the last move.
type Key = (Marks, Option<Cell>);

#[derive(Clone, Copy)]
struct Proved {
    win: Ratio<u64>,
    winning_games: u64,
    /// The number of moves left in a shortest winning game.
    plies: Option<usize>,
}

impl Prover {
    fn prove(&mut self, game: &mut Game) -> Proved {
        let Some(position) = game.position() else {
            let is_won = game.outcome().and_then(Outcome::winner) == Some(self.side);
            return Proved {
                win: Ratio::from(u64::from(is_won)),
                winning_games: u64::from(is_won),
                plies: is_won.then_some(0),
            };
        };
        let key = self.key(position);
        if let Some(proved) = self.known.get(&key) {
            return *proved;
        }
        let moves = self.moves(game);
        let count = moves.len() as u64;
        let replies = moves.into_iter().map(|cell| self.with_move(game, cell, Self::prove));
        let replies: Vec<_> = replies.collect();
        let wins = replies.iter().map(|reply| reply.win);
        let proved = Proved {
            win: if self.is_own_turn(game) {
                wins.max().unwrap_or(Ratio::ZERO)
            } else {
                wins.sum::<Ratio<u64>>() / count
            },
            winning_games: replies.iter().map(|reply| reply.winning_games).sum(),
            plies: replies.iter().filter_map(|reply| reply.plies).min().map(|plies| plies + 1),
        };
        self.known.insert(key, proved);
        proved
    }

    /// Returns a shortest winning line from a position that has one.
    fn line(&mut self, game: &mut Game) -> Vec<Cell> {
        let mut line = Vec::new();
        while game.outcome().is_none() {
            let moves = self.moves(game);
            let shortest = moves.into_iter().min_by_key(|&cell| {
                let plies = self.with_move(game, cell, |prover, game| prover.prove(game).plies);
                plies.unwrap_or(usize::MAX)
            });
            let Some(cell) = shortest else { break };
            line.push(cell);
            game.play(cell).expect("a legal move");
        }
        line
    }

    fn moves(&self, game: &Game) -> Vec<Cell> {
        match game.position() {
            Some(position) if !self.is_own_turn(game) => self.opponent.candidates(position),
            _ => game.legal_moves().collect(),
        }
    }

    fn is_own_turn(&self, game: &Game) -> bool {
        game.side_to_move() == Some(self.side)
    }

    /// Plays this legal move, calls `look` with the game, and takes the move back.
    fn with_move<T>(
        &mut self,
        game: &mut Game,
        cell: Cell,
        look: fn(&mut Self, &mut Game) -> T,
    ) -> T {
        game.play(cell).expect("a legal move");
        let result = look(self, game);
        game.undo();
        result
    }

    fn key(&self, position: Position<'_>) -> Key {
        let last = position.moves().last().copied();
        let last = last.filter(|_| self.opponent.depends_on_history());
        (self.masks.marks(position.board(), position.turn()), last)
    }
}
