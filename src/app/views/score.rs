use leptos::prelude::*;

use super::{
    shown::{classes, shown},
    table::{Overview, Table},
};
use crate::{
    session::{Mark, Pieces, Players, Seat},
    words::{phrases, texts},
};

/// Who plays, what they wear, whose turn it is, and the running score.
#[component]
pub(crate) fn Score(
    /// Where they play.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    view! {
        <div class=shown(overview, 0, kind) role="group" aria-label=texts().score>
            <SeatCard table seat=Seat::One />
            <div class="draws">
                <div class="quiet">{texts().draws}</div>
                <div class="number">
                    {shown(overview, 0, |overview, _| overview.tally.drawn.to_string())}
                </div>
            </div>
            <SeatCard table seat=Seat::Two />
        </div>
    }
}

#[component]
fn SeatCard(
    /// Where it lies.
    table: Table,
    /// Whose card it is.
    seat: Seat,
) -> impl IntoView {
    let overview = table.overview;
    let place = seat as usize;
    view! {
        <div class=shown(overview, place, |overview, place| class(overview, Seat::ALL[place]))>
            <div class="sign"></div>
            <div class="who">
                <div class="name">{shown(overview, place, name)}</div>
                <div class="quiet">
                    {shown(overview, place, |overview, place| {
                        below(overview, Seat::ALL[place]).to_owned()
                    })}
                </div>
            </div>
            <div class="number">{shown(overview, place, wins)}</div>
        </div>
    }
}

fn kind(overview: &Overview, _: usize) -> String {
    classes(&[
        ("score", true),
        ("stones", overview.setup.pieces == Pieces::Stones),
        ("unscored", overview.setup.players.are_by_link() || overview.opened.is_some()),
        ("hidden", overview.arranging().is_some()),
    ])
}

fn class(overview: &Overview, seat: Seat) -> String {
    let is_active = overview.seat_to_move() == Some(seat);
    classes(&[
        ("seat", true),
        ("x", overview.mark_of(seat) == Mark::X),
        ("o", overview.mark_of(seat) == Mark::O),
        ("active", is_active),
        ("thinks", is_active && overview.thinking),
    ])
}

fn name(overview: &Overview, place: usize) -> String {
    phrases().player(overview.setup.players, Seat::ALL[place]).to_owned()
}

fn below(overview: &Overview, seat: Seat) -> &'static str {
    let is_active = overview.seat_to_move() == Some(seat);
    match overview.setup.players {
        _ if is_active && overview.thinking => texts().thinking,
        Players::Computer(opponent) if seat == Seat::Two => phrases().opponent(opponent),
        _ if is_active => texts().to_move,
        _ => "",
    }
}

fn wins(overview: &Overview, place: usize) -> String {
    match Seat::ALL[place] {
        Seat::One => overview.tally.one,
        Seat::Two => overview.tally.two,
    }
    .to_string()
}
