//! The dialog *Friend by link*.

use crate::{
    app::{
        by_link::{DIALOG, actions, model, step},
        game::{Page, signals::UiState},
        share::parts::{COPY_LINK, LinkCode, LinkField, LinkResult},
        ui::{
            button::{Button, ButtonSpec},
            dialog::DialogTop,
            live::{live, translated},
        },
    },
    session::LinkStep,
    words::{Text, text},
};

use leptos::prelude::*;

/// The button that closes the dialog before anything was sent.
const MOVE_FIRST: ButtonSpec = ButtonSpec {
    class: "aside",
    is_shown: |ui| step::is_in(&ui.game.read(), LinkStep::Invite),
    ..ButtonSpec::new(Text::MoveFirst, actions::return_to_board)
};

/// The button with which a person says that the friend has scanned the code.
const SCANNED: ButtonSpec = ButtonSpec {
    class: "aside",
    is_shown: |ui| !step::is_in(&ui.game.read(), LinkStep::Sent),
    ..ButtonSpec::new(Text::Scanned, actions::note_scanned)
};

/// What to do next in a game by link, and every way to send its link.
#[component]
pub(crate) fn ByLinkDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <p>{live(ui, 0, advice)}</p>
            <button
                type="button"
                class="start"
                autofocus=true
                on:click:capture=move |_| actions::send(page)
            >
                {translated(Text::Send)}
            </button>
            <Button page spec=MOVE_FIRST />
            <LinkResult page />
            <LinkCode page />
            <div class="steps">
                <Button page spec=SCANNED />
                <Button page spec=ButtonSpec { class: "aside", ..COPY_LINK } />
            </div>
            <div on:copy:capture=move |_| actions::note_sent(page)>
                <LinkField page />
            </div>
            <p class="quiet">{translated(Text::LinkIsASeat)}</p>
        </dialog>
    }
}

/// Returns what the person should do.
fn advice(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    model::step_of(&game, step::step()).map_or_else(String::new, |step| {
        text(model::advice(step, game.history.is_empty(), game.is_over())).to_owned()
    })
}
