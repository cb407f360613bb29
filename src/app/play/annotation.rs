use crate::{
    app::{
        game::{
            Page,
            signals::UiState,
            state::{GameState, Reply},
        },
        review::view as review,
        ui::{
            shown::{aria, piece, shown},
            text_content::text_content,
        },
    },
    words::{Text, phrases, text},
};
use leptos::prelude::*;

/// What is told about a game besides its moves, below the headline: the verdict on a move, a hint, where a mark is
/// selected, an offer, or what is on the board where a position is arranged.
#[component]
pub(crate) fn Annotation(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <p
            class="quiet annotation"
            aria-hidden=shown(ui, 0, |ui, _| aria(names_glowing_cell(&ui.game.read())))
            prop:textContent=text_content(shown(ui, 0, words))
        ></p>
        <p class="unseen" prop:textContent=text_content(shown(ui, 0, unseen_words))></p>
    }
}

/// Whether a hint is given for a board without coordinates. Whoever sees the board looks for the glowing cell; whoever
/// listens needs its name.
fn names_glowing_cell(game: &GameState) -> bool {
    game.hint().is_some() && game.pending.is_none() && !game.has_coordinates()
}

fn unseen_words(ui: UiState, _: usize) -> String {
    let game = &*ui.game.read();
    if names_glowing_cell(game) {
        game.reply.text(|reply| reply_words(*reply))
    } else {
        String::new()
    }
}

fn reply_words(reply: Reply) -> String {
    match reply {
        Reply::Hint(hint) => phrases::hint(hint),
        Reply::NoHint => text(Text::NoHint).to_owned(),
        Reply::CellTaken => text(Text::CellTaken).to_owned(),
        Reply::NothingToUndo => text(Text::NothingToUndo).to_owned(),
        Reply::NothingToRedo => text(Text::NothingToRedo).to_owned(),
    }
}

fn words(ui: UiState, _: usize) -> String {
    let game = &*ui.game.read();
    if !game.is_annotated() {
        return String::new();
    }
    if let Some(of_review) = review::detail(game) {
        return of_review;
    }
    if let Some(arranging) = game.mode.arranging() {
        let pieces = game.setup.pieces;
        return match arranging.lifted {
            Some(cell) => phrases::picked_up(cell),
            None => phrases::counts(&arranging.position, arranging.turn, pieces),
        };
    }
    if let Some(cell) = game.pending {
        return phrases::pending(cell, ui.settings.read().confirm);
    }
    if game.reply.said().is_some() {
        return match game.hint() {
            Some(hint) if names_glowing_cell(game) => phrases::hint_at_sight(hint),
            _ => game.reply.text(|reply| reply_words(*reply)),
        };
    }
    match game.last_move {
        Some((by, _)) => phrases::offers_draw(piece(game, by), game.can_agree_to_draw),
        None => String::new(),
    }
}
