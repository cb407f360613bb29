//! The board without end: names of cells, wins, the moves of bots and levels, and draws by agreement.

use std::time::Duration;

use in_a_row::engine::{
    Cell, DrawError, DrawOffer, Foul, Game, Outcome, PlayError, Player, Ply, Rules, RulesError,
    Shape, Side, Variant,
    advice::{Adviser, DeepReview, Reason, Threat, ThreatKind, Verdict, threats},
    bots::Opponent,
    judge,
    notation::{Link, LinkError, NotationError, NotationReason, Sender, link_in},
    search::{Level, Limit, Score, Search, Untimed},
    window::Window,
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, played, position, rules, winner};

const ENDLESS: &str = "endless5";

fn random(seed: u64) -> Xoshiro128PlusPlus {
    Xoshiro128PlusPlus::seed_from_u64(seed)
}

#[test]
fn cells_are_named_from_the_first_mark() {
    for (name, cell) in [
        ("r0u0", Cell::FIRST_MARK),
        ("r3u4", Cell::from_first_mark(3, 4)),
        ("l1u0", Cell::from_first_mark(-1, 0)),
        ("r0d12", Cell::from_first_mark(0, -12)),
        ("l30000d30000", Cell::from_first_mark(-30_000, -30_000)),
    ] {
        assert_eq!(cell.to_string(), name);
        assert_eq!(name.parse(), Ok(cell));
        assert!(Shape::ENDLESS.contains(cell));
    }
    assert_eq!(at("l0d0"), Cell::FIRST_MARK, "read, but never written");
    assert!(!Shape::ENDLESS.contains(at("a1")));
    assert!(!Shape::SMALLEST.contains(Cell::FIRST_MARK));
}

#[test]
fn invalid_and_too_distant_cells_are_refused_with_their_place() {
    let wrong = |moves: &str| {
        let link = format!("{ENDLESS}/{moves}").parse::<Link>();
        let Err(LinkError::Notation(NotationError { at, reason })) = link else {
            panic!("{moves}: {link:?}")
        };
        (at - ENDLESS.len() - 1, reason)
    };
    assert_eq!(wrong("r0u0r30001u0"), (5, NotationReason::TooFar));
    assert_eq!(wrong("r0u0r1d123456"), (7, NotationReason::TooFar));
    assert_eq!(wrong("r0u0r01u0"), (5, NotationReason::Number));
    assert_eq!(wrong("r0u0h8i9"), (4, NotationReason::Character('r')));
    assert_eq!(wrong("r0u0r1r2"), (6, NotationReason::Character('u')));
}

#[test]
fn a_board_without_end_has_a_run_of_3_to_8() {
    for run in 3..=8 {
        let endless = Rules::on(Shape::ENDLESS, run, Variant::Freestyle).expect("playable");
        assert_eq!(endless.to_string(), format!("endless{run}"));
        assert_eq!(endless.to_string().parse(), Ok(endless));
    }
    let error = RulesError::Run { run: 9, shortest: 3, longest: 8 };
    assert_eq!(Rules::on(Shape::ENDLESS, 9, Variant::Freestyle), Err(error));
    assert!("endless2".parse::<Rules>().is_err());
    assert!("endless5e".parse::<Rules>().is_err());
}

#[test]
fn the_first_mark_must_be_at_the_origin() {
    let mut game = Game::new(rules(ENDLESS));
    assert_eq!(game.board().candidates(), [Cell::FIRST_MARK]);
    assert_eq!(game.play(at("r1u0")), Err(PlayError::Forbidden(Foul::NotFirst)));
    assert_eq!(game.play(Cell::FIRST_MARK), Ok(()));
    assert_eq!(game.play(Cell::FIRST_MARK), Err(PlayError::Forbidden(Foul::Taken(Side::First))));
    assert_eq!(game.play(at("r30000u30000")), Ok(()));
    let beyond = Cell::from_first_mark(30_001, 0);
    assert_eq!(game.play(beyond), Err(PlayError::Forbidden(Foul::Outside)));
}

#[test]
fn five_in_a_row_win_anywhere() {
    for (moves, line) in [
        ("r0u0r0u9r1u0r1u9r2u0r2u9r3u0r3u9r4u0", "r0u0-r4u0"),
        ("r0u0r0u9l1d1r1u9l2d2r2u9l3d3r3u9l4d4", "l4d4-r0u0"),
        (
            "r0u0l30000d30000r1u0l29999d30000r9u0l29998d30000r8u0l29997d30000r7u1l29996d30000",
            "l30000d30000-l29996d30000",
        ),
    ] {
        let game = played(ENDLESS, moves);
        let Some(Outcome::Win { lines, .. }) = game.outcome() else { panic!("{moves}") };
        assert_eq!(format!("{}-{}", lines[0].start(), lines[0].end()), line);
    }
    let overline = played(ENDLESS, "r0u0r0u9r1u0r1u9r2u0r2u9r4u0r3u9r5u0r9u9r3u0");
    assert_eq!(winner(&overline), Some(Side::First), "six in a row win too");
}

proptest! {
    /// A game on a flat board, moved anywhere on the board without end, is judged the same, except at the edges.
    #[test]
    fn moves_are_judged_as_on_a_flat_board(
        cells in prop::collection::vec((5..15_i16, 5..15_i16), 1..60),
        [right, up] in [-29_900..29_900_i16, -29_900..29_900_i16],
    ) {
        let mut flat = Game::new(rules("20x20k5"));
        let mut endless = Game::new(rules(ENDLESS));
        // The first mark of both is far from the others.
        flat.play(at("a1")).expect("free");
        endless.play(Cell::FIRST_MARK).expect("free");
        for (column, row) in cells {
            let elsewhere = Cell::from_first_mark(column + right, row + up);
            prop_assume!(elsewhere != Cell::FIRST_MARK);
            let played = flat.play(Cell::new(column, row));
            let played_elsewhere = endless.play(elsewhere);
            prop_assert_eq!(played.is_ok(), played_elsewhere.is_ok());
            prop_assert_eq!(winner(&flat), winner(&endless));
        }
        prop_assert_eq!(flat.board().count(), endless.board().count());
    }

    #[test]
    fn moves_anywhere_are_read_back_as_written(
        cells in prop::collection::vec((-30_000..=30_000_i16, -30_000..=30_000_i16), 0..40),
        offers_draw: bool,
    ) {
        let mut game = Game::new(rules(ENDLESS));
        game.play(Cell::FIRST_MARK).expect("free");
        for (column, row) in cells {
            let _ = game.play(Cell::from_first_mark(column, row));
        }
        if offers_draw && game.outcome().is_none() {
            game.offer_draw().expect("a running game");
        }
        let text = String::from(game.clone());
        prop_assert_eq!(Game::try_from(text), Ok(game.clone()));
        let link = Link { game, sent: None };
        prop_assert_eq!(link.to_string().parse(), Ok(link));
    }

    /// Each cell of the window has the mark of its cell outside, and wins there if it wins in the window.
    #[test]
    fn a_window_shows_wins_and_the_last_move(
        cells in prop::collection::vec((-9..9_i16, -9..9_i16, -3..3_i16, -3..3_i16), 1..40),
    ) {
        let mut game = Game::new(rules(ENDLESS));
        game.play(Cell::FIRST_MARK).expect("free");
        for (right, up, far_right, far_up) in cells {
            let cell = Cell::from_first_mark(right + 9_000 * far_right, up + 9_000 * far_up);
            let _ = game.play(cell);
        }
        prop_assume!(game.outcome().is_none());
        let position = position(&game);
        let (window, shown) = Window::around(position);
        let shape = shown.position().rules().shape();
        prop_assert!(shape.columns() == shape.rows() && shape.columns() <= 40);
        for cell in shape.cells() {
            let outside = window.outside(cell);
            prop_assert_eq!(window.inside(outside), Some(cell));
            prop_assert_eq!(shown.position().board().get(cell), game.board().get(outside));
            for side in [Side::First, Side::Second] {
                let wins = judge(shown.position().board(), cell, side).is_win();
                prop_assert_eq!(wins, judge(game.board(), outside, side).is_win());
            }
        }
        let last = game.moves().last().expect("a move");
        prop_assert!(window.inside(*last).is_some());
        let wins = |threat: &&Threat| threat.kind == ThreatKind::Win;
        if let Some(threat) = threats(game.board()).iter().rfind(wins) {
            prop_assert!(window.inside(threat.cell).is_some());
        }
    }
}

#[test]
fn an_undone_move_leaves_the_board_as_it_was() {
    let before = played(ENDLESS, "r0u0r1u1l20000d3");
    let mut game = before.clone();
    game.play(at("r5u5")).expect("free");
    assert_eq!(game.undo(), Some(Ply::Move(at("r5u5"))));
    assert_eq!(game, before);
    assert_eq!(game.board(), before.board());
    assert_eq!(before.after(0), Game::new(rules(ENDLESS)));
}

#[test]
fn every_opponent_answers_threats_ten_thousand_cells_away() {
    // X has four at r10000, open at one end, and O threatens nothing.
    let game = played(ENDLESS, "r0u0r1u1r10000u9r9999u9r10001u9r2u3r10002u9l4u2r10003u9");
    let position = position(&game);
    let only = at("r10004u9");
    for bot in Opponent::by_rule().filter(|bot| bot.plays(game.rules())) {
        let candidates = bot.candidates(position);
        assert!(
            !candidates.is_empty() && candidates.iter().all(|&it| position.judge(it).is_legal())
        );
        let completes = [Opponent::Guard, Opponent::Clerk].contains(&bot);
        assert!(!completes || candidates == [only], "{bot:?}");
    }
    for level in Level::ALL {
        let mut search = Search::new(game.rules(), 1 << 20);
        let info =
            level.choose(position, &mut search, Duration::ZERO, &mut random(1), &mut Untimed);
        assert_eq!(info.best, only, "{level:?}");
    }
    let hint = Adviser::new(game.rules()).hint(position).expect("a running game");
    assert_eq!((hint.cell, hint.reason), (only, Reason::Blocks));
}

#[test]
fn every_opponent_begins_at_the_origin() {
    let game = Game::new(rules(ENDLESS));
    let position = position(&game);
    for bot in Opponent::by_rule().filter(|bot| bot.plays(game.rules())) {
        assert_eq!(bot.candidates(position), [Cell::FIRST_MARK], "{bot:?}");
    }
    for level in Level::ALL {
        for seed in 0..20 {
            let mut search = Search::new(game.rules(), 1 << 20);
            let limit = Duration::ZERO;
            let info = level.choose(position, &mut search, limit, &mut random(seed), &mut Untimed);
            assert_eq!(info.best, Cell::FIRST_MARK, "{level:?}");
        }
    }
}

#[test]
fn levels_play_only_legal_moves_as_marks_spread() {
    for run in 3..=8 {
        let mut game = Game::new(rules(&format!("endless{run}")));
        let mut search = Search::new(game.rules(), 1 << 20);
        let mut random = random(run);
        while let Some(position) = game.position().filter(|_| game.moves().len() < 60) {
            let cell = if game.moves().len().is_multiple_of(2) {
                Level::Two
                    .choose(position, &mut search, Duration::ZERO, &mut random, &mut Untimed)
                    .best
            } else {
                let mut far = || 97 * random.random_range(-300..=300);
                Cell::from_first_mark(far(), far())
            };
            game.play(cell).expect("legal, and almost certainly free");
        }
        // Longer runs take planning that this level is not capable of.
        let wins = run > 6 || winner(&game) == Some(Side::First);
        assert!(wins, "{run} in a row against marks anywhere");
    }
}

#[test]
fn a_forced_win_far_away_is_found() {
    // X has an open three.
    let game = played(ENDLESS, "r0u0r1u1r10000u9r5u5r10001u9r9u2r10002u9r4d3");
    let mut search = Search::new(game.rules(), 1 << 20);
    let info = search.think(position(&game), Limit::Nodes(5_000), &mut Untimed);
    assert_eq!(info.score, Score::MateIn(3));
    let open_four = ["r9999u9", "r10003u9"].map(at);
    assert!(open_four.contains(&info.best));
    assert_eq!(info.pv[0], info.best);
    let line = search.find_vcf(position(&game), Limit::Nodes(5_000), &mut Untimed);
    assert!(line.is_some_and(|line| open_four.contains(&line[0])));
}

#[test]
fn a_review_names_a_missed_win_far_away() {
    // X has an open three far away and plays elsewhere.
    let game = played(ENDLESS, "r0u0r1u1r10000u9r5u5r10001u9r9u2r10002u9r4d3r0u20000");
    let mut search = Search::new(game.rules(), 1 << 20);
    let mut deep = DeepReview::new(game);
    while deep.resume(&mut search) {}
    let last = deep.review().moves.pop().expect("a move");
    assert_eq!(last.verdict, Verdict::Blunder);
    assert!(["r9999u9", "r10003u9"].map(at).contains(&last.better[0]));
}

#[test]
fn a_window_fits_two_thousand_scattered_marks() {
    let mut game = Game::new(rules(ENDLESS));
    game.play(Cell::FIRST_MARK).expect("free");
    for number in 1..2_000_i16 {
        let (right, up) = (number % 7 - 3, number / 7 % 7 - 3);
        let cell = Cell::from_first_mark(right * 9_000 + number / 49 * 3 + 1, up * 9_000);
        game.play(cell).expect("free, and no five in a row");
    }
    let (window, shown) = Window::around(position(&game));
    let last = *game.moves().last().expect("a move");
    assert!(window.inside(last).is_some());
    assert!(shown.position().board().count() > 0);
    let link = Link { game, sent: None }.to_string();
    assert!(link.len() <= Link::LONGEST, "{} bytes", link.len());
    assert!(link.parse::<Link>().is_ok());
}

#[test]
fn cut_and_changed_links_of_long_games_are_refused() {
    let mut game = Game::new(rules(ENDLESS));
    game.play(Cell::FIRST_MARK).expect("free");
    for number in 1..1_000_i16 {
        game.play(Cell::from_first_mark(number * 30, number * 29)).expect("free");
    }
    let sent = Sender { id: "kqzfdbcx".parse().expect("an id"), by: Player::Second, joined: true };
    let link = Link { game, sent: Some(sent) };
    let text = link.to_string();
    assert!(text.starts_with("kqzfdbcx-8-"), "{}", &text[..30]);
    assert_eq!(text.parse(), Ok(link));
    for end in [text.len() - 1, 8_100, 8_000, 100, 30] {
        let cut = text[..end].parse::<Link>();
        assert!(matches!(cut, Err(LinkError::CutOff { .. })), "{end}: {cut:?}");
    }
    let changed = text.replacen("r300u290", "r301u290", 1);
    assert_eq!(changed.parse::<Link>(), Err(LinkError::Changed));
}

#[test]
fn endless_links_are_detected_as_cut_off_and_found_in_messages() {
    for (text, moves) in [
        ("endl", 0),
        ("endless", 0),
        ("endless5/", 0),
        ("endless5/r0u0r1", 1),
        ("endless5/r0u0r1u", 1),
    ] {
        assert_eq!(text.parse::<Link>(), Err(LinkError::CutOff { moves }), "{text}");
    }
    let found =
        link_in("Your move: https://example.org/#endless5/r0u0r1u1. Good luck!", rules("3x3k3"));
    assert_eq!(found.map(|link| link.to_string()), Ok("endless5/r0u0r1u1".into()));
}

#[test]
fn a_draw_can_be_offered_after_a_move_and_agreed_to_before_the_next() {
    let mut game = Game::new(rules(ENDLESS));
    assert_eq!(game.offer_draw(), Err(DrawError::NoMove));
    game.play(Cell::FIRST_MARK).expect("free");
    assert_eq!(game.agree_to_draw(), Err(DrawError::NotOffered));
    game.offer_draw().expect("a running game");
    assert_eq!(Link { game: game.clone(), sent: None }.to_string(), "endless5/r0u0o");

    let mut declined = game.clone();
    declined.play(at("r1u1")).expect("free");
    assert_eq!(declined.draw_offer(), DrawOffer::None);

    game.agree_to_draw().expect("a draw was offered");
    assert_eq!(game.outcome(), Some(&Outcome::Draw));
    assert_eq!(game.side_to_move(), None);
    assert_eq!(game.play(at("r1u1")), Err(PlayError::Ended));
    assert_eq!(game.offer_draw(), Err(DrawError::Ended));
    let link = Link { game: game.clone(), sent: None };
    assert_eq!(link.to_string(), "endless5/r0u0a");
    assert_eq!("endless5/r0u0a".parse(), Ok(link));

    game.undo();
    assert_eq!((game.outcome(), game.draw_offer()), (None, DrawOffer::None));
}

#[test]
fn a_draw_cannot_be_offered_before_the_first_move_or_after_a_win() {
    let won = "endless3/r0u0r0u9r1u0r1u9r2u0";
    assert!(won.parse::<Link>().is_ok());
    assert_eq!(format!("{won}o").parse::<Link>(), Err(LinkError::Draw(DrawError::Ended)));
    assert_eq!("endless5/a".parse::<Link>(), Err(LinkError::Draw(DrawError::NoMove)));
    let mut flat = played("15x15k5", "h8");
    assert_eq!(flat.offer_draw(), Err(DrawError::HasEnd));
}

#[test]
fn a_game_without_end_can_start_from_an_arranged_position() {
    let link: Link = "endless4/r2u0/r0u0r1u0-r5u5l1u0".parse().expect("a link");
    assert_eq!(link.game.board().count(), 5);
    assert_eq!(link.to_string(), "endless4/r2u0/r0u0r1u0-r5u5l1u0");
    assert_eq!(Game::try_from(String::from(link.game.clone())), Ok(link.game));
}

/// The window on which the search looks for a move has edges, which do not block in caro, and marks, which do.
#[test]
fn the_search_plays_caro_without_end() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(9);
    for rules in [rules("endless5c"), rules("endless5o")] {
        let mut search = Search::new(rules, 1 << 20);
        let mut wins = 0;
        for _ in 0..6 {
            let mut game = Game::new(rules);
            let mut claimed = None;
            while let Some(position) = game.position().filter(|_| game.moves().len() < 80) {
                let nodes = Limit::Nodes(random.random_range(100..2_000));
                let info = search.think(position, nodes, &mut Untimed);
                let side = position.turn();
                game.play(info.best).expect("a legal move");
                match info.score {
                    Score::MateIn(1) => assert_eq!(winner(&game), Some(side)),
                    Score::MateIn(_) => claimed = Some(side),
                    Score::MatedIn(_) => claimed = Some(side.other()),
                    Score::Heuristic(_) => {}
                }
            }
            wins += u32::from(game.outcome().is_some());
            assert!(claimed.is_none() || winner(&game).is_none() || claimed == winner(&game));
        }
        assert!(wins > 0, "{rules}");
    }
}
