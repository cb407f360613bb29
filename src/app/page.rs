//! The component of the whole page: header, score, status, board, buttons and notices.

use crate::{
    app::{
        board::{view::Board, zoom},
        by_link::step,
        game::{
            Page, actions,
            dialogs::open,
            late::late_place,
            notices::Notice,
            page::{code::Loaders, parts::Place},
            signals::UiState,
            soon, start,
        },
        menu, new_game,
        play::{score::Score, status::StatusLine},
        ui::{
            button::{Action, Button, ButtonSpec, Buttons},
            clicks, icon,
            live::{classes, live},
            notice::NoticeBox,
            text_content::text_content,
        },
    },
    platform::frame,
    session::LinkStep,
    words::{Text, phrases, text},
};

use leptos::{ev, html, prelude::*};

/// The page.
#[component]
pub fn App(
    /// The loaders of the parts that the page loads by itself.
    loaders: Loaders,
) -> impl IntoView {
    let page = start::start(loaders);
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
        ("reviewing", game.mode.replay().is_some() && !game.shows_invitation()),
        ("arranging", game.mode.is_arranging()),
        ("solving", game.mode.task().is_some()),
    ])
}

/// The first buttons below the board. *Review* replaces *Hint* after the end, and *Send again* does while a friend has the
/// link of the last move; both are late code.
const ACTIONS: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::UNDO,
        class: "action",
        is_enabled: |ui| ui.controls.read().can_undo,
        ..ButtonSpec::new(Text::Undo, actions::undo)
    },
    ButtonSpec {
        icon: icon::REDO,
        class: "action",
        is_shown: |ui| ui.controls.read().can_redo && ui.aids.read().pending.is_none(),
        ..ButtonSpec::new(Text::Redo, actions::redo)
    },
    ButtonSpec {
        icon: icon::BULB,
        class: "action",
        is_shown: |ui| {
            let game = ui.game.read();
            !game.is_over() && !step::is_in(&game, LinkStep::Sent)
        },
        is_enabled: |ui| {
            let game = ui.game.read();
            game.is_persons_turn() && game.choice().is_none()
        },
        ..ButtonSpec::new(Text::Hint, |page| soon::call(page, |soon, page| (soon.hint)(page)))
    },
];

/// The last button below the board. *Place* replaces it while a cell is selected.
const NEW_GAME: ButtonSpec = ButtonSpec {
    icon: icon::PLUS,
    class: "action main",
    is_shown: |ui| ui.aids.read().pending.is_none(),
    ..ButtonSpec::new(Text::NewGame, open_new_game)
};

/// The bar: the title of the page, the name of the game, which opens *New game*, and the menu.
#[component]
fn Header(page: Page) -> impl IntoView {
    view! {
        <header class="header">
            <h1>
                {html::span().class("in").child("In")}
                " a "
                {html::span().class("row-word").child("Row")}
            </h1>
            <button
                type="button"
                class="game"
                aria-haspopup="dialog"
                on:click:capture=move |_| open_new_game(page)
                prop:textContent=text_content(live(page.ui, 0, name))
            ></button>
            <div class="place" use:late_place=(page, Place::Bar)></div>
            <Button page spec=menu::MENU />
        </header>
    }
}

/// Opens *New game*. If the soon code is not loaded yet, both load at the same time.
fn open_new_game(page: Page) {
    soon::fetch_new_game(page);
    open(page, new_game::DIALOG);
}

/// Returns the name of the game.
fn name(ui: UiState, _: usize) -> String {
    phrases::short_name(ui.game.read().setup.rules)
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
            <div class="place" use:late_place=(page, Place::Actions)></div>
            <Button page spec=NEW_GAME />
        </div>
    }
}
