//! A path in a drawing.

use leptos::prelude::*;

/// Renders a path with this class and this data. Drawings share this function, so that it is compiled only once.
pub(crate) fn path(class: String, data: String) -> impl IntoView {
    view! { <path class=class d=data /> }
}
