//! The dialog *Keys*.

use crate::{
    app::{
        game::Page,
        keyboard::DIALOG,
        ui::{button::ButtonSpec, dialog::DialogTop, live::translated},
    },
    words::Text,
};

use leptos::prelude::*;

/// The button that opens this dialog.
pub(crate) const KEYS_BUTTON: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::Keys, DIALOG) };

/// The keys, and their meanings.
const KEYS: &[(&str, Text)] = &[
    ("← ↑ → ↓, h8 …", Text::ChooseCell),
    ("Enter", Text::Place),
    ("Ctrl+Z", Text::Undo),
    ("Ctrl+Y", Text::Redo),
    ("h", Text::Hint),
    ("n", Text::NewGame),
    ("←, →, Home, End", Text::Review),
    ("Shift+↑, Shift+↓", Text::OtherVariation),
    ("Esc", Text::EndReview),
    ("+, −", Text::ZoomIn),
    ("?", Text::Keys),
];

/// The list of keys.
#[component]
pub(crate) fn KeysDialog(page: Page) -> impl IntoView {
    let rows = KEYS.iter().map(|&(keys, name)| {
        view! {
            <tr>
                <th scope="row">
                    <kbd>{keys}</kbd>
                </th>
                <td>{translated(name)}</td>
            </tr>
        }
    });
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <table class="keys">
                <tbody>{rows.collect::<Vec<_>>()}</tbody>
            </table>
        </dialog>
    }
}
