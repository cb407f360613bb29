//! The languages.

/// Turns the list of languages into the type [`Language`].
macro_rules! languages {
    ($( $Language:ident: $tag:literal, $name:literal, $plurals:ident; )+) => {
        /// A language of the page.
        #[allow(missing_docs, reason = "the variants are named after the languages")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Language { $( $Language ),+ }

        impl Language {
            /// All languages, English first.
            pub const ALL: &[Self] = &[$( Self::$Language ),+];

            /// Returns its [tag](https://www.rfc-editor.org/info/bcp47), which is also part of its files' names.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self { $( Self::$Language => $tag ),+ }
            }

            /// Returns its name in the language itself.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $( Self::$Language => $name ),+ }
            }

            const fn rule(self) -> Plurals {
                match self { $( Self::$Language => Plurals::$plurals ),+ }
            }
        }
    };
}

languages! {
    English: "en", "English", One;
    British: "en-GB", "English (UK)", One;
    Russian: "ru", "Русский", EastSlavic;
    TraditionalChinese: "zh-Hant", "繁體中文", None;
    SimplifiedChinese: "zh-Hans", "简体中文", None;
    Japanese: "ja", "日本語", None;
    Korean: "ko", "한국어", None;
    Vietnamese: "vi", "Tiếng Việt", None;
    German: "de", "Deutsch", One;
    French: "fr", "Français", UpToOne;
    Spanish: "es", "Español", One;
    Portuguese: "pt-BR", "Português (Brasil)", UpToOne;
    Ukrainian: "uk", "Українська", EastSlavic;
    Italian: "it", "Italiano", One;
    Polish: "pl", "Polski", Polish;
    Czech: "cs", "Čeština", Czech;
    Turkish: "tr", "Türkçe", One;
    Indonesian: "id", "Bahasa Indonesia", None;
    Estonian: "et", "Eesti", One;
    Arabic: "ar", "العربية", Arabic;
}

/// A language's plural forms, according to [Unicode's rules][rules] for whole numbers below a million.
///
/// [rules]: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
enum Plurals {
    /// The same form for all numbers.
    None,
    /// One form for 1, and one for all other numbers.
    One,
    /// One form for 0 and 1, and one for all other numbers.
    UpToOne,
    /// One form for 1, 21, 31 …, one for 2 to 4, 22 to 24 …, and one for all other numbers.
    EastSlavic,
    /// One form for 1, one for 2 to 4, 22 to 24 …, and one for all other numbers.
    Polish,
    /// One form for 1, one for 2 to 4, and one for all other numbers.
    Czech,
    /// One form each for 0, 1 and 2, one for 3 to 10, 103 to 110 …, one for 11 to 99, 111 to 199 …, and one for all other
    /// numbers.
    Arabic,
}

/// The direction in which a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// Returns its name in HTML.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// Returns the number of its plural forms.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::words::Language;
    ///
    /// assert_eq!(Language::Japanese.plurals(), 1);
    /// assert_eq!(Language::Ukrainian.plurals(), 3);
    /// ```
    #[must_use]
    pub const fn plurals(self) -> usize {
        match self.rule() {
            Plurals::None => 1,
            Plurals::One | Plurals::UpToOne => 2,
            Plurals::EastSlavic | Plurals::Polish | Plurals::Czech => 3,
            Plurals::Arabic => 6,
        }
    }

    /// Returns which of its plural forms this number takes, counted from 0.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::words::Language;
    ///
    /// assert_eq!([1, 2, 5, 11, 21, 22].map(|count| Language::Russian.plural(count)), [0, 1, 2, 2, 0, 1]);
    /// assert_eq!([0, 1, 2].map(|count| Language::French.plural(count)), [0, 0, 1]);
    /// ```
    #[must_use]
    pub const fn plural(self, count: usize) -> usize {
        match (self.rule(), count % 10, count % 100) {
            (Plurals::None, ..) => 0,
            (Plurals::One, ..) => (count != 1) as usize,
            (Plurals::UpToOne, ..) => (count > 1) as usize,
            (Plurals::EastSlavic, last, 0..=10 | 15..) => match last {
                1 => 0,
                2..=4 => 1,
                _ => 2,
            },
            (Plurals::Polish | Plurals::Czech, ..) if count == 1 => 0,
            (Plurals::Polish, 2..=4, 0..=10 | 15..) => 1,
            (Plurals::Czech, ..) if matches!(count, 2..=4) => 1,
            (Plurals::EastSlavic | Plurals::Polish | Plurals::Czech, ..) => 2,
            (Plurals::Arabic, ..) if count < 3 => count,
            (Plurals::Arabic, _, 3..=10) => 3,
            (Plurals::Arabic, _, 11..) => 4,
            (Plurals::Arabic, ..) => 5,
        }
    }

    /// Returns the direction in which it is written.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::words::{Direction, Language};
    ///
    /// assert_eq!(Language::Arabic.direction(), Direction::RightToLeft);
    /// assert_eq!(Language::English.direction(), Direction::LeftToRight);
    /// ```
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Self::Arabic => Direction::RightToLeft,
            _ => Direction::LeftToRight,
        }
    }

    /// Returns the tag for writing numbers and dates. The page writes all numbers in Western digits, as on the board.
    #[must_use]
    pub const fn format_tag(self) -> &'static str {
        match self {
            Self::Arabic => "ar-u-nu-latn",
            _ => self.tag(),
        }
    }

    /// Returns the language with this tag.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.tag() == tag)
    }
}
