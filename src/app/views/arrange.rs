use leptos::prelude::*;

use super::{
    choice::{Choice, Question},
    press::{Button, ExtraPress, Push},
    shown::{classes, shown},
    table::{Overview, Table},
    text,
};
use crate::session::Hand;

const HAND: Question = Question {
    id: "hand",
    legend: |_, _| text::PUT.to_owned(),
    answers: Hand::ALL.len(),
    name: |overview, place| {
        overview.arranging.as_ref().map_or_else(String::new, |arranging| {
            text::hand(&arranging.position, Hand::ALL[place], overview.setup.pieces).to_owned()
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
    Push::extra(text::CLEAR, ExtraPress::ClearBoard),
    Push::extra(text::END_ARRANGING, ExtraPress::EndArranging),
    Push {
        is_live: Overview::is_playable,
        ..Push::extra(text::PLAY_FROM_HERE, ExtraPress::PlayFromHere)
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
        <section class=shown(table.overview, 0, class) aria-label=text::ARRANGE>
            <Choice table question=HAND />
            <div class="steps">{BELOW.map(|push| view! { <Button table push /> })}</div>
        </section>
    }
}
