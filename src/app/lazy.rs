//! The views of the lazy chunk: what a game on the first board does not need.

use crate::app::{
    arrange::view::{self as arrange, ArrangePanel},
    board::{
        endless::view::EndlessBoard, flat::FlatOverlay, gestures::follow_gesture,
        space::view::SpaceBoard, view::OVER,
    },
    changes::view::ChangesDialog,
    data::view::DataDialog,
    game::{
        Controller,
        controller::lazy::{LazyViews, Loading, Pending},
        dialog::Dialog,
    },
    games::view::GamesDialog,
    minimax::view::MinimaxDialog,
    new_game::NewGameDialog,
    notices::view::Notices,
    opponent::view::{self as opponent, OpponentDialog},
    page::{MOVES, NOTICES},
    play::{annotation::Annotation, moves::MoveList, progress::ProgressBox, tools::Tools},
    review::{
        chart::Chart,
        view::{self as review, ReviewPanel},
    },
    rules::RulesDialog,
    settings::view::SettingsDialog,
    share::view::ShareDialog,
    statistics::view::{self as statistics, StatisticsDialog},
    strength::view::StrengthDialog,
    threats::view::ThreatsLine,
    ui::button::Button,
};
use leptos::{mount::mount_to, prelude::*};
use web_sys::{HtmlElement, wasm_bindgen::JsCast};

/// Mounts the views of the lazy chunk, the first time, and does what is pending.
#[must_use]
pub fn catch_up(pending: Pending) -> Loading {
    pending.catch_up(LazyViews {
        mount,
        mount_dialog,
        follow_gesture,
        headline: |game| arrange::headline(game).or_else(|| review::headline(game)),
    })
}

fn mount(controller: Controller) {
    if let Some(app) = find(APP) {
        mount_to(app, move || view! { <ReviewPanel controller /> <ArrangePanel controller /> })
            .forget();
    }
    let cards = [(".seat", statistics::ON_CARD), (".seat:last-child", opponent::ON_CARD)];
    for (card, spec) in cards {
        if let Some(card) = find(&format!("{APP} {card}")) {
            mount_to(card, move || view! { <Button controller spec /> }).forget();
        }
    }
    if let Some(place) = find(&format!("#{MOVES}")) {
        mount_to(place, move || view! { <Chart controller /> <MoveList controller /> }).forget();
    }
    if let Some(place) = find(&format!("#{OVER}")) {
        let over = move || {
            view! {
                <FlatOverlay controller />
                <SpaceBoard controller />
                <EndlessBoard controller />
            }
        };
        mount_to(place, over).forget();
    }
    if let Some(place) = find(&format!("#{NOTICES}")) {
        mount_to(place, move || view! { <Notices controller /> }).forget();
    }
    if let Some(told) = find(&format!("{APP} [role=status]")) {
        mount_to(told, move || view! { <Annotation controller /> }).forget();
    }
    if let Some(status) = find(&format!("{APP} .status")) {
        mount_to(status, move || {
            view! {
                <Tools controller />
                <ProgressBox controller />
                <ThreatsLine controller />
            }
        })
        .forget();
    }
}

fn mount_dialog(controller: Controller, dialog: Dialog) {
    let Some(app) = find(APP) else { return };
    // One mount for all would need views of one type, which cost the download 8 KB.
    match dialog {
        Dialog::NewGame => mount_to(app, move || view! { <NewGameDialog controller /> }).forget(),
        Dialog::Rules => mount_to(app, move || view! { <RulesDialog controller /> }).forget(),
        Dialog::Settings => mount_to(app, move || view! { <SettingsDialog controller /> }).forget(),
        Dialog::Strength => mount_to(app, move || view! { <StrengthDialog controller /> }).forget(),
        Dialog::Minimax => mount_to(app, move || view! { <MinimaxDialog controller /> }).forget(),
        Dialog::Share => mount_to(app, move || view! { <ShareDialog controller /> }).forget(),
        Dialog::Games => mount_to(app, move || view! { <GamesDialog controller /> }).forget(),
        Dialog::Opponent => mount_to(app, move || view! { <OpponentDialog controller /> }).forget(),
        Dialog::Statistics => {
            mount_to(app, move || view! { <StatisticsDialog controller /> }).forget();
        }
        Dialog::Changes => mount_to(app, move || view! { <ChangesDialog controller /> }).forget(),
        Dialog::Data => mount_to(app, move || view! { <DataDialog controller /> }).forget(),
    }
}

/// The page, once it can be played; before, the static one is there.
const APP: &str = ".app[data-ready]";

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}
