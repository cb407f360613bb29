//! The text form in which a game is serialized, as in `3x3k3/-/b2a1`: rules, arranged marks, record.

use std::{error::Error, fmt};

use super::{
    super::{Game, Rules},
    parse_record, parse_start_on, write_record,
};

/// The error for a text that is not a game, or has moves that are not legal.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, notation::GameError};
///
/// let game = Game::try_from("3x3k3/-/b2a1".to_owned())?;
/// assert_eq!(game.moves().len(), 2);
/// assert_eq!(Game::try_from("3x3k3/-/b2b2".to_owned()), Err(GameError));
/// # Ok::<(), GameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameError;

impl From<Game> for String {
    fn from(game: Game) -> Self {
        format!("{}/{}/{}", game.rules(), game.start(), write_record(&game))
    }
}

impl TryFrom<String> for Game {
    type Error = GameError;

    fn try_from(text: String) -> Result<Self, GameError> {
        let fields: Vec<_> = text.split('/').collect();
        let [rules, start, plies] = fields[..] else { return Err(GameError) };
        let rules: Rules = rules.parse().map_err(|_| GameError)?;
        let start = parse_start_on(rules, start).map_err(|_| GameError)?;
        let (plies, draw_offer) = parse_record(rules, plies).map_err(|_| GameError)?;
        let game = Self::arrange(rules, start).map_err(|_| GameError)?;
        let game = game.with_plies(plies).map_err(|_| GameError)?;
        game.with_draw_offer(draw_offer).map_err(|_| GameError)
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a game")
    }
}

impl Error for GameError {}
