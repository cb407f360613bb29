//! The network in the worker: when it is loaded, and which requests use it.

use std::time::Duration;

use in_a_row::{
    engine::{
        Game,
        advice::Evaluation,
        bots::Opponent,
        search::{Level, net::NetFile},
    },
    protocol::{Answer, LineKind, Order, Report, Request},
    session::BotRequest,
    worker::Analysis,
};

use crate::common::{now, played, slow};

/// The moves of a middle game.
const PLAYED: &str = "h8a1i9h10h9i10a15j10a13c1k10g10f10h11";

fn level(level: Level, game: Game) -> Request {
    let request = BotRequest { id: 1, opponent: Opponent::Level(level), game };
    Request::Move { request, seed: 7, time: Duration::from_secs(1) }
}

fn lines(game: Game) -> Request {
    Request::Lines { game, kind: LineKind::Best, count: 1 }
}

fn answer(analysis: &mut Analysis, request: Request) -> Answer {
    analysis.hear(Order::Ask(1, request));
    loop {
        if let Some(Report::Answer(1, answer)) = analysis.go_on(now) {
            return answer;
        }
    }
}

/// An analysis that has computed the tables of this network.
fn with_network(file: NetFile) -> Analysis {
    let mut analysis = Analysis::default();
    analysis.take_network(file, file.bytes()).expect("weights");
    finish_tables(&mut analysis);
    analysis
}

/// Computes the tables of networks, without other work.
fn finish_tables(analysis: &mut Analysis) {
    while analysis.is_busy() {
        assert_eq!(analysis.go_on(now), None);
    }
}

/// What lines show after some steps.
fn evaluation(analysis: &mut Analysis, game: &Game) -> Evaluation {
    analysis.hear(Order::Ask(1, lines(game.clone())));
    for _ in 0..40 {
        analysis.go_on(slow);
    }
    let Some(Report::Answer(1, Answer::Lines(found))) = analysis.hear(Order::Stop(1)) else {
        panic!("no lines")
    };
    found.lines[0].evaluation
}

#[test]
fn the_network_is_loaded_once_a_request_needs_it() {
    let middle = || played("15x15k5", PLAYED);
    for request in [
        level(Level::Five, middle()),
        level(Level::Six, played("3x3k3", "b2")),
        level(Level::Six, played("7x7k5", "d4")),
        level(Level::Six, played("15x15k6", PLAYED)),
        Request::Review(middle()),
        Request::Reply(middle()),
    ] {
        let mut analysis = Analysis::default();
        analysis.hear(Order::Ask(1, request.clone()));
        assert_eq!(analysis.network_to_load(), None, "{request:?}");
    }
    for (request, file) in [
        (level(Level::Six, middle()), NetFile::Freestyle),
        (level(Level::Six, played("15x15k5e", PLAYED)), NetFile::Freestyle),
        (level(Level::Six, played("15x15k5c", PLAYED)), NetFile::Caro),
        (level(Level::Six, played("15x15k5o", PLAYED)), NetFile::Caro),
        (level(Level::Six, played("15x15k5r", PLAYED)), NetFile::Renju),
        (Request::Hint(middle()), NetFile::Freestyle),
        (lines(middle()), NetFile::Freestyle),
    ] {
        let mut analysis = Analysis::default();
        analysis.hear(Order::Ask(1, request.clone()));
        assert_eq!(analysis.network_to_load(), Some(file), "{request:?}");
        analysis.hear(Order::Ask(2, request));
        assert_eq!(analysis.network_to_load(), None);
    }
}

/// Somebody may play caro after freestyle, and then freestyle again.
#[test]
fn each_network_is_loaded_once_and_evaluates_its_own_rules() {
    let mut analysis = Analysis::default();
    let mut loaded = Vec::new();
    for rules in ["15x15k5", "15x15k5c", "15x15k5", "15x15k5c"] {
        let game = played(rules, "h8i9h9");
        let file = NetFile::for_rules(game.rules()).expect("a network");
        analysis.hear(Order::Ask(1, lines(game.clone())));
        while let Some(file) = analysis.network_to_load() {
            analysis.take_network(file, file.bytes()).expect("weights");
            loaded.push(file);
        }
        analysis.hear(Order::Stop(1));
        finish_tables(&mut analysis);
        let alone = evaluation(&mut with_network(file), &game);
        assert_eq!(evaluation(&mut analysis, &game), alone, "{rules}");
        assert_ne!(evaluation(&mut Analysis::default(), &game), alone, "{rules}");
    }
    assert_eq!(loaded, [NetFile::Freestyle, NetFile::Caro]);
}

#[test]
fn a_file_without_weights_is_refused() {
    let mut analysis = Analysis::default();
    assert!(analysis.take_network(NetFile::Freestyle, b"<!doctype html>").is_err());
    assert!(!analysis.is_busy());
    let answer = answer(&mut analysis, level(Level::Six, played("15x15k5", PLAYED)));
    assert!(matches!(answer, Answer::Ply(_)), "{answer:?}");
}

/// The file may arrive during a move of level 6, which has little time.
#[test]
fn a_move_does_not_wait_for_the_tables_of_the_network() {
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(1, level(Level::Six, played("15x15k5", "h8i9h9"))));
    let begun = now();
    assert!(!matches!(analysis.go_on(now), Some(Report::Answer(..))));
    analysis.take_network(NetFile::Freestyle, NetFile::Freestyle.bytes()).expect("weights");
    while !matches!(analysis.go_on(now), Some(Report::Answer(..))) {}
    let time = now().saturating_sub(begun);
    assert!(time <= Duration::from_millis(1_100), "{time:?}");
    assert!(analysis.is_busy());
    while analysis.is_busy() {
        assert_eq!(analysis.go_on(now), None);
    }
}

#[test]
fn lines_begin_again_as_soon_as_the_network_is_there() {
    let game = played("15x15k5", "h8i9h9");
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(1, lines(game.clone())));
    let depth_after = |analysis: &mut Analysis, depth| loop {
        if let Some(Report::Lines(1, found)) = analysis.go_on(slow)
            && found.lines[0].depth > depth
        {
            break found.lines[0].depth;
        }
    };
    let depth = depth_after(&mut analysis, 0);
    analysis.take_network(NetFile::Freestyle, NetFile::Freestyle.bytes()).expect("weights");
    depth_after(&mut analysis, depth);
}

#[test]
fn reviews_and_replies_are_the_same_with_and_without_the_network() {
    let game = || played("15x15k5", "h8i8g7g9j10i9f6j9h10h9k9i10i7i11i12f5");
    for request in [Request::Review(game()), Request::Reply(game().after(9))] {
        let expected = answer(&mut Analysis::default(), request.clone());
        let mut analysis = with_network(NetFile::Freestyle);
        answer(&mut analysis, Request::Hint(game().after(9)));
        assert_eq!(answer(&mut analysis, request.clone()), expected, "{request:?}");
    }
}
