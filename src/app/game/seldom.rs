//! Calls the seldom code, which is most dialogs.

use crate::app::game::{Page, extra, page::code::SeldomCode};

/// Makes this call, as soon as the seldom code is loaded. Only the last call waits: nobody wants two dialogs at once.
pub(crate) fn call(page: Page, call: impl FnOnce(&'static SeldomCode, Page) + 'static) {
    extra::forget_calls(page, |late| &mut late.seldom);
    extra::call(page, |late| &mut late.seldom, call);
}
