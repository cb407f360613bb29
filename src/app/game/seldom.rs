//! Calls the seldom code, which is most dialogs.

use crate::{
    app::game::{
        Page,
        extra::{self, Extra},
        page::code::SeldomCode,
    },
    platform::style::Styles,
    words::Part,
};

/// The seldom code.
pub(crate) const SELDOM: &Extra<SeldomCode> = &Extra {
    loader: |chunks| chunks.seldom,
    words: Part::Seldom,
    styles: Styles::Seldom,
    start: |code, page| (code.add_views)(page),
};

/// Returns the seldom code, if it is loaded.
pub(crate) fn code(page: Page) -> Option<&'static SeldomCode> {
    extra::code(page, SELDOM)
}

/// Makes this call, as soon as the seldom code is loaded. Only the last call waits: nobody wants two dialogs at once.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static SeldomCode, Page) + 'static) {
    forget_calls(page);
    extra::call(page, SELDOM, call);
}

/// Forgets the call that waits for the seldom code.
pub(crate) fn forget_calls(page: Page) {
    extra::forget_calls(page, SELDOM);
}
