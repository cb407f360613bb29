//! The messages between page and worker: they are read back as written, and anything else is refused.

use std::time::Duration;

use in_a_row::{
    engine::{
        Cell, Game, Ply, Side,
        advice::{Adviser, Hint, Reason},
        bots::Opponent,
        call_tree::{self, Counts},
        exact::Value,
        search::Level,
        strength::{Ratio, Strength},
    },
    protocol::{Answer, MessageError, Order, Progress, Report, Request},
    session::BotRequest,
};
use proptest::{prelude::*, sample::Index};

use crate::common::{arranged, by_choices, cells, played, position, rules};

fn assert_order_is_read_back(order: &Order) {
    let bytes = order.to_bytes();
    assert_eq!(Order::from_bytes(&bytes).as_ref(), Ok(order));
    assert_refused_if_cut_off(&bytes, |bytes| Order::from_bytes(bytes).is_ok());
}

fn assert_report_is_read_back(report: &Report) {
    let bytes = report.to_bytes();
    assert_eq!(Report::from_bytes(&bytes).as_ref(), Ok(report));
    assert_refused_if_cut_off(&bytes, |bytes| Report::from_bytes(bytes).is_ok());
}

fn assert_refused_if_cut_off(bytes: &[u8], is_read: impl Fn(&[u8]) -> bool) {
    for end in 0..bytes.len() {
        assert!(!is_read(&bytes[..end]), "the first {end} bytes of {bytes:?}");
    }
    assert!(!is_read(&[bytes, &[0]].concat()), "more than {bytes:?}");
}

#[test]
fn orders_are_read_back_as_written() {
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
        for (opponent, id, seed) in
            [(Opponent::Minimax, 0, 0), (Opponent::Level(Level::Six), u32::MAX, u64::MAX)]
        {
            let request = BotRequest { id, opponent, game: game.clone() };
            let time = Duration::from_millis(seed);
            requests.push(Request::Move { request, seed, time });
        }
        for alpha_beta in [false, true] {
            requests.push(Request::Calls { game: game.clone(), alpha_beta });
        }
        requests.extend(
            [Request::Hint, Request::Values, Request::Review, Request::Judge, Request::Reply]
                .map(|of| of(game.clone())),
        );
    }
    assert_order_is_read_back(&Order::Stop(4));
    for (id, request) in (u32::MAX - 1..=u32::MAX).cycle().zip(requests) {
        assert_order_is_read_back(&Order::Ask(id, request));
    }
}

/// Returns the bytes of an order for a hint on `game`.
fn order_for_a_hint(game: &str) -> Vec<u8> {
    let order = Order::Ask(7, Request::Hint(played("3x3k3", ""))).to_bytes();
    let written = b"3x3k3/-/";
    let (head, length) = (order.len() - written.len() - 1, u8::try_from(game.len()));
    assert_eq!(order[head + 1..], *written, "the order ends with its game");
    [&order[..head], &[length.expect("a short text")], game.as_bytes()].concat()
}

#[test]
fn an_order_with_an_invalid_game_is_refused() {
    let reads = |game| Order::from_bytes(&order_for_a_hint(game)).is_ok();
    assert!(reads("3x3k3/c3-a1/b2"));
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
        assert!(!reads(game), "{game:?}");
    }
}

#[test]
fn reports_are_read_back_as_written() {
    assert_report_is_read_back(&Report::Ready);
    assert_report_is_read_back(&Report::Misunderstood);
    for (progress, best) in [
        (Progress::Positions(12, 40), None),
        (Progress::Depth(9, Duration::from_millis(1_234)), Some(Ply::Move(Cell::new(7, 7)))),
        (Progress::Depth(3, Duration::ZERO), Some(Ply::Choose(Side::Second))),
    ] {
        assert_report_is_read_back(&Report::Progress { id: 3, progress, best });
    }
    let few_free = played("3x3k3", "a1b2c3b1");
    let strength = |win, winning_games, line: Option<&str>| Strength {
        win,
        winning_games,
        line: line.map(cells),
    };
    for answer in [
        Answer::Nothing,
        Answer::Strength([
            strength(Ratio::new(3, 4), 12, Some("a1b2")),
            strength(0.into(), 0, None),
        ]),
        Answer::Count(Counts { plain: 549_946, alpha_beta: 18_297 }),
        Answer::Calls {
            events: call_tree::events(position(&few_free), true).expect("a small board"),
            counts: Counts { plain: 174, alpha_beta: 99 },
        },
        Answer::Ply(Ply::Move(Cell::new(39, 0))),
        Answer::Ply(Ply::Choose(Side::First)),
        Answer::Ply(Ply::Choose(Side::Second)),
        Answer::Ply(Ply::Offer),
        Answer::Hint(Hint {
            cell: Cell::new(1, 1),
            reason: Reason::Blocks,
            value: Some(Value::Loss(4)),
        }),
    ] {
        assert_report_is_read_back(&Report::Answer(u32::MAX, answer));
    }
}

#[test]
fn a_chance_with_a_zero_denominator_is_refused() {
    let strength = |win| {
        let strength = Strength { win, winning_games: 0, line: None };
        Report::Answer(1, Answer::Strength([strength.clone(), strength])).to_bytes()
    };
    assert!(Report::from_bytes(&strength(Ratio::ONE)).is_ok());
    assert_eq!(Report::from_bytes(&strength(Ratio::new_raw(1, 0))), Err(MessageError));
}

#[test]
fn invalid_messages_are_refused() {
    for bytes in [&b""[..], b"ready", b"12 count", &[u8::MAX], &[u8::MAX; 20], &[9]] {
        assert_eq!(Order::from_bytes(bytes), Err(MessageError), "{bytes:?}");
        assert_eq!(Report::from_bytes(bytes), Err(MessageError), "{bytes:?}");
    }
}

proptest! {
    #[test]
    fn accepted_bytes_are_read_back_as_the_same_message(bytes in prop::collection::vec(0..24_u8, 0..40)) {
        if let Ok(order) = Order::from_bytes(&bytes) {
            prop_assert_eq!(Order::from_bytes(&order.to_bytes()), Ok(order));
        }
        if let Ok(report) = Report::from_bytes(&bytes) {
            prop_assert_eq!(Report::from_bytes(&report.to_bytes()), Ok(report));
        }
    }
}

proptest! {
    // Small boards are solved anew for each game.
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn reviews_and_values_are_read_back_as_written(
        board in prop::sample::select(vec!["3x3k3", "4x4k3", "4x4k4", "15x15k5"]),
        choices in prop::collection::vec(any::<Index>(), 0..=16),
    ) {
        let game = by_choices(Game::new(rules(board)), &choices);
        let mut adviser = Adviser::new(game.rules());
        assert_report_is_read_back(&Report::Answer(1, Answer::Review(adviser.review(&game))));
        if let Some(position) = game.position() {
            assert_report_is_read_back(&Report::Answer(2, Answer::Values(adviser.values(position))));
        }
    }
}
