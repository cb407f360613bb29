/// Something that a live region says, which may have to be said again. Screen readers pass over a text that stays the
/// same, so every second time an invisible character is added to it.
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
    /// How often something was said.
    times: usize,
}

impl<T> Announcement<T> {
    /// Says this instead of what was said before.
    pub fn say(&mut self, what: T) {
        self.said = Some(what);
        self.times += 1;
    }

    /// Says nothing any more.
    pub fn clear(&mut self) {
        self.said = None;
    }

    /// What is said.
    #[must_use]
    pub const fn said(&self) -> Option<&T> {
        self.said.as_ref()
    }

    /// The text for the live region, put into words by `words`; empty if nothing is said.
    pub fn text(&self, words: impl FnOnce(&T) -> String) -> String {
        self.said.as_ref().map_or_else(String::new, |said| distinct(words(said), self.times))
    }
}

impl<T> Default for Announcement<T> {
    fn default() -> Self {
        Self { said: None, times: 0 }
    }
}

/// The text as it is said this time, counted from 1: it differs from the time before.
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
