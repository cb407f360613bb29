//! The lessons: what their texts say about each position is true, and exercises go as they say.

use std::collections::HashSet;

use in_a_row::{
    app::learn::{
        course::{BLACK, LESSONS, Step, TWO_MORE, WHITE},
        model,
    },
    engine::{
        Cell, Foul, Game, Judgement, Outcome, PlayError, Side,
        advice::{Evaluation, ThreatKind, threats},
        search::{Limit, Score, Search, Untimed},
    },
    session::lessons::{Aim, Exercise, ExerciseState, LessonsProgress, ProgressError},
    words::Text,
};

use crate::common::{at, position};

/// As many nodes as the page's engine has for a reply.
const REPLY: Limit = Limit::Nodes(60_000);

/// All steps, each with the name of its lesson and its number.
fn steps() -> impl Iterator<Item = (String, &'static Step)> {
    LESSONS.iter().flat_map(|lesson| {
        let name = move |number: usize| format!("{} {number}", lesson.id);
        lesson.steps.iter().zip(1..).map(move |(step, number)| (name(number), step))
    })
}

fn exercise(step: &Step) -> Exercise {
    step.exercise().expect("an exercise")
}

fn step_of(text: Text) -> Exercise {
    let (_, step) = steps().find(|(_, step)| step.text == text).expect("a step");
    exercise(step)
}

fn shown(exercise: &Exercise) -> Game {
    exercise.replay().shown().game().clone()
}

/// Returns the engine's best move in this game, and the score for the side to move.
fn best(game: &Game) -> (Cell, Score) {
    let mut search = Search::new(game.rules(), 1 << 22);
    let info = search.think(position(game), REPLY, &mut Untimed);
    (info.best, info.score)
}

/// Lets the engine look at the move that was made, as the page does.
fn judge(exercise: &mut Exercise, game: &Game) {
    let turn = game.side_to_move().expect("a running game");
    let (reply, score) = best(game);
    let evaluation = match score {
        Score::MateIn(_) => Evaluation::Won(turn, 9),
        Score::MatedIn(_) => Evaluation::Won(turn.other(), 9),
        Score::Heuristic(_) => Evaluation::Heuristic(0),
    };
    exercise.judge(game, reply, evaluation);
}

/// Makes a move, and the engine's reply if there is one.
fn press(exercise: &mut Exercise, cell: Cell) {
    if let Some(game) = exercise.press(cell).expect("a legal move") {
        judge(exercise, &game);
    }
}

#[test]
fn every_lesson_has_five_to_ten_steps_and_a_name_of_its_own() {
    assert_eq!(LESSONS.len(), 9);
    for lesson in LESSONS {
        assert!((5..=10).contains(&lesson.steps.len()), "{}", lesson.id);
        let of_name = LESSONS.iter().filter(|it| it.id == lesson.id).count();
        assert_eq!(of_name, 1, "{}", lesson.id);
    }
    for (name, step) in steps() {
        assert!(step.exercise().is_some(), "{name}");
    }
}

/// No move that a step asks for loses, and a move that it does not ask for is not the better one.
#[test]
fn the_moves_that_a_step_asks_for_are_right() {
    for (name, step) in steps() {
        let exercise = exercise(step);
        let (game, Aim::Move(right)) = (shown(&exercise), exercise.aim()) else { continue };
        assert!(!right.is_empty(), "{name}");
        for &cell in right {
            let after = game.clone().with([cell]).expect("a legal move");
            let won = after.outcome().map(Outcome::winner);
            let loses = won.is_none() && matches!(best(&after).1, Score::MateIn(_));
            assert!(!loses, "{name}: {cell} loses");
            assert!(won.is_none_or(|winner| winner == Some(exercise.side())), "{name}: {cell}");
        }
        // If one of the moves wins at once, all of them do.
        let wins = |&cell: &Cell| position(&game).wins_at(cell, exercise.side());
        let winning: Vec<_> = game.legal_moves().filter(wins).collect();
        assert!(winning.is_empty() || winning == *right, "{name}: {winning:?} win");
    }
}

/// Where a text says that nothing else helps, every other move loses.
#[test]
fn every_other_move_loses_where_a_step_says_so() {
    let only = [
        Text::NoughtsBlock,
        Text::NoughtsCorner,
        Text::NoughtsCentre,
        Text::NoughtsEdge,
        Text::FoursStop,
        Text::FoursGap,
        Text::ThreesStop,
        Text::ForksStop,
        Text::DefenceEnd,
        Text::DefenceOnly,
        Text::SpaceStop,
    ];
    for text in only {
        let exercise = step_of(text);
        let (game, Aim::Move(right)) = (shown(&exercise), exercise.aim()) else {
            panic!("{text:?} asks for a move");
        };
        for cell in game.legal_moves().filter(|cell| !right.contains(cell)) {
            let after = game.clone().with([cell]).expect("a legal move");
            assert!(matches!(best(&after).1, Score::MateIn(_)), "{text:?}: {cell} holds, too");
        }
    }
}

#[test]
fn a_person_who_plays_well_wins_every_step_that_can_be_won() {
    for (name, step) in steps() {
        let mut exercise = exercise(step);
        if !matches!(exercise.aim(), Aim::Win | Aim::Hold) {
            continue;
        }
        for _ in 0..20 {
            if exercise.is_done() {
                break;
            }
            let (cell, _) = best(&shown(&exercise));
            press(&mut exercise, cell);
            let state = *exercise.state();
            assert!(
                matches!(state, ExerciseState::ToDo | ExerciseState::Done),
                "{name}: {cell} {state:?}"
            );
        }
        assert!(exercise.is_done(), "{name}");
        let won = shown(&exercise).outcome().map(Outcome::winner);
        let expected = (*exercise.aim() == Aim::Win).then_some(exercise.side());
        assert_eq!(won, Some(expected), "{name}");
    }
}

#[test]
fn the_forbidden_points_to_find_are_all_that_there_are() {
    for (name, step) in steps() {
        let mut exercise = exercise(step);
        let (game, Aim::Find(right)) = (shown(&exercise), exercise.aim().clone()) else {
            continue;
        };
        let is_forbidden = |&cell: &Cell| {
            let judgement = position(&game).judge(cell);
            matches!(judgement, Judgement::Forbidden(foul) if !matches!(foul, Foul::Taken(_)))
        };
        let forbidden: Vec<_> = game.rules().shape().cells().filter(is_forbidden).collect();
        assert_eq!(forbidden, right, "{name}");

        assert_eq!(exercise.press(at("a1")), Ok(None));
        assert_eq!(*exercise.state(), ExerciseState::Missed(at("a1")), "{name}");
        assert_eq!(exercise.press(right[0]), Ok(None));
        assert!(exercise.is_done(), "{name}");
        let (cell, foul) = exercise.forbidden_point().expect("a forbidden point");
        assert_eq!(cell, right[0]);
        let expected = match step.text {
            Text::FoulsThrees => matches!(foul, Foul::DoubleThree),
            Text::FoulsFours => matches!(foul, Foul::DoubleFour),
            _ => matches!(foul, Foul::Overline),
        };
        assert!(expected, "{name}: {foul:?}");
    }
}

/// The colour that a step about an opening asks for is the better one.
#[test]
fn the_right_colour_is_the_better_one() {
    for (name, step) in steps() {
        let exercise = exercise(step);
        let Aim::Choose(right) = *exercise.aim() else { continue };
        let game = shown(&exercise);
        let (_, Score::Heuristic(for_turn)) = best(&game) else { panic!("{name} is won") };
        let turn = game.side_to_move().expect("a running game");
        let for_black = if turn == Side::First { for_turn } else { -for_turn };
        let is_right = match right {
            BLACK => for_black >= 200,
            WHITE => for_black <= -200,
            _ => right == TWO_MORE && for_black.abs() <= 100,
        };
        assert!(is_right, "{name}: {for_black} for black");
    }
}

#[test]
fn all_moves_that_make_an_open_three_are_right() {
    let exercise = step_of(Text::ThreesOpen);
    let game = shown(&exercise);
    let threes = threats(game.board()).into_iter().filter(|it| it.kind == ThreatKind::OpenThree);
    let threes: HashSet<_> =
        threes.filter(|it| it.side == exercise.side()).map(|it| it.cell).collect();
    let Aim::Move(right) = exercise.aim().clone() else { panic!("a move") };
    let right: HashSet<_> = right.into_iter().collect();
    assert_eq!(threes, right);
}

#[test]
fn a_losing_move_is_refuted_and_taken_back() {
    let mut exercise = step_of(Text::FoursStop);
    press(&mut exercise, at("a9"));
    let ExerciseState::Refuted(mistake) = *exercise.state() else { panic!("it loses") };
    assert_eq!((mistake.cell, mistake.reply, mistake.loses), (at("a9"), Some(at("g4")), true));
    assert!(exercise.can_move() && exercise.can_take_back());
    // The next press takes it back, too.
    press(&mut exercise, at("g4"));
    assert!(exercise.is_done());
    assert_eq!(exercise.press(at("a9")), Ok(None), "it is over");
}

#[test]
fn a_possible_move_is_not_called_wrong() {
    let mut exercise = step_of(Text::ThreesOpen);
    let before = shown(&exercise);
    press(&mut exercise, at("a9"));
    assert_eq!(*exercise.state(), ExerciseState::Other(at("a9")));
    exercise.take_back();
    assert_eq!((*exercise.state(), shown(&exercise)), (ExerciseState::ToDo, before));
}

#[test]
fn a_move_that_gives_the_win_away_is_refuted() {
    let mut exercise = step_of(Text::ForksFourThree);
    press(&mut exercise, at("a9"));
    let ExerciseState::Refuted(mistake) = *exercise.state() else { panic!("it wins no more") };
    assert!(mistake.reply.is_some());
    exercise.take_back();
    press(&mut exercise, at("f5"));
    assert_eq!(*exercise.state(), ExerciseState::ToDo, "the engine has stopped the four");
    assert_eq!(shown(&exercise).moves().len(), 2);
    // A mistake after the first move takes only that one back.
    press(&mut exercise, at("a9"));
    exercise.take_back();
    assert_eq!(shown(&exercise).moves().len(), 2);
}

/// In a lost position, the engine may choose any reply. The exercise replaces it with one that stops a row.
#[test]
fn a_reply_stops_a_row_even_if_all_is_lost() {
    let mut exercise = step_of(Text::NoughtsFork);
    let game = exercise.press(at("a3")).expect("a legal move").expect("a game");
    exercise.judge(&game, at("b3"), Evaluation::Won(Side::First, 2));
    let reply = *shown(&exercise).moves().last().expect("a reply");
    assert!([at("a2"), at("c1")].contains(&reply), "{reply}");
}

#[test]
fn an_old_reply_changes_nothing() {
    let mut exercise = step_of(Text::FoursStop);
    let asked = exercise.press(at("a9")).expect("a legal move").expect("a game");
    exercise.judge(&exercise.replay().game().clone(), at("g4"), Evaluation::Heuristic(0));
    assert_eq!(*exercise.state(), ExerciseState::Checking(at("a9")));
    assert!(!exercise.can_move(), "the engine still looks at it");
    judge(&mut exercise, &asked);
    assert!(exercise.can_take_back());
}

#[test]
fn hints_mark_a_right_move() {
    let mut exercise = step_of(Text::FoursStop);
    assert_eq!(exercise.ask_for_hint(), None);
    assert_eq!(exercise.advised(), Some(at("g4")));
    assert!(exercise.cell(at("g4")).is_advised && !exercise.cell(at("a9")).is_advised);
    press(&mut exercise, at("g4"));
    assert!(!exercise.cell(at("g4")).is_advised);

    let mut exercise = step_of(Text::NoughtsFork);
    let game = exercise.ask_for_hint().expect("the engine has to find it");
    exercise.take_hint(&game, at("a2"));
    assert_eq!(exercise.advised(), Some(at("a2")));
    press(&mut exercise, at("a3"));
    assert_eq!(exercise.advised(), None);
    exercise.take_hint(&game, at("a2"));
    assert_eq!(exercise.advised(), None, "it is a hint for another position");
}

#[test]
fn answers_are_right_or_wrong() {
    let mut exercise = step_of(Text::SwapBlack);
    assert_eq!(exercise.press(at("a1")), Ok(None));
    assert_eq!(*exercise.state(), ExerciseState::ToDo, "no move is asked for");
    exercise.choose(WHITE);
    assert_eq!(*exercise.state(), ExerciseState::Wrong(WHITE));
    exercise.choose(BLACK);
    assert!(exercise.is_done());
    exercise.choose(WHITE);
    assert!(exercise.is_done());
    assert!(step_of(Text::SwapWhy).is_done(), "there is nothing to do");
}

#[test]
fn a_forbidden_or_taken_cell_says_so() {
    let mut exercise = step_of(Text::FoulsFive);
    let taken = exercise.press(at("d8"));
    assert_eq!(taken, Err(PlayError::Forbidden(Foul::Taken(Side::Second))));
    assert_eq!(*exercise.state(), ExerciseState::ToDo);
    // The completing move would be a double three if it did not make five.
    press(&mut exercise, at("i8"));
    assert!(exercise.is_done());
}

#[test]
fn progress_is_stored_and_joined() {
    let mut progress = LessonsProgress::default();
    let lesson = &LESSONS[0];
    assert_eq!(model::next_step(lesson, &progress), 0);
    progress.note(lesson.id, 3);
    assert_eq!(model::next_step(lesson, &progress), 3);
    let mut other = LessonsProgress::default();
    other.note(lesson.id, 2);
    other.note(LESSONS[1].id, 1);
    assert!(progress.merge(&other));
    assert!(!progress.merge(&other), "nothing is new");
    assert_eq!(progress.steps(lesson.id), 3);
    assert_eq!(progress.to_string(), "fours 1\nnoughts 3");
    assert_eq!(progress.to_string().parse(), Ok(progress.clone()));
    progress.note(lesson.id, lesson.steps.len());
    assert_eq!(model::next_step(lesson, &progress), 0, "it begins again");
    assert_eq!(model::about_person(&progress), "Lessons finished: 1 of 9");
}

#[test]
fn a_damaged_progress_is_refused_with_its_line() {
    let error = "forks 2\nfours".parse::<LessonsProgress>();
    assert_eq!(error, Err(ProgressError { line: 2 }));
    assert!("forks -1".parse::<LessonsProgress>().is_err());
    // A lesson of a later version is kept.
    let later: LessonsProgress = "later 7".parse().expect("a progress");
    assert_eq!(later.to_string(), "later 7");
}
