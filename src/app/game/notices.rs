//! The notices beside the game, and which of them are shown.

use crate::{engine::notation::MessageError, storage_error::StorageError};

/// A notice beside the game, which is shown until it is dismissed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Something could not be stored or read.
    StorageError(StorageError),
    /// The score was reset, which can be undone.
    ScoreReset,
    /// The worker has a request, but does not run.
    NoAnalysis,
    /// A call is waiting for its chunk to load.
    Loading,
    /// A call is waiting, but its chunk failed to load.
    NoLateCode,
    /// The screen now fits another board than the one that was made to fill it.
    Refit,
    /// A link could not be opened.
    BadLink,
    /// No more games by link can be started.
    GamesFull,
    /// Games were removed from the list, which can be undone.
    GamesRemoved,
    /// There were too many past games, and the oldest were removed.
    OldGamesDropped,
    /// The statistics were cleared, which can be undone.
    StatisticsCleared,
    /// The board ends here.
    OutOfReach,
    /// A newer version of the page is on the device.
    NewVersion,
    /// The computer declined a draw.
    DrawDeclined,
    /// The chosen language failed to load.
    NoLanguage,
    /// The question whether moves should be audible.
    Sound,
    /// Games that a new player may like, as cards at the end of a game.
    OtherGames,
}

/// The notices that are shown. Each storage error is reported once, however often it occurs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices {
    shown: Vec<Notice>,
    /// The number of times that each was shown so far, so that a repeated notice is announced again.
    times: Vec<(Notice, usize)>,
    /// The storage errors that were reported.
    reported: Vec<StorageError>,
    /// The reason why a link could not be opened.
    pub link_fault: Option<MessageError>,
    /// The number of games that were last removed from the list.
    pub removed_count: usize,
}

impl Notices {
    /// Shows this notice. A storage error that was reported before is not shown again.
    pub fn show(&mut self, notice: Notice) {
        if let Notice::StorageError(error) = notice {
            if self.reported.contains(&error) {
                return;
            }
            self.reported.push(error);
        }
        if !self.shown.contains(&notice) {
            self.shown.push(notice);
        }
        match self.times.iter_mut().find(|(other, _)| *other == notice) {
            Some((_, times)) => *times += 1,
            None => self.times.push((notice, 1)),
        }
    }

    /// Hides this notice.
    pub fn dismiss(&mut self, notice: Notice) {
        self.shown.retain(|other| *other != notice);
    }

    /// Returns the value, or shows the error and returns `None`.
    pub fn ok<T>(&mut self, result: Result<T, StorageError>) -> Option<T> {
        result.map_err(|error| self.show(Notice::StorageError(error))).ok()
    }

    /// Returns whether this error was reported.
    #[must_use]
    pub fn was_reported(&self, error: StorageError) -> bool {
        self.reported.contains(&error)
    }

    /// Lets this error be reported again.
    pub fn forget(&mut self, error: StorageError) {
        self.reported.retain(|other| *other != error);
    }

    /// Returns whether this notice is shown.
    #[must_use]
    pub fn is_shown(&self, notice: Notice) -> bool {
        self.shown.contains(&notice)
    }

    /// Returns the number of times that this notice was shown so far.
    #[must_use]
    pub fn times_shown(&self, notice: Notice) -> usize {
        let found = self.times.iter().find(|(other, _)| *other == notice);
        found.map_or(0, |(_, times)| *times)
    }

    /// Returns whether no notice is shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }
}
