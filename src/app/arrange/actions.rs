//! A position that is arranged, instead of the game that is played.

use crate::{
    app::{
        arrange::model::Arranging,
        game::{Controller, controller::dialogs::close, dialog::Dialog, state::GameState},
    },
    engine::Cell,
    platform::clock,
    session::{Arranged, Session, archive},
    storage_keys::{self, ARRANGED, PUT_ASIDE},
};
use leptos::prelude::*;

impl Controller {
    /// Begins to arrange a position for the game that was chosen in *New game*. The game that is played
    /// stays as it is.
    pub(crate) fn begin_arranging(self) {
        let chosen = self.ui.draft.with_untracked(|it| it.fault().is_none().then_some(it.setup));
        let Some(setup) = chosen else { return };
        let shown = self.of_shown(Session::clone);
        let position = self.core.try_update_value(|core| shown.arrange(setup, &mut core.random));
        close(Dialog::NewGame);
        if let Some(position) = position {
            let arranging = Arranging::new(setup, position);
            self.change_shown(|state| state.mode.begin_arranging(arranging));
        }
        self.keep_arranged();
        self.lead_to_board();
    }

    /// Goes on arranging what was being arranged when the page was left.
    pub(crate) fn resume_arranging(self) {
        let arranged = self.load(ARRANGED);
        if let Some(Arranged { setup, position }) = arranged {
            self.change_shown(|state| {
                state.mode.set_unfinished_position(Some(Arranging::new(setup, position)));
            });
        }
    }

    /// Another tab may have arranged further, or ended it: shows what is stored, where something is arranged
    /// here.
    pub(crate) fn catch_up_with_arranged(self) {
        let Some(before) = self.ui.game.with_untracked(GameState::arranged_so_far) else { return };
        let stored: Option<Arranged> = self.load(ARRANGED);
        if stored.as_ref() != Some(&before) {
            let stored = stored.map(|Arranged { setup, position }| Arranging::new(setup, position));
            self.change_shown(|state| state.mode.set_unfinished_position(stored));
        }
    }

    fn keep_arranged(self) {
        if let Some(arranged) = self.ui.game.with_untracked(GameState::arranged_so_far) {
            self.keep(ARRANGED, &arranged);
        }
    }

    /// Keeps this position in *Your games*: another game has come on the board.
    pub(crate) fn put_aside(self, arranged: &Arranged) {
        let names = self.core.with_value(|core| core.store.names(PUT_ASIDE));
        let free = (1..=u32::MAX).map(storage_keys::put_aside).find(|name| !names.contains(name));
        let Some(name) = free else { return };
        self.keep(&name, arranged);
        let now = clock::since_1970();
        self.with_texts(|texts| archive::note_when(texts, &name, now));
        self.core.update_value(|core| core.store.remove(ARRANGED));
    }

    /// Goes on arranging what was put aside under this name.
    pub(crate) fn take_up_arranged(self, name: &str) {
        let Some(Arranged { setup, position }) = self.load(name) else { return };
        let before = self.ui.game.with_untracked(GameState::arranged_so_far);
        if let Some(before) = before {
            self.put_aside(&before);
        }
        self.end_review();
        self.change_shown(|state| state.mode.begin_arranging(Arranging::new(setup, position)));
        self.keep_arranged();
        self.core.update_value(|core| core.store.remove(name));
        self.with_texts(|texts| archive::forget_when(texts, name));
    }

    /// Goes back to the game that is played. The position is kept in *Your games*.
    pub(crate) fn end_arranging(self) {
        let arranged = self.ui.game.with_untracked(GameState::arranged_so_far);
        let is_worth_keeping = |Arranged { position, .. }: &Arranged| {
            self.core.with_value(|core| position.is_worth_keeping(core.session.game()))
        };
        if let Some(arranged) = arranged.filter(is_worth_keeping) {
            self.put_aside(&arranged);
        }
        self.forget_arranged();
        self.show_all();
        self.lead_to_board();
    }

    /// Arranges nothing any more.
    pub(crate) fn forget_arranged(self) {
        if self.ui.game.with_untracked(|state| state.mode.unfinished_position().is_some()) {
            self.ui.game.update(|state| state.mode.set_unfinished_position(None));
            self.core.update_value(|core| core.store.remove(ARRANGED));
        }
    }

    /// Asks against whom the position is to be played, if it can be.
    pub(crate) fn play_from_here(self) {
        if self.ui.game.with_untracked(GameState::is_playable) {
            self.open(Dialog::NewGame);
        }
    }

    /// Whether there is a mark on this cell that can be dragged.
    pub fn has_arranged(self, cell: Cell) -> bool {
        self.ui.game.with_untracked(|state| {
            let arranging = state.mode.arranging();
            arranging.is_some_and(|arranging| arranging.position.side_at(cell).is_some())
        })
    }

    /// Picks up the mark on this cell, where it can be dragged and nothing was picked up before. Anything
    /// else is a press on the cell.
    pub fn lift(self, cell: Cell) {
        let holds = self.ui.game.with_untracked(|state| {
            state.mode.arranging().is_some_and(|arranging| arranging.lifted.is_some())
        });
        if self.has_arranged(cell) && !holds {
            self.change_arranging(|arranging| arranging.lifted = Some(cell));
        } else {
            self.tap(cell, true);
        }
    }

    /// Puts what was picked up down on this cell if it is free, else where it was.
    pub fn put_down(self, cell: Option<Cell>) {
        self.change_arranging(|arranging| {
            if let Some((from, to)) = arranging.lifted.take().zip(cell) {
                arranging.position.shift(from, to);
            }
        });
    }

    /// Changes the position that is arranged, if one is, and shows it.
    pub fn change_arranging(self, change: impl FnOnce(&mut Arranging)) {
        if self.ui.game.with_untracked(|state| state.mode.arranging().is_some()) {
            self.change_shown(|state| {
                if let Some(arranging) = state.mode.arranging_mut() {
                    change(arranging);
                    arranging.find_turn();
                }
            });
            self.keep_arranged();
        }
    }
}
