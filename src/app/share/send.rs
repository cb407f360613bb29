//! Sending the link of the game on the screen. A browser shares and copies only right after a press, so this does not wait
//! for the rest of *Share*, which is seldom code.

use crate::{
    app::{
        arrange::model::Arranging,
        game::{Page, extra, link, seldom::SELDOM, state::GameState, study},
        share::model::{ByHand, CopyKind, ShareState, Variations},
        ui::elements::{select_link, select_text},
    },
    engine::notation::Link,
    platform::{
        address,
        share::{self, ShareResult},
        timer,
    },
    session::{Mark, Session, plain},
    words::phrases,
};

use leptos::{prelude::*, task::spawn_local};

/// The time that the clipboard may take, in milliseconds. Some browsers never answer.
const CLIPBOARD_WAIT: u32 = 2_000;

/// Shares a message with the link, or copies it if the device cannot share, reports the result in the open dialog, and
/// calls `then`. Does nothing while the share sheet is open.
pub(crate) fn send_link(page: Page, then: fn(Page, ShareResult)) {
    if page.ui.of::<ShareState>().with_untracked(|it| it.is_sending) {
        return;
    }
    page.ui.of::<ShareState>().update(|share| share.is_sending = true);
    let link = shared_link(page);
    let (message, game) = (message(page), game_by_link(page));
    spawn_local(async move {
        let sent = share::share(&message, &link).await;
        page.ui.of::<ShareState>().try_update(|share| share.is_sending = false);
        match sent {
            Some(sent) => {
                report_result(page, sent);
                finish(page, game, sent, then);
            }
            None => copy_link(page, format!("{message}\n{link}"), then).await,
        }
    });
}

/// Copies a text with the link to the clipboard, and calls `then` with the result.
pub(crate) async fn copy_link(page: Page, text: String, then: fn(Page, ShareResult)) {
    let game = game_by_link(page);
    let copied = copy_text(page, text, None).await;
    finish(page, game, copied, then);
}

/// Notes that the friend has the link, if it was sent and is that of a game by link. Calls `then` with the result.
fn finish(page: Page, game: Option<Link>, sent: ShareResult, then: fn(Page, ShareResult)) {
    if let Some(link) = game.filter(|_| matches!(sent, ShareResult::Shared | ShareResult::Copied)) {
        link::note_exchanged(page, &link);
    }
    then(page, sent);
}

/// Returns the link of the current game, if it is on the screen and played by link.
fn game_by_link(page: Page) -> Option<Link> {
    let is_shown = page.ui.game.with_untracked(|game| game.mode.is_playing());
    link::correspondence(page).filter(|_| is_shown).map(|game| game.link())
}

/// Returns the address with the link of the game on the screen.
pub(crate) fn shared_link(page: Page) -> String {
    let are_included = page.ui.of::<Variations>().get_untracked() == Variations::Included;
    let study = study::code(page).filter(|_| are_included);
    let link = study.and_then(|study| (study.link_with_variations)(page));
    let link = link.or_else(|| link::shown_link(page).map(|link| link.to_string()));
    link.map(|link| address::with(&link)).unwrap_or_default()
}

/// Copies a text to the clipboard. If that fails or takes too long, selects the text for the person to copy: in the
/// field for texts of this kind, or in the field of the link if `kind` is `None`. Returns the result.
pub(crate) async fn copy_text(page: Page, text: String, kind: Option<CopyKind>) -> ShareResult {
    let by_hand = kind.map(|kind| ByHand { kind, text: text.clone() });
    let waiting = by_hand.clone();
    let slow = timer::after(CLIPBOARD_WAIT, move || ask_to_copy(page, waiting));
    let sent = share::copy(&text).await;
    drop(slow);
    if sent == ShareResult::Refused {
        ask_to_copy(page, by_hand);
    } else {
        update_dialog(page, |share| share.by_hand = None);
        report_result(page, sent);
    }
    sent
}

/// Selects a text for the person to copy.
fn ask_to_copy(page: Page, by_hand: Option<ByHand>) {
    update_dialog(page, |share| {
        share.by_hand = by_hand;
        share.result.say(ShareResult::Refused);
    });
    page.after_render(|page| {
        let has_own_field = page.ui.of::<ShareState>().with_untracked(|it| it.by_hand.is_some());
        if has_own_field {
            select_text();
        } else {
            select_link();
        }
    });
}

/// Shows the result of sharing in the open dialog.
pub(crate) fn report_result(page: Page, sent: ShareResult) {
    if sent != ShareResult::Busy {
        update_dialog(page, move |share| share.result.say(sent));
    }
}

/// Updates what the dialog shows, as soon as it is open.
fn update_dialog(page: Page, update: impl FnOnce(&mut ShareState) + 'static) {
    extra::call(page, SELDOM, |_, page| {
        page.ui.of::<ShareState>().try_update(update);
    });
}

/// Returns the message that is sent with the link: whose turn it is, and a small board as text.
fn message(page: Page) -> String {
    let mut message = with_shared(page, phrases::message);
    let rules = with_shared(page, |session| session.game().rules());
    if plain::fits_message(rules) {
        message = format!("{message}\n{}", shown_board(page));
    }
    message
}

/// Calls `read` with the session that is shared: the game on the screen, or the one that would begin from the arranged
/// position.
fn with_shared<T>(page: Page, of: impl Fn(&Session) -> T) -> T {
    let replay = |state: &GameState| state.mode.arranging().and_then(Arranging::replay);
    match page.ui.game.with_untracked(replay) {
        Some(replay) => of(replay.shown()),
        None => page.with_shown(of),
    }
}

/// Returns the board on the screen as text.
pub(crate) fn shown_board(page: Page) -> String {
    let arranged = page.ui.game.with_untracked(|state| {
        state.mode.arranging().map(|Arranging { setup, position, .. }| {
            plain::board(&position.board(), setup.pieces, position.side_of(Mark::X))
        })
    });
    arranged.unwrap_or_else(|| {
        page.with_shown(|session| {
            let x = session.seating().side_of_x();
            plain::board(session.game().board(), session.setup().pieces, x)
        })
    })
}
