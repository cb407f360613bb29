use leptos::prelude::*;

use super::{
    shown::{Shown, classes, following, shown},
    table::{Overview, Table},
};

/// A question with one answer. Answers go by their place in the list.
#[derive(Clone, Copy)]
pub(crate) struct Question {
    /// What keeps this group of radio buttons apart from others.
    pub id: &'static str,
    /// The words of the question.
    pub legend: fn(&Overview, usize) -> String,
    /// How many answers there are.
    pub answers: usize,
    /// Whether this answer can be given.
    pub offers: fn(&Overview, usize) -> bool,
    /// What an answer is called.
    pub name: fn(&Overview, usize) -> String,
    /// A few words about an answer, or nothing.
    pub note: fn(&Overview, usize) -> String,
    /// Whether this answer holds.
    pub holds: fn(&Overview, usize) -> bool,
    /// Gives another answer.
    pub choose: fn(Table, usize),
    /// `hidden` while the question does not arise.
    pub class: fn(&Overview, usize) -> String,
}

impl Question {
    /// A question that always arises, before its answers are known.
    pub const PLAIN: Self = Self {
        id: "",
        legend: |_, _| String::new(),
        answers: 0,
        offers: |_, _| true,
        name: |_, _| String::new(),
        note: |_, _| String::new(),
        holds: |_, _| false,
        choose: |_, _| {},
        class: |_, _| "choice".to_owned(),
    };
}

/// A question as a group of radio buttons, drawn as pills.
#[component]
pub(crate) fn Choice(
    /// Where it is asked.
    table: Table,
    /// What is asked.
    question: Question,
) -> impl IntoView {
    let Question { id, legend, answers, offers, name, note, holds, choose, class } = question;
    let overview = table.overview;
    let answers: Vec<_> = (0..answers)
        .map(|place| {
            let name: Shown = shown(overview, place, name);
            // As a property, text is true unless it is empty.
            let checked: Shown = following(move || {
                let holds = overview.with(|overview| holds(overview, place));
                if holds { "checked" } else { "" }.to_owned()
            });
            let class: Shown = following(move || {
                classes(&[("option", true), ("hidden", !overview.with(|it| offers(it, place)))])
            });
            view! {
                <label class=class>
                    <input
                        type="radio"
                        name=id
                        prop:checked=checked
                        on:change:capture=move |_| choose(table, place)
                    />
                    <Pill name note=shown(overview, place, note) />
                </label>
            }
        })
        .collect();
    view! {
        <fieldset class=shown(overview, 0, class)>
            <legend>{shown(overview, 0, legend)}</legend>
            <div class="options">{answers}</div>
        </fieldset>
    }
}

/// How an answer is drawn.
#[component]
pub(crate) fn Pill(
    /// What it is called.
    name: Shown,
    /// A few words about it, or nothing.
    note: Shown,
) -> impl IntoView {
    view! {
        <span class="pill">
            <span>{name}</span>
            " "
            <span class="quiet">{note}</span>
        </span>
    }
}
