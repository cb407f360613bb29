//! *Settings*.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::{catch_up_with_settings, choose};
