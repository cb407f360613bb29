use super::shown::{classes, shown};
use crate::{
    app::{actions::Controller, state::UiState},
    session::{Mark, Pieces, Players, Seat},
    words::{phrases, texts},
};
use leptos::prelude::*;

/// Who plays, what they wear, whose turn it is, and the running score.
#[component]
pub(crate) fn Score(
    /// Where they play.
    controller: Controller,
) -> impl IntoView {
    let ui = controller.ui;
    view! {
        <div class=shown(ui, 0, kind) role="group" aria-label=texts().score>
            <SeatCard controller seat=Seat::One />
            <div class="draws">
                <div class="quiet">{texts().draws}</div>
                <div class="number">
                    {shown(ui, 0, |ui, _| ui.tally.drawn.to_string())}
                </div>
            </div>
            <SeatCard controller seat=Seat::Two />
        </div>
    }
}

#[component]
fn SeatCard(
    /// Where it lies.
    controller: Controller,
    /// Whose card it is.
    seat: Seat,
) -> impl IntoView {
    let ui = controller.ui;
    let place = seat as usize;
    view! {
        <div class=shown(ui, place, |ui, place| class(ui, Seat::ALL[place]))>
            <div class="piece"></div>
            <div class="who">
                <div class="name">{shown(ui, place, name)}</div>
                <div class="quiet">
                    {shown(ui, place, |ui, place| {
                        below(ui, Seat::ALL[place]).to_owned()
                    })}
                </div>
            </div>
            <div class="number">{shown(ui, place, wins)}</div>
        </div>
    }
}

fn kind(ui: &UiState, _: usize) -> String {
    classes(&[
        ("score", true),
        ("stones", ui.setup.pieces == Pieces::Stones),
        ("unscored", ui.setup.players.are_by_link() || ui.opened.is_some()),
        ("hidden", ui.arranging().is_some()),
    ])
}

fn class(ui: &UiState, seat: Seat) -> String {
    let is_active = ui.seat_to_move() == Some(seat);
    classes(&[
        ("seat", true),
        ("x", ui.mark_of(seat) == Mark::X),
        ("o", ui.mark_of(seat) == Mark::O),
        ("active", is_active),
        ("thinks", is_active && ui.thinking),
    ])
}

fn name(ui: &UiState, place: usize) -> String {
    phrases().player(ui.setup.players, Seat::ALL[place]).to_owned()
}

fn below(ui: &UiState, seat: Seat) -> &'static str {
    let is_active = ui.seat_to_move() == Some(seat);
    match ui.setup.players {
        _ if is_active && ui.thinking => texts().thinking,
        Players::Computer(opponent) if seat == Seat::Two => phrases().opponent(opponent),
        _ if is_active => texts().to_move,
        _ => "",
    }
}

fn wins(ui: &UiState, place: usize) -> String {
    match Seat::ALL[place] {
        Seat::One => ui.tally.one,
        Seat::Two => ui.tally.two,
    }
    .to_string()
}
