//! How the board and its cells look, and which cells are special.

use crate::{
    app::{
        board::layout::{BoardLayout, CellState},
        game::state::GameState,
        ui::attributes::classes,
    },
    engine::{Cell, Form, Line, Rules, advice::ThreatKind, exact::Value},
    session::{BoardSettings, CellView, FoulView, Mark, MoveNumbers, Pieces},
    words::phrases,
};

/// Returns the classes of the board. They don't change from move to move: that would restyle every cell. `is_tiny` means
/// that its cells would be too small if the whole board were visible.
#[must_use]
pub fn board_class(
    game: &GameState,
    layout: BoardLayout,
    is_tiny: bool,
    settings: BoardSettings,
) -> String {
    classes(&[
        ("board", true),
        ("ruled", layout.is_ruled()),
        ("in-space", layout.is_in_space()),
        ("without-end", layout.is_endless()),
        ("fills", game.setup.fills),
        ("stones", layout.pieces == Pieces::Stones),
        ("tiny", is_tiny),
        ("numbered", settings.move_numbers == MoveNumbers::Shown),
        ("over", game.is_over()),
        ("lost", game.is_lost()),
        ("arranging", game.mode.is_arranging()),
    ])
}

/// Returns the classes of a cell.
#[must_use]
pub fn class(CellState { view, hover, gone, is_in_line, .. }: CellState) -> String {
    let CellView {
        mark,
        is_last,
        wins,
        pending,
        is_advised,
        leads_to,
        ghost,
        is_lifted,
        foul,
        threats: [by_x, by_o],
        note,
    } = view;
    let shown = mark.or(ghost.map(|(mark, _)| (mark, None))).map(|(mark, _)| mark).or(pending);
    let is_free = mark.is_none();
    let is_forbidden = matches!(foul, Some(FoulView::Here(_)));
    let hover = hover.filter(|_| is_free && !is_forbidden);
    let gone = gone.filter(|_| shown.is_none() && leads_to.is_none() && !is_forbidden);
    let shown = shown.or(gone);
    classes(&[
        ("cell", true),
        ("free", is_free),
        ("x", shown == Some(Mark::X)),
        ("o", shown == Some(Mark::O)),
        ("gone", gone.is_some()),
        ("last", is_last),
        ("wins", wins),
        ("pending", pending.is_some() || is_lifted),
        ("advised", is_advised),
        ("ghost", ghost.is_some()),
        ("leads-to-win", matches!(leads_to, Some(Value::Win(_)))),
        ("leads-to-loss", matches!(leads_to, Some(Value::Loss(_)))),
        ("hover", hover.is_some()),
        ("by-x", hover == Some(Mark::X)),
        ("in-line", is_in_line),
        ("forbidden", is_forbidden),
        ("in-foul", foul == Some(FoulView::InRow)),
        ("noted", note.is_some()),
        ("threatened", by_x.or(by_o).is_some()),
        (by_x.map_or("", |kind| threat_class(kind)[0]), by_x.is_some()),
        (by_o.map_or("", |kind| threat_class(kind)[1]), by_o.is_some()),
    ])
}

/// Returns the classes of a cell where X has this threat, and where O has it.
const fn threat_class(kind: ThreatKind) -> [&'static str; 2] {
    match kind {
        ThreatKind::Win => ["x-win", "o-win"],
        ThreatKind::Fork => ["x-fork", "o-fork"],
        ThreatKind::Four => ["x-four", "o-four"],
        ThreatKind::OpenThree => ["x-open-three", "o-open-three"],
    }
}

/// Returns the text that is drawn on the cell. Screen readers skip it, because the name says it in words.
#[must_use]
pub fn label(view: CellView) -> Option<String> {
    let value = view.leads_to.filter(|_| view.pending.is_none());
    value.map(phrases::value_sign).or_else(|| view.note.map(|note| note.to_string())).or_else(
        || {
            let number = match view.ghost {
                Some((_, number)) => number,
                None => view.mark?.1?,
            };
            Some(number.to_string())
        },
    )
}

/// Returns the state of a cell after this change, with the mark that was removed last.
#[must_use]
pub fn changed(before: CellState, after: CellState) -> CellState {
    let gone = match (before.view.mark, after.view.mark) {
        _ if after.hover.is_some() => None,
        (Some((gone, _)), None) => Some(gone),
        (None, None) => before.gone,
        (_, Some(_)) => None,
    };
    CellState { gone, ..after }
}

/// Returns all cells that are on a line with this one.
#[must_use]
pub fn cells_in_line(rules: Rules, cell: Cell) -> Vec<Cell> {
    let is_through = |line: &Line| line.cells().any(|it| it == cell);
    rules.lines().filter(is_through).flat_map(Line::cells).collect()
}

/// Returns the cell in the middle of the board, which is the first tab stop.
#[must_use]
pub fn middle(rules: Rules) -> Cell {
    let shape = rules.shape();
    let (column, row) = ((shape.columns() / 2).into(), (shape.rows() / 2).into());
    match shape.form() {
        Form::Flat { .. } => Cell::new(column, row),
        Form::Cube { .. } => Cell::on_layer(shape.layers() / 2, column, row),
        Form::Endless => Cell::FIRST_MARK,
    }
}

/// Returns how far an area has to scroll along an axis, so that this part of its content is in view: as little as possible,
/// and not at all if the part is longer than the area. All are in CSS pixels, `[start, end]`.
///
/// # Examples
/// ```
/// use in_a_row::app::board::model::scroll_to_show;
///
/// assert_eq!(scroll_to_show([20.0, 60.0], [0.0, 300.0]), 0.0);
/// assert_eq!(scroll_to_show([-50.0, -10.0], [0.0, 300.0]), -50.0);
/// assert_eq!(scroll_to_show([290.0, 330.0], [0.0, 300.0]), 30.0);
/// assert_eq!(scroll_to_show([-50.0, 330.0], [0.0, 300.0]), 0.0);
/// ```
#[must_use]
pub fn scroll_to_show(part: [f64; 2], area: [f64; 2]) -> f64 {
    let ([start, end], [first, last]) = (part, area);
    if end - start > last - first { 0.0 } else { (start - first).min(0.0) + (end - last).max(0.0) }
}
