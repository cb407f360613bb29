//! The dialogs of the page.

use crate::words::{Part, Text};

/// A dialog that opens over the page. Each feature with a dialog has one of these. It is the browser's own `<dialog>`, which
/// keeps the focus inside, closes on Esc and gives the focus back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialog {
    /// The id of its element.
    pub id: &'static str,
    /// Its title.
    pub title: Text,
    /// The part of the words that has its texts. They are loaded before it opens.
    pub words: Part,
}
