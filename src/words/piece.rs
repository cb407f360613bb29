use crate::session::{Mark, Pieces};

/// A side's mark as it looks on the board, and the name of the person who plays it. Texts call a side by this name, or
/// by its mark if there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The mark.
    pub mark: Mark,
    /// Whether it looks like a mark or a stone.
    pub pieces: Pieces,
    /// The name that the person has chosen, if any. A thin reference keeps this type as small as a number.
    pub name: Option<&'static String>,
}

impl Piece {
    /// Returns a side that nobody has named.
    #[must_use]
    pub const fn new(mark: Mark, pieces: Pieces) -> Self {
        Self { mark, pieces, name: None }
    }

    /// Returns the letter of a mark, which is the same in every language.
    #[must_use]
    pub const fn letter(mark: Mark) -> &'static str {
        match mark {
            Mark::X => "X",
            Mark::O => "O",
        }
    }

    /// Returns what a text says for `{piece}`.
    pub(super) fn words(self) -> &'static str {
        self.name.map_or(Self::letter(self.mark), String::as_str)
    }

    /// Returns which of a text's [forms](super::Forms::Piece) it takes, if the text has that form, and else the first. A name
    /// stands where the letter of a mark would.
    pub(super) const fn form(self) -> usize {
        match (self.pieces, self.mark) {
            _ if self.name.is_some() => 0,
            (Pieces::Stones, Mark::X) => 1,
            (Pieces::Stones, Mark::O) => 2,
            (Pieces::Marks, Mark::X) => 3,
            (Pieces::Marks, Mark::O) => 4,
        }
    }
}
