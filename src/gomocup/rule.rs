use crate::engine::Overline;

use super::Problem;

/// What is played, as the protocol counts it: the sum of the bits that hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rule(pub u64);

impl Rule {
    /// Five or more in a row win.
    pub const FREESTYLE: Self = Self(0);
    /// Exactly five in a row win.
    pub const EXACT_FIVE: Self = Self(1);

    /// After a win the game goes on elsewhere. The program's part in it ends with the win, so that it
    /// makes no difference here.
    const CONTINUOUS: u64 = 2;
    const RENJU: u64 = 4;
    const CARO: u64 = 8;

    /// What an overline is worth.
    ///
    /// # Errors
    /// Something else than these rules is played.
    pub(super) const fn overline(self) -> Result<Overline, Problem> {
        match self.0 & !Self::CONTINUOUS {
            0 => Ok(Overline::Wins),
            1 => Ok(Overline::Ignored),
            bits if bits & Self::RENJU != 0 => Err(Problem::Rule("renju")),
            bits if bits & Self::CARO != 0 => Err(Problem::Rule("caro")),
            _ => Err(Problem::Rule("this rule")),
        }
    }
}
