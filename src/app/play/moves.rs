//! The list of moves.

use crate::{
    app::{
        game::{Page, signals::UiState, state::GameState},
        review,
        ui::{
            event, language_changes,
            live::{classes, live, piece, translated},
            text_content::TextContent,
        },
    },
    engine::{Cell, advice::Verdict},
    platform::screen,
    session::{Mark, Pieces, Replay},
    words::{Piece, Text, phrases},
};

use leptos::{ev, html, prelude::*};

/// The attribute of a button with the number of moves after which its press shows the game.
const PLY: &str = "data-ply";

/// The largest number of moves that are listed: of a longer game, those around the one that is shown. With all of 2,000
/// moves, a tap took 146 ms to show on a processor four times slower; without the list, 59 ms.
const LISTED: usize = 200;

/// The number of moves by which the list advances at a time. In between, a move changes only the end of the list.
const STEP: usize = 50;

/// A move in the list.
struct ListedMove {
    /// Its number, counted from 1.
    number: usize,
    piece: Piece,
    cell: Cell,
    /// The verdict of a review, if there is one yet.
    verdict: Option<Verdict>,
    /// Whether this is the move that is shown, or the last one.
    is_current: bool,
}

/// The list of moves. A press on one shows the game as it was after that move.
#[component]
pub(crate) fn MoveList(page: Page) -> impl IntoView {
    let ui = page.ui;
    let on_click = move |event: ev::MouseEvent| {
        if let Some(at) = event::attribute(&event, PLY) {
            review::go_back_to(page, at);
        }
    };
    let mut shown_before = None;
    let items = move || {
        language_changes::track();
        let moves = listed(ui);
        let current = moves.iter().position(|it| it.is_current);
        // Opening or closing a review changes the size of the list.
        let shown = Some((current, ui.game.read().mode.replay().is_some()));
        if shown != shown_before {
            shown_before = shown;
            page.after_render(|_| bring_current_into_view());
        }
        moves.into_iter().map(|it| view! { <ListItem it /> }).collect::<Vec<_>>()
    };
    view! {
        <ol
            class=live(ui, 0, class)
            style:--before=live(ui, 0, |ui, _| first_listed(&ui.game.read()).to_string())
            aria-label=translated(Text::MoveList)
            on:click:capture=on_click
        >
            {items}
        </ol>
    }
}

/// A move in the list.
#[component]
fn ListItem(it: ListedMove) -> impl IntoView {
    let verdict = it.verdict.unwrap_or(Verdict::Unknown);
    let (icon, words) = (phrases::verdict_sign(verdict), phrases::verdict(verdict));
    // The style sheet draws the piece. Its name is for screen readers: on the cards, players have other names.
    let class = if it.piece.mark == Mark::X { "x" } else { "o" };
    view! {
        <li>
            <button
                type="button"
                class=class
                data-ply=it.number.to_string()
                aria-current=it.is_current.then_some("step")
            >
                {html::span().class("piece")}
                <span class="unseen" prop:textContent=TextContent(phrases::piece(it.piece))></span>
                " "
                <span prop:textContent=TextContent(it.cell.to_string())></span>
                " "
                <span aria-hidden="true" prop:textContent=TextContent(icon.to_owned())></span>
                <span class="unseen" prop:textContent=TextContent(words.to_owned())></span>
            </button>
        </li>
    }
}

/// Returns the classes of the list.
fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[
        ("moves", true),
        ("stones", game.setup.pieces == Pieces::Stones),
        ("live", game.mode.replay().is_none() || game.shows_invitation()),
        ("unlabelled", !game.has_coordinates()),
        ("hidden", game.history.is_empty()),
    ])
}

/// Returns the number of moves after which the game is shown.
fn current(game: &GameState) -> usize {
    game.mode.replay().map_or(game.history.len(), Replay::at)
}

/// Returns the number of moves before the first one in the list.
fn first_listed(game: &GameState) -> usize {
    current(game).saturating_sub(LISTED / 2) / STEP * STEP
}

/// Returns the moves in the list.
fn listed(ui: UiState) -> Vec<ListedMove> {
    let game = ui.game.read();
    let judged = game.mode.replay().map_or(&[][..], |replay| &replay.review().moves);
    let current = current(&game);
    let near = game.history.iter().enumerate().skip(first_listed(&game)).take(LISTED);
    let listed = near.map(|(ply, &cell)| ListedMove {
        number: ply + 1,
        piece: piece(&game, game.seat_of_mark(ply)),
        cell,
        verdict: judged.get(ply).map(|judged| judged.verdict),
        is_current: ply + 1 == current,
    });
    listed.collect()
}

/// Scrolls to the current move.
fn bring_current_into_view() {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let (Some(now), Some(list)) = (find(".moves [aria-current]"), find(".moves")) {
        let (inner, outer) = (now.get_bounding_client_rect(), list.get_bounding_client_rect());
        list.set_scroll_left(list.scroll_left() + screen::whole(inner.left() - outer.left()));
        list.set_scroll_top(list.scroll_top() + screen::whole(inner.top() - outer.top()));
    }
}
