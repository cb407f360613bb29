//! *Your data*: everything that is stored, to be taken to another device or kept.

use super::{button::ButtonSpec, dialog::DialogTop};
use crate::{
    app::{
        actions::{Controller, LazyAction},
        state::Dialog,
    },
    words::texts,
};
use leptos::prelude::*;

/// Opens this dialog.
pub(crate) const YOUR_DATA: ButtonSpec = ButtonSpec {
    class: "plain",
    ..ButtonSpec::lazy(texts().your_data, LazyAction::Open(Dialog::Data))
};

#[component]
pub(crate) fn DataDialog(controller: Controller) -> impl IntoView {
    view! {
        <dialog id=Dialog::Data.id() class="dialog" aria-label=texts().your_data>
            <DialogTop controller dialog=Dialog::Data />
        </dialog>
    }
}
