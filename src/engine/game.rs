use std::{error::Error, fmt};

use super::{Board, Cell, Outcome, Position, Rules, Side, live_lines::LiveLines};

/// A game: its rules and its moves, and what follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    moves: Vec<Cell>,
    board: Board,
    live_lines: LiveLines,
    outcome: Option<Outcome>,
}

/// Why a move was refused. The game is as it was before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The cell already has this side's mark.
    Taken(Side),
    /// The cell is not on the board.
    Outside,
    /// The game has ended.
    Ended,
}

/// Which move of a list could not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Its place in the list, counted from 0.
    pub ply: usize,
    /// What is wrong with it.
    pub reason: PlayError,
}

impl Game {
    /// A game in which no move has been made.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            moves: Vec::new(),
            board: Board::empty(rules),
            live_lines: LiveLines::new(rules),
            outcome: None,
        }
    }

    /// The game that these moves lead to.
    ///
    /// # Errors
    /// The first move that [`Game::play`] refuses.
    pub fn replay(
        rules: Rules,
        moves: impl IntoIterator<Item = Cell>,
    ) -> Result<Self, ReplayError> {
        let mut game = Self::new(rules);
        for (ply, cell) in moves.into_iter().enumerate() {
            game.play(cell).map_err(|reason| ReplayError { ply, reason })?;
        }
        Ok(game)
    }

    /// The one door: every move, whoever makes it, passes here.
    ///
    /// # Errors
    /// The cell is taken or outside the board, or the game has ended; then nothing changes.
    pub fn play(&mut self, cell: Cell) -> Result<(), PlayError> {
        self.check(cell)?;
        let side = Side::at_ply(self.moves.len());
        self.board.put(cell, side);
        self.live_lines.put(cell, side);
        self.moves.push(cell);
        self.outcome = self.outcome_after(cell, side);
        Ok(())
    }

    /// Takes the last move back and returns its cell; `None` where there is none.
    pub fn undo(&mut self) -> Option<Cell> {
        let cell = self.moves.pop()?;
        self.board.clear(cell);
        self.live_lines.clear(cell, Side::at_ply(self.moves.len()));
        self.outcome = None;
        Some(cell)
    }

    /// What is played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.board.rules()
    }

    /// The moves so far, [`Side::First`]'s first.
    #[must_use]
    pub fn moves(&self) -> &[Cell] {
        &self.moves
    }

    /// The marks as they are.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How the game ended; `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The running game, for whoever is to move; `None` once it has ended.
    #[must_use]
    pub fn position(&self) -> Option<Position<'_>> {
        self.outcome.is_none().then_some(Position { board: &self.board, moves: &self.moves })
    }

    /// Whose turn it is; `None` once the game has ended.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        self.position().map(Position::turn)
    }

    /// The moves that [`Game::play`] accepts, row by row from the top.
    pub fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        self.position().into_iter().flat_map(Position::legal_moves)
    }

    fn check(&self, cell: Cell) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            Err(PlayError::Ended)
        } else if !self.rules().contains(cell) {
            Err(PlayError::Outside)
        } else {
            self.board.get(cell).map_or(Ok(()), |side| Err(PlayError::Taken(side)))
        }
    }

    fn outcome_after(&self, cell: Cell, side: Side) -> Option<Outcome> {
        let lines: Vec<_> = self.board.lines_completed(cell, side).collect();
        if !lines.is_empty() {
            return Some(Outcome::Win { side, lines });
        }
        let open = self.live_lines.can_be_decided(side.other(), self.board.free_count());
        (!open).then_some(Outcome::Draw)
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Taken(_) => "the cell is taken",
            Self::Outside => "the cell is not on the board",
            Self::Ended => "the game has ended",
        })
    }
}

impl Error for PlayError {}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}", self.ply + 1, self.reason)
    }
}

impl Error for ReplayError {}
