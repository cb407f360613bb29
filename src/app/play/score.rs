//! The score.

use crate::{
    app::{
        game::{Page, late::late_place, page::parts::Place, signals::UiState},
        ui::{
            live::{classes, live, piece, translated},
            text_content::text_content,
        },
    },
    session::{Mark, Pieces, Players, Seat},
    words::{Text, phrases, text},
};
use leptos::{html, prelude::*};

/// The players, their pieces, whose turn it is, and the score.
#[component]
pub(crate) fn Score(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <div class=live(ui, 0, score_class) role="group" aria-label=translated(Text::Score)>
            <SeatCard page seat=Seat::One />
            <div class="draws">
                <div class="quiet" prop:textContent=text_content(translated(Text::Draws))></div>
                <div class="number" prop:textContent=text_content(live(ui, 0, draws))></div>
            </div>
            <SeatCard page seat=Seat::Two />
        </div>
    }
}

/// The card of a player.
#[component]
fn SeatCard(
    page: Page,
    /// The seat of the player.
    seat: Seat,
) -> impl IntoView {
    let ui = page.ui;
    let place = seat as usize;
    view! {
        <div class=live(ui, place, card_class) use:late_place=(page, Place::Card(seat))>
            {html::div().class("piece")}
            <div class="who">
                <div class="name" prop:textContent=text_content(live(ui, place, name))></div>
                <div class="quiet" prop:textContent=text_content(live(ui, place, subtitle))></div>
            </div>
            <div class="number" prop:textContent=text_content(live(ui, place, wins))></div>
        </div>
    }
}

/// Returns the classes of the score.
fn score_class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[
        ("score", true),
        ("stones", game.setup.pieces == Pieces::Stones),
        ("unscored", game.setup.players.are_by_link() || game.mode.link().is_some()),
        ("hidden", game.mode.is_arranging()),
    ])
}

/// Returns the classes of a card.
fn card_class(ui: UiState, place: usize) -> String {
    let (game, seat) = (ui.game.read(), Seat::ALL[place]);
    let is_active = game.seat_to_move() == Some(seat);
    let is_x = game.mark_of(seat) == Mark::X;
    classes(&[
        ("seat", true),
        ("x", is_x),
        ("o", !is_x),
        ("active", is_active),
        ("thinks", is_active && ui.controls.read().thinking),
    ])
}

/// Returns the name of a player.
fn name(ui: UiState, place: usize) -> String {
    let (game, seat) = (&*ui.game.read(), Seat::ALL[place]);
    let is_review = game.mode.replay().is_some();
    phrases::player_or_piece(game.setup.players, seat, piece(game, seat), is_review)
}

/// Returns the line below the name of a player.
fn subtitle(ui: UiState, place: usize) -> String {
    let (game, seat) = (ui.game.read(), Seat::ALL[place]);
    let is_active = game.seat_to_move() == Some(seat);
    match game.setup.players {
        _ if is_active && ui.controls.read().thinking => text(Text::Thinking).to_owned(),
        Players::Computer(opponent) if seat == Seat::Two => {
            phrases::strength_of(opponent, game.setup.rules)
        }
        _ if is_active => text(Text::ToMove).to_owned(),
        _ => String::new(),
    }
}

/// Returns the number of draws.
fn draws(ui: UiState, _: usize) -> String {
    ui.controls.read().tally.drawn.to_string()
}

/// Returns the number of wins of a player.
fn wins(ui: UiState, place: usize) -> String {
    match Seat::ALL[place] {
        Seat::One => ui.controls.read().tally.one,
        Seat::Two => ui.controls.read().tally.two,
    }
    .to_string()
}
