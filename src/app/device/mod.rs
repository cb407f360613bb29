//! The page on the device: its versions, installing it, and keeping what is stored.

pub(crate) mod actions;
pub(crate) mod model;

pub(crate) use actions::{
    device, install, look_at_device, note_format, play_on_board, read_changes, update,
    update_device, watch_versions,
};
