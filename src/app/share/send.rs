//! Sending the link of the game on the screen. A browser shares and copies only right after a press, so this does not wait
//! for the rest of *Share*, which is seldom code.

use crate::{
    app::{
        arrange::model::Arranging,
        game::{Page, dialogs, extra, link, seldom::SELDOM, state::GameState},
        share::{
            DIALOG,
            model::{ByHand, CopyKind, ShareState},
        },
        ui::elements::{BY_HAND, LINK, select},
    },
    platform::{
        address,
        share::{self, ShareResult},
        timer,
    },
    session::{Session, plain},
    words::phrases,
};

use leptos::{prelude::*, task::spawn_local};

/// The time that the clipboard may take, in milliseconds. Some browsers never answer.
const CLIPBOARD_WAIT: u32 = 2_000;

/// Shares a message with the link, or copies it if the device cannot share, and reports the result in *Share*. Does
/// nothing while the share sheet is open.
pub(crate) fn send_link(page: Page) {
    if page.ui.of::<ShareState>().with_untracked(|it| it.is_sending) {
        return;
    }
    page.ui.of::<ShareState>().update(|share| share.is_sending = true);
    dialogs::open(page, DIALOG);
    let link = shared_link(page);
    let message = message(page);
    spawn_local(async move {
        let sent = share::share(&message, &link).await;
        page.ui.of::<ShareState>().try_update(|share| share.is_sending = false);
        match sent {
            Some(sent) => report_result(page, sent),
            None => copy_text(page, format!("{message}\n{link}"), None).await,
        }
    });
}

/// Returns the address with the link of the game on the screen.
pub(crate) fn shared_link(page: Page) -> String {
    link::shown_link(page).map(|it| address::with(&it.to_string())).unwrap_or_default()
}

/// Copies a text to the clipboard. If that fails or takes too long, selects the text for the person to copy: in the
/// field for texts of this kind, or in the field of the link if `kind` is `None`.
pub(crate) async fn copy_text(page: Page, text: String, kind: Option<CopyKind>) {
    let by_hand = kind.map(|kind| ByHand { kind, text: text.clone() });
    let waiting = by_hand.clone();
    let slow = timer::after(CLIPBOARD_WAIT, move || ask_to_copy(page, waiting));
    let sent = share::copy(&text).await;
    drop(slow);
    match sent {
        ShareResult::Refused => ask_to_copy(page, by_hand),
        sent => {
            update_dialog(page, |share| share.by_hand = None);
            report_result(page, sent);
        }
    }
}

/// Selects a text for the person to copy.
fn ask_to_copy(page: Page, by_hand: Option<ByHand>) {
    update_dialog(page, |share| {
        share.by_hand = by_hand;
        share.result.say(ShareResult::Refused);
    });
    page.after_render(|page| {
        let has_own_field = page.ui.of::<ShareState>().with_untracked(|it| it.by_hand.is_some());
        select(if has_own_field { BY_HAND } else { LINK });
    });
}

/// Shows the result of sharing.
pub(crate) fn report_result(page: Page, sent: ShareResult) {
    if sent != ShareResult::Busy {
        update_dialog(page, move |share| share.result.say(sent));
    }
}

/// Updates what *Share* shows, as soon as it is open.
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
            plain::board(&position.board(), setup.pieces, position.side_of_x())
        })
    });
    arranged.unwrap_or_else(|| {
        page.with_shown(|session| {
            let x = session.seating().side_of_x();
            plain::board(session.game().board(), session.setup().pieces, x)
        })
    })
}
