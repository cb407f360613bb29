use std::ffi::OsString;

use in_a_row::engine::{
    Game, Start, notation,
    puzzles::{Puzzle, Theme},
};

use super::{make, options::Options, themes, wanted::Part};

fn options(arguments: &[&str]) -> Result<Option<Options>, lexopt::Error> {
    Options::parse(lexopt::Parser::from_args(arguments.iter().map(OsString::from)))
}

/// Returns the position with these marks of each side, such as `3x3k3 b2a1 c3b1`.
fn arranged(text: &str) -> Game {
    let parts: Vec<_> = text.split(' ').collect();
    let [board, first, second] = parts[..] else { panic!("{text} has three parts") };
    let rules = board.parse().expect("a board");
    let [first, second] = [first, second].map(|it| notation::parse_moves(it).expect("cells"));
    Game::arrange(rules, Start::new(first, second)).expect("a position")
}

/// Returns the names of the themes of a line that wins by fours.
fn names(position: &str, moves: &str) -> Vec<&'static str> {
    let line = notation::parse_moves(moves).expect("moves");
    themes::of(&arranged(position), Theme::Fours, &line).iter().map(Theme::name).collect()
}

#[test]
fn themes_are_read_off_the_line() {
    // A four and an open three meet on h8.
    let four_three = "15x15k5 e8f8g8h9h10 d8a1a2b1c5";
    assert_eq!(names(four_three, "h8"), ["fours", "four-three"]);
    // Two fours meet on h8.
    let double_four = "15x15k5 e8f8g8h9h10h11 d8a1a2b1h12c5";
    assert_eq!(names(double_four, "h8"), ["fours", "double four"]);
    // Two open threes meet on h8.
    let double_three = "15x15k5 f8g8h9h10 a1c1e1a4";
    assert_eq!(names(double_three, "h8"), ["fours", "double three"]);
    // X takes a corner that makes two lines with one free cell each.
    assert_eq!(names("3x3k3 b2a1 c3b1", "a3"), ["fours", "fork"]);
}

#[test]
fn a_move_on_the_second_line_is_at_the_edge() {
    let at_edge = "15x15k5 e2f2g2h3h4 d2a9a8b9c9";
    assert!(names(at_edge, "h2").contains(&"edge"));
    let inside = "15x15k5 e3f3g3h4h5 d3a9a8b9c9";
    assert!(!names(inside, "h3").contains(&"edge"));
}

#[test]
fn a_forbidden_reply_is_a_foul() {
    // Only h5 stops white's four, and there black would make two fours.
    let foul = "15x15k5r c5h6h7h8i6j7k8a15 d5e5f5a1c2o1m2";
    assert!(names(foul, "g5").contains(&"foul"));
    // With one black stone less on the diagonal, h5 is allowed.
    let allowed = "15x15k5r c5h6h7h8i6j7a13a15 d5e5f5a1c2o1m2";
    assert!(!names(allowed, "g5").contains(&"foul"));
}

#[test]
fn a_row_that_is_too_long_is_an_overline() {
    // A stone on f8 would make six in a row, which wins only in freestyle.
    let marks = "c8d8e8g8h8h4h5 a1c1e1a4c4e4o9";
    assert!(names(&format!("15x15k5e {marks}"), "h6").contains(&"overline"));
    assert!(!names(&format!("15x15k5 {marks}"), "h6").contains(&"overline"));
}

#[test]
fn a_space_diagonal_leads_through_all_layers() {
    let line = "4x4x4k4 1a12b22a1 1d41d31d2";
    assert!(names(line, "3c3").contains(&"space diagonal"));
    assert!(!names(line, "3a1").contains(&"space diagonal"));
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let part = Part { board: "5x5k4", counts: [3, 2, 2] };
    let made = |arguments: &[&str]| {
        let options = options(arguments).expect("options").expect("something to make");
        make(&part, &options)
    };
    let first = made(&["--seed", "1"]);
    assert_eq!(made(&["--seed", "1", "--threads", "1"]), first);
    assert_ne!(made(&["--seed", "2"]), first);
    let kinds = [Theme::Fours, Theme::Threats, Theme::Defence];
    let count = |kind| first.iter().filter(|it: &&Puzzle| it.themes().contains(kind)).count();
    assert_eq!(kinds.map(count), [3, 2, 2]);
    assert!(first.is_sorted_by_key(Puzzle::rating));
}

#[test]
fn wrong_options_are_refused() {
    assert!(options(&["--help"]).expect("help").is_none());
    for wrong in [&["--percent", "many"][..], &["--seed"], &["5x5k4"]] {
        assert!(options(wrong).is_err(), "{wrong:?}");
    }
}
