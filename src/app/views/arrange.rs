use leptos::prelude::*;

use super::{
    choice::{Choice, Question},
    press::{Button, ExtraPress, Push},
    shown::{classes, shown},
    table::{Overview, Table},
};
use crate::{
    session::Hand,
    words::{phrases, texts},
};

const HAND: Question = Question {
    id: "hand",
    legend: |_, _| texts().tap_puts.to_owned(),
    answers: Hand::ALL.len(),
    name: |overview, place| {
        overview.arranging.as_ref().map_or_else(String::new, |arranging| {
            phrases().hand(&arranging.position, Hand::ALL[place], overview.setup.pieces).to_owned()
        })
    },
    holds: |overview, place| {
        let hand = overview.arranging.as_ref().map(|arranging| arranging.position.hand);
        hand == Some(Hand::ALL[place])
    },
    choose: |table, place| {
        table.change_arranging(|arranging| {
            arranging.position.hand = Hand::ALL[place];
            arranging.lifted = None;
        });
    },
    ..Question::PLAIN
};

const BELOW: [Push; 3] = [
    Push::extra(texts().clear, ExtraPress::ClearBoard),
    Push::extra(texts().back, ExtraPress::EndArranging),
    Push {
        is_live: Overview::is_playable,
        ..Push::extra(texts().play_from_here, ExtraPress::PlayFromHere)
    },
];

/// The controls for arranging a position, in place of the buttons for playing.
#[component]
pub(crate) fn ArrangePanel(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let class = |overview: &Overview, _| {
        classes(&[("arrange", true), ("hidden", overview.arranging().is_none())])
    };
    view! {
        <section class=shown(table.overview, 0, class) aria-label=texts().arrange>
            <Choice table question=HAND />
            <div class="steps">{BELOW.map(|push| view! { <Button table push /> })}</div>
        </section>
    }
}
