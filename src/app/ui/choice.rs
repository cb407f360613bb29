//! Questions with one answer, as groups of radio buttons.

use crate::app::{
    game::{Page, signals::UiState},
    ui::{
        live::{LiveText, classes, live, live_text},
        text_content::text_content,
    },
};
use leptos::prelude::*;

/// A question with one answer. Answers are identified by their index.
#[derive(Clone, Copy)]
pub(crate) struct Question {
    /// The name that distinguishes this group of radio buttons from others.
    pub id: &'static str,
    /// The words of the question.
    pub legend: fn(UiState, usize) -> String,
    /// The number of answers.
    pub answers: usize,
    /// Whether this answer is offered.
    pub is_offered: fn(UiState, usize) -> bool,
    /// Whether this answer can be chosen now. If not, it is still shown.
    pub is_enabled: fn(UiState, usize) -> bool,
    /// The name of an answer.
    pub name: fn(UiState, usize) -> String,
    /// A short note about an answer, or an empty text.
    pub note: fn(UiState, usize) -> String,
    /// The picture of an answer, if any.
    pub picture: fn(UiState, usize) -> Option<Picture>,
    /// Whether this answer is chosen.
    pub is_chosen: fn(UiState, usize) -> bool,
    /// Chooses an answer.
    pub choose: fn(Page, usize),
    /// The classes; `hidden` while the question does not arise.
    pub class: fn(UiState, usize) -> String,
}

impl Question {
    /// A question that is always shown, without answers.
    pub const PLAIN: Self = Self {
        id: "",
        legend: |_, _| String::new(),
        answers: 0,
        is_offered: |_, _| true,
        is_enabled: |_, _| true,
        name: |_, _| String::new(),
        note: |_, _| String::new(),
        picture: |_, _| None,
        is_chosen: |_, _| false,
        choose: |_, _| {},
        class: |_, _| "choice".to_owned(),
    };
}

/// A small drawing beside an answer, as path data.
#[derive(Default)]
pub(crate) struct Picture {
    /// Its class.
    pub class: &'static str,
    /// The lines below the marks.
    pub lines: String,
    /// The marks of the first side.
    pub first: String,
    /// The marks of the second side.
    pub second: String,
}

/// A question as a group of radio buttons, drawn as pills.
#[component]
pub(crate) fn Choice(
    page: Page,
    /// The question.
    question: Question,
    /// What follows the answers.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let Question {
        id,
        legend,
        answers,
        is_offered,
        is_enabled,
        name,
        note,
        picture,
        is_chosen,
        choose,
        class,
    } = question;
    let ui = page.ui;
    let answers: Vec<_> = (0..answers)
        .map(|place| {
            let name: LiveText = live(ui, place, name);
            // As the values of properties, texts are true unless they are empty.
            let checked: LiveText =
                live_text(move || if is_chosen(ui, place) { "checked" } else { "" }.to_owned());
            let disabled: LiveText =
                live_text(move || if is_enabled(ui, place) { "" } else { "disabled" }.to_owned());
            let class: LiveText =
                live_text(move || classes(&[("option", true), ("hidden", !is_offered(ui, place))]));
            view! {
                <label class=class>
                    <input
                        type="radio"
                        name=id
                        prop:checked=checked
                        prop:disabled=disabled
                        on:change:capture=move |_| choose(page, place)
                    />
                    <Pill name note=live(ui, place, note) picture=picture(ui, place) />
                </label>
            }
        })
        .collect();
    view! {
        <fieldset class=live(ui, 0, class)>
            <legend prop:textContent=text_content(live(ui, 0, legend))></legend>
            <div class="options">{answers} {children.map(|children| children())}</div>
        </fieldset>
    }
}

/// The visible part of an answer.
#[component]
pub(crate) fn Pill(
    /// The name of the answer.
    name: LiveText,
    /// A short note about it, or an empty text.
    note: LiveText,
    /// Its picture, if any.
    #[prop(default = None)]
    picture: Option<Picture>,
) -> impl IntoView {
    let picture = picture.map(|Picture { class, lines, first, second }| {
        view! {
            <svg class=class viewBox="0 0 48 48" aria-hidden="true">
                <path d=lines />
                <path class="first" d=first />
                <path class="second" d=second />
            </svg>
        }
    });
    view! {
        <span class="pill">
            {picture}
            <span prop:textContent=text_content(name)></span>
            " "
            <span class="quiet" prop:textContent=text_content(note)></span>
        </span>
    }
}
