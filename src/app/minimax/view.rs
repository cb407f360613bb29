//! The dialog *How minimax thinks*: the calls as a picture and as text, step by step.

use crate::{
    app::{
        game::Page,
        minimax::{
            DIALOG, actions, calls,
            drawing::drawing,
            model::Minimax,
            picture::{self, Picture},
        },
        strength::no_analysis::NoAnalysis,
        ui::{
            choice::{Choice, Question},
            dialog::DialogTop,
            event, language_changes,
            live::{LiveText, classes, live, live_text, translated},
            steps::{Step, StepButtons, StepSlider, Walk},
        },
    },
    session::Thought,
    words::{Text, phrases, text},
};

use leptos::{ev, prelude::*};

/// The id of the element in which the picture scrolls.
const SCROLLER: &str = "calls";

/// Asks for the position: the one on the board or the example.
const SUBJECT: Question = Question {
    id: "subject",
    legend: |_, _| text(Text::Position).to_owned(),
    answers: 2,
    name: |_, place| [text(Text::OnTheBoard), text(Text::Example)][place].to_owned(),
    is_chosen: |ui, place| ui.of::<Minimax>().read().is_example == (place == 1),
    choose: |page, place| {
        actions::think_about(page, |minimax| minimax.is_example = place == 1);
    },
    class: |ui, _| {
        classes(&[("choice", true), ("hidden", !ui.of::<Minimax>().read().can_be_about_game)])
    },
    ..Question::PLAIN
};

/// Asks whether to show alpha-beta.
const ALPHA_BETA: Question = Question {
    id: "alpha-beta",
    legend: |_, _| text(Text::AlphaBeta).to_owned(),
    answers: 2,
    name: |_, place| [text(Text::Off), text(Text::On)][place].to_owned(),
    is_chosen: |ui, place| ui.of::<Minimax>().read().alpha_beta == (place == 1),
    choose: |page, place| {
        actions::think_about(page, |minimax| minimax.alpha_beta = place == 1);
    },
    ..Question::PLAIN
};

/// The steps of the calls.
const WALK: Walk = Walk {
    id: "step",
    name: Text::Step,
    steps: [
        (Text::ToFirstStep, |page| actions::go_to_step(page, Step::First)),
        (Text::OneStepBack, |page| actions::go_to_step(page, Step::Back)),
        (Text::OneStepOn, |page| actions::go_to_step(page, Step::On)),
        (Text::ToAnswer, |page| actions::go_to_step(page, Step::Last)),
    ],
    last: |ui| ui.of::<Minimax>().read().thought.as_ref().map_or(0, Thought::last),
    at: |ui| ui.of::<Minimax>().read().thought.as_ref().map_or(0, Thought::at),
    value_text: |ui| (WALK.at)(ui).to_string(),
    go_to: |page, at| actions::change_step(page, |thought| thought.go_to(at)),
};

/// The dialog with the calls of minimax.
#[component]
pub(crate) fn MinimaxDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    let of_thought = |text: fn(&Thought) -> String| -> LiveText {
        live_text(move || ui.of::<Minimax>().read().thought.as_ref().map_or_else(String::new, text))
    };
    Effect::new(move || {
        ui.of::<Minimax>().track();
        page.after_render(scroll_to_call);
    });
    let drawing = move || {
        ui.of::<Minimax>().read().thought.as_ref().map(|thought| drawing(Picture::new(thought)))
    };
    let list = move || {
        language_changes::track();
        ui.of::<Minimax>().read().thought.as_ref().map(calls::list)
    };
    let on_click = move |event: ev::MouseEvent| {
        if let Some(step) = event::attribute(&event, "data-step") {
            actions::change_step(page, |thought| thought.go_to(step));
        }
    };
    view! {
        <dialog id=DIALOG.id class="dialog wide tall" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <NoAnalysis page />
            <p class="quiet">{of_thought(phrases::minimax_scheme)}</p>
            <div
                id=SCROLLER
                class="calls"
                role="group"
                tabindex="0"
                aria-label=translated(Text::Calls)
                on:click:capture=on_click
            >
                {drawing}
            </div>
            <p class="step" aria-live="polite">
                {of_thought(phrases::minimax_step)}
            </p>
            <div class="steps">
                <StepButtons page walk=WALK between=&[] />
                <StepSlider page walk=WALK />
            </div>
            <div class="questions">
                {[SUBJECT, ALPHA_BETA].map(|question| view! { <Choice page question /> })}
            </div>
            <p class="quiet">
                {live(ui, 0, |ui, _| {
                    let minimax = ui.of::<Minimax>().read();
                    let rules = ui.game.read().setup.rules;
                    let waits_for_moves = Thought::can_be_on(rules) && !minimax.can_be_about_game;
                    let few = waits_for_moves.then(|| text(Text::OnlyFewFreeCells).to_owned());
                    let counts = minimax.thought.as_ref().map(|it| phrases::looked_at(it.counts()));
                    let from_empty = minimax.from_empty.map(phrases::looked_at_from_empty);
                    phrases::known_sentences([counts, from_empty, few])
                })}
            </p>
            <details>
                <summary>{translated(Text::CallsAsText)}</summary>
                {list}
            </details>
        </dialog>
    }
}

/// Scrolls the call of the current step to the middle.
fn scroll_to_call(page: Page) {
    let middle =
        page.ui.of::<Minimax>().with_untracked(|it| it.thought.as_ref().map_or(0, picture::middle));
    if let Some(scroller) = document().get_element_by_id(SCROLLER) {
        let at = scroller.scroll_width() * middle / 1000;
        scroller.set_scroll_left(at - scroller.client_width() / 2);
    }
}
