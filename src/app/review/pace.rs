//! How fast a game plays by itself.

/// How fast a game plays by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// A move every two seconds.
    Slow,
    /// A move every second.
    #[default]
    Medium,
    /// Five moves in two seconds.
    Fast,
}

impl Pace {
    /// From one move to the next.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Slow => 2000,
            Self::Medium => 1000,
            Self::Fast => 400,
        }
    }

    /// The one after it, in turn.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Medium,
            Self::Medium => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }
}
