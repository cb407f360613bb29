//! What earlier versions of the page have stored or sent can be read.

use std::{fmt::Display, str::FromStr};

use in_a_row::{
    app::names::model::Names,
    engine::notation::Link,
    session::{
        Analysis, Arranged, Correspondence, Entries, Session, Statistics, Tally, Transfer,
        lessons::LessonsProgress, puzzles::Training,
    },
    storage_keys::{self, DEVICE},
};

/// Reads this text, and writes it again.
fn again<T: FromStr + Display>(text: &str) -> Option<String> {
    text.parse::<T>().ok().map(|read| read.to_string())
}

#[test]
fn what_earlier_versions_have_stored_is_read_and_written_again() {
    let lines = include_str!("../data/stored.txt").lines();
    let mut count = 0;
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (kind, text) = line.split_once(' ').expect("a kind and a text");
        let text = &*text.replace("\\n", "\n");
        let written = match kind {
            "game" => Session::restore(text).ok().map(|(session, _)| session.saved()),
            "arranged" => again::<Arranged>(text),
            "by-link" => again::<Correspondence>(text),
            "link" => again::<Link>(text),
            "statistics" => again::<Statistics>(text),
            "tally" => again::<Tally>(text),
            "names" => Some(Names::read(text).to_string()),
            "analysis" => again::<Analysis>(text),
            "puzzles" => again::<Training>(text),
            "lessons" => again::<LessonsProgress>(text),
            _ => panic!("{kind} is no kind of text"),
        };
        let written = written.unwrap_or_else(|| panic!("{line} cannot be read"));
        // Fields that an earlier version did not store are added at the end.
        assert!(written.starts_with(text), "{line} became {written}");
        assert!(kind != "link" || written == text, "{line} became {written}");
        count += 1;
    }
    assert_eq!(count, 34);
}

/// Reads the texts in an exported file, whose JSON has one text a line.
fn exported(file: &str) -> Entries {
    let text = |line: &str| -> Option<(String, String)> {
        let (key, text) = line.trim().trim_end_matches(',').split_once(": ")?;
        let [key, text] = [key, text].map(|quoted| quoted.trim_matches('"'));
        Some((storage_keys::name(key)?.to_owned(), text.replace("\\n", "\n")))
    };
    file.lines().filter_map(text).collect()
}

#[test]
fn an_exported_file_in_the_first_format_is_imported() {
    let file = exported(include_str!("../data/backup.json"));
    let here = Entries::from([(DEVICE.to_owned(), "phone".to_owned())]);
    let transfer = Transfer::merge(&here, &file).expect("readable");
    for (key, text) in file.iter().filter(|&(key, _)| key != DEVICE) {
        assert_eq!(transfer.write.get(key), Some(text), "{key}");
    }
    assert_eq!(transfer.yours, Entries::new());
}
