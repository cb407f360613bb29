use crate::engine::Variant;

/// The rule of the game, as a sum of bits: 1 for exactly five, 2 for the continuous game, 4 for renju, 8 for caro.
///
/// # Examples
/// ```
/// use in_a_row::gomocup::{Info, Rule};
///
/// assert_eq!(Info::parse("rule 1"), Some(Info::Rule(Rule::EXACT_FIVE)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rule(pub i64);

/// The name of a rule that is not played.
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
    /// No variant has this rule.
    pub(super) fn variant(self) -> Result<Variant, UnsupportedRule> {
        let variant = Variant::ALL.into_iter().find(|&variant| Self::of(variant) == self);
        variant.ok_or(match self.0 {
            ..0 => UnsupportedRule("this rule"),
            bits if bits & Self::CONTINUOUS != 0 => UnsupportedRule("the continuous game"),
            bits if bits & Self::RENJU != 0 => UnsupportedRule("renju with other rules"),
            _ => UnsupportedRule("this rule"),
        })
    }
}
