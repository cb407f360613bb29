//! The actions of *New game*: changing the choices, and starting the game.

use crate::{
    app::{
        arrange,
        board::fitting::fitting_board,
        by_link,
        game::{Page, actions, boards, dialogs::close, late, notices::Notice, storing},
        games, links,
        new_game::{
            DIALOG,
            model::{self, BoardOrder, ShowsAllBoards},
        },
        review, settings, strength,
    },
    engine::Rules,
    session::{Choice, Draft, Field, Intent, Players, Preset, Setting, Setup, Sound},
    storage_keys::{MORE, RULES, TALLIES},
};

use leptos::prelude::*;

/// Prepares what *New game* can show later: the proofs of how strong the opponents are, and the question whether moves
/// should be audible.
pub(crate) fn prepare_rest(page: Page) {
    strength::ask_for_proofs(page);
    ask_about_sound(page);
}

/// Asks in *New game* whether moves should be audible: once, after the first game.
fn ask_about_sound(page: Page) {
    if should_ask_about_sound(page) {
        // Stored before it is answered, so that nobody is asked twice.
        settings::choose(page, Choice::Sound(Sound::Off));
        page.notify(Notice::Sound);
    }
}

/// Returns whether a game has been finished on this device, and no sound was chosen yet.
fn should_ask_about_sound(page: Page) -> bool {
    page.core
        .try_update_value(|core| {
            matches!(core.store.load::<String>(Setting::Sound.key()), Ok(None))
                && !core.store.names(TALLIES).is_empty()
        })
        .unwrap_or_default()
}

/// Offers another board if this one, which was made to fill the screen, no longer does.
pub(crate) fn check_fit(page: Page) {
    if page.ui.game.with_untracked(|state| state.setup.rules) != fitting_board() {
        page.notify(Notice::Refit);
    }
}

/// Starts a game on a board that fills the screen at its current size.
pub(crate) fn refit(page: Page) {
    page.dismiss(Notice::Refit);
    let setup = page.ui.game.with_untracked(|state| state.setup);
    actions::start_game(page, Setup { rules: fitting_board(), ..setup });
}

/// Changes the choices in *New game*. `place` is passed to `change`.
pub(crate) fn change_draft(page: Page, place: usize, change: fn(&mut Draft, usize)) {
    page.ui.of::<Draft>().update(|draft| change(draft, place));
}

/// Takes over the text that was typed into a field of the custom board.
pub(crate) fn set_custom_field(page: Page, field: Field, typed: String) {
    page.ui.of::<Draft>().update(|draft| draft.enter(field, typed));
}

/// Starts the game that was chosen in *New game*, if it is valid. A 3D or an endless board is loaded first, so that no
/// game begins on a board that cannot be shown.
pub(crate) fn start_drafted_game(page: Page) {
    let draft = page.ui.of::<Draft>().get_untracked();
    if draft.valid_setup().is_some() {
        boards::after_loading(page, draft.setup.rules, move |page| {
            let start = page.ui.game.with_untracked(|game| model::start(&draft, &game.mode));
            if let Some(start) = start {
                close(DIALOG);
                late::call(page, move |late, page| (late.start_game)(page, &draft, start));
            }
        });
    }
}

/// Starts the game of this draft with this intent, if there is room for it, and focuses the board.
pub(crate) fn start_game(page: Page, draft: &Draft, start: Intent) {
    review::end_review(page);
    if draft.setup.players.are_by_link() && !links::has_room_for_game(page) {
        return;
    }
    if matches!(start, Intent::PlayFrom { .. }) {
        arrange::forget_arranged(page);
    }
    if draft.has_several_variants() {
        storing::store(page, RULES, &draft.setup.rules);
    }
    actions::act(page, start);
    by_link::invite(page);
    page.focus_board_later();
}

/// Returns whether *More options* in *New game* was left open.
pub(crate) fn is_more_open(page: Page) -> bool {
    storing::load::<String>(page, MORE).is_some_and(|left| left == OPEN)
}

/// Stores whether *More options* is left open.
pub(crate) fn store_more(page: Page, is_open: bool) {
    storing::store(page, MORE, &if is_open { OPEN } else { "closed" });
}

/// Chooses the board of these rules in *New game*.
pub(crate) fn choose_board(page: Page, rules: Rules) {
    page.ui.of::<Draft>().update(|draft| draft.set_board(Preset::of(rules), fitting_board()));
}

/// Chooses a game of two people in *New game*.
pub(crate) fn choose_friends(page: Page) {
    change_draft(page, 0, |draft, _| draft.setup.players = Players::Friends);
}

/// The stored value for *More options* if it was left open.
const OPEN: &str = "open";

/// Prepares *New game*: offers the current setup again and the newest game, and asks once whether moves should be
/// audible.
pub(crate) fn prepare(page: Page) {
    let mut draft = Draft::of(page.ui.game.with_untracked(|state| state.setup));
    if let Some(earlier) = storing::load::<String>(page, RULES).and_then(|it| it.parse().ok()) {
        draft.remember(earlier);
    }
    let is_among_more = page.ui.of::<BoardOrder>().get_untracked().is_among_more(draft.preset);
    page.ui.of::<ShowsAllBoards>().set(ShowsAllBoards(is_among_more));
    page.ui.of::<Draft>().set(draft);
    games::offer_newest_game(page);
    // If the late code is still to come, it does this when it starts.
    if let Some(late) = late::late_code(page) {
        (late.prepare_new_game)(page);
    }
}
