use super::{
    review,
    shown::{piece, shown},
    text_content::text_content,
};
use crate::{
    app::{actions::Controller, state::UiState},
    words::{Text, phrases, text},
};
use leptos::prelude::*;

/// What is told about a game besides its moves, below the headline: the verdict on a move, a hint, where a mark is
/// selected, an offer, or what is on the board where a position is arranged.
#[component]
pub(crate) fn Annotation(controller: Controller) -> impl IntoView {
    let words = text_content(shown(controller.ui, 0, words));
    view! { <p class="quiet annotation" prop:textContent=words></p> }
}

fn words(ui: UiState, _: usize) -> String {
    let game = &*ui.game.read();
    if !game.is_annotated() {
        return String::new();
    }
    if let Some(of_review) = review::detail(game) {
        return of_review;
    }
    if let Some(arranging) = &game.arranging {
        let pieces = game.setup.pieces;
        return match arranging.lifted {
            Some(cell) => phrases::picked_up(cell),
            None => phrases::counts(&arranging.position, arranging.turn, pieces),
        };
    }
    if let Some(cell) = game.pending {
        return phrases::pending(cell, ui.settings.read().confirm);
    }
    if let Some(hint) = &game.hint {
        return phrases::hint(*hint);
    }
    if game.has_no_hint {
        return text(Text::NoHint).to_owned();
    }
    match game.last_move {
        Some((by, _)) => phrases::offers_draw(piece(game, by), game.can_agree_to_draw),
        None => String::new(),
    }
}
