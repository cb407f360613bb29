//! Links: opening them, the address of what is shown, and games played by link.

pub(crate) mod actions;
