use leptos::{ev, prelude::*};

use super::{
    event,
    press::{Button, ExtraPress, Push, Sign, Step},
    shown::following,
    table::{Overview, Table},
};

/// A walk through numbered places, by buttons and a slider.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    /// The id of the slider in the page.
    pub id: &'static str,
    /// What is counted.
    pub name: &'static str,
    /// The names of the buttons: to the beginning, one back, one on, to the end.
    pub steps: [&'static str; 4],
    /// What a button does.
    pub press: fn(Step) -> ExtraPress,
    /// The last place; the first is 0.
    pub last: fn(&Overview) -> usize,
    /// The place that is shown.
    pub at: fn(&Overview) -> usize,
    /// Goes to a place.
    pub go_to: fn(Table, usize),
}

const STEPS: [(Step, Sign); 4] = [
    (Step::First, Sign::First),
    (Step::Back, Sign::Back),
    (Step::On, Sign::On),
    (Step::Last, Sign::Last),
];

impl Step {
    /// Where it leads from here.
    pub const fn from(self, at: usize, last: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => at.saturating_sub(1),
            Self::On if at < last => at + 1,
            Self::On | Self::Last => last,
        }
    }
}

/// The buttons and the slider of a walk.
#[component]
pub(crate) fn Steps(
    /// Where they are.
    table: Table,
    /// What they walk through.
    walk: Walk,
) -> impl IntoView {
    let Walk { id, name, steps, press, last, at, go_to } = walk;
    let overview = table.overview;
    let number = move |of: fn(&Overview) -> usize| {
        following(move || overview.with(|overview| of(overview).to_string()))
    };
    let buttons: Vec<_> = STEPS
        .into_iter()
        .zip(steps)
        .map(|((step, sign), name)| {
            let push = Push { sign, class: "bare", ..Push::extra(name, press(step)) };
            view! { <Button table push /> }
        })
        .collect();
    let on_slide = move |event: ev::Event| {
        if let Some(at) = event::entered(&event).and_then(|at| at.parse().ok()) {
            go_to(table, at);
        }
    };
    view! {
        <div class="steps">
            {buttons}
            <input
                id=id
                type="range"
                aria-label=name
                min="0"
                max=number(last)
                prop:value=number(at)
                on:input:capture=on_slide
            />
        </div>
    }
}
