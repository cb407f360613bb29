use crate::session::{Mark, Pieces};

/// What a side wears: a mark, or a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which of the two.
    pub mark: Mark,
    /// Whether it is a mark or a stone.
    pub pieces: Pieces,
}

impl Piece {
    /// The letter of a mark, which is the same in every language.
    #[must_use]
    pub const fn letter(mark: Mark) -> &'static str {
        match mark {
            Mark::X => "X",
            Mark::O => "O",
        }
    }

    /// Which of the [forms](super::Forms::Piece) of a text it takes.
    pub(super) const fn form(self) -> usize {
        match (self.pieces, self.mark) {
            (Pieces::Marks, _) => 0,
            (Pieces::Stones, Mark::X) => 1,
            (Pieces::Stones, Mark::O) => 2,
        }
    }
}
