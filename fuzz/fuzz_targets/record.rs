//! Checks that every file is read as games or refused with a reason, and that a game that is written in a format is read
//! from it again.
//!
//! Run in the repository's root, with cargo-fuzz installed:
//! `mkdir -p fuzz/corpus/record`, then `cargo +nightly fuzz run record fuzz/corpus/record fuzz/records --
//! -runs=1000000 -max_len=4096 -rss_limit_mb=4096`.
//!
//! The first byte of an input is not part of the file. It chooses the ending of its name.
#![no_main]

use in_a_row::engine::{
    Variant,
    records::{self, Format, Options},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, content)) = data.split_first() else { return };
    let formats = Format::ALL.len();
    let format = Format::ALL[usize::from(choice) % formats];
    let variant = Variant::ALL[usize::from(choice) / formats % Variant::ALL.len()];
    let name = format!("a.{}", format.extension().unwrap_or("txt"));
    let options = Options { variant, accepts_other_games: choice & 1 == 0 };
    let mut decode = |bytes: &[u8], _: &str| String::from_utf8_lossy(bytes).into_owned();
    for game in records::read(&name, content, options, &mut decode) {
        match game {
            Ok(record) => {
                for format in Format::WRITTEN {
                    let Ok(written) = records::write(&record, format) else { continue };
                    let name = format!("a.{}", format.extension().unwrap_or("txt"));
                    let again = records::read(&name, &written, options, &mut decode);
                    assert!(again.len() == 1, "{name} has {} games", again.len());
                    assert!(again[0].is_ok(), "{name}: {:?}", again[0].as_ref().err());
                }
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
