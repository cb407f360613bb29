use super::{data, games, no_analysis::why_no_analysis, notice::NoticeBox};
use crate::{
    app::{
        actions::{Action, Controller, LazyAction, MOST_GAMES},
        state::{Notice, UiState},
    },
    platform::storage::Trouble,
    session::{Choice, Sound},
    words::{phrases, texts},
};
use leptos::prelude::*;

/// Every notice over the board but those about the lazy chunk itself.
#[component]
pub(crate) fn Notices(controller: Controller) -> impl IntoView {
    let notice = |notice, message: fn(UiState) -> String, remedy| {
        view! { <NoticeBox controller notice message remedy /> }
    };
    let try_again = Action::Lazy(LazyAction::TryAnalysisAgain);
    [
        notice(Notice::Trouble(Trouble::SetAside), |_| texts().set_aside.to_owned(), None),
        notice(Notice::Trouble(Trouble::Newer), |_| texts().storage_newer.to_owned(), None),
        notice(
            Notice::Trouble(Trouble::Full),
            |_| texts().storage_full.to_owned(),
            Some((texts().your_data, data::YOUR_DATA.action)),
        ),
        notice(Notice::Trouble(Trouble::Blocked), |_| texts().storage_blocked.to_owned(), None),
        notice(
            Notice::ScoreReset,
            |_| texts().score_reset.to_owned(),
            Some((texts().restore_score, Action::Lazy(LazyAction::RestoreScore))),
        ),
        notice(
            Notice::NoAnalysis,
            |ui| why_no_analysis(ui).to_owned(),
            Some((texts().try_again, try_again)),
        ),
        notice(
            Notice::Refit,
            |_| texts().could_be_refitted.to_owned(),
            Some((texts().refit, Action::Lazy(LazyAction::Refit))),
        ),
        notice(Notice::BadLink, bad_link, None),
        notice(Notice::Joined, |_| texts().joined.to_owned(), None),
        notice(
            Notice::GamesFull,
            |_| phrases().games_full(MOST_GAMES),
            Some((texts().your_games, games::YOUR_GAMES.action)),
        ),
        notice(
            Notice::GamesRemoved,
            |ui| phrases().games_removed(ui.notices.read().removed),
            Some((texts().restore, Action::Lazy(LazyAction::RestoreGames))),
        ),
        notice(
            Notice::StatisticsCleared,
            |_| texts().statistics_cleared.to_owned(),
            Some((texts().restore, Action::Lazy(LazyAction::RestoreStatistics))),
        ),
        notice(
            Notice::NewVersion,
            |_| texts().new_version.to_owned(),
            Some((texts().update, Action::Lazy(LazyAction::Update))),
        ),
        notice(Notice::OutOfReach, |_| phrases().out_of_reach(), None),
        notice(Notice::DrawDeclined, |_| phrases().draw_declined(), None),
    ]
}

/// Whether moves are to be heard, a question in *New game*.
#[component]
pub(crate) fn SoundQuestion(controller: Controller) -> impl IntoView {
    let sound_on = LazyAction::Choose(Choice::Sound(Sound::Medium));
    view! {
        <NoticeBox
            controller
            notice=Notice::Sound
            message=|_| texts().hear_moves.to_owned()
            remedy=Some((texts().sound_on, Action::Lazy(sound_on)))
            dismiss=texts().no_thanks
        />
    }
}

fn bad_link(ui: UiState) -> String {
    let notices = ui.notices.read();
    notices.link_fault.as_ref().map_or_else(String::new, |fault| phrases().link_error(fault))
}
