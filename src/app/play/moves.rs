//! The list of moves.

use crate::{
    app::{
        by_link::step,
        game::{Page, signals::UiState},
        names::display,
        play::model::moves::{self, ListedMove},
        review,
        ui::{
            event, language_changes,
            live::{live, live_text, translated},
            text_content::TextContent,
        },
    },
    engine::{Glyph, advice::Verdict},
    platform::{screen, timer},
    session::{LinkStep, Mark},
    words::{Text, phrases},
};

use leptos::{ev, html, prelude::*};

/// The attribute of a button with the number of moves after which its press shows the game.
const PLY: &str = "data-ply";

/// The list of moves. A press on one shows the game as it was after that move.
#[component]
pub(crate) fn MoveList(page: Page) -> impl IntoView {
    let ui = page.ui;
    let on_click = move |event: ev::MouseEvent| {
        if let Some(at) = event::attribute(&event, PLY) {
            review::go_back_to(page, at);
        }
    };
    let list_class = |ui: UiState, _| {
        let game = ui.game.read();
        moves::list_class(&game, step::is_in(&game, LinkStep::Send))
    };
    let listed = move || moves::listed(&ui.game.read(), display::names());
    // The board is painted before the list is updated: a mark on 15x15 is painted after 22 ms, not 29, on a processor four
    // times slower.
    let shown = RwSignal::new(untrack(listed));
    Effect::new(move |is_updated: Option<()>| {
        let listed = listed();
        if is_updated.is_some() {
            timer::after_paint(move || drop(shown.try_set(listed)));
        }
    });
    let first = move || shown.read().first().map_or(0, |it| it.number - 1).to_string();
    let mut shown_before = None;
    let items = move || {
        language_changes::track();
        let moves = shown.read();
        let current = moves.iter().position(|it| it.is_current);
        // Opening or closing a review changes the size of the list.
        let state = Some((current, ui.game.with_untracked(|game| game.mode.replay().is_some())));
        if state != shown_before {
            shown_before = state;
            page.after_render(|_| bring_current_into_view());
        }
        moves.iter().map(|it| view! { <ListItem it=it.clone() /> }).collect::<Vec<_>>()
    };
    view! {
        <ol
            class=live(ui, 0, list_class)
            style:--before=live_text(first)
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
    let glyph = it.glyph.map_or("", Glyph::sign);
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
                <span prop:textContent=TextContent(format!("{}{glyph}", it.cell))></span>
                " "
                <span aria-hidden="true" prop:textContent=TextContent(icon.to_owned())></span>
                <span class="unseen" prop:textContent=TextContent(words.to_owned())></span>
            </button>
        </li>
    }
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
