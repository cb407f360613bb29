//! What the user can set, and the sheet for it.

use std::{fmt, str::FromStr};

use leptos::prelude::*;

use super::{
    choice::{Choice, Question},
    sheet::{SheetName, SheetTop},
    table::Table,
    text,
};

/// How long the computer waits before it answers: a person wants to see what happened first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pause {
    None,
    #[default]
    HalfASecond,
    ASecond,
}

impl Pause {
    /// All that are offered, from the shortest.
    pub const ALL: [Self; 3] = [Self::None, Self::HalfASecond, Self::ASecond];

    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::None => 0,
            Self::HalfASecond => 500,
            Self::ASecond => 1000,
        }
    }
}

/// As it is stored: in milliseconds.
impl fmt::Display for Pause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.milliseconds().fmt(f)
    }
}

impl FromStr for Pause {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|pause| pause.to_string() == text).ok_or(())
    }
}

const PAUSE: Question = Question {
    id: "pause",
    legend: |_, _| text::THE_COMPUTER_ANSWERS.to_owned(),
    answers: Pause::ALL.len(),
    name: |_, place| text::pause(Pause::ALL[place]).to_owned(),
    holds: |overview, place| overview.pause == Pause::ALL[place],
    choose: |table, place| table.set_pause(Pause::ALL[place]),
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
