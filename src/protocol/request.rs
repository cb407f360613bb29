use std::{error::Error, fmt, str::FromStr, time::Duration};

use crate::{
    engine::{Cell, Game, bots::Opponent, notation},
    session::{BotRequest, Seat, Seating},
};

/// What the thinker can be asked. Written with a `/` between the fields, games as their rules, what
/// they started with and their moves, as in `minimax/3x3k3/-/b2a1/one/one/example/pruned/12`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// How strong this opponent is at noughts and crosses.
    Strength(Opponent),
    /// How minimax thinks about this game.
    Minimax {
        /// The game on the board.
        game: Game,
        /// Who plays it.
        seating: Seating,
        /// What is to be shown.
        view: View,
    },
    /// How many positions minimax looks at from the empty board.
    Count,
    /// A move of a bot that searches for it.
    Move {
        /// What the bot is asked.
        request: BotRequest,
        /// Decides between moves that are equally good.
        seed: u64,
        /// For the highest level, written in milliseconds; the others take what they need.
        time: Duration,
    },
    /// A good move, and why.
    Hint(Game),
    /// What every free cell leads to.
    Values(Game),
    /// What the moves of this game were worth.
    Review(Game),
}

impl Request {
    /// Whether it may take so long that it is told how far the answer has come.
    #[must_use]
    pub const fn takes_long(&self) -> bool {
        matches!(self, Self::Move { .. } | Self::Hint(_) | Self::Review(_))
    }

    /// Whether this can be the move that is asked for, or advised. Nothing else is answered by a cell.
    #[must_use]
    pub fn can_be_answered_by(&self, cell: Cell) -> bool {
        match self {
            Self::Move { request: BotRequest { game, .. }, .. } | Self::Hint(game) => {
                game.clone().play(cell).is_ok()
            }
            _ => false,
        }
    }
}

/// What is shown of how minimax thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The example, even where the game on the board could be thought about.
    pub example: bool,
    /// Calls that cannot change the answer are left out.
    pub alpha_beta: bool,
    /// The step, counted from 0.
    pub at: usize,
}

/// The text is no request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestError;

const STRENGTH: &str = "strength";
const MINIMAX: &str = "minimax";
const COUNT: &str = "count";
const MOVE: &str = "move";
const HINT: &str = "hint";
const VALUES: &str = "values";
const REVIEW: &str = "review";
const EXAMPLE: &str = "example";
const PRUNED: &str = "pruned";

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Strength(opponent) => write!(f, "{STRENGTH}/{}", opponent.id()),
            Self::Minimax { game, seating, view } => write!(
                f,
                "{MINIMAX}/{}/{}/{}/{}/{}/{}",
                Written(game),
                seating.first.id(),
                seating.x.id(),
                if view.example { EXAMPLE } else { "" },
                if view.alpha_beta { PRUNED } else { "" },
                view.at,
            ),
            Self::Move { request: BotRequest { id, opponent, game }, seed, time } => {
                let (game, opponent) = (Written(game), opponent.id());
                // Numbers of 128 bits would cost the page 2 KB.
                let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
                write!(f, "{MOVE}/{game}/{id}/{opponent}/{seed}/{time}")
            }
            Self::Hint(game) => write!(f, "{HINT}/{}", Written(game)),
            Self::Values(game) => write!(f, "{VALUES}/{}", Written(game)),
            Self::Review(game) => write!(f, "{REVIEW}/{}", Written(game)),
            Self::Count => f.write_str(COUNT),
        }
    }
}

impl FromStr for Request {
    type Err = RequestError;

    fn from_str(text: &str) -> Result<Self, RequestError> {
        let fields: Vec<_> = text.split('/').collect();
        match fields[..] {
            [STRENGTH, opponent] => {
                Opponent::from_id(opponent).map(Self::Strength).ok_or(RequestError)
            }
            [MINIMAX, rules, start, moves, first, x, example, alpha_beta, at] => {
                let view = View {
                    example: flag(example, EXAMPLE)?,
                    alpha_beta: flag(alpha_beta, PRUNED)?,
                    at: at.parse().map_err(|_| RequestError)?,
                };
                let seating = Seating { first: seat(first)?, x: seat(x)? };
                Ok(Self::Minimax { game: game(rules, start, moves)?, seating, view })
            }
            [MOVE, rules, start, moves, id, opponent, seed, time] => {
                let request = BotRequest {
                    id: id.parse().map_err(|_| RequestError)?,
                    opponent: Opponent::from_id(opponent).ok_or(RequestError)?,
                    game: game(rules, start, moves)?,
                };
                let seed = seed.parse().map_err(|_| RequestError)?;
                let time = Duration::from_millis(time.parse().map_err(|_| RequestError)?);
                Ok(Self::Move { request, seed, time })
            }
            [HINT, rules, start, moves] => game(rules, start, moves).map(Self::Hint),
            [VALUES, rules, start, moves] => game(rules, start, moves).map(Self::Values),
            [REVIEW, rules, start, moves] => game(rules, start, moves).map(Self::Review),
            [COUNT] => Ok(Self::Count),
            _ => Err(RequestError),
        }
    }
}

/// A game as it is written.
struct Written<'game>(&'game Game);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(game) = self;
        let moves = notation::write_moves(game.moves());
        write!(f, "{}/{}/{moves}", game.rules(), game.start())
    }
}

fn game(rules: &str, start: &str, moves: &str) -> Result<Game, RequestError> {
    let rules = rules.parse().map_err(|_| RequestError)?;
    let start = start.parse().map_err(|_| RequestError)?;
    let moves = notation::parse_moves(moves).map_err(|_| RequestError)?;
    let game = Game::arrange(rules, start).map_err(|_| RequestError)?;
    game.with(moves).map_err(|_| RequestError)
}

fn seat(id: &str) -> Result<Seat, RequestError> {
    Seat::ALL.into_iter().find(|seat| seat.id() == id).ok_or(RequestError)
}

fn flag(field: &str, name: &str) -> Result<bool, RequestError> {
    match field {
        "" => Ok(false),
        _ if field == name => Ok(true),
        _ => Err(RequestError),
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a request")
    }
}

impl Error for RequestError {}
