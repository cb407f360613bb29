//! Calls the code of 3D and endless boards.

use crate::{
    app::game::{
        Page,
        extra::{self, Extra},
        page::code::BoardCode,
    },
    engine::{Form, Rules},
    platform::style::Styles,
    words::Part,
};

use leptos::prelude::*;

/// The code of 3D and endless boards.
pub(crate) const BOARDS: &Extra<BoardCode> = &Extra {
    loader: |chunks| chunks.boards,
    words: Part::Lazy,
    styles: Styles::Boards,
    start: |code, page| (code.add_views)(page),
};

/// Makes this call, as soon as the code is loaded.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static BoardCode, Page) + 'static) {
    extra::call(page, BOARDS, call);
}

/// Fits the board on the screen into its room, as soon as the code is loaded. A flat board fits without this.
pub(crate) fn fit(page: Page) {
    after_loading(page, page.ui.game.with_untracked(|state| state.setup.rules), fit_if_loaded);
}

/// Fits the board on the screen into its room, if the code is loaded.
pub(crate) fn fit_if_loaded(page: Page) {
    if let Some(code) = code(page) {
        (code.fit)(page);
    }
}

/// Calls `then` as soon as the code is loaded, or at once if a board with these rules does not need it.
pub(crate) fn after_loading(page: Page, rules: Rules, then: impl FnOnce(Page) + 'static) {
    if matches!(rules.shape().form(), Form::Flat { .. }) {
        then(page);
    } else {
        call(page, |_, page| then(page));
    }
}

/// Returns the code, if it is loaded.
pub(crate) fn code(page: Page) -> Option<&'static BoardCode> {
    extra::code(page, BOARDS)
}
