//! The page on the device: its versions, its installation, and persistent storage.

pub(crate) mod actions;
pub(crate) mod model;

pub(crate) use actions::{
    device, handle_device_events, install, load_changelog, play_on_board, store_format, update,
    update_install_offer, watch_versions,
};
