//! The views of the late code, in their places among those of the first chunk.

use crate::{
    app::{
        analysis::view::EngineLines,
        arrange::view::ArrangePanel,
        board::{endless::view::EndlessBoard, flat::FlatOverlay, space::view::SpaceBoard},
        game::{Page, page::parts::Place},
        learn::panel::LessonPanel,
        links::view::GuestCard,
        menu::view::BarButtons,
        names::view as names,
        notices::view::{BadLinkNotice, Notices},
        opponent::view as opponent,
        play::{
            annotation::Annotation,
            moves::MoveList,
            progress::ProgressBox,
            prompt::{ACTIONS, Prompt},
            tools::Tools,
        },
        puzzles::panel::PuzzlePanel,
        review::{chart::Chart, list::MoveTree, view::ReviewPanel},
        suggestions::{self, view::Suggestions},
        threats::view::{ThreatsLine, ThreatsSwitch},
        ui::button::{Button, Buttons},
    },
    session::Seat,
};

use leptos::{mount::mount_to, prelude::*};
use web_sys::{Element, HtmlElement, wasm_bindgen::JsCast};

/// Adds all views of the late code, except those of the parts that few games need.
pub(crate) fn add_views(page: Page) {
    let places = page.core.with_value(|core| core.late.places.clone());
    for (place, element) in places {
        add_to(page, place, &element);
    }
}

/// Adds the views that belong in this place to its element.
fn add_to(page: Page, place: Place, element: &Element) {
    match place {
        Place::Bar => add(page, element, move || view! { <BarButtons page /> }),
        Place::Card(Seat::One) => {
            add(page, element, move || view! { <Button page spec=names::ON_CARD /> });
        }
        Place::Card(Seat::Two) => add(page, element, move || {
            view! {
                <Button page spec=opponent::ON_CARD />
                <Button page spec=names::ON_CARD />
            }
        }),
        Place::StatusText => add(page, element, move || view! { <Annotation page /> }),
        Place::Status => add(page, element, move || {
            view! {
                <Tools page />
                <ProgressBox page />
            }
        }),
        Place::OverBoard => add(page, element, move || view! { <FlatOverlay page /> }),
        Place::Moves => add(page, element, move || view! { <MoveList page /> }),
        Place::Actions => add(page, element, move || {
            view! {
                <Prompt page />
                <ThreatsSwitch page class="action" is_below=true />
                <Buttons page specs=ACTIONS />
            }
        }),
        // Other parts of the program add their views there, or none.
        Place::Page | Place::Chart => {}
        Place::Notices => add(page, element, move || view! { <Notices page /> }),
    }
}

/// Adds the views of 3D and endless boards.
pub(crate) fn add_board_views(page: Page) {
    add_in(page, Place::OverBoard, move || view! { <SpaceBoard page /> <EndlessBoard page /> });
}

/// Adds the views that review games, arrange positions and show threats.
pub(crate) fn add_study_views(page: Page) {
    add_in(page, Place::Page, move || {
        view! {
            <ReviewPanel page />
            <GuestCard page />
            <ArrangePanel page />
        }
    });
    add_in(page, Place::Chart, move || view! { <EngineLines page /> <Chart page /> });
    add_in(page, Place::Moves, move || view! { <MoveTree page /> });
    add_in(page, Place::Status, move || view! { <ThreatsLine page /> });
    add_in(page, Place::Notices, move || view! { <BadLinkNotice page /> });
}

/// Adds the suggested games, unless they were added before.
pub(crate) fn add_suggestions(page: Page) {
    if document().get_element_by_id(suggestions::ID).is_none() {
        add_in(page, Place::Status, move || view! { <Suggestions page /> });
    }
}

/// Adds the views of the seldom code besides its dialogs.
pub(crate) fn add_seldom_views(page: Page) {
    add_in(page, Place::Page, move || view! { <PuzzlePanel page /> <LessonPanel page /> });
}

/// Adds a dialog to the page.
pub(crate) fn add_dialog<N: IntoView + 'static>(page: Page, dialog: impl FnOnce() -> N + 'static) {
    add_in(page, Place::Page, dialog);
}

/// Adds a view in this place.
fn add_in<N: IntoView + 'static>(page: Page, place: Place, view: impl FnOnce() -> N + 'static) {
    let element = page.core.with_value(|core| {
        let mut places = core.late.places.iter();
        places.find(|(it, _)| *it == place).map(|(_, element)| element.clone())
    });
    if let Some(element) = element {
        add(page, &element, view);
    }
}

/// Adds a view to the end of this element, where it stays. Code to remove views would take 5 KB: 2.9 in the late
/// chunk and 2.1 in the seldom one.
fn add<N: IntoView + 'static>(page: Page, element: &Element, view: impl FnOnce() -> N + 'static) {
    let element: HtmlElement = element.clone().unchecked_into();
    page.ui.owner().with(|| mount_to(element, view).forget());
}
