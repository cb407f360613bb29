//! Looking for better moves than the mistakes of a game under review.

use in_a_row::{
    app::{
        analysis,
        game::{mode::Review, state::GameState},
        names::model::DisplayNames,
        review::model,
    },
    engine::{
        Game, Side,
        advice::{Adviser, DeepReview, Evaluation, Verdict},
        bots::Opponent,
        search::Search,
    },
    protocol::{Answer, LineKind, Order, Report, Request},
    session::{
        Attempt, EngineLines, Players, Replay, Retry, Seat, Seating, Session, Setup, count_mistakes,
    },
    worker::{Analysis, Now},
};

use crate::common::{at, played};

const NAMELESS: DisplayNames = [None, None];

/// X takes a corner, O an edge, X another edge, and O does not block. X then misses the win in the bottom row.
const GAME: &str = "a1b1b3a3c3";

/// Returns a judged review of this game at its end.
fn reviewed(board: &str, moves: &str, players: Players) -> Replay {
    let game = played(board, moves);
    let setup = Setup { rules: game.rules(), players, ..Setup::DEFAULT };
    let review = judge(&game, DeepReview::new(game.clone()));
    let mut replay = Replay::new(setup, Seating { first: Seat::One, x: Seat::One }, game);
    replay.set_review(review);
    replay
}

/// Judges a game exactly if its board can be solved, or else by this review.
fn judge(game: &Game, mut deep: DeepReview) -> in_a_row::engine::advice::Review {
    if game.rules().shape().cell_count() == 9 {
        return Adviser::new(game.rules()).review(game);
    }
    let mut search = Search::new(game.rules(), 1 << 20);
    while deep.resume(&mut search) {}
    deep.review()
}

/// Returns the places of all mistakes, in order.
fn asked(replay: &Replay) -> Vec<usize> {
    let first = Retry::first(replay);
    std::iter::successors(first, |retry| retry.next(replay)).map(|retry| retry.ply()).collect()
}

#[test]
fn every_mistake_is_asked_about_in_turn() {
    let mut replay = reviewed("3x3k3", GAME, Players::Friends);
    let verdicts: Vec<_> = replay.review().moves.iter().map(|it| it.verdict).collect();
    let bad: Vec<_> = (0..5).filter(|&ply| verdicts[ply].is_mistake()).collect();
    assert_eq!(
        count_mistakes(&replay),
        [0, 2].map(|side| { bad.iter().filter(|&&ply| ply % 2 == usize::from(side > 0)).count() }),
        "{verdicts:?}"
    );
    assert!(bad.len() > 1, "{verdicts:?}");
    assert_eq!(asked(&replay), bad, "from the end, all of them");
    replay.go_to(bad[0] + 1);
    assert_eq!(asked(&replay), bad[1..], "from a position, those that follow");
}

/// Nobody has to correct the computer.
#[test]
fn only_mistakes_of_persons_are_asked_about() {
    let players = Players::Computer(Opponent::Random);
    let replay = reviewed("3x3k3", GAME, players);
    assert!(asked(&replay).iter().all(|ply| ply % 2 == 0), "{:?}", asked(&replay));
    assert!(asked(&reviewed("3x3k3", "b2a1c3a3a2c2b3b1c1", Players::Friends)).len() <= 1);
    assert_eq!(asked(&reviewed("3x3k3", "b2a1", Players::Friends)), [], "perfect play");
}

#[test]
fn moves_are_told_apart() {
    let replay = reviewed("3x3k3", "a1b1", Players::Friends);
    let retry = Retry::first(&replay).expect("a mistake");
    for (cell, expected) in [("b2", "found"), ("b1", "worse"), ("c3", "judging"), ("a1", "taken")] {
        let mut retry = retry.clone();
        let tried = retry.try_move(&replay, at(cell));
        let is = match (&tried, retry.attempt()) {
            (Ok(None), Attempt::Found(_)) => "found",
            (Ok(None), Attempt::Worse(..)) => "worse",
            (Ok(Some(game)), Attempt::Judging(_)) if *game == played("3x3k3", "a1c3") => "judging",
            (Err(_), Attempt::None) => "taken",
            other => panic!("{other:?}"),
        };
        assert_eq!(is, expected, "{cell}");
    }
}

/// The worker judges the tried move. What it says about another one, or too late, changes nothing.
#[test]
fn a_tried_move_is_judged_by_the_engine() {
    let frozen: Now = || std::time::Duration::ZERO;
    // With four in a row and one end open, the first side played elsewhere. Blocking is no better.
    for (board, moves, tried, is_good) in [
        ("3x3k3", "a1b1", "c3", false),
        ("15x15k5", "g8f8h8h9i8i9j8j9a1", "a2", false),
        ("15x15k5", "g8f8h8h9i8i9a1", "j8", true),
        ("15x15k5", "g8f8h8h9i8i9a1", "o15", false),
    ] {
        let mut replay = reviewed(board, moves, Players::Friends);
        let ply = replay.moves().len() - 1;
        replay.go_to(ply);
        let mut retry = Retry::first(&replay).expect(moves);
        assert_eq!(retry.ply(), ply, "{moves}");
        let Ok(Some(game)) = retry.try_move(&replay, at(tried)) else {
            assert!(is_good && *retry.attempt() == Attempt::Found(at(tried)), "{moves}");
            continue;
        };
        let mut worker = Analysis::default();
        let mut report = worker.hear(Order::Ask(1, Request::Judge(game.clone())));
        while report.is_none() {
            report = worker.go_on(frozen);
        }
        let Some(Report::Answer(1, Answer::Review(review))) = report else { panic!() };
        let mut other = retry.clone();
        other.judge(&replay, &played(board, "a1"), &review);
        assert_eq!(other, retry, "another game");
        retry.judge(&replay, &game, &review);
        match retry.attempt() {
            Attempt::Worse(cell, judged) => {
                assert!(
                    !is_good && *cell == at(tried) && judged.verdict.is_bad(),
                    "{moves} {tried}"
                );
            }
            Attempt::Found(_) => assert!(is_good, "{moves} {tried}"),
            attempt => panic!("{attempt:?}"),
        }
        let done = retry.clone();
        retry.judge(&replay, &game, &review);
        assert_eq!(retry, done, "an answer is applied once");
    }
}

/// Only two positions are searched, however long the game is.
#[test]
fn the_last_move_is_judged_alone() {
    let game = played("15x15k5", "g8f8h8h9i8i9j8j9a1");
    let mut deep = DeepReview::of_last_move(game.clone());
    assert_eq!(deep.progress(), (0, 2));
    let mut search = Search::new(game.rules(), 1 << 20);
    assert!(deep.resume(&mut search) && !deep.resume(&mut search) && !deep.resume(&mut search));
    assert_eq!(deep.progress(), (2, 2));
    let review = deep.review();
    let whole = judge(&game, DeepReview::new(game.clone()));
    assert_eq!(review.moves.len(), whole.moves.len());
    assert_eq!(review.moves.last(), whole.moves.last());
    assert!(review.moves[..8].iter().all(|it| it.verdict == Verdict::Unknown));
}

/// Returns the page with this game under review, as it was after all its moves.
fn reviewing(moves: &str) -> GameState {
    let stored = format!("3x3k3/friends/one/starter-is-x/one/one/{moves}//");
    let (session, _) = Session::restore(&stored).expect("a stored game");
    let mut game = GameState::new(&session);
    game.mode.begin_review(reviewed("3x3k3", moves, Players::Friends), None);
    game
}

/// Changes the review, and brings what the page shows up to date.
fn change(game: &mut GameState, change: impl FnOnce(&mut Review)) {
    let review = game.mode.review_mut().expect("a review");
    change(review);
    let shown = review.replay.shown().clone();
    game.sync(&shown);
}

fn can_retry(game: &GameState) -> bool {
    model::offers_retry(game) && model::mistake_count(game) > 0
}

/// A player's way through a game with two mistakes.
#[test]
fn the_page_asks_and_answers() {
    let mut game = reviewing("a1b1b3a3");
    assert!(can_retry(&game) && !model::is_retrying(&game));
    assert!(
        model::about_words(&game, NAMELESS, false).is_empty(),
        "the game is not over, so nothing decided it"
    );
    change(&mut game, |review| review.set_retry(Retry::first(&review.replay)));
    let detail = |game: &GameState| model::detail(game, NAMELESS).expect("a review");
    assert_eq!(detail(&game), "O played b1. Find a better move.");
    let replay = |game: &GameState| game.mode.replay().expect("a review").clone();
    assert_eq!(replay(&game).at(), 1);
    assert!(model::hides_answer(&game) && model::is_retrying(&game) && !can_retry(&game));
    let advised = |game: &GameState| {
        let replay = replay(game);
        replay.game().rules().shape().cells().filter(|&it| replay.cell(it).is_advised).count()
    };
    assert_eq!(advised(&game), 0, "the answer is hidden");
    let lines = |game: &GameState| {
        analysis::model::wanted(game, LineKind::Best, EngineLines::Three, true).is_some()
    };
    assert!(!lines(&game), "the engine does not tell it either");

    // The move of the game, and a cell that is taken.
    change(&mut game, |review| assert_eq!(review.press(at("b1")), None));
    let is_worse = "b1 is not good enough. There is a better move. Lets X win";
    assert!(detail(&game).starts_with(is_worse), "{}", detail(&game));
    change(&mut game, |review| assert_eq!(review.press(at("a1")), None));
    assert!(detail(&game).starts_with(is_worse), "nothing was tried");

    // Another move is judged by the engine.
    let mut asked = None;
    change(&mut game, |review| asked = review.press(at("c3")));
    assert_eq!(detail(&game), "Checking c3…");
    assert!(replay(&game).cell(at("c3")).ghost.is_some(), "it is drawn");
    let asked = asked.expect("a game to judge");
    let judged = Adviser::new(asked.rules()).review(&asked);
    change(&mut game, |review| review.take_judgement(&asked, &judged));
    let is_worse = "c3 is not good enough. There is a better move.";
    assert!(detail(&game).starts_with(is_worse), "{}", detail(&game));

    // The person gives up, and sees the answer.
    change(&mut game, Review::show_answer);
    assert!(advised(&game) > 0 && lines(&game));
    change(&mut game, |review| review.set_retry(None));
    assert!(can_retry(&game));
}

/// After the last mistake, the page says so. A press on the board then plays on from there.
#[test]
fn a_found_move_ends_the_search() {
    let mut game = reviewing("a1b1");
    change(&mut game, |review| review.set_retry(Retry::first(&review.replay)));
    change(&mut game, |review| assert_eq!(review.press(at("b2")), None));
    assert_eq!(
        model::detail(&game, NAMELESS).as_deref(),
        Some("b2 is a good move. No more mistakes.")
    );
    assert!(!model::has_next_mistake(&game) && !model::hides_answer(&game));
    change(&mut game, |review| assert_eq!(review.press(at("b2")), None));
    assert!(model::is_in_variation(&game));
}

#[test]
fn a_finished_game_says_how_many_mistakes_each_side_made() {
    let game = reviewing("a1b1b3a3c3c1b2");
    let replay = game.mode.replay().expect("a review");
    let [x, o] = count_mistakes(replay);
    let words = model::mistakes_words(&game, NAMELESS);
    assert_eq!(words, format!("Mistakes: X {x}, O {o}."));
    // The button has the number of those that a person made.
    assert_eq!(model::mistake_count(&game), Retry::count(replay));
    assert_eq!(model::mistakes_words(&reviewing("a1b1"), NAMELESS), "");
}

/// A win that takes longer than it has to is no good move; that the search saw a win one move later means nothing.
#[test]
fn a_slow_win_is_dubious() {
    let (own, other) = (Side::First, Side::Second);
    for (best, left, expected) in [
        (1, 0, Verdict::Good),
        (1, 2, Verdict::Dubious),
        (3, 2, Verdict::Good),
        (3, 4, Verdict::Good),
        (3, 6, Verdict::Dubious),
        (9, 2, Verdict::Good),
        (9, 10, Verdict::Good),
        (9, 12, Verdict::Dubious),
    ] {
        let verdict = Verdict::of([Evaluation::Won(own, best), Evaluation::Won(own, left)], own);
        assert_eq!(verdict, expected, "{best}, {left}");
    }
    let won = Evaluation::Won(own, 8);
    assert_eq!(Verdict::of([Evaluation::Unknown, won], own), Verdict::Good);
    assert_eq!(Verdict::of([Evaluation::Won(other, 2), won], own), Verdict::Good);
}
