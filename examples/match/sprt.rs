use std::{fmt, str::FromStr};

use super::tally::Tally;

/// A sequential probability ratio test: is `a` stronger than `b` by `more` Elo rather than by `less`?
///
/// The log-likelihood ratio is that of pairs of games with the same opening, because their results depend on each
/// other. It uses the normal approximation of Van den Bergh, *A practical introduction to the GSPRT* (2016). Each kind
/// of error happens in 5 % of all tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    less: f64,
    more: f64,
}

/// The result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The test goes on.
    Open,
    /// `a` is stronger by `more` rather than by `less`.
    Passed,
    /// `a` is stronger by `less` rather than by `more`.
    Failed,
}

/// The probability of each kind of error.
const ERROR: f64 = 0.05;

impl Sprt {
    /// The log-likelihood ratio of `more` against `less`. 0 as long as all pairs ended alike.
    pub fn ratio(self, tally: &Tally) -> f64 {
        let [less, more] =
            [self.less, self.more].map(|elo| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0)));
        let variance = tally.variance_of_pairs();
        if variance == 0.0 {
            return 0.0;
        }
        let surplus = tally.score() - f64::midpoint(less, more);
        tally.pairs() * (more - less) * surplus / variance
    }

    pub fn verdict(self, tally: &Tally) -> Verdict {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.ratio(tally) {
            ratio if ratio >= bound => Verdict::Passed,
            ratio if ratio <= -bound => Verdict::Failed,
            _ => Verdict::Open,
        }
    }

    /// The result in words.
    pub fn summary(self, tally: &Tally) -> String {
        let verdict = match self.verdict(tally) {
            Verdict::Open => "undecided",
            Verdict::Passed => "passed",
            Verdict::Failed => "failed",
        };
        format!("SPRT {self}: {verdict}, log-likelihood ratio {:+.2}", self.ratio(tally))
    }
}

/// Two numbers with a comma between them.
impl FromStr for Sprt {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const USAGE: &str = "two differences in Elo, as in 0,10";
        let (less, more) = text.split_once(',').ok_or(USAGE)?;
        match (less.trim().parse(), more.trim().parse()) {
            (Ok(less), Ok(more)) if less < more => Ok(Self { less, more }),
            _ => Err(USAGE),
        }
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.less, self.more)
    }
}
