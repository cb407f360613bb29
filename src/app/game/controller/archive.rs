//! The games that are not on the board: how they get there, and how they come back. What decides is in
//! [`session::archive`](crate::session::archive).

use crate::{
    app::game::{Controller, controller::Core, notices::Notice},
    platform::{
        clock,
        storage::{Conflict, Store, Trouble},
        timer,
    },
    session::{
        Intent, Replay, Session, Setup, Tally,
        archive::{self, Texts},
    },
    storage_keys::{BY_LINK, OWN_GAME, TALLIES},
};
use leptos::prelude::*;
use rand::Rng as _;

/// What could not be stored is stored again after this time, in milliseconds.
const SAVE_AGAIN: u32 = 2000;

/// The store. It notes the last trouble.
struct Stored<'a> {
    store: &'a mut Store,
    trouble: Option<Trouble>,
}

impl Texts for Stored<'_> {
    fn read(&mut self, name: &str) -> Option<String> {
        match self.store.load(name) {
            Ok(text) => text,
            Err(trouble) => {
                self.trouble = Some(trouble);
                None
            }
        }
    }

    fn write(&mut self, name: &str, text: &str) {
        if let Err(trouble) = self.store.save(name, &text) {
            self.trouble = Some(trouble);
        }
    }

    fn remove(&mut self, name: &str) {
        self.store.remove(name);
    }

    fn names(&self, prefix: &str) -> Vec<String> {
        self.store.names(prefix)
    }
}

impl Core {
    /// Reads or changes what is stored.
    fn with_texts<T>(&mut self, work: impl FnOnce(&mut dyn Texts) -> T) -> (T, Option<Trouble>) {
        let mut stored = Stored { store: &mut self.store, trouble: None };
        let result = work(&mut stored);
        (result, stored.trouble)
    }

    /// Finds out which game *Undo* would bring back.
    pub(crate) fn read_replaced(&mut self) {
        let name = archive::name_of(&self.session);
        (self.replaced, _) = self.with_texts(|texts| archive::replaced_by(texts, &name));
    }
}

impl Controller {
    /// Reads or changes what is stored. Trouble is told.
    pub(crate) fn with_texts<T>(self, work: impl FnOnce(&mut dyn Texts) -> T) -> Option<T> {
        let (result, trouble) = self.core.try_update_value(|core| core.with_texts(work))?;
        match trouble {
            Some(trouble) => self.tell(trouble),
            None => self.dismiss_full(),
        }
        Some(result)
    }

    /// Stores the own game, which is on the board. If it has taken the place of another one, that is parked first;
    /// its new name is returned.
    pub(crate) fn store_own_game(self, saved: &str, is_another: bool) -> Option<String> {
        if is_another {
            self.set_unreadable_game_aside();
        }
        let now = clock::since_1970();
        let chance = self.core.try_update_value(|core| core.random.next_u64())?;
        let parked = self
            .with_texts(|texts| archive::store_own_game(texts, saved, is_another, now, chance))
            .flatten();
        if parked.is_some() {
            self.core.update_value(|core| core.has_parked = true);
        }
        parked
    }

    /// Sets the own game aside if this version cannot read it: it may be of a later version in another tab.
    fn set_unreadable_game_aside(self) {
        let stored = self.with_texts(|texts| texts.read(OWN_GAME)).flatten();
        if stored.is_some_and(|stored| Session::restore(&stored).is_err()) {
            let trouble = self.core.try_update_value(|core| core.store.set_aside(OWN_GAME));
            if let Some(trouble) = trouble {
                self.tell(trouble);
            }
        }
    }

    /// Notes that the game of the name `old` was on the board before the current one, so that *Undo* brings it back;
    /// `None` if there is nothing to bring back.
    pub(crate) fn note_replaced(self, old: Option<String>) {
        let is_noted = self.core.with_value(|core| core.replaced.is_some()) || old.is_some();
        if is_noted {
            let new = self.core.with_value(|core| archive::name_of(&core.session));
            self.with_texts(|texts| archive::note_replaced(texts, &new, old.as_deref()));
            self.core.update_value(|core| core.replaced = old);
            self.show_ui(false);
        }
    }

    /// Brings back the game that the current one has replaced.
    pub(crate) fn bring_back(self) {
        if self.core.try_update_value(Core::is_behind) == Some(true) {
            return self.catch_up_with_tabs();
        }
        let old = self.core.with_value(|core| core.replaced.clone());
        if let Some(old) = old {
            self.continue_game(&old);
        }
    }

    /// Continues the game or the position of this name, or shows it again if it is over.
    pub(crate) fn continue_game(self, name: &str) {
        if name == OWN_GAME {
            self.resume_own_game();
        } else if archive::is_past(name) {
            self.continue_past_game(name);
        } else if let Some(id) = name.strip_prefix(BY_LINK) {
            // Another tab may have gone on since.
            if let Some(game) = id.parse().ok().and_then(|id| self.known(id)) {
                self.take_seat(game);
            }
        } else {
            self.take_up_arranged(name);
        }
        self.lead_to_board();
    }

    fn continue_past_game(self, name: &str) {
        let game = self.with_texts(|texts| archive::past_game(texts, name)).flatten();
        let Some(game) = game else { return };
        if game.session.game().outcome().is_some() {
            return self.look_at(Replay::of(&game.session));
        }
        let saved = game.session.saved();
        let own = self.with_texts(|texts| texts.read(OWN_GAME)).flatten();
        self.end_review();
        self.put_on_board(&saved);
        // Where it is like the one on the board, that one was not parked.
        if own.as_ref() != Some(&saved) {
            self.with_texts(|texts| texts.remove(name));
        }
    }

    /// Goes back to the game that is played on this device alone.
    pub(crate) fn resume_own_game(self) {
        let saved = self.with_texts(|texts| texts.read(OWN_GAME)).flatten();
        self.end_review();
        if saved.is_none_or(|saved| !self.put_on_board(&saved)) {
            self.act(Intent::NewGame(Setup::DEFAULT));
        }
    }

    /// Puts a stored game on the board. Returns whether it could be read.
    fn put_on_board(self, saved: &str) -> bool {
        let resumed = self.core.try_update_value(|core| core.session.resume(saved).ok()).flatten();
        let is_read = resumed.is_some();
        if let Some(effects) = resumed {
            self.follow(effects);
            self.note_replaced(None);
        }
        is_read
    }

    /// Removes the oldest past games if there are too many, and says so.
    pub(crate) fn drop_surplus(self) {
        let dropped = self.with_texts(archive::drop_surplus);
        if dropped.is_some_and(|count| count > 0) {
            self.notify(Notice::OldGamesDropped);
        }
    }

    /// Stores what could not be stored before, if there is room now.
    pub(crate) fn save_unsaved(self) {
        let conflicts = self.core.try_update_value(|core| core.store.take_conflicts());
        conflicts.into_iter().flatten().for_each(|conflict| self.settle(conflict));
        let saved = self.core.try_update_value(|core| {
            core.saving = None;
            core.store.save_unsaved()
        });
        match saved {
            Some(Ok(())) => self.dismiss_full(),
            Some(Err(Trouble::Full)) => self.save_again_later(),
            _ => {}
        }
    }

    /// Keeps what another tab has stored meanwhile: its game, and the games that it has counted.
    fn settle(self, Conflict { name, before, ours, theirs }: Conflict) {
        if name == OWN_GAME
            && let Some(theirs) = theirs
        {
            let chance = self.core.try_update_value(|core| core.random.next_u64());
            let (now, chance) = (clock::since_1970(), chance.unwrap_or_default());
            self.with_texts(|texts| archive::keep_as_past(texts, &theirs, now, chance));
        } else if name.starts_with(TALLIES) {
            let [before, ours, theirs] = [before, ours, theirs]
                .map(|text| text.and_then(|text| text.parse().ok()).unwrap_or_default());
            self.keep(&name, &Tally::merged(before, ours, theirs));
        }
    }

    pub(crate) fn save_again_later(self) {
        self.core.update_value(|core| {
            if core.saving.is_none() {
                core.saving = Some(timer::after(SAVE_AGAIN, move || self.save_unsaved()));
            }
        });
    }

    /// Says no longer that storage is full, if all is stored.
    pub(crate) fn dismiss_full(self) {
        const FULL: Notice = Notice::Trouble(Trouble::Full);
        let is_told = self.ui.notices.try_with_untracked(|it| it.is_told(Trouble::Full));
        let is_stored = || self.core.with_value(|core| core.store.is_all_stored());
        if is_told == Some(true) && is_stored() {
            self.dismiss(FULL);
            self.ui.notices.update(|notices| notices.forget(Trouble::Full));
        }
    }
}
