//! The cells in the page.
//!
//! They are laid as markup and changed one by one, by their attributes: a signal and an effect for
//! each would take a phone seconds on a board of 1,600.

use std::fmt::Write;

use super::{element_of, ground};
use crate::{
    app::views::shown::classes,
    engine::{Cell, Rules, exact::Value},
    session::{CellView, Mark, Pieces},
    words::phrases,
};

/// All cells of a board as markup, in rows from the top. `looks` says what they show, in that order.
pub(crate) fn lay(rules: Rules, pieces: Pieces, looks: &[CellView]) -> String {
    let shape = rules.shape();
    let tab_stop = Cell::new(shape.columns() / 2, shape.rows() / 2);
    let mut markup =
        if is_flat(rules, pieces) { ground::draw(rules, pieces) } else { String::new() };
    for (cell, &look) in shape.cells().zip(looks) {
        let (class, name) = (class(look), phrases().cell(cell, look, pieces));
        let tab_index = if cell == tab_stop { 0 } else { -1 };
        let begin = if cell.column() == 0 { "<div role=\"row\" class=\"row\">" } else { "" };
        let end = if cell.column() + 1 == shape.columns() { "</div>" } else { "" };
        // A string takes everything.
        let _ = write!(
            markup,
            "{begin}<div role=\"gridcell\" class=\"{class}\" data-cell=\"{cell}\" \
             tabindex=\"{tab_index}\" aria-label=\"{name}\" {}></div>{end}",
            value(look).map(|value| format!("{SIGN}=\"{value}\"")).unwrap_or_default()
        );
    }
    markup
}

/// Whether the board is drawn as one, with lines: cells so small are not drawn each by itself.
pub(super) const fn is_flat(rules: Rules, pieces: Pieces) -> bool {
    matches!(pieces, Pieces::Stones) || rules.shape().longest_side() >= FLAT
}

const FLAT: u8 = 7;

/// What is written on a cell; seen only, for its name says it in words.
const SIGN: &str = "data-sign";

/// Changes what a cell shows.
pub(crate) fn show(cell: Cell, look: CellView, pieces: Pieces) {
    let Some(element) = element_of(cell) else { return };
    element.set_class_name(&class(look));
    // They fail for names that are none.
    let _ = element.set_attribute("aria-label", &phrases().cell(cell, look, pieces));
    let _ = match value(look) {
        Some(value) => element.set_attribute(SIGN, &value),
        None => element.remove_attribute(SIGN),
    };
}

fn class(look: CellView) -> String {
    let CellView { mark, is_last, wins, aimed, is_advised, leads_to, foreseen, is_lifted } = look;
    let shown = mark.or(foreseen.map(|(mark, _)| (mark, None))).map(|(mark, _)| mark).or(aimed);
    classes(&[
        ("cell", true),
        ("free", mark.is_none()),
        ("x", shown == Some(Mark::X)),
        ("o", shown == Some(Mark::O)),
        ("last", is_last),
        ("wins", wins),
        ("aimed", aimed.is_some() || is_lifted),
        ("advised", is_advised),
        ("foreseen", foreseen.is_some()),
        ("leads-to-win", matches!(leads_to, Some(Value::Win(_)))),
        ("leads-to-loss", matches!(leads_to, Some(Value::Loss(_)))),
    ])
}

fn value(look: CellView) -> Option<String> {
    look.leads_to.filter(|_| look.aimed.is_none()).map(|value| phrases().value_sign(value)).or_else(
        || {
            let number = match look.foreseen {
                Some((_, number)) => number,
                None => look.mark?.1?,
            };
            Some(number.to_string())
        },
    )
}
