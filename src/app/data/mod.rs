//! *Your data*: export and import of what is stored on this device.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::{export_data, forget_told, take_theirs};
