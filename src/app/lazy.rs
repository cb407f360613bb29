//! The views of the lazy chunk: what a game on the first board does not need.

use crate::{
    app::{
        arrange::view::{self as arrange, ArrangePanel},
        board::{
            endless::view::EndlessBoard, flat::FlatOverlay, gestures::follow_gesture,
            space::view::SpaceBoard, view::OVER,
        },
        changes::view::ChangesDialog,
        data::{self, view::DataDialog},
        device,
        game::{
            Page,
            dialog::Dialog,
            language::load_words,
            load_error::LoadError,
            page::{LazyViews, Loading, Pending},
        },
        games::{self, view::GamesDialog},
        minimax::{self, view::MinimaxDialog},
        new_game::{self, NewGameDialog},
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
        share::{self, view::ShareDialog},
        statistics::{
            self,
            view::{self as statistics_view, StatisticsDialog},
        },
        strength::{self, view::StrengthDialog},
        tasks,
        threats::view::ThreatsLine,
        ui::button::Button,
    },
    platform::style,
    session::Draft,
    words::Part,
};

use futures::future::join;
use leptos::{mount::mount_to, prelude::*};
use web_sys::{HtmlElement, wasm_bindgen::JsCast};

/// Mounts the views of the lazy chunk, the first time and once their words and styles are there, and does what is
/// pending.
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

const VIEWS: LazyViews = LazyViews {
    mount,
    prepare_dialog,
    mount_dialog,
    follow_gesture,
    headline: |game| arrange::headline(game).or_else(|| review::headline(game)),
};

fn mount(page: Page) {
    if let Some(app) = find(APP) {
        mount_to(app, move || view! { <ReviewPanel page /> <ArrangePanel page /> }).forget();
    }
    let cards = [(".seat", statistics_view::ON_CARD), (".seat:last-child", opponent::ON_CARD)];
    for (card, spec) in cards {
        if let Some(card) = find(&format!("{APP} {card}")) {
            mount_to(card, move || view! { <Button page spec /> }).forget();
        }
    }
    if let Some(place) = find(&format!("#{MOVES}")) {
        mount_to(place, move || view! { <Chart page /> <MoveList page /> }).forget();
    }
    if let Some(place) = find(&format!("#{OVER}")) {
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
    if let Some(told) = find(&format!("{APP} [role=status]")) {
        mount_to(told, move || view! { <Annotation page /> }).forget();
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

/// Finds what this dialog shows.
fn prepare_dialog(page: Page, dialog: Dialog) {
    match dialog {
        Dialog::NewGame => {
            page.ui.draft.set(Draft::of(page.ui.game.with_untracked(|state| state.setup)));
            strength::prove_strengths(page);
            games::offer_newest_game(page);
            new_game::ask_about_sound(page);
        }
        Dialog::Strength | Dialog::Opponent => strength::prove_strengths(page),
        Dialog::Minimax => minimax::think(page),
        Dialog::Share => share::prepare_share(page),
        Dialog::Games => games::list_games(page),
        Dialog::Statistics => statistics::list_statistics(page),
        Dialog::Settings => device::look_at_device(page),
        Dialog::Changes => device::read_changes(page),
        Dialog::Data => data::forget_told(page),
        Dialog::Rules => {}
    }
}

fn mount_dialog(page: Page, dialog: Dialog) {
    let Some(app) = find(APP) else { return };
    // One mount for all would need views of one type, which cost the download 8 KB.
    match dialog {
        Dialog::NewGame => mount_to(app, move || view! { <NewGameDialog page /> }).forget(),
        Dialog::Rules => mount_to(app, move || view! { <RulesDialog page /> }).forget(),
        Dialog::Settings => mount_to(app, move || view! { <SettingsDialog page /> }).forget(),
        Dialog::Strength => mount_to(app, move || view! { <StrengthDialog page /> }).forget(),
        Dialog::Minimax => mount_to(app, move || view! { <MinimaxDialog page /> }).forget(),
        Dialog::Share => mount_to(app, move || view! { <ShareDialog page /> }).forget(),
        Dialog::Games => mount_to(app, move || view! { <GamesDialog page /> }).forget(),
        Dialog::Opponent => mount_to(app, move || view! { <OpponentDialog page /> }).forget(),
        Dialog::Statistics => {
            mount_to(app, move || view! { <StatisticsDialog page /> }).forget();
        }
        Dialog::Changes => mount_to(app, move || view! { <ChangesDialog page /> }).forget(),
        Dialog::Data => mount_to(app, move || view! { <DataDialog page /> }).forget(),
    }
}

/// The page, once it can be played; before, the static one is there.
const APP: &str = ".app[data-ready]";

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}
