//! Fouls: moves that are not allowed.

use crate::{
    engine::{Board, Cell, Foul, Line, foul_lines},
    words::{Text, text},
};

use super::{fill, list_with_and};

/// Returns the name of a foul, as inside a sentence. It is empty for cells where no side may ever play, such as taken ones:
/// other texts say that.
#[must_use]
pub fn foul(foul: Foul) -> &'static str {
    text(match foul {
        Foul::Outside | Foul::Taken(_) | Foul::NotFirst => return "",
        Foul::NotCentral => Text::NotInCentre,
        Foul::NearCentre => Text::NearCentre,
        Foul::Overline => Text::Overline,
        Foul::DoubleFour => Text::DoubleFour,
        Foul::DoubleThree => Text::DoubleThree,
    })
}

/// Returns the name of a foul with the rows that make it one, as in *double three (e5–h8 and e8–h8)*. Without rows, it is
/// just the name.
#[must_use]
pub fn foul_of_rows(foul: Foul, lines: &[Line]) -> String {
    let name = self::foul(foul);
    if lines.is_empty() {
        return name.to_owned();
    }
    let rows: Vec<_> = lines.iter().map(row).collect();
    fill(Text::FoulOfRows, &[("foul", name), ("rows", &list_with_and(&rows))])
}

/// Says that a move on this cell is forbidden, because of these rows.
#[must_use]
pub fn forbidden(cell: Cell, foul: Foul, rows: &[Line]) -> String {
    let foul = foul_of_rows(foul, rows);
    fill(Text::IsForbidden, &[("cell", &cell.to_string()), ("foul", &foul)])
}

/// Says that a move on this cell of a board is forbidden, and names the rows that make it a foul.
#[must_use]
pub fn forbidden_on(board: &Board, cell: Cell, foul: Foul) -> String {
    forbidden(cell, foul, &foul_lines(board, cell))
}

/// Says that black can prevent a win only on this cell, where a move would be this foul.
#[must_use]
pub fn only_answer_is_foul(cell: Cell, foul: Foul) -> String {
    let values = [("cell", &*cell.to_string()), ("foul", self::foul(foul))];
    fill(Text::OnlyAnswerForbidden, &values)
}

fn row(line: &Line) -> String {
    let (first, last) = (line.start().to_string(), line.end().to_string());
    fill(Text::RowFromTo, &[("first", &first), ("last", &last)])
}
