//! The moves after which a game is nearest to even.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use in_a_row::{
    app::{
        analysis::model::{self, FoundLines},
        game::state::GameState,
    },
    engine::{
        Cell, Game, Side,
        advice::{Adviser, BalancedMoves, BestLines, Evaluation, Line, distinct_moves},
        exact::{Solver, Value},
        notation::Link,
        search::{Control, Limit, Score, Search, Untimed},
    },
    protocol::{Answer, LineKind, Order, Report, Request},
    session::{EngineLines, Replay, Session},
    worker::Analysis,
};
use proptest::{prelude::*, sample::Index};

use crate::common::{at, by_choices, now, played, position, rules};

fn search(game: &Game) -> Search {
    Search::new(game.rules(), 4 << 20)
}

/// Searches until this depth is reached or everything is proved.
fn to_depth(game: &Game, count: usize, depth: u32) -> Vec<Line> {
    let mut search = search(game);
    let mut balanced = BalancedMoves::new(game.clone(), count);
    while balanced.depth() <= depth && balanced.resume(&mut search, &mut Untimed) {}
    balanced.lines().lines
}

/// Returns how far from even a line is; `None` if it is decided.
fn unevenness(line: &Line) -> Option<u16> {
    match line.evaluation {
        Evaluation::Drawn => Some(0),
        Evaluation::Heuristic(score) => Some(score.unsigned_abs()),
        Evaluation::Unknown | Evaluation::Won(..) => None,
    }
}

/// Returns the images of a cell under the symmetries that leave the marks where they are.
fn equal_cells(game: &Game, cell: Cell) -> HashSet<Cell> {
    let (board, shape) = (game.board(), game.rules().shape());
    let keeps = |images: &Vec<Cell>| {
        shape.cells().all(|it| board.get(it) == board.get(images[shape.index(it)]))
    };
    shape.symmetries().into_iter().filter(keeps).map(|images| images[shape.index(cell)]).collect()
}

#[test]
fn distinct_moves_leave_out_images() {
    for (board, moves, expected) in [
        ("15x15k5", "", 36),
        ("15x15k5", "h8", 35),
        ("15x15k5", "h8h9", 118),
        ("15x15k5", "h8i10", 223),
        ("4x3k3", "", 4),
        ("3x3x3k3", "", 4),
        // All corners and inner cells are equal, and so are all others.
        ("4x4x4k4", "", 2),
        ("endless5", "", 1),
        ("endless5", "r0u0", 5),
        ("endless5", "r0u0r1u1", 18),
        ("endless5", "r0u0r2u1", 36),
    ] {
        let game = played(board, moves);
        assert_eq!(distinct_moves(position(&game)).len(), expected, "{board} {moves}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Every legal move is an image of exactly one of the distinct moves.
    #[test]
    fn every_move_is_an_image_of_one_distinct_move(
        board in prop::sample::select(vec!["3x3k3", "5x4k4", "6x6k4", "3x3x3k3", "4x4x4k4", "15x15k5r"]),
        choices in prop::collection::vec(any::<Index>(), 0..5),
    ) {
        let game = by_choices(Game::new(rules(board)), &choices);
        prop_assume!(game.position().is_some());
        let distinct = distinct_moves(position(&game));
        let mut images: Vec<_> = distinct.iter().flat_map(|&cell| equal_cells(&game, cell)).collect();
        images.sort_by_key(ToString::to_string);
        let mut legal: Vec<_> = position(&game).legal_moves().collect();
        legal.sort_by_key(ToString::to_string);
        prop_assert_eq!(images, legal);
    }

    /// On boards that can be solved, exactly the moves that draw are listed, and the search does not contradict.
    #[test]
    fn balanced_moves_are_those_that_draw(
        board in prop::sample::select(vec!["3x3k3", "4x3k3", "4x4k3", "4x4k4"]),
        choices in prop::collection::vec(any::<Index>(), 0..10),
    ) {
        let game = by_choices(Game::new(rules(board)), &choices);
        prop_assume!(game.position().is_some());
        let mut solver = Solver::new(game.rules()).expect("a small board");
        let values: HashMap<_, _> = solver.moves(position(&game)).into_iter().collect();
        let distinct = distinct_moves(position(&game));
        let draws = distinct.iter().filter(|cell| values[cell] == Value::Draw).count();

        let exact = Adviser::new(game.rules()).balanced_moves(&game, 5);
        prop_assert_eq!(exact.len(), draws.min(5));
        for line in &exact {
            prop_assert_eq!(values[&line.moves[0]], Value::Draw);
            prop_assert_eq!(line.evaluation, Evaluation::Drawn);
            let end = game.clone().with(line.moves.iter().copied()).expect("legal moves");
            prop_assert_eq!(end.outcome().expect("the end").winner(), None);
        }
        let found = to_depth(&game, 5, 20);
        prop_assert_eq!(found.len(), draws.min(5), "{:?} after {:?}", &found, game.moves());
        for line in &found {
            prop_assert_eq!(values[&line.moves[0]], Value::Draw, "{:?}", line);
            prop_assert_eq!(unevenness(line), Some(0), "{:?}", line);
        }
    }
}

#[test]
fn there_are_none_without_a_position() {
    let over = played("15x15k5", "a1a2b1b2c1c2d1d2e1");
    assert_eq!(to_depth(&over, 3, 3), []);
    assert_eq!(Adviser::new(over.rules()).balanced_moves(&over, 3), []);
    let opening = "15x15k5s2".parse::<Link>().expect("a link").game;
    assert_eq!(to_depth(&opening, 3, 3), []);
    assert_eq!(to_depth(&played("15x15k5", "h8"), 0, 3), []);
}

/// The lines are sorted, legal, begin with different moves, and are as deep as the round.
#[test]
fn the_nearest_to_even_come_first() {
    for (board, moves, depth) in [
        ("15x15k5", "", 5),
        ("15x15k5", "h8", 6),
        ("15x15k5", "h8h9", 6),
        ("15x15k5", "h8i9j9", 6),
        ("15x15k5r", "h8h9", 6),
        ("15x15k5c", "h8i9", 5),
        ("15x15k5e", "h8i9", 5),
        ("19x19k6", "k10", 4),
        ("4x4x4k4", "2b3", 5),
        ("5x5x5k5", "3c3", 4),
        ("endless5", "", 4),
        ("endless5", "r0u0", 6),
        ("endless5", "r0u0r1u1", 5),
    ] {
        let game = played(board, moves);
        let lines = to_depth(&game, 4, depth);
        let expected = distinct_moves(position(&game)).len().min(4);
        assert_eq!(lines.len(), expected, "{board} {moves}: {lines:?}");
        let nearness: Vec<_> =
            lines.iter().map(|line| unevenness(line).expect("undecided")).collect();
        assert!(nearness.is_sorted(), "{board} {moves}: {lines:?}");
        let firsts: HashSet<_> = lines.iter().map(|line| line.moves[0]).collect();
        assert_eq!(firsts.len(), lines.len(), "{board} {moves}: {lines:?}");
        for line in &lines {
            assert!(
                game.clone().with(line.moves.iter().copied()).is_ok(),
                "{board} {moves}: {line:?}"
            );
            assert!(line.depth >= 2, "{board} {moves}: {line:?}");
        }
    }
}

fn near(cell: Cell, other: Cell) -> bool {
    cell.column().abs_diff(other.column()).max(cell.row().abs_diff(other.row())) <= 2
}

/// After black's first mark in the centre, white's best moves are the nearest to even, and lie next to it.
#[test]
fn known_openings_have_sane_values() {
    let lines = to_depth(&played("15x15k5", "h8"), 3, 8);
    for line in &lines {
        let chance = line.evaluation.chance().expect("a value");
        assert!((550..=800).contains(&chance), "{lines:?}");
        assert!(lines.iter().all(|line| near(line.moves[0], at("h8"))), "{lines:?}");
    }
    // A first mark near the edge is about even. One in the centre is not.
    let lines = to_depth(&played("15x15k5", ""), 1, 8);
    let first = lines[0].moves[0];
    let from_edge = first.column().min(first.row()).min(14 - first.column()).min(14 - first.row());
    assert!(from_edge < 5, "{lines:?}");
    let chance = lines[0].evaluation.chance().expect("a value");
    assert!((450..=550).contains(&chance), "{lines:?}");
}

/// Black threatens to complete five. All white moves lose but one, which is listed although it is not even.
#[test]
fn won_and_lost_moves_are_never_listed() {
    let game = played("15x15k5", "g8f8h8a1i8a3j8");
    let lines = to_depth(&game, 3, 4);
    assert!(lines.iter().all(|line| line.moves[0] == at("k8")), "{lines:?}");
    // White cannot stop two fours.
    let lost = played("15x15k5", "g8a1h8a3i8a5j8");
    assert_eq!(to_depth(&lost, 3, 10), []);
    // Every black move wins, soon or late, but what is not proved may be listed.
    let won = played("15x15k5", "g8a1h8a3i8a5j8a7");
    for line in to_depth(&won, 5, 3) {
        assert!(!["f8", "k8"].map(at).contains(&line.moves[0]), "{line:?}");
    }
}

#[test]
fn forbidden_points_are_never_listed() {
    // h8 would be a double three for black.
    let game = played("15x15k5r", "g8a1i8a15h7o1h9o15");
    assert!(!position(&game).judge(at("h8")).is_legal());
    let mut search = search(&game);
    let mut balanced = BalancedMoves::new(game.clone(), 5);
    while balanced.depth() <= 4 && balanced.resume(&mut search, &mut Untimed) {
        for line in balanced.lines().lines {
            assert!(position(&game).judge(line.moves[0]).is_legal(), "{line:?}");
        }
    }
}

/// Stops the search after this many questions.
struct After(u32);

impl Control for After {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
}

#[test]
fn steps_of_any_length_give_the_same() {
    for (board, moves, depth) in
        [("15x15k5", "h8i9h9", 8), ("4x4x4k4", "2b3", 6), ("endless5", "r0u0", 7)]
    {
        let game = played(board, moves);
        let found = |step: u32| {
            let (mut search, mut steps) = (search(&game), 0);
            let mut balanced = BalancedMoves::new(game.clone(), 3);
            while balanced.depth() <= depth {
                balanced.resume(&mut search, &mut After(step));
                steps += 1;
            }
            (balanced.lines(), steps)
        };
        let (at_once, few) = found(u32::MAX);
        let (in_steps, many) = found(1);
        assert_eq!(at_once, in_steps, "{board}");
        assert_eq!(found(3).0, in_steps, "{board}");
        assert!(few < many || board != "4x4x4k4", "{board}: {few} and {many} steps");
    }
}

/// A plain search of all moves to the same depth does not find one that is much nearer to even.
#[test]
fn no_other_move_is_much_nearer_to_even() {
    const DEPTH: u32 = 5;
    for (board, moves) in
        [("6x6k4", ""), ("6x6k4", "c3"), ("6x6k4", "a1f6"), ("7x7k5", "c3d4"), ("4x4x4k4", "1a1")]
    {
        let game = played(board, moves);
        let lines = to_depth(&game, 2, DEPTH);
        let values = position(&game).legal_moves().filter_map(|cell| {
            let mut after = game.clone();
            after.play(cell).ok()?;
            // A search of the first mark's answer is an opening move if no move is excluded.
            let limit = Limit::Depth(DEPTH - 1);
            let mut search = search(&game);
            let mut info = search.begin_beside(position(&after), limit, &[cell]);
            while search.resume(&mut info, &mut Untimed) {}
            match info.score {
                Score::Heuristic(value) => Some(value.unsigned_abs()),
                Score::MateIn(_) | Score::MatedIn(_) => None,
            }
        });
        let nearest = values.min();
        match (lines.first().and_then(unevenness), nearest) {
            (Some(found), Some(nearest)) => {
                assert!(u32::from(found) <= nearest + 20, "{board} {moves}: {nearest}, {lines:?}");
            }
            (found, nearest) => assert_eq!(found.map(u32::from), nearest, "{board} {moves}"),
        }
    }
}

#[test]
fn orders_and_reports_keep_the_kind() {
    for kind in [LineKind::Best, LineKind::Balanced] {
        let request = Request::Lines { game: played("15x15k5", "h8i9"), kind, count: 3 };
        let order = Order::Ask(7, request);
        assert_eq!(Order::from_bytes(&order.to_bytes()), Ok(order));
    }
    let found = BestLines {
        lines: to_depth(&played("15x15k5", "h8"), 2, 2),
        nodes: 5,
        ..BestLines::default()
    };
    let report = Report::Lines(7, found);
    assert_eq!(Report::from_bytes(&report.to_bytes()), Ok(report));
}

/// A hint is more urgent. The balanced moves go on after it until they are stopped.
#[test]
fn the_worker_reports_balanced_moves_until_it_is_stopped() {
    let game = played("15x15k5", "h8i9h9");
    let mut worker = Analysis::default();
    let request = Request::Lines { game: game.clone(), kind: LineKind::Balanced, count: 3 };
    assert_eq!(worker.hear(Order::Ask(4, request)), None);
    let next_lines = |worker: &mut Analysis| loop {
        match worker.go_on(now) {
            Some(Report::Lines(4, found)) => break found,
            None => {}
            other => panic!("{other:?}"),
        }
    };
    let early = next_lines(&mut worker);
    worker.hear(Order::Ask(5, Request::Hint(game)));
    loop {
        match worker.go_on(now) {
            Some(Report::Answer(5, Answer::Hint(_))) => break,
            Some(Report::Progress { id: 5, .. }) | None => {}
            other => panic!("{other:?}"),
        }
    }
    let later = next_lines(&mut worker);
    assert_eq!(later.lines.len(), 3);
    assert!(early.nodes < later.nodes);
    let Some(Report::Answer(4, Answer::Lines(found))) = worker.hear(Order::Stop(4)) else {
        panic!("no answer")
    };
    assert_eq!(found.lines.len(), 3);
    assert!(!worker.is_busy());
}

#[test]
fn the_worker_answers_at_once_where_it_can_solve() {
    let request =
        Request::Lines { game: played("3x3k3", "a1"), kind: LineKind::Balanced, count: 3 };
    let Some(Report::Answer(1, Answer::Lines(found))) =
        Analysis::default().hear(Order::Ask(1, request))
    else {
        panic!("no answer at once")
    };
    let firsts: Vec<_> = found.lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!(firsts, [at("b2")]);
}

/// Lines of the other kind are not shown while those that are wanted are still to come.
#[test]
fn the_page_does_not_mix_the_kinds() {
    let stored = "15x15k5/friends/one/starter-is-x/one/one/h8i9h9//";
    let session = Session::restore(stored).expect("a session").0;
    let mut game = GameState::new(&session);
    game.mode.begin_review(Replay::of(&session), None);
    game.sync(&session);
    let wanted = |kind| model::wanted(&game, kind, EngineLines::Two, true);
    let request = |kind| Request::Lines { game: played("15x15k5", "h8i9h9"), kind, count: 2 };
    for kind in [LineKind::Best, LineKind::Balanced] {
        assert_eq!(wanted(kind), Some(request(kind)));
    }
    let line = Line { moves: vec![at("g7")], evaluation: Evaluation::Heuristic(0), depth: 5 };
    let found = FoundLines {
        game: Some(played("15x15k5", "h8i9h9")),
        kind: LineKind::Balanced,
        found: BestLines { lines: vec![line], ..BestLines::default() },
    };
    let shown =
        |kind| model::listed(&game, kind, EngineLines::Two, &found, [None, None])[0].moves.clone();
    assert_eq!(shown(LineKind::Balanced), [at("g7")]);
    assert_eq!(shown(LineKind::Best), []);
    assert_eq!(model::switched_kind(LineKind::default()), LineKind::Balanced);
    assert_eq!(model::switched_kind(LineKind::Balanced), LineKind::Best);
}

#[test]
fn values_are_those_for_the_first_side() {
    // Black has an open three, white to move: each move is better for black, whichever side is to move.
    let lines = to_depth(&played("15x15k5", "h8a1i8a3"), 3, 5);
    for line in &lines {
        let chance = line.evaluation.chance().expect("a value");
        assert!(chance > 500 || line.evaluation.winner() == Some(Side::First), "{lines:?}");
    }
}
