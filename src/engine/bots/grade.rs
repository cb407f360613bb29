//! Four grades of strength, for people who don't know the opponents.

use super::Opponent;
use crate::engine::{Rules, search::Level};

/// How strong the computer plays, in four grades. On each board, a grade stands for one of the opponents on its scale.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, bots::{Grade, Opponent}, search::Level};
///
/// let gomoku = "15x15k5".parse()?;
/// assert_eq!(Grade::Easy.opponent(Rules::NOUGHTS_AND_CROSSES), Opponent::Guard);
/// assert_eq!(Grade::Easy.opponent(gomoku), Opponent::Level(Level::One));
/// assert_eq!(Grade::of(Opponent::Level(Level::Six), gomoku), Some(Grade::Best));
/// assert_eq!(Grade::of(Opponent::Level(Level::Three), gomoku), None);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// It can be beaten by anybody who sees a trap.
    Easy,
    /// Between the two.
    Medium,
    /// It can be beaten, but seldom.
    Hard,
    /// The strongest opponent on the board.
    Best,
}

impl Grade {
    /// All grades, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Best];

    /// Returns the opponent of this grade under these rules.
    #[must_use]
    pub fn opponent(self, rules: Rules) -> Opponent {
        if rules == Rules::NOUGHTS_AND_CROSSES {
            match self {
                Self::Easy => Opponent::Guard,
                Self::Medium => Opponent::Strategist,
                Self::Hard => Opponent::Centre,
                Self::Best => Opponent::Minimax,
            }
        } else {
            Opponent::Level(match self {
                Self::Easy => Level::One,
                Self::Medium => Level::Two,
                Self::Hard => Level::Four,
                Self::Best => Level::Six,
            })
        }
    }

    /// Returns the grade of this opponent under these rules. Most opponents have none.
    #[must_use]
    pub fn of(opponent: Opponent, rules: Rules) -> Option<Self> {
        // A search of all grades by `opponent` would make the page's first load larger.
        match (opponent, rules == Rules::NOUGHTS_AND_CROSSES) {
            (Opponent::Guard, true) | (Opponent::Level(Level::One), false) => Some(Self::Easy),
            (Opponent::Strategist, true) | (Opponent::Level(Level::Two), false) => {
                Some(Self::Medium)
            }
            (Opponent::Centre, true) | (Opponent::Level(Level::Four), false) => Some(Self::Hard),
            (Opponent::Minimax, true) | (Opponent::Level(Level::Six), false) => Some(Self::Best),
            _ => None,
        }
    }
}

impl Opponent {
    /// Returns the opponent to offer to a person who wants a harder one: the next grade for the opponent of a grade,
    /// else the next stronger opponent on the scale. `None` for the strongest.
    #[must_use]
    pub fn harder(self, rules: Rules) -> Option<Self> {
        let grade = Grade::of(self, rules).and_then(|grade| Grade::ALL.get(grade as usize + 1));
        grade.map(|grade| grade.opponent(rules)).or_else(|| self.stronger(rules))
    }

    /// Returns the opponent to offer to a person who wants an easier one: the grade below for the opponent of a grade,
    /// else the next weaker opponent on the scale. `None` for the weakest.
    #[must_use]
    pub fn easier(self, rules: Rules) -> Option<Self> {
        let below = |grade: Grade| Grade::ALL[..grade as usize].last();
        let grade = Grade::of(self, rules).and_then(below);
        grade.map(|grade| grade.opponent(rules)).or_else(|| self.weaker(rules))
    }
}
