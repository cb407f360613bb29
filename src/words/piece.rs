use crate::session::{Mark, Pieces};

/// A side's mark as it looks on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The mark.
    pub mark: Mark,
    /// Whether it looks like a mark or a stone.
    pub pieces: Pieces,
}

impl Piece {
    /// Returns the letter of a mark, which is the same in every language.
    #[must_use]
    pub const fn letter(mark: Mark) -> &'static str {
        match mark {
            Mark::X => "X",
            Mark::O => "O",
        }
    }

    /// Returns which of a text's [forms](super::Forms::Piece) it takes.
    pub(super) const fn form(self) -> usize {
        match (self.pieces, self.mark) {
            (Pieces::Marks, _) => 0,
            (Pieces::Stones, Mark::X) => 1,
            (Pieces::Stones, Mark::O) => 2,
        }
    }
}
