//! Solving puzzles, the puzzle of the day, and the training.

use std::{collections::HashSet, time::Duration};

use in_a_row::{
    app::puzzles::model::{FILTERS, utc_midnight},
    engine::{
        Cell, Foul, PlayError, Side, Start,
        advice::Evaluation,
        notation::{Link, parse_moves},
        puzzles::{self, Goal, Puzzle, Theme, Themes},
    },
    protocol::{Answer, Order, Report, Request},
    session::puzzles::{
        Day, Filter, MissedWins, Mistake, PuzzleResult, Solving, SolvingState, Training, puzzle_of,
    },
    worker::Analysis,
};
use proptest::prelude::*;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period},
};

use crate::common::rules;

fn all() -> Vec<Puzzle> {
    puzzles::read(include_bytes!("../../src/engine/puzzles/puzzles.bin")).expect("puzzles")
}

/// Returns the first puzzle for which this holds.
fn puzzle(is_meant: impl Fn(&Puzzle) -> bool) -> Puzzle {
    all().into_iter().find(is_meant).expect("such a puzzle")
}

/// Returns a wrong first move of this puzzle.
fn wrong_move(puzzle: &Puzzle) -> Cell {
    let position = puzzle.game().position().expect("a running game");
    position.legal_moves().find(|&cell| cell != puzzle.solution()).expect("another move")
}

const fn frozen() -> Duration {
    Duration::ZERO
}

/// Returns the worker's reply to the move that the engine looks at.
fn reply_of_worker(request: Request) -> (Cell, Evaluation) {
    let mut worker = Analysis::default();
    let mut report = worker.hear(Order::Ask(1, request));
    while report.is_none() {
        report = worker.go_on(frozen);
    }
    let Some(Report::Answer(1, Answer::Lines(found))) = report else { panic!("{report:?}") };
    (found.lines[0].moves[0], found.lines[0].evaluation)
}

#[test]
fn right_moves_are_answered_with_the_longest_defence() {
    for puzzle in all().into_iter().step_by(29) {
        let mut solving = Solving::new(puzzle.clone(), None);
        for (ply, &cell) in puzzle.line().iter().enumerate() {
            if ply % 2 == 1 {
                assert_eq!(*solving.state(), SolvingState::Replying);
                solving.reply();
                assert_eq!(solving.replay().moves().last(), Some(&cell));
            } else {
                assert_eq!(*solving.state(), SolvingState::ToMove(ply > 0));
                assert_eq!(solving.next_move(), Some(cell));
                assert_eq!(solving.press(cell), Ok(None));
            }
        }
        assert_eq!(*solving.state(), SolvingState::Solved);
        assert_eq!(solving.result(), Some(PuzzleResult::Solved));
        assert_eq!(solving.replay().moves(), puzzle.line());
    }
}

#[test]
fn a_wrong_move_is_refuted_and_taken_back() {
    for goal in [Goal::Win, Goal::Hold] {
        let puzzle = puzzle(|it| it.goal() == goal && it.game().rules().to_string() == "15x15k5");
        let mut solving = Solving::new(puzzle.clone(), None);
        let own = solving.side();
        let wrong = wrong_move(&puzzle);
        let game = solving.press(wrong).expect("a legal move").expect("a game to look at");
        assert_eq!(*solving.state(), SolvingState::Checking(wrong));
        assert_eq!(solving.press(puzzle.solution()), Ok(None), "the engine looks at the other one");

        let (reply, evaluation) = reply_of_worker(Request::Reply(game.clone()));
        solving.judge(&game, reply, evaluation);
        let loses = matches!(evaluation, Evaluation::Won(side, _) if side != own);
        let mistake = Mistake { cell: wrong, reply: Some(reply), loses };
        assert_eq!(*solving.state(), SolvingState::Refuted(mistake));
        assert!(loses || goal == Goal::Win, "every other move loses");
        assert_eq!(solving.replay().moves(), [wrong, reply]);
        assert_eq!(solving.result(), Some(PuzzleResult::Failed));

        solving.take_back();
        assert_eq!(*solving.state(), SolvingState::ToMove(false));
        assert_eq!(solving.replay().shown().game(), puzzle.game());
        assert_eq!(solving.press(puzzle.solution()), Ok(None));
        assert_eq!(solving.result(), Some(PuzzleResult::Failed), "the first try counts");
        assert!(solving.analysis().has_variations(), "the wrong move can be looked at");
        assert_eq!(solving.analysis().moves(), puzzle.line());
    }
}

#[test]
fn an_outdated_judgement_is_ignored() {
    let puzzle = puzzle(|it| it.line().len() > 1);
    let mut solving = Solving::new(puzzle.clone(), None);
    let game = solving.press(wrong_move(&puzzle)).expect("a legal move").expect("a game");
    let mut other = Solving::new(puzzle.clone(), None);
    other.judge(&game, puzzle.solution(), Evaluation::Unknown);
    assert_eq!(*other.state(), SolvingState::ToMove(false));
    solving.judge(puzzle.game(), puzzle.solution(), Evaluation::Unknown);
    assert!(matches!(solving.state(), SolvingState::Checking(_)));
}

#[test]
fn another_win_at_the_end_is_right() {
    let puzzle = puzzle(|it| it.line().len() == 3 && it.goal() == Goal::Win);
    let mut solving = Solving::new(puzzle.clone(), None);
    assert_eq!(solving.press(puzzle.line()[0]), Ok(None));
    solving.reply();
    let last = puzzle.line()[2];
    let other = {
        let game = puzzle.game().clone().with(puzzle.line()[..2].iter().copied()).expect("legal");
        game.position().expect("running").legal_moves().find(|&cell| cell != last).expect("a move")
    };
    if let Some(game) = solving.press(other).expect("legal") {
        solving.judge(&game, last, Evaluation::Won(solving.side(), 4));
    }
    assert_eq!(*solving.state(), SolvingState::Solved);
}

#[test]
fn hints_come_in_three_steps_and_count() {
    let puzzle = puzzle(|it| it.line().len() == 1);
    let mut solving = Solving::new(puzzle.clone(), None);
    let solution = puzzle.solution();
    for hints in 1..=3 {
        assert!(!solving.cell(solution).is_advised);
        solving.give_hint();
        assert_eq!(solving.hints(), hints);
    }
    assert!(solving.cell(solution).is_advised);
    solving.give_hint();
    assert_eq!(solving.hints(), 3);
    assert_eq!(solving.press(solution), Ok(None));
    assert_eq!(solving.result(), Some(PuzzleResult::Failed), "the move was shown");

    let mut with_one = Solving::new(puzzle, None);
    with_one.give_hint();
    assert!(with_one.theme().is_some());
    assert_eq!(with_one.press(solution), Ok(None));
    assert_eq!(with_one.result(), Some(PuzzleResult::WithHints));
}

/// The hints for one move do not count for the next one.
#[test]
fn hints_begin_anew_with_each_move() {
    let puzzle = puzzle(|it| it.line().len() >= 3);
    let mut solving = Solving::new(puzzle.clone(), None);
    for _ in 0..3 {
        solving.give_hint();
    }
    assert_eq!(solving.press(puzzle.line()[0]), Ok(None));
    solving.reply();
    assert_eq!((solving.hints(), solving.hints_for_move()), (3, 0));
    assert!(!solving.cell(puzzle.line()[2]).is_advised);
    solving.give_hint();
    assert_eq!((solving.hints(), solving.hints_for_move()), (4, 1));
    solving.give_up();
    assert_eq!(solving.result(), Some(PuzzleResult::Failed));
}

/// Somebody who chose puzzles with fours knows that this one has some.
#[test]
fn a_hint_does_not_repeat_the_chosen_theme() {
    let mut only = Themes::NONE;
    only.insert(Theme::Fours);
    let with_one = puzzle(|it| it.themes() == only);
    let mut solving = Solving::new(with_one.clone(), None).chosen_by(Filter::Theme(Theme::Fours));
    assert_eq!(solving.theme(), None);
    solving.give_hint();
    assert_eq!((solving.hints(), solving.hints_for_move()), (1, 2), "the region at once");

    let solving = Solving::new(with_one, None).chosen_by(Filter::Gomoku);
    assert_eq!(solving.theme(), Some(Theme::Fours));
    let with_two = puzzle(|it| {
        [Theme::Fours, Theme::FourThree].iter().all(|&theme| it.themes().contains(theme))
    });
    let solving = Solving::new(with_two, None).chosen_by(Filter::Theme(Theme::FourThree));
    assert!(solving.theme().is_some_and(|theme| theme != Theme::FourThree));
}

#[test]
fn a_day_counts_unless_a_move_was_shown() {
    let puzzle = puzzle(|it| it.line().len() == 1);
    let mut alone = Solving::new(puzzle.clone(), Some(Day(3)));
    assert_eq!(alone.solved_day(), None, "it is not solved yet");
    alone.give_hint();
    assert_eq!(alone.press(puzzle.solution()), Ok(None));
    assert_eq!(alone.solved_day(), Some(Day(3)));

    let mut told = Solving::new(puzzle.clone(), Some(Day(3)));
    (0..3).for_each(|_| told.give_hint());
    assert_eq!(told.press(puzzle.solution()), Ok(None));
    assert_eq!((told.state(), told.solved_day()), (&SolvingState::Solved, None));
}

#[test]
fn the_solution_is_shown_from_where_the_person_is() {
    let puzzle = puzzle(|it| it.line().len() >= 5);
    let mut solving = Solving::new(puzzle.clone(), None);
    assert_eq!(solving.press(puzzle.line()[0]), Ok(None));
    solving.reply();
    solving.give_up();
    assert!(!solving.is_decided(), "the moves come one after another");
    for shown in 3..puzzle.line().len() {
        assert!(solving.show_next(), "{shown}");
        assert_eq!(solving.replay().moves(), &puzzle.line()[..shown]);
    }
    assert!(!solving.show_next(), "the last one");
    assert!(!solving.show_next(), "nothing is left");
    assert_eq!(solving.replay().moves(), puzzle.line());
    assert_eq!(solving.result(), Some(PuzzleResult::Failed));
    assert_eq!(solving.press(puzzle.line()[0]), Ok(None), "it is over");
}

#[test]
fn days_follow_the_gregorian_calendar() {
    // 400 years have 146,097 days, counted one by one here.
    let is_leap = |year: i32| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let mut day = Day::of_date(1970, 1, 1);
    assert_eq!((day, day.weekday()), (Day(0), 3));
    for year in 1970..2370 {
        for month in 1..=12 {
            let days = match month {
                2 => 28 + u8::from(is_leap(year)),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            for date in 1..=days {
                assert_eq!(Day::of_date(year, month, date), day);
                day = day.plus(1);
            }
        }
    }
    assert_eq!(day.0, 146_097);
}

#[test]
fn puzzles_of_the_day_get_harder_over_the_week_and_do_not_repeat() {
    let all = all();
    let monday = Day::of_date(2028, 2, 28);
    assert_eq!(monday.weekday(), 0, "the 29th is a Tuesday");
    let of = |day| puzzle_of(&all, day).expect("a puzzle");
    let mut seen = HashSet::new();
    for week in 0..40 {
        let ratings: Vec<_> =
            (0..7).map(|day| all[of(monday.plus(7 * week + day))].rating()).collect();
        assert!(ratings.is_sorted(), "{ratings:?}");
        for day in 0..7 {
            assert!(seen.insert(of(monday.plus(7 * week + day))));
        }
    }
    assert_eq!(puzzle_of(&all[..3], monday), None);
}

#[test]
fn the_rating_is_that_of_the_published_example() {
    let player = |rating, deviation| Glicko2Rating { rating, deviation, volatility: 0.06 };
    let games = [
        (player(1400.0, 30.0), Outcomes::WIN),
        (player(1550.0, 100.0), Outcomes::LOSS),
        (player(1700.0, 300.0), Outcomes::LOSS),
    ];
    let config = Glicko2Config { tau: 0.5, ..Glicko2Config::new() };
    let after = glicko2_rating_period(&player(1500.0, 200.0), &games, &config);
    assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
}

#[test]
fn only_the_first_attempt_changes_the_rating() {
    let puzzle = puzzle(|_| true);
    let mut training = Training::default();
    let before = training.rating();
    training.note(&puzzle, PuzzleResult::Failed, Day(0));
    let failed = training.rating();
    assert!(failed < before);
    training.note(&puzzle, PuzzleResult::Solved, Day(1));
    assert_eq!(training.rating(), failed);

    let ratings = [PuzzleResult::Failed, PuzzleResult::WithHints, PuzzleResult::Solved].map(|it| {
        let mut training = Training::default();
        training.note(&puzzle, it, Day(0));
        training.rating()
    });
    assert!(ratings.is_sorted());
    assert!(training.deviation() < Training::default().deviation());
}

#[test]
fn failed_puzzles_come_back_after_longer_and_longer() {
    let all = all();
    let failed = &all[10];
    let mut training = Training::default();
    training.note(failed, PuzzleResult::Failed, Day(100));
    let mut today = 100;
    for pause in [1, 3, 7, 21] {
        assert_eq!(training.due(Day(today + pause - 1)), 0);
        today += pause;
        assert_eq!(training.due(Day(today)), 1);
        assert_eq!(training.next(&all, Filter::All, Day(today), 7), Some(10));
        training.note(failed, PuzzleResult::Solved, Day(today));
    }
    assert_eq!(training.due(Day(today + 1_000)), 0);
    training.note(failed, PuzzleResult::Failed, Day(today));
    assert_eq!(training.due(Day(today + 1)), 1);
    // Solving it before its day does not count as remembering it.
    training.note(failed, PuzzleResult::Solved, Day(today));
    assert_eq!(training.due(Day(today + 1)), 1);
}

#[test]
fn the_next_puzzle_is_new_and_near_the_rating() {
    let all = all();
    let mut training = Training::default();
    let mut seen = HashSet::new();
    for chance in 0..60 {
        let place = training.next(&all, Filter::All, Day(0), chance).expect("a puzzle");
        assert!(seen.insert(place), "it was tried");
        let distance = |place: usize| training.rating().abs_diff(all[place].rating().into());
        let nearer = (0..all.len())
            .filter(|it| !seen.contains(it) && distance(*it) < distance(place))
            .count();
        assert!(nearer < 12);
        training.note(&all[place], PuzzleResult::Solved, Day(0));
    }
    assert!(training.rating() > 1200, "{}", training.rating());
    assert_eq!(training.counts(), (60, 60));
}

#[test]
fn filters_find_puzzles_of_every_kind() {
    let all = all();
    let training = Training::default();
    for filter in FILTERS {
        let place = training.next(&all, filter, Day(0), 3).expect("a puzzle");
        assert!(filter.takes(&all[place]));
    }
    let of_boards = &FILTERS[1..6];
    let taken = |puzzle: &Puzzle| of_boards.iter().filter(|it| it.takes(puzzle)).count();
    assert!(all.iter().all(|puzzle| taken(puzzle) == 1), "each board has one filter");
}

#[test]
fn streaks_survive_journeys_and_wrong_clocks() {
    let training = |days: &[(i32, i32)]| {
        let mut training = Training::default();
        for &(day, hours) in days {
            training.note_day(Day(day), 60 * hours);
        }
        training
    };
    // A missed day, also when summer time has begun in between.
    let missed = training(&[(10, 1), (11, 1), (13, 2)]);
    assert_eq!(missed.streak(Day(13)), 1);
    // A flight from Los Angeles to Tokyo: there is no day 11.
    let flight = training(&[(9, -8), (10, -8), (12, 9)]);
    assert_eq!(flight.streak(Day(12)), 3);
    // And back: day 12 comes twice, and counts once.
    let mut back = flight;
    back.note_day(Day(12), -8 * 60);
    back.note_day(Day(13), -8 * 60);
    assert_eq!(back.streak(Day(13)), 4);
    assert!(back.has_day(Day(12)) && !back.has_day(Day(11)));
    // The clock was a year ahead once.
    let ahead = training(&[(10, 0), (11, 0), (376, 0)]);
    assert_eq!(ahead.streak(Day(12)), 2);
    assert_eq!(Training::default().streak(Day(0)), 0);
}

#[test]
fn damaged_trainings_are_refused() {
    let broken = [
        "",
        "80000 35000",
        "80000 NaN 60000",
        "80000 0 60000",
        "80000 35000 60000\n0000000g +",
        "80000 35000 60000\n00000001 *",
        "80000 35000 60000\n00000001 - 4 20000",
        "80000 35000 60000\n00000001 - 1",
        "80000 35000 60000\n00000001 +\n00000001 -",
        "80000 35000 60000\nday 1",
    ];
    for text in broken {
        assert!(text.parse::<Training>().is_err(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn trainings_survive_being_stored(
        notes in prop::collection::vec((0..200_usize, 0..3_usize, 0..60_i32), 0..40),
        days in prop::collection::vec((-5..20_000_i32, -900..900_i32), 0..20),
    ) {
        let all = all();
        let mut training = Training::default();
        for (place, result, day) in notes {
            let result =
                [PuzzleResult::Failed, PuzzleResult::WithHints, PuzzleResult::Solved][result];
            training.note(&all[place], result, Day(day));
        }
        for (day, ahead) in days {
            training.note_day(Day(day), ahead);
        }
        prop_assert_eq!(training.to_string().parse(), Ok(training));
    }
}

#[test]
fn the_solver_is_the_side_to_move() {
    for puzzle in all().into_iter().step_by(101) {
        let to_move = puzzle.game().side_to_move().expect("a running game");
        assert_eq!(Solving::new(puzzle, None).side(), to_move);
        assert!(matches!(to_move, Side::First | Side::Second));
    }
}

#[test]
fn every_kind_that_can_be_chosen_has_puzzles() {
    let all = all();
    for filter in FILTERS {
        let count = all.iter().filter(|puzzle| filter.takes(puzzle)).count();
        assert!(count >= 20, "{filter:?}: {count}");
    }
}

#[test]
fn midnight_is_told_in_utc() {
    assert_eq!(utc_midnight(0), "00:00");
    assert_eq!(utc_midnight(60), "23:00");
    assert_eq!(utc_midnight(-8 * 60), "08:00");
    assert_eq!(utc_midnight(5 * 60 + 45), "18:15");
}

#[test]
fn a_forbidden_point_is_refused_with_its_reason() {
    // A fork of black at h8 would make two threes.
    let cells = |text: &str| parse_moves(text).expect("cells");
    let start = Start::new(cells("h9h10i8j8a1a15"), cells("a3a13o13o3c1e1"));
    let rules = "15x15k5r".parse().expect("a board");
    let line = vec!["g8".parse().expect("a cell")];
    let puzzle = Puzzle::new(rules, start, Goal::Win, line, Themes::NONE, 600).expect("a puzzle");
    let mut solving = Solving::new(puzzle, None);
    let fork = "h8".parse().expect("a cell");
    assert_eq!(solving.press(fork), Err(PlayError::Forbidden(Foul::DoubleThree)));
    assert_eq!(solving.forbidden(), Some((fork, Foul::DoubleThree)));
    assert_eq!(*solving.state(), SolvingState::ToMove(false));
    assert_eq!(solving.press("g8".parse().expect("a cell")), Ok(None));
    assert_eq!(solving.forbidden(), None);
}

/// A game that was won has no missed win, and of each other game the last one counts.
#[test]
fn missed_wins_are_searched_from_the_last_move_on() {
    let game = |link: &str| link.parse::<Link>().expect("a link").game;
    let (won, lost) = (game("3x3k3/a1b1a2b2a3"), game("3x3k3/a1b1a2b2c3b3"));
    let drawn = game("3x3k3/a1b2a3a2c2b3b1c1c3");
    let mut missed = MissedWins::new([
        (won.clone(), Side::First),
        (game("3x3k3/a1b1"), Side::First),
        (lost.clone(), Side::First),
        (drawn.clone(), Side::Second),
    ]);
    let ply = |missed: &MissedWins| missed.next().map(|position| position.board().marks().count());
    assert_eq!(ply(&missed), Some(4), "a game that was won or still runs is not searched");
    assert_eq!(missed.progress(), (0, 3 + 4));
    assert_eq!(missed.judge(Evaluation::Heuristic(0)), None);
    assert_eq!(missed.progress(), (1, 3 + 4));
    assert_eq!(ply(&missed), Some(2));
    assert_eq!(missed.judge(Evaluation::Won(Side::Second, 3)), None, "X loses there");
    assert_eq!(ply(&missed), Some(0));
    assert_eq!(missed.judge(Evaluation::Heuristic(0)), None);
    assert_eq!(ply(&missed), Some(7), "the next game");
    let found = missed.judge(Evaluation::Won(Side::Second, 5)).expect("a missed win");
    assert!(found.moves().is_empty(), "it begins there");
    assert_eq!(missed.next(), None, "one position of a game is enough");
    assert_eq!(missed.progress(), (3 + 4, 3 + 4));
    assert_eq!(ply(&MissedWins::new([(won, Side::Second)])), Some(3));
}

/// Puzzles after a lost game are on boards like that of the game.
#[test]
fn puzzles_are_like_a_game() {
    let like = |board: &str| Filter::like(rules(board));
    assert_eq!(like("3x3k3"), Filter::Small);
    assert_eq!(like("7x7k5"), Filter::Small);
    assert_eq!(like("9x9k5"), Filter::Gomoku);
    assert_eq!(like("15x15k5e"), Filter::Gomoku);
    assert_eq!(like("endless5"), Filter::Gomoku);
    assert_eq!(like("15x15k5r"), Filter::Renju);
    assert_eq!(like("15x15k5c"), Filter::Caro);
    assert_eq!(like("3x3x3k3"), Filter::Space);
}
