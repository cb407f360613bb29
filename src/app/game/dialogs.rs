//! Opening and closing dialogs.

use crate::{
    app::game::{Page, dialog::Dialog, soon},
    platform::focus::focus,
};

use leptos::prelude::*;
use web_sys::{HtmlDialogElement, wasm_bindgen::JsCast};

/// Opens a dialog over the page, as soon as its code is loaded. It traps the focus.
pub(crate) fn open(page: Page, dialog: Dialog) {
    soon::call(page, move |soon, page| (soon.open)(page, dialog));
}

/// Shows a dialog that is mounted. In a form, the focus begins on an answer that is chosen: arrow keys change it, and
/// Enter submits the form.
pub(crate) fn show(dialog: Dialog) {
    if let Some(dialog) = element_of(dialog) {
        // This fails only if the dialog is open already.
        let _ = dialog.show_modal();
        let chosen = dialog.query_selector("form input:checked").ok().flatten();
        if let Some(chosen) = chosen.and_then(|it| it.dyn_into().ok()) {
            focus(&chosen, false);
        }
    }
}

/// Closes all dialogs.
pub(crate) fn close_all() {
    let open = document().query_selector_all("dialog[open]");
    let open =
        open.into_iter().flat_map(|all| (0..all.length()).filter_map(move |at| all.item(at)));
    for dialog in open.filter_map(|it| it.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

/// Closes a dialog. The browser restores the focus.
pub(crate) fn close(dialog: Dialog) {
    if let Some(dialog) = element_of(dialog) {
        dialog.close();
    }
}

/// Returns whether this dialog is open.
pub(crate) fn is_open(dialog: Dialog) -> bool {
    element_of(dialog).is_some_and(|dialog| dialog.open())
}

/// Returns the element of a dialog.
fn element_of(dialog: Dialog) -> Option<HtmlDialogElement> {
    document().get_element_by_id(dialog.id)?.dyn_into().ok()
}
