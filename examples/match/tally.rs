use std::fmt;

/// The results of `a` so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    /// The number of pairs with the same opening, by the half points of `a`.
    pairs: [u32; 5],
}

/// This many standard deviations each way cover 95 % of a normal distribution.
const Z: f64 = 1.96;

impl Tally {
    /// Adds the two games from an opening: whether `a` won each; `None` for a draw.
    pub fn count(&mut self, pair: [Option<bool>; 2]) {
        let mut points = 0;
        for won in pair {
            match won {
                Some(true) => {
                    self.wins += 1;
                    points += 2;
                }
                None => {
                    self.draws += 1;
                    points += 1;
                }
                Some(false) => self.losses += 1,
            }
        }
        self.pairs[points] += 1;
    }

    /// The number of pairs.
    pub fn pairs(&self) -> f64 {
        f64::from(self.pairs.iter().sum::<u32>())
    }

    fn games(&self) -> f64 {
        2.0 * self.pairs()
    }

    /// The share of points won. A draw is half a point.
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games()
    }

    /// The variance of the share of points won in a pair.
    pub fn variance_of_pairs(&self) -> f64 {
        let mean = self.score();
        let squares = self.pairs.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let sum: f64 =
            squares.map(|(&pairs, score)| f64::from(pairs) * (score - mean).powi(2)).sum();
        sum / self.pairs()
    }

    /// The 95 % confidence interval of the score: Wilson's interval (1927), which also holds for few games or no
    /// losses. It is that of the number of independent games that would vary like these pairs.
    pub fn bounds(&self) -> (f64, f64) {
        let (score, variance) = (self.score(), self.variance_of_pairs());
        let games = if variance > 0.0 {
            self.pairs() * score * (1.0 - score) / variance
        } else {
            self.games()
        };
        let weight = Z * Z / games;
        let centre = (score + weight / 2.0) / (1.0 + weight);
        let spread = (score * (1.0 - score) / games + weight / (4.0 * games)).sqrt();
        let reach = Z * spread / (1.0 + weight);
        (centre - reach, centre + reach)
    }

    /// The score, and the difference in strength that it implies.
    pub fn summary(&self) -> String {
        let (least, most) = self.bounds();
        format!(
            "a: {self} = {:.1} % (95 %: {:.1} to {:.1}), Elo difference {:+.0} (95 %: {:+.0} to {:+.0})\n\
             pairs with 0, 0.5, 1, 1.5 and 2 points: {:?}",
            100.0 * self.score(),
            100.0 * least,
            100.0 * most,
            elo(self.score()),
            elo(least),
            elo(most),
            self.pairs,
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
