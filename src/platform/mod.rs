//! Small functions for the browser's services: storage, screen, time, random numbers, the worker, the address and the
//! clipboard. No other module uses the browser's interfaces for these.
//!
//! Modules that the worker does not need are enabled by the feature `page`.

#[cfg(feature = "page")]
pub mod address;
#[cfg(feature = "page")]
pub mod backup;
#[cfg(feature = "page")]
mod by_name;
pub mod clock;
#[cfg(feature = "page")]
pub mod date;
#[cfg(feature = "page")]
pub mod device;
#[cfg(feature = "page")]
pub mod early;
#[cfg(feature = "page")]
pub mod files;
#[cfg(feature = "page")]
pub mod focus;
#[cfg(feature = "page")]
pub mod frame;
#[cfg(feature = "page")]
pub mod introduction;
#[cfg(feature = "page")]
pub mod kept_files;
#[cfg(feature = "page")]
pub mod keyboard;
#[cfg(feature = "page")]
pub mod number;
#[cfg(feature = "page")]
pub mod picture;
pub mod random;
#[cfg(feature = "page")]
pub mod screen;
#[cfg(feature = "page")]
pub mod service_worker;
#[cfg(feature = "page")]
pub mod share;
#[cfg(feature = "page")]
pub mod sound;
pub mod source;
#[cfg(feature = "page")]
pub mod storage;
#[cfg(feature = "page")]
pub mod style;
#[cfg(feature = "page")]
pub mod timer;
#[cfg(feature = "page")]
mod trusted_script;
#[cfg(feature = "page")]
pub mod vibration;
pub mod worker;
