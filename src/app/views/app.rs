use super::{
    board::Board,
    button::{Button, ButtonSpec, Icon},
    notices::NoticeBox,
    score::Score,
    shown::{classes, shown},
    status::StatusLine,
};
use crate::{
    app::{
        actions::{Action, Controller, LazyAction, Loader},
        state::{Dialog, Notice, UiState},
    },
    platform::frame,
    session::Tally,
    words::{phrases, texts},
};
use leptos::{ev, prelude::*};

/// The id of the element in which the lazy chunk lays the list of moves.
pub(crate) const MOVES: &str = "moves";

/// The whole page.
#[component]
pub fn App(
    /// The way to what the first board does not need.
    loader: Loader,
) -> impl IntoView {
    let controller = Controller::new(loader);
    let resized = window_event_listener(ev::resize, move |_| controller.measure_board());
    on_cleanup(move || resized.remove());
    view! {
        <main
            class="app"
            data-ready=""
            inert=frame::takes_no_press()
        >
            <Header controller />
            <Score controller />
            <StatusLine controller />
            <Board controller />
            <div id=MOVES></div>
            <Actions controller />
            <div class="notices">
                {Notice::ALL.map(|notice| view! { <NoticeBox controller notice /> })}
            </div>
        </main>
    }
}

const HEADER: [ButtonSpec; 4] = [
    ButtonSpec {
        icon: Icon::Reset,
        class: "bare",
        is_live: |ui| ui.tally != Tally::default(),
        ..ButtonSpec::new(texts().reset_score, Action::ResetScore)
    },
    ButtonSpec {
        icon: Icon::Share,
        class: "bare",
        ..ButtonSpec::lazy(texts().share, LazyAction::Open(Dialog::Share))
    },
    ButtonSpec {
        icon: Icon::Help,
        class: "bare",
        ..ButtonSpec::lazy(texts().rules, LazyAction::Open(Dialog::Rules))
    },
    ButtonSpec {
        icon: Icon::Gear,
        class: "bare",
        ..ButtonSpec::lazy(texts().settings, LazyAction::Open(Dialog::Settings))
    },
];

/// *Place* takes the room of *Redo* while there is something to be placed, and *Review* that of *Hint*
/// after the end.
const ACTIONS: [ButtonSpec; 6] = [
    ButtonSpec {
        icon: Icon::Undo,
        class: "action",
        is_live: |ui| ui.can_undo,
        ..ButtonSpec::new(texts().undo, Action::Undo)
    },
    ButtonSpec {
        icon: Icon::Bulb,
        class: "action",
        is_shown: |ui| !ui.is_over(),
        is_live: UiState::is_persons_turn,
        ..ButtonSpec::lazy(texts().hint, LazyAction::Hint)
    },
    ButtonSpec {
        icon: Icon::Book,
        class: "action",
        is_shown: UiState::is_over,
        ..ButtonSpec::lazy(texts().review, LazyAction::Review)
    },
    ButtonSpec {
        icon: Icon::Redo,
        class: "action",
        is_shown: |ui| ui.pending.is_none(),
        is_live: |ui| ui.can_redo,
        ..ButtonSpec::new(texts().redo, Action::Redo)
    },
    ButtonSpec {
        icon: Icon::Place,
        class: "action main",
        is_shown: |ui| ui.pending.is_some(),
        ..ButtonSpec::new(texts().place, Action::Place)
    },
    ButtonSpec {
        icon: Icon::Plus,
        class: "action main",
        ..ButtonSpec::lazy(texts().new_game, LazyAction::Open(Dialog::NewGame))
    },
];

/// The game's title, what is played, and the two buttons that are rarely needed.
#[component]
fn Header(
    /// Where it is.
    controller: Controller,
) -> impl IntoView {
    view! {
        <header class="header">
            <h1>
                <span class="in">"In"</span>
                " a "
                <span class="row-word">"Row"</span>
            </h1>
            <span class="quiet">
                {shown(controller.ui, 0, |ui, _| phrases().board_size(ui.setup.rules))}
            </span>
            {HEADER.map(|spec| view! { <Button controller spec /> })}
        </header>
    }
}

/// The buttons under the thumb.
#[component]
fn Actions(
    /// Where they are.
    controller: Controller,
) -> impl IntoView {
    let ui = controller.ui;
    let class = |ui: &UiState, _| {
        let is_playing = ui.replay.is_none() && ui.arranging().is_none();
        classes(&[("actions", true), ("hidden", !is_playing)])
    };
    view! {
        <div class=shown(ui, 0, class)>
            {ACTIONS.map(|spec| view! { <Button controller spec /> })}
        </div>
    }
}
