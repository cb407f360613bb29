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
            Plurals::EastSlavic => 3,
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
            (Plurals::EastSlavic, ..) => 2,
        }
    }

    /// Returns the language with this tag.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.tag() == tag)
    }
}
