//! The choice of a side in an opening: its headline and its buttons.

use crate::{
    app::{game::state::GameState, names::model::DisplayNames},
    engine::{Ply, Side},
    words::{Piece, Text, phrases, text},
};

/// Returns the headline while a side is chosen.
#[must_use]
pub fn headline(game: &GameState, names: DisplayNames) -> Option<String> {
    let (seat, _) = game.choice()?;
    let names = names.map(|name| name.filter(|_| game.mode.link().is_none()));
    Some(phrases::chooses(game.setup.players, seat, names))
}

/// Returns whether this choice can be made next.
#[must_use]
pub fn is_offered(game: &GameState, ply: Ply) -> bool {
    game.choice().is_some_and(|(_, can_offer)| can_offer || ply != Ply::Offer)
}

/// Returns the name of the button for this choice.
#[must_use]
pub fn name(game: &GameState, ply: Ply) -> String {
    match ply {
        Ply::Choose(side) => {
            let mark = game.mark_of(game.seating.seat(side));
            phrases::play_piece(Piece::new(mark, game.setup.pieces))
        }
        Ply::Move(_) | Ply::Offer => text(Text::AddTwoStones).to_owned(),
    }
}

/// Returns what happens after this choice.
#[must_use]
pub fn note(game: &GameState, ply: Ply) -> Text {
    let next = Side::at_ply(game.arranged + game.history.len());
    match ply {
        Ply::Choose(side) if side == next => Text::YouMoveNext,
        Ply::Choose(_) => Text::OtherMovesNext,
        Ply::Move(_) | Ply::Offer => Text::OtherThenChooses,
    }
}
