//! How the computer plays openings in which players choose sides.

use std::{
    collections::HashSet,
    time::{Duration, Instant},
};

use in_a_row::engine::{
    Game, Opening, Ply, Side, Turn,
    notation::Link,
    openings::{self, OpeningSearch},
    search::{Control, Level, Limit, Score, Search, Untimed},
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, rules};

/// Returns the computer's next ply after this link.
fn next(link: &str, limit: Limit) -> Option<Ply> {
    let game = link.parse::<Link>().expect("a link").game;
    let mut search = Search::new(game.rules(), 1 << 20);
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    openings::next_ply(&game, &mut search, limit, &mut Untimed, &mut random)
}

/// The side that wins, or has most of the marks near each other, is chosen.
#[test]
fn the_better_side_is_chosen() {
    let nodes = Limit::Nodes(50_000);
    for (link, side) in [
        // Two black marks in the open, and the white one in a corner.
        ("15x15k5s2/h8a1i9", Side::First),
        ("20x20k5es2/k10a1k11", Side::First),
        // One black mark in a corner.
        ("15x15k5s1/a1", Side::Second),
        ("15x15k5s1/h8", Side::First),
        // White to move has two marks in the open, and the black ones are in corners.
        ("15x15k5s2/a1h8o15o0i9a15", Side::Second),
        ("15x15k5s2/h8a1h9o0a15h10", Side::First),
    ] {
        assert_eq!(next(link, nodes), Some(Ply::Choose(side)), "{link}");
    }
}

/// A control that stops now and then.
struct Slices {
    random: Xoshiro128PlusPlus,
    /// One of so many questions is answered with a stop.
    one_of: u32,
}

impl Control for Slices {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&mut self) -> bool {
        self.random.random_range(0..self.one_of) == 0
    }
}

/// Returns the computer's next ply after this link, found in steps.
fn next_in_slices(link: &str, limit: Limit, one_of: u32) -> Option<Ply> {
    let game = link.parse::<Link>().expect("a link").game;
    let mut search = Search::new(game.rules(), 1 << 20);
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let mut opening = OpeningSearch::begin(&game, &mut search, limit, &mut random)?;
    let is_legal = |ply: Option<Ply>| ply.is_some_and(|ply| game.clone().act(ply).is_ok());
    let mut control = Slices { random: Xoshiro128PlusPlus::seed_from_u64(2), one_of };
    assert!(is_legal(opening.ply()), "{link}: {:?} at first", opening.ply());
    while opening.resume(&mut search, &mut control) {
        assert!(is_legal(opening.ply()), "{link}: {:?} so far", opening.ply());
    }
    assert!(!opening.resume(&mut search, &mut control), "{link}: it is done");
    opening.ply()
}

/// However the work is cut into steps, the ply is that of one call.
#[test]
fn steps_find_the_same_ply() {
    for (link, nodes) in [
        // A choice, without and with an offer.
        ("15x15k5s1/c3", 40_000),
        ("15x15k5s2/h8a1i9", 5_000),
        ("15x15k5s2/d1e2f3", 400_000),
        // Marks that make the position even.
        ("9x9k5s1", 4_000),
        ("15x15k5s2/d1e2f3o0", 4_000),
        ("9x12k5s2/c3d4", 40_000),
        ("15x15k5s2/d1e2f3o0g4", 500),
        ("20x20k5es2/k10", 1),
        // The centre, and a mark far from it.
        ("20x20k5p1", 500),
        ("15x15k5p2/h8i9", 4_000),
        ("9x9k5p1/e5a1", 40_000),
    ] {
        let limit = Limit::Nodes(nodes);
        let expected = next(link, limit);
        assert!(expected.is_some(), "{link}");
        for one_of in [1, 2, 10, 1_000] {
            assert_eq!(next_in_slices(link, limit, one_of), expected, "{link}, {nodes} {one_of}");
        }
    }
}

/// With a time limit, even a long search of one position is interrupted, and there is always a ply.
#[test]
fn a_search_with_a_time_limit_can_be_interrupted() {
    let limit = Limit::Time(Duration::from_secs(1));
    for link in ["9x9k5s1", "9x9k5p1/e5a1", "9x9k5s2/c3d4"] {
        let game = link.parse::<Link>().expect("a link").game;
        let mut search = Search::new(game.rules(), 1 << 20);
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let opening = OpeningSearch::begin(&game, &mut search, limit, &mut random);
        let mut opening = opening.expect("a ply of the opening");
        let mut clock = Instant::now();
        assert!(!opening.resume(&mut search, &mut clock), "it stops by itself");
        assert!(game.clone().act(opening.ply().expect("a ply")).is_ok());
        assert!(next_in_slices(link, limit, 10).is_some());
    }
}

/// Each level plays both parts of each opening.
#[test]
fn every_level_plays_openings() {
    for opening in [Opening::Swap, Opening::Swap2, Opening::Pro, Opening::LongPro] {
        for level in Level::ALL {
            let rules = rules("9x9k5").with_opening(opening);
            let limit = openings::limit(level, Duration::from_millis(20));
            let mut search = Search::new(rules, 1 << 20);
            let mut random = Xoshiro128PlusPlus::seed_from_u64(3);
            let mut game = Game::new(rules);
            while game.moves().len() < 6 {
                let mut clock = Instant::now();
                let ply = openings::next_ply(&game, &mut search, limit, &mut clock, &mut random);
                assert_eq!(ply.is_some(), game.awaits_opening_ply());
                let ordinary = || game.legal_moves().next().expect("a legal move");
                let ply = ply.unwrap_or_else(|| Ply::Move(ordinary()));
                game.act(ply).expect("a legal ply");
            }
        }
    }
}

#[test]
fn the_computer_has_no_opening_to_play_after_the_choice() {
    for link in ["15x15k5s1/h8b0", "15x15k5s2/h8i9h10w0", "15x15k5", "15x15k5p1/h8", "3x3k3/b2"] {
        assert_eq!(next(link, Limit::Nodes(1_000)), None, "{link}");
    }
}

/// The computer plays both parts, on boards that the table has and on others, however little time there is.
#[test]
fn the_computer_plays_both_parts_of_each_opening() {
    for (board, limit) in [
        ("15x15k5", Limit::Nodes(5_000)),
        ("15x15k5e", Limit::Nodes(600)),
        ("20x20k5", Limit::Nodes(1)),
        ("19x19k5", Limit::Time(Duration::ZERO)),
        ("9x12k5", Limit::Depth(1)),
        ("40x40k5", Limit::Nodes(1)),
    ] {
        for opening in [Opening::Swap, Opening::Swap2] {
            let rules = rules(board).with_opening(opening);
            let mut search = Search::new(rules, 1 << 20);
            let mut random = Xoshiro128PlusPlus::seed_from_u64(7);
            let mut game = Game::new(rules);
            while game.is_in_opening() {
                let mut clock = Instant::now();
                let ply = openings::next_ply(&game, &mut search, limit, &mut clock, &mut random);
                game.act(ply.expect("a ply")).expect("a legal ply");
            }
            let marks = game.moves().len();
            let expected = if opening == Opening::Swap { &[1][..] } else { &[3, 5] };
            assert!(expected.contains(&marks), "{board} {opening:?}: {:?}", game.plies());
            assert!(matches!(game.turn(), Some(Turn::Move { side: Side::Second, .. })));
        }
    }
}

/// The first mark is in the centre. The third is far from it, and better for its side than nearly all other cells.
#[test]
fn the_computer_plays_a_pro_opening() {
    let nodes = Limit::Nodes(4_000);
    for board in ["15x15k5p1", "15x15k5p2", "9x9k5p2", "20x20k5ep1"] {
        let Some(Ply::Move(centre)) = next(board, nodes) else { panic!("{board}: no move") };
        let mut game = Game::new(rules(board));
        game.play(centre).expect("the centre");
        game.play(at("a1")).expect("a free cell");
        let link = Link::position(game.clone()).to_string();
        let Some(Ply::Move(third)) = next(&link, nodes) else { panic!("{link}: no move") };

        // The score of the second side after a third mark on this cell.
        let score_after = |cell| {
            let mut after = game.clone();
            after.play(cell).ok()?;
            let mut search = Search::new(after.rules(), 1 << 20);
            match search.think(after.position()?, nodes, &mut Untimed).score {
                Score::Heuristic(value) => Some(value),
                Score::MateIn(_) => Some(i32::MAX),
                Score::MatedIn(_) => Some(i32::MIN),
            }
        };
        let own = score_after(third).expect("far from the centre");
        let cells = game.rules().shape().cells().step_by(7);
        let others: Vec<_> = cells.filter_map(score_after).collect();
        let better = others.iter().filter(|&&other| other < own).count();
        assert!(better * 10 <= others.len(), "{board}: {better} of {} are better", others.len());
    }
}

/// The positions with which the computer begins are as even as the search can tell. So it offers the choice after two more
/// marks, which leave the position as even again.
#[test]
fn an_even_position_is_offered() {
    let rules = rules("15x15k5s2");
    let limit = Limit::Nodes(400_000);
    let mut search = Search::new(rules, 8 << 20);
    let mut offered = 0;
    for seed in 0..8 {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(rules);
        let mut act = |game: &mut Game| {
            search.clear();
            let ply = openings::next_ply(game, &mut search, limit, &mut Untimed, &mut random);
            game.act(ply.expect("a ply")).expect("a legal ply");
        };
        (0..4).for_each(|_| act(&mut game));
        if game.plies()[3] != Ply::Offer {
            continue;
        }
        offered += 1;
        if offered > 1 {
            continue;
        }
        (0..2).for_each(|_| act(&mut game));
        let position = game.next_position().expect("a running game");
        search.clear();
        let score = search.think(position, limit, &mut Untimed).score;
        assert!(matches!(score, Score::Heuristic(-25..=25)), "{score:?} after {:?}", game.plies());
    }
    // The table was made with other searches of the same size.
    assert!(offered >= 4, "offered {offered} times of 8");
}

/// The table has positions of three marks, each once, and the computer plays all of them in all directions.
#[test]
fn openings_vary() {
    let rules = rules("15x15k5s2");
    let mut search = Search::new(rules, 1 << 20);
    let mut seen = HashSet::new();
    for seed in 0..100 {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(rules);
        while game.moves().len() < 3 {
            let ply =
                openings::next_ply(&game, &mut search, Limit::Nodes(1), &mut Untimed, &mut random);
            game.act(ply.expect("a ply")).expect("a legal ply");
        }
        seen.insert(game.moves().to_vec());
    }
    assert!(seen.len() > 50, "{} openings", seen.len());
    assert!(!seen.contains(&vec![at("h8"), at("a1"), at("i9")]), "not even");
}
