//! What is asked of the thinker, and its answers, as text: what is read is what was written, and
//! nothing else is.

use std::time::Duration;

use in_a_row::{
    engine::{Cell, Game, advice::Adviser, bots::Opponent, search::Level},
    protocol::{
        HintAnswer, MinimaxAnswer, Request, ReviewAnswer, StrengthAnswer, ValuesAnswer, View,
    },
    session::{BotRequest, Seat, Seating},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{arranged, by_chance, played, rules};

#[test]
fn requests_are_read_as_they_were_written() {
    let mut requests = vec![Request::Count];
    requests.extend(Opponent::by_rule().map(Request::Strength));
    let games = [
        arranged("3x3k3", "-", ""),
        arranged("3x3k3", "-", "b2a1c3"),
        arranged("3x3k3", "-", "a1a2b1b2c1"),
        arranged("3x3k3", "c3b2-a1", "a3c1"),
        played("40x12k5e", "an12"),
    ];
    for game in games {
        for (example, alpha_beta, at) in [(false, false, 0), (true, false, 7), (false, true, 651)] {
            let seating = Seating { first: Seat::Two, x: Seat::One };
            let view = View { example, alpha_beta, at };
            requests.push(Request::Minimax { game: game.clone(), seating, view });
        }
        for (opponent, id, seed) in
            [(Opponent::Minimax, 0, 0), (Opponent::Level(Level::Six), u32::MAX, u64::MAX)]
        {
            let request = BotRequest { id, opponent, game: game.clone() };
            let time = Duration::from_millis(seed);
            requests.push(Request::Move { request, seed, time });
        }
        requests
            .extend([Request::Hint, Request::Values, Request::Review].map(|of| of(game.clone())));
    }
    for request in requests {
        assert_eq!(request.to_string().parse(), Ok(request));
    }
}

/// Each text differs in one place from the request above it, which is read.
#[test]
fn what_is_no_request_is_refused() {
    for (request, broken) in [
        ("count", &["", "count/", "counts", "ready"][..]),
        ("strength/guard", &["strength", "strength/", "strength/nobody", "strength/guard/"]),
        (
            "minimax/3x3k3/-/b2/one/two/example/pruned/12",
            &[
                "minimax/3x3k3/-/b2/three/two/example/pruned/12",
                "minimax/3x3k3/-/b2/one/x/example/pruned/12",
                "minimax/3x3k3/-/b2/one/two/maybe/pruned/12",
                "minimax/3x3k3/-/b2/one/two/pruned/example/12",
                "minimax/3x3k3/-/b2/one/two/example/pruned/-1",
                "minimax/3x3k3/-/b2/one/two/example/pruned/",
                "minimax/3x3k3/-/b2/one/two/example/pruned",
                "minimax/3x3k3/-/b2/one/two/example/pruned/12/",
                "minimax/3x3k3/-/b2b2/one/two/example/pruned/12",
            ],
        ),
        (
            "move/3x3k3/-/b2/7/level-6/12/1000",
            &[
                "move/3x3k3/-/b2/-7/level-6/12/1000",
                "move/3x3k3/-/b2/4294967296/level-6/12/1000",
                "move/3x3k3/-/b2/7/friends/12/1000",
                "move/3x3k3/-/b2/7/level-7/12/1000",
                "move/3x3k3/-/b2/7/level-6/18446744073709551616/1000",
                "move/3x3k3/-/b2/7/level-6//1000",
                "move/3x3k3/-/b2/7/level-6/12",
                "move/3x3k3/-/b2/7/level-6/12/",
                "move/3x3k3/-/b2/7/level-6/12/1.5",
                "move/3x3k3/-/b2/7/level-6/12/1000/",
                "move/3x3k3/-/b4/7/level-6/12/1000",
            ],
        ),
    ] {
        assert!(request.parse::<Request>().is_ok(), "{request:?}");
        for text in broken {
            assert!(text.parse::<Request>().is_err(), "{text:?}");
        }
    }
}

#[test]
fn a_request_about_what_is_no_game_is_refused() {
    for name in ["hint", "values", "review"] {
        let reads = |game| format!("{name}/{game}").parse::<Request>().is_ok();
        assert!(reads("3x3k3/c3-a1/b2"), "{name}");
        for game in [
            "",
            "3x3k3/c3-a1",
            "3x3k3/c3-a1/b2/",
            "2x3k3/c3-a1/b2",
            "3x3k4/c3-a1/b2",
            "3x3k3//b2",
            "3x3k3/a1/b2",
            "3x3k3/a1-c3a1/b2",
            "3x3k3/-a1/b2",
            "3x3k3/c3-a1/c3",
            "3x3k3/c3-a1/b2b2",
            "3x3k3/c3-a1/d4",
            "3x3k3/c3-a1/B2",
            "3x3k3/-/a1a2b1b2c1c2",
        ] {
            assert!(!reads(game), "{name} {game:?}");
        }
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
            lines: [arranged("3x3k3", "-", "b2a1c3").moves().to_vec(), Vec::new()],
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

    #[test]
    fn a_hint_is_read_as_it_was_written(
        column in 0..40_u8,
        row in 0..40_u8,
        words in "[^\n\r]*",
    ) {
        let hint = HintAnswer { cell: Cell::new(column, row), words };
        prop_assert_eq!(hint.to_string().parse(), Ok(hint));
    }
}

proptest! {
    // Small boards are solved anew for each game.
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_a_game_is_worth_is_read_as_it_was_written(
        board in prop::sample::select(vec!["3x3k3", "4x4k3", "4x4k4", "15x15k5"]),
        choices in prop::collection::vec(any::<Index>(), 0..=16),
    ) {
        let game = by_chance(Game::new(rules(board)), &choices);
        let mut adviser = Adviser::new(game.rules());
        let review = ReviewAnswer(adviser.review(&game));
        prop_assert_eq!(review.to_string().parse(), Ok(review));
        if let Some(position) = game.position() {
            let values = ValuesAnswer(adviser.values(position));
            prop_assert_eq!(values.to_string().parse(), Ok(values));
        }
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

#[test]
fn what_is_no_answer_about_a_game_is_refused() {
    assert!("b2\nIt wins.\n".parse::<HintAnswer>().is_ok());
    for text in ["", "\n", "b2", "b2\n", "It wins.\nb2\n", "b0\nIt wins.\n"] {
        assert!(text.parse::<HintAnswer>().is_err(), "{text:?}");
    }
    assert!("b2 win 3\na1 draw 0\n".parse::<ValuesAnswer>().is_ok());
    for text in [
        "\n",
        "b2",
        "b2 win",
        "b2 win ",
        "b2 win -3",
        "b2 win 256",
        "b2 win 3 ",
        "b2 win 3 a1 draw 0",
        "b2  win 3",
        "b2 Win 3",
        "b2 draw 3",
        "win b2 3",
        "b2 win 3\n\na1 draw 0\n",
    ] {
        assert!(text.parse::<ValuesAnswer>().is_err(), "{text:?}");
    }
    assert!("1\ngood \nmistake b2c3\n".parse::<ReviewAnswer>().is_ok());
    for text in [
        "",
        "good \nmistake b2c3\n",
        "-1\ngood \nmistake b2c3\n",
        "1\ngood\nmistake b2c3\n",
        "1\nfair \nmistake b2c3\n",
        "1\ngood \n\nmistake b2c3\n",
        "1\ngood \nmistake b2 c3 \n",
        "1\ngood \nmistake b2 c3 d4\n",
        "1\ngood \nmissed b2 c\n",
        "1\ngood \nmistake b2c\n",
    ] {
        assert!(text.parse::<ReviewAnswer>().is_err(), "{text:?}");
    }
}
