//! The boxes of the notices beside the game.

use crate::{
    app::{
        data, device,
        game::{Page, notices::Notice, seldom, signals::UiState, worker},
        games,
        links::actions::MOST_GAMES,
        new_game, play, settings,
        strength::no_analysis::why_no_analysis,
        ui::{button::Action, notice::NoticeBox},
    },
    session::{Choice, Sound, archive::MOST_PAST},
    storage_error::StorageError,
    words::{Text, phrases, text},
};
use leptos::prelude::*;

/// All notices except those about the late code itself, which are in the first chunk, and that about a bad link, which is
/// study code.
#[component]
pub(crate) fn Notices(page: Page) -> impl IntoView {
    let notice = |notice, message: fn(UiState) -> String, remedy| {
        view! { <NoticeBox page notice message remedy /> }
    };
    [
        notice(
            Notice::StorageError(StorageError::SetAside),
            |_| text(Text::SetAside).to_owned(),
            None,
        ),
        notice(
            Notice::StorageError(StorageError::Newer),
            |_| text(Text::StorageNewer).to_owned(),
            None,
        ),
        notice(
            Notice::StorageError(StorageError::Full),
            |_| text(Text::StorageFull).to_owned(),
            Some((Text::YourData, Action::Open(data::DIALOG))),
        ),
        notice(
            Notice::StorageError(StorageError::Blocked),
            |_| text(Text::StorageBlocked).to_owned(),
            None,
        ),
        notice(
            Notice::ScoreReset,
            |_| text(Text::ScoreIsReset).to_owned(),
            Some((Text::RestoreScore, Action::Call(play::restore_score))),
        ),
        notice(
            Notice::NoAnalysis,
            |ui| why_no_analysis(ui).to_owned(),
            Some((Text::TryAgain, Action::Call(worker::try_analysis_again))),
        ),
        notice(
            Notice::Refit,
            |_| text(Text::CouldBeRefitted).to_owned(),
            Some((Text::Refit, Action::Call(new_game::refit))),
        ),
        notice(
            Notice::GamesFull,
            |_| phrases::games_full(MOST_GAMES),
            Some((Text::YourGames, Action::Open(games::DIALOG))),
        ),
        notice(
            Notice::GamesRemoved,
            |ui| phrases::games_removed(ui.notices.read().removed_count),
            Some((Text::Restore, Action::Call(games::restore_games))),
        ),
        notice(
            Notice::OldGamesDropped,
            |_| phrases::old_games_dropped(MOST_PAST),
            Some((Text::YourGames, Action::Open(games::DIALOG))),
        ),
        notice(
            Notice::StatisticsCleared,
            |_| text(Text::StatisticsCleared).to_owned(),
            Some((
                Text::Restore,
                Action::Call(|page| {
                    seldom::call(page, |seldom, page| (seldom.restore_statistics)(page));
                }),
            )),
        ),
        notice(
            Notice::NewVersion,
            |_| text(Text::NewVersion).to_owned(),
            Some((Text::Update, Action::Call(device::update))),
        ),
        notice(Notice::NoLanguage, |_| text(Text::LanguageMissing).to_owned(), None),
        notice(Notice::OutOfReach, |_| phrases::out_of_reach(), None),
        notice(Notice::DrawDeclined, |_| phrases::draw_declined(), None),
    ]
}

/// The notice about a link that could not be opened.
#[component]
pub(crate) fn BadLinkNotice(page: Page) -> impl IntoView {
    view! { <NoticeBox page notice=Notice::BadLink message=bad_link remedy=None /> }
}

/// The question whether moves should be audible, in *New game*.
#[component]
pub(crate) fn SoundQuestion(page: Page) -> impl IntoView {
    let sound_on = |page| settings::choose(page, Choice::Sound(Sound::Medium));
    view! {
        <NoticeBox
            page
            notice=Notice::Sound
            message=|_| text(Text::HearMoves).to_owned()
            remedy=Some((Text::SoundOn, Action::Call(sound_on)))
            dismiss=Text::NoThanks
        />
    }
}

/// Returns the message about a link that could not be opened.
fn bad_link(ui: UiState) -> String {
    let notices = ui.notices.read();
    notices.link_fault.as_ref().map_or_else(String::new, phrases::link_error)
}
