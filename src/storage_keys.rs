//! The names under which the page stores texts in the browser. This is the only list of them, except for the
//! names of settings, which are in [`session::Setting`](crate::session::Setting).
//!
//! In localStorage, every name follows [`PREFIX`]: the game on the board is stored under
//! `in-a-row/1/game`. Constants that end with a `/` are prefixes of names.
//!
//! A stored name never changes, because people's browsers contain it. The script `early.js` reads some of them
//! before the program has loaded; a test checks that it spells them the same way.
//!
//! # Examples
//! ```
//! use in_a_row::storage_keys::{self, GAME};
//!
//! assert_eq!(storage_keys::key(GAME), "in-a-row/1/game");
//! assert_eq!(storage_keys::name("in-a-row/1/game"), Some(GAME));
//! assert_eq!(storage_keys::name("another-page/game"), None);
//! ```

use std::fmt::Display;

/// The prefix of every key. A page that used another number would share nothing with this one, so a new format of the
/// texts raises [`FORMAT`] instead.
pub const PREFIX: &str = "in-a-row/1/";

/// The format of the stored texts. It is raised whenever a version writes what earlier ones can't read.
pub const FORMAT: u32 = 2;

/// The latest [`FORMAT`] that any version has written. A version whose own format is older leaves texts that it can't
/// read where they are.
pub const LATEST_FORMAT: &str = "format";

/// The last game that was on the board.
pub const GAME: &str = "game";

/// The current game that is played on this device alone, not by link.
pub const OWN_GAME: &str = "own-game";

/// The prefix for games on this device alone that left the board and can be continued.
pub const PAUSED: &str = "paused/";

/// The prefix for games on this device alone that left the board and have ended.
pub const OVER: &str = "over/";

/// The prefix for games played by link; the game's [`GameId`](crate::engine::notation::GameId) follows.
pub const BY_LINK: &str = "by-link/";

/// The prefix for the last link that both players of a game by link have, as a
/// [`LastLink`](crate::session::LastLink); the name of the game follows.
pub const SENT: &str = "sent/";

/// The position that is being arranged.
pub const ARRANGED: &str = "arranged";

/// The prefix for arranged positions that gave way to a game; a number follows.
pub const PUT_ASIDE: &str = "arranged/";

/// The prefix for the time when a game was last played, or a position last arranged, in milliseconds since 1970; its
/// name follows.
pub const WHEN: &str = "when/";

/// The prefix for analyses; the fingerprint of the game follows.
pub const ANALYSES: &str = "analysis/";

/// The names of the current game and of the game that it replaced, as `NEW=OLD`.
pub const REPLACED: &str = "replaced";

/// The prefix for scores; the pairing follows.
pub const TALLIES: &str = "tally/";

/// The prefix for statistics; the pairing follows.
pub const STATISTICS: &str = "statistics/";

/// The prefix for the numbers of games that were imported from other devices; see
/// [`Transfer`](crate::session::Transfer).
pub const TAKEN: &str = "taken/";

/// The name of this device. It is random, never changes and contains no `/`.
pub const DEVICE: &str = "device";

/// Whether the seldom needed part of *New game* was left open.
pub const MORE: &str = "more";

/// The rules of the last game that was started on a board with several rules.
pub const RULES: &str = "rules";

/// What is known about a person and the puzzles; see [`Training`](crate::session::puzzles::Training).
pub const TRAINING: &str = "puzzles";

/// How far a person has come in the lessons; see [`LessonsProgress`](crate::session::lessons::LessonsProgress).
pub const LESSONS: &str = "lessons";

/// The names of two people who play at this device, a line for each.
pub const NAMES: &str = "names";

/// Whether the browser was asked to keep the stored texts.
pub const PERSISTENT: &str = "persistent";

/// The tag of the last language that the page was shown in.
pub const SPOKEN: &str = "spoken";

/// The prefix for texts that could not be read; the original name and a number follow.
pub const SET_ASIDE: &str = "set-aside/";

/// A text that is written only to find out whether there is room for it.
pub const ROOM: &str = "room";

/// In sessionStorage: the last addresses that the page has written.
pub const WRITTEN: &str = "written";

/// In sessionStorage: the review on the screen when the page was left.
pub const REVIEW: &str = "review";

/// The names of texts that concern this device alone and are not exported.
pub const OF_DEVICE: [&str; 4] = [LATEST_FORMAT, PERSISTENT, SPOKEN, REPLACED];

/// The prefixes of the names of texts about games. These texts belong together: a score belongs to the game that it
/// counts, and a game that left the board to the one that took its place.
const OF_GAMES: [&str; 13] = [
    GAME, OWN_GAME, ARRANGED, PAUSED, OVER, WHEN, ANALYSES, REPLACED, BY_LINK, SENT, TALLIES,
    STATISTICS, TAKEN,
];

/// Returns the key under which the text with this name is stored.
#[must_use]
pub fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// Returns the name of the text that is stored under this key; `None` if the key is not one of this page's.
#[must_use]
pub fn name(key: &str) -> Option<&str> {
    key.strip_prefix(PREFIX)
}

/// Returns whether the text with this name is about games.
#[must_use]
pub fn is_of_games(name: &str) -> bool {
    OF_GAMES.iter().any(|prefix| name.starts_with(prefix))
}

/// Returns the name of this pairing's score.
#[must_use]
pub fn tally(pairing: &str) -> String {
    format!("{TALLIES}{pairing}")
}

/// Returns the name of this pairing's statistics.
#[must_use]
pub fn statistics(pairing: &str) -> String {
    format!("{STATISTICS}{pairing}")
}

/// Returns the name of the game by link with this id.
#[must_use]
pub fn by_link(id: &dyn Display) -> String {
    format!("{BY_LINK}{id}")
}

/// Returns the storage name of the last link that both players have of the game with this name.
#[must_use]
pub fn sent(name: &str) -> String {
    format!("{SENT}{name}")
}

/// Returns the name of the arranged position that was put aside under this number.
#[must_use]
pub fn put_aside(number: u32) -> String {
    format!("{PUT_ASIDE}{number}")
}

/// Returns the name under which the time is stored when `name` was last played.
#[must_use]
pub fn when(name: &str) -> String {
    format!("{WHEN}{name}")
}

/// Returns the name under which the `number`th unreadable text that was stored as `name` is set aside.
#[must_use]
pub fn set_aside(name: &str, number: u32) -> String {
    format!("{SET_ASIDE}{name}/{number}")
}
