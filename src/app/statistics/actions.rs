//! The statistics: what became of all games that count in the score.
//!
//! The first chunk only notes what was stored when a game had ended, and what came next. Telling an end twice
//! does no harm, because a game that is counted is known by its moves. So a restored game is told again when
//! the page opens: it may have been closed too early. Games that end while the lazy chunk is missing are
//! counted once it is loaded. If the page is closed before that, only the last one is.

use std::{cmp::Reverse, mem};

use crate::{
    app::{
        game::{
            Controller,
            controller::{Core, dialogs::close_all},
            notices::Notice,
        },
        statistics::model::{Pairing, Played},
    },
    engine::Rules,
    session::{Players, Session, Statistics},
    storage_keys::{self, STATISTICS},
};
use leptos::prelude::*;

impl Controller {
    /// Counts the games that have ended, and those no more whose end was taken back.
    pub(crate) fn count_ended(self) {
        let ended = |core: &mut Core| mem::take(&mut core.lazy.ended);
        for saved in self.core.try_update_value(ended).unwrap_or_default() {
            if let Ok((session, _)) = Session::restore(&saved) {
                self.count(&session);
            }
        }
    }

    /// Has the restored game be counted, if it has ended, unless there is more to tell already.
    pub(crate) fn count_restored(self) {
        self.core.update_value(|core| {
            if core.lazy.ended.is_empty() {
                core.lazy.ended.push(core.session.saved());
            }
        });
    }

    fn count(self, session: &Session) {
        if session.setup().players.are_by_link() {
            return;
        }
        let own_name = storage_keys::statistics(&session.setup().pairing());
        let all = self.stored_statistics();
        let next = all.iter().map(|(_, it)| it.number() + 1).max().unwrap_or_default();
        let own = all.iter().find(|(name, _)| *name == own_name);
        let mut after = own.map(|(_, it)| it.clone()).unwrap_or_default();
        after.follow(session, next);
        self.keep_statistics(&own_name, own.map(|(_, it)| it), &after);
        for (name, before) in all.iter().filter(|(name, _)| *name != own_name) {
            let mut after = before.clone();
            after.settle();
            self.keep_statistics(name, Some(before), &after);
        }
    }

    fn keep_statistics(self, name: &str, before: Option<&Statistics>, after: &Statistics) {
        if *after == Statistics::default() {
            if before.is_some() {
                self.core.update_value(|core| core.store.remove(name));
            }
        } else if before != Some(after) {
            self.keep(name, after);
        }
    }

    /// All statistics that can be read, each with its name.
    fn stored_statistics(self) -> Vec<(String, Statistics)> {
        let names = self.core.with_value(|core| core.store.names(STATISTICS));
        let read = |name: String| self.load(&name).map(|statistics| (name, statistics));
        names.into_iter().filter_map(read).collect()
    }

    /// What *Statistics* shows.
    pub fn played(self) -> RwSignal<Played> {
        self.signal_of(|lazy| &mut lazy.played)
    }

    /// Has *Statistics* show what is stored now.
    pub(crate) fn list_statistics(self) {
        let setup = self.core.with_value(|core| core.session.setup());
        let current = setup.pairing();
        let mut all = self.stored_statistics();
        all.sort_by_key(|(_, statistics)| Reverse(statistics.number()));
        let mut pairings = Vec::new();
        if !setup.players.are_by_link() {
            let name = storage_keys::statistics(&current);
            let here = all.iter().position(|(other, _)| *other == name);
            let results = here.map(|at| all.remove(at).1.results()).unwrap_or_default();
            pairings.push(Pairing { rules: setup.rules, players: setup.players, results });
        }
        for (name, statistics) in all {
            let results = statistics.results();
            if let Some((rules, players)) = pairing_of(&name).filter(|_| !results.is_empty()) {
                pairings.push(Pairing { rules, players, results });
            }
        }
        self.played().update(|played| played.pairings = pairings);
    }

    /// Clears all statistics, and offers to take that back. The offer is made on the page, so no dialog may be
    /// open.
    pub(crate) fn clear_statistics(self) {
        let mut cleared = Vec::new();
        for (name, before) in self.stored_statistics() {
            cleared.push((name.clone(), before.to_string()));
            self.keep_statistics(&name, Some(&before), &before.clone().cleared());
        }
        self.played().update(|played| played.cleared = cleared);
        self.notify(Notice::StatisticsCleared);
        close_all();
    }

    /// Takes that back. What was counted since then stays counted.
    pub(crate) fn restore_statistics(self) {
        let cleared = self.played().try_update(|played| mem::take(&mut played.cleared));
        for (name, text) in cleared.into_iter().flatten() {
            if let Ok(before) = text.parse::<Statistics>() {
                let since: Statistics = self.load(&name).unwrap_or_default();
                self.keep(&name, &before.restored(since));
            }
        }
        // The end of the game on the board may have been taken back meanwhile.
        let session = self.core.with_value(|core| core.session.clone());
        self.count(&session);
        self.dismiss(Notice::StatisticsCleared);
    }
}

/// Whose statistics these are; `None` if this version does not know the board or the opponent.
fn pairing_of(name: &str) -> Option<(Rules, Players)> {
    let (rules, players) = name.strip_prefix(STATISTICS)?.split_once('/')?;
    Some((rules.parse().ok()?, Players::from_id(players)?))
}
