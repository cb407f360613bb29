//! The dialog that shows how minimax thinks.

use crate::{
    engine::{
        Rules,
        call_tree::{Counts, Progress, Step, keeps_highest},
    },
    session::Thought,
    words::{Piece, Text, number},
};

use super::{board_size, fill, list};

/// Returns the letter of the side to move at this depth.
fn mark(thought: &Thought, depth: usize) -> &'static str {
    Piece::letter(thought.mark_at(depth))
}

/// Explains the question that minimax answers, and the scores.
#[must_use]
pub fn minimax_scheme(thought: &Thought) -> String {
    fill(Text::Scheme, &[("mark", mark(thought, 0)), ("other", mark(thought, 1))])
}

/// Describes the current step.
#[must_use]
pub fn minimax_step(thought: &Thought) -> String {
    match thought.tree().steps().get(thought.at()) {
        Some(&Step::Called(call)) => called(thought, call),
        Some(&Step::Answered(call)) => answered(thought, call),
        None => String::new(),
    }
}

/// Describes a call in the list of calls.
#[must_use]
pub fn minimax_call(thought: &Thought, call: usize, progress: Progress, is_kept: bool) -> String {
    let name = match thought.tree().calls()[call].parent {
        Some(_) => moved(thought, call),
        None => fill(Text::MarkToMove, &[("mark", mark(thought, 0))]),
    };
    let with_score = |text, value| fill(text, &[("call", &*name), ("score", &score(value))]);
    match progress {
        Progress::Ahead => fill(Text::CallAhead, &[("call", &name)]),
        Progress::Open(None) => fill(Text::CallOpen, &[("call", &name)]),
        Progress::Open(Some(best)) => with_score(Text::CallSoFar, best),
        Progress::Answered(value) if is_kept => with_score(Text::CallScoreKept, value),
        Progress::Answered(value) => with_score(Text::CallScore, value),
    }
}

/// Returns the score of a call at this depth as far as it is known, in a few characters.
#[must_use]
pub fn minimax_sign(progress: Progress, depth: usize) -> String {
    match progress {
        Progress::Ahead => String::new(),
        Progress::Open(None) => "?".to_owned(),
        Progress::Open(Some(best)) => {
            format!("{}{}", if keeps_highest(depth) { "≥" } else { "≤" }, score(best))
        }
        Progress::Answered(value) => score(value),
    }
}

/// Says how many positions are searched from the current position.
#[must_use]
pub fn looked_at(Counts { plain, alpha_beta }: Counts) -> String {
    let [plain, pruned] = [plain, alpha_beta].map(number::whole);
    fill(Text::LookedAt, &[("plain", &plain), ("pruned", &pruned)])
}

/// Says how many positions are searched from the empty board.
#[must_use]
pub fn looked_at_from_empty(Counts { plain, alpha_beta }: Counts) -> String {
    let board = board_size(Rules::NOUGHTS_AND_CROSSES);
    let [plain, pruned] = [plain, alpha_beta].map(number::whole);
    fill(Text::LookedAtFromEmpty, &[("board", &board), ("plain", &plain), ("pruned", &pruned)])
}

fn score(score: i32) -> String {
    match score {
        0 => "0".to_owned(),
        1.. => format!("+{score}"),
        _ => format!("−{}", -score),
    }
}

/// Returns the move that led to a call.
fn moved(thought: &Thought, call: usize) -> String {
    let call = thought.tree().calls()[call];
    call.cell.map_or_else(String::new, |cell| format!("{} {cell}", mark(thought, call.depth - 1)))
}

fn called(thought: &Thought, place: usize) -> String {
    let tree = thought.tree();
    let steps = &tree.steps()[..=thought.at()];
    let number = steps.iter().filter(|step| matches!(step, Step::Called(_))).count().to_string();
    let call = tree.calls()[place];
    let here = match call.parent {
        Some(_) => fill(Text::CallOf, &[("number", &number), ("move", &moved(thought, place))]),
        None => fill(Text::Call, &[("number", &number)]),
    };
    if tree.children(place).next().is_some() {
        let keeps = if keeps_highest(call.depth) { Text::KeepsHighest } else { Text::KeepsLowest };
        return fill(keeps, &[("call", &here), ("mark", mark(thought, call.depth))]);
    }
    match call.score {
        Some(0) | None => fill(Text::FillsBoard, &[("call", &here)]),
        Some(value) => fill(Text::CompletesLine, &[("call", &here), ("score", &score(value))]),
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
        return fill(Text::Answer, &[("move", &best), ("score", &value)]);
    };
    let before = tree.progress(thought.at().saturating_sub(1))[parent];
    let (moved_here, side) = (moved(thought, place), mark(thought, call.depth - 1));
    let best = best(before);
    let values = [("move", &*moved_here), ("score", &value), ("mark", side), ("best", &best)];
    let step = fill(
        if before == after[parent] {
            Text::AlreadyHas
        } else if keeps_highest(call.depth - 1) {
            Text::HighestSoFar
        } else {
            Text::LowestSoFar
        },
        &values,
    );
    let left_out: Vec<_> = tree
        .children(parent)
        .filter(|&child| tree.calls()[child].score.is_none())
        .map(|child| moved(thought, child))
        .collect();
    let is_cut =
        !left_out.is_empty() && tree.steps().get(thought.at() + 1) == Some(&Step::Answered(parent));
    if !is_cut {
        return step;
    }
    let (other, moves) = (mark(thought, call.depth), list(&left_out));
    fill(Text::SettlesIt, &[("step", &step), ("mark", other), ("moves", &moves)])
}

fn best(progress: Progress) -> String {
    match progress {
        Progress::Open(Some(best)) | Progress::Answered(best) => score(best),
        Progress::Open(None) | Progress::Ahead => String::new(),
    }
}
