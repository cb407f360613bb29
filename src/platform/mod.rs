//! The browser behind small functions, so that the rest of the page names no browser interface for
//! storage, the screen, time, chance, a worker, the address or the clipboard. What the worker does not use
//! comes with the feature `page`.

#[cfg(feature = "page")]
pub mod address;
pub mod clock;
#[cfg(feature = "page")]
pub mod early;
#[cfg(feature = "page")]
pub mod frame;
pub mod random;
#[cfg(feature = "page")]
pub mod screen;
#[cfg(feature = "page")]
pub mod share;
#[cfg(feature = "page")]
pub mod storage;
#[cfg(feature = "page")]
pub mod timer;
pub mod worker;
