//! What views hold instead of closures of their own.

use crate::{
    app::{
        game::{signals::UiState, state::GameState},
        ui::language_changes,
    },
    session::Seat,
    words::{self, Piece, Text},
};

/// Text, or an attribute's value, that follows the signals it reads.
///
/// Every view that changes is of this one type, because each closure that a view holds directly is
/// compiled into a renderer of its own, which more than doubled the download.
pub(crate) type LiveText = Box<dyn FnMut() -> String + Send>;

/// Text that follows the signals which this function reads, and the language.
pub(crate) fn live_text(text: impl Fn() -> String + Send + 'static) -> LiveText {
    Box::new(move || {
        language_changes::track();
        text()
    })
}

/// A text that never changes but with the language.
pub(crate) fn translated(text: Text) -> LiveText {
    live_text(move || words::text(text).to_owned())
}

/// Text that follows the UI state. `place` tells apart what shares a function: the two seats, the
/// answers of a question.
pub(crate) fn live(ui: UiState, place: usize, text: fn(UiState, usize) -> String) -> LiveText {
    live_text(move || text(ui, place))
}

/// What this seat wears.
pub(crate) fn piece(game: &GameState, seat: Seat) -> Piece {
    Piece { mark: game.mark_of(seat), pieces: game.setup.pieces }
}

/// The value of an ARIA state.
pub(crate) fn aria(state: bool) -> String {
    if state { "true" } else { "false" }.to_owned()
}

/// The names of the classes that hold, for a `class` attribute.
pub(crate) fn classes(all: &[(&str, bool)]) -> String {
    let mut names = String::new();
    for (name, _) in all.iter().filter(|(_, holds)| *holds) {
        names.push_str(name);
        names.push(' ');
    }
    names
}
