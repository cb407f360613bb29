//! What the user can set, and the sheet for it.

use std::{fmt, str::FromStr, time::Duration};

use leptos::prelude::*;

use super::{
    choice::{Choice, Question},
    sheet::{SheetName, SheetTop},
    table::Table,
    text,
};
use crate::platform::screen;

/// Something with a few values, of which one is chosen.
pub(crate) trait Chosen: Copy + PartialEq + 'static {
    /// All of them, as they are offered.
    const ALL: &'static [Self];

    /// The name that is stored.
    fn id(self) -> &'static str;
}

/// As it is stored.
pub(crate) struct Stored<T>(pub T);

impl<T: Chosen> fmt::Display for Stored<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.id())
    }
}

impl<T: Chosen> FromStr for Stored<T> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        T::ALL.iter().find(|value| value.id() == text).map(|&value| Self(value)).ok_or(())
    }
}

/// How the page looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Theme {
    /// *Paper* where the system is light, else *Midnight*.
    #[default]
    System,
    Midnight,
    Paper,
    Wood,
}

impl Chosen for Theme {
    const ALL: &'static [Self] = &[Self::System, Self::Midnight, Self::Paper, Self::Wood];

    fn id(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Midnight => "midnight",
            Self::Paper => "paper",
            Self::Wood => "wood",
        }
    }
}

impl Theme {
    /// Has the page look so. `early.js` does the same before the first paint.
    pub fn apply(self) {
        let theme = match self {
            Self::System if screen::is_light() => Self::Paper,
            Self::System => Self::Midnight,
            chosen => chosen,
        };
        // It fails for names that are none.
        let root = document().document_element();
        let _ = root.map(|root| root.set_attribute("data-theme", theme.id()));
    }
}

/// How long the computer waits before it answers: a person wants to see what happened first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pause {
    None,
    #[default]
    HalfASecond,
    ASecond,
}

impl Pause {
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::None => 0,
            Self::HalfASecond => 500,
            Self::ASecond => 1000,
        }
    }
}

impl Chosen for Pause {
    const ALL: &'static [Self] = &[Self::None, Self::HalfASecond, Self::ASecond];

    fn id(self) -> &'static str {
        match self {
            Self::None => "0",
            Self::HalfASecond => "500",
            Self::ASecond => "1000",
        }
    }
}

/// How long the highest level may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Time {
    #[default]
    ASecond,
    FiveSeconds,
    HalfAMinute,
}

impl Time {
    pub const fn duration(self) -> Duration {
        Duration::from_secs(match self {
            Self::ASecond => 1,
            Self::FiveSeconds => 5,
            Self::HalfAMinute => 30,
        })
    }
}

impl Chosen for Time {
    const ALL: &'static [Self] = &[Self::ASecond, Self::FiveSeconds, Self::HalfAMinute];

    fn id(self) -> &'static str {
        match self {
            Self::ASecond => "1000",
            Self::FiveSeconds => "5000",
            Self::HalfAMinute => "30000",
        }
    }
}

/// How a move is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Commit {
    /// By the press on a cell.
    #[default]
    AtOnce,
    /// By *Place*; until then the mark can be moved or taken back.
    PlaceFirst,
}

impl Chosen for Commit {
    const ALL: &'static [Self] = &[Self::AtOnce, Self::PlaceFirst];

    fn id(self) -> &'static str {
        match self {
            Self::AtOnce => "at-once",
            Self::PlaceFirst => "place-first",
        }
    }
}

/// Whether something is shown that not everybody wants to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Display {
    #[default]
    Hidden,
    Shown,
}

impl Chosen for Display {
    const ALL: &'static [Self] = &[Self::Hidden, Self::Shown];

    fn id(self) -> &'static str {
        match self {
            Self::Hidden => "hidden",
            Self::Shown => "shown",
        }
    }
}

/// All that the user can set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    pub theme: Theme,
    pub pause: Pause,
    pub time: Time,
    pub commit: Commit,
    /// What a move on each free cell leads to, where that is known.
    pub values: Display,
    /// The number of the move that put each mark there.
    pub numbers: Display,
}

const THEME: Question = Question {
    id: "theme",
    legend: |_, _| text::LOOK.to_owned(),
    answers: Theme::ALL.len(),
    name: |_, place| text::theme(Theme::ALL[place]).to_owned(),
    holds: |overview, place| overview.settings.theme == Theme::ALL[place],
    choose: |table, place| table.set_theme(Theme::ALL[place]),
    ..Question::PLAIN
};

const PAUSE: Question = Question {
    id: "pause",
    legend: |_, _| text::THE_COMPUTER_ANSWERS.to_owned(),
    answers: Pause::ALL.len(),
    name: |_, place| text::pause(Pause::ALL[place]).to_owned(),
    holds: |overview, place| overview.settings.pause == Pause::ALL[place],
    choose: |table, place| table.set_pause(Pause::ALL[place]),
    ..Question::PLAIN
};

const TIME: Question = Question {
    id: "time",
    legend: |_, _| text::LEVEL_SIX_THINKS.to_owned(),
    answers: Time::ALL.len(),
    name: |_, place| text::time(Time::ALL[place]).to_owned(),
    holds: |overview, place| overview.settings.time == Time::ALL[place],
    choose: |table, place| table.set_time(Time::ALL[place]),
    ..Question::PLAIN
};

const COMMIT: Question = Question {
    id: "commit",
    legend: |_, _| text::A_MOVE_IS_MADE.to_owned(),
    answers: Commit::ALL.len(),
    name: |_, place| text::commit(Commit::ALL[place]).to_owned(),
    holds: |overview, place| overview.settings.commit == Commit::ALL[place],
    choose: |table, place| table.set_commit(Commit::ALL[place]),
    ..Question::PLAIN
};

const VALUES: Question = Question {
    id: "values",
    legend: |_, _| text::FREE_CELLS_SHOW.to_owned(),
    answers: Display::ALL.len(),
    name: |_, place| text::values(Display::ALL[place]).to_owned(),
    holds: |overview, place| overview.settings.values == Display::ALL[place],
    choose: |table, place| table.set_values(Display::ALL[place]),
    ..Question::PLAIN
};

const NUMBERS: Question = Question {
    id: "numbers",
    legend: |_, _| text::MARKS_SHOW.to_owned(),
    answers: Display::ALL.len(),
    name: |_, place| text::numbers(Display::ALL[place]).to_owned(),
    holds: |overview, place| overview.settings.numbers == Display::ALL[place],
    choose: |table, place| table.set_numbers(Display::ALL[place]),
    ..Question::PLAIN
};

#[component]
pub(crate) fn SettingsSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    view! {
        <dialog id=SheetName::Settings.id() class="sheet" aria-label=text::SETTINGS>
            <SheetTop table sheet=SheetName::Settings />
            {[THEME, PAUSE, TIME, COMMIT, VALUES, NUMBERS]
                .map(|question| view! { <Choice table question /> })}
        </dialog>
    }
}
