//! Reports the events of the page to the click guard, and asks it which clicks are meant.

use crate::{
    app::{game::Page, ui::event},
    platform::focus::is_by_pointer,
    session::{ClickGuard, ClickTarget},
};
use leptos::ev::MouseEvent;
use web_sys::{Event, HtmlDialogElement, wasm_bindgen::JsCast};

/// Handles a pointer that goes down anywhere on the page. Only the first finger can click.
pub(crate) fn on_press(page: Page, event: &web_sys::PointerEvent) {
    if event.is_primary() {
        let (target, time) = (target_of(event), event.time_stamp());
        page.guard_clicks(|guard| guard.press(target, time));
    }
}

/// Handles a pointer that the browser takes over.
pub(crate) fn on_cancel(page: Page) {
    page.guard_clicks(ClickGuard::cancel_press);
}

/// Handles a dialog that was closed in any way.
pub(crate) fn on_dialog_closed(page: Page, event: &Event) {
    let time = event.time_stamp();
    page.guard_clicks(|guard| guard.dialog_closed(time));
}

/// Closes a dialog after a click beside it.
pub(crate) fn close_beside(page: Page, event: &MouseEvent) {
    if let Some(dialog) = dialog_beside(event)
        && is_meant(page, event, ClickTarget::BesideDialog)
    {
        dialog.close();
    }
}

/// Returns whether a click is meant for this target, which it hit.
pub(crate) fn is_meant(page: Page, event: &MouseEvent, target: ClickTarget) -> bool {
    let (time, by_pointer) = (event.time_stamp(), is_by_pointer(event));
    page.guard_clicks(|guard| guard.accepts(target, time, by_pointer)).unwrap_or(true)
}

/// Returns the target of an event.
fn target_of(event: &MouseEvent) -> ClickTarget {
    if dialog_beside(event).is_some() {
        return ClickTarget::BesideDialog;
    }
    event::cell_of(event).map_or(ClickTarget::Other, ClickTarget::Cell)
}

/// Returns the open dialog if the event is outside its box. Its backdrop belongs to the dialog.
fn dialog_beside(event: &MouseEvent) -> Option<HtmlDialogElement> {
    let dialog: HtmlDialogElement = event.target()?.dyn_into().ok()?;
    let area = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let is_inside =
        (area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y);
    (!is_inside).then_some(dialog)
}
