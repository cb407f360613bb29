use serde::{Deserialize, Serialize};

use crate::engine::{Game, Outcome, Side, exact::Value, search::Score};

/// The evaluation of a position: who stands better, and whether that is proved.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Side, advice::{Adviser, Evaluation}, notation::Link};
///
/// // Noughts and crosses is a draw, but after a corner an edge loses: X wins with its third move from there.
/// let game = "3x3k3/a1b1".parse::<Link>()?.game;
/// let review = Adviser::new(game.rules()).review(&game);
/// assert_eq!(review.start, Evaluation::Drawn);
/// assert_eq!(review.moves[1].evaluation, Evaluation::Won(Side::First, 5));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "i16", from = "i16")]
pub enum Evaluation {
    /// Nothing is known.
    #[default]
    Unknown,
    /// This side has won, or it is proved that it can win in this many plies, whatever the other side does.
    Won(Side, u8),
    /// The game is drawn, or it is proved that neither side can win against best play.
    Drawn,
    /// The search's estimate for the first side, in hundredths of a logit of the chance to win, as in
    /// [`Score::Heuristic`]: 0 is an even game, 100 is about 73 %, and -100 about 27 %.
    Heuristic(i16),
}

/// The numbers as which evaluations are serialized; this saves the worker 300 bytes before compression. A heuristic
/// score is its own number, clamped to [`BOUND`]; wins are beyond it.
const UNKNOWN: i16 = i16::MIN;
const DRAWN: i16 = i16::MAX;
const WON: i16 = 32_000;
const BOUND: i16 = 31_000;

/// The longest win that is taken as proved. Longer wins are not trusted, because the search that finds them prunes.
const MAX_CERTAIN_PLIES: u32 = 40;

impl From<Evaluation> for i16 {
    #[inline(never)] // It has two callers.
    fn from(evaluation: Evaluation) -> Self {
        match evaluation {
            Evaluation::Unknown => UNKNOWN,
            Evaluation::Won(Side::First, plies) => WON - Self::from(plies),
            Evaluation::Won(Side::Second, plies) => Self::from(plies) - WON,
            Evaluation::Drawn => DRAWN,
            Evaluation::Heuristic(score) => score.clamp(-BOUND, BOUND),
        }
    }
}

impl From<i16> for Evaluation {
    fn from(number: i16) -> Self {
        let plies = |number| u8::try_from(WON - number).unwrap_or_default();
        match number {
            UNKNOWN => Self::Unknown,
            DRAWN => Self::Drawn,
            _ if number > BOUND => Self::Won(Side::First, plies(number)),
            _ if number < -BOUND => Self::Won(Side::Second, plies(-number)),
            _ => Self::Heuristic(number),
        }
    }
}

impl Evaluation {
    /// Returns the side that has won or has a proved win.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side, _) => Some(side),
            _ => None,
        }
    }

    /// Returns the first side's chance of winning, in thousandths: the logistic function of a heuristic score, else 0,
    /// 500 or 1000. Returns `None` if nothing is known.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Side, advice::Evaluation};
    ///
    /// let chances = [-100, 0, 100].map(|score| Evaluation::Heuristic(score).chance());
    /// assert_eq!(chances, [Some(269), Some(500), Some(731)]);
    /// assert_eq!(Evaluation::Won(Side::Second, 4).chance(), Some(0));
    /// assert_eq!(Evaluation::Unknown.chance(), None);
    /// ```
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the value is between 0 and 1000"
    )]
    pub fn chance(self) -> Option<u16> {
        match self {
            Self::Unknown => None,
            Self::Won(Side::First, _) => Some(1000),
            Self::Won(Side::Second, _) => Some(0),
            Self::Drawn => Some(500),
            Self::Heuristic(score) => {
                Some((1000.0 / (1.0 + (f32::from(score) / -100.0).exp())).round() as u16)
            }
        }
    }

    /// Returns a number that ranks evaluations from the worst for this side to the best.
    pub(super) fn rank_for(self, side: Side) -> i16 {
        let for_first = match self {
            Self::Unknown | Self::Drawn => 0,
            _ => i16::from(self),
        };
        if side == Side::First { for_first } else { -for_first }
    }

    /// Returns the evaluation of a game that has ended; unknown if it has not.
    pub(super) fn at_end(game: &Game) -> Self {
        match game.outcome().map(Outcome::winner) {
            Some(Some(side)) => Self::Won(side, 0),
            Some(None) => Self::Drawn,
            None => Self::Unknown,
        }
    }

    /// Returns the evaluation of a position that has this value for the side to move.
    pub(super) const fn of_value(value: Value, turn: Side) -> Self {
        match value {
            Value::Win(plies) => Self::Won(turn, plies),
            Value::Draw => Self::Drawn,
            Value::Loss(plies) => Self::Won(turn.other(), plies),
        }
    }

    /// Returns the proved value for the side to move, if there is one.
    pub(super) fn value_for(self, turn: Side) -> Option<Value> {
        match self {
            Self::Won(winner, plies) if winner == turn => Some(Value::Win(plies)),
            Self::Won(_, plies) => Some(Value::Loss(plies)),
            Self::Drawn => Some(Value::Draw),
            Self::Unknown | Self::Heuristic(_) => None,
        }
    }

    /// Returns the evaluation of a position that has this score for the side to move.
    pub(crate) fn of_score(score: Score, turn: Side) -> Self {
        const MAX: i32 = BOUND as i32;
        let (score, plies) = match score {
            Score::MateIn(plies) => (MAX, plies),
            Score::MatedIn(plies) => (-MAX, plies),
            Score::Heuristic(score) => (score.clamp(-MAX, MAX), u32::MAX),
        };
        let score = if turn == Side::First { score } else { -score };
        match u8::try_from(plies) {
            Ok(few) if plies <= MAX_CERTAIN_PLIES => {
                Self::Won(if score > 0 { Side::First } else { Side::Second }, few)
            }
            _ => Self::Heuristic(i16::try_from(score).unwrap_or_default()),
        }
    }
}
