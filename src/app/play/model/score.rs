//! The score: the cards of the players.

use crate::{
    app::{
        game::{controls::Controls, state::GameState},
        names::model::DisplayNames,
        ui::attributes::classes,
    },
    session::{Mark, Pieces, Players, Seat},
    words::{Text, phrases, text},
};

/// Returns the classes of the score.
#[must_use]
pub fn score_class(game: &GameState) -> String {
    classes(&[
        ("score", true),
        ("stones", game.setup.pieces == Pieces::Stones),
        ("unscored", game.setup.players.are_by_link() || game.mode.link().is_some()),
        ("hidden", game.mode.is_arranging()),
    ])
}

/// Returns the classes of a player's card.
#[must_use]
pub fn card_class(game: &GameState, controls: &Controls, seat: Seat) -> String {
    let is_active = game.seat_to_move() == Some(seat);
    let is_x = game.mark_of(seat) == Mark::X;
    classes(&[
        ("seat", true),
        ("x", is_x),
        ("o", !is_x),
        ("active", is_active),
        ("thinks", is_active && controls.thinking),
    ])
}

/// Returns the name of a player.
#[must_use]
pub fn name(game: &GameState, names: DisplayNames, seat: Seat) -> String {
    let is_review = game.mode.replay().is_some();
    phrases::player_or_piece(game.setup.players, seat, game.piece(seat, names), is_review)
}

/// Returns the line below the name of a player.
#[must_use]
pub fn subtitle(game: &GameState, controls: &Controls, seat: Seat) -> String {
    let is_active = game.seat_to_move() == Some(seat);
    match game.setup.players {
        _ if is_active && controls.thinking => text(Text::Thinking).to_owned(),
        Players::Computer(opponent) if seat == Seat::Two => {
            phrases::strength_of(opponent, game.setup.rules)
        }
        _ if is_active => text(Text::ToMove).to_owned(),
        _ => String::new(),
    }
}

/// Returns the number of wins of a player.
#[must_use]
pub fn wins(controls: &Controls, seat: Seat) -> String {
    match seat {
        Seat::One => controls.tally.one,
        Seat::Two => controls.tally.two,
    }
    .to_string()
}
