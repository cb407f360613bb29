//! The description of a dialog.

use crate::words::Text;

/// A dialog that opens over the page. Each feature with a dialog has one of these. It is the browser's own `<dialog>`,
/// which traps the focus, closes on Esc and restores the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialog {
    /// The id of its element.
    pub id: &'static str,
    /// Its title.
    pub title: Text,
}
