use crate::{engine::notation::MessageError, platform::storage::StorageError};

/// Something to be reported beside the game, until it is dismissed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notice {
    StorageError(StorageError),
    ScoreReset,
    /// Something was asked of the worker, and it does not run.
    NoAnalysis,
    /// The lazy chunk is to do something, and takes its time to load.
    Loading,
    /// The lazy chunk is to do something, and failed to load.
    NoLateCode,
    /// The screen holds another board now than the one that was made to fill it.
    Refit,
    BadLink,
    Joined,
    /// No more games by link can be begun.
    GamesFull,
    GamesRemoved,
    /// There were too many past games, and the oldest were removed.
    OldGamesDropped,
    StatisticsCleared,
    /// The board reaches no further.
    OutOfReach,
    /// A newer version of the page is on the device.
    NewVersion,
    /// The computer plays on.
    DrawDeclined,
    /// A language was chosen that failed to load.
    NoLanguage,
    /// Whether moves are to be heard.
    Sound,
}

/// The notices that are shown. Each error is reported once, however often it comes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Notices {
    shown: Vec<Notice>,
    /// How often each was shown so far, so that one that comes again is read aloud again.
    times: Vec<(Notice, usize)>,
    reported: Vec<StorageError>,
    /// Why a link could not be opened.
    pub link_fault: Option<MessageError>,
    /// How many games were taken from the list last.
    pub removed_count: usize,
}

impl Notices {
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

    pub fn dismiss(&mut self, notice: Notice) {
        self.shown.retain(|other| *other != notice);
    }

    /// The value, where there is one; the error is shown.
    pub fn ok<T>(&mut self, result: Result<T, StorageError>) -> Option<T> {
        result.map_err(|error| self.show(Notice::StorageError(error))).ok()
    }

    /// Whether this error was reported.
    pub fn was_reported(&self, error: StorageError) -> bool {
        self.reported.contains(&error)
    }

    /// Tells this error again when it comes again.
    pub fn forget(&mut self, error: StorageError) {
        self.reported.retain(|other| *other != error);
    }

    /// Whether this one is shown.
    pub fn is_shown(&self, notice: Notice) -> bool {
        self.shown.contains(&notice)
    }

    /// How often this one was shown so far.
    pub fn times_shown(&self, notice: Notice) -> usize {
        let found = self.times.iter().find(|(other, _)| *other == notice);
        found.map_or(0, |(_, times)| *times)
    }

    /// Whether none is shown.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }
}
