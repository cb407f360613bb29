//! *Share*: the link of what is on the screen, by every way there is; and links that come in.

use leptos::{ev, prelude::*};
use web_sys::{HtmlInputElement, wasm_bindgen::JsCast};

use super::{
    games,
    press::{Button, ExtraPress, Push},
    qr,
    sheet::{SheetName, SheetTop},
    shown::{classes, shown},
    table::{Overview, Table},
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

const SEND: Push = Push { class: "start", ..Push::extra(texts().send_link, ExtraPress::Send) };

const COPY: [Push; 3] = [
    Push::extra(texts().copy_link, ExtraPress::Copy(Copied::Link)),
    Push::extra(texts().copy_moves, ExtraPress::Copy(Copied::Moves)),
    Push::extra(texts().copy_board, ExtraPress::Copy(Copied::Board)),
];

#[component]
pub(crate) fn ShareSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let open = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field(PASTED) {
            table.open_pasted(&field.value());
            field.set_value("");
        }
    };
    view! {
        <dialog id=SheetName::Share.id() class="sheet" aria-label=texts().share>
            <SheetTop table sheet=SheetName::Share />
            <Button table push=SEND />
            <p aria-live="polite">{shown(overview, 0, |overview, _| overview.sent.clone())}</p>
            <label class="entry">
                <span>{texts().the_link}</span>
                <input
                    id=LINK
                    readonly
                    prop:value=shown(overview, 0, |overview, _| overview.link.clone())
                />
            </label>
            <p class=shown(overview, 0, warning_class)>{texts().link_is_a_seat}</p>
            <div class="steps">{COPY.map(|push| view! { <Button table push /> })}</div>
            <details>
                <summary>{texts().scan}</summary>
                <div
                    class="qr"
                    inner_html=shown(overview, 0, |overview, _| qr::picture(&overview.link))
                ></div>
            </details>
            <form class="entry" on:submit:capture=open>
                <label>
                    <span>{texts().open_link}</span>
                    <input id=PASTED autocomplete="off" placeholder=texts().paste_here />
                </label>
                <button type="submit">{texts().open}</button>
            </form>
            <Button table push=games::YOUR_GAMES />
        </dialog>
    }
}

fn warning_class(overview: &Overview, _: usize) -> String {
    classes(&[("quiet", true), ("hidden", !overview.link_is_a_seat)])
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
