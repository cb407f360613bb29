//! The actions of *Names*.

use crate::{
    app::{
        game::{Page, state::GameState, storing},
        names::{display, model::Names},
    },
    session::Seat,
    storage_keys::NAMES,
};

use leptos::prelude::*;

/// Shows the stored names, which another tab may have changed.
pub(crate) fn sync_names(page: Page) {
    show(page, &stored(page));
}

/// Gives the person on this seat the name that was typed.
pub(crate) fn rename(page: Page, seat: Seat, typed: &str) {
    change(page, |names| names.set(seat, typed));
}

/// Swaps the two names.
pub(crate) fn swap(page: Page) {
    change(page, Names::swap);
}

/// Changes, stores and shows the names.
fn change(page: Page, change: impl FnOnce(&mut Names)) {
    let mut names = stored(page);
    change(&mut names);
    storing::store(page, NAMES, &names);
    show(page, &names);
}

/// Returns the stored names.
fn stored(page: Page) -> Names {
    let stored: Option<String> = storing::load(page, NAMES);
    stored.map(|text| Names::read(&text)).unwrap_or_default()
}

/// Shows these names. They are leaked, because texts keep references to them; people change their names rarely.
fn show(page: Page, names: &Names) {
    let shown = display::names_untracked();
    let mover = page.ui.game.with_untracked(GameState::seat_to_move);
    let is_other = |seat: Seat| shown[seat as usize].map_or("", String::as_str) != names.of(seat);
    if !Seat::ALL.into_iter().any(is_other) {
        return;
    }
    let names_of_mover_change = mover.is_none_or(is_other);
    let names = Seat::ALL.map(|seat| {
        let name = Some(names.of(seat)).filter(|name| !name.is_empty());
        name.map(|name| &*Box::leak(Box::new(name.to_owned())))
    });
    display::show(names);
    if names_of_mover_change {
        // The status is written again only after a change.
        page.ui.controls.update(|controls| controls.changes += 1);
    }
}
