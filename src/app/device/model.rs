//! The state of the page on the device.

use crate::{
    platform::{backup::BackupError, device::Install},
    session::{Added, Announcement, Entries},
};

/// The state of the page on the device.
#[derive(Clone, Debug)]
pub(crate) struct DeviceState {
    /// The way to install the page.
    pub install: Install,
    /// Whether a newer version of the page is ready.
    pub is_outdated: bool,
    /// The changelog, or why it is missing.
    pub changelog: Result<String, Missing>,
    /// The result of the last export or import.
    pub transfer_status: Announcement<TransferStatus>,
}

/// The result of an export or import.
#[derive(Clone, Debug)]
pub(crate) enum TransferStatus {
    Exported,
    /// The browser could not write the file.
    NotExported,
    Imported {
        /// The entries that were new on this device.
        added: Added,
        /// The entries of the file that differ from those on this device, which were left alone.
        yours: Entries,
    },
    /// The differing entries were taken over as well.
    TookTheirs,
    /// The file was refused, and nothing has changed.
    Refused(ImportError),
}

/// The reason why a file is not imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImportError {
    NotRead,
    /// This version cannot import the file.
    File(BackupError),
    TooLarge,
}

impl TransferStatus {
    /// Returns whether the file has entries that could replace those on this device.
    pub fn has_theirs(&self) -> bool {
        matches!(self, Self::Imported { yours, .. } if !yours.is_empty())
    }
}

/// The reason why something is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// It is being loaded.
    Loading,
    /// It failed to load.
    Failed,
}

impl Default for DeviceState {
    fn default() -> Self {
        Self {
            install: Install::No,
            is_outdated: false,
            changelog: Err(Missing::Loading),
            transfer_status: Announcement::default(),
        }
    }
}
