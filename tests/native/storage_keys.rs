//! The names under which texts are stored: all are different, and the early script uses the same ones.

use std::collections::BTreeSet;

use in_a_row::{
    session::{Setting, Theme},
    storage_keys::{
        ANALYSES, ARRANGED, BY_LINK, DEVICE, GAME, LATEST_FORMAT, LESSONS, MORE, OVER, OWN_GAME,
        PAUSED, PERSISTENT, PREFIX, PUT_ASIDE, REPLACED, REVIEW, ROOM, SENT, SET_ASIDE, SPOKEN,
        STATISTICS, TAKEN, TALLIES, TRAINING, WHEN, WRITTEN, is_of_games, key, name,
    },
};

/// The script that runs before the program is loaded.
const EARLY: &str = include_str!("../../web/early.js");

const NAMES: [&str; 25] = [
    ANALYSES,
    ARRANGED,
    BY_LINK,
    DEVICE,
    GAME,
    LATEST_FORMAT,
    MORE,
    OVER,
    OWN_GAME,
    PAUSED,
    PERSISTENT,
    PUT_ASIDE,
    REPLACED,
    REVIEW,
    ROOM,
    SENT,
    SET_ASIDE,
    SPOKEN,
    STATISTICS,
    TAKEN,
    TALLIES,
    TRAINING,
    LESSONS,
    WHEN,
    WRITTEN,
];

/// These names are in the storage of people's browsers.
#[test]
fn stored_names_never_change() {
    assert_eq!(PREFIX, "in-a-row/1/");
    assert_eq!(
        NAMES.join(" "),
        "analysis/ arranged by-link/ device game format more over/ own-game paused/ persistent arranged/ \
         replaced review room sent/ set-aside/ spoken statistics/ taken/ tally/ puzzles lessons \
         when/ written"
    );
}

#[test]
fn all_stored_names_are_different() {
    let settings = Setting::ALL.iter().map(|setting| setting.key());
    let all: Vec<_> = NAMES.into_iter().chain(settings).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    for name in all {
        let is_within = |prefix: &&str| prefix.ends_with('/') && name.starts_with(prefix);
        assert!(!NAMES.iter().any(|prefix| *prefix != name && is_within(prefix)), "{name}");
    }
}

#[test]
fn only_keys_of_this_page_have_a_name() {
    assert_eq!(name(&key(GAME)), Some(GAME));
    assert_eq!(name("in-a-row/2/game"), None);
    assert_eq!(name("theme"), None);
}

#[test]
fn names_of_games_are_told_apart_from_settings() {
    assert!(
        [
            GAME,
            "paused/1",
            "arranged/1",
            "analysis/1",
            "sent/by-link/x",
            "taken/x/tally/3x3k3/guard"
        ]
        .map(is_of_games)
            == [true; 6]
    );
    assert!(Setting::ALL.iter().all(|setting| !is_of_games(setting.key())));
    assert!([LATEST_FORMAT, DEVICE, ROOM, SPOKEN].iter().all(|name| !is_of_games(name)));
}

#[test]
fn the_early_script_reads_what_the_page_stores() {
    assert!(EARLY.contains(&format!("localStorage.getItem(`{PREFIX}${{key}}`)")));
    assert_eq!(EARLY.matches("localStorage").count(), 1, "it reads nothing else");
    let read: BTreeSet<_> = between("stored(\"", "\"").collect();
    let settings = [Setting::Theme, Setting::Handed, Setting::Locale].map(Setting::key);
    assert_eq!(read, settings.into_iter().chain([GAME, SPOKEN]).collect());
}

/// If no theme is stored, the script uses that of the system, like *System*.
#[test]
fn the_early_script_knows_every_theme() {
    let themes = between("![", "].includes(theme)").next().expect("a list of themes");
    let names: Vec<_> = Theme::NAMES.choices.iter().map(|(_, name)| *name).collect();
    let chosen: Vec<_> = names.iter().filter(|&&name| name != Theme::System.name()).collect();
    let written: Vec<_> = themes.split(", ").map(|it| it.trim_matches('"')).collect();
    assert_eq!(written.iter().collect::<Vec<_>>(), chosen);
}

/// Returns the texts between these in the early script.
fn between(before: &'static str, after: &'static str) -> impl Iterator<Item = &'static str> {
    EARLY.split(before).skip(1).filter_map(move |rest| Some(rest.split_once(after)?.0))
}
