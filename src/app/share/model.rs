use crate::{platform::share::ShareResult, session::Announcement};

/// What is shared.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShareState {
    /// The address with its link.
    pub link: String,
    /// Whoever has the link can move in a game that is played by link.
    pub link_is_a_seat: bool,
    /// The picture of the game, once it is over.
    pub picture: Option<Picture>,
    /// Whether there are moves to copy.
    pub has_moves: bool,
    /// Whether the share sheet is open.
    pub is_sending: bool,
    /// What became of the last message with either.
    pub result: Announcement<ShareResult>,
    /// What the browser did not copy, for the person to copy. The link has a field of its own.
    pub by_hand: Option<ByHand>,
}

/// A text that the person copies by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ByHand {
    /// What it tells of the game.
    pub kind: CopyKind,
    /// The text itself.
    pub text: String,
}

/// What a text tells of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CopyKind {
    Moves,
    Board,
}

/// The picture of a game that is over.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// The picture itself, as an address.
    pub source: String,
    /// The moves that led there; `None` if they are too small to be seen.
    pub moves: Option<Moves>,
    /// What it shows, in words.
    pub alt_text: String,
    /// The device can share it.
    pub can_be_shared: bool,
}

/// The moves of a game as parts of pictures.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    /// The picture before the first move, and the one after the last, as addresses.
    pub sources: [String; 2],
    /// The left, top, width and height of each move in the picture, in pixels.
    pub cells: Vec<[i32; 4]>,
}
