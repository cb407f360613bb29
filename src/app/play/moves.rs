//! The list of moves.

use crate::{
    app::{
        game::{Page, signals::UiState},
        names::display,
        play::model::moves::{self, ListedMove},
        review,
        ui::{
            event, language_changes,
            live::{live, translated},
            text_content::TextContent,
        },
    },
    engine::{Glyph, advice::Verdict},
    platform::screen,
    session::Mark,
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
    let list_class = |ui: UiState, _| moves::list_class(&ui.game.read());
    let first = |ui: UiState, _| moves::first_listed(&ui.game.read()).to_string();
    let mut shown_before = None;
    let items = move || {
        language_changes::track();
        let moves = moves::listed(&ui.game.read(), display::names());
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
            class=live(ui, 0, list_class)
            style:--before=live(ui, 0, first)
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
