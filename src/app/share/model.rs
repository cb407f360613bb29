//! The state of *Share*.

use crate::{app::game::long_work::LongWork, platform::share::ShareResult, session::Announcement};

/// The state of *Share*.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShareState {
    /// The address with the link of the game.
    pub link: String,
    /// Whether anyone who has the link can move in the game, because it is played by link.
    pub link_is_a_seat: bool,
    /// The picture of the game, once it is over.
    pub picture: Option<Picture>,
    /// Whether there are moves to copy.
    pub has_moves: bool,
    /// Whether the share sheet is open.
    pub is_sending: bool,
    /// The result of the last action.
    pub result: Announcement<ShareResult>,
    /// A text that the browser failed to copy, for the person to copy. The link has a field of its own.
    pub by_hand: Option<ByHand>,
}

/// How far the page is with drawing a replay.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Drawing {
    /// The number of moves so far.
    pub work: LongWork,
    /// The number of all moves.
    pub all: usize,
}

/// What a replay shows: the game that was in *Share* when the person asked for it.
#[derive(Clone, Debug)]
pub(crate) struct Replayed {
    /// Its moves.
    pub moves: Moves,
    /// The picture of its end, as an address.
    pub end: String,
    /// Its link.
    pub link: String,
}

/// Why no replay was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoReplay {
    /// It can't be drawn.
    NotDrawn,
    /// The person has stopped it, or saves another one.
    Stopped,
}

/// Whether the link has the variations and notes of the game under review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Variations {
    /// The game on the screen has none.
    #[default]
    None,
    /// They are left out.
    LeftOut,
    /// They are in the link.
    Included,
    /// They would make the link too long.
    TooLong,
}

/// A text that the person copies by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ByHand {
    /// The kind of text.
    pub kind: CopyKind,
    /// The text itself.
    pub text: String,
}

/// The kind of a text about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CopyKind {
    Moves,
    Board,
}

/// A text that can be copied to the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Copied {
    Link,
    Moves,
    Board,
}

/// The picture of a game that is over.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// The picture itself, as an address.
    pub source: String,
    /// The moves for the replay; `None` if they would be too small to see.
    pub moves: Option<Moves>,
    /// The description of the picture.
    pub alt_text: String,
    /// Whether the device can share it.
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
