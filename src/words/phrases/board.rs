//! The board and its cells.

use crate::{
    engine::{Cell, Form, Glyph, Opening, Rules, Shape, Variant, exact::Value},
    session::{CellView, FoulView, Mark, NoteMark, Pieces},
    words::{Piece, Text, number, text},
};

use super::{
    fill, fill_count, fill_piece, foul, in_moves, list, moves_of_win, opening, threat, variant,
};
use std::iter;

/// Returns the game's name, or its rules in a few words if it has none. Whether longer rows win is left out.
#[must_use]
pub fn game_name(rules: Rules) -> String {
    if rules == Rules::NOUGHTS_AND_CROSSES {
        return text(Text::NoughtsAndCrosses).to_owned();
    }
    let run = rules.run().to_string();
    let game = match rules.shape().form() {
        Form::Endless => fill(Text::InARowWithoutEnd, &[("run", &run)]),
        _ => fill(Text::InARow, &[("run", &run), ("board", &board_size(rules))]),
    };
    let mut parts = with_variant(game, rules);
    if rules.opening() != Opening::Free {
        parts.push(opening(rules.opening()).to_owned());
    }
    list(&parts)
}

/// Returns this name of a game, and the name of its rules if they are caro or renju.
fn with_variant(name: String, rules: Rules) -> Vec<String> {
    let is_named =
        matches!(rules.variant(), Variant::Caro | Variant::CaroOverlines | Variant::Renju);
    iter::once(name).chain(is_named.then(|| variant(rules))).collect()
}

/// Returns the size of a board, and the name of the rules if they are caro or renju.
pub(super) fn board_and_variant(rules: Rules) -> String {
    list(&with_variant(board_size(rules), rules))
}

/// Returns the shortest name of a game that people know it by.
#[must_use]
pub fn short_name(rules: Rules) -> String {
    let is_caro = matches!(rules.variant(), Variant::Caro | Variant::CaroOverlines);
    match board_size(rules).as_str() {
        "3×3" => text(Text::NoughtsAndCrosses).to_owned(),
        "15×15" if rules.variant() == Variant::Renju => text(Text::Renju).to_owned(),
        "15×15" if is_caro => text(Text::Caro).to_owned(),
        "15×15" if rules.run() == 5 => text(Text::Gomoku).to_owned(),
        "∞" if is_caro => text(Text::CaroWithoutEnd).to_owned(),
        "∞" => text(Text::WithoutEnd).to_owned(),
        _ => board_and_variant(rules),
    }
}

/// Returns the same as [`game_name`], and whether exactly that many in a row win.
#[must_use]
pub fn game_with_rule(rules: Rules) -> String {
    match rules.variant() {
        Variant::Exact => fill(Text::ExactlyGame, &[("game", &game_name(rules))]),
        _ => game_name(rules),
    }
}

/// Returns the size of a board, as in `15×15`.
#[must_use]
pub fn board_size(rules: Rules) -> String {
    match rules.shape().form() {
        Form::Endless => "∞".to_owned(),
        _ => rules.shape().to_string().replace('x', "×"),
    }
}

/// Returns the name of a layer of a board in space. The lowest is layer 0.
#[must_use]
pub fn layer(layer: u8) -> String {
    fill(Text::LayerName, &[("layer", &(layer + 1).to_string())])
}

/// Returns the accessible name of a cell: its coordinates, the mark on it, and everything that is highlighted there.
/// `run` is how many in a row win.
#[must_use]
pub fn cell(cell: Cell, view: CellView, pieces: Pieces, run: u8) -> String {
    let piece = |mark| Piece::new(mark, pieces);
    let place = match cell.layer() {
        Some(layer) => {
            let on_layer = Cell::new(cell.column(), cell.row()).to_string();
            fill(Text::OnLayer, &[("layer", &(layer + 1).to_string()), ("cell", &on_layer)])
        }
        None => cell.to_string(),
    };
    let mut parts = vec![place];
    match view.mark {
        None => parts.push(text(Text::Empty).to_owned()),
        Some((mark, number)) => {
            parts.push(fill_piece(Text::PieceInside, piece(mark), &[]));
            parts.extend(
                number.map(|number| fill(Text::CellMove, &[("move", &number.to_string())])),
            );
        }
    }
    let highlights = [
        (view.is_last, Text::LastMove),
        (view.wins, Text::WinningLine),
        (view.pending.is_some(), Text::Selected),
        (view.is_lifted, Text::PickedUp),
        (view.is_advised, Text::GoodMove),
    ];
    let shown = highlights.into_iter().filter(|(is_shown, _)| *is_shown);
    parts.extend(shown.map(|(_, it)| text(it).to_owned()));
    if let Some(FoulView::Here(it)) = view.foul {
        parts.push(fill(Text::ForbiddenHere, &[("foul", foul(it))]));
    }
    parts.extend(view.leads_to.map(value));
    let foreseen = view.ghost.filter(|_| view.mark.is_none());
    parts.extend(foreseen.map(|(mark, number)| {
        fill_piece(Text::InLineFor, piece(mark), &[("number", &number.to_string())])
    }));
    parts.extend(view.note.map(note));
    for (mark, kind) in [Mark::X, Mark::O].into_iter().zip(view.threats) {
        parts.extend(kind.map(|kind| threat(kind, piece(mark), run)));
    }
    list(&parts)
}

/// Returns the name of a mark that a person has drawn: its label, or its shape.
#[must_use]
pub fn note(mark: NoteMark) -> String {
    match mark {
        NoteMark::Label(_) => mark.to_string(),
        NoteMark::Triangle => text(Text::Triangle).to_owned(),
        NoteMark::Square => text(Text::Square).to_owned(),
        NoteMark::Circle => text(Text::Circle).to_owned(),
        NoteMark::Cross => text(Text::Cross).to_owned(),
    }
}

/// Returns what a glyph says about a move, inside a sentence.
#[must_use]
pub fn glyph(glyph: Glyph) -> &'static str {
    text(match glyph {
        Glyph::Good => Text::GoodMove,
        Glyph::VeryGood => Text::VeryGoodMove,
        Glyph::Bad => Text::Mistake,
        Glyph::VeryBad => Text::Blunder,
        Glyph::Interesting => Text::InterestingMove,
        Glyph::Doubtful => Text::Dubious,
    })
}

fn value(value: Value) -> String {
    match value {
        Value::Win(plies) => fill(Text::LeadsToWin, &[("moves", &in_moves(moves_of_win(plies)))]),
        Value::Draw => text(Text::LeadsToDraw).to_owned(),
        Value::Loss(plies) => fill(Text::LeadsToLoss, &[("moves", &in_moves((plies / 2).into()))]),
    }
}

/// Returns the result of a move as a letter and a number of own moves.
#[must_use]
pub fn value_sign(value: Value) -> String {
    match value {
        Value::Win(plies) => fill(Text::WinSign, &[("moves", &moves_of_win(plies).to_string())]),
        Value::Draw => text(Text::DrawSign).to_owned(),
        Value::Loss(plies) => fill(Text::LossSign, &[("moves", &(plies / 2).to_string())]),
    }
}

/// Returns the accessible name of a place beyond the edge of the board, with the coordinates of a cell there.
#[must_use]
pub fn beyond(cell: Cell) -> String {
    fill(Text::NotOnBoard, &[("cell", &cell.to_string())])
}

/// Says that a mark was placed, or a cell typed, too far away on a board without end.
#[must_use]
pub fn out_of_reach() -> String {
    fill(Text::OutOfReach, &[("cells", &number::whole(u32::from(Shape::REACH.unsigned_abs())))])
}

/// Describes the overview of all marks, as dots, after this many moves, for screen readers.
#[must_use]
pub fn all_marks(count: usize) -> String {
    fill_count(Text::AllMarksAfter, count, &[])
}
