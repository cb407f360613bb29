use leptos::prelude::*;

use super::{
    games,
    press::{Button, ExtraPress, Press, Push},
    shown::{classes, shown},
    table::{MOST_GAMES, Overview, Table},
};
use crate::{
    platform::{storage::Trouble, worker::WorkerFault},
    words::{phrases, texts},
};

/// Something to be told beside the game, until it is dismissed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    Trouble(Trouble),
    ScoreReset,
    /// Something was asked of the thinker, and there is none.
    NoThinker,
    /// The extras are to do something, and could not be loaded.
    NoExtras,
    /// The screen holds another board now than the one that was made to fill it.
    Refit,
    BadLink,
    Joined,
    /// No more games by link can be begun.
    GamesFull,
    GamesRemoved,
}

impl Notice {
    pub const ALL: [Self; 11] = [
        Self::Trouble(Trouble::SetAside),
        Self::Trouble(Trouble::Full),
        Self::Trouble(Trouble::Blocked),
        Self::ScoreReset,
        Self::NoThinker,
        Self::NoExtras,
        Self::Refit,
        Self::BadLink,
        Self::Joined,
        Self::GamesFull,
        Self::GamesRemoved,
    ];

    /// What can be done about it, if anything can.
    const fn remedy(self) -> Option<(&'static str, Press)> {
        match self {
            Self::Trouble(_) | Self::BadLink | Self::Joined => None,
            Self::GamesFull => Some((texts().your_games, games::YOUR_GAMES.press)),
            Self::GamesRemoved => Some((texts().restore, Press::Extra(ExtraPress::RestoreGames))),
            Self::ScoreReset => Some((texts().restore_score, Press::RestoreScore)),
            Self::NoThinker => Some((texts().try_again, Press::Extra(ExtraPress::TryThinkerAgain))),
            Self::NoExtras => Some((texts().try_again, Press::LoadExtras)),
            Self::Refit => Some((texts().refit, Press::Extra(ExtraPress::Refit))),
        }
    }
}

/// The notices that are shown. Each trouble is told once, however often it comes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Notices {
    shown: Vec<Notice>,
    told: Vec<Trouble>,
}

impl Notices {
    pub fn show(&mut self, notice: Notice) {
        if let Notice::Trouble(trouble) = notice {
            if self.told.contains(&trouble) {
                return;
            }
            self.told.push(trouble);
        }
        if !self.shown.contains(&notice) {
            self.shown.push(notice);
        }
    }

    pub fn dismiss(&mut self, notice: Notice) {
        self.shown.retain(|other| *other != notice);
    }

    /// The value, where there is one; the trouble is shown.
    pub fn ok<T>(&mut self, result: Result<T, Trouble>) -> Option<T> {
        result.map_err(|trouble| self.show(Notice::Trouble(trouble))).ok()
    }

    fn are_shown(&self, place: usize) -> bool {
        self.shown.contains(&Notice::ALL[place])
    }
}

/// Why what was asked of the thinker is not found out, in words.
pub(crate) const fn why_no_thinker(overview: &Overview) -> &'static str {
    match overview.misses_thinker {
        Some(WorkerFault::Unreadable) => texts().analysis_unusable,
        Some(WorkerFault::Broken) | None => texts().analysis_missing,
    }
}

/// A notice, hidden until it is to be told.
#[component]
pub(crate) fn NoticeBox(
    /// Where it lies.
    table: Table,
    /// What is told.
    notice: Notice,
) -> impl IntoView {
    let place = Notice::ALL.iter().position(|it| *it == notice).unwrap_or_default();
    let class = shown(table.overview, place, |overview, place| {
        classes(&[("notice", true), ("hidden", !overview.notices.are_shown(place))])
    });
    let message = shown(table.overview, place, |overview, place| {
        let message = match Notice::ALL[place] {
            _ if !overview.notices.are_shown(place) => "",
            Notice::Trouble(Trouble::SetAside) => texts().set_aside,
            Notice::Trouble(Trouble::Full) => texts().storage_full,
            Notice::Trouble(Trouble::Blocked) => texts().storage_blocked,
            Notice::ScoreReset => texts().score_reset,
            Notice::NoThinker => why_no_thinker(overview),
            Notice::NoExtras => texts().part_missing,
            Notice::Refit => texts().could_be_refitted,
            Notice::BadLink => &overview.link_fault,
            Notice::Joined => texts().joined,
            Notice::GamesFull => &phrases().games_full(MOST_GAMES),
            Notice::GamesRemoved => &phrases().games_removed(overview.removed),
        };
        message.to_owned()
    });
    let remedy = notice.remedy().map(|(name, press)| {
        view! { <Button table push=Push::new(name, press) /> }
    });
    view! {
        <div class=class>
            <p role="alert">{message}</p>
            {remedy}
            <Button table push=Push::new(texts().dismiss, Press::Dismiss(notice)) />
        </div>
    }
}
