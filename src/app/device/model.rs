use crate::{
    platform::{backup::BackupError, device::Install},
    session::{Added, Announcement, Entries},
};

/// What the page knows of the device, and of itself on it.
#[derive(Clone, Debug)]
pub(crate) struct DeviceState {
    /// How the page gets onto the home screen.
    pub install: Install,
    /// A newer version of the page is there.
    pub is_outdated: bool,
    /// The changelog, once it is loaded.
    pub changelog: Result<String, Missing>,
    /// What came of the last export or import.
    pub transfer_status: Announcement<TransferStatus>,
}

/// What came of an export or import.
#[derive(Clone, Debug)]
pub(crate) enum TransferStatus {
    Exported,
    /// The browser can't write the file.
    NotExported,
    Imported {
        /// What is new here.
        added: Added,
        /// What the file has otherwise, and was left alone here.
        yours: Entries,
    },
    /// That was taken over as well.
    TookTheirs,
    /// Nothing has changed.
    Refused(ImportError),
}

/// Why a file is not brought in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImportError {
    NotRead,
    /// It is no file that this version can bring in.
    File(BackupError),
    TooLarge,
}

impl TransferStatus {
    /// Whether the file has something that could take the place of what is here.
    pub fn has_theirs(&self) -> bool {
        matches!(self, Self::Imported { yours, .. } if !yours.is_empty())
    }
}

/// Why something is not shown.
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
