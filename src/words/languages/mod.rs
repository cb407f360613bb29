//! What each text says in each language, one file a language. Beside each, a glossary has the terms that its players
//! use.
//!
//! The page has none of this in it: the build writes each language into [files](file()) of its own.

#![allow(
    clippy::too_many_lines,
    clippy::match_same_arms,
    reason = "a language is a list of texts, some of which are alike"
)]

mod check;
mod de;
mod en;
mod es;
mod fr;
mod ja;
mod ko;
mod pt_br;
mod ru;
mod uk;
mod vi;
mod zh_hans;
mod zh_hant;

use super::{Language, Part, Text, loaded::Words};

/// What a text says in this language.
///
/// # Examples
/// ```
/// use in_a_row::words::{Language, Text, languages};
///
/// assert_eq!(languages::text(Language::English, Text::Undo), "Undo");
/// ```
#[must_use]
pub const fn text(language: Language, text: Text) -> &'static str {
    match language {
        Language::English => en::text(text),
        Language::Russian => ru::text(text),
        Language::TraditionalChinese => zh_hant::text(text),
        Language::SimplifiedChinese => zh_hans::text(text),
        Language::Japanese => ja::text(text),
        Language::Korean => ko::text(text),
        Language::Vietnamese => vi::text(text),
        Language::German => de::text(text),
        Language::French => fr::text(text),
        Language::Spanish => es::text(text),
        Language::Portuguese => pt_br::text(text),
        Language::Ukrainian => uk::text(text),
    }
}

/// All texts of a language.
#[must_use]
pub const fn all(language: Language) -> [&'static str; Text::ALL.len()] {
    let mut texts = [""; Text::ALL.len()];
    let mut number = 0;
    while number < texts.len() {
        texts[number] = text(language, Text::ALL[number]);
        number += 1;
    }
    texts
}

/// All words of a language.
#[must_use]
pub fn words(language: Language) -> Words {
    Words::of(language, Box::leak(Box::new(all(language))))
}

/// The file of a part of a language, a line for each text.
///
/// # Examples
/// ```
/// use in_a_row::words::{Language, Part, languages};
///
/// let first = languages::file(Language::English, Part::First);
/// assert_eq!(first.lines().next(), Some("New game"));
/// ```
#[must_use]
pub fn file(language: Language, part: Part) -> String {
    all(language)[part.start()..part.end()].join("\n")
}

/// Every text of every language has the placeholders and the forms that it should have, or this does not compile.
#[allow(long_running_const_eval, reason = "it takes a second")]
const _: () = {
    let mut language = 0;
    while language < Language::ALL.len() {
        let mut number = 0;
        while number < Text::ALL.len() {
            let (spoken, it) = (Language::ALL[language], Text::ALL[number]);
            check::text(it, text(spoken, it), spoken);
            number += 1;
        }
        language += 1;
    }
};
