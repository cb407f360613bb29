//! Opening links, and deciding what to do with a link that is shown. This is study code.

use crate::{
    app::{
        game::{
            Page, actions,
            dialogs::close_all,
            language, link,
            mode::{Loss, ReviewedLink},
            notices::Notice,
            study, worker,
        },
        links::{
            actions::{has_room_for_game, take_seat},
            model::{self, Opening, accepted, compared, may_be_judged, opening},
        },
        review,
    },
    engine::{
        Cell,
        notation::{Link, MessageError, link_in, split_variations},
    },
    platform::address,
    protocol::Request,
    session::{Correspondence, OpenedLink, Replay},
};

use leptos::prelude::*;

/// Opens the link in a pasted text, or the moves in it on the board on the screen. The panel of a review is loaded first.
pub(crate) fn open_pasted(page: Page, pasted: String) {
    close_all();
    study::call(page, move |_, page| {
        let board = page.with_shown(|session| session.game().rules());
        let (text, variations) = split_variations(&pasted);
        match link_in(text, board) {
            Ok(link) => open_link(page, link, variations.as_deref()),
            Err(error) => refuse_link(page, error),
        }
    });
}

/// Opens the link in the address. A link that cannot be opened stays there, so that the person can correct it.
pub(crate) fn open_requested(page: Page) {
    page.core.update_value(|core| core.address.note(address::current()));
    let Some(link) = address::asked_for() else { return };
    let board = page.with_shown(|session| session.game().rules());
    let (text, variations) = split_variations(&link);
    match link_in(&format!("#{text}"), board) {
        Ok(link) => open_link(page, link, variations.as_deref()),
        Err(error) => {
            page.core.update_value(|core| core.address.refuse());
            refuse_link(page, error);
        }
    }
}

/// Opens a link: returns to the current game, continues a known one, or shows the game of the link. Closes all dialogs,
/// which would hide it: *Friend by link* may still offer the link before. A link with variations shows its game.
fn open_link(page: Page, link: Link, variations: Option<&str>) {
    close_all();
    link::forget_refused(page);
    let known = known_game_of(page, &link);
    let opened = OpenedLink::of(&link, known.as_ref());
    let opening = page.core.with_value(|core| opening(&link, opened, core.session.game()));
    match opening {
        Opening::Return if variations.is_none() => review::end_review(page),
        Opening::Continue => continue_or_join(page, &link, known),
        Opening::Return | Opening::Show => {
            let (reviewed, mut replay) = model::review(link, opened, known.as_ref());
            let is_whole = variations.is_none_or(|it| model::add_variations(&mut replay, it));
            if reviewed.link.sent.is_none() {
                review::keep::add_kept(page, &mut replay);
            }
            show(page, (reviewed, replay));
            review::keep::set_loss(page, (!is_whole).then_some(Loss::Changed));
        }
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
        link::note_exchanged(page, link);
    }
}

/// Joins the game of the invitation under review by a tap, which is also the first move there.
pub(crate) fn join_by_tap(page: Page, cell: Cell, exact: bool) {
    let invitation = page.ui.game.with_untracked(|state| accepted(state, cell).cloned());
    if let Some(link) = invitation {
        join(page, &link);
        if page.ui.game.with_untracked(|state| state.mode.replay().is_none()) {
            actions::tap(page, cell, exact);
        }
    }
}

/// Shows the game of a link with the buttons for what can be done with it, and asks the worker for a review if allowed.
fn show(page: Page, (reviewed, replay): (ReviewedLink, Replay)) {
    let judged = may_be_judged(&reviewed, &replay).then(|| replay.game().clone());
    review::line::begin_review(page, replay, Some(reviewed));
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

/// Continues the known game as the link tells it, or joins a game that is not known. A friend who has sent the link has
/// the game as well.
fn continue_or_join(page: Page, link: &Link, known: Option<Correspondence>) {
    match known {
        Some(mut known) => {
            known.take_up(link);
            let is_from_friend = link.sent.is_some_and(|sent| sent.by != known.own);
            take_seat(page, known);
            if is_from_friend {
                link::note_exchanged(page, link);
            }
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

/// Returns the game of this link, as this device knows it.
fn known_game_of(page: Page, link: &Link) -> Option<Correspondence> {
    link::known_game(page, link.sent?.id)
}
