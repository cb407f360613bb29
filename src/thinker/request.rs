use std::{error::Error, fmt, str::FromStr};

use crate::{
    engine::{Game, bots::Opponent, notation},
    session::{Seat, Seating},
};

/// What the thinker can be asked. Written with a `/` between the fields, as in
/// `minimax/3x3k3/one/one/b2a1/example/pruned/12/-`.
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
const EXAMPLE: &str = "example";
const PRUNED: &str = "pruned";

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Strength(opponent) => write!(f, "{STRENGTH}/{}", opponent.id()),
            Self::Minimax { game, seating, view } => write!(
                f,
                "{MINIMAX}/{}/{}/{}/{}/{}/{}/{}/{}",
                game.rules(),
                seating.first.id(),
                seating.x.id(),
                notation::write_moves(game.moves()),
                if view.example { EXAMPLE } else { "" },
                if view.alpha_beta { PRUNED } else { "" },
                view.at,
                game.start()
            ),
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
            [MINIMAX, rules, first, x, moves, example, alpha_beta, at, start] => {
                let rules = rules.parse().map_err(|_| RequestError)?;
                let moves = notation::parse_moves(moves).map_err(|_| RequestError)?;
                let start = start.parse().map_err(|_| RequestError)?;
                let game = Game::arrange(rules, start).map_err(|_| RequestError)?;
                let game = game.with(moves).map_err(|_| RequestError)?;
                let seating = Seating { first: seat(first)?, x: seat(x)? };
                let view = View {
                    example: flag(example, EXAMPLE)?,
                    alpha_beta: flag(alpha_beta, PRUNED)?,
                    at: at.parse().map_err(|_| RequestError)?,
                };
                Ok(Self::Minimax { game, seating, view })
            }
            [COUNT] => Ok(Self::Count),
            _ => Err(RequestError),
        }
    }
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
