//! Saving the game on the screen as a file. This is records code.

use crate::{
    app::{game::Page, review},
    engine::records::{self, Format, WriteError},
    platform::files,
};

/// Saves the game on the screen, with its variations, as a file in this format. Returns whether the browser accepted it.
///
/// # Errors
/// The format cannot hold the game.
pub(crate) fn save(page: Page, format: Format) -> Result<bool, WriteError> {
    let content = records::write(&review::record(page), format)?;
    let name = format!("in-a-row-{}.{}", files::today(), format.extension().unwrap_or("txt"));
    Ok(files::save(&files::address_of_bytes(&content), &name).is_some())
}
