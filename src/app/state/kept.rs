use crate::{
    platform::storage,
    session::{Arranged, Correspondence, Standing},
};

/// Something that can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kept {
    /// The game that is played on this device alone, while one by link is the current game.
    Own,
    /// A game that is played by link.
    ByLink(Correspondence),
    /// A position that was being arranged when a game came on the board.
    Arranged {
        /// The number in the key under which it is stored.
        n: u32,
        /// The position, and the game that is to begin from it.
        arranged: Arranged,
    },
}

impl Kept {
    /// The key under which it is stored, if it can be taken from the list.
    pub fn key(&self) -> Option<String> {
        match self {
            Self::Own => None,
            Self::ByLink(game) => Some(storage::by_link_key(game.id)),
            Self::Arranged { n, .. } => Some(storage::put_aside_key(*n)),
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self, Self::ByLink(game) if game.standing() == Standing::Over)
    }
}
