//! Moving and zooming an endless board.

use crate::{
    app::{
        board::{
            endless::model::{ViewChange, Viewport, bounds, nearest_on_board},
            gesture::{Fingers, Zoom},
        },
        game::Page,
        ui::elements::{WINDOW, is_cell_focused},
    },
    engine::Cell,
    platform::screen,
};

use leptos::prelude::*;

/// The sides that buttons and keys can give cells, in CSS pixels. The smallest is the minimum size of a target: WCAG
/// 2.2, 2.5.8.
const SIDES: [i16; 6] = [24, 30, 40, 52, 66, 80];

/// Changes the visible part of an endless board.
pub(crate) fn change_view(page: Page, change: ViewChange) {
    let view = page.ui.of::<Viewport>().get_untracked();
    match change {
        ViewChange::Drag([right, down]) => drag_view(page, right, down),
        ViewChange::Side(side) => {
            let [smallest, .., largest] = SIDES.map(i32::from);
            set_side(
                page,
                i16::try_from(side.clamp(smallest, largest)).unwrap_or(Viewport::USUAL_SIDE),
            );
        }
        ViewChange::GoTo(cell) => scroll_and_focus(page, cell),
        ViewChange::ToEdge([right, up]) => {
            let at = page.board.tab_stop();
            let far = |at: i16, by: i16| at.saturating_add(by.saturating_mul(Viewport::LARGEST));
            let cell = Cell::from_first_mark(far(at.column(), right), far(at.row(), up));
            scroll_and_focus(page, view.nearest_whole(cell));
        }
        ViewChange::Page(up) => {
            let at = page.board.tab_stop();
            let row = at.row().saturating_add(up * (view.rows - 2));
            scroll_and_focus(page, Cell::from_first_mark(at.column(), row));
        }
        ViewChange::NameFrom(cell) => {
            let (left, top) = (view.left - cell.column(), view.top - cell.row());
            let is_focused = is_cell_focused();
            set_view(page, Viewport { left, top, ..view });
            page.board.set_tab_stop(Cell::FIRST_MARK);
            if is_focused {
                page.focus_board_later();
            }
        }
        ViewChange::ToLastMove => {
            let last = page.ui.game.with_untracked(|game| game.last_move);
            let cell = last.map_or(Cell::FIRST_MARK, |(_, cell)| cell);
            set_view(page, Viewport { is_map: false, shift: [0, 0], ..view.around(cell) });
            page.board.set_tab_stop(cell);
        }
        ViewChange::ToCells => {
            set_view(page, Viewport { is_map: false, ..view });
            page.focus_board_later();
        }
    }
}

/// Makes cells larger or smaller, or shows all marks: as cells if these can be large enough, otherwise as dots.
pub(crate) fn zoom_view(page: Page, zoom: Zoom) {
    let now = page.ui.of::<Viewport>().with_untracked(|view| view.side);
    let side = match zoom {
        Zoom::In => SIDES.into_iter().find(|&side| side > now),
        Zoom::Out => SIDES.into_iter().rev().find(|&side| side < now),
        Zoom::Fit => return show_all_marks(page),
    };
    set_side(page, side.unwrap_or(now));
}

/// Fits the board into its window after a change of the window's size. The middle stays in place.
pub(crate) fn fit_viewport(page: Page) {
    if !page.is_endless() {
        return;
    }
    let view = page.ui.of::<Viewport>().get_untracked();
    let fitted = view.filling(window_size(), view.side);
    if [fitted.columns, fitted.rows] != [view.columns, view.rows] {
        set_view(page, fitted);
    }
}

/// Shows the part of the board around the last move, or around the first cell.
pub(crate) fn begin_view(page: Page) {
    set_side(page, Viewport::USUAL_SIDE);
    change_view(page, ViewChange::ToLastMove);
}

/// Moves and zooms the board with two fingers. Returns the position to compare with next.
pub(crate) fn pinch_view(page: Page, before: Fingers, now: Fingers) -> Fingers {
    let [right, down] = [0, 1].map(|axis| now.middle[axis] - before.middle[axis]);
    drag_view(page, right, down);
    let side = page.ui.of::<Viewport>().with_untracked(|view| f64::from(view.side));
    let wanted = side * now.apart / before.apart;
    if (wanted - side).abs() < 1.0 {
        // A change of less than a pixel is added to the next one.
        return Fingers { apart: before.apart, ..now };
    }
    change_view(page, ViewChange::Side(screen::whole(wanted)));
    now
}

/// Scrolls to this cell if it is not visible or the map is shown, but no further than needed.
pub(crate) fn bring_into_view(page: Page, cell: Cell) {
    let view = page.ui.of::<Viewport>().get_untracked();
    if view.has_whole(cell) && !view.is_map {
        return;
    }
    let nearest = view.nearest_whole(cell);
    let right = cell.column().saturating_sub(nearest.column());
    let up = cell.row().saturating_sub(nearest.row());
    let is_near = right.abs() <= view.columns / 2 && up.abs() <= view.rows / 2;
    let next = if is_near {
        view.moved(right, up)
    } else {
        page.board.set_tab_stop(cell);
        view.around(cell)
    };
    set_view(page, Viewport { is_map: false, shift: [0, 0], ..next });
}

/// Scrolls to this cell, or to the last cell of the board in its direction, and focuses it.
fn scroll_and_focus(page: Page, cell: Cell) {
    let cell = nearest_on_board(cell);
    bring_into_view(page, cell);
    page.board.set_tab_stop(cell);
    page.after_render(Page::focus_board);
}

/// Moves the cells this far to the right and down, in CSS pixels.
fn drag_view(page: Page, right: i32, down: i32) {
    let view = page.ui.of::<Viewport>().get_untracked();
    let side = i32::from(view.side);
    let [right, down] = [i32::from(view.shift[0]) + right, i32::from(view.shift[1]) + down];
    let cells = |shift: i32| (shift + side / 2).div_euclid(side);
    let (columns, rows) = (cells(right), cells(down));
    let small = |number: i32| i16::try_from(number).unwrap_or_default();
    let shift = [right - columns * side, down - rows * side].map(small);
    set_view(page, Viewport { shift, ..view.moved(-small(columns), small(rows)) });
}

/// Gives cells this side, in CSS pixels.
fn set_side(page: Page, side: i16) {
    let view = page.ui.of::<Viewport>().get_untracked();
    set_view(page, view.filling(window_size(), side));
}

/// Shows all marks: as cells if they fit, otherwise as dots.
fn show_all_marks(page: Page) {
    let Some([left, right, bottom, top]) = bounds(&page.marks()) else { return };
    let (columns, rows) = (i32::from(right) - i32::from(left), i32::from(top) - i32::from(bottom));
    let [width, height] = window_size().map(i32::from);
    let fits = |side: &i16| {
        let side = i32::from(*side);
        columns < width / side && rows < height / side
    };
    let view = page.ui.of::<Viewport>().get_untracked();
    let largest = Viewport::USUAL_SIDE.max(view.side);
    let side = SIDES.into_iter().rev().filter(|&side| side <= largest).find(fits);
    if let Some(side) = side {
        let cell = Cell::from_first_mark(left.midpoint(right), bottom.midpoint(top));
        set_view(page, Viewport { is_map: false, ..view.around(cell) });
        set_side(page, side);
    } else {
        set_view(page, Viewport { is_map: true, shift: [0, 0], ..view });
    }
}

/// Shows this part of the board, and keeps the tab stop on a visible cell.
fn set_view(page: Page, view: Viewport) {
    if page.ui.of::<Viewport>().get_untracked() != view {
        let is_focused = is_cell_focused();
        page.ui.of::<Viewport>().set(view);
        page.after_render(clamp_tab_stop);
        if is_focused {
            page.after_render(restore_focus);
        }
    }
}

/// Moves the tab stop to the nearest cell that is completely visible.
fn clamp_tab_stop(page: Page) {
    let view = page.ui.of::<Viewport>().get_untracked();
    page.board.set_tab_stop(view.nearest_whole(page.board.tab_stop()));
}

/// Focuses the board if the cell that had the focus has been removed.
fn restore_focus(page: Page) {
    if !is_cell_focused() {
        page.focus_board();
    }
}

/// Returns the width and the height of the board's window, in CSS pixels.
fn window_size() -> [i16; 2] {
    let (width, height) = screen::size_of(&format!(".{WINDOW}")).unwrap_or_default();
    [width, height].map(|length| i16::try_from(screen::whole(length)).unwrap_or_default())
}
