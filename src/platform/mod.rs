//! The browser behind small functions, so that the rest of the page names no browser interface for
//! storage, the screen, time, chance or a worker.

pub mod random;
pub mod screen;
pub mod storage;
pub mod timer;
pub mod worker;
