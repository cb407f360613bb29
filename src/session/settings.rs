//! What the user can set. The table at the end of this file is the one list of it: a new setting is one
//! entry there, its texts in [`words`](crate::words), and whatever makes use of it.

/// Turns the table of settings into types.
///
/// An entry reads `field: Type in "key" { Value = "name", … }`, with `#[default]` before the value that
/// holds until another is chosen. Key and names are what is stored, so they never change.
macro_rules! settings {
    ($(
        $(#[$doc:meta])*
        $field:ident: $Type:ident in $key:literal { $( $(#[$of_value:meta])* $Value:ident = $name:literal ),+ $(,)? }
    )+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub enum $Type { $( #[allow(missing_docs, reason = "its words say what it is")] $(#[$of_value])* $Value ),+ }
        )+

        /// All that the user has set.
        ///
        /// ```
        /// use in_a_row::session::{Choice, Setting, Settings, Theme};
        ///
        /// let mut settings = Settings::default();
        /// assert!(settings.has(Choice::Theme(Theme::System)));
        ///
        /// // As it is stored: a key, and the name of what was chosen.
        /// settings.choose(Setting::Theme.choice("wood").unwrap());
        /// assert_eq!(settings.theme, Theme::Wood);
        /// assert_eq!(settings.chosen(Setting::Theme).name(), "wood");
        /// ```
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Settings { $( $(#[$doc])* pub $field: $Type ),+ }

        /// Something that can be set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Setting { $( $(#[$doc])* $Type ),+ }

        /// A value that can be chosen for a setting.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Choice { $( $(#[$doc])* $Type($Type) ),+ }

        impl Setting {
            /// All of them, in the order of the dialog.
            pub const ALL: &[Self] = &[$( Self::$Type ),+];

            /// The key under which it is stored.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $( Self::$Type => $key ),+ }
            }

            /// What can be chosen, in the order of the dialog.
            #[must_use]
            pub const fn choices(self) -> &'static [Choice] {
                match self { $( Self::$Type => &[$( Choice::$Type($Type::$Value) ),+] ),+ }
            }
        }

        impl Choice {
            /// The name under which it is stored.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $( $( Self::$Type($Type::$Value) => $name ),+ ),+ }
            }
        }

        impl Settings {
            /// What is chosen for this setting.
            #[must_use]
            pub const fn chosen(&self, setting: Setting) -> Choice {
                match setting { $( Setting::$Type => Choice::$Type(self.$field) ),+ }
            }

            /// Chooses this value.
            pub const fn choose(&mut self, choice: Choice) {
                match choice { $( Choice::$Type(value) => self.$field = value ),+ }
            }
        }

        impl Choice {
            /// The setting that it is for.
            #[must_use]
            pub const fn setting(self) -> Setting {
                match self { $( Self::$Type(_) => Setting::$Type ),+ }
            }
        }
    };
}

impl Setting {
    /// The choice that is stored under this name.
    #[must_use]
    pub fn choice(self, name: &str) -> Option<Choice> {
        self.choices().iter().copied().find(|choice| choice.name() == name)
    }
}

impl Settings {
    /// Whether this value is chosen.
    #[must_use]
    pub fn has(&self, choice: Choice) -> bool {
        self.chosen(choice.setting()) == choice
    }
}

impl Pause {
    /// Its length.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::None => 0,
            Self::HalfASecond => 500,
            Self::ASecond => 1000,
        }
    }
}

impl ThinkingTime {
    /// Its length.
    #[must_use]
    pub const fn seconds(self) -> u64 {
        match self {
            Self::ASecond => 1,
            Self::FiveSeconds => 5,
            Self::HalfAMinute => 30,
        }
    }
}

settings! {
    /// How the page looks: *System* is *Paper* where the system is light, else *Midnight*.
    theme: Theme in "theme" {
        #[default] System = "system", Midnight = "midnight", Paper = "paper", Wood = "wood",
    }

    /// How long the computer waits before it answers: a person wants to see what happened first.
    pause: Pause in "pause" {
        None = "0", #[default] HalfASecond = "500", ASecond = "1000",
    }

    /// How long the highest level may think.
    thinking_time: ThinkingTime in "time" {
        #[default] ASecond = "1000", FiveSeconds = "5000", HalfAMinute = "30000",
    }

    /// Whether a press on a cell plays there, or selects the cell for *Place*.
    confirm: Confirm in "commit" {
        #[default] AtOnce = "at-once", PlaceFirst = "place-first",
    }

    /// Whether free cells show what a move there leads to, where that is known.
    cell_values: CellValues in "values" {
        #[default] Hidden = "hidden", Shown = "shown",
    }

    /// Whether marks show the number of the move that put them there.
    move_numbers: MoveNumbers in "numbers" {
        #[default] Hidden = "hidden", Shown = "shown",
    }
}
