use std::fmt;

/// The results of `a` so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
}

/// This many standard deviations each way cover 95 % of a normal distribution.
const Z: f64 = 1.96;

impl Tally {
    /// Adds a game: whether it was won; `None` for a draw.
    pub const fn count(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.wins += 1,
            None => self.draws += 1,
            Some(false) => self.losses += 1,
        }
    }

    fn games(self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// The share of points won. A draw is half a point.
    pub fn score(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games()
    }

    /// The 95 % confidence interval of the score: Wilson's interval (1927), which also holds for few
    /// games and for no losses. With draws, and with openings played from both sides, the true interval
    /// is narrower.
    pub fn bounds(self) -> (f64, f64) {
        let (score, games) = (self.score(), self.games());
        let weight = Z * Z / games;
        let centre = (score + weight / 2.0) / (1.0 + weight);
        let spread = (score * (1.0 - score) / games + weight / (4.0 * games)).sqrt();
        let reach = Z * spread / (1.0 + weight);
        (centre - reach, centre + reach)
    }

    /// The score, and what it says about the difference in strength.
    pub fn summary(self) -> String {
        let (least, most) = self.bounds();
        format!(
            "a: {self} = {:.1} %, Elo difference {:+.0} (95 %: {:+.0} to {:+.0})",
            100.0 * self.score(),
            elo(self.score()),
            elo(least),
            elo(most),
        )
    }
}

/// The difference in strength at which this score is expected, by Elo's logistic formula. Infinite if
/// all games were won or lost.
pub fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}
