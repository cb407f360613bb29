use std::collections::HashSet;

use in_a_row::engine::{Game, notation::Link};

use super::{canonical, make, options::Options};

/// The openings that matches use.
const LISTED: &str = include_str!("15x15k5.txt");

fn listed() -> Vec<Game> {
    let read = |line: &str| line.parse::<Link>().expect("a game").game;
    LISTED.lines().map(read).collect()
}

fn game(link: &str) -> Game {
    link.parse::<Link>().expect("a game").game
}

#[test]
fn a_thousand_different_openings_are_listed() {
    let openings = listed();
    assert_eq!(openings.len(), 1_000);
    for opening in &openings {
        assert!((4..=7).contains(&opening.moves().len()), "{:?}", opening.moves());
        assert!(opening.position().is_some(), "{:?} is a running game", opening.moves());
    }
    let different: HashSet<_> = openings.iter().map(canonical).collect();
    assert_eq!(different.len(), openings.len());
}

#[test]
fn symmetric_and_transposed_positions_are_the_same() {
    let one = canonical(&game("15x15k5/h8i9g10"));
    for same in ["15x15k5/g10i9h8", "15x15k5/h8g9i10", "15x15k5/h8i7j9"] {
        assert_eq!(canonical(&game(same)), one, "{same}");
    }
    for other in ["15x15k5/i9h8g10", "15x15k5/h8i9g11"] {
        assert_ne!(canonical(&game(other)), one, "{other}");
    }
}

#[test]
fn the_same_seed_makes_the_same_openings() {
    let make = |seed| {
        let options =
            Options { rules: "5x5k4".parse().expect("rules"), count: 2, seed, swap2: false };
        let mut made = Vec::new();
        make(options, |opening| made.push(opening.clone()));
        made
    };
    assert_eq!(make(1), make(1));
    assert_ne!(make(1), make(2));
}
