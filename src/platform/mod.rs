//! The browser behind small functions, so that the rest of the page names no browser interface for
//! storage, time or chance.

pub mod random;
pub mod storage;
pub mod timer;
