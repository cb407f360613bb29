/// What wins on a board: the part of [`Rules`](super::Rules) that a letter names in notation.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, Variant};
///
/// // In notation, an `e` stands for "exactly".
/// let rules: Rules = "15x15k5e".parse()?;
/// assert_eq!(rules.variant(), Variant::Exact);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    /// *k or more* in a row win.
    #[default]
    Freestyle,
    /// *Exactly k* in a row win.
    Exact,
    /// Caro: *exactly five* in a row win, unless the opponent's marks block the row at both ends. The edge of the board
    /// does not block.
    Caro,
    /// The same as [caro](Self::Caro), and *six or more* in a row always win.
    CaroOverlines,
    /// Renju: the first side, black, wins with *exactly five* in a row, and must not make an overline, two fours or two
    /// threes (see [`Foul`](super::Foul)). White wins with *five or more*.
    ///
    /// The rule book also lets players pass. Nobody gains from that until the board is nearly full, so there are no passes
    /// here: if only forbidden cells are left for black, the game is drawn.
    Renju,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Self; 5] =
        [Self::Freestyle, Self::Exact, Self::Caro, Self::CaroOverlines, Self::Renju];

    /// Returns whether the length of a row alone decides whether it wins, for both sides alike, and no move is a foul.
    #[must_use]
    pub const fn only_length_counts(self) -> bool {
        matches!(self, Self::Freestyle | Self::Exact)
    }

    /// Returns the letter that stands for this variant in notation; freestyle has none.
    pub(in crate::engine) const fn letter(self) -> &'static str {
        match self {
            Self::Freestyle => "",
            Self::Exact => "e",
            Self::Caro => "c",
            Self::CaroOverlines => "o",
            Self::Renju => "r",
        }
    }
}
