//! Data that could not be stored because storage was full. It is stored when there is room.

use crate::{
    app::game::{Page, notices::Notice, storing},
    platform::{clock, storage::Conflict, timer},
    session::{Tally, archive},
    storage_error::StorageError,
    storage_keys::{OWN_GAME, TALLIES},
};

use leptos::prelude::*;
use rand::Rng as _;

/// The delay after which the page tries again to store it, in milliseconds.
const SAVE_AGAIN: u32 = 2000;

/// Stores what could not be stored before, if there is room now. Otherwise tries again later.
pub(crate) fn save_unsaved(page: Page) {
    let conflicts = page.core.try_update_value(|core| core.store.take_conflicts());
    conflicts.into_iter().flatten().for_each(|conflict| settle(page, conflict));
    let saved = page.core.try_update_value(|core| {
        core.save_timer = None;
        core.store.save_unsaved()
    });
    match saved {
        Some(Ok(())) => dismiss_storage_full(page),
        Some(Err(StorageError::Full)) => save_again_later(page),
        _ => {}
    }
}

/// Resolves a conflict with another tab, which has stored another text under the same name meanwhile: keeps its game as a
/// past game, and adds its score.
fn settle(page: Page, Conflict { name, before, ours, theirs }: Conflict) {
    if name == OWN_GAME
        && let Some(theirs) = theirs
    {
        let chance = page.core.try_update_value(|core| core.random.next_u64());
        let (now, chance) = (clock::since_1970(), chance.unwrap_or_default());
        storing::with_texts(page, |texts| archive::keep_as_past(texts, &theirs, now, chance));
    } else if name.starts_with(TALLIES) {
        let [before, ours, theirs] = [before, ours, theirs]
            .map(|text| text.and_then(|text| text.parse().ok()).unwrap_or_default());
        storing::store(page, &name, &Tally::merged(before, ours, theirs));
    }
}

/// Tries again after a delay.
fn save_again_later(page: Page) {
    page.core.update_value(|core| {
        if core.save_timer.is_none() {
            core.save_timer = Some(timer::after(SAVE_AGAIN, move || save_unsaved(page)));
        }
    });
}

/// Hides the notice that storage is full, if everything is stored.
pub(crate) fn dismiss_storage_full(page: Page) {
    const FULL: Notice = Notice::StorageError(StorageError::Full);
    let was_reported = page.ui.notices.try_with_untracked(|it| it.was_reported(StorageError::Full));
    let is_stored = || page.core.with_value(|core| core.store.is_all_stored());
    if was_reported == Some(true) && is_stored() {
        page.dismiss(FULL);
        page.ui.notices.update(|notices| notices.forget(StorageError::Full));
    }
}
