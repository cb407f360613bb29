//! How minimax thinks: its calls as a picture and as text, to be stepped through.

use leptos::{ev, prelude::*};

use super::{
    choice::{Choice, Question},
    event,
    press::ExtraPress,
    sheet::{NoThinker, SheetName, SheetTop},
    shown::{classes, shown},
    steps::{Steps, Walk},
    table::Table,
    text,
};
use crate::protocol::View;

/// The id in the page of what the picture scrolls in.
const SCROLLER: &str = "calls";

const SUBJECT: Question = Question {
    id: "subject",
    legend: |_, _| text::THINKS_ABOUT.to_owned(),
    answers: text::SUBJECTS.len(),
    name: |_, place| text::SUBJECTS[place].to_owned(),
    holds: |overview, place| overview.view.example == (place == 1),
    choose: |table, place| {
        table.view_thought(|_, view| *view = View { example: place == 1, at: 0, ..*view });
    },
    class: |overview, _| classes(&[("choice", true), ("hidden", !overview.can_be_thought_about)]),
    ..Question::PLAIN
};

const ALPHA_BETA: Question = Question {
    id: "alpha-beta",
    legend: |_, _| text::ALPHA_BETA.to_owned(),
    answers: text::OFF_ON.len(),
    name: |_, place| text::OFF_ON[place].to_owned(),
    holds: |overview, place| overview.view.alpha_beta == (place == 1),
    choose: |table, place| {
        table.view_thought(|_, view| *view = View { alpha_beta: place == 1, at: 0, ..*view });
    },
    ..Question::PLAIN
};

const WALK: Walk = Walk {
    id: "step",
    name: text::STEP,
    steps: text::STEPS,
    press: ExtraPress::Think,
    last: |overview| overview.minimax.last,
    at: |overview| overview.view.at,
    go_to: |table, at| table.view_thought(|_, view| view.at = at),
};

#[component]
pub(crate) fn MinimaxSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let on_click = move |event: ev::MouseEvent| {
        if let Some(step) = event::said(&event, "data-step") {
            table.view_thought(|_, view| view.at = step);
        }
    };
    view! {
        <dialog id=SheetName::Minimax.id() class="sheet wide" aria-label=text::MINIMAX>
            <SheetTop table sheet=SheetName::Minimax />
            <NoThinker table />
            <p class="quiet">{shown(overview, 0, |overview, _| overview.minimax.scheme.clone())}</p>
            <div
                id=SCROLLER
                class="calls"
                role="group"
                tabindex="0"
                aria-label=text::CALLS
                on:click:capture=on_click
                inner_html=shown(overview, 0, |overview, _| overview.minimax.picture.clone())
            ></div>
            <p class="step" aria-live="polite">
                {shown(overview, 0, |overview, _| overview.minimax.step.clone())}
            </p>
            <Steps table walk=WALK />
            <div class="questions">
                {[SUBJECT, ALPHA_BETA].map(|question| view! { <Choice table question /> })}
            </div>
            <p class="quiet">
                {shown(overview, 0, |overview, _| {
                    let few = if overview.can_be_thought_about { "" } else { text::THINKS_ABOUT_FEW };
                    format!("{} {} {few}", overview.minimax.counts, overview.from_empty)
                })}
            </p>
            <details>
                <summary>{text::CALLS_AS_TEXT}</summary>
                <div inner_html=shown(overview, 0, |overview, _| overview.minimax.calls.clone())></div>
            </details>
        </dialog>
    }
}

/// Brings the call of this step into the middle.
pub(crate) fn scroll_to_call(table: Table) {
    let middle = table.overview.with_untracked(|overview| overview.minimax.middle);
    if let Some(scroller) = document().get_element_by_id(SCROLLER) {
        let at = scroller.scroll_width() * i32::from(middle) / 1000;
        scroller.set_scroll_left(at - scroller.client_width() / 2);
    }
}
