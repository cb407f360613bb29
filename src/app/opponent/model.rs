//! The opponents of the next game.

use crate::{app::game::state::GameState, engine::bots::Opponent, session::Seat};

/// Returns the opponent of the next easier game, once the game is over.
#[must_use]
pub fn easier(game: &GameState) -> Option<Opponent> {
    opponent_after_end(game)?.easier(game.setup.rules)
}

/// Returns the opponent of the next harder game, once the game is over.
#[must_use]
pub fn harder(game: &GameState) -> Option<Opponent> {
    opponent_after_end(game)?.harder(game.setup.rules)
}

/// Returns the bot of this game, if the game is over and on the screen.
fn opponent_after_end(game: &GameState) -> Option<Opponent> {
    game.setup.players.bot(Seat::Two).filter(|_| game.shows_end())
}
