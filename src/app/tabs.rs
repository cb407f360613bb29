//! The same game in more than one tab. The stored state counts: a tab stores only its own changes, and takes over what
//! another tab has stored since. It checks when the browser reports a change of the storage, when the tab gets the
//! focus, and before it changes the game.

use crate::{
    app::{
        arrange,
        game::{self, Page, actions, dialogs, link, render, score, seldom, storing, unsaved},
        games, links, names, new_game, settings, statistics,
    },
    session::{Effects, Intent},
    storage_keys::{self, OWN_GAME},
};

use leptos::{ev, prelude::*};
use std::mem;

/// Keeps this tab up to date with what other tabs store.
pub(crate) fn listen_to_other_tabs(page: Page) {
    window_event_listener(ev::storage, move |event| {
        if page.core.with_value(|core| core.save_timer.is_some()) {
            // There may be room now.
            unsaved::save_unsaved(page);
        }
        // Without a key, the whole storage was cleared.
        if event.key().is_none_or(|key| storage_keys::name(&key).is_some()) {
            sync_tabs(page);
        }
    });
    window_event_listener(ev::pageshow, move |_| on_tab_focus(page));
    window_event_listener(ev::focus, move |_| on_tab_focus(page));
    window_event_listener(ev::visibilitychange, move |_| on_tab_focus(page));
}

/// Reconciles the current game by link with the stored one if one of them continues the other: the page may have been
/// closed before it had stored the last move.
pub(crate) fn reconcile_game_by_link(page: Page) {
    let Some(here) = link::correspondence(page) else { return };
    let Some(known) = link::known_game(page, here.id) else { return };
    if here.continues(&known) {
        links::store_game(page, &here);
    } else if known.continues(&here) {
        actions::act(page, Intent::Correspond(known));
    }
}

/// Updates this tab when the person turns to it. If the computer is to move, the bot is asked here as well.
fn on_tab_focus(page: Page) {
    if !document().hidden() {
        sync_tabs(page);
        actions::answer_for_other_tab(page);
    }
}

/// Shows the stored state, and writes nothing.
pub(crate) fn sync_tabs(page: Page) {
    settings::sync_settings(page);
    names::sync_names(page);
    arrange::sync_arranged(page);
    sync_game(page);
    link::show_step(page);
    let tally = score::stored_tally(page);
    if page.ui.controls.with_untracked(|controls| controls.tally) != tally {
        score::refresh_score(page);
    }
    // The part of a dialog that is open is loaded.
    if dialogs::is_open(new_game::DIALOG)
        && let Some(code) = game::new_game::code(page)
    {
        (code.offer_newest)(page);
    }
    if let Some(seldom) = seldom::code(page) {
        if dialogs::is_open(games::DIALOG) {
            (seldom.list_games)(page);
        }
        if dialogs::is_open(statistics::DIALOG) {
            (seldom.load_statistics)(page);
        }
    }
}

/// Takes over the current game if another tab has changed it.
fn sync_game(page: Page) {
    let before = page.core.with_value(|core| core.replaced.clone());
    let changed = page.core.try_update_value(|core| {
        core.read_replaced();
        let stored = core.stored_game();
        let last_seen = mem::replace(&mut core.last_seen, stored.clone());
        (last_seen != stored).then_some(stored.text)
    });
    if page.core.with_value(|core| core.replaced != before) {
        // The effect of *Undo* has changed, even if the game has not.
        render::show_ui(page, false);
    }
    let Some(text) = changed.flatten() else { return };
    let effects = match text {
        Some(text) => page
            .core
            .try_update_value(|core| core.session.take_over(&text, &mut core.random))
            .flatten(),
        // Another tab has removed the game from the list.
        None if link::correspondence(page).is_some() => {
            let own: Option<String> = storing::load(page, OWN_GAME);
            page.core.try_update_value(|core| {
                core.session.leave_removed_game(own.as_deref(), &mut core.random)
            })
        }
        None => None,
    };
    if let Some(effects) = effects {
        page.core.update_value(|core| {
            core.other_tabs_request.clone_from(&effects.request);
            core.late.was_over = true;
            core.mark_as_seen();
        });
        actions::show(page, Effects { request: None, ..effects });
    }
}
