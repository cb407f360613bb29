//! The dialogs of the page.

/// The dialogs that can be opened over the page. Each is the browser's own `<dialog>`, which keeps the
/// focus inside, closes on Esc and gives the focus back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// *New game*.
    NewGame,
    /// *Rules*.
    Rules,
    /// *Settings*.
    Settings,
    /// *How strong are they?*
    Strength,
    /// *How minimax thinks*.
    Minimax,
    /// *Share*.
    Share,
    /// *Your games*.
    Games,
    /// *Choose opponent*.
    Opponent,
    /// *Statistics*.
    Statistics,
    /// *What's new*.
    Changes,
    /// *Your data*.
    Data,
}

impl Dialog {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::NewGame,
        Self::Rules,
        Self::Settings,
        Self::Strength,
        Self::Minimax,
        Self::Share,
        Self::Games,
        Self::Opponent,
        Self::Statistics,
        Self::Changes,
        Self::Data,
    ];

    /// Whether it says what is seldom read: those words are loaded with it.
    pub const fn has_seldom_words(self) -> bool {
        matches!(
            self,
            Self::Rules
                | Self::Strength
                | Self::Minimax
                | Self::Statistics
                | Self::Changes
                | Self::Data
        )
    }

    /// The id of the dialog.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NewGame => "new-game",
            Self::Rules => "rules",
            Self::Settings => "settings",
            Self::Strength => "strength",
            Self::Minimax => "minimax",
            Self::Share => "share",
            Self::Games => "games",
            Self::Opponent => "opponent",
            Self::Statistics => "statistics",
            Self::Changes => "changes",
            Self::Data => "data",
        }
    }
}
