//! Which language the page speaks.

use crate::{
    app::{
        game::{Page, load_error::LoadError, notices::Notice, storing},
        ui::language_changes,
    },
    platform::{
        early,
        files::Source,
        introduction::{self, Introduction},
    },
    storage_keys::SPOKEN,
    words::{self, Language, Part, Text, Words, WrongFile, text},
};

use leptos::task::spawn_local;

/// Speaks the language of the words that `early.js` has loaded. They are of this version of the page, as the program is: a
/// folder that is named after all of its files has both.
///
/// # Errors
/// They are not: the server sent something else.
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

/// The words of a language that the program has in it: none, because the page loads them.
#[cfg(not(feature = "languages"))]
pub(crate) const fn built_in_words(language: Language) -> Words {
    Words::new(language)
}

/// The words of a language that the program has in it: all.
#[cfg(feature = "languages")]
pub(crate) fn built_in_words(language: Language) -> Words {
    words::languages::words(language)
}

/// These words with the next part, whose file is loaded.
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

/// These words, and those of all parts up to this one.
pub(crate) async fn load_up_to(part: Part, mut words: Words) -> Result<Words, LoadError> {
    for part in Part::ALL.into_iter().take_while(|it| it.end() <= part.end()) {
        if !words.has(part) {
            words = load_part(words, part).await?;
        }
    }
    Ok(words)
}

/// Loads the words of all parts up to this one.
pub(crate) async fn load_words(part: Part) -> Result<(), LoadError> {
    let words = load_up_to(part, words::spoken()).await?;
    // Another language may be spoken by now, or more of this one.
    let spoken = words::spoken();
    if spoken.language() == words.language() && !spoken.has(part) {
        words::speak(words);
        language_changes::notify();
    }
    Ok(())
}

/// Has the words that were loaded before the service worker was there be kept on the device.
pub(crate) fn cache_words() {
    spawn_local(async {
        // Without a network the page is not on the device either.
        let name = Part::First.file_name(words::spoken().language().tag());
        let _ = early::file_of_words(&name, Source::Cache).await;
    });
}

/// Has the document say the same in the language that is spoken.
pub(crate) fn update_document() {
    introduction::write(Introduction {
        language: words::spoken().language().tag(),
        title: text(Text::PageTitle),
        description: text(Text::PageDescription),
        framed: [text(Text::Framed), text(Text::OpenInOwnTab)],
    });
}

/// Does this once all words are there, or says that a part of the page is missing.
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

/// Keeps which language is spoken: without a network, its words may be the only ones that are there. Where nothing is
/// kept, it is English.
pub(crate) fn store_language(page: Page) {
    let tag = words::spoken().language().tag();
    let known = storing::load::<String>(page, SPOKEN);
    if known.as_deref().unwrap_or(Language::English.tag()) != tag {
        storing::store(page, SPOKEN, &tag);
    }
}
