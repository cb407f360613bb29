//! Links: what is opened, the address of what is shown, and games played by link.

use crate::{
    app::{
        game::{
            Page, dialogs::close_all, effects, language, link, mode::ReviewedLink, notices::Notice,
            page::Core, perform, storing, worker,
        },
        links::model::{self, Opening, accepted, compared, may_be_judged, opening},
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

/// The address follows what is shown at most this often, in milliseconds: Safari refuses more than a
/// hundred times in half a minute.
const ADDRESS_DELAY: u32 = 400;

/// How many games by link a device keeps: more than anybody plays, and less than fills the storage.
pub(crate) const MOST_GAMES: usize = 200;

/// Opens what the address asks for, or goes back to the game that is played where it asks for
/// nothing. That may be an older address of the same game, so it is written anew.
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

/// Opens the link in what a person pasted, or the moves on the board that is shown.
pub(crate) fn open_pasted(page: Page, pasted: &str) {
    close_all();
    let board = page.with_shown(|session| session.game().rules());
    match link_in(pasted, board) {
        Ok(link) => open_link(page, link),
        Err(error) => refuse_link(page, error),
    }
}

/// Opens the link in the address. One that cannot be opened stays there, so that the person can correct it.
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

fn refuse_link(page: Page, error: MessageError) {
    language::after_loading_words(page, move || {
        page.ui.notices.update(|notices| {
            notices.link_fault = Some(error);
            notices.show(Notice::BadLink);
        });
    });
}

/// Plays the other side than whoever sent this link, if there is room for another game.
fn join(page: Page, link: &Link) {
    let joined = Correspondence::join(link).filter(|_| has_room_for_game(page));
    if let Some(joined) = joined {
        take_seat(page, joined);
        page.notify(Notice::Joined);
    }
}

/// Joins the game of the invitation that is looked at, and has the tap that says so be the first there.
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

/// Whether one more game by link can be begun. Says so where not.
pub(crate) fn has_room_for_game(page: Page) -> bool {
    let count = page.core.with_value(|core| core.store.names(BY_LINK).len());
    let has_room = count < MOST_GAMES;
    if !has_room {
        page.notify(Notice::GamesFull);
    }
    has_room
}

/// Shows the game of a link, and asks what to do with it.
fn show(page: Page, (reviewed, replay): (ReviewedLink, Replay)) {
    let judged = may_be_judged(&reviewed, &replay).then(|| replay.game().clone());
    review::begin_review(page, replay, Some(reviewed));
    if let Some(game) = judged {
        worker::ask(page, Request::Review(game));
    }
}

/// Shows the game as it is known here in place of the link's, which tells it otherwise, or the other way
/// round, at the place where they part.
pub(crate) fn compare(page: Page) {
    let Some(reviewed) = reviewed_link(page) else { return };
    if let Some(known) = known_game_of(page, &reviewed.link) {
        show(page, compared(reviewed, &known));
    }
}

/// Takes over the game of the link that is looked at, in place of what is known here.
pub(crate) fn take_link(page: Page) {
    let Some(ReviewedLink { link, .. }) = reviewed_link(page) else { return };
    continue_or_join(page, &link, known_game_of(page, &link));
    page.focus_board_later();
}

/// The link that is looked at.
fn reviewed_link(page: Page) -> Option<ReviewedLink> {
    page.ui.game.with_untracked(|state| state.mode.link().cloned())
}

/// Goes on in the known game as the link tells it, or joins one that is not known.
fn continue_or_join(page: Page, link: &Link, known: Option<Correspondence>) {
    match known {
        Some(mut known) => {
            known.take_up(link);
            take_seat(page, known);
        }
        None => join(page, link),
    }
}

/// Keeps to the game that is known here, whatever the link says that is looked at.
pub(crate) fn keep_known(page: Page) {
    match reviewed_link(page).and_then(|opened| known_game_of(page, &opened.link)) {
        Some(known) => take_seat(page, known),
        None => review::end_review(page),
    }
    page.focus_board_later();
}

/// Goes on in a game played by link. The game that is played on this device alone is kept.
pub(crate) fn take_seat(page: Page, game: Correspondence) {
    store_own_game_once(page);
    store_game(page, &game);
    review::end_review(page);
    effects::act(page, Intent::Correspond(game));
    // What is stored of it is what is shown now, so that a move can be made at once.
    page.core.update_value(Core::mark_as_seen);
}

/// Stores the own game where an earlier version has not, before a game by link takes its place.
fn store_own_game_once(page: Page) {
    let (setup, saved) =
        page.core.with_value(|Core { session, .. }| (session.setup(), session.saved()));
    let is_stored = storing::load::<String>(page, OWN_GAME).is_some();
    if !setup.players.are_by_link() && !is_stored {
        storing::store(page, OWN_GAME, &saved);
    }
}

/// The game that this link belongs to, as it is known here.
fn known_game_of(page: Page, link: &Link) -> Option<Correspondence> {
    link::known_game(page, link.sent?.id)
}

/// Has this device know the game so from now on.
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

/// Stores what has come of the current game, if it is played by link.
pub(crate) fn store_current_game(page: Page) {
    if let Some(here) = link::correspondence(page) {
        store_game(page, &here);
    }
}

/// Has the address follow what is shown.
pub(crate) fn write_address_soon(page: Page) {
    let is_done = page
        .ui
        .game
        .with_untracked(|state| !state.setup.players.are_by_link() || !state.is_persons_turn());
    if is_done {
        page.dismiss(Notice::Joined);
    }
    let can_be_about = page.with_shown(|session| Thought::can_be_about(session.game()));
    if page.ui.minimax.with_untracked(|it| it.can_be_about_game) != can_be_about {
        page.ui.minimax.update(|it| it.can_be_about_game = can_be_about);
    }
    if page.core.with_value(|core| core.address_timer.is_none()) {
        let address_timer = timer::after(ADDRESS_DELAY, move || link::write_address(page));
        page.core.update_value(|core| core.address_timer = Some(address_timer));
    }
}
