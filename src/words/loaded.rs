//! The texts of one language, which are loaded part by part.

use super::{Language, Part, Text, split::split};

/// The loaded texts of a language.
///
/// # Examples
/// ```
/// use in_a_row::words::{Language, Part, Text, Words, languages};
///
/// let file = |part| languages::file(Language::German, part);
/// let words = Words::new(Language::German).with(Part::First, file(Part::First))?;
/// assert_eq!(words.text(Text::NewGame), "Neues Spiel");
/// assert_eq!(words.text(Text::Close), "", "it is not loaded yet");
/// assert_eq!(words.with(Part::Lazy, file(Part::Lazy))?.text(Text::Close), "Schließen");
/// # Ok::<(), in_a_row::words::WrongFile>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Words {
    language: Language,
    texts: &'static [&'static str],
}

/// The file belongs to another version of the page, or is not the next part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongFile;

impl Words {
    /// Creates a language without any texts yet.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self::of(language, &[])
    }

    /// Creates a language with these texts: those of the first parts, or all.
    pub(super) const fn of(language: Language, texts: &'static [&'static str]) -> Self {
        Self { language, texts }
    }

    /// Adds the texts of the next part from its file, which has a line for each. They are leaked, because views keep
    /// references to them even after the language changes.
    ///
    /// # Errors
    /// The number of lines differs from the number of texts.
    pub fn with(self, part: Part, file: String) -> Result<Self, WrongFile> {
        let mut texts = self.texts.to_vec();
        texts.append(&mut split(String::leak(file), '\n'));
        if texts.len() == part.end() {
            Ok(Self { texts: texts.leak(), ..self })
        } else {
            Err(WrongFile)
        }
    }

    /// Returns whether this part is loaded.
    #[must_use]
    pub const fn has(self, part: Part) -> bool {
        self.texts.len() >= part.end()
    }

    /// Returns the language.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }

    /// Returns this text; empty if it is not loaded.
    #[must_use]
    pub fn text(self, text: Text) -> &'static str {
        self.texts.get(text as usize).copied().unwrap_or_default()
    }
}
