//! The browser behind small functions, so that the rest of the page names no browser interface for
//! storage, the screen, time, chance, a worker, the address or the clipboard.

pub mod address;
pub mod clock;
pub mod random;
pub mod screen;
pub mod share;
pub mod storage;
pub mod timer;
pub mod worker;
