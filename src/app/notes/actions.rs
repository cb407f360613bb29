//! Changing the notes on the position under review.

use crate::{
    app::{
        game::{Page, dialogs::close},
        notes::DIALOG,
        review::{self, change_notes},
    },
    engine::{Glyph, PointMark},
};

/// The marks that can be drawn. The text of a label is the next letter.
pub(crate) const MARKS: [fn() -> PointMark; 5] = [
    || PointMark::Triangle,
    || PointMark::Square,
    || PointMark::Circle,
    || PointMark::Cross,
    || PointMark::Label(String::new()),
];

/// Replaces the comment. It is kept when the dialog closes.
pub(crate) fn set_comment(page: Page, comment: String) {
    change_notes(page, |notes| notes.comment = comment);
}

/// Judges the move before the position, or removes the judgement.
pub(crate) fn set_glyph(page: Page, glyph: Option<Glyph>) {
    change_notes(page, |notes| notes.glyph = glyph);
    review::keep(page);
}

/// Lets presses on the board draw this mark.
pub(crate) fn draw(page: Page, mark: PointMark) {
    review::draw_marks(page, mark);
    close(DIALOG);
    page.focus_board_later();
}
