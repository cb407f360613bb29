//! Requests to the worker, and answers that come late or not at all.

use std::time::Duration;

use in_a_row::{
    app::game::{
        requests::{Requests, is_for_dialog, is_obsolete},
        worker_program::WorkerProgram,
    },
    engine::{Game, Ply, bots::Opponent, search::Level},
    protocol::{AnswerError, LineKind, Order, Request},
    session::{BotRequest, Intent, Players, Session, Setup},
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, played, rules};

fn hint(moves: &str) -> Request {
    Request::Hint(played("3x3k3", moves))
}

/// Returns the numbers of the requests in these orders.
fn ids_of(orders: impl IntoIterator<Item = Order>) -> Vec<u32> {
    let number = |order| match order {
        Order::Ask(id, _) => Some(id),
        Order::Stop(_) => None,
    };
    orders.into_iter().filter_map(number).collect()
}

/// Returns the requests to a ready worker, and their numbers.
fn with(requests: impl IntoIterator<Item = Request>) -> (Requests, Vec<u32>) {
    let mut pending = Requests::default();
    assert!(pending.worker_ready().is_empty());
    let orders: Vec<_> = requests.into_iter().filter_map(|it| pending.ask(it)).collect();
    (pending, ids_of(orders))
}

#[test]
fn requests_wait_for_the_worker_in_order() {
    let mut pending = Requests::default();
    assert_eq!(pending.ask(hint("b2")), None, "the worker is not ready yet");
    assert_eq!(pending.ask(Request::Count), None);
    let orders = pending.worker_ready();
    let requests: Vec<_> = orders
        .iter()
        .map(|order| match order {
            Order::Ask(_, request) => request.clone(),
            Order::Stop(_) => panic!("nothing was stopped"),
        })
        .collect();
    assert_eq!(requests, [hint("b2"), Request::Count]);
}

#[test]
fn the_same_request_is_asked_once() {
    let (mut pending, ids) = with([hint("b2"), hint("b2"), hint("b2a1")]);
    assert_eq!(ids.len(), 2);
    assert!(pending.answered(ids[0]).is_some());
    assert_eq!(
        ids_of(pending.ask(hint("b2"))).len(),
        1,
        "it may be asked again once it is answered"
    );
}

#[test]
fn an_answer_to_a_stopped_request_is_ignored() {
    let (mut pending, ids) = with([hint("b2"), Request::Count]);
    let is_hint = |request: &Request| matches!(request, Request::Hint(_));
    assert_eq!(pending.stop(is_hint, false), Some(vec![Order::Stop(ids[0])]));
    assert!(pending.is_stopping());
    assert!(pending.answered(ids[0]).is_none(), "the answer comes too late");
    assert!(!pending.is_stopping(), "the worker has stopped");
    assert_eq!(pending.stop(is_hint, false), None, "no hint is left");
    assert!(pending.answered(ids[1]).is_some_and(|it| it.request == Request::Count));
    assert!(pending.is_empty());
}

#[test]
fn a_stopped_review_is_answered_with_what_is_judged() {
    let (mut pending, ids) = with([hint("b2"), Request::Review(played("3x3k3", "b2"))]);
    assert_eq!(pending.stop_reviews(), [Order::Stop(ids[1])]);
    assert!(!pending.is_stopping(), "the worker may take its time");
    assert!(pending.answered(ids[1]).is_some(), "the answer is wanted");
    assert_eq!(pending.stop_reviews(), []);
    pending.ask(Request::Review(played("3x3k3", "b2")));
    pending.worker_gone();
    assert_eq!(pending.stop_reviews(), [], "no worker is there to be told");
}

#[test]
fn a_due_request_gets_the_best_move_of_a_lost_worker() {
    let (mut pending, ids) = with([hint("b2"), Request::Count]);
    assert!(pending.progressed(ids[0], Some(Ply::Move(at("a1")))), "the request may take longer");
    pending.stop(|request| matches!(request, Request::Hint(_)), true);
    assert!(!pending.progressed(ids[0], Some(Ply::Move(at("c3")))), "the request is due");
    assert_eq!(pending.worker_gone(), [(hint("b2"), Ply::Move(at("c3")))]);
    assert_eq!(pending.iter().collect::<Vec<_>>(), [&Request::Count], "the rest is asked again");
    assert_eq!(ids_of(pending.worker_ready()).len(), 1);
}

#[test]
fn an_illegal_move_is_never_the_best_answer() {
    let (mut pending, ids) = with([hint("b2")]);
    assert!(pending.progressed(ids[0], Some(Ply::Move(at("a1")))));
    pending.progressed(ids[0], Some(Ply::Move(at("b2"))));
    pending.stop(|_| true, true);
    assert_eq!(pending.worker_gone(), [], "b2 is taken");
    assert_eq!(pending.iter().count(), 1);
}

#[test]
fn a_due_request_is_not_due_for_the_next_worker() {
    let (mut pending, ids) = with([hint("b2")]);
    pending.stop(|_| true, true);
    assert_eq!(pending.worker_gone(), [], "there is no best answer yet");
    assert_eq!(ids_of(pending.worker_ready()), ids);
    assert!(pending.progressed(ids[0], Some(Ply::Move(at("a1")))));
    assert_eq!(pending.worker_gone(), []);
}

#[test]
fn a_request_is_asked_at_most_twice() {
    let (mut pending, ids) = with([hint("b2")]);
    let first = pending.answered(ids[0]).expect("a pending request");
    let order = pending.ask_again(first).expect("a second attempt");
    let [again] = ids_of(order)[..] else { panic!("expected one order") };
    let second = pending.answered(again).expect("a pending request");
    assert_eq!(pending.ask_again(second), Err(AnswerError));
    assert_eq!(pending.iter().count(), 1, "another worker may answer it");
}

#[test]
fn all_requests_are_repeated_once() {
    let (mut pending, _) = with([hint("b2"), Request::Count]);
    assert_eq!(pending.repeat_all(), Ok(()));
    assert_eq!(pending.repeat_all(), Err(AnswerError));
    // After that, a person may try again.
    assert_eq!(pending.repeat_all(), Ok(()));
    assert_eq!(Requests::default().repeat_all(), Err(AnswerError), "there is nothing to repeat");
}

#[test]
fn requests_become_obsolete_with_their_game() {
    let setup = Setup { players: Players::Computer(Opponent::Random), ..Setup::DEFAULT };
    let setup = Setup { rules: rules("15x15k5"), ..setup };
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let (mut session, _) = Session::start(setup, &mut random);
    let effects = session.apply(Intent::Place(at("h8")), &mut random);
    let request = effects.request.expect("the computer is to move");
    let ask = Request::Move { request, seed: 0, time: Duration::from_secs(1) };
    let game = session.game().clone();
    let other = Game::new(rules("15x15k5"));
    let cases = [
        (ask.clone(), false),
        (Request::Hint(game.clone()), false),
        (Request::Hint(other.clone()), true),
        (Request::Values(other.clone()), true),
        (Request::Review(game.clone()), true),
        (Request::Judge(game.clone()), true),
        (Request::Reply(game.clone()), false),
        (Request::Count, false),
    ];
    for (request, expected) in cases {
        assert_eq!(is_obsolete(&request, &session, None), expected, "{request:?}");
    }
    assert!(!is_obsolete(&Request::Review(game.clone()), &session, Some(&game)));
    assert!(is_obsolete(&Request::Review(game.clone()), &session, Some(&other)));
    assert!(!is_obsolete(&Request::Judge(other.clone()), &session, Some(&game)));
    session.apply(Intent::Undo, &mut random);
    assert!(is_obsolete(&ask, &session, None), "the move was taken back");
    assert!(is_obsolete(&Request::Hint(game), &session, None));
}

/// The page shows the progress of such a request until it is answered.
#[test]
fn a_judgement_may_take_long_like_a_review() {
    let game = played("15x15k5", "h8i9");
    assert!(Request::Review(game.clone()).takes_long());
    assert!(Request::Judge(game.clone()).takes_long());
    assert!(!Request::Reply(game).takes_long());
}

#[test]
fn dialogs_wait_for_proofs_and_counts() {
    assert!(is_for_dialog(&Request::Count) && is_for_dialog(&Request::Strength(Opponent::Guard)));
    assert!(!is_for_dialog(&hint("b2")));
}

const PLAIN: [&str; 5] = ["3x3k3", "15x15k5", "15x15k5e", "4x4x4k4", "endless5"];
const NOT_PLAIN: [&str; 7] =
    ["15x15k5r", "15x15k5c", "15x15k5o", "endless5c", "15x15k5s2", "15x15k5ep1", "15x15k5rp2"];

/// Returns a request of each kind that is about a game with these rules.
fn about_a_game(board: &str) -> [Request; 5] {
    let game = Game::new(rules(board));
    let request = BotRequest { id: 1, opponent: Opponent::Level(Level::Five), game: game.clone() };
    [
        Request::Move { request, seed: 1, time: Duration::from_secs(1) },
        Request::Calls { game: game.clone(), alpha_beta: true },
        Request::Hint(game.clone()),
        Request::Values(game.clone()),
        Request::Review(game),
    ]
}

#[test]
fn only_rules_that_few_games_have_need_the_larger_program() {
    for (boards, program) in
        [(&PLAIN[..], WorkerProgram::Plain), (&NOT_PLAIN, WorkerProgram::EveryRule)]
    {
        for board in boards {
            assert_eq!(WorkerProgram::for_rules(rules(board)), program, "{board}");
            for request in about_a_game(board) {
                assert_eq!(WorkerProgram::for_request(&request), program, "{request:?}");
            }
        }
    }
    for request in [Request::Count, Request::Strength(Opponent::Minimax)] {
        assert_eq!(WorkerProgram::for_request(&request), WorkerProgram::Plain, "{request:?}");
    }
}

/// Where a network evaluates, the larger program plays level 6 and looks for lines. A hint comes sooner from the smaller one.
#[test]
fn the_larger_program_evaluates_with_networks() {
    use WorkerProgram::{EveryRule, Plain};
    let level = |level| Players::Computer(Opponent::Level(level));
    for (board, players, program) in [
        ("15x15k5", level(Level::Six), EveryRule),
        ("19x19k5", level(Level::Six), EveryRule),
        ("30x30k5", level(Level::Six), Plain),
        ("15x15k5", level(Level::Five), Plain),
        ("15x15k5", Players::Friends, Plain),
        ("7x7k5", level(Level::Six), Plain),
        ("15x15k5e", level(Level::Six), EveryRule),
        ("15x15k5e", level(Level::Five), Plain),
        ("15x15k5r", level(Level::Five), EveryRule),
    ] {
        let rules = rules(board);
        assert_eq!(WorkerProgram::for_game(rules, players), program, "{board} {players:?}");
        let game = Game::new(rules);
        if let Players::Computer(opponent) = players {
            let request = BotRequest { id: 1, opponent, game: game.clone() };
            let request = Request::Move { request, seed: 1, time: Duration::from_secs(1) };
            assert_eq!(WorkerProgram::for_request(&request), program, "{request:?}");
        }
    }
    let game = Game::new(rules("15x15k5"));
    let lines = Request::Lines { game: game.clone(), kind: LineKind::Best, count: 1 };
    assert_eq!(WorkerProgram::for_request(&lines), EveryRule);
    assert_eq!(WorkerProgram::for_request(&Request::Hint(game)), Plain);
}

#[test]
fn a_new_worker_can_answer_all_requests_that_are_left() {
    let mut pending = Requests::default();
    assert_eq!(pending.program(), WorkerProgram::Plain);
    let orders = ["3x3k3", "15x15k5r", "15x15k5"]
        .map(|board| pending.ask(Request::Hint(Game::new(rules(board)))));
    assert_eq!(orders, [const { None }; 3]);
    assert_eq!(pending.program(), WorkerProgram::EveryRule);
    let has_every_rule =
        |request: &Request| matches!(request, Request::Hint(game) if !game.rules().are_plain());
    pending.stop(has_every_rule, false);
    assert_eq!(pending.program(), WorkerProgram::Plain);
}

#[test]
fn the_page_names_each_program() {
    let page = include_str!("../../index.html");
    for program in [WorkerProgram::Plain, WorkerProgram::EveryRule] {
        let name = format!("<meta name=\"{}\"", program.part());
        assert_eq!(page.matches(&name).count(), 1, "{name}");
    }
}
