//! When the engine looks for lines, and what the page shows of them.

use crate::{
    app::{
        game::{mode::Review, state::GameState},
        names::model::DisplayNames,
        review::{self, model::pieces},
    },
    engine::{
        Cell, Game,
        advice::{BestLines, Evaluation},
    },
    protocol::{LineKind, Request},
    session::EngineLines,
    words::phrases,
};

/// The number of lines that there are when they are switched on for the first time.
const USUAL: EngineLines = EngineLines::Three;

/// The largest number of moves that a line shows.
pub const SHOWN_MOVES: usize = 8;

/// The lines that the engine has found, with the position and the kind of lines that it was asked for.
#[derive(Clone, Debug, Default)]
pub struct FoundLines {
    /// The game, up to the position of the lines.
    pub game: Option<Game>,
    /// Which lines were wanted.
    pub kind: LineKind,
    /// The lines so far.
    pub found: BestLines,
}

/// The number of lines that were shown before they were switched off.
#[derive(Clone, Copy, Debug, Default)]
pub struct LastLines(pub Option<EngineLines>);

/// A line as the page shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedLine {
    /// Where the line leads, in words. Empty if the line is still to come.
    pub value: String,
    /// The first side's chance of winning, in thousandths, if it is an estimate.
    pub chance: Option<u16>,
    /// The moves of both sides.
    pub moves: Vec<Cell>,
    /// How deep the engine has looked, in plies; 0 if it did not have to.
    pub depth: u32,
}

/// Returns whether the engine can be asked for lines. Nobody gets them in a game by link that still runs.
#[must_use]
pub fn can_have_lines(game: &GameState) -> bool {
    let Some(Review { replay, .. }) = game.mode.review() else { return false };
    let is_by_link = game.setup.players.are_by_link();
    let is_running = replay.game().outcome().is_none();
    let is_link = game.mode.link().is_some_and(|it| it.link.sent.is_some());
    !((is_by_link || is_link) && is_running)
}

/// Returns the request for the lines of the position on the screen; `None` if they are switched off, or the page is not
/// visible, or the position has none.
#[must_use]
pub fn wanted(
    game: &GameState,
    kind: LineKind,
    lines: EngineLines,
    is_visible: bool,
) -> Option<Request> {
    let is_on = lines != EngineLines::Off
        && is_visible
        && can_have_lines(game)
        && !review::model::hides_answer(game);
    let shown = game.mode.review().filter(|_| is_on)?.replay.shown().game();
    shown.position().filter(|_| !shown.awaits_opening_ply())?;
    Some(Request::Lines { game: shown.clone(), kind, count: lines.count() })
}

/// Returns the lines of the position on the screen: as many as were asked for. Those still to come are empty.
#[must_use]
pub fn listed(
    game: &GameState,
    kind: LineKind,
    lines: EngineLines,
    found: &FoundLines,
    names: DisplayNames,
) -> Vec<ListedLine> {
    if wanted(game, kind, lines, true).is_none() {
        return Vec::new();
    }
    let shown = game.mode.review().map(|review| review.replay.shown().game());
    let is_wanted = found.kind == kind && found.game.as_ref() == shown;
    let found = if is_wanted { &found.found.lines[..] } else { &[] };
    let mut listed: Vec<_> = found
        .iter()
        .map(|line| ListedLine {
            value: phrases::value_of_line(line.evaluation, pieces(game, names)),
            chance: line
                .evaluation
                .chance()
                .filter(|_| matches!(line.evaluation, Evaluation::Heuristic(_))),
            moves: legal(shown, &line.moves),
            depth: line.depth,
        })
        .collect();
    listed.resize_with(usize::from(lines.count()), ListedLine::default);
    listed
}

/// Returns the moves of a line up to the end of the game: a line that the engine has looked up may go on.
fn legal(game: Option<&Game>, moves: &[Cell]) -> Vec<Cell> {
    let mut game = game.cloned();
    let mut is_legal = |cell: &Cell| game.as_mut().is_some_and(|game| game.play(*cell).is_ok());
    moves.iter().copied().take(SHOWN_MOVES).take_while(|cell| is_legal(cell)).collect()
}

/// Returns the choice after a press on the switch. `last` is the last number of lines, if they were on before.
#[must_use]
pub fn switched(lines: EngineLines, last: Option<EngineLines>) -> EngineLines {
    if lines == EngineLines::Off { last.unwrap_or(USUAL) } else { EngineLines::Off }
}

/// Returns the kind of the lines after a press on the switch of the balanced moves.
#[must_use]
pub const fn switched_kind(kind: LineKind) -> LineKind {
    match kind {
        LineKind::Best => LineKind::Balanced,
        LineKind::Balanced => LineKind::Best,
    }
}
