//! The games that are not on the board. Each stays until a person removes it, or until there are too many.
//!
//! The game that is played on this device alone is stored as [`OWN_GAME`]. Before another one takes its place, it
//! moves to a name of its own: under [`PAUSED`], or under [`OVER`] if it has ended. When it is continued, it moves
//! back. A game is therefore always stored in exactly one place, and two tabs that replace the same game store it once.

use std::{cmp::Reverse, collections::BTreeMap, error::Error, fmt, str::FromStr};

use super::{
    Arranged, Changed, Correspondence, CorrespondenceStatus, LinkStep, Players, RestoreError,
    Session,
};
use crate::{
    engine::Rules,
    storage_keys::{self, BY_LINK, GAME, OVER, OWN_GAME, PAUSED, PUT_ASIDE, REPLACED},
};

/// The most games that are kept under [`OVER`], and likewise under [`PAUSED`]. Together with the games by link they fit
/// into one exported file.
pub const MOST_PAST: usize = 200;

/// The texts stored on a device, by name: the key without [`PREFIX`](storage_keys::PREFIX).
pub type Entries = BTreeMap<String, String>;

/// A store of texts by name.
pub trait Texts {
    /// Returns the text with this name.
    fn read(&mut self, name: &str) -> Option<String>;
    /// Stores a text under this name.
    fn write(&mut self, name: &str, text: &str);
    /// Removes the text with this name.
    fn remove(&mut self, name: &str);
    /// Returns all names with this prefix.
    fn names(&self, prefix: &str) -> Vec<String>;
}

impl Texts for Entries {
    fn read(&mut self, name: &str) -> Option<String> {
        self.get(name).cloned()
    }

    fn write(&mut self, name: &str, text: &str) {
        self.insert(name.to_owned(), text.to_owned());
    }

    fn remove(&mut self, name: &str) {
        Self::remove(self, name);
    }

    fn names(&self, prefix: &str) -> Vec<String> {
        self.keys().filter(|name| name.starts_with(prefix)).cloned().collect()
    }
}

/// A game that was played on this device alone, and when it was last played. As text, the time comes first, then a `/`
/// and the game.
///
/// # Examples
/// ```
/// use in_a_row::session::{PastGame, PastGameError};
///
/// let stored = "1767225600000/3x3k3/guard/one/starter-is-x/one/one/b2a1/c3//-/marks/";
/// let game: PastGame = stored.parse()?;
/// assert_eq!(game.played, 1_767_225_600_000);
/// assert_eq!(game.session.game().moves().len(), 2);
/// assert_eq!(game.to_string(), stored);
/// # Ok::<(), PastGameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PastGame {
    /// When it was last played, in milliseconds since 1970.
    pub played: u64,
    /// The game.
    pub session: Session,
}

/// Why a text is not a past game.
///
/// # Examples
/// ```
/// use in_a_row::session::{PastGame, PastGameError};
///
/// let stored = "yesterday/3x3k3/guard/one/starter-is-x/one/one/b2a1/c3//-/marks/";
/// assert_eq!(stored.parse::<PastGame>().unwrap_err(), PastGameError::Time);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastGameError {
    /// The time is missing or not a number.
    Time,
    /// The rest is not a stored game.
    Game(RestoreError),
    /// It is a game played by link.
    ByLink,
}

impl FromStr for PastGame {
    type Err = PastGameError;

    fn from_str(text: &str) -> Result<Self, PastGameError> {
        let (played, saved) = text.split_once('/').ok_or(PastGameError::Time)?;
        let played = played.parse().map_err(|_| PastGameError::Time)?;
        let (session, _) = Session::restore(saved).map_err(PastGameError::Game)?;
        if session.setup().players.are_by_link() {
            return Err(PastGameError::ByLink);
        }
        Ok(Self { played, session })
    }
}

impl fmt::Display for PastGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.played, self.session.saved())
    }
}

impl fmt::Display for PastGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time => f.write_str("the time when it was played is missing"),
            Self::Game(error) => error.fmt(f),
            Self::ByLink => f.write_str("it is a game by link"),
        }
    }
}

impl Error for PastGameError {}

/// A stored game or position that can be opened again.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// The name under which it is stored.
    pub name: String,
    /// When it was last played, in milliseconds since 1970; `None` if an earlier version stored it.
    pub played: Option<u64>,
    /// The game or the position.
    pub what: StoredContent,
}

/// The content of a [`StoredGame`].
#[derive(Clone, Debug)]
pub enum StoredContent {
    /// A game played on this device alone.
    Own(Session),
    /// A game played by link, and its next step.
    ByLink(Correspondence, LinkStep),
    /// A position that was being arranged.
    Arranged(Arranged),
}

impl StoredContent {
    /// Returns the rules of the game, or of the game that would begin from the position.
    #[must_use]
    pub fn rules(&self) -> Rules {
        match self {
            Self::Own(session) => session.setup().rules,
            Self::ByLink(game, _) => game.game.rules(),
            Self::Arranged(arranged) => arranged.setup.rules,
        }
    }
}

impl StoredGame {
    /// Returns whether it is a game that has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match &self.what {
            StoredContent::Own(session) => session.game().outcome().is_some(),
            StoredContent::ByLink(game, _) => game.standing() == CorrespondenceStatus::Over,
            StoredContent::Arranged(_) => false,
        }
    }

    /// Returns whether it is a game in which somebody at this device can make a move.
    fn can_be_continued(&self) -> bool {
        match &self.what {
            StoredContent::Own(session) => session.game().outcome().is_none(),
            StoredContent::ByLink(game, _) => game.standing() == CorrespondenceStatus::YourMove,
            StoredContent::Arranged(_) => false,
        }
    }
}

/// Returns the name under which the game of this session is stored while it is on the board.
#[must_use]
pub fn name_of(session: &Session) -> String {
    match session.setup().players {
        Players::ByLink(id) => storage_keys::by_link(&id),
        Players::Computer(_) | Players::Friends => OWN_GAME.to_owned(),
    }
}

/// Why the own game is stored again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreReason {
    /// The computer has made a move.
    Reply,
    /// A person has made a move, or has taken one back.
    Move,
    /// It may be another game than before.
    Board,
}

impl StoreReason {
    /// Returns the reason to store the game after this change, made by a person or by the computer.
    #[must_use]
    pub const fn of(changed: &Changed, is_by_person: bool) -> Self {
        match (changed, is_by_person) {
            (Changed::Board, _) => Self::Board,
            (Changed::Cells(_) | Changed::Nothing, true) => Self::Move,
            (Changed::Cells(_) | Changed::Nothing, false) => Self::Reply,
        }
    }
}

/// Stores the game on the board, which is played on this device alone.
///
/// If it has replaced a different game, that one is first stored under a name of its own, which is returned, unless
/// nobody at this device has made a move in it. If a person has turned to another game in another tab meanwhile, the
/// computer's reply does not bring this one back. `now` is the time in milliseconds since 1970, `chance` a random
/// number.
pub fn store_own_game(
    texts: &mut dyn Texts,
    saved: &str,
    reason: StoreReason,
    now: u64,
    chance: u64,
) -> Option<String> {
    let parked = match reason {
        StoreReason::Board => park_own_game(texts, saved, now, chance),
        StoreReason::Move | StoreReason::Reply => None,
    };
    if reason != StoreReason::Reply || texts.read(GAME) == texts.read(OWN_GAME) {
        texts.write(GAME, saved);
    }
    texts.write(OWN_GAME, saved);
    note_when(texts, OWN_GAME, now);
    parked
}

fn park_own_game(texts: &mut dyn Texts, next: &str, now: u64, chance: u64) -> Option<String> {
    let stored = texts.read(OWN_GAME)?;
    let played = when(texts, OWN_GAME).unwrap_or(now);
    // Earlier versions wrote the same game in another way.
    let is_same = stored == next || Session::restore(&stored).ok()?.0.saved() == next;
    if is_same { None } else { keep_as_past(texts, &stored, played, chance) }
}

/// Stores a game that has left the board, and returns its name. Does nothing if nobody at this device has made a move
/// in it. `played` is when it was last played, `chance` a random number.
pub fn keep_as_past(
    texts: &mut dyn Texts,
    saved: &str,
    played: u64,
    chance: u64,
) -> Option<String> {
    let (session, _) = Session::restore(saved).ok()?;
    if !session.is_worth_keeping() {
        return None;
    }
    let prefix = if session.game().outcome().is_some() { OVER } else { PAUSED };
    let name = format!("{prefix}{chance:016x}");
    texts.write(&name, &PastGame { played, session }.to_string());
    Some(name)
}

/// Stores when the game or position with this name was last played.
pub fn note_when(texts: &mut dyn Texts, name: &str, now: u64) {
    texts.write(&storage_keys::when(name), &now.to_string());
}

/// Removes the time that [`note_when`] stored for this name.
pub fn forget_when(texts: &mut dyn Texts, name: &str) {
    texts.remove(&storage_keys::when(name));
}

fn when(texts: &mut dyn Texts, name: &str) -> Option<u64> {
    texts.read(&storage_keys::when(name))?.parse().ok()
}

/// Stores that the game named `new` has replaced the game named `old` on the board.
pub fn note_replaced(texts: &mut dyn Texts, new: &str, old: Option<&str>) {
    match old {
        Some(old) => texts.write(REPLACED, &format!("{new}={old}")),
        None => forget_replaced(texts),
    }
}

/// Removes what [`note_replaced`] stored.
pub fn forget_replaced(texts: &mut dyn Texts) {
    if texts.read(REPLACED).is_some() {
        texts.remove(REPLACED);
    }
}

/// Returns the name of the game that the one named `new` has replaced on the board, if it is still stored.
pub fn replaced_by(texts: &mut dyn Texts, new: &str) -> Option<String> {
    let noted = texts.read(REPLACED)?;
    let (by, old) = noted.split_once('=')?;
    (by == new && texts.read(old).is_some()).then(|| old.to_owned())
}

/// Returns the past game with this name.
pub fn past_game(texts: &mut dyn Texts, name: &str) -> Option<PastGame> {
    texts.read(name)?.parse().ok()
}

/// Removes the oldest past games where there are more than [`MOST_PAST`]. Returns how many it removed.
pub fn drop_surplus(texts: &mut dyn Texts) -> usize {
    let mut surplus = Vec::new();
    for prefix in [OVER, PAUSED] {
        let names = texts.names(prefix);
        if names.len() > MOST_PAST {
            surplus.extend(newest_first(texts, names).into_iter().skip(MOST_PAST));
        }
    }
    for name in &surplus {
        texts.remove(name);
    }
    surplus.len()
}

fn newest_first(texts: &mut dyn Texts, names: Vec<String>) -> Vec<String> {
    let mut timed: Vec<_> =
        names.into_iter().map(|name| (Reverse(last_played(texts, &name)), name)).collect();
    timed.sort();
    timed.into_iter().map(|(_, name)| name).collect()
}

/// Returns when the game or position with this name was last played, without parsing the rest of it.
fn last_played(texts: &mut dyn Texts, name: &str) -> Option<u64> {
    if is_past(name) {
        texts.read(name)?.split('/').next()?.parse().ok()
    } else {
        when(texts, name)
    }
}

/// Returns whether this is the name of a [`PastGame`].
#[must_use]
pub fn is_past(name: &str) -> bool {
    name.starts_with(PAUSED) || name.starts_with(OVER)
}

/// Returns everything that can be opened again while `on_board` is on the board: running games and positions before
/// games that have ended, and within each group the last played first.
pub fn list(texts: &mut dyn Texts, on_board: &Session) -> Vec<StoredGame> {
    let names = names_with(texts, &[OWN_GAME, PAUSED, OVER, BY_LINK, PUT_ASIDE]);
    let names = newest_first(texts, names);
    let mut all: Vec<_> = names.iter().filter_map(|name| kept(texts, name, on_board)).collect();
    all.sort_by_key(StoredGame::is_over);
    all
}

/// Returns the last played game that is not on the board and in which somebody at this device is to move.
pub fn newest(texts: &mut dyn Texts, on_board: &Session) -> Option<StoredGame> {
    let current = name_of(on_board);
    let names = names_with(texts, &[OWN_GAME, PAUSED, BY_LINK]);
    let mut names = newest_first(texts, names).into_iter().filter(|name| *name != current);
    names.find_map(|name| kept(texts, &name, on_board).filter(StoredGame::can_be_continued))
}

fn names_with(texts: &dyn Texts, prefixes: &[&str]) -> Vec<String> {
    prefixes.iter().flat_map(|prefix| texts.names(prefix)).collect()
}

/// Returns the game or position stored under this name, if it can be opened again.
fn kept(texts: &mut dyn Texts, name: &str, on_board: &Session) -> Option<StoredGame> {
    let text = texts.read(name)?;
    if is_past(name) {
        let PastGame { played, session } = text.parse().ok()?;
        return Some(StoredGame {
            name: name.to_owned(),
            played: Some(played),
            what: StoredContent::Own(session),
        });
    }
    let what = if name == OWN_GAME {
        let (session, _) = Session::restore(&text).ok()?;
        let is_on_board = name_of(on_board) == OWN_GAME;
        StoredContent::Own(Some(session).filter(|it| !is_on_board && it.is_worth_keeping())?)
    } else if name.starts_with(BY_LINK) {
        let game: Correspondence = text.parse().ok()?;
        // A game that is stored under another game's name could not be found by its own.
        let game = Some(game).filter(|game| storage_keys::by_link(&game.id) == name)?;
        let last = texts.read(&storage_keys::sent(name)).and_then(|last| last.parse().ok());
        let step = game.step(last.as_ref());
        StoredContent::ByLink(game, step)
    } else {
        name.strip_prefix(PUT_ASIDE)?.parse::<u32>().ok()?;
        StoredContent::Arranged(text.parse().ok()?)
    };
    Some(StoredGame { name: name.to_owned(), played: when(texts, name), what })
}
