//! What each text says in each language, one file a language. Beside each, a glossary has the terms that its players
//! use.
//!
//! The page has none of this in it: the build writes each language into [files](file()) of its own.

#![allow(
    clippy::too_many_lines,
    clippy::match_same_arms,
    reason = "a language is a list of texts, some of which are alike"
)]

mod ar;
mod check;
mod cs;
mod de;
mod en;
mod en_gb;
mod es;
mod et;
mod fr;
mod id;
mod it;
mod ja;
mod ko;
mod pl;
mod pt_br;
mod ru;
mod tr;
mod uk;
mod vi;
mod zh_hans;
mod zh_hant;

use super::{Language, Part, Text, loaded::Words};

/// Turns the list of languages into [`text()`], and checks their texts: one constant for each language, because the
/// compiler warns of long ones.
macro_rules! languages {
    ($( $Language:ident: $module:ident, )+) => {
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
            match language { $( Language::$Language => $module::text(text), )+ }
        }

        $( const _: () = check_all(Language::$Language); )+
    };
}

languages! {
    English: en,
    British: en_gb,
    Russian: ru,
    TraditionalChinese: zh_hant,
    SimplifiedChinese: zh_hans,
    Japanese: ja,
    Korean: ko,
    Vietnamese: vi,
    German: de,
    French: fr,
    Spanish: es,
    Portuguese: pt_br,
    Ukrainian: uk,
    Italian: it,
    Polish: pl,
    Czech: cs,
    Turkish: tr,
    Indonesian: id,
    Estonian: et,
    Arabic: ar,
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

/// Every text has the placeholders and the forms that it should have, or this does not compile.
const fn check_all(language: Language) {
    let mut number = 0;
    while number < Text::ALL.len() {
        let it = Text::ALL[number];
        check::text(it, text(language, it), language);
        number += 1;
    }
}
