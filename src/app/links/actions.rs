//! Writing the address, and playing games by link.

use crate::{
    app::{
        by_link,
        game::{Page, actions, link, notices::Notice, page::Core, storing, study},
        minimax::model::Minimax,
        review,
    },
    platform::{address, clock, timer},
    session::{Correspondence, Intent, Thought, archive},
    storage_keys::{self, BY_LINK, OWN_GAME},
};

use leptos::prelude::*;

/// Opens the link in the address. If there is none, returns to the current game; the address may be an older one of the
/// same game, so it is written again.
pub(crate) fn open_address(page: Page) {
    if address::asked_for().is_some() {
        page.core.update_value(|core| core.address.await_link());
        return study::call(page, |study, page| (study.open_address)(page));
    }
    page.core.update_value(|core| core.address.note(address::current()));
    if page.ui.game.with_untracked(|state| state.mode.link().is_some()) {
        review::end_review(page);
    } else {
        write_address_soon(page);
    }
}

/// The address is written at most this often, in milliseconds: Safari refuses more than a hundred times in half a
/// minute.
const ADDRESS_DELAY: u32 = 400;

/// The number of games by link that a device stores: more than anybody plays, and less than fills the storage.
pub(crate) const MOST_GAMES: usize = 200;

/// Starts the next game by link, if there is room for it.
pub(crate) fn play_again_by_link(page: Page) {
    if has_room_for_game(page) {
        actions::act(page, Intent::PlayAgain);
        by_link::invite(page);
    }
}

/// Returns whether there is room for another game by link. Shows a notice if not.
pub(crate) fn has_room_for_game(page: Page) -> bool {
    let count = page.core.with_value(|core| core.store.names(BY_LINK).len());
    let has_room = count < MOST_GAMES;
    if !has_room {
        page.notify(Notice::GamesFull);
    }
    has_room
}

/// Continues a game by link. The own game stays stored.
pub(crate) fn take_seat(page: Page, game: Correspondence) {
    store_own_game_once(page);
    store_game(page, &game);
    review::end_review(page);
    actions::act(page, Intent::Correspond(game));
    // This tab shows the stored state now, so a move can be made at once.
    page.core.update_value(Core::mark_as_seen);
}

/// Stores the own game if an earlier version of the page has not, before a game by link replaces it.
fn store_own_game_once(page: Page) {
    let (setup, saved) =
        page.core.with_value(|Core { session, .. }| (session.setup(), session.saved()));
    let is_stored = storing::load::<String>(page, OWN_GAME).is_some();
    if !setup.players.are_by_link() && !is_stored {
        storing::store(page, OWN_GAME, &saved);
    }
}

/// Stores this state of a game by link.
pub(crate) fn store_game(page: Page, game: &Correspondence) {
    let name = storage_keys::by_link(&game.id);
    storing::store(page, &name, game);
    let now = clock::since_1970();
    storing::with_texts(page, |texts| archive::note_when(texts, &name, now));
    page.core.update_value(|core| {
        if archive::name_of(&core.session) == name {
            core.mark_as_seen();
        }
    });
}

/// Stores the current game, if it is played by link, and shows the next step.
pub(crate) fn store_current_game(page: Page) {
    if let Some(here) = link::correspondence(page) {
        store_game(page, &here);
        link::show_step(page);
    }
}

/// Schedules writing the address of the game on the screen, and updates what else depends on that game.
pub(crate) fn write_address_soon(page: Page) {
    let can_be_about = page.with_shown(|session| Thought::can_be_about(session.game()));
    if page.ui.of::<Minimax>().with_untracked(|it| it.can_be_about_game) != can_be_about {
        page.ui.of::<Minimax>().update(|it| it.can_be_about_game = can_be_about);
    }
    if page.core.with_value(|core| core.address_timer.is_none()) {
        let address_timer = timer::after(ADDRESS_DELAY, move || link::write_address(page));
        page.core.update_value(|core| core.address_timer = Some(address_timer));
    }
}
