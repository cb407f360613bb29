//! Text that follows signals.

use crate::{
    app::{game::signals::UiState, ui::language_changes},
    words::{self, Text},
};

pub(crate) use crate::app::ui::attributes::{aria, classes};

/// A text, or the value of an attribute, that follows the signals it reads.
///
/// Every view that changes has this type, because each closure that a view holds directly is compiled into a renderer
/// of its own, which more than doubled the download.
pub(crate) type LiveText = Box<dyn FnMut() -> String + Send>;

/// Returns text that follows the signals that this function reads, and the language.
pub(crate) fn live_text(text: impl Fn() -> String + Send + 'static) -> LiveText {
    Box::new(move || {
        language_changes::track();
        text()
    })
}

/// Returns a text that changes only with the language.
pub(crate) fn translated(text: Text) -> LiveText {
    live_text(move || words::text(text).to_owned())
}

/// Returns text that follows the UI state. `place` distinguishes the uses of a function: the two seats, or the answers
/// of a question.
pub(crate) fn live(ui: UiState, place: usize, text: fn(UiState, usize) -> String) -> LiveText {
    live_text(move || text(ui, place))
}
