//! Boards with cells too small to be told from each other can be made larger than the screen; they
//! scroll then, as everything does.

use super::{Controller, elements::element_of};
use crate::{
    engine::{Cell, Rules},
    platform::screen,
};
use leptos::prelude::*;
use web_sys::{Element, HtmlElement, TouchEvent, wasm_bindgen::JsCast};

/// The side of the smallest cell that does for a target, in CSS pixels: WCAG 2.2, 2.5.8.
const SMALLEST: f64 = 24.0;

/// What browsers may lose of a pixel when they lay out.
pub(crate) const ROUNDING: f64 = 0.1;

/// The smallest cell that a finger hits for certain, in CSS pixels.
pub(crate) const FINGER: f64 = 40.0;

/// The largest side that a cell can be given, in CSS pixels.
const LARGEST: f64 = 80.0;

/// The property of the board that says how many times larger it is than fits.
const ZOOM_FACTOR: &str = "--zoom";

/// How much one step changes the size.
const STEP: f64 = 1.5;

/// What a button or a key does to the size of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zoom {
    In,
    Out,
    Fit,
}

impl Controller {
    /// Finds out whether the board needs to be made larger, and has it fit again.
    pub fn measure_board(self) {
        let is_tiny = fitting_side(self.rules()) + ROUNDING < SMALLEST;
        if self.has_tiny_cells() != is_tiny {
            self.ui.game.update(|state| state.has_tiny_cells = is_tiny);
        }
        fit();
    }

    /// Changes the size of a board with tiny cells; what is in the middle stays there.
    pub fn zoom(self, zoom: Zoom) {
        match zoom {
            _ if !self.has_tiny_cells() => {}
            Zoom::In => set_side(self.rules(), cell_side() * STEP),
            Zoom::Out => set_side(self.rules(), cell_side() / STEP),
            Zoom::Fit => fit(),
        }
    }

    /// Where cells are too small to be hit, makes them larger around this one; whether that was so.
    pub fn zoom_in_on(self, cell: Cell) -> bool {
        let zooms = self.has_tiny_cells() && cell_side() < SMALLEST && !screen::points_finely();
        if zooms {
            set_side(self.rules(), FINGER);
            if let Some((cell, area)) = element_of(cell).zip(area()) {
                let cell = cell.get_bounding_client_rect();
                let seen = area.get_bounding_client_rect();
                let right = cell.x() - seen.x() - seen.width() / 2.0;
                let down = cell.y() - seen.y() - seen.height() / 2.0;
                scroll_by(&area, right, down);
            }
        }
        zooms
    }

    /// Follows two fingers on a board with tiny cells: how far apart they are now, in CSS pixels.
    /// `before` is how far they were.
    pub fn pinch(self, event: &TouchEvent, before: Option<f64>) -> Option<f64> {
        let touches = event.touches();
        let (one, two) = touches.item(0).zip(touches.item(1)).filter(|_| self.has_tiny_cells())?;
        let across = f64::from(one.client_x() - two.client_x());
        let down = f64::from(one.client_y() - two.client_y());
        let apart = (across * across + down * down).sqrt();
        if let Some(before) = before.filter(|&before| before > 0.0) {
            set_side(self.rules(), cell_side() * apart / before);
            event.prevent_default();
        }
        Some(apart)
    }

    /// The cells are too small to be told from each other while the whole board is seen.
    pub fn has_tiny_cells(self) -> bool {
        self.ui.game.with_untracked(|state| state.has_tiny_cells)
    }

    fn rules(self) -> Rules {
        self.ui.game.with_untracked(|state| state.setup.rules)
    }
}

/// The side of a cell as it is, in CSS pixels.
fn cell_side() -> f64 {
    screen::size_of("[data-cell]").map_or(FINGER, |(side, _)| side)
}

/// Shows the whole board. Where it is seen already, nothing is written, or every cell would be laid out
/// anew.
fn fit() {
    if let Some(board) = board() {
        // It fails for no property.
        let _ = board.style().remove_property(ZOOM_FACTOR);
    }
}

/// Gives every cell this side, but not less than what fits; the middle of what is seen stays.
fn set_side(rules: Rules, side: f64) {
    let Some((area, board)) = area().zip(board()) else { return };
    let fit = fitting_side(rules);
    let factor = side.clamp(fit, LARGEST.max(fit)) / fit;
    let before = screen::size_of(".board").map_or(1.0, |(width, _)| width);
    // In thousandths: to write fractions takes eight kilobytes of code. It fails for no value.
    let zoom = format!("calc({} / 1000)", screen::whole(factor * 1000.0));
    let _ = board.style().set_property(ZOOM_FACTOR, &zoom);
    let after = screen::size_of(".board").map_or(1.0, |(width, _)| width);
    let (left, top) = (f64::from(area.scroll_left()), f64::from(area.scroll_top()));
    let (width, height) =
        (f64::from(area.client_width()) / 2.0, f64::from(area.client_height()) / 2.0);
    let grown = after / before - 1.0;
    scroll_by(&area, (left + width) * grown, (top + height) * grown);
}

/// The side of a cell when the whole board is seen, in CSS pixels.
fn fitting_side(rules: Rules) -> f64 {
    let (width, height) = screen::size_of(".board-area").unwrap_or((FINGER, FINGER));
    let shape = rules.shape();
    (width / f64::from(shape.columns())).min(height / f64::from(shape.rows())).max(1.0)
}

/// Has the board go along with a pointer that went from here to there, in CSS pixels.
pub(crate) fn scroll([from_x, from_y]: [i32; 2], [to_x, to_y]: [i32; 2]) {
    if let Some(area) = area() {
        scroll_by(&area, f64::from(from_x - to_x), f64::from(from_y - to_y));
    }
}

fn area() -> Option<Element> {
    document().query_selector(".board-area").ok()?
}

fn board() -> Option<HtmlElement> {
    document().query_selector(".board").ok()??.dyn_into().ok()
}

fn scroll_by(area: &Element, right: f64, down: f64) {
    area.set_scroll_left(area.scroll_left() + screen::whole(right));
    area.set_scroll_top(area.scroll_top() + screen::whole(down));
}
