//! What the user can set, and the sheet for it.

use leptos::prelude::*;

use super::{
    choice::{Choice, Question},
    sheet::{SheetName, SheetTop},
    table::Table,
    text,
};

/// The pause before anything else is set: a person wants to see what happened before it is answered.
/// In milliseconds.
pub(super) const DEFAULT_PAUSE: u32 = 500;

/// The pauses that are offered, in milliseconds.
const PAUSES: [u32; 3] = [0, 500, 1000];

const PAUSE: Question = Question {
    id: "pause",
    legend: |_, _| text::THE_COMPUTER_ANSWERS.to_owned(),
    answers: PAUSES.len(),
    name: |_, place| text::pause(PAUSES[place]).to_owned(),
    holds: |overview, place| overview.pause == PAUSES[place],
    choose: |table, place| table.set_pause(PAUSES[place]),
    ..Question::PLAIN
};

#[component]
pub(super) fn SettingsSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    view! {
        <dialog id=SheetName::Settings.id() class="sheet" aria-label=text::SETTINGS>
            <SheetTop table sheet=SheetName::Settings />
            <Choice table question=PAUSE />
        </dialog>
    }
}
