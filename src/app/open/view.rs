//! The dialog *Open a game*.

use crate::{
    app::{
        game::Page,
        library::{self, model::MOST_LISTED},
        open::{
            DIALOG, actions,
            model::{OpenedFiles, Reading},
        },
        ui::{
            button::{Button, ButtonSpec},
            dialog::DialogTop,
            file_field::FileField,
            language_changes,
            live::{classes, live_text, translated},
            long_work::LongWorkBox,
        },
    },
    words::{Text, phrases, text},
};

use leptos::{ev, prelude::*};
use std::sync::Arc;
use web_sys::{HtmlTextAreaElement, wasm_bindgen::JsCast};

/// The id of the field for a pasted text.
const PASTED: &str = "pasted";

/// Adds the files with games to the library.
const ADD_TO_LIBRARY: ButtonSpec = ButtonSpec::new(Text::AddToLibrary, actions::add_to_library);

const OPEN_ANYWAY: ButtonSpec = ButtonSpec {
    is_shown: |ui| !ui.of::<OpenedFiles>().read().of_other_games.is_empty(),
    ..ButtonSpec::new(Text::OpenAnyway, actions::open_anyway)
};

/// The dialog that opens links, moves, and files.
#[component]
pub(crate) fn OpenDialog(page: Page) -> impl IntoView {
    let open = move || {
        if let Some(field) = pasted_field() {
            actions::open_pasted(page, field.value());
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
            <form class="entry" on:submit:capture=on_submit>
                <label>
                    <span>{translated(Text::LinkMovesOrText)}</span>
                    <textarea
                        id=PASTED
                        rows="2"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        placeholder=translated(Text::PasteHere)
                        on:keydown:capture=on_key
                    ></textarea>
                </label>
                <button type="submit">{translated(Text::Open)}</button>
            </form>
            <div class="steps">
                <FileField
                    name=Text::ChooseFiles
                    takes_several=true
                    on_change=move |event| actions::open_chosen(page, &event)
                />
            </div>
            <p class="quiet">{translated(Text::AboutFiles)}</p>
            <ReadingBox page />
            <p role="status">{live_text(move || failures(page))}</p>
            <Button page spec=OPEN_ANYWAY />
            <GamesInFiles page />
            <Button page spec=library::BUTTON />
        </dialog>
    }
}

/// How many games were read so far, and the button that stops reading, while that takes long.
#[component]
pub(crate) fn ReadingBox(page: Page) -> impl IntoView {
    let reading = page.ui.of::<Reading>();
    let words = Memo::new(move |_| {
        language_changes::track();
        reading.read().0.done().map_or_else(String::new, phrases::reading)
    });
    view! { <LongWorkBox page words stop=actions::stop_reading /> }
}

/// The games in the files, if there are several.
#[component]
fn GamesInFiles(page: Page) -> impl IntoView {
    let opened = page.ui.of::<OpenedFiles>();
    let games = move || {
        let opened = opened.read();
        opened.games.iter().take(MOST_LISTED).cloned().enumerate().collect::<Vec<_>>()
    };
    let count = move || phrases::found_games(opened.read().games.len(), MOST_LISTED);
    let class = move || classes(&[("hidden", opened.read().games.is_empty())]);
    view! {
        <div class=live_text(class)>
            <h3>{translated(Text::GamesInFiles)}</h3>
            <p class="quiet">{live_text(count)}</p>
            <Button page spec=ADD_TO_LIBRARY />
            <ol class="files">
                <For each=games key=|(_, game)| Arc::as_ptr(game) as usize children=move |(place, game)| {
                    let name = {
                        let game = Arc::clone(&game);
                        live_text(move || phrases::record_in_list(&game, place + 1))
                    };
                    let show = move |_| actions::show(page, Arc::clone(&game));
                    view! { <li><button type="button" on:click=show>{name}</button></li> }
                } />
            </ol>
        </div>
    }
}

/// Says which files cannot be opened, and why.
fn failures(page: Page) -> String {
    let opened = page.ui.of::<OpenedFiles>().read();
    let failures = opened.failures.iter();
    let said = failures.map(|(name, error)| {
        let name = if name.is_empty() { text(Text::TheText) } else { name };
        Some(phrases::file_failed(name, *error))
    });
    phrases::known_sentences(said)
}

/// Returns the field for a pasted text.
fn pasted_field() -> Option<HtmlTextAreaElement> {
    document().get_element_by_id(PASTED)?.dyn_into().ok()
}
