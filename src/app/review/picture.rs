//! The lines of the chart of a game.

use crate::{engine::advice::Evaluation, session::Replay};
use std::fmt::Write;

/// The width and height of the chart in its own units. It is scaled to the available room; only its lines keep their
/// width.
const WIDTH: usize = 1000;
const HEIGHT: i32 = 100;

/// Returns the path data of a part of the chart.
pub type Draw = fn(&Replay) -> String;

/// The parts of the chart with their classes, from back to front.
pub const PATHS: [(&str, Draw); 5] = [
    ("area", |replay| course(replay, true)),
    ("course", |replay| course(replay, false)),
    ("proved", proved),
    ("decisive", |replay| {
        let decisive = replay.review().decisive.filter(|&ply| ply < replay.moves_of_game());
        let at = decisive.map(|ply| ply + 1);
        at.map_or_else(String::new, |at| format!("M{} 0V{HEIGHT}", across(replay, at)))
    }),
    ("now", |replay| format!("M{} 0V{HEIGHT}", across(replay, replay.at()))),
];

/// Returns the distance from the left of the position after this many moves.
fn across(replay: &Replay, at: usize) -> usize {
    at * WIDTH / replay.moves().len().max(1)
}

/// Returns the distance of an evaluation from the top. Only proved results reach the edges.
fn down(evaluation: Evaluation) -> Option<i32> {
    let chance = i32::from(evaluation.chance()?);
    Some(match evaluation {
        Evaluation::Won(..) => HEIGHT - chance * HEIGHT / 1000,
        _ => HEIGHT * 9 / 10 - chance * (HEIGHT * 8 / 10) / 1000,
    })
}

/// Returns the evaluations as a line, or as the area between the line and the middle.
fn course(replay: &Replay, is_area: bool) -> String {
    let mut path = String::new();
    let mut before = None;
    for at in 0..=replay.moves().len() + 1 {
        let (x, y) = (across(replay, at), down(replay.evaluation(at)));
        // Writing to a string never fails.
        let _ = match (before, y) {
            (None, Some(y)) if is_area => write!(path, "M{x} {}V{y}", HEIGHT / 2),
            (None, Some(y)) => write!(path, "M{x} {y}"),
            (Some(_), Some(y)) => write!(path, "L{x} {y}"),
            (Some(_), None) if is_area => write!(path, "V{}Z", HEIGHT / 2),
            (_, None) => Ok(()),
        };
        before = y;
    }
    path
}

/// Returns dots where a win is proved, at the edge of the winning side.
fn proved(replay: &Replay) -> String {
    let is_won = |at: &usize| replay.evaluation(*at).winner().is_some();
    (0..=replay.moves().len()).filter(is_won).map(|at| dot(replay, at)).collect()
}

/// Returns a dot: a line of length zero with round ends.
#[must_use]
pub fn dot(replay: &Replay, at: usize) -> String {
    let y = down(replay.evaluation(at)).unwrap_or(HEIGHT / 2);
    format!("M{} {y}h0", across(replay, at))
}
