//! The same game in more than one tab. What is stored is the truth: a tab writes only what was changed in
//! it, and takes over what another one has stored since. It looks when the browser says that something was
//! stored, when it comes to the front, and before it changes the game.

use std::mem;

use crate::{
    app::game::{
        Controller,
        controller::{Core, dialogs},
        dialog::Dialog,
    },
    session::{Correspondence, Effects, Intent, Players, Setup, archive},
    storage_keys::{self, OWN_GAME},
};
use leptos::{ev, prelude::*};

/// Where the current game is stored, and what this tab has last seen there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    name: String,
    text: Option<String>,
}

impl Core {
    /// What is stored of the current game now. Trouble is told when the game is saved.
    fn stored(&mut self) -> Seen {
        let name = archive::name_of(&self.session);
        let text = self.store.load::<String>(&name).ok().flatten();
        Seen { name, text }
    }

    /// Another tab has changed the current game, and this one has not taken that over.
    pub(crate) fn is_behind(&mut self) -> bool {
        self.stored() != self.seen
    }

    /// What is stored of the current game is what is shown.
    pub(crate) fn note_stored(&mut self) {
        self.seen = self.stored();
    }
}

impl Controller {
    /// Follows what other tabs store.
    pub(crate) fn follow_other_tabs(self) {
        window_event_listener(ev::storage, move |event| {
            if self.core.with_value(|core| core.saving.is_some()) {
                // There may be room now.
                self.save_unsaved();
            }
            // Without a key, everything was removed.
            if event.key().is_none_or(|key| storage_keys::name(&key).is_some()) {
                self.catch_up_with_tabs();
            }
        });
        window_event_listener(ev::pageshow, move |_| self.come_to_the_front());
        window_event_listener(ev::focus, move |_| self.come_to_the_front());
        window_event_listener(ev::visibilitychange, move |_| self.come_to_the_front());
    }

    /// Brings the stored game by link and the current one together, where one of them goes on from the
    /// other: the page may have been closed before it had kept the last move.
    pub(crate) fn settle_game_by_link(self) {
        let Some(here) = self.correspondence() else { return };
        let Some(known) = self.known(here.id) else { return };
        let goes_on = |longer: &Correspondence, shorter: &Correspondence| {
            let (longer, shorter) = (longer.game.moves(), shorter.game.moves());
            longer.len() > shorter.len() && longer.starts_with(shorter)
        };
        if goes_on(&here, &known) {
            self.keep_game(&here);
        } else if goes_on(&known, &here) {
            self.act(Intent::Correspond(known));
        }
    }

    /// The person turns to this tab: if the computer is to move, it is asked here as well.
    fn come_to_the_front(self) {
        if !document().hidden() {
            self.catch_up_with_tabs();
            self.ask_for_others();
        }
    }

    /// Shows what is stored now, and writes nothing.
    pub(crate) fn catch_up_with_tabs(self) {
        self.catch_up_with_settings();
        self.catch_up_with_arranged();
        self.catch_up_with_game();
        let tally = self.stored_tally();
        if self.ui.game.with_untracked(|state| state.tally) != tally {
            self.read_score();
        }
        if dialogs::is_open(Dialog::Games) {
            self.list_games();
        }
        if dialogs::is_open(Dialog::NewGame) {
            self.offer_newest_game();
        }
        if dialogs::is_open(Dialog::Statistics) {
            self.list_statistics();
        }
    }

    fn catch_up_with_game(self) {
        let before = self.core.with_value(|core| core.replaced.clone());
        let news = self.core.try_update_value(|core| {
            core.read_replaced();
            let stored = core.stored();
            let seen = mem::replace(&mut core.seen, stored.clone());
            (seen != stored).then_some(stored.text)
        });
        if self.core.with_value(|core| core.replaced != before) {
            // What *Undo* does has changed, also where the game has not.
            self.show_ui(false);
        }
        let Some(text) = news.flatten() else { return };
        let effects = match text {
            Some(text) => self.core.try_update_value(|core| taken_over(core, &text)).flatten(),
            // It was removed from the list of games.
            None if self.correspondence().is_some() => {
                let own: Option<String> = self.load(OWN_GAME);
                self.core.try_update_value(|core| {
                    let resumed = own.and_then(|own| core.session.resume(&own).ok());
                    resumed.unwrap_or_else(|| {
                        let first = Intent::NewGame(Setup::DEFAULT);
                        core.session.apply(first, &mut core.random)
                    })
                })
            }
            None => None,
        };
        if let Some(effects) = effects {
            self.core.update_value(|core| {
                core.of_others.clone_from(&effects.request);
                core.lazy.was_over = true;
                core.note_stored();
            });
            self.show(Effects { request: None, ..effects });
        }
    }
}

/// The session goes on with what another tab has stored of its game; nothing where that is the same.
fn taken_over(core: &mut Core, text: &str) -> Option<Effects> {
    if let Players::ByLink(_) = core.session.setup().players {
        let known: Correspondence = text.parse().ok()?;
        let effects = core.session.apply(Intent::Correspond(known), &mut core.random);
        return (!effects.is_empty()).then_some(effects);
    }
    if core.session.saved() == text {
        return None;
    }
    core.session.resume(text).ok()
}
