use std::fmt::Write;

use leptos::{ev, prelude::*};
use web_sys::wasm_bindgen::JsCast;

use super::{
    press::{Button, Press, Push},
    shown::{Shown, classes, following, shown},
    steps::{Steps, Walk},
    table::{Overview, Table},
    text,
};
use crate::session::Replay;

const CURRENT: &str = "aria-current";

/// The id of the slider in the page.
const SLIDER: &str = "at";

const WALK: Walk = Walk {
    id: SLIDER,
    name: text::MOVE,
    steps: text::MOVE_STEPS,
    press: Press::GoTo,
    last: |overview| overview.replay.as_ref().map_or(0, |replay| replay.moves().len()),
    at: |overview| overview.replay.as_ref().map_or(0, Replay::at),
    go_to: Table::go_to,
};

const BELOW: [Push; 2] = [
    Push { is_live: |overview| !overview.is_over(), ..Push::new(text::PLAY_ON, Press::PlayOn) },
    Push::new(text::END_REVIEW, Press::EndReview),
];

/// The controls for a game that is looked at again, in place of the buttons for playing.
#[component]
pub(super) fn ReviewPanel(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let on_list = move |event: ev::MouseEvent| {
        if let Some(at) = ply_of(&event) {
            table.go_to(at);
        }
    };
    Effect::new(move |was_open: Option<bool>| {
        let at = overview.with(|overview| overview.replay.as_ref().map(Replay::at));
        if let Some(at) = at {
            mark_current(at);
            if was_open != Some(true) {
                focus_slider();
            }
        }
        at.is_some()
    });
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
            <ol
                class="moves"
                aria-label=text::MOVES
                on:click:capture=on_list
                inner_html=of_replay(moves)
            ></ol>
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

/// The list of moves, as markup: one handler serves it, however long it is.
fn moves(overview: &Overview, replay: &Replay) -> String {
    let mut list = String::new();
    for (ply, (cell, judged)) in replay.moves().iter().zip(&replay.review().moves).enumerate() {
        let mark = overview.piece_of(replay.shown().seat_of_ply(ply));
        let (sign, words) = text::verdict(judged.verdict);
        // A string takes everything.
        let _ = write!(
            list,
            "<li><button type=\"button\" data-ply=\"{}\">{mark} {cell} \
             <span aria-hidden=\"true\">{sign}</span><span class=\"unseen\">{words}</span>\
             </button></li>",
            ply + 1
        );
    }
    list
}

/// Marks the move that is shown. Not in the markup, which would be laid anew and lose the focus.
fn mark_current(at: usize) {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let Some(before) = find("[data-ply][aria-current]") {
        // It fails for names that are none.
        let _ = before.remove_attribute(CURRENT);
    }
    if let Some(now) = find(&format!("[data-ply='{at}']")) {
        let _ = now.set_attribute(CURRENT, "step");
    }
}

/// The button that was pressed is gone with its row, so the keyboard is led on to here.
fn focus_slider() {
    let slider = document().get_element_by_id(SLIDER).and_then(|it| it.dyn_into().ok());
    super::board::focus_element(slider);
}

fn ply_of(event: &web_sys::Event) -> Option<usize> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-ply]").ok()??.get_attribute("data-ply")?.parse().ok()
}
