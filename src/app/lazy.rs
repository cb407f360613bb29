//! The views of the late code: everything that a game on the first board does not need.

use crate::{
    app::{
        arrange::view::{self as arrange, ArrangePanel},
        board::{
            endless::view::EndlessBoard, flat::FlatOverlay, gestures::handle_gesture,
            space::view::SpaceBoard, view::OVERLAY,
        },
        dialogs,
        game::{
            Page,
            language::load_words,
            load_error::LoadError,
            page::{LateViews, Loading, Pending},
        },
        notices::view::Notices,
        opponent::view as opponent,
        page::{MOVES, NOTICES},
        play::{annotation::Annotation, moves::MoveList, progress::ProgressBox, tools::Tools},
        review::{
            chart::Chart,
            view::{self as review, ReviewPanel},
        },
        statistics::view as statistics,
        tasks,
        threats::view::ThreatsLine,
        ui::{
            button::Button,
            elements::{APP, app},
        },
    },
    platform::style,
    words::Part,
};

use futures::future::join;
use leptos::{mount::mount_to, prelude::*};
use web_sys::{HtmlElement, wasm_bindgen::JsCast};

/// Loads the words and styles of the late code, mounts its views the first time, and carries out the pending tasks.
///
/// # Errors
/// The words or the styles failed to load.
#[must_use]
pub fn catch_up(Pending(page): Pending) -> Loading {
    Box::pin(async move {
        let (words, styles) = join(load_words(Part::Lazy), style::load()).await;
        words?;
        styles.ok_or(LoadError::Styles)?;
        tasks::catch_up(page, VIEWS);
        Ok(())
    })
}

/// The entry points of the late code.
const VIEWS: LateViews = LateViews {
    mount,
    prepare_dialog: dialogs::prepare_late,
    handle_gesture,
    headline: |game| arrange::headline(game).or_else(|| review::headline(game)),
};

/// Mounts all views of the late code except the dialogs.
fn mount(page: Page) {
    if let Some(app) = app() {
        mount_to(app, move || view! { <ReviewPanel page /> <ArrangePanel page /> }).forget();
    }
    let cards = [(".seat", statistics::ON_CARD), (".seat:last-child", opponent::ON_CARD)];
    for (card, spec) in cards {
        if let Some(card) = find(&format!("{APP} {card}")) {
            mount_to(card, move || view! { <Button page spec /> }).forget();
        }
    }
    if let Some(place) = find(&format!("#{MOVES}")) {
        mount_to(place, move || view! { <Chart page /> <MoveList page /> }).forget();
    }
    if let Some(place) = find(&format!("#{OVERLAY}")) {
        let over = move || {
            view! {
                <FlatOverlay page />
                <SpaceBoard page />
                <EndlessBoard page />
            }
        };
        mount_to(place, over).forget();
    }
    if let Some(place) = find(&format!("#{NOTICES}")) {
        mount_to(place, move || view! { <Notices page /> }).forget();
    }
    if let Some(status_text) = find(&format!("{APP} [role=status]")) {
        mount_to(status_text, move || view! { <Annotation page /> }).forget();
    }
    if let Some(status) = find(&format!("{APP} .status")) {
        mount_to(status, move || {
            view! {
                <Tools page />
                <ProgressBox page />
                <ThreatsLine page />
            }
        })
        .forget();
    }
}

/// Returns the first element that matches this selector.
fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}
