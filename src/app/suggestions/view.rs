//! The cards of the suggested games.

use crate::{
    app::{
        game::{Page, notices::Notice, signals::UiState},
        new_game::picture,
        suggestions::{
            ID, actions,
            model::{SUGGESTIONS, Suggestion, is_suggested},
        },
        ui::{
            choice::{Picture, Pill},
            live::{classes, live, live_text, translated},
        },
    },
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// The suggested games as cards with pictures. A press on one starts it.
#[component]
pub(crate) fn Suggestions(page: Page) -> impl IntoView {
    let cards = SUGGESTIONS.map(|suggestion| {
        let name = live_text(move || name(suggestion).to_owned());
        view! {
            <button
                type="button"
                class=live_text(move || card_class(page.ui, suggestion))
                on:click:capture=move |_| actions::follow(page, suggestion)
            >
                <Pill name note=live_text(String::new) picture=Some(picture(suggestion)) />
            </button>
        }
    });
    view! {
        <div id=ID class=live(page.ui, 0, class) role="group" aria-label=translated(Text::TryNext)>
            {cards}
        </div>
    }
}

/// Returns the classes of the cards. While the last moves of a lost game are shown, the status tells them.
fn class(ui: UiState, _: usize) -> String {
    let are_shown =
        ui.notices.read().is_shown(Notice::OtherGames) && !ui.aids.read().shows_ending();
    classes(&[("suggestions", true), ("hidden", !are_shown)])
}

/// Returns the classes of a card.
fn card_class(ui: UiState, suggestion: Suggestion) -> String {
    classes(&[("option", true), ("hidden", !is_suggested(suggestion, ui.game.read().setup))])
}

/// Returns the name of a suggested game.
fn name(suggestion: Suggestion) -> &'static str {
    match suggestion {
        Suggestion::Board(preset) => phrases::preset(preset),
        Suggestion::Friend => text(Text::PlayAFriend),
    }
}

/// Returns the picture of a suggested game; of two people for a friend.
fn picture(suggestion: Suggestion) -> Picture {
    match suggestion {
        Suggestion::Board(preset) => picture::of(preset),
        Suggestion::Friend => Picture {
            class: "picture dots",
            lines: "M7 38c0-14 18-14 18 0M23 38c0-14 18-14 18 0".to_owned(),
            first: "M16 19h0".to_owned(),
            second: "M32 19h0".to_owned(),
        },
    }
}
