//! The statistics: the results of all games that count in the score.
//!
//! The first chunk only notes the stored text of a game that has ended, and of the position that follows. Noting an end
//! twice does no harm, because a counted game is recognized by its moves. A restored game is therefore noted again when
//! the page opens, in case the page was closed too early. Games that end while the late chunk is missing are counted
//! after it is loaded. If the page is closed before that, only the last one is counted.

use crate::{
    app::{
        game::{Page, dialogs::close_all, notices::Notice, page::Core, storing},
        learn, puzzles,
        statistics::model::{Pairing, StatisticsState},
    },
    engine::Rules,
    session::{Players, Session, Statistics},
    storage_keys::{self, STATISTICS},
};

use leptos::prelude::*;
use std::{cmp::Reverse, mem};

/// Counts the games that have ended, and removes those whose end was undone.
pub(crate) fn count_ended(page: Page) {
    let ended = |core: &mut Core| mem::take(&mut core.late.ended_games);
    for saved in page.core.try_update_value(ended).unwrap_or_default() {
        if let Ok((session, _)) = Session::restore(&saved) {
            count(page, &session);
        }
    }
}

/// Notes the restored game, so that it is counted if it is over, unless a newer state is noted already.
pub(crate) fn count_restored(page: Page) {
    page.core.update_value(|core| {
        if core.late.ended_games.is_empty() {
            core.late.ended_games.push(core.session.saved());
        }
    });
}

/// Counts the game of this session, or removes it if its end was undone.
fn count(page: Page, session: &Session) {
    if session.setup().players.are_by_link() {
        return;
    }
    let own_name = storage_keys::statistics(&session.setup().pairing());
    let all = stored_statistics(page);
    let next = all.iter().map(|(_, it)| it.number() + 1).max().unwrap_or_default();
    let own = all.iter().find(|(name, _)| *name == own_name);
    let mut after = own.map(|(_, it)| it.clone()).unwrap_or_default();
    after.update(session, next);
    store_statistics(page, &own_name, own.map(|(_, it)| it), &after);
    for (name, before) in all.iter().filter(|(name, _)| *name != own_name) {
        let mut after = before.clone();
        after.settle();
        store_statistics(page, name, Some(before), &after);
    }
}

/// Stores statistics that have changed, and removes empty ones.
fn store_statistics(page: Page, name: &str, before: Option<&Statistics>, after: &Statistics) {
    if *after == Statistics::default() {
        if before.is_some() {
            page.core.update_value(|core| core.store.remove(name));
        }
    } else if before != Some(after) {
        storing::store(page, name, after);
    }
}

/// Returns all statistics that can be read, each with its storage name.
fn stored_statistics(page: Page) -> Vec<(String, Statistics)> {
    let names = page.core.with_value(|core| core.store.names(STATISTICS));
    let read = |name: String| storing::load(page, &name).map(|statistics| (name, statistics));
    names.into_iter().filter_map(read).collect()
}

/// Returns the number of games that were finished on this device, as far as they are in the statistics.
pub(crate) fn finished_games(page: Page) -> u32 {
    stored_statistics(page).iter().map(|(_, it)| it.results().games.games()).sum()
}

/// Returns the signal of the state of *Statistics*.
pub(crate) fn state(page: Page) -> RwSignal<StatisticsState> {
    page.ui.of()
}

/// Prepares the dialog: loads the statistics, and what is known about puzzles and lessons. Only the dialog needs the latter,
/// so that late code does not call this.
pub(crate) fn prepare(page: Page) {
    load_statistics(page);
    puzzles::actions::read_training(page);
    learn::actions::read_progress(page);
}

/// Loads the stored statistics into *Statistics*.
pub(crate) fn load_statistics(page: Page) {
    let setup = page.core.with_value(|core| core.session.setup());
    let current = setup.pairing();
    let mut all = stored_statistics(page);
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
    state(page).update(|state| state.pairings = pairings);
}

/// Clears all statistics, and offers to undo that. The offer is made on the page, so this closes all dialogs.
pub(crate) fn clear_statistics(page: Page) {
    let mut cleared = Vec::new();
    for (name, before) in stored_statistics(page) {
        cleared.push((name.clone(), before.to_string()));
        store_statistics(page, &name, Some(&before), &before.clone().cleared());
    }
    state(page).update(|state| state.cleared = cleared);
    page.notify(Notice::StatisticsCleared);
    close_all();
}

/// Restores the cleared statistics. Games that were counted since then stay counted.
pub(crate) fn restore_statistics(page: Page) {
    let cleared = state(page).try_update(|state| mem::take(&mut state.cleared));
    for (name, text) in cleared.into_iter().flatten() {
        if let Ok(before) = text.parse::<Statistics>() {
            let since: Statistics = storing::load(page, &name).unwrap_or_default();
            storing::store(page, &name, &before.restored(since));
        }
    }
    // The end of the game on the board may have been undone since.
    let session = page.core.with_value(|core| core.session.clone());
    count(page, &session);
    page.dismiss(Notice::StatisticsCleared);
}

/// Returns the board and the players of statistics with this storage name; `None` if this version does not know them.
fn pairing_of(name: &str) -> Option<(Rules, Players)> {
    let (rules, players) = name.strip_prefix(STATISTICS)?.split_once('/')?;
    Some((rules.parse().ok()?, Players::from_id(players)?))
}
