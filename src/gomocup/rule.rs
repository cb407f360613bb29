use crate::engine::Overline;

/// The rule of the game, as a sum of bits.
///
/// # Examples
/// ```
/// use in_a_row::gomocup::{Info, Rule};
///
/// assert_eq!(Info::parse("rule 1"), Some(Info::Rule(Rule::EXACT_FIVE)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rule(pub u64);

/// The name of a rule that is neither freestyle nor exactly five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnsupportedRule(pub(super) &'static str);

impl Rule {
    /// Five or more in a row win.
    pub const FREESTYLE: Self = Self(0);
    /// Exactly five in a row win.
    pub const EXACT_FIVE: Self = Self(1);

    /// The game goes on elsewhere after a win. The program's part ends with the win, so this makes no
    /// difference.
    const CONTINUOUS: u64 = 2;
    const RENJU: u64 = 4;
    const CARO: u64 = 8;

    /// Whether overlines win.
    ///
    /// # Errors
    /// The rule is neither freestyle nor exactly five.
    pub(super) const fn overline(self) -> Result<Overline, UnsupportedRule> {
        match self.0 & !Self::CONTINUOUS {
            0 => Ok(Overline::Wins),
            1 => Ok(Overline::Ignored),
            bits if bits & Self::RENJU != 0 => Err(UnsupportedRule("renju")),
            bits if bits & Self::CARO != 0 => Err(UnsupportedRule("caro")),
            _ => Err(UnsupportedRule("this rule")),
        }
    }
}
