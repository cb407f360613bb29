//! The state of the address bar.

/// The state of the address bar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The address when the page last opened or wrote it.
    known: String,
    /// The address with a link that could not be opened. It stays, so that a person can correct it.
    refused: Option<String>,
    /// Whether the link in the address is about to be opened.
    is_awaited: bool,
}

impl Address {
    /// Keeps the address unchanged until the link in it is opened.
    pub fn await_link(&mut self) {
        self.is_awaited = true;
    }

    /// Notes the address that the page has opened or written.
    pub fn note(&mut self, address: String) {
        self.known = address;
        self.is_awaited = false;
    }

    /// Keeps the address unchanged, because its link could not be opened.
    pub fn refuse(&mut self) {
        self.refused = Some(self.known.clone());
    }

    /// Lets the page overwrite a link that could not be opened.
    pub fn forget_refused(&mut self) {
        self.refused = None;
    }

    /// Returns whether the page may overwrite the address, which is now `current`. It may not while a person corrects a
    /// link, and not before a link is opened: either the page waits for the code that opens it, or the address has changed,
    /// and the browser is about to say so.
    #[must_use]
    pub fn may_be_written(&self, current: &str) -> bool {
        !self.is_awaited && self.known == current && self.refused.as_deref() != Some(current)
    }
}
