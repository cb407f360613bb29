use super::{CellView, Seating, Session, Setup};
use crate::engine::{
    Cell, Game,
    advice::{Evaluation, JudgedMove, Review, Verdict},
};

/// A game that a person steps through again, move by move. Once it has a [`Review`], it shows how good each move
/// was, and before a bad move the better ones.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Rules, notation},
///     session::{Replay, Seat, Seating, Setup},
/// };
///
/// let moves = notation::parse_moves("b2a1c3")?;
/// let game = Game::replay(Rules::NOUGHTS_AND_CROSSES, moves)?;
/// let seating = Seating { first: Seat::One, x: Seat::One };
/// let mut replay = Replay::new(Setup::DEFAULT, seating, game);
///
/// replay.go_to(1);
/// assert_eq!((replay.at(), replay.moves().len()), (1, 3));
/// assert!(replay.cell("b2".parse()?).is_last);
/// assert_eq!(replay.cell("c3".parse()?).mark, None, "not played yet");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game up to the current move.
    shown: Session,
    game: Game,
    review: Review,
}

impl Replay {
    /// Replays the game of this session, starting at its last move.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        Self::new(session.setup(), session.seating_at_start(), session.game().clone())
    }

    /// Replays this game, starting at its last move. `seating` is that at the start of the game.
    #[must_use]
    pub fn new(setup: Setup, seating: Seating, game: Game) -> Self {
        let shown = Session::with(setup, seating, game.clone());
        Self { shown, game, review: Review::default() }
    }

    /// Returns the game up to the current move, as a session.
    #[must_use]
    pub const fn shown(&self) -> &Session {
        &self.shown
    }

    /// Returns the whole game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Sets the review.
    pub fn set_review(&mut self, review: Review) {
        self.review = review;
    }

    /// Returns all moves of the game.
    #[must_use]
    pub fn moves(&self) -> &[Cell] {
        self.game.moves()
    }

    /// Returns how many moves are shown.
    #[must_use]
    pub fn at(&self) -> usize {
        self.shown.game().moves().len()
    }

    /// Returns whether a review is set.
    #[must_use]
    pub const fn is_judged(&self) -> bool {
        !self.review.moves.is_empty()
    }

    /// Returns the review; empty until one is set.
    #[must_use]
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// Returns the verdict on the current move; `None` before the first move, or without a review.
    #[must_use]
    pub fn judged(&self) -> Option<&JudgedMove> {
        self.review.moves.get(self.at().checked_sub(1)?)
    }

    /// Returns whether the current move was a mistake or a blunder.
    #[must_use]
    pub fn is_at_mistake(&self) -> bool {
        let verdict = self.judged().map(|judged| judged.verdict);
        matches!(verdict, Some(Verdict::Mistake | Verdict::Blunder))
    }

    /// Returns the verdict on the move after the current position, if another move would have been better.
    #[must_use]
    pub fn next_bad_move(&self) -> Option<&JudgedMove> {
        self.review.moves.get(self.at()).filter(|judged| !judged.better.is_empty())
    }

    /// Returns the evaluation after this many moves; unknown without a review.
    #[must_use]
    pub fn evaluation(&self, at: usize) -> Evaluation {
        self.review.evaluation_before(at)
    }

    /// Shows the game after this many moves, or after all of them if there are fewer.
    pub fn go_to(&mut self, at: usize) {
        self.shown =
            Session::with(self.shown.setup(), self.shown.seating_at_start(), self.game.after(at));
    }

    /// Returns how to show this cell. Before a bad move, the better moves are marked, and so is the line that would
    /// have forced a missed win. The moves of that line are numbered as they would be in the game, so that no number on
    /// the board stands for two moves.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let judged = self.next_bad_move();
        let is_better = judged.is_some_and(|judged| judged.better.contains(&cell));
        let place = judged.and_then(|judged| judged.line.iter().position(|&it| it == cell));
        let ghost = place.map(|place| {
            let ply = self.at() + place;
            let seating = self.shown.seating();
            (seating.mark(seating.seat(self.game.side_at(ply))), ply + 1)
        });
        CellView { is_advised: is_better, ghost, ..self.shown.cell(cell) }
    }
}
