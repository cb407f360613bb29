use crate::{platform::device::Install, words::Changes};

/// What the page knows of the device, and of itself on it.
#[derive(Clone, Debug)]
pub(crate) struct DeviceState {
    /// How the page gets onto the home screen.
    pub install: Install,
    /// What has changed in the page, once it is loaded.
    pub changes: Result<Vec<Changes>, Missing>,
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
        Self { install: Install::No, changes: Err(Missing::Loading) }
    }
}
