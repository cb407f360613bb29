//! *What's new*: the changelog, as players read it.

pub(crate) mod view;
