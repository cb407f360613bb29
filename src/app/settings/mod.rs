//! *Settings*.

pub(crate) mod view;
