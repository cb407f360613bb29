//! The dialog *Names*.

use crate::{
    app::{
        game::{Page, dialogs::close},
        names::{DIALOG, actions, display, model},
        ui::{
            button::{Button, ButtonSpec},
            dialog::DialogTop,
            event, icon,
            live::{live, translated},
        },
    },
    session::{Players, Seat},
    words::Text,
};

use leptos::{ev, prelude::*};

/// The button on the card of each of two people at this device. It opens this dialog.
pub(crate) const ON_CARD: ButtonSpec = ButtonSpec {
    icon: icon::PENCIL,
    class: "bare on-card rename",
    is_shown: |ui| {
        let game = ui.game.read();
        game.setup.players == Players::Friends && game.mode.is_playing()
    },
    ..ButtonSpec::open(Text::Names, DIALOG)
};

/// The button that swaps the names.
const SWAP: ButtonSpec =
    ButtonSpec { class: "aside", ..ButtonSpec::new(Text::SwapNames, actions::swap) };

/// A field for each name, and the button that swaps them.
#[component]
pub(crate) fn NamesDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    let fields = [(Seat::One, Text::PlayerOne), (Seat::Two, Text::PlayerTwo)].map(|(seat, label)| {
        let on_input = move |event: ev::Event| {
            if let Some(typed) = event::input_value(&event) {
                actions::rename(page, seat, &typed);
            }
        };
        view! {
            <label class="entry">
                <span>{translated(label)}</span>
                <input
                    autocomplete="off"
                    maxlength=model::LONGEST.to_string()
                    prop:value=live(ui, seat as usize, |_, place| display::names()[place].cloned().unwrap_or_default())
                    on:input:capture=on_input
                />
            </label>
        }
    });
    let done = move |event: ev::KeyboardEvent| {
        // Enter also accepts a word that an input method composes.
        if event.key() == "Enter" && !event.is_composing() {
            close(DIALOG);
        }
    };
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div on:keydown:capture=done>{fields}</div>
            <p class="quiet">{translated(Text::EmptyName)}</p>
            <Button page spec=SWAP />
        </dialog>
    }
}
