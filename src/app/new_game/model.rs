//! The order of the boards, and the effect of *Start*.

use crate::{
    app::game::mode::Mode,
    session::{Draft, Intent, Preset},
    words::{self, Language},
};

/// The boards in the order in which *New game* shows them, unless the reader's language has another order.
const BOARDS: [Preset; Preset::ALL.len()] = [
    Preset::NoughtsAndCrosses,
    Preset::Gomoku,
    Preset::CubeOfFour,
    Preset::Endless,
    Preset::Renju,
    Preset::Caro,
    Preset::Four,
    Preset::Five,
    Preset::Gobang,
    Preset::Large,
    Preset::CubeOfThree,
    Preset::CaroWithoutEnd,
    Preset::Custom,
];

/// The number of boards that are shown without *More boards*.
pub const FIRST_BOARDS: usize = 4;

/// Returns the boards in the order in which *New game* shows them to readers of this language. Caro is what five in a row
/// is called in Vietnam; renju is played most in Japan, in Estonia and where Russian is read.
#[must_use]
pub fn boards(language: Language) -> [Preset; Preset::ALL.len()] {
    let mut boards = BOARDS;
    let (game, place) = match language {
        Language::Vietnamese => (Preset::Caro, 1),
        Language::Japanese | Language::Estonian | Language::Russian => (Preset::Renju, 2),
        _ => return boards,
    };
    if let Some(at) = boards.iter().position(|&board| board == game) {
        boards[place..=at].rotate_right(1);
    }
    boards
}

/// Whether all boards are shown, not only the first ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShowsAllBoards(pub bool);

/// The boards in the order in which the dialog shows them: that of the language in which it was opened first.
#[derive(Clone, Copy, Debug)]
pub struct BoardOrder(pub [Preset; Preset::ALL.len()]);

impl Default for BoardOrder {
    fn default() -> Self {
        Self(boards(words::spoken().language()))
    }
}

impl BoardOrder {
    /// Returns whether this board is shown only after *More boards* was pressed.
    #[must_use]
    pub fn is_among_more(self, preset: Preset) -> bool {
        !self.0[..FIRST_BOARDS].contains(&preset)
    }
}

/// Returns the intent of *Start* in this mode: it starts the game that was chosen, from the arranged position if there
/// is one. `None` if the numbers of the board are invalid.
#[must_use]
pub fn start(draft: &Draft, mode: &Mode) -> Option<Intent> {
    let setup = draft.valid_setup()?;
    Some(match mode.arranging() {
        Some(arranging) => Intent::PlayFrom { setup, arrangement: arranging.position.clone() },
        None => Intent::NewGame(setup),
    })
}

/// How long ago something was, rounded down to whole units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ago {
    /// Less than an hour; at least 1.
    Minutes(u64),
    /// Less than a day.
    Hours(u64),
    /// A day or more.
    Days(u64),
}

impl Ago {
    /// Returns how long ago it was this number of milliseconds ago.
    #[must_use]
    pub fn of(milliseconds: u64) -> Self {
        let minutes = milliseconds / 60_000;
        match (minutes / 60, minutes / (60 * 24)) {
            (0, _) => Self::Minutes(minutes.max(1)),
            (hours, 0) => Self::Hours(hours),
            (_, days) => Self::Days(days),
        }
    }

    /// Returns the number, and the name of its unit in `Intl.RelativeTimeFormat`.
    #[must_use]
    pub const fn in_units(self) -> (u64, &'static str) {
        match self {
            Self::Minutes(minutes) => (minutes, "minute"),
            Self::Hours(hours) => (hours, "hour"),
            Self::Days(days) => (days, "day"),
        }
    }
}
