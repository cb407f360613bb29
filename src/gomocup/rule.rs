use crate::engine::Variant;

/// The rule of the game, as a sum of bits.
///
/// # Examples
/// ```
/// use in_a_row::gomocup::{Info, Rule};
///
/// assert_eq!(Info::parse("rule 1"), Some(Info::Rule(Rule::EXACT_FIVE)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rule(pub i64);

/// The name of a rule that is neither freestyle nor exactly five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnsupportedRule(pub(super) &'static str);

impl Rule {
    /// Five or more in a row win.
    pub const FREESTYLE: Self = Self(0);
    /// Exactly five in a row wins.
    pub const EXACT_FIVE: Self = Self(1);

    const CONTINUOUS: i64 = 2;
    const RENJU: i64 = 4;
    const CARO: i64 = 8;

    /// Returns the rule that names this variant.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::{engine::Variant, gomocup::Rule};
    ///
    /// assert_eq!(Rule::of(Variant::Exact), Rule::EXACT_FIVE);
    /// assert_eq!(Rule::of(Variant::Caro), Rule(9));
    /// ```
    #[must_use]
    pub const fn of(variant: Variant) -> Self {
        match variant {
            Variant::Freestyle => Self::FREESTYLE,
            Variant::Exact => Self::EXACT_FIVE,
            Variant::Caro => Self(Self::CARO | Self::EXACT_FIVE.0),
            Variant::CaroOverlines => Self(Self::CARO),
            Variant::Renju => Self(Self::RENJU),
        }
    }

    /// Returns the variant that this rule names.
    ///
    /// # Errors
    /// The rule is neither freestyle nor exactly five. The search does not [play](crate::engine::search::Search::plays)
    /// the others.
    pub(super) const fn variant(self) -> Result<Variant, UnsupportedRule> {
        match self.0 {
            0 => Ok(Variant::Freestyle),
            1 => Ok(Variant::Exact),
            ..0 => Err(UnsupportedRule("this rule")),
            bits if bits & Self::RENJU != 0 => Err(UnsupportedRule("renju")),
            bits if bits & Self::CARO != 0 => Err(UnsupportedRule("caro")),
            bits if bits & Self::CONTINUOUS != 0 => Err(UnsupportedRule("the continuous game")),
            _ => Err(UnsupportedRule("this rule")),
        }
    }
}
