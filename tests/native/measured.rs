//! The match results that the page shows.

use in_a_row::{
    engine::{
        bots::Opponent,
        measured::{Match, MatchResults},
    },
    session::Preset,
};

use crate::common::rules;

const FILE: &str = include_str!("../../src/engine/measured.txt");

/// The boards of *New game* whose opponents are measured. The strengths on 3x3 are proved.
const MEASURED: &[&str] =
    &["15x15k5", "19x19k5", "4x4k4", "5x5k4", "3x3x3k3", "4x4x4k4", "endless5"];

#[test]
fn every_line_of_the_file_is_a_match_result() {
    for line in FILE.lines().filter(|line| !line.starts_with('#')) {
        let result: Match = line.parse().expect(line);
        assert_eq!(result.to_string(), line);
    }
}

/// Each opponent on the scale except the weakest has played the one below it, and all matches have the same length.
#[test]
fn the_whole_scale_is_measured() {
    for board in MEASURED {
        let rules = rules(board);
        let measured = MatchResults::on(rules).expect(board);
        let scale: Vec<_> = Opponent::ALL.into_iter().filter(|it| it.is_on_scale(rules)).collect();
        let pairs: Vec<_> = measured.matches.iter().map(|it| [it.weaker, it.stronger]).collect();
        assert_eq!(pairs, scale.windows(2).map(|pair| [pair[0], pair[1]]).collect::<Vec<_>>());
        let games = measured.matches[0].games();
        for result in &measured.matches {
            assert_eq!(result.games(), games, "{result}");
            assert!(result.won >= result.lost, "the order of the scale is wrong: {result}");
            assert_eq!(measured.match_of(result.stronger), Some(result));
        }
        assert_eq!(measured.match_of(scale[0]), None, "no opponent is below the weakest");
    }
}

#[test]
fn a_board_without_results_uses_those_of_the_most_similar_board() {
    for (board, nearest) in [
        ("15x15k5", "15x15k5"),
        ("15x15k5e", "15x15k5"),
        ("13x13k5", "15x15k5"),
        ("40x40k8", "19x19k5"),
        ("6x6k4", "5x5k4"),
        ("5x5x5k5", "4x4x4k4"),
        ("endless4", "endless5"),
        ("20x20k5o", "15x15k5o"),
        ("20x20k5c", "15x15k5c"),
        ("15x15k5r", "15x15k5r"),
    ] {
        let nearest = rules(nearest);
        let found = MatchResults::nearest_to(rules(board)).map(|it| it.rules);
        assert_eq!(found, MatchResults::on(nearest).map(|_| nearest), "{board}");
    }
    assert_eq!(MatchResults::on(rules("15x15k5e")), None);
    for preset in Preset::ALL.into_iter().filter_map(Preset::rules) {
        assert!(MatchResults::nearest_to(preset).is_some(), "{preset}");
    }
}

#[test]
fn an_invalid_line_is_refused() {
    for line in [
        "",
        "15x15k5",
        "15x15k5 level-2 level-1 1 2",
        "15x15k5 level-2 level-1 1 2 3 4 5",
        "15x15k5 level-7 level-1 1 2 3 4",
        "2x2k2 level-2 level-1 1 2 3 4",
        "15x15k5 level-2 level-1 -1 2 3 4",
    ] {
        let error = line.parse::<Match>().unwrap_err();
        assert_eq!(error.to_string(), format!("not the result of a match: {line}"));
    }
}
