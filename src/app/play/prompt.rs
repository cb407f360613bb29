//! The prompt above the buttons: what has happened, and the button for the next step. And the buttons below the board
//! that the first move does not need.

use crate::{
    app::{
        game::{Page, perform, signals::UiState},
        opponent,
        play::{self, status},
        ui::{
            button::{Button, ButtonSpec},
            icon,
            live::{classes, live},
            text_content::text_content,
        },
    },
    session::Status,
    words::Text,
};
use leptos::prelude::*;

/// The button that starts the next game.
const PLAY_AGAIN: ButtonSpec = ButtonSpec {
    class: "next",
    is_shown: |ui| ui.game.read().can_play_again(&ui.controls.read()),
    ..ButtonSpec::new(Text::PlayAgain, |page| {
        perform::play_again(page);
        page.focus_board_later();
    })
};

/// The button that sends the link of a game.
const SEND: ButtonSpec = ButtonSpec {
    class: "next",
    is_shown: |ui| ui.game.read().has_link_to_send(&ui.controls.read()),
    ..ButtonSpec::late(Text::SendLink, |late| late.send_link)
};

/// The buttons that start the next game against a weaker or stronger opponent, and the one that plays on the selected
/// cell.
pub(crate) const ACTIONS: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::WEAKER,
        class: "action",
        is_shown: |ui| ui.game.read().weaker(&ui.controls.read()).is_some(),
        ..ButtonSpec::new(Text::Weaker, opponent::play_weaker)
    },
    ButtonSpec {
        icon: icon::STRONGER,
        class: "action",
        is_shown: |ui| ui.game.read().stronger(&ui.controls.read()).is_some(),
        ..ButtonSpec::new(Text::Stronger, opponent::play_stronger)
    },
    ButtonSpec {
        icon: icon::PLACE,
        class: "action main wide",
        is_shown: |ui| ui.aids.read().pending.is_some(),
        ..ButtonSpec::new(Text::Place, play::play_pending)
    },
];

/// How the game ended, and the button for the next game; in a game by link, the button that sends the link. Screen
/// readers read the result in the status.
#[component]
pub(crate) fn Prompt(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <div class=live(ui, 0, class)>
            <div class=live(ui, 0, text_class) aria-hidden="true">
                <p
                    class=live(ui, 0, result_class)
                    prop:textContent=text_content(live(ui, 0, |ui, _| status::headline(&ui.game.read())))
                ></p>
                <p class="quiet" prop:textContent=text_content(live(ui, 0, status::detail))></p>
            </div>
            <Button page spec=SEND />
            <Button page spec=PLAY_AGAIN />
        </div>
    }
}

/// Returns the classes of the prompt.
fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let is_shown =
        game.mode.is_playing() && (game.is_over() || game.has_link_to_send(&ui.controls.read()));
    classes(&[("prompt", true), ("hidden", !is_shown)])
}

/// Returns the classes of the result.
fn result_class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let is_lost = game.is_lost();
    let is_won = matches!(game.status, Status::Won(_)) && !is_lost;
    classes(&[("headline", true), ("won", is_won), ("lost", is_lost)])
}

/// Returns the classes of the text. Before the end, the status says the same.
fn text_class(ui: UiState, _: usize) -> String {
    classes(&[("hidden", !ui.game.read().is_over())])
}
