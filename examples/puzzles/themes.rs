//! What a puzzle is about, read off its line.

use in_a_row::engine::{
    Board, Cell, Form, Game, Line, Side,
    advice::{Threat, ThreatKind, threats},
    judge,
    puzzles::{Theme, Themes},
    search::patterns::{Patterns, kind},
};

/// The first move is at most this far from the border of an edge puzzle.
const EDGE: i16 = 1;

/// Boards with a side of at least this many cells have an edge to speak of.
const HAS_EDGE: u8 = 9;

/// Returns the themes of a puzzle of this kind: [`Theme::Fours`], [`Theme::Threats`] or [`Theme::Defence`].
pub fn of(game: &Game, kind: Theme, line: &[Cell]) -> Themes {
    let mut themes: Themes = [kind].into_iter().collect();
    let Some(solver) = game.side_to_move() else { return themes };
    if is_quiet(game, line[0]) {
        themes.insert(Theme::Quiet);
    }
    if is_at_edge(game, line[0]) {
        themes.insert(Theme::Edge);
    }
    if kind != Theme::Defence {
        let mut after = game.clone();
        for (ply, &cell) in line.iter().enumerate() {
            if ply.is_multiple_of(2) {
                add_themes_of_move(&after, solver, cell, &mut themes);
            }
            if after.play(cell).is_err() {
                break;
            }
            if ply.is_multiple_of(2) && is_foul_forced(&after, solver) {
                themes.insert(Theme::Foul);
            }
        }
    }
    themes
}

/// Adds the themes of a move of the solver.
fn add_themes_of_move(game: &Game, solver: Side, cell: Cell, themes: &mut Themes) {
    let rules = game.rules();
    if matches!(rules.shape().form(), Form::Flat { .. }) && rules.run() == 5 {
        let mut patterns = Patterns::new(rules);
        patterns.set_up(game.board());
        match patterns.kind(patterns.index(cell), solver) {
            kind::FOUR_AND_THREE => themes.insert(Theme::FourThree),
            kind::DOUBLE_FOUR => themes.insert(Theme::DoubleFour),
            kind::DOUBLE_THREE => themes.insert(Theme::DoubleThree),
            _ => {}
        }
        if has_overline(game.board(), solver) {
            themes.insert(Theme::Overline);
        }
    } else {
        let is_fork =
            |it: &Threat| it.side == solver && it.cell == cell && it.kind == ThreatKind::Fork;
        if threats(game.board()).iter().any(is_fork) {
            themes.insert(Theme::Fork);
        }
        if matches!(rules.shape().form(), Form::Cube { .. }) && threatens_on_diagonal(game, cell) {
            themes.insert(Theme::SpaceDiagonal);
        }
    }
}

fn is_at_edge(game: &Game, cell: Cell) -> bool {
    let shape = game.rules().shape();
    let (right, top) =
        (i16::from(shape.columns()) - 1 - cell.column(), i16::from(shape.rows()) - 1 - cell.row());
    shape.longest_side() >= HAS_EDGE
        && [cell.column(), cell.row(), right, top].into_iter().any(|it| it <= EDGE)
}

/// Returns whether a free cell would complete a row of the solver that is too long to win.
fn has_overline(board: &Board, solver: Side) -> bool {
    board.free_cells().any(|cell| {
        let is_long = |row: Line| row.length() > board.rules().run();
        board.rows_through(cell, solver).any(is_long) && !judge(board, cell, solver).is_win()
    })
}

/// Returns whether the reply that the solver's threats demand is forbidden.
fn is_foul_forced(game: &Game, solver: Side) -> bool {
    let Some(position) = game.position() else { return false };
    if !position.rules().has_fouls(solver.other()) {
        return false;
    }
    let mut completing = position.board().free_cells().filter(|&it| position.wins_at(it, solver));
    let first = completing.next();
    first.is_some_and(|it| !position.judge(it).is_legal()) && completing.next().is_none()
}

/// Returns whether the solver's move makes, on a space diagonal, a line that only one more mark completes.
fn threatens_on_diagonal(game: &Game, cell: Cell) -> bool {
    let mut after = game.clone();
    let Some(solver) = game.side_to_move().filter(|_| after.play(cell).is_ok()) else {
        return false;
    };
    game.rules().lines().any(|line| {
        let (start, end) = (line.start(), line.end());
        let is_diagonal = start.layer() != end.layer()
            && start.column() != end.column()
            && start.row() != end.row();
        let marks: Vec<_> = line.cells().map(|it| after.board().get(it)).collect();
        let own = marks.iter().filter(|&&it| it == Some(solver)).count();
        is_diagonal
            && line.cells().any(|it| it == cell)
            && marks.contains(&None)
            && own + 1 == marks.len()
    })
}

/// Returns whether this move of the side to move makes no threat.
pub fn is_quiet(game: &Game, cell: Cell) -> bool {
    let threats = threats(game.board());
    !threats.iter().any(|it| it.cell == cell && Some(it.side) == game.side_to_move())
}
