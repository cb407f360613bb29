//! Placing a mark before it is played, hints, and the values of cells.

use crate::{
    app::game::{
        Controller,
        controller::{Core, lazy::Task},
        state::Reply,
    },
    engine::Cell,
    protocol::Request,
    session::{Assist, Tune},
};
use leptos::prelude::*;

impl Controller {
    /// Places a mark on this cell without playing it; on the cell where it is, takes it back.
    pub(crate) fn toggle_pending(self, cell: Cell) {
        let is_free = self.core.with_value(|core| core.session.game().board().is_free(cell));
        let pending = self.ui.game.with_untracked(|state| state.pending);
        if is_free {
            self.set_pending((pending != Some(cell)).then_some(cell));
        } else {
            self.sound(Tune::Error);
            self.reply(Reply::CellTaken);
        }
    }

    pub(crate) fn set_pending(self, cell: Option<Cell>) {
        let before = self.ui.game.with_untracked(|state| state.pending);
        self.ui.game.update(|state| state.pending = cell);
        before.into_iter().chain(cell).for_each(|cell| self.show_cell(cell));
    }

    /// Plays the mark that is placed.
    pub(crate) fn play_pending(self) {
        if let Some(cell) = self.ui.game.with_untracked(|state| state.pending) {
            self.play(cell);
            self.lead_to_board();
        }
    }

    pub(crate) fn give_hint(self) {
        let game = self
            .core
            .with_value(|core| core.session.is_persons_turn().then(|| core.session.game().clone()));
        if let Some(game) = game {
            self.ask(Request::Hint(game));
        }
    }

    /// Answers a press that changes nothing on the board, also if the answer is the same as before.
    pub(crate) fn reply(self, reply: Reply) {
        self.ui.game.update(|state| state.reply.say(reply));
    }

    /// What was told holds no more; what cells lead to is found out anew, where it is wanted.
    pub(crate) fn renew_assist(self) {
        self.change_assist(Assist::forget);
        let game = self.core.with_value(|core| {
            let wants = core.assist.wants_values(&core.session);
            wants.then(|| core.session.game().clone())
        });
        if let Some(game) = game {
            self.later(Task::Ask(Request::Values(game)));
        }
    }

    /// Changes what is told about cells, and shows it.
    pub(crate) fn change_assist(self, change: impl FnOnce(&mut Assist)) {
        let noted = |core: &Core| core.assist.noted().collect::<Vec<_>>();
        let mut cells = self.core.with_value(noted);
        self.core.update_value(|core| change(&mut core.assist));
        cells.extend(self.core.with_value(noted));
        for cell in cells {
            self.show_cell(cell);
        }
    }
}
