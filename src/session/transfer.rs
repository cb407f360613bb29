use std::{
    collections::BTreeMap,
    error::Error,
    fmt::{self, Display},
    iter,
    str::FromStr,
};

use super::{
    Analysis, Arranged, Correspondence, PastGame, ScoreChange, Session, Statistics, Tally,
    archive::{self, Entries},
    lessons::LessonsProgress,
    puzzles::Training,
    saved::Saved,
};
use crate::storage_keys::{
    ANALYSES, ARRANGED, BY_LINK, DEVICE, GAME, LESSONS, OWN_GAME, PAUSED, PUT_ASIDE, SENT,
    SET_ASIDE, STATISTICS, TAKEN, TALLIES, TRAINING, WHEN,
};

/// The changes on this device when it imports another device's export.
///
/// Nothing stored here is lost: scores add up, games by link continue, and whatever exists only once, like the current
/// game or a setting, stays as it is.
///
/// However often and in whatever order devices import from each other, each game counts only once. To make this
/// possible, each device has its own name under [`DEVICE`], and stores how many games it has imported from each other
/// device, as a [`Tally`] under `taken/DEVICE/tally/PAIRING` and `taken/DEVICE/statistics/PAIRING`. The rest of its
/// total was played on it. The numbers under `taken` never decrease, so after a score is reset, new games count on
/// other devices only once there are more of them than before the reset.
///
/// # Examples
/// ```
/// use in_a_row::session::{Entries, Transfer};
///
/// let entries = |pairs: &[(&str, &str)]| -> Entries {
///     pairs.iter().map(|&(key, text)| (key.to_owned(), text.to_owned())).collect()
/// };
/// let mut phone = entries(&[("device", "phone"), ("tally/3x3k3/guard", "1/0/4"), ("theme", "wood")]);
/// let laptop = entries(&[("device", "laptop"), ("tally/3x3k3/guard", "2/1/0"), ("theme", "paper")]);
///
/// let transfer = Transfer::merge(&phone, &laptop)?;
/// assert_eq!(transfer.write["tally/3x3k3/guard"], "3/1/4");
/// assert_eq!(transfer.added.pairings, 1);
/// assert_eq!(transfer.yours, entries(&[("theme", "paper")]));
///
/// // The second time, there is nothing new.
/// phone.extend(transfer.write);
/// assert!(Transfer::merge(&phone, &laptop)?.write.is_empty());
/// # Ok::<(), in_a_row::session::TransferError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transfer {
    /// The texts to store here. Some replace the texts that are stored now.
    pub write: Entries,
    /// What these texts add.
    pub added: Added,
    /// The texts in the file that differ from those stored here and were left out: the current game, the position that
    /// is being arranged, and settings. To import them as well, store them.
    pub yours: Entries,
}

/// The numbers of things that an import adds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// The number of pairings whose score or statistics grow.
    pub pairings: usize,
    /// The number of past games that are new here, or have more moves.
    pub own: usize,
    /// The number of games by link that are new here, or have more moves.
    pub by_link: usize,
    /// The number of arranged positions that are new here.
    pub arranged: usize,
    /// The number of settings that are imported, because they had never been changed here.
    pub settings: usize,
    /// Whether puzzles were solved or lessons taken on the other device that are new here.
    pub has_learned: bool,
    /// Whether the current game is imported, because there was none here.
    pub has_game: bool,
}

/// Why nothing is imported.
///
/// # Examples
/// ```
/// use in_a_row::session::{Entries, Transfer, TransferError};
///
/// let here = Entries::from([("device".to_owned(), "phone".to_owned())]);
/// let mut file = Entries::from([("tally/3x3k3/guard".to_owned(), "2/1".to_owned())]);
/// assert_eq!(Transfer::merge(&here, &file), Err(TransferError::NoDevice));
///
/// file.insert("device".to_owned(), "laptop".to_owned());
/// let damaged = TransferError::Unreadable("tally/3x3k3/guard".to_owned());
/// assert_eq!(Transfer::merge(&here, &file), Err(damaged));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TransferError {
    /// There are more than 5,000 entries, or one is longer than 1,000,000 bytes.
    TooLarge,
    /// The file or this device has no name under [`DEVICE`].
    NoDevice,
    /// The text under this key is damaged, or from a later version.
    Unreadable(String),
}

const MOST_ENTRIES: usize = 5_000;
const MOST_BYTES: usize = 1_000_000;

/// One of the two counts that are stored for each pairing.
#[derive(Clone, Copy)]
enum Count {
    Score,
    Statistics,
}

/// The games of a pairing that were played on one device.
struct Share<'a> {
    pairing: &'a str,
    device: &'a str,
    games: Tally,
}

/// The games that are new here, by pairing.
type Gains<'a> = BTreeMap<&'a str, Tally>;

/// An import under way.
struct Import<'a> {
    here: &'a Entries,
    file: &'a Entries,
    /// The games of this device alone that are stored here or have been imported, by name.
    games: Vec<(String, Session)>,
    done: Transfer,
}

impl Transfer {
    /// Merges the file into the texts that are stored here. A file that this device exported itself adds no scores,
    /// only other texts that are missing.
    ///
    /// # Errors
    /// If anything in the file can't be read, the whole file is refused.
    pub fn merge(here: &Entries, file: &Entries) -> Result<Self, TransferError> {
        let is_long = |text: &String| text.len() > MOST_BYTES;
        if file.len() > MOST_ENTRIES || file.iter().any(|(key, text)| is_long(key) || is_long(text))
        {
            return Err(TransferError::TooLarge);
        }
        let (own, other) = (device(here)?, device(file)?);
        if let Some((key, _)) = file.iter().find(|(key, text)| !is_readable(key, text)) {
            return Err(TransferError::Unreadable(key.clone()));
        }
        let games = own_games(here).collect();
        let mut import = Import { here, file, games, done: Self::default() };
        if own != other {
            import.add_games(own, other);
        }
        for (key, text) in file {
            import.import_text(key, text);
        }
        Ok(import.done)
    }
}

impl<'a> Import<'a> {
    /// Returns the text under this key after the import.
    fn get(&self, key: &str) -> Option<&String> {
        self.done.write.get(key).or_else(|| self.here.get(key))
    }

    fn write(&mut self, key: &str, text: String) {
        self.done.write.insert(key.to_owned(), text);
    }

    fn add_games(&mut self, own: &str, other: &'a str) {
        let [scores, statistics] =
            [Count::Score, Count::Statistics].map(|count| self.import_shares(count, own, other));
        for (pairing, gain) in &scores {
            self.add_to_score(pairing, *gain);
        }
        for (pairing, gain) in &statistics {
            self.add_to_statistics(pairing, *gain);
        }
        let more = statistics.keys().filter(|pairing| !scores.contains_key(*pairing)).count();
        self.done.added.pairings = scores.len() + more;
    }

    /// Notes which games of other devices have been imported, and returns the new ones. Leaves counts alone that can't
    /// be read here.
    fn import_shares(&mut self, count: Count, own: &str, other: &'a str) -> Gains<'a> {
        let mut gains = Gains::new();
        for Share { pairing, device, games } in shares(self.file, count, other) {
            let total = format!("{}{pairing}", count.prefix());
            let taken = format!("{TAKEN}{device}/{total}");
            let before = self.here.get(&taken).map_or(Some(Tally::default()), |it| it.parse().ok());
            let is_readable = self.here.get(&total).is_none_or(|it| count.games(it).is_some());
            let Some(before) = before.filter(|_| is_readable && device != own) else { continue };
            let gain = games.changed(ScoreChange::Remove(before));
            if gain != Tally::default() {
                self.write(&taken, before.changed(ScoreChange::Add(gain)).to_string());
                let all = gains.entry(pairing).or_default();
                *all = all.changed(ScoreChange::Add(gain));
            }
        }
        gains
    }

    fn add_to_score(&mut self, pairing: &str, gain: Tally) {
        let key = format!("{}{pairing}", Count::Score.prefix());
        let before: Tally = self.here.get(&key).and_then(|it| it.parse().ok()).unwrap_or_default();
        self.write(&key, before.changed(ScoreChange::Add(gain)).to_string());
    }

    /// Adds games to the statistics of a pairing. The last games and the streaks are imported only if there are no
    /// statistics here and all of the file's games are new.
    fn add_to_statistics(&mut self, pairing: &str, gain: Tally) {
        let key = format!("{}{pairing}", Count::Statistics.prefix());
        let read = |text: &String| text.parse::<Statistics>().ok();
        let theirs = self.file.get(&key).and_then(read).unwrap_or_default();
        let ours = self.here.get(&key);
        let results = theirs.results();
        let after = if ours.is_none() && results.games == gain {
            theirs
        } else {
            let mut ours = ours.and_then(read).unwrap_or_default();
            ours.add_from_elsewhere(gain, results.longest);
            ours
        };
        self.write(&key, after.to_string());
    }

    /// Imports a text, unless it is a number of games.
    fn import_text(&mut self, key: &str, text: &str) {
        if key.starts_with(BY_LINK) {
            self.import_game_by_link(key, text);
        } else if archive::is_past(key) {
            self.import_past_game(key, text);
        } else if let Some(name) = key.strip_prefix(WHEN) {
            self.import_time(key, name, text);
        } else if let Some(name) = key.strip_prefix(SENT) {
            // It says what the friend has of the game in the file.
            if self.done.write.contains_key(name) {
                self.write(key, text.to_owned());
            }
        } else if key.starts_with(ANALYSES) {
            self.import_analysis(key, text);
        } else if key.starts_with(PUT_ASIDE) {
            self.done.added.arranged += usize::from(self.import_numbered(key, text));
        } else if key == TRAINING || key == LESSONS {
            self.import_learned(key, text);
        } else if key.starts_with(SET_ASIDE) {
            self.import_numbered(key, text);
        } else if key != DEVICE && !is_about_counts(key) {
            self.import_single(key, text);
        }
    }

    /// Joins what a person has learned on both devices.
    fn import_learned(&mut self, key: &str, text: &str) {
        let joined = match self.here.get(key) {
            None => Some(text.to_owned()),
            Some(here) if key == TRAINING => joined(here, text, Training::merge),
            Some(here) => joined(here, text, LessonsProgress::merge),
        };
        if let Some(joined) = joined {
            self.write(key, joined);
            self.done.added.has_learned = true;
        }
    }

    fn import_game_by_link(&mut self, key: &str, text: &str) {
        let after = match self.here.get(key) {
            None => Some(text.to_owned()),
            Some(known) => continued(known, text),
        };
        if let Some(after) = after {
            self.write(key, after);
            self.done.added.by_link += 1;
        }
    }

    /// Imports a past game, unless it is known here. If it continues a paused game, it replaces that one.
    fn import_past_game(&mut self, key: &str, text: &str) {
        let Ok(PastGame { session: theirs, .. }) = text.parse() else { return };
        if self.games.iter().any(|(_, ours)| ours.continues(&theirs)) {
            return;
        }
        let is_earlier = |(name, ours): &&mut (String, Session)| {
            // A game that has ended must be stored under another name.
            name.starts_with(PAUSED) && key.starts_with(PAUSED) && theirs.continues(ours)
        };
        let name = if let Some((name, ours)) = self.games.iter_mut().find(is_earlier) {
            *ours = theirs;
            name.clone()
        } else {
            self.games.push((key.to_owned(), theirs));
            key.to_owned()
        };
        self.write(&name, text.to_owned());
        self.done.added.own += 1;
    }

    /// Imports an analysis, unless there is one of the same game here.
    fn import_analysis(&mut self, key: &str, text: &str) {
        match self.here.get(key) {
            None => {
                self.write(key, text.to_owned());
                self.done.added.own += 1;
            }
            Some(known) if known != text => {
                self.done.yours.insert(key.to_owned(), text.to_owned());
            }
            Some(_) => {}
        }
    }

    /// Imports the time when something was last played, if it is later than the time stored here.
    fn import_time(&mut self, key: &str, name: &str, text: &str) {
        let time = |text: &String| text.parse::<u64>().ok();
        let is_later = self.here.get(key).and_then(time) < time(&text.to_owned());
        // The own game here stays, and so does its time.
        let is_of_another = name == OWN_GAME && self.here.contains_key(OWN_GAME);
        if is_later && !is_of_another && self.get(name).is_some() {
            self.write(key, text.to_owned());
        }
    }

    /// Imports one of several texts whose keys differ in the number at the end, unless it is stored here under any
    /// number. Returns whether it was imported.
    fn import_numbered(&mut self, key: &str, text: &str) -> bool {
        let stem = key.rfind('/').map_or(key, |slash| &key[..=slash]);
        let mut all = self.here.iter().chain(&self.done.write);
        if all.any(|(other, known)| known == text && other.starts_with(stem)) {
            return false;
        }
        let numbered = (1..=u32::MAX).map(|n| format!("{stem}{n}"));
        let free = iter::once(key.to_owned()).chain(numbered).find(|it| self.get(it).is_none());
        if let Some(key) = &free {
            self.write(key, text.to_owned());
        }
        free.is_some()
    }

    /// Imports a text that exists only once, if there is none here.
    fn import_single(&mut self, key: &str, text: &str) {
        let games = [GAME, OWN_GAME];
        let is_game = games.contains(&key);
        let is_known = if is_game {
            games.iter().any(|game| self.here.contains_key(*game))
        } else {
            self.here.contains_key(key)
        };
        if !is_known {
            self.write(key, text.to_owned());
            let added = &mut self.done.added;
            match key {
                GAME | OWN_GAME => added.has_game = true,
                ARRANGED => added.arranged += 1,
                _ => added.settings += 1,
            }
        } else if self.here.get(key).is_none_or(|known| known != text) {
            self.done.yours.insert(key.to_owned(), text.to_owned());
        }
    }
}

impl Count {
    const fn prefix(self) -> &'static str {
        match self {
            Self::Score => TALLIES,
            Self::Statistics => STATISTICS,
        }
    }

    /// Returns the number of games in this text; `None` if it can't be read.
    fn games(self, text: &str) -> Option<Tally> {
        match self {
            Self::Score => text.parse().ok(),
            Self::Statistics => text.parse().map(|it: Statistics| it.results().games).ok(),
        }
    }
}

/// Returns the games that were played on one device alone, by name.
fn own_games(entries: &Entries) -> impl Iterator<Item = (String, Session)> {
    entries.iter().filter_map(|(name, text)| {
        let session = if name == OWN_GAME {
            Session::restore(text).ok()?.0
        } else {
            archive::is_past(name).then(|| text.parse::<PastGame>().ok())??.session
        };
        Some((name.clone(), session))
    })
}

/// Returns the name of the device on which these texts are stored.
fn device(entries: &Entries) -> Result<&str, TransferError> {
    let name = entries.get(DEVICE).map(String::as_str);
    name.filter(|name| !name.is_empty() && !name.contains('/')).ok_or(TransferError::NoDevice)
}

/// Returns how many of the games in this file were played on which device. `other` exported the file, and played all
/// games that it hasn't imported.
fn shares<'a>(file: &'a Entries, count: Count, other: &'a str) -> Vec<Share<'a>> {
    let taken = file.iter().filter_map(|(key, text)| {
        let (device, pairing) = taken_from(key, count)?;
        let games = text.parse().ok().filter(|_| device != other)?;
        Some(Share { pairing, device, games })
    });
    let mut shares: Vec<_> = taken.collect();
    for (key, text) in file {
        let Some(pairing) = key.strip_prefix(count.prefix()) else { continue };
        let Some(total) = count.games(text) else { continue };
        let elsewhere = shares.iter().filter(|share| share.pairing == pairing);
        let games = elsewhere.fold(total, |rest, it| rest.changed(ScoreChange::Remove(it.games)));
        shares.push(Share { pairing, device: other, games });
    }
    shares
}

/// Returns the device and the pairing in a key under `taken`.
fn taken_from(key: &str, count: Count) -> Option<(&str, &str)> {
    let (device, total) = key.strip_prefix(TAKEN)?.split_once('/')?;
    Some((device, total.strip_prefix(count.prefix())?))
}

/// Returns whether the text under this key is about numbers of games.
fn is_about_counts(key: &str) -> bool {
    [Count::Score.prefix(), Count::Statistics.prefix(), TAKEN].iter().any(|it| key.starts_with(it))
}

/// Returns what both devices know, which `merge` joins; `None` if nothing is new here, or if a text can't be read.
fn joined<T: FromStr + Display>(
    here: &str,
    other: &str,
    merge: impl FnOnce(&mut T, &T) -> bool,
) -> Option<String> {
    let (mut here, other): (T, T) = (here.parse().ok()?, other.parse().ok()?);
    merge(&mut here, &other).then(|| here.to_string())
}

/// Returns the game by link that is known here, continued as in the other text; `None` if that doesn't continue it.
/// The side that is played here stays.
fn continued(known: &str, other: &str) -> Option<String> {
    let (mut known, other): (Correspondence, Correspondence) =
        (known.parse().ok()?, other.parse().ok()?);
    if !continues(&other, &known) {
        return None;
    }
    known.take_up(&other.link());
    known.joined |= other.joined;
    Some(known.to_string())
}

/// Returns whether the other game is the known one with more moves, or with a later step of a draw agreement.
fn continues(other: &Correspondence, known: &Correspondence) -> bool {
    let (known, other) = (&known.game, &other.game);
    let (before, after) = (known.moves(), other.moves());
    (known.rules(), known.start()) == (other.rules(), other.start())
        && known.outcome().is_none()
        && after.starts_with(before)
        && (after.len() > before.len() || other.draw_offer() > known.draw_offer())
}

/// Returns whether the text can be read, or is of a kind that isn't checked.
fn is_readable(key: &str, text: &str) -> bool {
    if key == GAME || key == OWN_GAME {
        Saved::read(text).is_ok()
    } else if archive::is_past(key) {
        text.parse::<PastGame>().is_ok()
    } else if key.starts_with(ANALYSES) {
        text.parse::<Analysis>().is_ok()
    } else if key == TRAINING {
        text.parse::<Training>().is_ok()
    } else if key == LESSONS {
        text.parse::<LessonsProgress>().is_ok()
    } else if key == ARRANGED || key.starts_with(PUT_ASIDE) {
        text.parse::<Arranged>().is_ok()
    } else if let Some(name) = key.strip_prefix(BY_LINK) {
        text.parse().is_ok_and(|game: Correspondence| game.id.to_string() == name)
    } else {
        [Count::Score, Count::Statistics].into_iter().all(|count| {
            let is_total = key.starts_with(count.prefix());
            let is_taken = taken_from(key, count).is_some();
            (!is_total || count.games(text).is_some())
                && (!is_taken || text.parse::<Tally>().is_ok())
        })
    }
}

impl fmt::Display for TransferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => f.write_str("more than a device stores"),
            Self::NoDevice => f.write_str("the name of the device is missing"),
            Self::Unreadable(key) => write!(f, "{key}: damaged, or from a later version"),
        }
    }
}

impl Error for TransferError {}
