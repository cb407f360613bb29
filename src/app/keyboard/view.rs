//! The dialog *Keys*.

use crate::{
    app::{
        game::Page,
        keyboard::DIALOG,
        ui::{
            button::ButtonSpec,
            dialog::DialogTop,
            live::{live_text, translated},
        },
    },
    words::{Text, text},
};

use leptos::prelude::*;

/// The button that opens this dialog.
pub(crate) const KEYS_BUTTON: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::Keys, DIALOG) };

/// Returns what is printed on keys in the reader's language.
type Printed = fn() -> String;

/// The keys, and their meanings.
const KEYS: &[(Printed, Text)] = &[
    (|| "← ↑ → ↓".into(), Text::ChooseCell),
    (|| format!("{}, H8 …", text(Text::EnterKey)), Text::Place),
    (|| format!("{}+Z", text(Text::ControlKey)), Text::Undo),
    (|| format!("{}+Y", text(Text::ControlKey)), Text::Redo),
    (|| "H".into(), Text::Hint),
    (|| "N".into(), Text::NewGame),
    (|| format!("←, →, {}, {}", text(Text::HomeKey), text(Text::EndKey)), Text::Review),
    (|| format!("{shift}+↑, {shift}+↓", shift = text(Text::ShiftKey)), Text::OtherVariation),
    (|| text(Text::EscapeKey).into(), Text::EndReview),
    (|| "+, −".into(), Text::ZoomIn),
    (|| "?".into(), Text::Keys),
];

/// The list of keys.
#[component]
pub(crate) fn KeysDialog(page: Page) -> impl IntoView {
    let rows = KEYS.iter().map(|&(keys, name)| {
        view! {
            <tr>
                <th scope="row">
                    <kbd>{live_text(keys)}</kbd>
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
