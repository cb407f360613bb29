//! The analysis in the worker: it takes orders while it searches, and answers requests.

use std::time::Duration;

use in_a_row::{
    engine::{
        Cell, Game, Ply,
        advice::{Evaluation, Hint, Reason, Review, Verdict},
        bots::Opponent,
        call_tree::Counts,
        exact::Value,
        search::Level,
    },
    protocol::{Answer, Order, Progress, Report, Request},
    session::BotRequest,
    worker::Analysis,
};

use crate::common::{Diagram, at, now, played, slow, winner};

fn level(level: Level, game: Game, seconds: u64) -> Request {
    let request = BotRequest { id: 1, opponent: Opponent::Level(level), game };
    Request::Move { request, seed: 7, time: Duration::from_secs(seconds) }
}

/// Works until there is an answer, and returns it with its number.
fn answer(analysis: &mut Analysis) -> (u32, Answer) {
    while analysis.is_busy() {
        if let Some(Report::Answer(id, answer)) = analysis.go_on(now) {
            return (id, answer);
        }
    }
    panic!("no answer");
}

fn is_legal(game: &Game, cell: Cell) -> bool {
    game.legal_moves().any(|legal| legal == cell)
}

/// A position in which neither side has an attack.
const QUIET: &str = "
    10 . . 7 . .
     9 . 8 2 . .
     8 4 1 3 5 6
     7 . . 9 . .
     6 . . 10 . .
       g h i j k
";

fn quiet() -> Game {
    Diagram::new("15x15k5", QUIET).game()
}

#[test]
fn every_level_answers_on_every_kind_of_board() {
    for board in ["3x3k3", "4x4k3", "5x5k4", "7x6k4", "15x15k5", "15x15k5e", "40x40k5"] {
        let mut analysis = Analysis::default();
        for (id, it) in (0..).zip(Level::ALL) {
            let game = played(board, "b2");
            assert_eq!(analysis.hear(Order::Ask(id, level(it, game.clone(), 1))), None);
            let (answered, Answer::Ply(Ply::Move(cell))) = answer(&mut analysis) else {
                panic!("no move")
            };
            assert_eq!(answered, id);
            assert!(is_legal(&game, cell), "{board} {it:?}: {cell}");
            assert!(!analysis.is_busy());
        }
    }
}

#[test]
fn a_stopped_search_answers_with_its_best_move() {
    let game = quiet();
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(5, level(Level::Six, game.clone(), 1_000_000)));
    let mut best = None;
    while best.is_none() {
        match analysis.go_on(now) {
            Some(Report::Progress { id: 5, progress, best: best_so_far }) => {
                assert!(matches!(progress, Progress::Depth(..)), "{progress:?}");
                best = best_so_far;
            }
            None => {}
            other => panic!("{other:?}"),
        }
    }
    let report = analysis.hear(Order::Stop(5));
    assert_eq!(report, Some(Report::Answer(5, Answer::Ply(best.expect("a move")))));
    assert!(!analysis.is_busy());
}

#[test]
fn a_waiting_request_is_stopped_with_an_empty_answer() {
    let game = quiet();
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(1, level(Level::Two, game.clone(), 1)));
    analysis.hear(Order::Ask(2, level(Level::Three, game, 1)));
    assert_eq!(analysis.hear(Order::Stop(2)), Some(Report::Answer(2, Answer::Nothing)));
    assert_eq!(answer(&mut analysis).0, 1);
    assert!(!analysis.is_busy());
    // A request that is stopped too late, or never existed, still gets an answer.
    assert_eq!(analysis.hear(Order::Stop(1)), Some(Report::Answer(1, Answer::Nothing)));
}

#[test]
fn requests_without_a_search_are_answered_at_once() {
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(1, level(Level::Six, quiet(), 1_000)));
    analysis.go_on(now);
    let counts = Counts { plain: 549_946, alpha_beta: 18_297 };
    let hint = Hint { cell: at("a3"), reason: Reason::IsBest, value: Some(Value::Draw) };
    let drawn = Review { start: Evaluation::Drawn, ..Review::default() };
    for (id, request, expected) in [
        (2, Request::Count, Answer::Count(counts)),
        (3, Request::Hint(played("3x3k3", "b2")), Answer::Hint(hint)),
        (4, Request::Review(played("4x4k4", "")), Answer::Review(drawn)),
        // A game that is over has no hint and no values, and the strength of a level cannot be proved.
        (6, Request::Hint(played("3x3k3", "a1a2b1b2c1")), Answer::Nothing),
        (7, Request::Values(played("3x3k3", "a1a2b1b2c1")), Answer::Nothing),
        (8, Request::Strength(Opponent::Level(Level::One)), Answer::Nothing),
    ] {
        let report = analysis.hear(Order::Ask(id, request));
        assert_eq!(report, Some(Report::Answer(id, expected)));
    }
    assert!(analysis.is_busy());
}

#[test]
fn a_hint_on_a_large_board_has_value_and_reason() {
    // Two of black's threes, each with one end closed, cross on k8.
    let game = "
        13 . . . . . O
        12 . . . . . X
        11 . . . . . X
        10 . . . . . X
         8 . O X X X .
         7 O . . . . .
         5 O . . . . .
         3 O . . . . .
         1 O . . . . .
           a g h i j k
    ";
    let game = Diagram::new("15x15k5", game).game();
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(1, Request::Hint(game.clone())));
    let (_, Answer::Hint(Hint { cell, value, .. })) = answer(&mut analysis) else {
        panic!("no hint")
    };
    assert!(is_legal(&game, cell));
    assert!(matches!(value, Some(Value::Win(_))), "{value:?}");
    // White's three has both ends open.
    let game = "
        9 . X . . . X .
        8 * * O O O * *
        5 X . . . . . .
          f g h i j k l
    ";
    let game = Diagram::new("15x15k5", game);
    analysis.hear(Order::Ask(2, Request::Hint(game.game())));
    let (_, Answer::Hint(Hint { cell, reason, .. })) = answer(&mut analysis) else {
        panic!("no hint")
    };
    assert!(game.starred().contains(&cell), "{cell}");
    assert_eq!(reason, Reason::StopsAnAttack);
}

/// The moves of a middle game.
const PLAYED: &str = "h8a1i9h10h9i10a15j10a13c1k10g10f10h11";

fn review(analysis: &mut Analysis, id: u32) -> Review {
    loop {
        match answer(analysis) {
            (answered, Answer::Review(review)) if answered == id => return review,
            _ => {}
        }
    }
}

/// Returns the review of this game by a worker that does nothing else.
fn undisturbed_review(game: &Game) -> Review {
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(1, Request::Review(game.clone())));
    review(&mut analysis, 1)
}

#[test]
fn a_review_of_a_large_board_shows_a_missed_win_with_its_line() {
    // Black's three has both ends open, but black plays elsewhere.
    let game = "
        15 7 . . . .
         8 . 1 3 5 .
         4 . 4 . . .
         2 . 2 . . .
         1 6 . . . 8
           a h i j o
    ";
    let game = Diagram::new("15x15k5", game).game();
    let review = undisturbed_review(&game);
    assert_eq!(review.moves.len(), 8);
    let missed = &review.moves[6];
    assert_eq!(missed.verdict, Verdict::Blunder);
    let mut forced = game.after(6);
    for (ply, &cell) in missed.line.iter().enumerate() {
        assert_eq!(forced.play(cell), Ok(()), "move {ply} of the line");
    }
    assert_eq!(winner(&forced), Some(game.side_at(6)), "{:?}", missed.line);
    assert_eq!(missed.better, missed.line[..1]);
}

#[test]
fn hints_and_reviews_work_in_space() {
    let mut analysis = Analysis::default();
    // 3x3x3 is solved, so no search is needed.
    let wins = Hint { cell: at("2b2"), reason: Reason::IsBest, value: Some(Value::Win(7)) };
    let report = analysis.hear(Order::Ask(1, Request::Hint(played("3x3x3k3", ""))));
    assert_eq!(report, Some(Report::Answer(1, Answer::Hint(wins))));
    analysis.hear(Order::Ask(2, Request::Hint(played("4x4x4k4", "1a11d12a11d23a1"))));
    let (2, Answer::Hint(Hint { cell, reason, .. })) = answer(&mut analysis) else {
        panic!("no hint")
    };
    assert_eq!((cell, reason), (at("4a1"), Reason::Blocks));

    // O leaves a line open; X does not complete it.
    analysis.hear(Order::Ask(3, Request::Review(played("4x4x4k4", "1a11d12a11d23a11d31b11d4"))));
    let (3, Answer::Review(review)) = answer(&mut analysis) else { panic!("a review") };
    let verdicts: Vec<_> = review.moves.iter().map(|judged| judged.verdict).collect();
    assert_eq!(verdicts[6], Verdict::Blunder, "{verdicts:?}");
    assert_eq!(review.moves[6].better, [at("4a1")]);
}

#[test]
fn a_review_of_a_large_board_names_the_move_that_lost() {
    // White lets black's open three become an open four.
    let game = "
        8 . 8 1 3 5 7 9
        4 . . 4 . . . .
        2 . . 2 . . . .
        1 6 . . . . . .
          a g h i j k l
    ";
    let game = Diagram::new("15x15k5", game).game();
    let review = undisturbed_review(&game);
    assert_eq!(review.moves[5].verdict, Verdict::Blunder);
    assert_eq!(review.decisive, Some(5));
    assert!(!review.moves[5].better.is_empty());
    assert!(review.moves[6..].iter().all(|judged| judged.verdict == Verdict::Good));
}

#[test]
fn a_move_does_not_wait_for_a_review() {
    let game = played("15x15k5", PLAYED);
    let expected = undisturbed_review(&game);

    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(1, Request::Review(game.clone())));
    analysis.go_on(slow);
    analysis.hear(Order::Ask(2, level(Level::Four, game, 1)));
    assert_eq!(answer(&mut analysis).0, 2);
    assert_eq!(review(&mut analysis, 1), expected, "the review is the same");
}

#[test]
fn a_stopped_review_has_the_verdicts_so_far() {
    let game = played("15x15k5", PLAYED);
    let expected = undisturbed_review(&game);
    assert_eq!(expected.unjudged, 0);

    let count = game.moves().len();
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(2, Request::Review(game)));
    let positions = loop {
        match analysis.go_on(slow) {
            Some(Report::Progress { progress: Progress::Positions(done, all), .. }) => {
                assert_eq!(all, count + 1);
                if done > 3 {
                    break done;
                }
            }
            Some(report) => panic!("{report:?}"),
            None => {}
        }
    };
    let stopped = analysis.hear(Order::Stop(2));
    let Some(Report::Answer(2, Answer::Review(stopped))) = stopped else { panic!("no review") };
    // The last position has no move to judge.
    assert_eq!(stopped.unjudged, count + 1 - positions);
    assert_eq!(stopped.moves[stopped.unjudged..], expected.moves[stopped.unjudged..]);
    assert!(stopped.moves[..stopped.unjudged].iter().all(|it| it.verdict == Verdict::Unknown));
    assert!(!analysis.is_busy());
}

#[test]
fn a_review_can_be_stopped_before_it_begins() {
    let game = played("15x15k5", PLAYED);
    let mut analysis = Analysis::default();
    analysis.hear(Order::Ask(1, Request::Hint(game.clone())));
    analysis.hear(Order::Ask(2, Request::Review(game.clone())));
    let stopped = analysis.hear(Order::Stop(2));
    let Some(Report::Answer(2, Answer::Review(stopped))) = stopped else { panic!("no review") };
    assert_eq!(stopped.unjudged, game.moves().len());
    assert_eq!(answer(&mut analysis).0, 1, "the hint is still wanted");
}

/// Earlier searches and the speed of the device make no difference.
#[test]
fn a_review_is_always_the_same() {
    let lost = "h8i8g7g9j10i9f6j9h10h9k9i10i7i11i12f5";
    for moves in [lost, PLAYED] {
        let game = played("15x15k5", moves);
        let expected = undisturbed_review(&game);

        let mut analysis = Analysis::default();
        analysis.hear(Order::Ask(1, level(Level::Six, game.after(9), 1)));
        assert_eq!(answer(&mut analysis).0, 1);
        analysis.hear(Order::Ask(2, Request::Review(game)));
        let again = loop {
            if let Some(Report::Answer(2, Answer::Review(review))) = analysis.go_on(slow) {
                break review;
            }
        };
        assert_eq!(again, expected, "{moves}");
    }
}
