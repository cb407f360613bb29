use super::{CellView, Seating, Session, Setup};
use crate::engine::{
    Cell, Game,
    advice::{Judged, Review},
};

/// A game that is looked at again, move by move, with what each move was worth as soon as that is
/// known.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game as it was after the move that is shown.
    shown: Session,
    game: Game,
    review: Review,
}

impl Replay {
    /// The game of this session, shown as it is now.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        Self::new(session.setup(), session.seating(), session.game().clone())
    }

    /// This game, from its last move.
    #[must_use]
    pub fn new(setup: Setup, seating: Seating, game: Game) -> Self {
        let shown = Session::with(setup, seating, game.clone());
        Self { shown, game, review: Review::default() }
    }

    /// The game as it was after the move that is shown.
    #[must_use]
    pub const fn shown(&self) -> &Session {
        &self.shown
    }

    /// The whole game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Takes over what the moves were worth.
    pub fn set_review(&mut self, review: Review) {
        self.review = review;
    }

    /// All its moves.
    #[must_use]
    pub fn moves(&self) -> &[Cell] {
        self.game.moves()
    }

    /// How many of them are shown.
    #[must_use]
    pub fn at(&self) -> usize {
        self.shown.game().moves().len()
    }

    /// What the moves were worth.
    #[must_use]
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// The move shown last, judged; `None` before the first.
    #[must_use]
    pub fn judged(&self) -> Option<&Judged> {
        self.review.moves.get(self.at().checked_sub(1)?)
    }

    /// Shows the game after this many moves, or all where there are fewer.
    pub fn go_to(&mut self, at: usize) {
        self.shown = Session::with(self.shown.setup(), self.shown.seating(), self.game.after(at));
    }

    /// How this cell is to be shown: what would have been better than the last move is marked, and how a
    /// win that it missed would have been forced.
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
