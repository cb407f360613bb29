//! A whole game as text, `3x3k3/-/b2a1`: its rules, the marks it starts with, its moves.

use std::{error::Error, fmt};

use super::{super::Game, parse_moves, write_moves};

/// The text is no game, or one that cannot be played so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameError;

impl From<Game> for String {
    fn from(game: Game) -> Self {
        format!("{}/{}/{}", game.rules(), game.start(), write_moves(game.moves()))
    }
}

impl TryFrom<String> for Game {
    type Error = GameError;

    fn try_from(text: String) -> Result<Self, GameError> {
        let fields: Vec<_> = text.split('/').collect();
        let [rules, start, moves] = fields[..] else { return Err(GameError) };
        let rules = rules.parse().map_err(|_| GameError)?;
        let start = start.parse().map_err(|_| GameError)?;
        let moves = parse_moves(moves).map_err(|_| GameError)?;
        let game = Self::arrange(rules, start).map_err(|_| GameError)?;
        game.with(moves).map_err(|_| GameError)
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a game")
    }
}

impl Error for GameError {}
