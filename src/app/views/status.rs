use super::{
    button::{Button, ButtonSpec, Icon},
    shown::{Shown, classes, shown},
};
use crate::{
    app::{
        actions::{Action, Controller, LazyAction, zoom::Zoom},
        state::UiState,
    },
    session::Status,
    words::{phrases, texts},
};
use leptos::prelude::*;

const PLAY_AGAIN: ButtonSpec = ButtonSpec {
    is_shown: |ui| ui.is_over() && ui.is_rested && ui.replay.is_none(),
    ..ButtonSpec::new(texts().play_again, Action::PlayAgain)
};

const ZOOM: [ButtonSpec; 3] = [
    ButtonSpec {
        icon: Icon::Plus,
        class: "bare",
        is_shown: |ui| ui.has_tiny_cells,
        ..ButtonSpec::new(texts().zoom_in, Action::Zoom(Zoom::In))
    },
    ButtonSpec {
        icon: Icon::Minus,
        class: "bare",
        is_shown: |ui| ui.has_tiny_cells,
        ..ButtonSpec::new(texts().zoom_out, Action::Zoom(Zoom::Out))
    },
    ButtonSpec {
        icon: Icon::Fit,
        class: "bare",
        is_shown: |ui| ui.has_tiny_cells,
        ..ButtonSpec::new(texts().fit, Action::Zoom(Zoom::Fit))
    },
];

const SEND: ButtonSpec = ButtonSpec {
    is_shown: UiState::is_to_be_sent,
    ..ButtonSpec::lazy(texts().send_link, LazyAction::Send)
};

/// What is going on, in one line that a screen reader reads when it changes, and below it the last
/// move, or at the end the lines that won and the way on.
#[component]
pub(crate) fn StatusLine(
    /// Where it stands.
    controller: Controller,
) -> impl IntoView {
    let ui = controller.ui;
    view! {
        <div class="status">
            <div role="status">
                <p class=shown(ui, 0, class)>
                    {headlines(ui)}
                </p>
                <p class="quiet">{shown(ui, 0, detail)}</p>
            </div>
            <div class="zoom">{ZOOM.map(|spec| view! { <Button controller spec /> })}</div>
            <Button controller spec=SEND />
            <Button controller spec=PLAY_AGAIN />
        </div>
    }
}

fn class(ui: &UiState, _: usize) -> String {
    let is_won = matches!(ui.status, Status::Won(_));
    classes(&[("headline", true), ("won", is_won && !ui.is_lost()), ("lost", ui.is_lost())])
}

fn detail(ui: &UiState, _: usize) -> String {
    if let Some(replay) = &ui.replay {
        return match ui.last_move {
            Some((by, cell)) => phrases().judged(ui.piece_of(by), cell, replay.judged()),
            None => texts().before_first_move.into(),
        };
    }
    if let Some(arranging) = &ui.arranging {
        let pieces = ui.setup.pieces;
        return match arranging.lifted {
            Some(cell) => phrases().picked_up(cell),
            None => phrases().counts(&arranging.position, arranging.turn, pieces),
        };
    }
    if let Some(cell) = ui.pending {
        return phrases().pending(cell, ui.settings.confirm);
    }
    if let Some(hint) = &ui.hint {
        return phrases().hint(*hint);
    }
    if ui.has_no_hint {
        return texts().no_hint.to_owned();
    }
    match (ui.status, ui.last_move) {
        (Status::ToMove(seat), Some((by, cell))) if seat != by => {
            phrases().played(ui.piece_of(by), cell)
        }
        (Status::ToMove(_) | Status::Arranging, _) => String::new(),
        (Status::Won(_), _) => phrases().winning_lines(&ui.lines),
        (Status::Drawn, _) => texts().no_line_left.to_owned(),
    }
}

/// The headline, which is written anew with each change of the game. One that reads like the last headline
/// would not be read aloud again: it is told apart by the number of the move that it is about.
fn headlines(ui: RwSignal<UiState>) -> Shown {
    let mut written = (0, String::new());
    Box::new(move || {
        ui.with(|ui| {
            if ui.changes != written.0 {
                written = (ui.changes, next_headline(ui, &written.1));
            }
        });
        written.1.clone()
    })
}

fn next_headline(ui: &UiState, last: &str) -> String {
    let words = headline(ui);
    let may_repeat = ui.arranging().is_some() || ui.replay.is_some();
    if words == last && !may_repeat {
        let number = ui.history.len() + usize::from(!ui.is_over());
        phrases().numbered(&words, number)
    } else {
        words
    }
}

fn headline(ui: &UiState) -> String {
    if let Some(replay) = ui.replay.as_ref().filter(|_| !ui.is_at_invitation()) {
        return phrases().move_of(replay.at(), replay.moves().len());
    }
    if let Some(arranging) = ui.arranging() {
        return phrases().turn(&arranging.position, arranging.turn, ui.setup.pieces);
    }
    let worn = match ui.status {
        Status::ToMove(seat) | Status::Won(seat) => ui.piece_of(seat),
        Status::Drawn | Status::Arranging => "",
    };
    phrases().status(ui.status, ui.setup.players, worn, ui.replay.is_some())
}
