//! How minimax thinks.

use super::mark;
use crate::{
    engine::{
        Rules,
        call_tree::{Counts, Progress, Step, keeps_highest},
    },
    session::Thought,
};

pub const MINIMAX: &str = "How minimax thinks";
pub const CALLS: &str = "Tree of calls";
pub const CALLS_AS_TEXT: &str = "The calls as text";
pub const STEP: &str = "Step";
/// To the beginning, one back, one on, to the end.
pub const STEPS: [&str; 4] = ["To the first step", "One step back", "One step on", "To the answer"];
pub const THINKS_ABOUT: &str = "Position";
pub const THINKS_ABOUT_FEW: &str =
    "With at most 5 free cells on your board, it can be looked at here.";
/// The board, and the example.
pub const SUBJECTS: [&str; 2] = ["On the board", "Example"];
pub const ALPHA_BETA: &str = "Alpha-beta";
pub const OFF_ON: [&str; 2] = ["Off", "On"];

/// What is asked, and what the scores mean.
pub fn minimax_scheme(thought: &Thought) -> String {
    let (asks, other) = (mark(thought.mark_at(0)), mark(thought.mark_at(1)));
    format!(
        "Where should {asks} play? Minimax tries every move, every answer, and so on to the end. \
         A win of {asks} counts +10, a loss −10, a draw 0. {asks} keeps the highest score, {other} \
         the lowest."
    )
}

fn score(score: i32) -> String {
    match score {
        0 => "0".into(),
        1.. => format!("+{score}"),
        _ => format!("−{}", -score),
    }
}

/// What is known of a call as a sign, and the class that colours it.
pub fn progress_sign(progress: Progress, depth: usize) -> (String, &'static str) {
    match progress {
        Progress::Ahead => (String::new(), ""),
        Progress::Open(None) => ("?".into(), ""),
        Progress::Open(Some(best)) => {
            (format!("{}{}", if keeps_highest(depth) { "≥" } else { "≤" }, score(best)), "")
        }
        Progress::Answered(value) => {
            let worth = match value {
                1.. => "leads-to-win",
                0 => "",
                _ => "leads-to-loss",
            };
            (score(value), worth)
        }
    }
}

const fn kept(depth: usize) -> &'static str {
    if keeps_highest(depth) { "highest" } else { "lowest" }
}

/// The move that led to a call.
fn moved(thought: &Thought, call: usize) -> String {
    let call = thought.tree().calls()[call];
    call.cell.map_or_else(String::new, |cell| {
        format!("{} {cell}", mark(thought.mark_at(call.depth - 1)))
    })
}

/// A call in the list of calls.
pub fn minimax_call(thought: &Thought, call: usize, progress: Progress, is_kept: bool) -> String {
    let name = match thought.tree().calls()[call].parent {
        Some(_) => moved(thought, call),
        None => format!("{} to move", mark(thought.mark_at(0))),
    };
    let kept = if is_kept { ", kept" } else { "" };
    match progress {
        Progress::Ahead => format!("{name}: not looked at"),
        Progress::Open(None) => format!("{name}: no score yet"),
        Progress::Open(Some(best)) => format!("{name}: so far {}", score(best)),
        Progress::Answered(value) => format!("{name}: {}{kept}", score(value)),
    }
}

/// What happens in the step that is shown.
pub fn minimax_step(thought: &Thought) -> String {
    match thought.tree().steps().get(thought.at()) {
        Some(&Step::Called(call)) => called(thought, call),
        Some(&Step::Answered(call)) => answered(thought, call),
        None => String::new(),
    }
}

fn called(thought: &Thought, place: usize) -> String {
    let tree = thought.tree();
    let steps = &tree.steps()[..=thought.at()];
    let number = steps.iter().filter(|step| matches!(step, Step::Called(_))).count();
    let call = tree.calls()[place];
    let here = match call.parent {
        Some(_) => format!("Call {number}: {}", moved(thought, place)),
        None => format!("Call {number}"),
    };
    if tree.children(place).next().is_some() {
        let side = mark(thought.mark_at(call.depth));
        return format!("{here}. {side} is to move and keeps the {} score.", kept(call.depth));
    }
    match call.score {
        Some(0) | None => format!("{here} fills the board: 0."),
        Some(value) => format!("{here} completes a line: {}.", score(value)),
    }
}

fn answered(thought: &Thought, place: usize) -> String {
    let tree = thought.tree();
    let call = tree.calls()[place];
    let value = call.score.map(score).unwrap_or_default();
    let after = tree.progress(thought.at());
    let Some(parent) = call.parent else {
        let best = tree.children(place).find(|&child| tree.calls()[child].score == call.score);
        let best = best.map(|child| moved(thought, child)).unwrap_or_default();
        return format!("The answer is {best}, with a score of {value}.");
    };
    let before = tree.progress(thought.at().saturating_sub(1))[parent];
    let side = mark(thought.mark_at(call.depth - 1));
    let taken = if before == after[parent] {
        format!("{side} already has {}", best(before))
    } else {
        format!("the {} so far, {side} keeps it", kept(call.depth - 1))
    };
    let left_out: Vec<_> = tree
        .children(parent)
        .filter(|&child| tree.calls()[child].score.is_none())
        .map(|child| moved(thought, child))
        .collect();
    let is_cut =
        !left_out.is_empty() && tree.steps().get(thought.at() + 1) == Some(&Step::Answered(parent));
    let cut = if is_cut {
        let other = mark(thought.mark_at(call.depth));
        format!(
            " {other} has a way that is no worse for it, so this settles it: {} need not be looked at.",
            left_out.join(", ")
        )
    } else {
        String::new()
    };
    format!("{} leads to {value}: {taken}.{cut}", moved(thought, place))
}

fn best(progress: Progress) -> String {
    match progress {
        Progress::Open(Some(best)) | Progress::Answered(best) => score(best),
        Progress::Open(None) | Progress::Ahead => String::new(),
    }
}

/// How many positions are looked at here.
pub fn looked_at(counts: Counts) -> String {
    format!("Positions looked at: {}.", counted(counts))
}

/// How many positions are looked at from the empty board.
pub fn looked_at_from_empty(counts: Counts) -> String {
    let board = super::board_size(Rules::NOUGHTS_AND_CROSSES);
    format!("From the empty board of {board}: {}.", counted(counts))
}

fn counted(Counts { plain, alpha_beta }: Counts) -> String {
    format!("{}; with alpha-beta {}", thousands(plain), thousands(alpha_beta))
}

fn thousands(number: u32) -> String {
    match number / 1000 {
        0 => number.to_string(),
        thousands => format!("{thousands},{:03}", number % 1000),
    }
}
