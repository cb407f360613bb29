//! *Share*: the link of what is on the screen, by every way there is; and links that come in.

use super::{
    button::{Button, ButtonSpec},
    dialog::DialogTop,
    games, qr,
    shown::{classes, shown},
};
use crate::{
    app::actions::elements::LINK,
    app::{
        actions::{Controller, Copied, LazyAction},
        state::{Dialog, UiState},
    },
    words::texts,
};
use leptos::{ev, prelude::*};
use web_sys::{HtmlInputElement, wasm_bindgen::JsCast};

/// The id of the field for a link that comes in.
const PASTED: &str = "pasted";

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

fn field(id: &str) -> Option<HtmlInputElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}
