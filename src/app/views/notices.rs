use super::{
    button::{Button, ButtonSpec},
    games,
    no_analysis::why_no_analysis,
    shown::{classes, shown},
};
use crate::{
    app::{
        actions::{Action, Controller, LazyAction, MOST_GAMES},
        state::Notice,
    },
    platform::storage::Trouble,
    words::{phrases, texts},
};
use leptos::prelude::*;

/// What can be done about it, if anything can.
const fn remedy(notice: Notice) -> Option<(&'static str, Action)> {
    match notice {
        Notice::Trouble(_) | Notice::BadLink | Notice::Joined => None,
        Notice::GamesFull => Some((texts().your_games, games::YOUR_GAMES.action)),
        Notice::GamesRemoved => Some((texts().restore, Action::Lazy(LazyAction::RestoreGames))),
        Notice::ScoreReset => Some((texts().restore_score, Action::RestoreScore)),
        Notice::NoAnalysis => Some((texts().try_again, Action::Lazy(LazyAction::TryAnalysisAgain))),
        Notice::NoLazyChunk => Some((texts().try_again, Action::LoadLazyChunk)),
        Notice::Refit => Some((texts().refit, Action::Lazy(LazyAction::Refit))),
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
        classes(&[("notice", true), ("hidden", !ui.notices.is_shown(Notice::ALL[place]))])
    });
    let message = shown(controller.ui, place, |ui, place| {
        let message = match Notice::ALL[place] {
            _ if !ui.notices.is_shown(Notice::ALL[place]) => "",
            Notice::Trouble(Trouble::SetAside) => texts().set_aside,
            Notice::Trouble(Trouble::Full) => texts().storage_full,
            Notice::Trouble(Trouble::Blocked) => texts().storage_blocked,
            Notice::ScoreReset => texts().score_reset,
            Notice::NoAnalysis => why_no_analysis(ui),
            Notice::NoLazyChunk => texts().part_missing,
            Notice::Refit => texts().could_be_refitted,
            Notice::BadLink => &ui.link_fault,
            Notice::Joined => texts().joined,
            Notice::GamesFull => &phrases().games_full(MOST_GAMES),
            Notice::GamesRemoved => &phrases().games_removed(ui.removed),
        };
        message.to_owned()
    });
    let remedy = remedy(notice).map(|(name, action)| {
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
