//! Every word a person reads or hears. A language is one module with the same items as `en`;
//! only the static frame in `index.html` (title, description, and what shows before the page is ready)
//! stands outside.

#![allow(missing_docs, reason = "the words say what an item is")]

mod en;

pub use en::*;
