//! The actions of *Your games*: listing, continuing, removing and restoring games and positions.

use crate::{
    app::{
        arrange,
        board::zoom,
        game::{
            Page, actions, boards, dialogs::close_all, late, link, notices::Notice, page::Core,
            storing, unsaved,
        },
        games::model::{Newest, StoredAnalyses, StoredGames},
        links, review,
    },
    session::{Analysis, Intent, Setup, analysis, archive},
    storage_keys::{self, BY_LINK, OWN_GAME},
};

use leptos::prelude::*;
use std::mem;

/// Brings back the game that the current one has replaced.
pub(crate) fn bring_back(page: Page) {
    if page.core.try_update_value(Core::is_outdated_here) == Some(true) {
        return late::call(page, |late, page| (late.sync_tabs)(page));
    }
    let old = page.core.with_value(|core| core.replaced.clone());
    if let Some(old) = old {
        continue_game(page, &old);
    }
}

/// Continues the game or the position with this name, or shows it again if it is over.
pub(crate) fn continue_game(page: Page, name: &str) {
    if name == OWN_GAME {
        resume_own_game(page);
    } else if archive::is_past(name) {
        continue_past_game(page, name);
    } else if let Some(id) = name.strip_prefix(BY_LINK) {
        // Another tab may have continued the game since.
        if let Some(game) = id.parse().ok().and_then(|id| link::known_game(page, id)) {
            links::take_seat(page, game);
        }
    } else {
        arrange::resume_put_aside(page, name);
    }
    boards::after_loading(page, zoom::rules(page), Page::focus_board_later);
}

/// Continues a past game, or shows it again if it is over.
fn continue_past_game(page: Page, name: &str) {
    let game = storing::with_texts(page, |texts| archive::past_game(texts, name)).flatten();
    let Some(game) = game else { return };
    if game.session.game().outcome().is_some() {
        return review::review_game(page, game.session, None);
    }
    let saved = game.session.saved();
    let own = storing::with_texts(page, |texts| texts.read(OWN_GAME)).flatten();
    review::end_review(page);
    put_on_board(page, &saved);
    // If it is the same as the game on the board, that one was not parked.
    if own.as_ref() != Some(&saved) {
        storing::with_texts(page, |texts| texts.remove(name));
    }
}

/// Returns to the own game, which is played on this device alone.
fn resume_own_game(page: Page) {
    let saved = storing::with_texts(page, |texts| texts.read(OWN_GAME)).flatten();
    review::end_review(page);
    if saved.is_none_or(|saved| !put_on_board(page, &saved)) {
        actions::act(page, Intent::NewGame(Setup::DEFAULT));
    }
}

/// Puts a stored game on the board. Returns whether it could be read.
fn put_on_board(page: Page, saved: &str) -> bool {
    let resumed = page.core.try_update_value(|core| core.session.resume(saved).ok()).flatten();
    let is_read = resumed.is_some();
    if let Some(effects) = resumed {
        actions::store_and_show(page, effects, true);
        actions::note_replaced(page, None);
    }
    is_read
}

/// Lists the stored games in *Your games*.
pub(crate) fn list_games(page: Page) {
    let on_board = page.core.with_value(|core| core.session.clone());
    let games = storing::with_texts(page, |texts| archive::list(texts, &on_board));
    page.ui.of::<StoredGames>().set(StoredGames(games.unwrap_or_default()));
    let analyses = storing::with_texts(page, analysis::list);
    page.ui.of::<StoredAnalyses>().set(StoredAnalyses(analyses.unwrap_or_default()));
}

/// Offers the game that was played last in *New game*.
pub(crate) fn offer_newest_game(page: Page) {
    let on_board = page.core.with_value(|core| core.session.clone());
    let newest = storing::with_texts(page, |texts| archive::newest(texts, &on_board));
    page.ui.of::<Newest>().set(Newest(newest.flatten()));
}

/// Continues the game or the position with this name, or shows it again if it is over. Closes all dialogs.
pub(crate) fn continue_listed(page: Page, name: &str) {
    close_all();
    continue_game(page, name);
}

/// Shows a stored analysis. Closes all dialogs.
pub(crate) fn show_analysis(page: Page, analysis: Analysis) {
    close_all();
    let rules = analysis.record.tree.game().rules();
    boards::after_loading(page, rules, move |page| review::show_analysis(page, analysis));
}

/// Removes the games with these names, and offers to undo that. The offer is made on the page, so this closes all
/// dialogs.
pub(crate) fn remove_games(page: Page, names: &[String]) {
    let current = page.core.with_value(|core| archive::name_of(&core.session));
    if current != OWN_GAME && names.contains(&current) {
        resume_own_game(page);
    }
    let mut removed = Vec::new();
    for name in names {
        for name in [name.clone(), storage_keys::when(name), storage_keys::sent(name)] {
            removed.extend(storing::load(page, &name).map(|text: String| (name, text)));
        }
    }
    page.ui.notices.update(|notices| {
        notices.removed_count = names.len();
        notices.show(Notice::GamesRemoved);
    });
    page.core.update_value(|core| {
        for (name, _) in &removed {
            core.store.remove(name);
        }
        core.removed_games = removed;
    });
    unsaved::dismiss_storage_full(page);
    close_all();
}

/// Restores the removed games, except where something else is stored by now.
pub(crate) fn restore_games(page: Page) {
    let removed = page.core.try_update_value(|core| mem::take(&mut core.removed_games));
    for (name, text) in removed.into_iter().flatten() {
        if storing::load::<String>(page, &name).is_none() {
            storing::store(page, &name, &text);
        }
    }
    page.dismiss(Notice::GamesRemoved);
}
