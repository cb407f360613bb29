use crate::{
    app::{
        game::{Page, late, signals::UiState, state::GameState, task::Task},
        ui::{
            event, language_changes,
            live::{classes, live, piece, translated},
            text_content::TextContent,
        },
    },
    engine::{Cell, advice::Verdict},
    platform::screen,
    session::Replay,
    words::{Piece, Text, phrases},
};

use leptos::{ev, prelude::*};

/// The attribute of a button that says after how many moves the game is looked at.
const PLY: &str = "data-ply";

/// How many moves are listed at most: of a longer game, those around the one that is shown. With all of 2,000 moves, a
/// tap took 146 ms to show on a processor four times slower; without the list, 59 ms.
const LISTED: usize = 200;

/// By how many moves the list goes on at a time. Until then, a move changes only the end of it.
const STEP: usize = 50;

/// A move as it is listed.
struct ListedMove {
    /// Its number, counted from 1.
    number: usize,
    piece: Piece,
    cell: Cell,
    /// What a review says of it, as far as it has come.
    verdict: Option<Verdict>,
    /// The move that is shown, or the last one.
    is_current: bool,
}

/// The list of moves. A press on one looks back at the game as it was after it.
#[component]
pub(crate) fn MoveList(page: Page) -> impl IntoView {
    let ui = page.ui;
    let on_click = move |event: ev::MouseEvent| {
        if let Some(at) = event::attribute(&event, PLY) {
            late::later(page, Task::GoBackTo(at));
        }
    };
    let mut shown_before = None;
    let items = move || {
        language_changes::track();
        let moves = listed(ui);
        let current = moves.iter().position(|it| it.is_current);
        // In a review, the list has another size.
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

#[component]
fn ListItem(it: ListedMove) -> impl IntoView {
    let verdict = it.verdict.unwrap_or(Verdict::Unknown);
    let (icon, words) = (phrases::verdict_sign(verdict), phrases::verdict(verdict));
    view! {
        <li>
            <button
                type="button"
                data-ply=it.number.to_string()
                aria-current=it.is_current.then_some("step")
            >
                <span prop:textContent=TextContent(phrases::made_move(it.piece, it.cell))></span>
                " "
                <span aria-hidden="true" prop:textContent=TextContent(icon.to_owned())></span>
                <span class="unseen" prop:textContent=TextContent(words.to_owned())></span>
            </button>
        </li>
    }
}

fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[
        ("moves", true),
        ("live", game.mode.replay().is_none()),
        ("hidden", game.history.is_empty()),
    ])
}

/// After how many moves the game is shown.
fn current(game: &GameState) -> usize {
    game.mode.replay().map_or(game.history.len(), Replay::at)
}

/// How many moves are before the first one that is listed.
fn first_listed(game: &GameState) -> usize {
    current(game).saturating_sub(LISTED / 2) / STEP * STEP
}

fn listed(ui: UiState) -> Vec<ListedMove> {
    let game = ui.game.read();
    let judged = game.mode.replay().map_or(&[][..], |replay| &replay.review().moves);
    let current = current(&game);
    let near = game.history.iter().enumerate().skip(first_listed(&game)).take(LISTED);
    let listed = near.map(|(ply, &cell)| ListedMove {
        number: ply + 1,
        piece: piece(&game, game.seat_of_ply(ply)),
        cell,
        verdict: judged.get(ply).map(|judged| judged.verdict),
        is_current: ply + 1 == current,
    });
    listed.collect()
}

fn bring_current_into_view() {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let (Some(now), Some(list)) = (find(".moves [aria-current]"), find(".moves")) {
        let (inner, outer) = (now.get_bounding_client_rect(), list.get_bounding_client_rect());
        list.set_scroll_left(list.scroll_left() + screen::whole(inner.left() - outer.left()));
        list.set_scroll_top(list.scroll_top() + screen::whole(inner.top() - outer.top()));
    }
}
