use crate::{
    app::{
        game::{
            Page,
            aids::{Aids, Reply},
            signals::UiState,
            state::GameState,
        },
        review::view as review,
        ui::{
            live::{aria, live, piece},
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
            aria-hidden=live(ui, 0, |ui, _| aria(names_glowing_cell(&ui.game.read(), &ui.aids.read())))
            prop:textContent=text_content(live(ui, 0, words))
        ></p>
        <p class="unseen" prop:textContent=text_content(live(ui, 0, unseen_words))></p>
    }
}

/// Whether a hint is given for a board without coordinates. Whoever sees the board looks for the glowing cell; whoever
/// listens needs its name.
fn names_glowing_cell(game: &GameState, aids: &Aids) -> bool {
    aids.hint().is_some() && aids.pending.is_none() && !game.has_coordinates()
}

fn unseen_words(ui: UiState, _: usize) -> String {
    let aids = &*ui.aids.read();
    if names_glowing_cell(&ui.game.read(), aids) {
        aids.reply.text(|reply| reply_words(*reply))
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
    let (game, controls, aids) = (&*ui.game.read(), &*ui.controls.read(), &*ui.aids.read());
    if !game.has_annotation(controls, aids) {
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
    if let Some(cell) = aids.pending {
        return phrases::pending(cell, ui.settings.read().confirm);
    }
    if aids.reply.said().is_some() {
        return match aids.hint() {
            Some(hint) if names_glowing_cell(game, aids) => phrases::hint_at_sight(hint),
            _ => aids.reply.text(|reply| reply_words(*reply)),
        };
    }
    match game.last_move {
        Some((by, _)) => phrases::offers_draw(piece(game, by), controls.draw.can_agree),
        None => String::new(),
    }
}
