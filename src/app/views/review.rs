use super::{
    button::{Button, ButtonSpec},
    shown::{Shown, classes, following, shown},
    steps::{Steps, Walk},
};
use crate::{
    app::{
        actions::{Controller, LazyAction, elements::SLIDER},
        state::{Pace, UiState},
    },
    protocol::Progress,
    session::{Opened, Replay, Seat},
    words::{phrases, texts},
};
use leptos::prelude::*;

const WALK: Walk = Walk {
    id: SLIDER,
    name: texts().at_move,
    steps: [texts().to_beginning, texts().one_move_back, texts().one_move_on, texts().to_end],
    action: LazyAction::GoTo,
    last: |ui| ui.replay.as_ref().map_or(0, |replay| replay.moves().len()),
    at: |ui| ui.replay.as_ref().map_or(0, Replay::at),
    go_to: Controller::go_to,
};

const BY_ITSELF: [ButtonSpec; 5] = [
    ButtonSpec {
        is_shown: |ui| !ui.plays_by_itself && !ui.is_invited(),
        ..ButtonSpec::lazy(texts().play, LazyAction::PlayByItself)
    },
    ButtonSpec {
        is_shown: |ui| ui.plays_by_itself,
        ..ButtonSpec::lazy(texts().pause, LazyAction::PlayByItself)
    },
    ButtonSpec {
        is_shown: |ui| is_paced(ui, Pace::Slow),
        ..ButtonSpec::lazy(texts().slow, LazyAction::Faster)
    },
    ButtonSpec {
        is_shown: |ui| is_paced(ui, Pace::Medium),
        ..ButtonSpec::lazy(texts().medium, LazyAction::Faster)
    },
    ButtonSpec {
        is_shown: |ui| is_paced(ui, Pace::Fast),
        ..ButtonSpec::lazy(texts().fast, LazyAction::Faster)
    },
];

/// Games that are looked at can play by themselves, at this pace. An invitation is to be answered.
fn is_paced(ui: &UiState, pace: Pace) -> bool {
    ui.pace == pace && !ui.is_invited()
}

const BELOW: [ButtonSpec; 9] = [
    ButtonSpec {
        is_shown: UiState::is_invited,
        ..ButtonSpec::lazy(texts().join, LazyAction::TakeLink)
    },
    ButtonSpec {
        is_shown: UiState::is_invited,
        ..ButtonSpec::lazy(texts().not_now, LazyAction::EndReview)
    },
    ButtonSpec {
        is_shown: |ui| !ui.is_to_be_decided() && !ui.is_invited(),
        is_live: |ui| !ui.is_over(),
        ..ButtonSpec::lazy(texts().play_on, LazyAction::PlayOn)
    },
    ButtonSpec {
        is_shown: |ui| matches!(ui.opened, Some((Opened::Watched(_), _))),
        ..ButtonSpec::lazy(texts().take_seat, LazyAction::TakeLink)
    },
    ButtonSpec {
        is_shown: |ui| !ui.is_to_be_decided() && !ui.is_invited(),
        ..ButtonSpec::lazy(texts().end_review, LazyAction::EndReview)
    },
    ButtonSpec {
        is_shown: |ui| ui.is_to_be_decided() && !ui.shows_known,
        ..ButtonSpec::lazy(texts().show_known, LazyAction::Compare)
    },
    ButtonSpec {
        is_shown: |ui| ui.shows_known,
        ..ButtonSpec::lazy(texts().show_link, LazyAction::Compare)
    },
    ButtonSpec {
        // Only while it is what is seen.
        is_shown: |ui| ui.is_to_be_decided() && !ui.shows_known,
        ..ButtonSpec::lazy(texts().take_link, LazyAction::TakeLink)
    },
    ButtonSpec {
        is_shown: UiState::is_to_be_decided,
        ..ButtonSpec::lazy(texts().keep_known, LazyAction::KeepKnown)
    },
];

/// The controls for a game that is looked at again, in place of the buttons for playing.
#[component]
pub(crate) fn ReviewPanel(
    /// Where it lies.
    controller: Controller,
) -> impl IntoView {
    let ui = controller.ui;
    let about: Shown = following(move || {
        let progress = controller.progress.get();
        ui.with(|ui| {
            let replay = ui.replay.as_ref();
            replay.map_or_else(String::new, |replay| about(ui, replay, progress))
        })
    });
    view! {
        <section class=shown(ui, 0, class) aria-label=texts().review>
            <div class="steps">
                <p class="quiet" aria-live="polite">{about}</p>
                {BY_ITSELF.map(|spec| view! { <Button controller spec /> })}
            </div>
            <Steps controller walk=WALK />
            <div class="steps">
                {BELOW.map(|spec| view! { <Button controller spec /> })}
            </div>
        </section>
    }
}

/// What the link is that the game comes from, or the move that decided the game.
fn about(ui: &UiState, replay: &Replay, progress: Option<Progress>) -> String {
    if let Some((opened, _)) = ui.opened {
        let is_own_turn = ui.seat_to_move() == Some(Seat::One);
        return phrases().opened(opened, ui.piece_of(Seat::One), is_own_turn);
    }
    if let Some(progress) = progress {
        return phrases().reviewing(progress);
    }
    phrases().decisive(replay.review().decisive.and_then(|ply| {
        let by = ui.piece_of(replay.shown().seat_of_ply(ply));
        Some((ply, by, *replay.moves().get(ply)?))
    }))
}

fn class(ui: &UiState, _: usize) -> String {
    classes(&[("review", true), ("hidden", ui.replay.is_none())])
}
