//! The controls beside the board: the score, and the state of the buttons.

use crate::{
    app::game::mode::Mode,
    engine::DrawOffer,
    session::{Replay, Session, Tally},
};

/// The controls beside the board: the score, and what the players can do besides making a move.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is one button's state")]
pub struct Controls {
    /// The number of changes of the game, so that the status is announced again even if it is the same.
    pub changes: usize,
    /// Whether a bot is to move.
    pub thinking: bool,
    /// Whether *Undo* has an effect.
    pub can_undo: bool,
    /// Whether *Redo* has an effect.
    pub can_redo: bool,
    /// The draw offer, and the possible replies.
    pub draw: Draw,
    /// Whether the pause after the end is over, so that a key or a button is meant for the next game.
    pub is_end_pause_over: bool,
    /// The score.
    pub tally: Tally,
    /// Whether the board can be zoomed, because its cells would be too small if the whole board were visible.
    pub is_zoomable: bool,
}

/// The draw offer since the last move, and the possible replies.
#[derive(Clone, Copy, Debug, Default)]
pub struct Draw {
    /// The offer since the last move.
    pub offer: DrawOffer,
    /// Whether a player here may offer a draw.
    pub can_offer: bool,
    /// Whether a player here may accept a draw.
    pub can_agree: bool,
}

impl Controls {
    /// Returns the controls of this session while its game is played.
    pub fn new(session: &Session) -> Self {
        let mut controls = Self {
            changes: 0,
            thinking: false,
            can_undo: false,
            can_redo: false,
            draw: Draw::default(),
            is_end_pause_over: true,
            tally: session.tally(),
            is_zoomable: false,
        };
        controls.sync(session, &Mode::Playing);
        controls
    }

    /// Updates the controls from the session, or from the game under review.
    pub fn sync(&mut self, session: &Session, mode: &Mode) {
        let replay = mode.replay();
        let shown = replay.map_or(session, Replay::shown);
        self.thinking = shown.is_thinking() && mode.arranging().is_none();
        self.can_undo = session.can_undo();
        self.can_redo = session.can_redo();
        self.draw = Draw {
            offer: shown.game().draw_offer(),
            can_offer: replay.is_none() && session.can_offer_draw(),
            can_agree: replay.is_none() && session.can_agree_to_draw(),
        };
        self.tally = session.tally();
    }
}
