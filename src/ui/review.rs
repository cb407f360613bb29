use leptos::prelude::*;
use web_sys::wasm_bindgen::JsCast;

use super::{
    press::{Button, ExtraPress, Push},
    shown::{Shown, classes, following, shown},
    steps::{Steps, Walk},
    table::{Overview, Table},
    text,
};
use crate::session::Replay;

/// The id of the slider in the page.
const SLIDER: &str = "at";

const WALK: Walk = Walk {
    id: SLIDER,
    name: text::MOVE,
    steps: text::MOVE_STEPS,
    press: ExtraPress::GoTo,
    last: |overview| overview.replay.as_ref().map_or(0, |replay| replay.moves().len()),
    at: |overview| overview.replay.as_ref().map_or(0, Replay::at),
    go_to: Table::go_to,
};

const BELOW: [Push; 2] = [
    Push {
        is_live: |overview| !overview.is_over(),
        ..Push::extra(text::PLAY_ON, ExtraPress::PlayOn)
    },
    Push::extra(text::END_REVIEW, ExtraPress::EndReview),
];

/// The controls for a game that is looked at again, in place of the buttons for playing.
#[component]
pub(super) fn ReviewPanel(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let of_replay = |text: fn(&Overview, &Replay) -> String| -> Shown {
        following(move || {
            overview.with(|overview| {
                overview.replay.as_ref().map_or_else(String::new, |replay| text(overview, replay))
            })
        })
    };
    view! {
        <section class=shown(overview, 0, class) aria-label=text::REVIEW>
            <p class="quiet">{of_replay(text::decisive)}</p>
            <Steps table walk=WALK />
            <div class="steps">
                {BELOW.map(|push| view! { <Button table push /> })}
            </div>
        </section>
    }
}

fn class(overview: &Overview, _: usize) -> String {
    classes(&[("review", true), ("hidden", overview.replay.is_none())])
}

/// The button that was pressed is gone with its row, so the keyboard is led on to here.
pub(super) fn focus_slider() {
    let slider = document().get_element_by_id(SLIDER).and_then(|it| it.dyn_into().ok());
    super::board::focus_element(slider);
}
