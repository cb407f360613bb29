//! What is said about the next step of a game by link.

use crate::{
    app::game::state::GameState,
    session::LinkStep,
    words::{Text, text},
};

/// Returns the next step of the game on the board, if it is played by link. `step` is that of the current game.
#[must_use]
pub fn step_of(game: &GameState, step: Option<LinkStep>) -> Option<LinkStep> {
    step.filter(|_| game.mode.is_playing() && game.setup.players.are_by_link())
}

/// Returns the headline of a game by link while it is the friend's turn: whether the link still has to be sent. `None`
/// for every other game, whose headline shows its status.
#[must_use]
pub fn headline(game: &GameState, step: Option<LinkStep>) -> Option<String> {
    let headline = match step_of(game, step).filter(|_| !game.is_over())? {
        LinkStep::Send => Text::NowSend,
        LinkStep::Sent => Text::SentAndWaiting,
        LinkStep::Wait => Text::WaitingForFriend,
        LinkStep::Invite | LinkStep::Move | LinkStep::Over => return None,
    };
    Some(text(headline).to_owned())
}

/// Returns what the dialog tells the person to do in this step. `is_first` means that nobody has moved, `is_over` that
/// the game has ended.
#[must_use]
pub const fn advice(step: LinkStep, is_first: bool, is_over: bool) -> Text {
    match step {
        LinkStep::Invite => Text::InviteOrMove,
        LinkStep::Send if is_over => Text::SendResult,
        LinkStep::Send if is_first => Text::InviteToStart,
        LinkStep::Send => Text::SendYourMove,
        LinkStep::Move => Text::NowMove,
        LinkStep::Sent | LinkStep::Wait | LinkStep::Over => Text::LinkIsSent,
    }
}
