//! What is asked of the thinker, and its answers, as text: what is read is what was written, and
//! nothing else is.

use in_a_row::{
    engine::{Game, Rules, bots::Opponent, notation},
    session::{Seat, Seating},
    thinker::{MinimaxAnswer, Request, StrengthAnswer, View},
};
use proptest::prelude::*;

fn arranged(start: &str, moves: &str) -> Game {
    let start = start.parse().expect("marks in notation");
    let moves = notation::parse_moves(moves).expect("moves in notation");
    let game =
        Game::arrange(Rules::NOUGHTS_AND_CROSSES, start).expect("a position to play on from");
    game.with(moves).expect("legal moves")
}

fn request(start: &str, moves: &str, view: View) -> Request {
    let seating = Seating { first: Seat::Two, x: Seat::One };
    Request::Minimax { game: arranged(start, moves), seating, view }
}

#[test]
fn requests_are_read_as_they_were_written() {
    let mut requests = vec![Request::Count];
    requests.extend(Opponent::ALL.map(Request::Strength));
    for (example, alpha_beta, at) in [(false, false, 0), (true, false, 7), (false, true, 651)] {
        for (start, moves) in [("-", ""), ("-", "b2a1c3"), ("c3b2-a1", "a3c1")] {
            requests.push(request(start, moves, View { example, alpha_beta, at }));
        }
    }
    for request in requests {
        assert_eq!(request.to_string().parse(), Ok(request));
    }
}

#[test]
fn what_is_no_request_is_refused() {
    for text in [
        "",
        "ready",
        "count/",
        "strength/nobody",
        "minimax/3x3k3/one/one/b2b2///0/-",
        "minimax/3x3k3/one/three////0/-",
        "minimax/3x3k3/one/one//maybe//0/-",
        "minimax/3x3k3/one/one////-1/-",
        "minimax/3x3k3/one/one////0",
        "minimax/3x3k3/one/one////0/",
        "minimax/3x3k3/one/one////0/a1b1-",
        "minimax/3x3k3/one/one/b2///0/b2-",
        "minimax/3x3k3/one/one////0/-/",
    ] {
        assert!(text.parse::<Request>().is_err(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn answers_are_read_as_they_were_written(
        words in prop::collection::vec("[^\n\r]*", 7),
        last in 0_usize..1000,
        middle in 0_u16..=1000,
    ) {
        let strength = StrengthAnswer {
            notes: [words[0].clone(), words[1].clone()],
            lines: [arranged("-", "b2a1c3").moves().to_vec(), Vec::new()],
            section: words[2].clone(),
        };
        prop_assert_eq!(strength.to_string().parse(), Ok(strength));
        let minimax = MinimaxAnswer {
            last,
            middle,
            scheme: words[0].clone(),
            picture: words[1].clone(),
            step: words[2].clone(),
            counts: words[3].clone(),
            calls: words[4].clone(),
        };
        prop_assert_eq!(minimax.to_string().parse(), Ok(minimax));
    }
}

#[test]
fn an_answer_that_was_cut_off_is_refused() {
    let answer = MinimaxAnswer { last: 9, ..MinimaxAnswer::default() }.to_string();
    for end in 0..answer.len() {
        assert!(answer[..end].parse::<MinimaxAnswer>().is_err(), "{:?}", &answer[..end]);
    }
    assert!("".parse::<StrengthAnswer>().is_err());
}
