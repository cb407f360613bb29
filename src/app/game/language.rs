//! The language of the page, and loading its words.

use crate::{
    app::{
        game::{Page, load_error::LoadError, notices::Notice, storing},
        ui::language_changes,
    },
    platform::{
        early,
        introduction::{self, Introduction},
        source::Source,
    },
    storage_keys::SPOKEN,
    words::{self, Language, Part, Text, Words, WrongFile, text},
};

use leptos::task::spawn_local;

/// Sets the language to that of the words that `early.js` has loaded. The words and the program have the same version,
/// because they are in a folder that is named after the content of all its files.
///
/// # Errors
/// The words are of another version: the server sent something else.
pub fn speak_early_words() -> Result<(), WrongFile> {
    let tag = early::language();
    let language = tag.and_then(|tag| Language::of_tag(&tag)).unwrap_or(Language::English);
    let mut words = built_in_words(language);
    if !words.has(Part::First) {
        words = words.with(Part::First, early::words().unwrap_or_default())?;
    }
    words::speak(words);
    Ok(())
}

/// Returns the words of a language that are built into the program: none, because the page loads them.
#[cfg(not(feature = "languages"))]
pub(crate) const fn built_in_words(language: Language) -> Words {
    Words::new(language)
}

/// Returns the words of a language that are built into the program: all of them.
#[cfg(feature = "languages")]
pub(crate) fn built_in_words(language: Language) -> Words {
    words::languages::words(language)
}

/// Loads the file of the next part, and adds it to these words.
async fn load_part(words: Words, part: Part) -> Result<Words, LoadError> {
    let name = part.file_name(words.language().tag());
    for source in Source::ALL {
        let file = early::file_of_words(&name, source).await;
        if let Some(Ok(words)) = file.map(|file| words.with(part, file)) {
            return Ok(words);
        }
    }
    Err(LoadError::Words)
}

/// Loads all parts up to this one, and adds them to these words.
pub(crate) async fn load_up_to(part: Part, mut words: Words) -> Result<Words, LoadError> {
    for part in Part::ALL.into_iter().take_while(|it| it.end() <= part.end()) {
        if !words.has(part) {
            words = load_part(words, part).await?;
        }
    }
    Ok(words)
}

/// Loads all parts up to this one in the current language.
pub(crate) async fn load_words(part: Part) -> Result<(), LoadError> {
    let words = load_up_to(part, words::spoken()).await?;
    // By now, there may be another language, or more words of this one.
    let spoken = words::spoken();
    if spoken.language() == words.language() && !spoken.has(part) {
        words::speak(words);
        language_changes::notify();
    }
    Ok(())
}

/// Puts the words that were loaded before the service worker was ready into the cache.
pub(crate) fn cache_words() {
    spawn_local(async {
        // If this fails for want of a network, the page is not in the cache either.
        let name = Part::First.file_name(words::spoken().language().tag());
        let _ = early::file_of_words(&name, Source::Cache).await;
    });
}

/// Sets the document's language, title and description.
pub(crate) fn update_document() {
    let language = words::spoken().language();
    introduction::write(Introduction {
        language: language.tag(),
        direction: language.direction().name(),
        title: text(Text::PageTitle),
        description: text(Text::PageDescription),
        framed: [text(Text::Framed), text(Text::OpenInOwnTab)],
    });
}

/// Calls `then` after all words are loaded, or shows a notice that a part of the page is missing.
pub(crate) fn after_loading_words(page: Page, then: impl FnOnce() + 'static) {
    if words::spoken().has(Part::Seldom) {
        return then();
    }
    spawn_local(async move {
        if load_words(Part::Seldom).await.is_ok() {
            then();
        } else {
            page.notify(Notice::NoLateCode);
        }
    });
}

/// Stores the current language: without a network, its words may be the only ones in the cache. If nothing is stored,
/// the language is English.
pub(crate) fn store_language(page: Page) {
    let tag = words::spoken().language().tag();
    let known = storing::load::<String>(page, SPOKEN);
    if known.as_deref().unwrap_or(Language::English.tag()) != tag {
        storing::store(page, SPOKEN, &tag);
    }
}
