//! The annotation: the text below the headline.

use crate::{
    app::{
        game::{
            Page,
            aids::{Aids, Reply},
            signals::UiState,
            state::GameState,
            study,
        },
        ui::{
            live::{aria, classes, live, live_text, piece},
            text_content::text_content,
        },
    },
    session::ending,
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// The text about a game besides its last move, below the headline: the verdict on a move, a hint, the selected cell, a
/// draw offer, or the marks of an arranged position.
#[component]
pub(crate) fn Annotation(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <p
            class=live(ui, 0, class)
            aria-hidden=live(ui, 0, |ui, _| aria(names_glowing_cell(&ui.game.read(), &ui.aids.read())))
            prop:textContent=text_content(live_text(move || words(page)))
        ></p>
        <p class="unseen" prop:textContent=text_content(live(ui, 0, unseen_words))></p>
    }
}

/// Returns whether there is a hint on a board without coordinates. People who see the board look for the glowing cell;
/// people who listen need its name.
fn names_glowing_cell(game: &GameState, aids: &Aids) -> bool {
    aids.hint().is_some() && aids.pending.is_none() && !game.has_coordinates()
}

/// Returns the text for screen readers.
fn unseen_words(ui: UiState, _: usize) -> String {
    let (game, aids) = (&*ui.game.read(), &*ui.aids.read());
    match aids.reply.said() {
        Some(Reply::BlockHere(cell)) => cell.to_string(),
        Some(Reply::Ending) => last_moves(game),
        _ if names_glowing_cell(game, aids) => aids.reply.text(|reply| reply_words(*reply)),
        _ => String::new(),
    }
}

/// Lists the moves that are shown as the ending of the game.
fn last_moves(game: &GameState) -> String {
    let ending = ending(&game.history);
    let moves = (game.history.len() - ending.len()..).zip(ending);
    let named =
        moves.map(|(ply, &cell)| phrases::made_move(piece(game, game.seat_of_mark(ply)), cell));
    phrases::list(&named.collect::<Vec<_>>())
}

/// Returns the words of a reply.
fn reply_words(reply: Reply) -> String {
    match reply {
        Reply::Hint(hint) => phrases::hint(hint),
        Reply::BlockHere(_) => text(Text::BlockHere).to_owned(),
        Reply::NoHint => text(Text::NoHint).to_owned(),
        Reply::CellTaken => text(Text::CellTaken).to_owned(),
        Reply::NothingToUndo => text(Text::NothingToUndo).to_owned(),
        Reply::NothingToRedo => text(Text::NothingToRedo).to_owned(),
        Reply::Ending => text(Text::LastMovesInOrder).to_owned(),
    }
}

/// Returns the classes of the visible text.
fn class(ui: UiState, _: usize) -> String {
    classes(&[("quiet", true), ("hidden", !ui.has_annotation())])
}

/// Returns the visible text.
fn words(page: Page) -> String {
    let ui = page.ui;
    if !ui.has_annotation() {
        return String::new();
    }
    let (game, controls, aids) = (&*ui.game.read(), &*ui.controls.read(), &*ui.aids.read());
    if game.mode.review().is_some() {
        return study::code(page).and_then(|study| (study.annotation)(game)).unwrap_or_default();
    }
    if let Some(arranging) = game.mode.arranging() {
        let pieces = game.setup.pieces;
        return match arranging.lifted {
            Some(cell) => phrases::picked_up(cell),
            None => phrases::counts(&arranging.position, arranging.turn, pieces),
        };
    }
    if let Some(cell) = aids.pending {
        return phrases::pending(cell, ui.settings.read().play.confirm);
    }
    if aids.reply.said().is_some() {
        return match aids.hint() {
            Some(hint) if names_glowing_cell(game, aids) => phrases::hint_at_sight(hint),
            _ => aids.reply.text(|reply| reply_words(*reply)),
        };
    }
    match game.last_move {
        Some((by, _)) => {
            let can_agree = controls.draw.can_agree;
            phrases::offers_draw(game.setup.players, by, piece(game, by), can_agree)
        }
        None => String::new(),
    }
}
