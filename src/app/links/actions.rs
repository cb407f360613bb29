//! The actions on links: opening them, writing the address, and playing games by link.

use crate::{
    app::{
        game::{
            Page, dialogs::close_all, effects, language, link, mode::ReviewedLink, notices::Notice,
            page::Core, perform, storing, worker,
        },
        links::model::{self, Opening, accepted, compared, may_be_judged, opening},
        minimax::model::Minimax,
        review,
    },
    engine::{
        Cell,
        notation::{Link, MessageError, link_in},
    },
    platform::{address, clock, timer},
    protocol::Request,
    session::{Correspondence, Intent, OpenedLink, Replay, Thought, archive},
    storage_keys::{self, BY_LINK, OWN_GAME},
};

use leptos::prelude::*;

/// The address is written at most this often, in milliseconds: Safari refuses more than a hundred times in half a
/// minute.
const ADDRESS_DELAY: u32 = 400;

/// The number of games by link that a device stores: more than anybody plays, and less than fills the storage.
pub(crate) const MOST_GAMES: usize = 200;

/// Opens the link in the address. If there is none, returns to the current game; the address may be an older one of the
/// same game, so it is written again.
pub(crate) fn open_address(page: Page) {
    page.core.update_value(|core| core.address.note(address::current()));
    match address::asked_for() {
        Some(link) => open_requested(page, &link),
        None if page.ui.game.with_untracked(|state| state.mode.link().is_some()) => {
            review::end_review(page);
        }
        None => write_address_soon(page),
    }
}

/// Opens the link in a pasted text, or the moves in it on the board on the screen.
pub(crate) fn open_pasted(page: Page, pasted: &str) {
    close_all();
    let board = page.with_shown(|session| session.game().rules());
    match link_in(pasted, board) {
        Ok(link) => open_link(page, link),
        Err(error) => refuse_link(page, error),
    }
}

/// Opens the link in the address. A link that cannot be opened stays there, so that the person can correct it.
fn open_requested(page: Page, link: &str) {
    let board = page.with_shown(|session| session.game().rules());
    match link_in(&format!("#{link}"), board) {
        Ok(link) => open_link(page, link),
        Err(error) => {
            page.core.update_value(|core| core.address.refuse());
            refuse_link(page, error);
        }
    }
}

/// Opens a link: returns to the current game, continues a known one, or shows the game of the link.
fn open_link(page: Page, link: Link) {
    link::forget_refused(page);
    let known = known_game_of(page, &link);
    let opened = OpenedLink::of(&link, known.as_ref());
    let opening = page.core.with_value(|core| opening(&link, opened, core.session.game()));
    match opening {
        Opening::Return => review::end_review(page),
        Opening::Continue => continue_or_join(page, &link, known),
        Opening::Show => show(page, model::review(link, opened, known.as_ref())),
    }
}

/// Shows a notice that a link cannot be opened.
fn refuse_link(page: Page, error: MessageError) {
    language::after_loading_words(page, move || {
        page.ui.notices.update(|notices| {
            notices.link_fault = Some(error);
            notices.show(Notice::BadLink);
        });
    });
}

/// Joins the game of this link on the free side, if there is room for another game.
fn join(page: Page, link: &Link) {
    let joined = Correspondence::join(link).filter(|_| has_room_for_game(page));
    if let Some(joined) = joined {
        take_seat(page, joined);
        page.notify(Notice::Joined);
    }
}

/// Joins the game of the invitation under review by a tap, which is also the first move there.
pub(crate) fn join_by_tap(page: Page, cell: Cell, exact: bool) {
    let invitation = page.ui.game.with_untracked(|state| accepted(state, cell).cloned());
    if let Some(link) = invitation {
        join(page, &link);
        if page.ui.game.with_untracked(|state| state.mode.replay().is_none()) {
            perform::tap(page, cell, exact);
        }
    }
}

/// Starts the next game by link, if there is room for it.
pub(crate) fn play_again_by_link(page: Page) {
    if has_room_for_game(page) {
        effects::act(page, Intent::PlayAgain);
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

/// Shows the game of a link with the choice what to do with it, and asks the worker for a review if allowed.
fn show(page: Page, (reviewed, replay): (ReviewedLink, Replay)) {
    let judged = may_be_judged(&reviewed, &replay).then(|| replay.game().clone());
    review::begin_review(page, replay, Some(reviewed));
    if let Some(game) = judged {
        worker::ask(page, Request::Review(game));
    }
}

/// Shows the known version of the game in place of the link's, or the other way round, at the first move that differs.
pub(crate) fn compare(page: Page) {
    let Some(reviewed) = reviewed_link(page) else { return };
    if let Some(known) = known_game_of(page, &reviewed.link) {
        show(page, compared(reviewed, &known));
    }
}

/// Takes over the game of the link under review, in place of the version that this device knows.
pub(crate) fn take_link(page: Page) {
    let Some(ReviewedLink { link, .. }) = reviewed_link(page) else { return };
    continue_or_join(page, &link, known_game_of(page, &link));
    page.focus_board_later();
}

/// Returns the link under review.
fn reviewed_link(page: Page) -> Option<ReviewedLink> {
    page.ui.game.with_untracked(|state| state.mode.link().cloned())
}

/// Continues the known game as the link tells it, or joins a game that is not known.
fn continue_or_join(page: Page, link: &Link, known: Option<Correspondence>) {
    match known {
        Some(mut known) => {
            known.take_up(link);
            take_seat(page, known);
        }
        None => join(page, link),
    }
}

/// Keeps the known version of the game, and ignores the link under review.
pub(crate) fn keep_known(page: Page) {
    match reviewed_link(page).and_then(|opened| known_game_of(page, &opened.link)) {
        Some(known) => take_seat(page, known),
        None => review::end_review(page),
    }
    page.focus_board_later();
}

/// Continues a game by link. The own game stays stored.
pub(crate) fn take_seat(page: Page, game: Correspondence) {
    store_own_game_once(page);
    store_game(page, &game);
    review::end_review(page);
    effects::act(page, Intent::Correspond(game));
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

/// Returns the game of this link, as this device knows it.
fn known_game_of(page: Page, link: &Link) -> Option<Correspondence> {
    link::known_game(page, link.sent?.id)
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

/// Stores the current game, if it is played by link.
pub(crate) fn store_current_game(page: Page) {
    if let Some(here) = link::correspondence(page) {
        store_game(page, &here);
    }
}

/// Schedules writing the address of the game on the screen, and updates what else depends on that game.
pub(crate) fn write_address_soon(page: Page) {
    let is_done = page
        .ui
        .game
        .with_untracked(|state| !state.setup.players.are_by_link() || !state.is_persons_turn());
    if is_done {
        page.dismiss(Notice::Joined);
    }
    let can_be_about = page.with_shown(|session| Thought::can_be_about(session.game()));
    if page.ui.of::<Minimax>().with_untracked(|it| it.can_be_about_game) != can_be_about {
        page.ui.of::<Minimax>().update(|it| it.can_be_about_game = can_be_about);
    }
    if page.core.with_value(|core| core.address_timer.is_none()) {
        let address_timer = timer::after(ADDRESS_DELAY, move || link::write_address(page));
        page.core.update_value(|core| core.address_timer = Some(address_timer));
    }
}
