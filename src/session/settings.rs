//! The settings. The table at the end of this file is the only list of them: a new setting is an entry there, its words
//! in [`phrases`](crate::words::phrases), and the code that uses it.

/// Turns the table of settings into types.
///
/// Settings that belong together are in a group, which is written `field: Type { … }`, with its settings inside. A setting
/// is written `field: Type in "key" { Value = "name", … }`, with `#[default]` before the default value. The comment before
/// the field says what the setting is for; the comment before the type is an example of its use. The key and the names are
/// stored, so they never change. Groups are not stored.
macro_rules! settings {
    ($(
        $(#[$of_group:meta])*
        $group:ident: $Group:ident { $(
            $(#[$doc:meta])*
            $field:ident: $(#[$example:meta])* $Type:ident in $key:literal { $( $(#[$of_value:meta])* $Value:ident = $name:literal ),+ $(,)? }
        )+ }
    )+) => {
        $(
            $(#[$of_group])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub struct $Group { $( $(#[$doc])* pub $field: $Type ),+ }

            impl $Group {
                /// The names under which the settings of this group and their choices are stored.
                pub const NAMES: &'static [&'static SettingNames] = &[$( $Type::NAMES ),+];
            }
        )+

        $($(
            $(#[$doc])*
            ///
            $(#[$example])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub enum $Type { $( #[allow(missing_docs, reason = "its name on the page explains it")] $(#[$of_value])* $Value ),+ }

            impl $Type {
                /// The names under which it is stored.
                pub const NAMES: &'static SettingNames = &SettingNames {
                    key: $key,
                    choices: &[$( (Choice::$Type(Self::$Value), $name) ),+],
                };

                /// Returns the name under which this choice is stored.
                #[must_use]
                pub const fn name(self) -> &'static str {
                    match self { $( Self::$Value => $name ),+ }
                }
            }
        )+)+

        /// The current value of every setting.
        ///
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, Setting, Settings, Theme};
        ///
        /// let mut settings = Settings::default();
        /// assert!(settings.has(Choice::Theme(Theme::System)));
        ///
        /// // A choice is stored as the key of its setting and its own name.
        /// settings.choose(Setting::Theme.choice("wood").unwrap());
        /// assert_eq!(settings.look.theme, Theme::Wood);
        /// assert_eq!(settings.chosen(Setting::Theme).name(), "wood");
        /// ```
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Settings { $( $(#[$of_group])* pub $group: $Group ),+ }

        /// A setting, without its value.
        ///
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, CellValues, Setting};
        ///
        /// assert_eq!(Setting::CellValues.key(), "values");
        /// assert_eq!(Setting::CellValues.choices(), [
        ///     Choice::CellValues(CellValues::Hidden),
        ///     Choice::CellValues(CellValues::Shown),
        /// ]);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Setting { $($( $(#[$doc])* $Type ),+),+ }

        /// A setting with a value that can be chosen for it.
        ///
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, Setting, Settings, Theme};
        ///
        /// let choice = Choice::Theme(Theme::Paper);
        /// assert_eq!((choice.setting(), choice.name()), (Setting::Theme, "paper"));
        ///
        /// let mut settings = Settings::default();
        /// settings.choose(choice);
        /// assert_eq!(settings.look.theme, Theme::Paper);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Choice { $($( $(#[$doc])* $Type($Type) ),+),+ }

        impl Setting {
            /// All settings, in the order of the dialog.
            pub const ALL: &[Self] = &[$($( Self::$Type ),+),+];

            /// Returns the key under which it is stored.
            #[must_use]
            pub const fn key(self) -> &'static str {
                self.names().key
            }

            /// Returns the names under which it and its choices are stored.
            #[must_use]
            pub const fn names(self) -> &'static SettingNames {
                match self { $($( Self::$Type => $Type::NAMES ),+),+ }
            }

            /// Returns its choices, in the order of the dialog.
            #[must_use]
            pub const fn choices(self) -> &'static [Choice] {
                match self { $($( Self::$Type => &[$( Choice::$Type($Type::$Value) ),+] ),+),+ }
            }
        }

        impl Choice {
            /// Returns the name under which it is stored.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($( Self::$Type(value) => value.name() ),+),+ }
            }
        }

        impl Settings {
            /// The names under which all settings and their choices are stored, by group.
            pub const NAMES: &[&[&SettingNames]] = &[$( $Group::NAMES ),+];

            /// Returns the current choice for this setting.
            #[must_use]
            pub const fn chosen(&self, setting: Setting) -> Choice {
                match setting { $($( Setting::$Type => Choice::$Type(self.$group.$field) ),+),+ }
            }

            /// Makes this choice.
            pub const fn choose(&mut self, choice: Choice) {
                match choice { $($( Choice::$Type(value) => self.$group.$field = value ),+),+ }
            }
        }

        impl Choice {
            /// Returns the setting that it belongs to.
            #[must_use]
            pub const fn setting(self) -> Setting {
                match self { $($( Self::$Type(_) => Setting::$Type ),+),+ }
            }
        }
    };
}

/// The names under which a setting and its choices are stored.
///
/// # Examples
/// ```
/// use in_a_row::session::{Choice, Pause};
///
/// assert_eq!(Pause::NAMES.key, "pause");
/// assert_eq!(Pause::NAMES.choice("500"), Some(Choice::Pause(Pause::HalfASecond)));
/// ```
#[derive(Debug)]
pub struct SettingNames {
    /// The key of the setting.
    pub key: &'static str,
    /// Its choices with their names, in the order of the dialog.
    pub choices: &'static [(Choice, &'static str)],
}

impl SettingNames {
    /// Returns the choice with this name.
    #[must_use]
    pub fn choice(&self, name: &str) -> Option<Choice> {
        self.choices.iter().find(|(_, known)| *known == name).map(|(choice, _)| *choice)
    }
}

impl Setting {
    /// Returns the choice with this name.
    #[must_use]
    pub fn choice(self, name: &str) -> Option<Choice> {
        self.names().choice(name)
    }
}

impl Settings {
    /// Returns whether this is the current choice for its setting.
    #[must_use]
    pub fn has(&self, choice: Choice) -> bool {
        self.chosen(choice.setting()) == choice
    }
}

impl Pause {
    /// Returns the length of the pause.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::None => 0,
            Self::HalfASecond => 500,
            Self::ASecond => 1000,
        }
    }
}

impl Sound {
    /// Returns the volume in percent.
    #[must_use]
    pub const fn percent(self) -> u8 {
        match self {
            Self::Off => 0,
            Self::Quiet => 15,
            Self::Medium => 40,
            Self::Loud => 100,
        }
    }
}

impl EngineLines {
    /// All choices, from none to five lines.
    const ALL: [Self; 6] = [Self::Off, Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// Returns the number of lines.
    #[must_use]
    pub const fn count(self) -> u8 {
        self as u8
    }

    /// Returns the choice for this number of lines, or for the nearest one.
    #[must_use]
    pub fn of_count(count: u8) -> Self {
        Self::ALL[usize::from(count).min(5)]
    }
}

impl ThinkingTime {
    /// Returns the time limit of the highest level.
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
    /// How the page looks.
    look: LookSettings {
        /// The look of the page. *System* is *Paper* if the device prefers light colours, else *Midnight*.
        theme:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, Setting, Theme};
        ///
        /// assert_eq!(Theme::default(), Theme::System);
        /// assert_eq!(Setting::Theme.choice("midnight"), Some(Choice::Theme(Theme::Midnight)));
        /// assert_eq!(Setting::Theme.choice("pink"), None);
        /// ```
        Theme in "theme" {
            #[default] System = "system", Midnight = "midnight", Paper = "paper", Wood = "wood",
        }
    }

    /// How the device responds to moves and results.
    feedback: FeedbackSettings {
        /// The volume of the sounds for moves and results.
        sound:
        /// # Examples
        /// ```
        /// use in_a_row::session::Sound;
        ///
        /// assert_eq!(Sound::default(), Sound::Off);
        /// assert_eq!(Sound::Loud.percent(), 100);
        /// ```
        Sound in "sound" {
            #[default] Off = "off", Quiet = "quiet", Medium = "medium", Loud = "loud",
        }

        /// Whether the device vibrates, if it can, whenever there would be a sound.
        vibration:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, Setting, Vibration};
        ///
        /// assert_eq!(Vibration::default(), Vibration::Off);
        /// assert_eq!(Setting::Vibration.choice("on"), Some(Choice::Vibration(Vibration::On)));
        /// ```
        Vibration in "vibration" {
            #[default] Off = "off", On = "on",
        }
    }

    /// How a game is played.
    play: PlaySettings {
        /// The pause before the computer's move, so that people can see what happened.
        pause:
        /// # Examples
        /// ```
        /// use in_a_row::session::Pause;
        ///
        /// assert_eq!(Pause::default().milliseconds(), 500);
        /// assert_eq!(Pause::None.milliseconds(), 0);
        /// ```
        Pause in "pause" {
            None = "0", #[default] HalfASecond = "500", ASecond = "1000",
        }

        /// The time limit of the highest level.
        thinking_time:
        /// # Examples
        /// ```
        /// use in_a_row::session::ThinkingTime;
        ///
        /// assert_eq!(ThinkingTime::default().seconds(), 1);
        /// assert_eq!(ThinkingTime::HalfAMinute.seconds(), 30);
        /// ```
        ThinkingTime in "time" {
            #[default] ASecond = "1000", FiveSeconds = "5000", HalfAMinute = "30000",
        }

        /// Whether a tap on a cell plays there at once, or only selects the cell for the button *Place*.
        confirm:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Confirm, Setting, Settings};
        ///
        /// let mut settings = Settings::default();
        /// assert_eq!(settings.play.confirm, Confirm::AtOnce);
        /// settings.choose(Setting::Confirm.choice("place-first").unwrap());
        /// assert_eq!(settings.play.confirm, Confirm::PlaceFirst);
        /// ```
        Confirm in "commit" {
            #[default] AtOnce = "at-once", PlaceFirst = "place-first",
        }
    }

    /// Where the controls are, and for whom.
    controls: ControlSettings {
        /// The hand for which the buttons are placed.
        handed:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, Handed, Settings};
        ///
        /// let choice = Choice::Handed(Handed::Left);
        /// assert_eq!(choice.name(), "left");
        /// assert!(!Settings::default().has(choice), "the default is the right hand");
        /// ```
        Handed in "handed" {
            #[default] Right = "right", Left = "left",
        }

        /// Whether the second of two people at this device sees their controls upright, or turned around because the phone
        /// lies between the two.
        second_player:
        /// # Examples
        /// ```
        /// use in_a_row::session::{SecondPlayer, Setting, Settings};
        ///
        /// let mut settings = Settings::default();
        /// assert_eq!(settings.controls.second_player, SecondPlayer::Upright);
        /// settings.choose(Setting::SecondPlayer.choice("turned").unwrap());
        /// assert_eq!(settings.controls.second_player, SecondPlayer::Turned);
        /// ```
        SecondPlayer in "second-player" {
            #[default] Upright = "upright", Turned = "turned",
        }
    }

    /// What the board shows.
    board: BoardSettings {
        /// The view of a board in space: a stack of layers, or layers side by side. *As fits* is a stack if its cells are
        /// large enough and the device does not ask for reduced motion.
        space_view:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, Setting, SpaceView};
        ///
        /// assert_eq!(SpaceView::default(), SpaceView::AsFits);
        /// assert_eq!(Setting::SpaceView.choice("stacked"), Some(Choice::SpaceView(SpaceView::Stacked)));
        /// ```
        SpaceView in "space" {
            #[default] AsFits = "as-fits", Stacked = "stacked", SideBySide = "side-by-side",
        }

        /// Whether free cells show what a move there leads to, on boards that can be solved.
        cell_values:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Assist, CellValues, Session, Settings, Setup};
        /// # use rand::SeedableRng;
        /// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
        ///
        /// // The default is hidden. If they are shown, they are needed.
        /// let (session, _) = Session::start(Setup::DEFAULT, &mut random);
        /// let assist = |values| Assist::new(values == CellValues::Shown);
        /// assert!(!assist(Settings::default().board.cell_values).wants_values(&session));
        /// assert!(assist(CellValues::Shown).wants_values(&session));
        /// ```
        CellValues in "values" {
            #[default] Hidden = "hidden", Shown = "shown",
        }

        /// Whether marks show the number of their move.
        move_numbers:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, MoveNumbers, Settings};
        ///
        /// let choice = Choice::MoveNumbers(MoveNumbers::Shown);
        /// assert_eq!(choice.name(), "shown");
        /// assert!(!Settings::default().has(choice), "the default is hidden");
        /// ```
        MoveNumbers in "numbers" {
            #[default] Hidden = "hidden", Shown = "shown",
        }

        /// Whether the cells on which black must not play are marked while black is to move, in renju.
        forbidden_points:
        /// # Examples
        /// ```
        /// use in_a_row::session::{ForbiddenPoints, Setting, Settings};
        ///
        /// let mut settings = Settings::default();
        /// assert_eq!(settings.board.forbidden_points, ForbiddenPoints::On);
        /// settings.choose(Setting::ForbiddenPoints.choice("off").unwrap());
        /// assert_eq!(settings.board.forbidden_points, ForbiddenPoints::Off);
        /// ```
        ForbiddenPoints in "forbidden" {
            #[default] On = "on", Off = "off",
        }
    }

    /// How games are analysed.
    analysis: AnalysisSettings {
        /// The number of lines that the engine shows in a review.
        engine_lines:
        /// # Examples
        /// ```
        /// use in_a_row::session::{EngineLines, Settings};
        ///
        /// assert_eq!(Settings::default().analysis.engine_lines, EngineLines::Off);
        /// assert_eq!(EngineLines::Three.count(), 3);
        /// assert_eq!(EngineLines::of_count(3), EngineLines::Three);
        /// ```
        EngineLines in "lines" {
            #[default] Off = "off", One = "1", Two = "2", Three = "3", Four = "4", Five = "5",
        }
    }

    /// How the page is read and written.
    language: LanguageSettings {
        /// Whether single keys, such as H for a hint, are shortcuts. Speech input and some switches type by accident.
        single_keys:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Setting, Settings, SingleKeys};
        ///
        /// let mut settings = Settings::default();
        /// assert_eq!(settings.language.single_keys, SingleKeys::On);
        /// settings.choose(Setting::SingleKeys.choice("off").unwrap());
        /// assert_eq!(settings.language.single_keys, SingleKeys::Off);
        /// ```
        SingleKeys in "keys" {
            #[default] On = "on", Off = "off",
        }

        /// The language of the page: one that was chosen here, stored as its tag, or the browser's first language that the
        /// page has.
        locale:
        /// # Examples
        /// ```
        /// use in_a_row::session::{Choice, Locale, Setting};
        ///
        /// assert_eq!(Locale::default(), Locale::Browser);
        /// assert_eq!(Setting::Locale.choice("zh-Hant"), Some(Choice::Locale(Locale::TraditionalChinese)));
        /// ```
        Locale in "language" {
            #[default] Browser = "browser",
            English = "en",
            British = "en-GB",
            Russian = "ru",
            TraditionalChinese = "zh-Hant",
            SimplifiedChinese = "zh-Hans",
            Japanese = "ja",
            Korean = "ko",
            Vietnamese = "vi",
            German = "de",
            French = "fr",
            Spanish = "es",
            Portuguese = "pt-BR",
            Ukrainian = "uk",
            Italian = "it",
            Polish = "pl",
            Czech = "cs",
            Turkish = "tr",
            Indonesian = "id",
            Estonian = "et",
            Arabic = "ar",
        }
    }
}
