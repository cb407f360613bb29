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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// *k or more* in a row win.
    Freestyle,
    /// *Exactly k* in a row win.
    Exact,
}

impl Variant {
    /// Returns the letter that stands for this variant in notation; freestyle has none.
    pub(super) const fn letter(self) -> &'static str {
        match self {
            Self::Freestyle => "",
            Self::Exact => "e",
        }
    }
}
