//! The engine's lines: the best moves of a position, each with the best play after it.

use std::{collections::HashSet, time::Duration};

use in_a_row::{
    app::{
        analysis::model::{self, FoundLines, ListedLine},
        game::state::GameState,
        names::model::DisplayNames,
    },
    engine::{
        Game, Outcome, Side,
        advice::{Adviser, BestLines, DeepLines, Evaluation, Line},
        exact::{Solver, Value},
        notation::Link,
        search::{Search, Untimed},
    },
    protocol::{Answer, LineKind, Order, Report, Request},
    session::{EngineLines, Replay, Session},
    worker::{Analysis, Now},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{Diagram, at, by_choices, now, played, rules, slow};

const NAMELESS: DisplayNames = [None, None];

/// Looks for this many lines until they are proved, or for this many steps.
fn deep(game: &Game, count: usize, search: &mut Search, steps: usize) -> Vec<Line> {
    let mut deep = DeepLines::new(game.clone(), count);
    for _ in 0..steps {
        if !deep.resume(search, &mut Untimed) {
            break;
        }
    }
    deep.lines().lines
}

fn search(game: &Game) -> Search {
    Search::new(game.rules(), 1 << 20)
}

/// Returns how many moves of this line are made before the game ends or a move is illegal.
fn legal_moves(game: &Game, line: &Line) -> usize {
    let mut game = game.clone();
    line.moves.iter().take_while(|&&cell| game.play(cell).is_ok()).count()
}

#[test]
fn every_line_begins_with_another_legal_move() {
    for (board, moves) in [
        ("3x3k3", "b2"),
        ("5x5k4", ""),
        ("5x5k4", "c3"),
        ("15x15k5", ""),
        ("15x15k5", "h8i9h9"),
        ("15x15k5r", "h8i9h9g7i8"),
        ("15x15k5c", "h8i9h9g7i8"),
        ("4x4x4k4", "2b3"),
        ("endless5", ""),
        ("endless5", "r0u0r1u1"),
    ] {
        let game = played(board, moves);
        let mut search = search(&game);
        for count in 1..=5 {
            let lines = deep(&game, count, &mut search, 2 * count);
            let firsts: HashSet<_> = lines.iter().map(|line| line.moves[0]).collect();
            let expected = if (board, moves) == ("endless5", "") { 1 } else { count };
            assert_eq!(lines.len(), expected, "{board} {moves}");
            assert_eq!(firsts.len(), expected, "{board} {moves}: {lines:?}");
            assert!(lines.iter().all(|line| legal_moves(&game, line) > 0), "{board} {moves}");
        }
    }
}

#[test]
fn there_are_as_many_lines_as_legal_moves() {
    let game = played("3x3k3", "a1a2b1b2a3b3c2");
    assert_eq!(deep(&game, 5, &mut search(&game), 100).len(), 2);
    assert_eq!(Adviser::new(game.rules()).lines(&game, 5).len(), 2);
    for (board, moves) in [("15x15k5", "a1a2b1b2c1c2d1d2e1"), ("3x3k3", "a1a2b1b2c1")] {
        let game = played(board, moves);
        assert_eq!(game.outcome().and_then(Outcome::winner), Some(Side::First));
        assert_eq!(deep(&game, 5, &mut search(&game), 100), [], "{board}: the game has ended");
        assert_eq!(Adviser::new(game.rules()).lines(&game, 5), [], "{board}: the game has ended");
    }
    let opening = "15x15k5s2".parse::<Link>().expect("a link").game;
    assert!(opening.awaits_opening_ply());
    assert_eq!(deep(&opening, 5, &mut search(&opening), 100), []);
}

/// Two cells complete five, and every other move loses to black's reply.
#[test]
fn wins_come_first_and_losses_last() {
    let game = Diagram::new(
        "15x15k5",
        "
        10 . . . . . .
         9 2 4 6 8 . .
         8 1 3 5 7 . .
         7 . . . . . .
           f g h i j k
    ",
    )
    .game();
    let lines = deep(&game, 4, &mut search(&game), 100);
    let of = |number: usize| (lines[number].moves[0].to_string(), lines[number].evaluation);
    let mut wins = [of(0), of(1)];
    wins.sort_by(|(a, _), (b, _)| a.cmp(b));
    let won = Evaluation::Won(Side::First, 1);
    assert_eq!(wins, [("e8".to_owned(), won), ("j8".to_owned(), won)]);
    assert!(lines[2..].iter().all(|it| it.evaluation != won), "{lines:?}");

    // White has one open end: black must block it, and loses after any other move.
    let game = played("15x15k5", "a1h8a2i8a3j8g8k8");
    let lines = deep(&game, 3, &mut search(&game), 100);
    assert_eq!(lines[0].moves[0], at("l8"));
    for line in &lines[1..] {
        assert_eq!(line.evaluation, Evaluation::Won(Side::Second, 2), "{line:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// On boards that can be solved, what the search calls a win or a loss is one, and no better move has a later line.
    #[test]
    fn lines_agree_with_the_solver(
        board in prop::sample::select(vec!["3x3k3", "4x4k3", "4x4k4", "4x3k3"]),
        choices in prop::collection::vec(any::<Index>(), 1..10),
    ) {
        let game = by_choices(Game::new(rules(board)), &choices);
        prop_assume!(game.position().is_some());
        let position = game.position().expect("a running game");
        let mut solver = Solver::new(game.rules()).expect("a small board");
        let values = solver.moves(position);
        let turn = position.turn();
        let lines = deep(&game, 5, &mut search(&game), 400);
        prop_assert_eq!(lines.len(), values.len().min(5));
        for line in &lines {
            let (_, value) = values.iter().find(|(cell, _)| *cell == line.moves[0]).expect("legal");
            let found = match line.evaluation {
                Evaluation::Won(side, _) if side == turn => "win",
                Evaluation::Won(..) => "loss",
                _ => "draw",
            };
            let expected = match value {
                Value::Win(_) => "win",
                Value::Draw => "draw",
                Value::Loss(_) => "loss",
            };
            prop_assert_eq!(found, expected, "{:?} after {:?}", line, game.moves());
        }
        let exact = Adviser::new(game.rules()).lines(&game, 5);
        let mut best: Vec<_> = values.iter().map(|&(_, value)| value).collect();
        best.sort_by(|a, b| b.cmp(a));
        for (line, best) in exact.iter().zip(best) {
            let value = values.iter().find(|(cell, _)| *cell == line.moves[0]).map(|&(_, it)| it);
            prop_assert_eq!(value, Some(best));
            // Best play takes exactly as long as the value says, and ends like it.
            let mut after = game.clone();
            prop_assert_eq!(legal_moves(&game, line), line.moves.len());
            for &cell in &line.moves {
                prop_assert_eq!(after.play(cell), Ok(()));
            }
            let winner = after.outcome().expect("the end").winner();
            match best {
                Value::Win(plies) => {
                    prop_assert_eq!((winner, line.moves.len()), (Some(turn), plies.into()));
                }
                Value::Loss(plies) => {
                    prop_assert_eq!((winner, line.moves.len()), (Some(turn.other()), plies.into()));
                }
                Value::Draw => prop_assert_eq!(winner, None),
            }
        }
    }
}

/// What the search remembers from a move that is not the best does not mislead it in the positions before and after.
#[test]
fn a_search_for_lines_leaves_no_wrong_results_behind() {
    let game = played("4x4k3", "b2c3");
    let mut search = search(&game);
    for at in [2, 1, 0, 1, 2] {
        let game = game.after(at);
        let value =
            Solver::new(game.rules()).expect("small").value(game.position().expect("running"));
        let lines = deep(&game, 5, &mut search, 400);
        let expected = match value {
            Value::Win(_) => Some(game.position().expect("running").turn()),
            Value::Loss(_) => Some(game.position().expect("running").turn().other()),
            Value::Draw => None,
        };
        assert_eq!(lines[0].evaluation.winner(), expected, "after {at} moves");
    }
}

const STOPPED: Now = || Duration::ZERO;

#[test]
fn the_worker_reports_lines_until_it_is_stopped() {
    let game = played("15x15k5", "h8i9h9");
    let mut worker = Analysis::default();
    let request = Request::Lines { game: game.clone(), kind: LineKind::Best, count: 3 };
    assert_eq!(worker.hear(Order::Ask(4, request)), None);
    let mut reports = Vec::new();
    while reports.len() < 5 {
        match worker.go_on(now) {
            Some(Report::Lines(4, found)) => reports.push(found),
            None => {}
            other => panic!("{other:?}"),
        }
    }
    let last = &reports[4];
    assert_eq!(last.lines.len(), 3);
    assert!(reports.windows(2).all(|two| two[0].nodes < two[1].nodes && two[0].time < two[1].time));

    // A hint is more urgent. The lines go on after it.
    worker.hear(Order::Ask(5, Request::Hint(game)));
    loop {
        match worker.go_on(now) {
            Some(Report::Answer(5, Answer::Hint(_))) => break,
            Some(Report::Progress { id: 5, .. }) | None => {}
            other => panic!("{other:?}"),
        }
    }
    let after_hint = loop {
        match worker.go_on(now) {
            Some(Report::Lines(4, found)) => break found,
            None => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(after_hint.lines.len(), 3);
    // So is a review, which would otherwise wait for ever.
    worker.hear(Order::Ask(6, Request::Review(played("15x15k5", "h8i9"))));
    while !matches!(worker.go_on(now), Some(Report::Answer(6, Answer::Review(_)))) {}
    let Some(Report::Answer(4, Answer::Lines(found))) = worker.hear(Order::Stop(4)) else {
        panic!("no answer")
    };
    assert_eq!(found.lines.len(), 3);
    assert!(!worker.is_busy());
}

/// On a slow device, the first line takes a while. Until then the page is told nothing: it would show progress without an
/// end.
#[test]
fn the_worker_reports_no_progress_before_the_first_line() {
    let mut worker = Analysis::default();
    worker.hear(Order::Ask(
        1,
        Request::Lines { game: played("15x15k5", "h8i9h9"), kind: LineKind::Best, count: 1 },
    ));
    let found = loop {
        match worker.go_on(slow) {
            Some(Report::Lines(1, found)) => break found,
            None => {}
            other => panic!("{other:?}"),
        }
    };
    assert!(found.time > Duration::from_millis(250), "the first line came at once: {found:?}");
}

#[test]
fn the_worker_ends_where_all_is_proved() {
    let mut worker = Analysis::default();
    let exact = Request::Lines { game: played("3x3k3", "b2"), kind: LineKind::Best, count: 2 };
    let Some(Report::Answer(1, Answer::Lines(found))) = worker.hear(Order::Ask(1, exact)) else {
        panic!("no answer at once")
    };
    assert_eq!(found.lines.len(), 2);
    let won = played("15x15k5", "h8a1i8c2j8e1");
    worker.hear(Order::Ask(2, Request::Lines { game: won, kind: LineKind::Best, count: 2 }));
    let found = loop {
        if let Some(Report::Answer(2, Answer::Lines(found))) = worker.go_on(STOPPED) {
            break found;
        }
    };
    assert!(found.lines.iter().all(|it| it.evaluation == Evaluation::Won(Side::First, 3)));
}

fn session(stored: &str) -> Session {
    Session::restore(stored).unwrap_or_else(|error| panic!("{stored}: {error:?}")).0
}

/// Returns a review of this game, after this many moves.
fn reviewed(stored: &str, shown: usize) -> GameState {
    let session = session(stored);
    let mut replay = Replay::of(&session);
    replay.go_to(shown);
    let mut state = GameState::new(&session);
    state.mode.begin_review(replay, None);
    state.sync(&session);
    state
}

const GAME: &str = "15x15k5/friends/one/starter-is-x/one/one/h8i9h9//";

#[test]
fn lines_are_wanted_in_a_review_that_is_visible() {
    let game = reviewed(GAME, 2);
    let request =
        Request::Lines { game: played("15x15k5", "h8i9"), kind: LineKind::Best, count: 3 };
    assert_eq!(model::wanted(&game, LineKind::Best, EngineLines::Three, true), Some(request));
    assert_eq!(
        model::wanted(&game, LineKind::Best, EngineLines::Three, false),
        None,
        "the page is hidden"
    );
    assert_eq!(
        model::wanted(&game, LineKind::Best, EngineLines::Off, true),
        None,
        "they are switched off"
    );
    let playing = GameState::new(&session(GAME));
    assert_eq!(
        model::wanted(&playing, LineKind::Best, EngineLines::Three, true),
        None,
        "a game is played"
    );
    let over = reviewed("3x3k3/friends/one/starter-is-x/one/one/a1a2b1b2c1//", 5);
    assert_eq!(
        model::wanted(&over, LineKind::Best, EngineLines::Three, true),
        None,
        "the game has ended"
    );
    assert!(model::wanted(&reviewed(GAME, 0), LineKind::Best, EngineLines::One, true).is_some());
}

#[test]
fn lines_are_listed_for_the_position_on_the_screen() {
    let game = reviewed(GAME, 2);
    let line = |moves: &str, evaluation| Line {
        moves: moves.split(' ').map(at).collect(),
        evaluation,
        depth: 7,
    };
    let found = BestLines {
        lines: vec![
            line("h9 h10 h8", Evaluation::Heuristic(100)),
            line("g7", Evaluation::Heuristic(-100)),
            line("g8", Evaluation::Won(Side::Second, 4)),
        ],
        ..BestLines::default()
    };
    let of = |moves: &str| FoundLines {
        game: Some(played("15x15k5", moves)),
        kind: LineKind::Best,
        found: found.clone(),
    };
    let listed =
        |moves: &str| model::listed(&game, LineKind::Best, EngineLines::Four, &of(moves), NAMELESS);
    let expected = [
        // A line ends before a move that cannot be made.
        ListedLine {
            value: "black 73%".into(),
            chance: Some(731),
            moves: vec![at("h9"), at("h10")],
            depth: 7,
        },
        ListedLine {
            value: "white 73%".into(),
            chance: Some(269),
            moves: vec![at("g7")],
            depth: 7,
        },
        ListedLine {
            value: "White can win in 2 moves".into(),
            chance: None,
            moves: vec![at("g8")],
            depth: 7,
        },
        ListedLine::default(),
    ];
    assert_eq!(listed("h8i9"), expected);
    assert_eq!(listed("h8"), vec![ListedLine::default(); 4], "lines of another position");
    assert_eq!(model::listed(&game, LineKind::Best, EngineLines::Off, &of("h8i9"), NAMELESS), []);
}

#[test]
fn the_switch_remembers_how_many_lines_there_were() {
    assert_eq!(model::switched(EngineLines::Off, None), EngineLines::Three);
    assert_eq!(model::switched(EngineLines::Off, Some(EngineLines::Five)), EngineLines::Five);
    assert_eq!(model::switched(EngineLines::Five, None), EngineLines::Off);
    let counts = [0, 1, 5, 6].map(EngineLines::of_count);
    assert_eq!(counts, [EngineLines::Off, EngineLines::One, EngineLines::Five, EngineLines::Five]);
}

/// A preview is shown in place of other ghosts until another position is shown.
#[test]
fn a_preview_is_shown_on_the_board() {
    let mut replay = Replay::of(&session(GAME));
    let moves = [at("h7"), at("h10")];
    replay.set_preview(&moves);
    let ghosts =
        |replay: &Replay| moves.map(|cell| replay.cell(cell).ghost.map(|(_, number)| number));
    assert_eq!(ghosts(&replay), [Some(4), Some(5)]);
    assert_eq!(replay.shown().game().moves().len(), 3, "nothing is played");
    replay.go_to(1);
    assert_eq!(ghosts(&replay), [None, None]);
}

/// Nobody gets the engine's help in a game by link that still runs.
#[test]
fn a_running_game_by_link_has_no_lines() {
    let by_link =
        |moves: &str| reviewed(&format!("15x15k5/kqzfdbcx/one/starter-is-x/one/one/{moves}//"), 3);
    let is_wanted =
        |game: &GameState| model::wanted(game, LineKind::Best, EngineLines::One, true).is_some();
    assert!(!is_wanted(&by_link("h8i9h9")));
    assert!(is_wanted(&by_link("h8a1i8a2j8a3k8a4l8")), "the game is over");
}
