//! Zooming. A board whose cells would be too small if the whole board were visible can be made larger than the screen;
//! it scrolls then, like any other element.

use crate::{
    app::{
        board::{
            endless::model::ViewChange,
            gesture::{Fingers, Zoom},
            model::scroll_to_show,
        },
        game::{Page, boards, late},
        ui::elements::{board_area, cell_element, focus_cell},
    },
    engine::{Cell, Rules},
    platform::screen,
};

use leptos::prelude::*;
use web_sys::{Element, HtmlElement, Touch, TouchEvent, wasm_bindgen::JsCast};

/// The minimum size of a target, in CSS pixels: WCAG 2.2, 2.5.8.
const SMALLEST: f64 = 24.0;

/// The part of a pixel that browsers may lose in layout.
pub(crate) const ROUNDING: f64 = 0.1;

/// The side of the smallest cell that a finger hits reliably, in CSS pixels.
pub(crate) const FINGER: f64 = 40.0;

/// The largest side of a cell, in CSS pixels.
const LARGEST: f64 = 80.0;

/// The CSS property with the zoom factor of the board. At 1 the whole board is visible.
const ZOOM_FACTOR: &str = "--zoom";

/// The factor of one zoom step.
const STEP: f64 = 1.5;

/// Checks whether the board is zoomable, and shows the whole board.
pub(crate) fn measure_board(page: Page) {
    let needs_zoom = fitting_side(rules(page)) + ROUNDING < SMALLEST;
    if is_zoomable(page) != needs_zoom {
        page.ui.controls.update(|controls| controls.is_zoomable = needs_zoom);
    }
    fit();
}

/// Zooms a zoomable or an endless board. The middle of the visible part stays in place.
pub(crate) fn zoom(page: Page, zoom: Zoom) {
    match zoom {
        zoom if page.is_endless() => {
            boards::call(page, move |boards, page| (boards.zoom)(page, zoom));
        }
        _ if !is_zoomable(page) => {}
        Zoom::In => set_side(rules(page), cell_side() * STEP),
        Zoom::Out => set_side(rules(page), cell_side() / STEP),
        Zoom::Fit => fit(),
    }
}

/// Returns whether the cells are too small for a finger at their current size.
pub(crate) fn are_cells_too_small(page: Page) -> bool {
    is_zoomable(page) && cell_side() < SMALLEST && !screen::points_finely()
}

/// Enlarges the cells of a zoomable board, around this one.
pub(crate) fn zoom_in_on(page: Page, cell: Cell) {
    set_side(rules(page), FINGER);
    if let Some((cell, area)) = cell_element(cell).zip(board_area()) {
        let cell = cell.get_bounding_client_rect();
        let seen = area.get_bounding_client_rect();
        let right = cell.x() - seen.x() - seen.width() / 2.0;
        let down = cell.y() - seen.y() - seen.height() / 2.0;
        scroll_by(&area, right, down);
    }
}

/// Zooms a zoomable or an endless board with two fingers. `before` is their last position. Returns the position to
/// compare with next.
pub(crate) fn pinch(page: Page, event: &TouchEvent, before: Option<Fingers>) -> Option<Fingers> {
    let touches = event.touches();
    let fingers = fingers(&touches.item(0)?, &touches.item(1)?);
    let before = before.filter(|before| before.apart > 0.0);
    if page.is_endless() {
        let code = boards::code(page).zip(before);
        return Some(code.map_or(fingers, |(code, before)| (code.pinch)(page, before, fingers)));
    }
    if !is_zoomable(page) {
        return None;
    }
    if let Some(before) = before {
        set_side(rules(page), cell_side() * fingers.apart / before.apart);
        event.prevent_default();
    }
    Some(fingers)
}

/// Returns whether the board is zoomable: its cells would be too small if the whole board were visible.
pub(crate) fn is_zoomable(page: Page) -> bool {
    page.ui.controls.with_untracked(|controls| controls.is_zoomable)
}

/// Changes the visible part of an endless board, as soon as the late code is loaded.
pub(crate) fn change_view_later(page: Page, change: ViewChange) {
    late::call(page, move |late, page| (late.change_view)(page, change));
}

/// Moves the board with a pointer that moved between these positions, in CSS pixels.
pub(crate) fn drag_board(page: Page, from: [i32; 2], to: [i32; 2]) {
    if page.is_endless() {
        let change = ViewChange::Drag([to[0] - from[0], to[1] - from[1]]);
        boards::call(page, move |boards, page| (boards.change_view)(page, change));
    } else {
        scroll(from, to);
    }
}

/// Focuses this cell, and scrolls to it if it is out of view.
pub(crate) fn go_to_cell(page: Page, cell: Cell) {
    if page.is_endless() {
        change_view_later(page, ViewChange::GoTo(cell));
    } else {
        focus_cell(cell);
    }
}

/// Returns the rules of the game on the screen.
pub(crate) fn rules(page: Page) -> Rules {
    page.ui.game.with_untracked(|state| state.setup.rules)
}

/// Scrolls a zoomed board just as far as these cells need to be in view. Leaves it where it is along an axis on which they
/// are too far apart.
pub(crate) fn bring_into_view(cells: &[Cell]) {
    let Some((area, board)) = board_area().zip(board()) else { return };
    if board.style().get_property_value(ZOOM_FACTOR).is_ok_and(|factor| factor.is_empty()) {
        return;
    }
    let sides = |element: &Element| {
        let rect = element.get_bounding_client_rect();
        [[rect.left(), rect.right()], [rect.top(), rect.bottom()]]
    };
    let elements = cells.iter().filter_map(|&cell| cell_element(cell));
    let around = |one: [f64; 2], two: [f64; 2]| [one[0].min(two[0]), one[1].max(two[1])];
    let all = elements
        .map(|element| sides(&element))
        .reduce(|one, two| [around(one[0], two[0]), around(one[1], two[1])]);
    if let Some([across, down]) = all {
        let [width, height] = sides(&area);
        scroll_by(&area, scroll_to_show(across, width), scroll_to_show(down, height));
    }
}

/// Returns the current side of a cell, in CSS pixels.
fn cell_side() -> f64 {
    screen::size_of("[data-cell]").map_or(FINGER, |(side, _)| side)
}

/// Shows the whole board. Writes nothing if it is visible already, because that would lay out every cell again.
fn fit() {
    if let Some(board) = board() {
        // This fails for no property.
        let _ = board.style().remove_property(ZOOM_FACTOR);
    }
}

/// Gives every cell this side, but at least the one that fits. The middle of the visible part stays in place.
fn set_side(rules: Rules, side: f64) {
    let Some((area, board)) = board_area().zip(board()) else { return };
    let fit = fitting_side(rules);
    let factor = side.clamp(fit, LARGEST.max(fit)) / fit;
    let before = screen::size_of(".board").map_or(1.0, |(width, _)| width);
    // In thousandths, because writing fractions takes eight kilobytes of code. This fails for no value.
    let zoom = format!("calc({} / 1000)", screen::whole(factor * 1000.0));
    let _ = board.style().set_property(ZOOM_FACTOR, &zoom);
    let after = screen::size_of(".board").map_or(1.0, |(width, _)| width);
    let (left, top) = (f64::from(area.scroll_left()), f64::from(area.scroll_top()));
    let (width, height) =
        (f64::from(area.client_width()) / 2.0, f64::from(area.client_height()) / 2.0);
    let grown = after / before - 1.0;
    scroll_by(&area, (left + width) * grown, (top + height) * grown);
}

/// Returns the side of a cell if the whole board is visible, in CSS pixels.
fn fitting_side(rules: Rules) -> f64 {
    let (width, height) = screen::size_of(".board-area").unwrap_or((FINGER, FINGER));
    let shape = rules.shape();
    (width / f64::from(shape.columns())).min(height / f64::from(shape.rows())).max(1.0)
}

/// Returns the positions of these two fingers.
fn fingers(one: &Touch, two: &Touch) -> Fingers {
    let [x, y] = [one.client_x(), one.client_y()];
    let [other_x, other_y] = [two.client_x(), two.client_y()];
    let (across, down) = (f64::from(x - other_x), f64::from(y - other_y));
    Fingers {
        apart: (across * across + down * down).sqrt(),
        middle: [x.midpoint(other_x), y.midpoint(other_y)],
    }
}

/// Moves the board with a pointer that moved between these positions, in CSS pixels.
fn scroll([from_x, from_y]: [i32; 2], [to_x, to_y]: [i32; 2]) {
    if let Some(area) = board_area() {
        scroll_by(&area, f64::from(from_x - to_x), f64::from(from_y - to_y));
    }
}

/// Returns the element of the board.
fn board() -> Option<HtmlElement> {
    document().query_selector(".board").ok()??.dyn_into().ok()
}

/// Scrolls this far to the right and down, in CSS pixels.
fn scroll_by(area: &Element, right: f64, down: f64) {
    area.set_scroll_left(area.scroll_left() + screen::whole(right));
    area.set_scroll_top(area.scroll_top() + screen::whole(down));
}
