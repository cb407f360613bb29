//! The list of moves of a game with variations.

use crate::{
    app::{
        analysis,
        game::{Page, signals::UiState, state::GameState},
        names::display,
        review::{
            line, model,
            tree::{self, Folding, TreeMove, TreeRow},
        },
        ui::{
            button::{Button, ButtonSpec},
            event, icon, language_changes,
            live::{LiveText, aria, classes, live_text, translated},
            text_content::TextContent,
        },
    },
    engine::{Glyph, NodeId, advice::Verdict},
    platform::screen,
    session::{EngineLines, Mark, Pieces},
    words::{Text, phrases, text},
};

use leptos::{ev, html, prelude::*};

/// The attribute of a button with the number of the node that its press shows.
const NODE: &str = "data-node";

/// The attribute of a button with the number of the node whose variation its press folds or unfolds.
const FOLDS: &str = "data-folds";

/// Puts the variation on the screen before others.
const PROMOTE: ButtonSpec = ButtonSpec {
    icon: icon::UP,
    class: "bare",
    is_shown: |ui| model::can_promote(&ui.game.read()),
    ..ButtonSpec::new(Text::Promote, line::promote)
};

/// The list of moves of a game with variations. A press on a move shows its position.
#[component]
pub(crate) fn MoveTree(page: Page) -> impl IntoView {
    let ui = page.ui;
    let node_in = move |event: &ev::MouseEvent, attribute: &str| -> Option<NodeId> {
        let index = event::attribute(event, attribute)?;
        ui.game.with_untracked(|game| game.mode.replay()?.tree().node(index))
    };
    let on_click = move |event: ev::MouseEvent| {
        if let Some(node) = node_in(&event, FOLDS) {
            ui.of::<Folding>().update(|folding| folding.toggle(node));
        } else if let Some(node) = node_in(&event, NODE) {
            line::show_node(page, node);
        }
    };
    let rows = move || {
        language_changes::track();
        let rows = tree::rows(&ui.game.read(), display::names(), &ui.of::<Folding>().read());
        page.after_render(|_| bring_current_into_view());
        rows.into_iter().map(|row| view! { <Row row /> }).collect::<Vec<_>>()
    };
    let class: LiveText = live_text(move || class(ui));
    view! {
        <section class=class aria-label=translated(Text::MoveList) on:click:capture=on_click>
            <ol>{rows}</ol>
            <Button page spec=PROMOTE />
        </section>
    }
}

/// Returns the classes of the list.
fn class(ui: UiState) -> String {
    let game = ui.game.read();
    classes(&[
        ("tree", true),
        ("stones", game.setup.pieces == Pieces::Stones),
        ("lined", are_lines_shown(ui, &game)),
        ("hidden", !game.has_variations()),
    ])
}

/// Returns whether the engine's lines are shown above the list.
fn are_lines_shown(ui: UiState, game: &GameState) -> bool {
    let lines = ui.settings.read().analysis.engine_lines;
    lines != EngineLines::Off && analysis::model::can_have_lines(game)
}

/// Moves that follow each other.
#[component]
fn Row(row: TreeRow) -> impl IntoView {
    let TreeRow { depth, moves, is_folded } = row;
    let first = moves.first().map(|it| it.node.index().to_string());
    let fold = is_folded.map(|is_folded| {
        let sign = if is_folded { "▸" } else { "▾" };
        view! {
            <button type="button" class="fold" data-folds=first aria-expanded=aria(!is_folded)>
                <span aria-hidden="true">{sign}</span>
                <span class="unseen" prop:textContent=TextContent(text(Text::InVariation).to_owned())></span>
            </button>
        }
    });
    let more =
        (is_folded == Some(true)).then(|| html::span().attr("aria-hidden", "true").child("…"));
    let moves: Vec<_> = moves.into_iter().map(|it| view! { <Move it /> }).collect();
    view! {
        <li style:--depth=depth.to_string()>
            {fold}
            {moves}
            {more}
        </li>
    }
}

/// A move in a row.
#[component]
fn Move(it: TreeMove) -> impl IntoView {
    let verdict = it.verdict.unwrap_or(Verdict::Unknown);
    let (sign, words) = (phrases::verdict_sign(verdict), phrases::verdict(verdict));
    let glyph = it.glyph.map_or("", Glyph::sign);
    let comment = if it.has_comment { "…" } else { "" };
    // The style sheet draws the piece. Its name is for screen readers: on the cards, players have other names.
    let class = if it.piece.mark == Mark::X { "x" } else { "o" };
    view! {
        <button
            type="button"
            class=class
            data-node=it.node.index().to_string()
            aria-current=it.is_current.then_some("step")
        >
            <span class="number" aria-hidden="true" prop:textContent=TextContent(it.number.to_string())></span>
            {html::span().class("piece")}
            <span class="unseen" prop:textContent=TextContent(phrases::piece(it.piece))></span>
            " "
            <span prop:textContent=TextContent(format!("{}{glyph}", it.cell))></span>
            <span aria-hidden="true" prop:textContent=TextContent(format!("{comment}{sign}"))></span>
            " "
            <span class="unseen" prop:textContent=TextContent(words.to_owned())></span>
        </button>
    }
}

/// Scrolls to the current move.
fn bring_current_into_view() {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let (Some(now), Some(list)) = (find(".tree [aria-current]"), find(".tree")) {
        let (inner, outer) = (now.get_bounding_client_rect(), list.get_bounding_client_rect());
        if inner.top() < outer.top() || inner.bottom() > outer.bottom() {
            let half = (outer.height() - inner.height()) / 2.0;
            list.set_scroll_top(
                list.scroll_top() + screen::whole(inner.top() - outer.top() - half),
            );
        }
    }
}
