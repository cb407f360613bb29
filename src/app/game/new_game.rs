//! Calls the code of *New game*.

use crate::{
    app::game::{
        Page,
        extra::{self, Extra},
        page::code::NewGameCode,
    },
    platform::style::Styles,
    words::Part,
};

/// The code of *New game*.
pub(crate) const NEW_GAME: &Extra<NewGameCode> = &Extra {
    loader: |chunks| chunks.new_game,
    words: Part::Lazy,
    styles: Styles::Late,
    start: |_, _| (),
};

/// Makes this call, as soon as the code is loaded. Only the last call waits: nobody wants two dialogs at once.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static NewGameCode, Page) + 'static) {
    forget_calls(page);
    extra::call(page, NEW_GAME, call);
}

/// Forgets the call that waits for the code.
pub(crate) fn forget_calls(page: Page) {
    extra::forget_calls(page, NEW_GAME);
}

/// Returns the code, if it is loaded.
pub(crate) fn code(page: Page) -> Option<&'static NewGameCode> {
    extra::code(page, NEW_GAME)
}
