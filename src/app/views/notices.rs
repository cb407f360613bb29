use leptos::prelude::*;

use super::{
    button::{Action, Button, ButtonSpec, LazyAction},
    controller::{Controller, MOST_GAMES, UiState},
    games,
    shown::{classes, shown},
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
    NoAnalysis,
    /// The extras are to do something, and could not be loaded.
    NoLazyChunk,
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
        Self::NoAnalysis,
        Self::NoLazyChunk,
        Self::Refit,
        Self::BadLink,
        Self::Joined,
        Self::GamesFull,
        Self::GamesRemoved,
    ];

    /// What can be done about it, if anything can.
    const fn remedy(self) -> Option<(&'static str, Action)> {
        match self {
            Self::Trouble(_) | Self::BadLink | Self::Joined => None,
            Self::GamesFull => Some((texts().your_games, games::YOUR_GAMES.action)),
            Self::GamesRemoved => Some((texts().restore, Action::Lazy(LazyAction::RestoreGames))),
            Self::ScoreReset => Some((texts().restore_score, Action::RestoreScore)),
            Self::NoAnalysis => {
                Some((texts().try_again, Action::Lazy(LazyAction::TryAnalysisAgain)))
            }
            Self::NoLazyChunk => Some((texts().try_again, Action::LoadLazyChunk)),
            Self::Refit => Some((texts().refit, Action::Lazy(LazyAction::Refit))),
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
pub(crate) const fn why_no_thinker(ui: &UiState) -> &'static str {
    match ui.analysis_fault {
        Some(WorkerFault::Unreadable) => texts().analysis_unusable,
        Some(WorkerFault::Broken) | None => texts().analysis_missing,
    }
}

/// A notice, hidden until it is to be told.
#[component]
pub(crate) fn NoticeBox(
    /// Where it lies.
    controller: Controller,
    /// What is told.
    notice: Notice,
) -> impl IntoView {
    let place = Notice::ALL.iter().position(|it| *it == notice).unwrap_or_default();
    let class = shown(controller.ui, place, |ui, place| {
        classes(&[("notice", true), ("hidden", !ui.notices.are_shown(place))])
    });
    let message = shown(controller.ui, place, |ui, place| {
        let message = match Notice::ALL[place] {
            _ if !ui.notices.are_shown(place) => "",
            Notice::Trouble(Trouble::SetAside) => texts().set_aside,
            Notice::Trouble(Trouble::Full) => texts().storage_full,
            Notice::Trouble(Trouble::Blocked) => texts().storage_blocked,
            Notice::ScoreReset => texts().score_reset,
            Notice::NoAnalysis => why_no_thinker(ui),
            Notice::NoLazyChunk => texts().part_missing,
            Notice::Refit => texts().could_be_refitted,
            Notice::BadLink => &ui.link_fault,
            Notice::Joined => texts().joined,
            Notice::GamesFull => &phrases().games_full(MOST_GAMES),
            Notice::GamesRemoved => &phrases().games_removed(ui.removed),
        };
        message.to_owned()
    });
    let remedy = notice.remedy().map(|(name, action)| {
        view! { <Button controller spec=ButtonSpec::new(name, action) /> }
    });
    view! {
        <div class=class>
            <p role="alert">{message}</p>
            {remedy}
            <Button controller spec=ButtonSpec::new(texts().dismiss, Action::Dismiss(notice)) />
        </div>
    }
}
