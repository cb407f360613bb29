//! The lessons: what their texts say about each position is true.

use in_a_row::{
    app::learn::course::{LESSONS, Step},
    engine::{
        Cell, Foul, Game, Judgement,
        advice::Evaluation,
        search::{Limit, Score, Search, Untimed},
    },
    session::lessons::{Aim, Exercise, ExerciseState, LessonsProgress},
};

use crate::common::position;

/// As many nodes as the page's engine has for a reply.
const REPLY: Limit = Limit::Nodes(60_000);

fn steps() -> impl Iterator<Item = (String, &'static Step)> {
    LESSONS.iter().flat_map(|lesson| {
        let name = |at: usize| format!("{} {}", lesson.id, at + 1);
        lesson.steps.iter().enumerate().map(move |(at, step)| (name(at), step))
    })
}

fn exercise(step: &Step) -> Exercise {
    step.exercise().expect("an exercise")
}

/// Returns the engine's best move in this game, and its evaluation.
fn best(game: &Game) -> (Cell, Score) {
    let mut search = Search::new(game.rules(), 1 << 22);
    let info = search.think(position(game), REPLY, &mut Untimed);
    (info.best, info.score)
}

#[test]
fn diagnose() {
    for (name, step) in steps() {
        let Some(mut exercise) = step.exercise() else {
            println!("{name}: UNREADABLE");
            continue;
        };
        let game = exercise.replay().shown().game().clone();
        match exercise.aim().clone() {
            Aim::Move(right) => {
                let mut hold = vec![];
                for cell in game.legal_moves().collect::<Vec<_>>() {
                    let after = game.clone().with([cell]).expect("legal");
                    if after.outcome().is_some() {
                        println!("{name}: {cell} ends");
                        continue;
                    }
                    if !matches!(best(&after).1, Score::MateIn(_)) {
                        hold.push(cell.to_string());
                    }
                }
                let (b, s) = best(&game);
                println!("{name}: right {:?} hold {} {:?} best {b} {s:?}", right.iter().map(|c| c.to_string()).collect::<Vec<_>>(), hold.len(), &hold[..hold.len().min(12)]);
            }
            Aim::Win | Aim::Hold => {
                let mut line = vec![];
                while !exercise.is_done() && line.len() < 40 {
                    let now = exercise.replay().shown().game().clone();
                    let (b, _) = best(&now);
                    line.push(b.to_string());
                    if let Some(asked) = exercise.press(b).expect("legal") {
                        let (reply, score) = best(&asked);
                        let evaluation = Evaluation::of_score(score, asked.side_to_move().unwrap());
                        line.push(reply.to_string());
                        exercise.judge(&asked, reply, evaluation);
                        if *exercise.state() != ExerciseState::ToDo && !exercise.is_done() {
                            line.push(format!("{:?}", exercise.state()));
                            break;
                        }
                    }
                }
                println!("{name}: {:?} {} first {:?}", exercise.aim(), line.join(" "), best(&game).1);
            }
            Aim::Find(right) => {
                let fouls: Vec<_> = game.rules().shape().cells().filter(|&c| matches!(position(&game).judge(c), Judgement::Forbidden(foul) if !matches!(foul, Foul::Taken(_)))).map(|c| c.to_string()).collect();
                println!("{name}: right {right:?} fouls {fouls:?}");
            }
            Aim::Choose(_) | Aim::Look => {
                println!("{name}: {:?} {:?}", exercise.aim(), best(&game));
            }
        }
    }
}
