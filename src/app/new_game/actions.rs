//! The choices in *New game*, and starting the game that is chosen.

use crate::{
    app::{
        arrange::{self},
        board::fitting::fitting_board,
        game::{Page, dialogs::close, effects, notices::Notice, storing},
        games, links,
        new_game::{DIALOG, model},
        review, settings, strength,
    },
    session::{Choice, Draft, Field, Intent, Setting, Setup, Sound},
    storage_keys::{MORE, TALLIES},
};

use leptos::prelude::*;

/// Asks in *New game* whether moves are to be heard: once, and after the first game.
fn ask_about_sound(page: Page) {
    if should_ask_about_sound(page) {
        // Nobody is asked twice, whatever becomes of the question.
        settings::choose(page, Choice::Sound(Sound::Off));
        page.notify(Notice::Sound);
    }
}

/// Whether a game has been finished on this device, and nothing was chosen.
fn should_ask_about_sound(page: Page) -> bool {
    page.core
        .try_update_value(|core| {
            matches!(core.store.load::<String>(Setting::Sound.key()), Ok(None))
                && !core.store.names(TALLIES).is_empty()
        })
        .unwrap_or_default()
}

/// Offers another board where this one, which was to fill the screen, does not do so any more.
pub(crate) fn check_fit(page: Page) {
    if page.ui.game.with_untracked(|state| state.setup.rules) != fitting_board() {
        page.notify(Notice::Refit);
    }
}

/// Starts a game on a board that fills the screen as it is now.
pub(crate) fn refit(page: Page) {
    page.dismiss(Notice::Refit);
    let setup = page.ui.game.with_untracked(|state| state.setup);
    effects::act(page, Intent::NewGame(Setup { rules: fitting_board(), ..setup }));
    page.focus_board_later();
}

/// Changes what *New game* would start. `place` is handed on to the change.
pub(crate) fn change_draft(page: Page, place: usize, change: fn(&mut Draft, usize)) {
    page.ui.draft.update(|draft| change(draft, place));
}

/// Takes over what was typed about a board of one's own.
pub(crate) fn set_custom_field(page: Page, field: Field, typed: String) {
    page.ui.draft.update(|draft| {
        draft.custom.enter(field, typed);
        draft.set_board(draft.preset, fitting_board());
    });
}

/// Starts what was chosen in *New game*, if that is a game for which there is room, and leads the keyboard
/// to the board.
pub(crate) fn start_drafted_game(page: Page) {
    let draft = page.ui.draft.get_untracked();
    let start = page.ui.game.with_untracked(|game| model::start(&draft, &game.mode));
    let Some(start) = start else { return };
    close(DIALOG);
    review::end_review(page);
    if draft.setup.players.are_by_link() && !links::has_room_for_game(page) {
        return;
    }
    if matches!(start, Intent::PlayFrom { .. }) {
        arrange::forget_arranged(page);
    }
    effects::act(page, start);
    page.focus_board_later();
}

/// Whether the part of *New game* that is seldom needed was left open.
pub(crate) fn is_more_open(page: Page) -> bool {
    storing::load::<String>(page, MORE).is_some_and(|left| left == OPEN)
}

/// Keeps that it is left open, or not.
pub(crate) fn store_more(page: Page, is_open: bool) {
    storing::store(page, MORE, &if is_open { OPEN } else { "closed" });
}

/// What is stored of a part that was left open.
const OPEN: &str = "open";

/// Offers the current setup again, the newest game, and once whether moves should be heard.
pub(crate) fn prepare(page: Page) {
    page.ui.draft.set(Draft::of(page.ui.game.with_untracked(|state| state.setup)));
    strength::ask_for_proofs(page);
    games::offer_newest_game(page);
    ask_about_sound(page);
}
