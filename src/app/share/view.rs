//! The dialog *Share*: every way to send the link of the game on the screen, and a field to open a link.

use crate::{
    app::{
        game::{Page, signals::UiState},
        games::view as games,
        links,
        share::{
            DIALOG, actions,
            model::{Copied, CopyKind, Picture, ShareState},
            parts::{COPY_LINK, LinkCode, LinkField, LinkResult},
            send,
        },
        ui::{
            button::{Button, ButtonSpec, Buttons},
            dialog::DialogTop,
            elements::{BY_HAND, PICTURE},
            live::{classes, live, translated},
        },
    },
    session::picture,
    words::{Text, text},
};

use leptos::{ev, prelude::*};
use web_sys::{HtmlTextAreaElement, wasm_bindgen::JsCast};

/// The id of the field for a pasted link.
const PASTED: &str = "pasted";

/// The button that sends the link.
const SEND: ButtonSpec = ButtonSpec {
    class: "start",
    ..ButtonSpec::new(Text::SendLink, |page| send::send_link(page, |_, _| ()))
};

/// The address of an empty picture: without an address, browsers would try to load the page as a picture.
const NOTHING: &str = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/// The buttons beside the picture.
const WITH_PICTURE: &[ButtonSpec] = &[
    ButtonSpec {
        is_shown: |ui| {
            ui.of::<ShareState>().read().picture.as_ref().is_some_and(|it| it.can_be_shared)
        },
        ..ButtonSpec::new(Text::SharePicture, actions::share_picture)
    },
    ButtonSpec::new(Text::SavePicture, actions::save_picture),
    ButtonSpec {
        is_shown: |ui| {
            ui.of::<ShareState>().read().picture.as_ref().is_some_and(|it| it.moves.is_some())
        },
        ..ButtonSpec::new(Text::SaveReplay, actions::save_replay)
    },
];

/// The buttons that copy texts.
const COPY: &[ButtonSpec] = &[
    COPY_LINK,
    ButtonSpec {
        is_shown: |ui| ui.of::<ShareState>().read().has_moves,
        ..ButtonSpec::new(Text::CopyMoves, |page| actions::copy(page, Copied::Moves))
    },
    ButtonSpec::new(Text::CopyBoard, |page| actions::copy(page, Copied::Board)),
];

/// The dialog for sending and opening links.
#[component]
pub(crate) fn ShareDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    let open = move || {
        if let Some(field) = pasted_field() {
            links::open_pasted(page, field.value());
            field.set_value("");
        }
    };
    let on_submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        open();
    };
    // The field has several lines, because the lines of a message say where its link ends.
    let on_key = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
            event.prevent_default();
            open();
        }
    };
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div class=live(ui, 0, picture_class)>
                <img
                    id=PICTURE
                    width=picture::WIDTH
                    height=picture::HEIGHT
                    src=live(ui, 0, |ui, _| of_picture(ui, |picture| &picture.source, NOTHING))
                    alt=live(ui, 0, |ui, _| of_picture(ui, |picture| &picture.alt_text, ""))
                />
                <div><Buttons page specs=WITH_PICTURE /></div>
            </div>
            <Button page spec=SEND />
            <LinkResult page />
            <LinkField page />
            <p class=live(ui, 0, warning_class)>{translated(Text::LinkIsASeat)}</p>
            <div class="steps"><Buttons page specs=COPY /></div>
            <label class=live(ui, 0, by_hand_class)>
                <span>{live(ui, 0, by_hand_name)}</span>
                <textarea
                    id=BY_HAND
                    readonly
                    rows="3"
                    prop:value=live(ui, 0, by_hand_text)
                ></textarea>
            </label>
            <details>
                <summary>{translated(Text::Scan)}</summary>
                <LinkCode page />
            </details>
            <form class="entry" on:submit:capture=on_submit>
                <label>
                    <span>{translated(Text::OpenLink)}</span>
                    <textarea
                        id=PASTED
                        rows="1"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        placeholder=translated(Text::PasteHere)
                        on:keydown:capture=on_key
                    ></textarea>
                </label>
                <button type="submit">{translated(Text::Open)}</button>
            </form>
            <Button page spec=games::YOUR_GAMES />
        </dialog>
    }
}

/// Returns the classes of the picture's box.
fn picture_class(ui: UiState, _: usize) -> String {
    classes(&[("result", true), ("hidden", ui.of::<ShareState>().read().picture.is_none())])
}

/// Returns a text of the picture, or `otherwise` if there is no picture.
fn of_picture(ui: UiState, of: fn(&Picture) -> &String, otherwise: &str) -> String {
    let shared = ui.of::<ShareState>().read();
    shared.picture.as_ref().map_or(otherwise, |picture| of(picture)).to_owned()
}

/// Returns the classes of the warning about a link that is a seat.
fn warning_class(ui: UiState, _: usize) -> String {
    classes(&[("quiet", true), ("hidden", !ui.of::<ShareState>().read().link_is_a_seat)])
}

/// Returns the classes of the field for copying by hand.
fn by_hand_class(ui: UiState, _: usize) -> String {
    classes(&[("entry", true), ("hidden", ui.of::<ShareState>().read().by_hand.is_none())])
}

/// Returns the name of the field for copying by hand.
fn by_hand_name(ui: UiState, _: usize) -> String {
    let kind = ui.of::<ShareState>().read().by_hand.as_ref().map(|by_hand| by_hand.kind);
    match kind {
        Some(CopyKind::Moves) => text(Text::TheMoves),
        Some(CopyKind::Board) => text(Text::TheBoard),
        None => "",
    }
    .to_owned()
}

/// Returns the text in the field for copying by hand.
fn by_hand_text(ui: UiState, _: usize) -> String {
    ui.of::<ShareState>()
        .read()
        .by_hand
        .as_ref()
        .map_or_else(String::new, |by_hand| by_hand.text.clone())
}

/// Returns the field for a pasted link.
fn pasted_field() -> Option<HtmlTextAreaElement> {
    document().get_element_by_id(PASTED)?.dyn_into().ok()
}
