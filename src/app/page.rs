//! The component of the whole page: header, score, status, board, buttons and notices.

use crate::{
    app::{
        board::{view::Board, zoom},
        game::{
            Page, action::Action, late::late_place, notices::Notice, page::parts::Chunks,
            page::parts::Place, perform, signals::UiState, start,
        },
        new_game,
        play::{score::Score, status::StatusLine},
        rules, settings, share,
        ui::{
            button::{ButtonSpec, Buttons},
            clicks, icon,
            live::{classes, live},
            notice::NoticeBox,
            text_content::text_content,
        },
    },
    platform::frame,
    session::Tally,
    words::{Text, phrases, text},
};

use leptos::{ev, html, prelude::*};

/// The page.
#[component]
pub fn App(
    /// Loads the other parts of the program.
    chunks: Chunks,
) -> impl IntoView {
    let page = start::start(chunks);
    let resized = window_event_listener(ev::resize, move |_| zoom::measure_board(page));
    on_cleanup(move || resized.remove());
    view! {
        <main
            class=live(page.ui, 0, class)
            data-ready=""
            inert=frame::takes_no_press()
            use:late_place=(page, Place::Page)
            on:pointerdown:capture=move |event| clicks::on_press(page, &event)
            on:pointercancel:capture=move |_| clicks::on_cancel(page)
            on:close:capture=move |event| clicks::on_dialog_closed(page, &event)
            on:click:capture=move |event| clicks::close_beside(page, &event)
        >
            <Header page />
            <Score page />
            <StatusLine page />
            <Board page />
            <div class="place" use:late_place=(page, Place::Chart)></div>
            <div class="place" use:late_place=(page, Place::Moves)></div>
            <Actions page />
            <div id="notices" class="notices" use:late_place=(page, Place::Notices)>
                <NoticeBox
                    page
                    notice=Notice::Loading
                    message=|_| text(Text::Loading).to_owned()
                    remedy=None
                />
                <NoticeBox
                    page
                    notice=Notice::NoLateCode
                    message=|_| text(Text::PartMissing).to_owned()
                    remedy=Some((Text::TryAgain, Action::CallLate(|late| late.try_again)))
                />
            </div>
        </main>
    }
}

/// Returns the classes of the page. As on the board, they don't change from move to move.
fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[
        ("app", true),
        ("reviewing", game.mode.replay().is_some()),
        ("arranging", game.mode.is_arranging()),
    ])
}

/// The buttons beside the title.
const HEADER: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::RESET,
        class: "bare",
        is_enabled: |ui| ui.controls.read().tally != Tally::default(),
        ..ButtonSpec::late(Text::ResetScore, |late| late.reset_score)
    },
    ButtonSpec { icon: icon::SHARE, class: "bare", ..ButtonSpec::open(Text::Share, share::DIALOG) },
    ButtonSpec { icon: icon::HELP, class: "bare", ..ButtonSpec::open(Text::Rules, rules::DIALOG) },
    ButtonSpec {
        icon: icon::GEAR,
        class: "bare",
        ..ButtonSpec::open(Text::Settings, settings::DIALOG)
    },
];

/// The buttons below the board. *Place* replaces *Redo* while a cell is selected, and *Review* replaces *Hint* after
/// the end. Then there is nothing to redo, but another opponent may be offered.
const ACTIONS: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::UNDO,
        class: "action",
        is_enabled: |ui| ui.controls.read().can_undo,
        ..ButtonSpec::new(Text::Undo, perform::undo)
    },
    ButtonSpec {
        icon: icon::BULB,
        class: "action",
        is_shown: |ui| !ui.game.read().is_over(),
        is_enabled: |ui| ui.game.read().is_persons_turn(),
        ..ButtonSpec::late(Text::Hint, |late| late.hint)
    },
    ButtonSpec {
        icon: icon::BOOK,
        class: "action",
        is_shown: |ui| ui.game.read().is_over(),
        ..ButtonSpec::late(Text::Review, |late| late.review)
    },
    ButtonSpec {
        icon: icon::REDO,
        class: "action",
        is_shown: |ui| ui.aids.read().pending.is_none() && !ui.game.read().is_over(),
        is_enabled: |ui| ui.controls.read().can_redo,
        ..ButtonSpec::new(Text::Redo, perform::redo)
    },
    ButtonSpec {
        icon: icon::WEAKER,
        class: "action",
        is_shown: |ui| ui.game.read().weaker(&ui.controls.read()).is_some(),
        ..ButtonSpec::late(Text::Weaker, |late| late.play_weaker)
    },
    ButtonSpec {
        icon: icon::STRONGER,
        class: "action",
        is_shown: |ui| ui.game.read().stronger(&ui.controls.read()).is_some(),
        ..ButtonSpec::late(Text::Stronger, |late| late.play_stronger)
    },
    ButtonSpec {
        icon: icon::PLACE,
        class: "action main",
        is_shown: |ui| ui.aids.read().pending.is_some(),
        ..ButtonSpec::late(Text::Place, |late| late.play_pending)
    },
    ButtonSpec {
        icon: icon::PLUS,
        class: "action main",
        ..ButtonSpec::open(Text::NewGame, new_game::DIALOG)
    },
];

/// The title of the page, the size of the board, and the buttons that are rarely needed.
#[component]
fn Header(page: Page) -> impl IntoView {
    view! {
        <header class="header">
            <h1>
                {html::span().class("in").child("In")}
                " a "
                {html::span().class("row-word").child("Row")}
            </h1>
            <span class="quiet" prop:textContent=text_content(live(page.ui, 0, size))></span>
            <Buttons page specs=HEADER />
        </header>
    }
}

/// Returns the size of the board in words.
fn size(ui: UiState, _: usize) -> String {
    phrases::board_size(ui.game.read().setup.rules)
}

/// The buttons below the board, within reach of the thumb.
#[component]
fn Actions(page: Page) -> impl IntoView {
    let ui = page.ui;
    let class = |ui: UiState, _| {
        let game = ui.game.read();
        let is_playing = game.mode.is_playing();
        classes(&[("actions", true), ("hidden", !is_playing)])
    };
    view! {
        <div class=live(ui, 0, class)>
            <Buttons page specs=ACTIONS />
        </div>
    }
}
