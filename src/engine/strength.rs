//! How well an opponent plays, proved by playing every line against it.
//!
//! Whoever plays against it tries everything; its own choices between equal moves are taken as
//! chance, each as likely as the others. The figures are exact fractions, not samples.

pub use num_rational::Ratio;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use super::{
    Cell, Game, Outcome, Position, Rules, Side,
    bots::Opponent,
    exact::{Marks, Masks},
};

/// What can be got out of an opponent from some position on.
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
    /// The chance to win for whoever plays best against it.
    pub win: Ratio<u64>,
    /// In how many different games it is beaten: all moves of its opponent, all choices of its own.
    pub winning_games: u64,
    /// The moves of a shortest game in which it is beaten, from the position on; `None` where it
    /// cannot be beaten.
    pub line: Option<Vec<Cell>>,
}

impl Strength {
    /// Whether it can be beaten whatever it chooses.
    #[must_use]
    pub fn is_forced(&self) -> bool {
        self.win == Ratio::ONE
    }
}

/// What `side` can get out of `opponent` when it starts, or does not start, a game by these rules.
///
/// `None` for boards of more than 3x3 cells, which have too many games to play them all, and for a level,
/// whose moves cannot be listed.
#[must_use]
pub fn of(opponent: Opponent, rules: Rules, side: Side) -> Option<Strength> {
    (rules.shape().cell_count() <= 9).then(|| from(&Game::new(rules), opponent, side)).flatten()
}

/// What `side` can get out of `opponent` from this game on. The time grows with the number of games
/// that are possible from there.
///
/// `None` for boards of more than 16 cells, and for a level.
#[must_use]
pub fn from(game: &Game, opponent: Opponent, side: Side) -> Option<Strength> {
    let masks = Masks::new(game.rules()).filter(|_| opponent.follows_a_rule())?;
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

/// All of a position that any opponent looks at: who is where, and the last move.
type Key = (Marks, Option<Cell>);

#[derive(Clone, Copy)]
struct Proved {
    win: Ratio<u64>,
    winning_games: u64,
    /// How many moves a shortest winning game still has.
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
        let replies = moves.into_iter().map(|cell| self.after(game, cell, Self::prove));
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

    /// A shortest winning line from a position that has one.
    fn line(&mut self, game: &mut Game) -> Vec<Cell> {
        let mut line = Vec::new();
        while game.outcome().is_none() {
            let moves = self.moves(game);
            let shortest = moves.into_iter().min_by_key(|&cell| {
                let plies = self.after(game, cell, |prover, game| prover.prove(game).plies);
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
        game.turn() == Some(self.side)
    }

    /// What is so after this legal move.
    fn after<T>(&mut self, game: &mut Game, cell: Cell, is: fn(&mut Self, &mut Game) -> T) -> T {
        game.play(cell).expect("a legal move");
        let after = is(self, game);
        game.undo();
        after
    }

    fn key(&self, position: Position<'_>) -> Key {
        let last = position.moves().last().copied();
        let looks = self.opponent.looks_at_moves();
        (self.masks.marks(position.board(), position.turn()), last.filter(|_| looks))
    }
}
