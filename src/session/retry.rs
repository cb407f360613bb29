use super::{Players, Replay, Seat, Session};
use crate::engine::{
    Cell, Game, PlayError, Side,
    advice::{JudgedMove, Review, Verdict},
};

/// A mistake of the game under review that a person tries to improve on.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{advice::Adviser, notation::Link},
///     session::{Attempt, Players, Replay, Retry, Seat, Seating, Setup},
/// };
///
/// // After a corner, only the centre holds the draw; the second side took an edge.
/// let game = "3x3k3/a1b1".parse::<Link>()?.game;
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let mut replay = Replay::new(setup, Seating { first: Seat::One, x: Seat::One }, game);
/// replay.set_review(Adviser::new(replay.game().rules()).review(replay.game()));
///
/// let mut retry = Retry::first(&replay).expect("a mistake");
/// assert_eq!(retry.ply(), 1);
/// retry.try_move(&replay, "b2".parse()?)?;
/// assert_eq!(*retry.attempt(), Attempt::Found("b2".parse()?));
/// assert_eq!(retry.next(&replay), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retry {
    ply: usize,
    attempt: Attempt,
}

/// The last move that a person has tried in place of a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// None yet.
    None,
    /// The engine judges this move.
    Judging(Cell),
    /// This move is not good enough.
    Worse(Cell, JudgedMove),
    /// This move is good.
    Found(Cell),
    /// The person has given up, and sees the better moves.
    Shown,
}

impl Retry {
    /// Returns the first mistake at or after the position that is shown, or of the whole game if there is none. Only the
    /// mistakes of persons count.
    #[must_use]
    pub fn first(replay: &Replay) -> Option<Self> {
        let mistakes = mistakes(replay);
        let next = mistakes.iter().find(|&&ply| ply >= replay.at());
        next.or(mistakes.first()).map(|&ply| Self::at(ply))
    }

    /// Returns the number of mistakes that can be retried.
    #[must_use]
    pub fn count(replay: &Replay) -> usize {
        mistakes(replay).len()
    }

    /// Returns the next mistake of the game.
    #[must_use]
    pub fn next(&self, replay: &Replay) -> Option<Self> {
        mistakes(replay).into_iter().find(|&ply| ply > self.ply).map(Self::at)
    }

    const fn at(ply: usize) -> Self {
        Self { ply, attempt: Attempt::None }
    }

    /// Returns the number of the mistake, counted from 0.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// Returns the last move that was tried.
    #[must_use]
    pub const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// Returns whether the person still looks for a better move.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !matches!(self.attempt, Attempt::Found(_) | Attempt::Shown)
    }

    /// Returns whether the position before the mistake is shown.
    #[must_use]
    pub fn is_at(&self, replay: &Replay) -> bool {
        replay.at() == self.ply && !replay.is_in_variation()
    }

    /// Returns the cell whose move is tried or was found.
    #[must_use]
    pub const fn tried(&self) -> Option<Cell> {
        match self.attempt {
            Attempt::None | Attempt::Shown => None,
            Attempt::Judging(cell) | Attempt::Worse(cell, _) | Attempt::Found(cell) => Some(cell),
        }
    }

    /// Tries a move in place of the mistake. Returns the game that ends with it if the engine has to judge it.
    ///
    /// # Errors
    /// The rules do not allow the move. Nothing changes.
    pub fn try_move(&mut self, replay: &Replay, cell: Cell) -> Result<Option<Game>, PlayError> {
        let game = self.game_with(replay, cell)?;
        let Some(judged) = replay.judged_moves().get(self.ply) else { return Ok(None) };
        let is_of_game = replay.game().moves().get(self.ply) == Some(&cell);
        self.attempt = if judged.better.contains(&cell) {
            Attempt::Found(cell)
        } else if is_of_game {
            Attempt::Worse(cell, JudgedMove { better: Vec::new(), ..judged.clone() })
        } else {
            Attempt::Judging(cell)
        };
        Ok(matches!(self.attempt, Attempt::Judging(_)).then_some(game))
    }

    /// Applies the engine's judgement of the last move of this game, if that is the move that is tried.
    ///
    /// A move is good if neither its own judgement nor the evaluation of the position in the review of the game shows that
    /// another one is better.
    pub fn judge(&mut self, replay: &Replay, game: &Game, review: &Review) {
        let Attempt::Judging(cell) = self.attempt else { return };
        let Some(judged) = review.moves.last().filter(|_| self.is_about(replay, cell, game)) else {
            return;
        };
        let own = game.side_at(self.ply);
        let known = Verdict::of([replay.evaluation(self.ply), judged.evaluation], own);
        self.attempt = match [judged.verdict, known].into_iter().find(|verdict| verdict.is_bad()) {
            Some(verdict) => Attempt::Worse(cell, JudgedMove { verdict, ..judged.clone() }),
            None => Attempt::Found(cell),
        };
    }

    /// Gives up: shows the better moves.
    pub fn show_answer(&mut self) {
        self.attempt = Attempt::Shown;
    }

    fn is_about(&self, replay: &Replay, cell: Cell, game: &Game) -> bool {
        self.game_with(replay, cell).as_ref() == Ok(game)
    }

    /// Returns the game up to the mistake, with this move in its place.
    fn game_with(&self, replay: &Replay, cell: Cell) -> Result<Game, PlayError> {
        let mut game = replay.game().after(self.ply);
        game.play(cell)?;
        Ok(game)
    }
}

/// Returns the numbers of the persons' mistakes for which a better move is known, counted from 0.
fn mistakes(replay: &Replay) -> Vec<usize> {
    let (shown, game) = (replay.shown(), replay.game());
    let is_against_computer = matches!(shown.setup().players, Players::Computer(_));
    let seating = is_against_computer
        .then(|| Session::with(shown.setup(), shown.seating_at_start(), game.clone()).seating());
    let is_persons =
        |ply| seating.is_none_or(|seating| seating.seat(game.side_at(ply)) == Seat::One);
    let judged = replay.review().moves.iter().enumerate();
    let bad = judged.filter(|(_, it)| it.verdict.is_mistake() && !it.better.is_empty());
    bad.map(|(ply, _)| ply).filter(|&ply| is_persons(ply)).collect()
}

/// Returns the number of mistakes of each side in the game under review.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{advice::Adviser, notation::Link},
///     session::{Replay, Seat, Seating, Setup, count_mistakes},
/// };
///
/// // An edge is no answer to a corner.
/// let game = "3x3k3/a1b1".parse::<Link>()?.game;
/// let review = Adviser::new(game.rules()).review(&game);
/// let mut replay = Replay::new(Setup::DEFAULT, Seating { first: Seat::One, x: Seat::One }, game);
/// replay.set_review(review);
/// assert_eq!(count_mistakes(&replay), [0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn count_mistakes(replay: &Replay) -> [usize; 2] {
    let judged = replay.review().moves.iter().enumerate();
    let mistakes: Vec<_> = judged.filter(|(_, it)| it.verdict.is_mistake()).collect();
    [Side::First, Side::Second]
        .map(|side| mistakes.iter().filter(|(ply, _)| replay.game().side_at(*ply) == side).count())
}
