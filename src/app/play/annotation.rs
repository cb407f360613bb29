//! The annotation: the text below the headline.

use crate::app::{
    game::{Page, seldom, signals::UiState, study},
    names::display,
    play::model::annotation::{annotation, names_glowing_cell, unseen},
    ui::{
        live::{aria, classes, live, live_text},
        text_content::text_content,
    },
};

use leptos::prelude::*;

/// The text about a game besides its last move, below the headline: the verdict on a move, a hint, the selected cell, a
/// draw offer, or the marks of an arranged position.
#[component]
pub(crate) fn Annotation(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <p
            class=live(ui, 0, class)
            aria-hidden=live(ui, 0, |ui, _| aria(names_glowing_cell(&ui.game.read(), &ui.aids.read())))
            prop:textContent=text_content(live_text(move || words(page)))
        ></p>
        <p class="unseen" prop:textContent=text_content(live(ui, 0, |ui, _| unseen(&ui.game.read(), &ui.aids.read(), display::names())))></p>
    }
}

/// Returns the classes of the visible text.
fn class(ui: UiState, _: usize) -> String {
    classes(&[("quiet", true), ("hidden", !ui.has_annotation())])
}

/// Returns the visible text.
fn words(page: Page) -> String {
    let ui = page.ui;
    if !ui.has_annotation() {
        return String::new();
    }
    let game = &*ui.game.read();
    if game.mode.task().is_some() {
        return seldom::code(page).map(|seldom| (seldom.task_words)(ui)).unwrap_or_default();
    }
    if game.mode.review().is_some() {
        return study::code(page).and_then(|study| (study.annotation)(ui)).unwrap_or_default();
    }
    let confirm = ui.settings.read().play.confirm;
    annotation(game, &ui.controls.read(), &ui.aids.read(), display::names(), confirm)
}
