use super::{CellView, Seating, Session, Setup};
use crate::engine::{
    Cell, Game,
    advice::{Evaluation, Judged, Review},
};

/// A game that a person goes through again, move by move. As soon as a [`Review`] is there, it shows how good
/// each move was.
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
    /// The game up to the move that is shown.
    shown: Session,
    game: Game,
    review: Review,
}

impl Replay {
    /// Replays the game of this session. Shows its last move first.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        Self::new(session.setup(), session.seating(), session.game().clone())
    }

    /// Replays this game. Shows its last move first.
    #[must_use]
    pub fn new(setup: Setup, seating: Seating, game: Game) -> Self {
        let shown = Session::with(setup, seating, game.clone());
        Self { shown, game, review: Review::default() }
    }

    /// The game up to the move that is shown, as a session.
    #[must_use]
    pub const fn shown(&self) -> &Session {
        &self.shown
    }

    /// The whole game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Sets the review.
    pub fn set_review(&mut self, review: Review) {
        self.review = review;
    }

    /// All moves of the game.
    #[must_use]
    pub fn moves(&self) -> &[Cell] {
        self.game.moves()
    }

    /// How many moves are shown.
    #[must_use]
    pub fn at(&self) -> usize {
        self.shown.game().moves().len()
    }

    /// The review; empty as long as there is none.
    #[must_use]
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// The verdict on the move that is shown; `None` before the first move, or without a review.
    #[must_use]
    pub fn judged(&self) -> Option<&Judged> {
        self.review.moves.get(self.at().checked_sub(1)?)
    }

    /// Whether another move would have been better than the one that is shown.
    #[must_use]
    pub fn is_at_mistake(&self) -> bool {
        self.judged().is_some_and(|judged| !judged.better.is_empty())
    }

    /// Who stood better after this many moves; unknown without a review.
    #[must_use]
    pub fn evaluation(&self, at: usize) -> Evaluation {
        match at.checked_sub(1) {
            Some(ply) => self.review.moves.get(ply).map(|judged| judged.evaluation),
            None => Some(self.review.start),
        }
        .unwrap_or_default()
    }

    /// Shows the game after this many moves, or after all of them if there are fewer.
    pub fn go_to(&mut self, at: usize) {
        self.shown = Session::with(self.shown.setup(), self.shown.seating(), self.game.after(at));
    }

    /// How to show this cell. It marks the moves that would have been better than the one shown, and the
    /// line that would have forced a missed win.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let judged = self.judged();
        let is_better = judged.is_some_and(|judged| judged.better.contains(&cell));
        let place = judged.and_then(|judged| judged.line.iter().position(|&it| it == cell));
        let foreseen = place.filter(|_| self.shown.game().board().is_free(cell)).map(|place| {
            let seat = self.shown.seat_of_ply(self.at() - 1 + place);
            (self.shown.seating().mark(seat), place + 1)
        });
        CellView { is_advised: is_better, foreseen, ..self.shown.cell(cell) }
    }
}
