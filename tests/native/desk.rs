//! The thinker at its desk: it hears what it is told while it searches, and answers what it is asked.

use std::{cell::Cell as Shared, time::Duration};

use in_a_row::{
    engine::{
        Cell, Game,
        advice::{Hint, Reason, Verdict},
        bots::Opponent,
        search::Level,
    },
    protocol::{Order, Report, Request, ReviewAnswer},
    session::BotRequest,
    worker::{Desk, Progress, Voice},
};

use crate::common::{Diagram, at, played, winner};

thread_local! {
    static MILLISECONDS: Shared<u64> = const { Shared::new(0) };
}

/// Each look at the clock takes a millisecond.
fn now() -> Duration {
    MILLISECONDS.set(MILLISECONDS.get() + 1);
    Duration::from_millis(MILLISECONDS.get())
}

/// On a device that does little between two looks at the clock.
fn slow() -> Duration {
    MILLISECONDS.set(MILLISECONDS.get() + 30);
    Duration::from_millis(MILLISECONDS.get())
}

fn at_once(_: Request) -> String {
    "at once".into()
}

fn hint(Hint { cell, reason }: Hint) -> String {
    let why = match reason {
        Reason::WinsIn(_) | Reason::Wins | Reason::MakesTwoThreats => "wins",
        Reason::StopsAnAttack => "stops",
        _ => "helps",
    };
    format!("{cell} {why}")
}

fn progress(progress: Progress) -> String {
    match progress {
        Progress::Depth(depth, _) => format!("depth {depth}"),
        Progress::Positions(done, all) => format!("{done} of {all}"),
    }
}

fn desk() -> Desk {
    Desk::new(Voice { at_once, hint, progress })
}

fn order(id: u32, request: Request) -> String {
    Order::Ask(id, request).to_string()
}

fn stop(id: u32) -> String {
    Order::Stop(id).to_string()
}

fn level(level: Level, game: Game, seconds: u64) -> Request {
    let request = BotRequest { id: 1, opponent: Opponent::Level(level), game };
    Request::Move { request, seed: 7, time: Duration::from_secs(seconds) }
}

/// Works until an answer comes, and gives it back with its number.
fn answer(desk: &mut Desk) -> (u32, String) {
    while desk.is_busy() {
        if let Some(Report::Answer(id, words)) = desk.go_on(now) {
            return (id, words);
        }
    }
    panic!("there is no answer");
}

fn is_legal(game: &Game, cell: &str) -> bool {
    game.legal_moves().any(|legal| legal == at(cell))
}

/// Nobody has an attack.
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
        let mut desk = desk();
        for (id, it) in (0..).zip(Level::ALL) {
            let game = played(board, "b2");
            assert_eq!(desk.hear(&order(id, level(it, game.clone(), 1))), None);
            let (answered, cell) = answer(&mut desk);
            assert_eq!(answered, id);
            assert!(is_legal(&game, &cell), "{board} {it:?}: {cell}");
            assert!(!desk.is_busy());
        }
    }
}

#[test]
fn a_search_that_is_stopped_answers_its_best_move() {
    let game = quiet();
    let mut desk = desk();
    desk.hear(&order(5, level(Level::Six, game.clone(), 1_000_000)));
    let mut best = None;
    while best.is_none() {
        match desk.go_on(now) {
            Some(Report::Progress { id: 5, best: told, words }) => {
                assert!(words.starts_with("depth "), "{words}");
                best = told;
            }
            None => {}
            other => panic!("{other:?}"),
        }
    }
    let told = desk.hear(&stop(5));
    assert_eq!(told, Some(Report::Answer(5, best.expect("a move").to_string())));
    assert!(!desk.is_busy());
}

#[test]
fn what_waits_is_stopped_without_an_answer() {
    let game = quiet();
    let mut desk = desk();
    desk.hear(&order(1, level(Level::Two, game.clone(), 1)));
    desk.hear(&order(2, level(Level::Three, game, 1)));
    assert_eq!(desk.hear(&stop(2)), Some(Report::Answer(2, String::new())));
    assert_eq!(answer(&mut desk).0, 1);
    assert!(!desk.is_busy());
    // Whoever is stopped too late, or never was asked, is answered all the same.
    assert_eq!(desk.hear(&stop(1)), Some(Report::Answer(1, String::new())));
}

#[test]
fn what_needs_no_search_is_answered_at_once() {
    let mut desk = desk();
    desk.hear(&order(1, level(Level::Six, quiet(), 1_000)));
    desk.go_on(now);
    for (id, request) in [
        (2, Request::Count),
        (3, Request::Hint(played("3x3k3", "b2"))),
        (4, Request::Review(played("4x4k4", "b2"))),
    ] {
        let told = desk.hear(&order(id, request));
        assert_eq!(told, Some(Report::Answer(id, "at once".into())));
    }
    assert_eq!(desk.hear("6 what is this?"), Some(Report::Answer(6, String::new())));
    assert_eq!(desk.hear("what is this?"), None);
    assert!(desk.is_busy());
}

#[test]
fn a_hint_on_a_large_board_says_why() {
    // Two of black's threes, each closed on one side, cross on k8.
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
    let mut desk = desk();
    desk.hear(&order(1, Request::Hint(game.clone())));
    let (_, words) = answer(&mut desk);
    let (cell, why) = words.split_once(' ').expect("a cell and why");
    assert!(is_legal(&game, cell));
    assert_eq!(why, "wins");
    // White's three is open on both sides.
    let game = "
        9 . X . . . X .
        8 * * O O O * *
        5 X . . . . . .
          f g h i j k l
    ";
    let game = Diagram::new("15x15k5", game);
    desk.hear(&order(2, Request::Hint(game.game())));
    let (_, words) = answer(&mut desk);
    let (cell, why) = words.split_once(' ').expect("a cell and why");
    assert!(game.asked().contains(&at(cell)), "{cell}");
    assert_eq!(why, "stops");
}

/// A middle game.
const PLAYED: &str = "h8a1i9h10h9i10a15j10a13c1k10g10f10h11";

fn review(desk: &mut Desk, id: u32) -> in_a_row::engine::advice::Review {
    loop {
        let (answered, words) = answer(desk);
        if answered == id {
            let ReviewAnswer(review) = words.parse().expect("a review");
            return review;
        }
    }
}

#[test]
fn a_review_of_a_large_board_shows_a_missed_win_with_its_line() {
    // Black's three is open on both sides; black plays elsewhere.
    let game = "
        15 7 . . . .
         8 . 1 3 5 .
         4 . 4 . . .
         2 . 2 . . .
         1 6 . . . 8
           a h i j o
    ";
    let game = Diagram::new("15x15k5", game).game();
    let mut desk = desk();
    desk.hear(&order(1, Request::Review(game.clone())));
    let review = review(&mut desk, 1);
    assert_eq!(review.moves.len(), 8);
    let missed = &review.moves[6];
    assert_eq!(missed.verdict, Verdict::MissedWin);
    let mut forced = game.after(6);
    for (ply, &cell) in missed.line.iter().enumerate() {
        assert_eq!(forced.play(cell), Ok(()), "move {ply} of the line");
    }
    assert_eq!(winner(&forced), Some(game.side_at(6)), "{:?}", missed.line);
    assert_eq!(missed.better, missed.line[..1]);
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
    let mut desk = desk();
    desk.hear(&order(1, Request::Review(game)));
    let review = review(&mut desk, 1);
    assert_eq!(review.moves[5].verdict, Verdict::Mistake);
    assert_eq!(review.decisive, Some(5));
    assert!(!review.moves[5].better.is_empty());
    assert!(review.moves[6..].iter().all(|judged| judged.verdict == Verdict::Good));
}

#[test]
fn a_move_is_not_kept_waiting_by_a_review() {
    let game = played("15x15k5", PLAYED);
    let mut undisturbed = desk();
    undisturbed.hear(&order(1, Request::Review(game.clone())));
    let expected = review(&mut undisturbed, 1);

    let mut desk = desk();
    desk.hear(&order(1, Request::Review(game.clone())));
    desk.go_on(slow);
    desk.hear(&order(2, level(Level::Four, game, 1)));
    assert_eq!(answer(&mut desk).0, 2);
    assert_eq!(review(&mut desk, 1), expected, "the review comes to the same");
}

/// What was searched before, and how fast the device is, change nothing.
#[test]
fn a_game_is_always_reviewed_alike() {
    let lost = "h8i8g7g9j10i9f6j9h10h9k9i10i7i11i12f5";
    for moves in [lost, PLAYED] {
        let game = played("15x15k5", moves);
        let mut undisturbed = desk();
        undisturbed.hear(&order(1, Request::Review(game.clone())));
        let expected = review(&mut undisturbed, 1);

        let mut desk = desk();
        desk.hear(&order(1, level(Level::Six, game.after(9), 1)));
        assert_eq!(answer(&mut desk).0, 1);
        desk.hear(&order(2, Request::Review(game)));
        let again = loop {
            if let Some(Report::Answer(2, words)) = desk.go_on(slow) {
                let ReviewAnswer(review) = words.parse().expect("a review");
                break review;
            }
        };
        assert_eq!(again, expected, "{moves}");
    }
}

#[test]
fn messages_are_read_as_they_were_written() {
    for report in [
        Report::Answer(0, String::new()),
        Report::Answer(u32::MAX, "two\nlines of words".into()),
        Report::Progress { id: 3, best: None, words: "12 of 40".into() },
        Report::Progress { id: 3, best: Some(Cell::new(7, 7)), words: "depth 9".into() },
    ] {
        assert_eq!(report.to_string().parse(), Ok(report));
    }
    for orders in [Order::Stop(4), Order::Ask(9, Request::Count)] {
        assert_eq!(orders.to_string().parse(), Ok(orders));
    }
    for text in
        ["", "3", "answer x", "3 answer", "3 progress", "3 progress h8", "x stop", "3 said x"]
    {
        assert!(text.parse::<Report>().is_err(), "{text:?}");
    }
    for text in ["", "stop", "3", "3 stop ", "-1 stop", "3  count", "count"] {
        assert!(text.parse::<Order>().is_err(), "{text:?}");
    }
}
