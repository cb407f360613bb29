//! Handling keys that are pressed anywhere on the page.

use crate::{
    app::{
        board::gestures,
        game::{Page, actions, dialogs::open, state::GameState},
        keyboard::{
            DIALOG,
            model::{
                Activity, Focus, KeyPress, Modifiers, Shortcut, Situation, may_begin_name, meaning,
            },
        },
        new_game, play, review,
        ui::{elements, steps::Step},
    },
    platform::{
        frame, keyboard,
        timer::{self, Timer},
    },
    session::SingleKeys,
};

use leptos::{ev::KeyboardEvent, prelude::*};

/// The time to wait for the rest of a cell's name after a letter that is a shortcut as well, in milliseconds.
const NAME: u32 = 600;

/// The delay after such a letter.
#[derive(Default)]
struct Awaited(#[allow(dead_code, reason = "it is held until it ends")] Option<Timer>);

/// Listens to all keys, unless the page is shown in one of others.
pub(crate) fn listen(page: Page) {
    if !frame::takes_no_press() {
        keyboard::on_key(move |event| handle(page, event));
    }
}

/// Handles a key, if it is a shortcut.
fn handle(page: Page, event: &KeyboardEvent) {
    let key = event.key();
    let modifiers = Modifiers {
        command: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
        alt: event.alt_key() || event.get_modifier_state("AltGraph"),
    };
    // Any key after a letter says that the letter was not meant as a shortcut.
    let awaited = page.ui.stored::<Awaited>();
    awaited.set_value(Awaited(None));
    if event.is_composing() {
        return;
    }
    let situation = situation(page);
    let Some(shortcut) = meaning(KeyPress { key: &key, modifiers }, situation) else { return };
    let is_single = matches!(shortcut, Shortcut::Hint | Shortcut::NewGame);
    if is_single && let Some(letter) = may_begin_name(&key, situation.shape) {
        let timer = timer::after(NAME, move || {
            gestures::forget_typed(page);
            carry_out(page, shortcut);
        });
        awaited.set_value(Awaited(Some(timer)));
        if situation.focus == Focus::Elsewhere {
            carry_out(page, Shortcut::Type(letter));
        }
        return;
    }
    event.prevent_default();
    event.stop_propagation();
    if !event.repeat() || matches!(shortcut, Shortcut::Back | Shortcut::On) {
        carry_out(page, shortcut);
    }
}

/// Returns where a key is pressed.
fn situation(page: Page) -> Situation {
    let focus = if elements::is_in_field() {
        Focus::Field
    } else if elements::is_cell_focused() {
        Focus::Board
    } else {
        Focus::Elsewhere
    };
    page.ui.game.with_untracked(|game| Situation {
        focus,
        activity: if game.mode.replay().is_some() {
            Activity::Reviewing
        } else if game.mode.is_arranging() {
            Activity::Arranging
        } else {
            Activity::Playing
        },
        shape: game.setup.rules.shape(),
        has_single_keys: page
            .ui
            .settings
            .with_untracked(|it| it.language.single_keys == SingleKeys::On),
    })
}

/// Does what a key means.
fn carry_out(page: Page, shortcut: Shortcut) {
    match shortcut {
        Shortcut::Undo => actions::undo(page),
        Shortcut::Redo => actions::redo(page),
        Shortcut::Hint => play::ask_for_hint(page),
        Shortcut::NewGame => open(page, new_game::DIALOG),
        Shortcut::Keys => open(page, DIALOG),
        Shortcut::First => review::step(page, Step::First),
        Shortcut::Back => review::step(page, Step::Back),
        Shortcut::On => review::step(page, Step::On),
        Shortcut::Last => review::step(page, Step::Last),
        Shortcut::PreviousVariation => review::switch_variation(page, false),
        Shortcut::NextVariation => review::switch_variation(page, true),
        Shortcut::EndReview => {
            // Of two versions of a game, a person has to choose one.
            if !page.ui.game.with_untracked(GameState::has_conflicting_link) {
                review::leave(page);
            }
        }
        Shortcut::ToBoard => page.focus_board(),
        Shortcut::Type(character) => {
            page.focus_board();
            gestures::type_character(page, character);
        }
    }
}
