/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Moves that each threaten to complete a run are enough to win (VCF).
    Fours,
    /// It takes other threats too, such as open threes (VCT).
    Threats,
    /// Only one move does not lose.
    Defence,
    /// The first move makes no threat at all.
    Quiet,
    /// A move makes a four and an open three.
    FourThree,
    /// A move makes two fours, or a four that is open at both ends.
    DoubleFour,
    /// A move makes two open threes.
    DoubleThree,
    /// A row that is too long does not win.
    Overline,
    /// Black's only reply is forbidden.
    Foul,
    /// The first move is on the border or next to it.
    Edge,
    /// A move makes two threats on a board where single threats are easy to see.
    Fork,
    /// The winning run leads through all layers and all columns.
    SpaceDiagonal,
}

impl Theme {
    /// All themes, in the order of their numbers.
    pub const ALL: [Self; 12] = [
        Self::Fours,
        Self::Threats,
        Self::Defence,
        Self::Quiet,
        Self::FourThree,
        Self::DoubleFour,
        Self::DoubleThree,
        Self::Overline,
        Self::Foul,
        Self::Edge,
        Self::Fork,
        Self::SpaceDiagonal,
    ];

    /// Returns the name that tables print.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fours => "fours",
            Self::Threats => "threats",
            Self::Defence => "defence",
            Self::Quiet => "quiet move",
            Self::FourThree => "four-three",
            Self::DoubleFour => "double four",
            Self::DoubleThree => "double three",
            Self::Overline => "overline",
            Self::Foul => "foul",
            Self::Edge => "edge",
            Self::Fork => "fork",
            Self::SpaceDiagonal => "space diagonal",
        }
    }
}

/// A set of themes.
///
/// # Examples
/// ```
/// use in_a_row::engine::puzzles::{Theme, Themes};
///
/// let themes: Themes = [Theme::Fours, Theme::Edge].into_iter().collect();
/// assert!(themes.contains(Theme::Edge) && !themes.contains(Theme::Foul));
/// assert_eq!(themes.iter().count(), 2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Themes(u16);

impl Themes {
    /// No themes.
    pub const NONE: Self = Self(0);

    /// Returns whether it contains this theme.
    #[must_use]
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 & bit(theme) != 0
    }

    /// Adds a theme.
    pub const fn insert(&mut self, theme: Theme) {
        self.0 |= bit(theme);
    }

    /// Returns the themes in the order of [`Theme::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.into_iter().filter(move |&theme| self.contains(theme))
    }

    /// Returns a number with a bit for each theme.
    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the set with these bits, or `None` if a bit stands for no theme.
    pub(super) const fn from_bits(bits: u16) -> Option<Self> {
        if bits >> Theme::ALL.len() == 0 { Some(Self(bits)) } else { None }
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<I: IntoIterator<Item = Theme>>(themes: I) -> Self {
        let mut set = Self::NONE;
        themes.into_iter().for_each(|theme| set.insert(theme));
        set
    }
}

const fn bit(theme: Theme) -> u16 {
    1 << theme as u16
}
