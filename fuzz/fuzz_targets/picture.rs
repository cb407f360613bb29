//! Checks that looking for a link in a picture ends with a link or nothing, and that a link that is written into a PNG is
//! read from it again.
//!
//! Run in the repository's root, with cargo-fuzz installed:
//! `mkdir -p fuzz/corpus/picture`, then `cargo +nightly fuzz run picture fuzz/corpus/picture fuzz/pictures --
//! -runs=1000000 -max_len=4096`.
#![no_main]

use in_a_row::{
    engine::notation::{Link, embedded_link},
    session::picture::embedded_link::with_link,
};
use libfuzzer_sys::fuzz_target;

const LINK: &str = "https://example.org/#15x15k5/h8i9";

fuzz_target!(|picture: &[u8]| {
    let found = embedded_link(picture);
    if let Some(link) = &found {
        assert!(link.contains('#') && link.bytes().all(|it| it.is_ascii_graphic()), "{link:?}");
        assert!(link.len() <= 2 * Link::LONGEST, "{} bytes", link.len());
    }
    match with_link(picture, LINK) {
        // A text after the pixels would count instead.
        Ok(linked) if found.is_none() => assert_eq!(embedded_link(&linked).as_deref(), Some(LINK)),
        Ok(_) => {}
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
