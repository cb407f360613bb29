//! Puzzles.

use crate::{
    engine::{
        Cell, Rules,
        puzzles::{Goal, Theme},
    },
    session::puzzles::{Filter, Mistake},
    words::{Text, text},
};

use super::{fill, game_with_rule, known_sentences, sentences};

/// Returns the name of a theme.
#[must_use]
pub fn theme(theme: Theme) -> &'static str {
    text(match theme {
        Theme::Fours => Text::WinWithFours,
        Theme::Threats => Text::WinWithThreats,
        Theme::Defence => Text::Defence,
        Theme::Quiet => Text::QuietMove,
        Theme::FourThree => Text::FourThree,
        Theme::DoubleFour => Text::TwoFours,
        Theme::DoubleThree => Text::TwoThrees,
        Theme::Overline => Text::TooLongRow,
        Theme::Foul => Text::ForbiddenReply,
        Theme::Edge => Text::AtTheEdge,
        Theme::Fork => Text::Fork,
        Theme::SpaceDiagonal => Text::SpaceDiagonal,
    })
}

/// Returns the name of the puzzles that a filter takes.
#[must_use]
pub fn found_kind(filter: Filter) -> &'static str {
    text(match filter {
        Filter::All => Text::AllPuzzles,
        Filter::Small => Text::SmallBoards,
        Filter::Gomoku => Text::Gomoku,
        Filter::Renju => Text::RenjuRule,
        Filter::Caro => Text::CaroRule,
        Filter::Space => Text::BoardsInSpace,
        Filter::Theme(of_theme) => return theme(of_theme),
    })
}

/// Returns the game of a puzzle and its rating.
#[must_use]
pub fn puzzle_name(rules: Rules, rating: u16) -> String {
    format!("{} · {rating}", game_with_rule(rules))
}

/// Adds the hint with this number to a text, counted from 1: the theme, the column or layer of the move, and the move.
#[must_use]
pub fn with_hint(words: &str, number: u8, about: Option<Theme>, cell: Cell) -> String {
    let hint = match (number, about, cell.layer()) {
        (1, Some(about), _) => fill(Text::HintTheme, &[("theme", theme(about))]),
        (1, None, _) => return words.to_owned(),
        (2, _, Some(layer)) => fill(Text::HintLayer, &[("layer", &(layer + 1).to_string())]),
        (2, _, None) => {
            let name = cell.to_string();
            let column = name.trim_end_matches(|it: char| it.is_ascii_digit());
            fill(Text::HintColumn, &[("column", column)])
        }
        _ => fill(Text::HintMove, &[("cell", &cell.to_string())]),
    };
    sentences(words, &hint)
}

/// Says why a move is wrong in a puzzle with this goal.
#[must_use]
pub fn refuted(mistake: Mistake, goal: Goal) -> String {
    let cell = mistake.cell.to_string();
    let Some(reply) = mistake.reply.map(|reply| reply.to_string()) else {
        return fill(Text::IsNoWin, &[("cell", &cell)]);
    };
    let words = if mistake.loses || goal == Goal::Hold { Text::LosesTo } else { Text::DoesNotWin };
    fill(words, &[("cell", &cell), ("reply", &reply)])
}

/// Returns a rating, and how it has changed.
#[must_use]
pub fn rating_change(before: i32, after: i32) -> String {
    let change = format!("{:+}", after - before).replace('-', "−");
    fill(Text::PuzzleRatingChange, &[("rating", &after.to_string()), ("change", &change)])
}

/// Returns the message that shares how the puzzle of a day went, without giving it away.
#[must_use]
pub fn shared_puzzle(date: &str, tries: u8, hints: u8) -> String {
    let count =
        |words, count: u8| (count > 0).then(|| fill(words, &[("count", &count.to_string())]));
    let parts = [count(Text::SharedTries, tries), count(Text::SharedHints, hints)];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    let result =
        if parts.is_empty() { text(Text::SharedSolved).to_owned() } else { super::list(&parts) };
    fill(Text::SharedPuzzle, &[("date", date), ("result", &result)])
}

/// Says when the next puzzle of the day comes, in UTC, if today's is solved, and how many were solved in a row.
#[must_use]
pub fn puzzle_of_day(next: Option<&str>, streak: usize) -> String {
    let solved = next.map(|time| fill(Text::DailySolved, &[("time", time)]));
    let streak = (streak > 0).then(|| fill(Text::DailyStreak, &[("count", &streak.to_string())]));
    known_sentences([solved, streak])
}

/// Returns a person's rating, how many puzzles they have solved of those that they have tried, and how many come back
/// today.
#[must_use]
pub fn training(rating: i32, (solved, tried): (usize, usize), due: usize) -> String {
    let (solved, tried) = (solved.to_string(), tried.to_string());
    let mut parts = vec![
        fill(Text::PuzzleRating, &[("rating", &rating.to_string())]),
        fill(Text::PuzzlesTried, &[("solved", &solved), ("tried", &tried)]),
    ];
    if due > 0 {
        parts.push(fill(Text::PuzzlesDue, &[("count", &due.to_string())]));
    }
    parts.join(" · ")
}
