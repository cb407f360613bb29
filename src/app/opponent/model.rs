//! The opponents of the next game.

use crate::{
    app::game::{controls::Controls, state::GameState},
    engine::bots::Opponent,
    session::Seat,
};

/// Returns the opponent of the next easier game, once the game is over.
#[must_use]
pub fn easier(game: &GameState, controls: &Controls) -> Option<Opponent> {
    opponent_after_end(game, controls)?.easier(game.setup.rules)
}

/// Returns the opponent of the next harder game, once the game is over.
#[must_use]
pub fn harder(game: &GameState, controls: &Controls) -> Option<Opponent> {
    opponent_after_end(game, controls)?.harder(game.setup.rules)
}

/// Returns the bot of this game, if the next game can be offered.
fn opponent_after_end(game: &GameState, controls: &Controls) -> Option<Opponent> {
    game.setup.players.bot(Seat::Two).filter(|_| game.can_play_again(controls))
}
