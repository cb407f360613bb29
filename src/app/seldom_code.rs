//! The seldom code: the dialogs that few people open, and their actions.

use crate::{
    app::{
        dialogs,
        game::{
            load_error::LoadError,
            page::{code::SeldomCode, parts::Loading},
        },
        statistics,
    },
    platform::style::{self, Styles},
};

/// Loads the styles of the seldom code, and returns its functions.
///
/// # Errors
/// The styles failed to load.
#[must_use]
pub fn seldom_code() -> Loading<SeldomCode> {
    Box::pin(async {
        style::load(Styles::Seldom).await.ok_or(LoadError::Styles)?;
        Ok(&CODE)
    })
}

/// The functions that other code calls.
static CODE: SeldomCode =
    SeldomCode { open: dialogs::open_seldom, restore_statistics: statistics::restore_statistics };
