//! The choice of a side in an opening.

use crate::{
    app::{
        game::{Page, actions::act, signals::UiState},
        play::model::choice::{self, note},
        ui::{
            live::{classes, live, live_text, translated},
            text_content::text_content,
        },
    },
    engine::{Ply, Side},
    session::Intent,
    words::{Text, text},
};

use leptos::prelude::*;

/// The choices in the order of the buttons.
const CHOICES: [Ply; 3] = [Ply::Choose(Side::First), Ply::Choose(Side::Second), Ply::Offer];

/// The buttons that choose a side, each with what happens then. They are shown while a person at this device chooses.
#[component]
pub(crate) fn SideChoice(page: Page) -> impl IntoView {
    let ui = page.ui;
    let buttons = CHOICES.map(|ply| {
        let class = live_text(move || {
            classes(&[("next", true), ("hidden", !choice::is_offered(&ui.game.read(), ply))])
        });
        view! {
            <button type="button" class=class on:click:capture=move |_| choose(page, ply)>
                <span prop:textContent=text_content(live_text(move || choice::name(&ui.game.read(), ply)))></span>
                " "
                <span class="quiet" prop:textContent=text_content(live_text(move || {
                    text(note(&ui.game.read(), ply)).to_owned()
                }))></span>
            </button>
        }
    });
    view! {
        <div role="group" aria-label=translated(Text::ChooseColour) class=live(ui, 0, class)>
            {buttons.into_iter().collect::<Vec<_>>()}
        </div>
    }
}

/// Makes this choice, and focuses the board: the buttons disappear.
fn choose(page: Page, ply: Ply) {
    act(
        page,
        match ply {
            Ply::Choose(side) => Intent::Choose(side),
            Ply::Move(_) | Ply::Offer => Intent::OfferChoice,
        },
    );
    page.focus_board_later();
}

/// Returns the classes of the buttons.
fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let is_shown = game.mode.is_playing() && game.is_persons_choice();
    classes(&[("sides", true), ("hidden", !is_shown)])
}
