//! *Your data*: export and import of what is stored on this device.

pub(crate) mod actions;
pub(crate) mod view;
