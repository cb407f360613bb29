//! The score.

use crate::{
    app::{
        game::{Page, late::late_place, page::parts::Place, signals::UiState},
        names::display,
        play::model::score,
        ui::{
            live::{live, translated},
            text_content::text_content,
        },
    },
    session::Seat,
    words::Text,
};
use leptos::{html, prelude::*};

/// The players, their pieces, whose turn it is, and the score.
#[component]
pub(crate) fn Score(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <div class=live(ui, 0, |ui, _| score::score_class(&ui.game.read())) role="group" aria-label=translated(Text::Score)>
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

/// Returns the classes of a card.
fn card_class(ui: UiState, place: usize) -> String {
    score::card_class(&ui.game.read(), &ui.controls.read(), Seat::ALL[place])
}

/// Returns the name of a player.
fn name(ui: UiState, place: usize) -> String {
    score::name(&ui.game.read(), display::names(), Seat::ALL[place])
}

/// Returns the line below the name of a player.
fn subtitle(ui: UiState, place: usize) -> String {
    score::subtitle(&ui.game.read(), &ui.controls.read(), Seat::ALL[place])
}

/// Returns the number of draws.
fn draws(ui: UiState, _: usize) -> String {
    ui.controls.read().tally.drawn.to_string()
}

/// Returns the number of wins of a player.
fn wins(ui: UiState, place: usize) -> String {
    score::wins(&ui.controls.read(), Seat::ALL[place])
}
