//! What the page says about puzzles.

use crate::{
    app::{game::state::GameState, names::model::DisplayNames, ui::attributes::classes},
    engine::puzzles::{Goal, Puzzle, Theme},
    protocol::Progress,
    session::{
        Players, Status,
        puzzles::{Day, Filter, MOST_HINTS, MissedWins, Solving, SolvingState, Training},
    },
    words::{Text, phrases, text},
};
use std::sync::Arc;

/// The kinds of puzzles that a person can choose.
pub const FILTERS: [Filter; 12] = [
    Filter::All,
    Filter::Small,
    Filter::Gomoku,
    Filter::Renju,
    Filter::Caro,
    Filter::Space,
    Filter::Theme(Theme::Fours),
    Filter::Theme(Theme::Threats),
    Filter::Theme(Theme::FourThree),
    Filter::Theme(Theme::Fork),
    Filter::Theme(Theme::Quiet),
    Filter::Theme(Theme::Defence),
];

/// The puzzles, and what is known about the person.
#[derive(Clone, Debug, Default)]
pub struct PuzzlesState {
    /// All puzzles; empty before they are loaded.
    pub puzzles: Arc<Vec<Puzzle>>,
    /// Whether they failed to load.
    pub is_missing: bool,
    /// What the person has solved.
    pub training: Training,
    /// Today's date.
    pub today: Day,
    /// Which puzzles the person wants.
    pub filter: Filter,
    /// The rating before and after the puzzle on the screen, once it is known.
    pub rated: Option<(i32, i32)>,
    /// The search for wins that the person has missed.
    pub own_games: OwnGames,
    /// The outcome of sharing the result.
    pub shared: String,
}

/// The search for missed wins in a person's games.
#[derive(Clone, Debug, Default)]
pub struct OwnGames {
    /// What is still to be searched.
    pub missed: MissedWins,
    /// How the search goes.
    pub search: OwnGamesSearch,
}

/// How the search for missed wins goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnGamesSearch {
    /// It has not begun, or has found a position.
    #[default]
    Idle,
    /// The engine looks at positions.
    Searching,
    /// No missed win is left.
    NoneLeft,
}

/// Says how many positions the search for missed wins has looked at; empty while it does not run.
#[must_use]
pub fn own_games_done(state: &PuzzlesState) -> String {
    match state.own_games.search {
        OwnGamesSearch::Searching => {
            let (done, all) = state.own_games.missed.progress();
            phrases::progress(Progress::Positions(done, all))
        }
        OwnGamesSearch::Idle | OwnGamesSearch::NoneLeft => String::new(),
    }
}

/// Says how the search for missed wins goes.
#[must_use]
pub fn about_own_games(state: &PuzzlesState) -> &'static str {
    match state.own_games.search {
        OwnGamesSearch::Idle => "",
        OwnGamesSearch::Searching => text(Text::SearchingGames),
        OwnGamesSearch::NoneLeft => text(Text::NoMissedWin),
    }
}

/// Returns the headline of a puzzle: the side to move, or that it is over.
#[must_use]
pub fn headline(game: &GameState, names: DisplayNames) -> Option<String> {
    let solving = game.mode.solving()?;
    Some(match solving.state() {
        SolvingState::Solved => text(Text::PuzzleSolved).to_owned(),
        SolvingState::Shown => text(Text::PuzzleSolution).to_owned(),
        _ => {
            let seat = game.seating.seat(solving.side());
            let piece = game.piece(seat, names);
            phrases::status(Status::ToMove(seat), Players::Friends, Some(piece))
        }
    })
}

/// Returns the text below the headline: the task, how good the last move was, and the hints.
#[must_use]
pub fn words(game: &GameState) -> String {
    let Some(solving) = game.mode.solving() else { return String::new() };
    if let Some((cell, foul)) = solving.forbidden() {
        return phrases::forbidden_on(solving.replay().shown().game().board(), cell, foul);
    }
    let goal = solving.puzzle().goal();
    let words = match solving.state() {
        SolvingState::ToMove(true) => text(Text::RightGoOn),
        SolvingState::ToMove(false) if goal == Goal::Win => text(Text::FindWin),
        SolvingState::ToMove(false) => text(Text::FindOnlyMove),
        SolvingState::Replying => text(Text::RightMove),
        SolvingState::Checking(cell) => return phrases::about_cell(Text::LookingAtMove, *cell),
        SolvingState::Refuted(mistake) => return phrases::refuted(*mistake, goal),
        SolvingState::Solved | SolvingState::Shown if !solving.is_decided() => {
            return String::new();
        }
        SolvingState::Solved | SolvingState::Shown => match goal {
            Goal::Win => text(Text::WinIsCertain),
            Goal::Hold => text(Text::OtherMovesLose),
        },
    };
    match solving.next_move().filter(|_| solving.hints_for_move() > 0) {
        Some(next) => phrases::with_hint(words, solving.hints_for_move(), solving.theme(), next),
        None => words.to_owned(),
    }
}

/// Returns what the panel says: the game and the rating of the puzzle, and after it the rating of the person.
#[must_use]
pub fn about(game: &GameState, state: &PuzzlesState) -> String {
    let Some(solving) = game.mode.solving() else { return String::new() };
    if !state.shared.is_empty() {
        return state.shared.clone();
    }
    let puzzle = solving.puzzle();
    let mut parts = Vec::new();
    if solving.day().is_some() {
        parts.push(text(Text::PuzzleOfTheDay).to_owned());
    }
    parts.push(phrases::puzzle_name(puzzle.game().rules(), puzzle.rating()));
    if let Some((before, after)) = state.rated.filter(|_| !solving.is_open()) {
        parts.push(phrases::rating_change(before, after));
    }
    parts.join(" · ")
}

/// Says how the person is doing; empty before the first puzzle.
#[must_use]
pub fn about_person(PuzzlesState { training, today, .. }: &PuzzlesState) -> String {
    let (tried, solved) = training.counts();
    if tried == 0 {
        return String::new();
    }
    phrases::training(training.rating(), (solved, tried), training.due(*today))
}

/// Returns the classes of the panel.
#[must_use]
pub fn panel_class(game: &GameState) -> String {
    classes(&[("review", true), ("hidden", game.mode.solving().is_none())])
}

/// Returns whether the puzzle on the screen is still to be solved.
#[must_use]
pub fn is_open(game: &GameState) -> bool {
    game.mode.solving().is_some_and(Solving::is_open)
}

/// Returns whether the puzzle on the screen is over.
#[must_use]
pub fn is_over(game: &GameState) -> bool {
    game.mode.solving().is_some_and(|solving| !solving.is_open())
}

/// Returns whether a hint can be given.
#[must_use]
pub fn can_hint(game: &GameState) -> bool {
    game.mode.solving().is_some_and(|it| it.can_move() && it.hints_for_move() < MOST_HINTS)
}

/// Returns whether a wrong move can be taken back.
#[must_use]
pub fn can_take_back(game: &GameState) -> bool {
    let state = game.mode.solving().map(Solving::state);
    matches!(state, Some(SolvingState::Refuted(_)))
}

/// Returns whether the result of the puzzle of a day can be shared.
#[must_use]
pub fn can_share(game: &GameState) -> bool {
    let solving = game.mode.solving();
    solving.is_some_and(|it| it.day().is_some() && *it.state() == SolvingState::Solved)
}

/// Returns the time in UTC of the midnight of a person whose clock is this many minutes ahead.
#[must_use]
pub fn utc_midnight(ahead: i32) -> String {
    let minutes = (-ahead).rem_euclid(24 * 60);
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}
