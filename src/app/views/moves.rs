use std::fmt::Write;

use super::{
    event,
    shown::{classes, piece, shown, shown_then},
};
use crate::{
    app::{
        actions::{Controller, Task},
        state::UiState,
    },
    platform::screen,
    session::Replay,
    words::{phrases, texts},
};
use leptos::{ev, prelude::*};

const CURRENT: &str = "aria-current";

/// The list of moves. A press on one looks back at the game as it was after it.
#[component]
pub(crate) fn MoveList(controller: Controller) -> impl IntoView {
    let ui = controller.ui;
    let on_click = move |event: ev::MouseEvent| {
        if let Some(at) = event::said(&event, "data-ply") {
            controller.later(Task::LookBack(at));
        }
    };
    view! {
        <ol
            class=shown(ui, 0, class)
            aria-label=texts().moves
            on:click:capture=on_click
            // Nobody reads it: it has another move marked. An effect would be 0.9 KB more to download.
            data-at=shown_then(controller, at, mark_current_move)
            inner_html=shown_then(controller, moves, mark_current_move)
        ></ol>
    }
}

fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[
        ("moves", true),
        ("live", game.replay.is_none()),
        ("hidden", game.history.is_empty()),
    ])
}

/// After how many moves the game is shown.
fn at(ui: UiState) -> String {
    let game = ui.game.read();
    game.replay.as_ref().map_or(game.history.len(), Replay::at).to_string()
}

/// The moves as markup: one handler serves the list, however long it is.
fn moves(ui: UiState) -> String {
    let mut list = String::new();
    let game = &*ui.game.read();
    let judged = game.replay.as_ref().map_or(&[][..], |replay| &replay.review().moves);
    for (ply, cell) in game.history.iter().enumerate() {
        let mark = piece(game, game.seat_of_ply(ply));
        let verdict = judged.get(ply).map(|judged| phrases().verdict(judged.verdict));
        let (icon, words) = verdict.unwrap_or_default();
        // A string takes everything.
        let _ = write!(
            list,
            "<li><button type=\"button\" data-ply=\"{}\">{mark} {cell} \
             <span aria-hidden=\"true\">{icon}</span><span class=\"unseen\">{words}</span>\
             </button></li>",
            ply + 1
        );
    }
    list
}

/// Marks the move that is shown, or the last one, and brings it into view. Not in the markup, which
/// would be laid anew and lose the focus.
fn mark_current_move(controller: Controller) {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let Some(before) = find("[data-ply][aria-current]") {
        // It fails for names that are none.
        let _ = before.remove_attribute(CURRENT);
    }
    let now = find(&format!("[data-ply='{}']", untrack(|| at(controller.ui))));
    if let (Some(now), Some(list)) = (now, find(".moves")) {
        let _ = now.set_attribute(CURRENT, "step");
        let (inner, outer) = (now.get_bounding_client_rect(), list.get_bounding_client_rect());
        list.set_scroll_left(list.scroll_left() + screen::whole(inner.left() - outer.left()));
        list.set_scroll_top(list.scroll_top() + screen::whole(inner.top() - outer.top()));
    }
}
