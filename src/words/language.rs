//! The languages.

/// Turns the list of languages into the type [`Language`].
macro_rules! languages {
    ($( $Language:ident: $tag:literal, $name:literal, $plurals:ident; )+) => {
        /// A language that the page speaks.
        #[allow(missing_docs, reason = "a language is named after itself")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Language { $( $Language ),+ }

        impl Language {
            /// All of them, English first.
            pub const ALL: &[Self] = &[$( Self::$Language ),+];

            /// Its [tag](https://www.rfc-editor.org/info/bcp47), which also names its files.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self { $( Self::$Language => $tag ),+ }
            }

            /// What its speakers call it.
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

/// Which plurals a language has, after
/// [Unicode's rules](https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html) for whole numbers
/// below a million.
enum Plurals {
    /// None: all numbers take one form.
    None,
    /// One for 1, and another.
    One,
    /// One for 0 and 1, and another.
    UpToOne,
    /// One for 1, 21, 31 …, one for 2 to 4, 22 to 24 …, and another.
    EastSlavic,
}

impl Language {
    /// How many plurals it has.
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

    /// Which of them this number takes, counted from 0.
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

    /// The language with this tag.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.tag() == tag)
    }
}
