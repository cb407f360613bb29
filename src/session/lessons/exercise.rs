use crate::{
    engine::{
        Cell, Foul, Game, Judgement, NodeId, Outcome, PlayError, Ply, Side, advice::Evaluation,
        puzzles::Goal,
    },
    session::{
        CellView, Replay,
        puzzles::{Mistake, blocking},
    },
};

/// What an exercise asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Nothing: the board shows what a text explains.
    Look,
    /// To press one of these cells. No move is made there.
    Find(Vec<Cell>),
    /// To make one of these moves.
    Move(Vec<Cell>),
    /// To win against the engine.
    Win,
    /// To play to the end without losing.
    Hold,
    /// To choose the answer with this place.
    Choose(usize),
}

/// A step of a lesson while a person does it. The engine replies to moves, and shows on the board why one is wrong.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Rules},
///     session::lessons::{Aim, Exercise, ExerciseState},
/// };
///
/// let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// let mut exercise = Exercise::new(game, Aim::Move(vec!["b2".parse()?]));
/// assert_eq!(exercise.press("b2".parse()?)?, None, "the engine need not look at it");
/// assert_eq!(*exercise.state(), ExerciseState::Done);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Exercise {
    aim: Aim,
    replay: Replay,
    state: ExerciseState,
    /// The position in which the person is to move.
    to_move: NodeId,
    /// The move that a hint marks.
    advised: Option<Cell>,
}

/// Where a person is in an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseState {
    /// The person is to move, to press a cell or to answer.
    ToDo,
    /// The engine looks at this move.
    Checking(Cell),
    /// The last move is wrong, as the board shows.
    Refuted(Mistake),
    /// The last move is none that the exercise asks for, but does not lose.
    Other(Cell),
    /// This cell is not the one that the exercise asks for.
    Missed(Cell),
    /// The answer with this place is wrong.
    Wrong(usize),
    /// The rules forbid a move on this cell.
    Forbidden(Cell, Foul),
    /// The exercise is done.
    Done,
}

impl Exercise {
    /// Begins an exercise in this position.
    #[must_use]
    pub fn new(position: Game, aim: Aim) -> Self {
        let state = if aim == Aim::Look { ExerciseState::Done } else { ExerciseState::ToDo };
        Self {
            aim,
            replay: Replay::from_position(position),
            state,
            to_move: NodeId::ROOT,
            advised: None,
        }
    }

    /// Returns what it asks for.
    #[must_use]
    pub const fn aim(&self) -> &Aim {
        &self.aim
    }

    /// Returns the position on the board, with all moves that were tried.
    #[must_use]
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Returns where the person is.
    #[must_use]
    pub const fn state(&self) -> &ExerciseState {
        &self.state
    }

    /// Returns the move that a hint marks.
    #[must_use]
    pub const fn advised(&self) -> Option<Cell> {
        self.advised
    }

    /// Returns the forbidden point that was found, and why it is forbidden.
    #[must_use]
    pub fn forbidden_point(&self) -> Option<(Cell, Foul)> {
        let Aim::Find(right) = &self.aim else { return None };
        let cell = *right.first().filter(|_| self.is_done())?;
        match self.replay.shown().game().position()?.judge(cell) {
            Judgement::Forbidden(foul) => Some((cell, foul)),
            _ => None,
        }
    }

    /// Returns whether the exercise is done.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        matches!(self.state, ExerciseState::Done)
    }

    /// Returns whether a press on the board does something.
    #[must_use]
    pub const fn can_move(&self) -> bool {
        let is_on_board = !matches!(self.aim, Aim::Look | Aim::Choose(_));
        is_on_board && !matches!(self.state, ExerciseState::Done | ExerciseState::Checking(_))
    }

    /// Returns whether a wrong move stands on the board.
    #[must_use]
    pub const fn can_take_back(&self) -> bool {
        matches!(self.state, ExerciseState::Refuted(_) | ExerciseState::Other(_))
    }

    /// Returns the side of the person.
    #[must_use]
    pub fn side(&self) -> Side {
        self.replay.tree().game().side_at(0)
    }

    /// Presses a cell, after taking back a wrong move. Returns the game if the engine has to look at it.
    ///
    /// # Errors
    /// The rules do not allow the move. Only a wrong move is taken back.
    pub fn press(&mut self, cell: Cell) -> Result<Option<Game>, PlayError> {
        if !self.can_move() {
            return Ok(None);
        }
        self.take_back();
        if let Aim::Find(right) = &self.aim {
            let is_right = right.contains(&cell);
            self.state = if is_right { ExerciseState::Done } else { ExerciseState::Missed(cell) };
            return Ok(None);
        }
        if let Err(error) = self.replay.try_ply(Ply::Move(cell)) {
            if let Some(foul) = error.forbidden_point() {
                self.state = ExerciseState::Forbidden(cell, foul);
            }
            return Err(error);
        }
        self.advised = None;
        let game = self.replay.shown().game();
        let own = self.side();
        let is_right = match (&self.aim, game.outcome()) {
            (_, Some(outcome)) if outcome.winner() == Some(own) => true,
            (Aim::Move(right), _) => right.contains(&cell),
            (Aim::Hold, Some(outcome)) => outcome.winner().is_none(),
            _ => false,
        };
        if is_right {
            self.state = ExerciseState::Done;
            return Ok(None);
        }
        if game.outcome().is_some() {
            self.state = ExerciseState::Refuted(Mistake { cell, reply: None, loses: false });
            return Ok(None);
        }
        self.state = ExerciseState::Checking(cell);
        Ok(Some(game.clone()))
    }

    /// Applies the engine's best reply to the move that it looks at in this game, with the evaluation of the position
    /// before the reply.
    pub fn judge(&mut self, game: &Game, reply: Cell, evaluation: Evaluation) {
        let ExerciseState::Checking(cell) = self.state else { return };
        if self.replay.shown().game() != game {
            return;
        }
        let own = self.side();
        let (wins, loses) = match evaluation {
            Evaluation::Won(side, _) => (side == own, side != own),
            _ => (false, false),
        };
        if matches!(self.aim, Aim::Move(_)) && !loses {
            self.state = ExerciseState::Other(cell);
            return;
        }
        let reply = blocking(game, reply);
        let is_made = self.replay.try_ply(Ply::Move(reply)).is_ok();
        let outcome = self.replay.shown().game().outcome();
        let goes_on = match self.goal() {
            Goal::Win => wins,
            Goal::Hold => !loses,
        };
        self.state = match outcome.map(Outcome::winner) {
            None if goes_on && is_made => {
                self.to_move = self.replay.tree().current();
                ExerciseState::ToDo
            }
            Some(None) if goes_on => ExerciseState::Done,
            _ => {
                let reply = is_made.then_some(reply);
                ExerciseState::Refuted(Mistake { cell, reply, loses })
            }
        };
    }

    /// Returns what a wrong move fails to reach.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        if matches!(self.aim, Aim::Win) { Goal::Win } else { Goal::Hold }
    }

    /// Takes back a wrong move, or forgets a wrong answer.
    pub fn take_back(&mut self) {
        if self.can_take_back() {
            self.replay.show_node(self.to_move);
        }
        if !matches!(self.state, ExerciseState::Done | ExerciseState::Checking(_)) {
            self.state = ExerciseState::ToDo;
        }
    }

    /// Chooses the answer with this place.
    pub fn choose(&mut self, place: usize) {
        if let Aim::Choose(right) = self.aim
            && !self.is_done()
        {
            let is_right = place == right;
            self.state = if is_right { ExerciseState::Done } else { ExerciseState::Wrong(place) };
        }
    }

    /// Marks a move that reaches the aim, after taking back a wrong one. Returns the game if the engine has to find it.
    pub fn ask_for_hint(&mut self) -> Option<Game> {
        if !self.can_move() {
            return None;
        }
        self.take_back();
        match &self.aim {
            Aim::Find(right) | Aim::Move(right) => {
                self.advised = right.first().copied();
                None
            }
            _ => Some(self.replay.shown().game().clone()),
        }
    }

    /// Marks the engine's best move in this game, if the person is still to move there.
    pub fn take_hint(&mut self, game: &Game, best: Cell) {
        if self.state == ExerciseState::ToDo && self.replay.shown().game() == game {
            self.advised = Some(best);
        }
    }

    /// Returns the view of this cell. A hint marks the move.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let is_advised = self.advised == Some(cell) && !self.is_done();
        CellView { is_advised, ghost: None, ..self.replay.cell(cell) }
    }
}
