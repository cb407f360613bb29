//! *Share*: the link of what is on the screen, by every way there is; and links that come in.

use leptos::{ev, prelude::*};
use web_sys::{HtmlInputElement, wasm_bindgen::JsCast};

use super::{
    button::{Button, ButtonSpec, LazyAction},
    controller::{Controller, UiState},
    dialog::{Dialog, DialogTop},
    games, qr,
    shown::{classes, shown},
};
use crate::words::texts;

/// The ids in the page of the field with the link, and of the one for a link that comes in.
const LINK: &str = "link";
const PASTED: &str = "pasted";

/// What can be put into the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copied {
    Link,
    Moves,
    Board,
}

const SEND: ButtonSpec =
    ButtonSpec { class: "start", ..ButtonSpec::lazy(texts().send_link, LazyAction::Send) };

const COPY: [ButtonSpec; 3] = [
    ButtonSpec::lazy(texts().copy_link, LazyAction::Copy(Copied::Link)),
    ButtonSpec::lazy(texts().copy_moves, LazyAction::Copy(Copied::Moves)),
    ButtonSpec::lazy(texts().copy_board, LazyAction::Copy(Copied::Board)),
];

#[component]
pub(crate) fn ShareDialog(
    /// Where it lies.
    controller: Controller,
) -> impl IntoView {
    let ui = controller.ui;
    let open = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field(PASTED) {
            controller.open_pasted(&field.value());
            field.set_value("");
        }
    };
    view! {
        <dialog id=Dialog::Share.id() class="dialog" aria-label=texts().share>
            <DialogTop controller dialog=Dialog::Share />
            <Button controller spec=SEND />
            <p aria-live="polite">{shown(ui, 0, |ui, _| ui.sent.clone())}</p>
            <label class="entry">
                <span>{texts().the_link}</span>
                <input
                    id=LINK
                    readonly
                    prop:value=shown(ui, 0, |ui, _| ui.link.clone())
                />
            </label>
            <p class=shown(ui, 0, warning_class)>{texts().link_is_a_seat}</p>
            <div class="steps">{COPY.map(|spec| view! { <Button controller spec /> })}</div>
            <details>
                <summary>{texts().scan}</summary>
                <div
                    class="qr"
                    inner_html=shown(ui, 0, |ui, _| qr::picture(&ui.link))
                ></div>
            </details>
            <form class="entry" on:submit:capture=open>
                <label>
                    <span>{texts().open_link}</span>
                    <input id=PASTED autocomplete="off" placeholder=texts().paste_here />
                </label>
                <button type="submit">{texts().open}</button>
            </form>
            <Button controller spec=games::YOUR_GAMES />
        </dialog>
    }
}

fn warning_class(ui: &UiState, _: usize) -> String {
    classes(&[("quiet", true), ("hidden", !ui.link_is_a_seat)])
}

/// Selects the link, so that it can be copied by hand.
pub(crate) fn select_link() {
    if let Some(field) = field(LINK) {
        super::board::focus_element(Some(field.clone().unchecked_into()));
        field.select();
    }
}

fn field(id: &str) -> Option<HtmlInputElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}
