//! *Your games*: the games and positions that can be taken up again.

use std::mem;

use crate::{
    app::game::{Controller, controller::dialogs::close_all, notices::Notice},
    session::archive,
    storage_keys::{self, OWN_GAME},
};
use leptos::prelude::*;

impl Controller {
    /// Has *Your games* show what is kept now.
    pub(crate) fn list_games(self) {
        let on_board = self.core.with_value(|core| core.session.clone());
        let games = self.with_texts(|texts| archive::list(texts, &on_board));
        self.ui.kept.set(games.unwrap_or_default());
    }

    /// Has *New game* offer the game that was played last.
    pub(crate) fn offer_newest_game(self) {
        let on_board = self.core.with_value(|core| core.session.clone());
        let newest = self.with_texts(|texts| archive::newest(texts, &on_board));
        self.ui.newest.set(newest.flatten());
    }

    /// Continues the game that *New game* offers.
    pub(crate) fn continue_newest(self) {
        let name = self.ui.newest.with_untracked(|it| it.as_ref().map(|it| it.name.clone()));
        if let Some(name) = name {
            self.continue_listed(&name);
        }
    }

    /// Continues what has this name, or shows it again if it is over.
    pub fn continue_listed(self, name: &str) {
        close_all();
        self.continue_game(name);
    }

    /// Removes what has these names, and offers to take that back. The offer is made on the page, so no dialog may be
    /// open.
    pub fn remove_games(self, names: &[String]) {
        let current = self.core.with_value(|core| archive::name_of(&core.session));
        if current != OWN_GAME && names.contains(&current) {
            self.resume_own_game();
        }
        let mut removed = Vec::new();
        for name in names {
            for name in [name.clone(), storage_keys::when(name)] {
                removed.extend(self.load(&name).map(|text: String| (name, text)));
            }
        }
        self.ui.notices.update(|notices| {
            notices.removed = names.len();
            notices.show(Notice::GamesRemoved);
        });
        self.core.update_value(|core| {
            for (name, _) in &removed {
                core.store.remove(name);
            }
            core.removed = removed;
        });
        self.dismiss_full();
        close_all();
    }

    /// Takes that back. What is stored there by now stays.
    pub(crate) fn restore_games(self) {
        let removed = self.core.try_update_value(|core| mem::take(&mut core.removed));
        for (name, text) in removed.into_iter().flatten() {
            if self.load::<String>(&name).is_none() {
                self.keep(&name, &text);
            }
        }
        self.dismiss(Notice::GamesRemoved);
    }
}
