/// A text for a live region that may have to be repeated. Screen readers ignore a text that stays the same, so an
/// invisible character is added every second time.
///
/// # Examples
/// ```
/// use in_a_row::session::Announcement;
///
/// let mut copied = Announcement::default();
/// assert_eq!(copied.text(|it: &&str| it.to_string()), "");
/// copied.say("Copied.");
/// assert_eq!(copied.text(|it| it.to_string()), "Copied.");
/// copied.say("Copied.");
/// let again = copied.text(|it| it.to_string());
/// assert_ne!(again, "Copied.");
/// assert_eq!(again.trim(), "Copied.");
/// ```
#[derive(Clone, Debug)]
pub struct Announcement<T> {
    said: Option<T>,
    /// How often anything was said.
    times: usize,
}

impl<T> Announcement<T> {
    /// Replaces what is said.
    pub fn say(&mut self, what: T) {
        self.said = Some(what);
        self.times += 1;
    }

    /// Falls silent: the text is empty from now on.
    pub fn clear(&mut self) {
        self.said = None;
    }

    /// Returns what is said.
    #[must_use]
    pub const fn said(&self) -> Option<&T> {
        self.said.as_ref()
    }

    /// Returns the text for the live region, which `words` puts into words; empty if nothing is said.
    pub fn text(&self, words: impl FnOnce(&T) -> String) -> String {
        self.said.as_ref().map_or_else(String::new, |said| distinct(words(said), self.times))
    }
}

impl<T> Default for Announcement<T> {
    fn default() -> Self {
        Self { said: None, times: 0 }
    }
}

/// Makes the text differ from the previous time that it was said. `time` counts from 1.
///
/// # Examples
/// ```
/// use in_a_row::session::distinct;
///
/// let [first, second, third] = [1, 2, 3].map(|time| distinct("No threats.".to_owned(), time));
/// assert_eq!(first, "No threats.");
/// assert_ne!(first, second);
/// assert_ne!(second, third);
/// ```
#[must_use]
pub fn distinct(mut text: String, time: usize) -> String {
    if time.is_multiple_of(2) && !text.is_empty() {
        text.push('\u{a0}');
    }
    text
}
