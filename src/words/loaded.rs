//! The words of one language, as they are loaded part by part.

use super::{Language, Part, Text, parts::parts};

/// The texts of a language, as far as they are loaded.
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

/// A file is not one of this version of the page, or it is not the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongFile;

impl Words {
    /// A language of which nothing is loaded.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self::of(language, &[])
    }

    /// A language with these texts: those of the first parts, or all.
    pub(super) const fn of(language: Language, texts: &'static [&'static str]) -> Self {
        Self { language, texts }
    }

    /// With the file of the next part: a line for each text. The texts stay in memory for as long as the page, as those
    /// that are compiled in would: views hold them, whatever is spoken later.
    ///
    /// # Errors
    /// There are not as many lines as texts.
    pub fn with(self, part: Part, file: String) -> Result<Self, WrongFile> {
        let mut texts = self.texts.to_vec();
        texts.append(&mut parts(String::leak(file), '\n'));
        if texts.len() == part.end() {
            Ok(Self { texts: texts.leak(), ..self })
        } else {
            Err(WrongFile)
        }
    }

    /// Whether this part is loaded.
    #[must_use]
    pub const fn has(self, part: Part) -> bool {
        self.texts.len() >= part.end()
    }

    /// The language.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }

    /// What this text says. Nothing, if it is not loaded.
    #[must_use]
    pub fn text(self, text: Text) -> &'static str {
        self.texts.get(text as usize).copied().unwrap_or_default()
    }
}
