//! The prompt above the buttons: what has happened, and the button for the next step. And the buttons below the board
//! that the first move does not need.

use crate::{
    app::{
        by_link::step,
        game::{Page, actions, signals::UiState, state::GameState},
        names::display,
        opponent,
        play::{self, choice::SideChoice, model::status},
        review,
        ui::{
            button::{Button, ButtonSpec},
            icon,
            live::{classes, live},
            text_content::text_content,
        },
    },
    session::LinkStep,
    words::Text,
};
use leptos::prelude::*;

/// The button that starts the next game.
const PLAY_AGAIN: ButtonSpec = ButtonSpec {
    class: "next",
    is_shown: can_play_again,
    ..ButtonSpec::new(Text::PlayAgain, |page| {
        actions::play_again(page);
        page.focus_board_later();
    })
};

/// The button that sends the link of a game.
const SEND: ButtonSpec = ButtonSpec {
    class: "next",
    is_shown: |ui| step::is_in(&ui.game.read(), LinkStep::Send),
    ..ButtonSpec::late(Text::SendLink, |late| late.send_link)
};

/// The button that shows how a game was lost. It takes the place of *Harder*.
const SEE_HOW: ButtonSpec = ButtonSpec {
    icon: icon::LENS,
    class: "action",
    is_shown: |ui| {
        let game = ui.game.read();
        can_learn_from(&game) && !ui.aids.read().shows_ending()
    },
    is_enabled: can_play_again,
    ..ButtonSpec::new(Text::SeeHow, play::show_ending)
};

/// The button that opens puzzles like the position that was lost, after that is shown.
const PUZZLES: ButtonSpec = ButtonSpec {
    icon: icon::TARGET,
    class: "action",
    is_shown: |ui| {
        let game = ui.game.read();
        can_learn_from(&game) && ui.aids.read().shows_ending()
    },
    ..ButtonSpec::late(Text::Puzzles, |late| late.solve_similar)
};

/// The buttons that review the game, start the next one against an easier or harder opponent, show how it was lost, open
/// puzzles, send a link again, and play on the selected cell.
pub(crate) const ACTIONS: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::BOOK,
        class: "action",
        is_shown: |ui| ui.game.read().is_over(),
        ..ButtonSpec::new(Text::Review, review::review_own_game)
    },
    ButtonSpec {
        icon: icon::EASIER,
        class: "action",
        is_shown: |ui| opponent::easier(&ui.game.read()).is_some(),
        is_enabled: can_play_again,
        ..ButtonSpec::new(Text::Easier, opponent::play_easier)
    },
    ButtonSpec {
        icon: icon::HARDER,
        class: "action",
        is_shown: |ui| {
            let game = ui.game.read();
            !game.is_lost() && opponent::harder(&game).is_some()
        },
        is_enabled: can_play_again,
        ..ButtonSpec::new(Text::Harder, opponent::play_harder)
    },
    SEE_HOW,
    PUZZLES,
    ButtonSpec {
        icon: icon::SHARE,
        class: "action",
        is_shown: |ui| step::is_in(&ui.game.read(), LinkStep::Sent),
        ..ButtonSpec::late(Text::SendAgain, |late| late.send_link)
    },
    ButtonSpec {
        icon: icon::PLACE,
        class: "action main wide",
        is_shown: |ui| ui.aids.read().pending.is_some(),
        ..ButtonSpec::new(Text::Place, play::play_pending)
    },
];

/// How the game ended, and the button for the next game; in a game by link, the button that sends the link; in an opening,
/// the buttons that choose a side. Screen readers read the result in the status.
#[component]
pub(crate) fn Prompt(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <div class=live(ui, 0, class)>
            <div class=live(ui, 0, text_class) aria-hidden="true">
                <p
                    class=live(ui, 0, |ui, _| status::result_class(&ui.game.read()))
                    prop:textContent=text_content(live(ui, 0, |ui, _| status::headline(&ui.game.read(), display::names())))
                ></p>
                <p class="quiet" prop:textContent=text_content(live(ui, 0, detail))></p>
            </div>
            <Button page spec=SEND />
            <Button page spec=PLAY_AGAIN />
            <SideChoice page />
        </div>
    }
}

/// Returns whether the next game can begin. The buttons below the board have their places before, so that they don't move.
fn can_play_again(ui: UiState) -> bool {
    ui.game.read().can_play_again(&ui.controls.read())
}

/// Returns whether a person has lost the game, and its end is on the screen.
fn can_learn_from(game: &GameState) -> bool {
    game.is_lost() && game.shows_end()
}

/// Returns the classes of the prompt.
fn class(ui: UiState, _: usize) -> String {
    status::prompt_class(&ui.game.read(), step::is_in(&ui.game.read(), LinkStep::Send))
}

/// Returns why the game ended.
fn detail(ui: UiState, _: usize) -> String {
    status::prompt_detail(&ui.game.read(), &ui.controls.read())
}

/// Returns the classes of the text. Before the end, the status says the same. After it, there are two buttons in a game
/// by link whose last link is not sent yet.
fn text_class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[("hidden", !game.is_over()), ("above", step::is_in(&game, LinkStep::Send))])
}
