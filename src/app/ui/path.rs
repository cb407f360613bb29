//! A path of a drawing.

use leptos::prelude::*;

/// A path with this class and this data. Drawings share it, so that it is compiled only once.
pub(crate) fn path(class: String, data: String) -> impl IntoView {
    view! { <path class=class d=data /> }
}
