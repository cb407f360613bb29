//! The seldom code: the dialogs that few people open, and their actions.

use crate::app::{
    dialogs,
    game::page::{code::SeldomCode, parts::Loading},
    open, statistics,
};

/// Returns the functions of the seldom code.
#[must_use]
pub fn seldom_code() -> Loading<SeldomCode> {
    Box::pin(async { Ok(&CODE) })
}

/// The functions that other code calls.
static CODE: SeldomCode = SeldomCode {
    open: dialogs::open_seldom,
    restore_statistics: statistics::restore_statistics,
    open_received: open::actions::open_received,
};
