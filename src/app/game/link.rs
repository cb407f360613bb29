//! The link of the game on the screen, and the address bar.

use crate::{
    app::{
        by_link::{model::headline, step},
        game::{Page, actions, notices::Notice, render, storing},
    },
    engine::notation::{GameId, Link},
    platform::address,
    session::{Correspondence, LastLink, LinkStep},
    storage_keys,
};

use leptos::prelude::*;

/// Lets the page overwrite a link in the address that could not be opened.
pub(crate) fn forget_refused(page: Page) {
    page.dismiss(Notice::BadLink);
    page.core.update_value(|core| core.address.forget_refused());
}

/// Returns the game with this id, as this device knows it.
pub(crate) fn known_game(page: Page, id: GameId) -> Option<Correspondence> {
    storing::load(page, &storage_keys::by_link(&id))
}

/// Returns the current game, if it is played by link.
pub(crate) fn correspondence(page: Page) -> Option<Correspondence> {
    let here = page.core.with_value(|core| core.session.correspondence(false))?;
    let joined = known_game(page, here.id).is_some_and(|known| known.joined);
    Some(Correspondence { joined, ..here })
}

/// Returns the next step of the current game, if it is played by link.
fn step(page: Page) -> Option<LinkStep> {
    let here = page.core.with_value(|core| core.session.correspondence(false))?;
    let last: Option<LastLink> = storing::load(page, &name_of_last(here.id));
    Some(here.step(last.as_ref()))
}

/// Stores that both players have this link now, and shows the next step.
pub(crate) fn note_exchanged(page: Page, link: &Link) {
    if let (Some(sent), Some(last)) = (link.sent, LastLink::of(link)) {
        storing::store(page, &name_of_last(sent.id), &last);
        show_step(page);
    }
}

/// Shows the next step of the current game, if it has changed. A status that is about the step is announced again.
pub(crate) fn show_step(page: Page) {
    let step = step(page);
    let is_sent = step.is_some_and(LinkStep::is_with_friend);
    let is_new = page.core.try_update_value(|core| core.session.set_sent(is_sent)) == Some(true);
    if step::step_untracked() == step && !is_new {
        return;
    }
    step::show(step);
    if is_sent {
        actions::note_replaced(page, None);
    }
    let is_told = page.ui.game.with_untracked(|game| headline(game, step)).is_some();
    render::show_ui(page, is_told);
}

/// Returns the storage name of the last link that both players have of this game.
fn name_of_last(id: GameId) -> String {
    storage_keys::sent(&storage_keys::by_link(&id))
}

/// Writes the link of the game on the screen into the address, if it may be overwritten.
pub(crate) fn write_address(page: Page) {
    let may_be_written = page.core.try_update_value(|core| {
        core.address_timer = None;
        core.address.may_be_written(&address::current())
    });
    if may_be_written != Some(true) {
        return;
    }
    let is_opened = page.ui.game.try_with_untracked(|state| state.mode.link().is_some());
    if let (Some(is_opened), Some(link)) = (is_opened, shown_link(page)) {
        address::write(&link.to_string(), !is_opened);
        page.core.update_value(|core| core.address.note(address::current()));
    }
}

/// Returns the link of the game on the screen; `None` if no game can begin from the arranged position.
pub(crate) fn shown_link(page: Page) -> Option<Link> {
    let played = || {
        let position = || page.core.with_value(|core| Link::position(core.session.game().clone()));
        correspondence(page).map_or_else(position, |game| game.link())
    };
    page.ui.game.try_with_untracked(|state| state.mode.shown_link(played))?
}
