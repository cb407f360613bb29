//! The dialog *Learn*.

use crate::{
    app::{
        game::Page,
        learn::{DIALOG, actions, course::LESSONS, model},
        ui::{
            choice::Pill,
            dialog::DialogTop,
            live::{live_text, translated},
        },
    },
    session::lessons::LessonsProgress,
    words::Text,
};

use leptos::prelude::*;

/// The dialog with all lessons, and how far the person has come in each.
#[component]
pub(crate) fn LearnDialog(page: Page) -> impl IntoView {
    let lessons = (0..LESSONS.len()).map(|place| view! { <li><Entry page place /></li> });
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <p class="quiet">{translated(Text::LearnAbout)}</p>
            <ul class="lessons">{lessons.collect::<Vec<_>>()}</ul>
        </dialog>
    }
}

/// A lesson in the list.
#[component]
fn Entry(page: Page, place: usize) -> impl IntoView {
    let done = page.ui.of::<LessonsProgress>();
    let lesson = &LESSONS[place];
    let progress = move || model::progress(lesson, &done.read());
    view! {
        <button type="button" class="option" on:click:capture=move |_| actions::open(page, place)>
            <Pill name=translated(lesson.name) note=live_text(progress) picture=None />
        </button>
    }
}
