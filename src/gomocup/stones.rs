use crate::engine::{ArrangeError, Cell, Game, Rules, Side, Start};

use super::Problem;

/// The owner of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// This program.
    Own,
    /// The opponent.
    Other,
}

/// The stones on the board, in the order in which the manager sent them. This may differ from the order of
/// play: a manager may list stones in any order and take back any of them.
#[derive(Clone, Debug)]
pub(super) struct Stones {
    rules: Rules,
    stones: Vec<(Cell, Owner)>,
}

/// How the program finds its next move.
#[derive(Clone, Debug)]
pub(super) enum NextMove {
    /// Find the best move.
    Think(Box<Game>),
    /// Play this cell: nobody can win any more, but the manager plays on until the board is full.
    Fill(Cell),
}

impl Stones {
    /// Creates an empty board.
    pub(super) const fn new(rules: Rules) -> Self {
        Self { rules, stones: Vec::new() }
    }

    /// Returns whether there are no stones.
    pub(super) const fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }

    /// Returns the rules, which include the board's size.
    pub(super) const fn rules(&self) -> Rules {
        self.rules
    }

    /// Changes the rules. The size of the board must stay the same.
    pub(super) fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
    }

    /// Adds a stone.
    pub(super) fn put(&mut self, cell: Cell, owner: Owner) -> Result<(), Problem> {
        if self.find(cell).is_some() {
            return Err(Problem::Taken);
        }
        self.stones.push((cell, owner));
        Ok(())
    }

    /// Takes a stone of either player off the board. It need not be the last one.
    pub(super) fn take(&mut self, cell: Cell) -> Result<(), Problem> {
        self.stones.remove(self.find(cell).ok_or(Problem::Free)?);
        Ok(())
    }

    /// Returns how the program finds its next move. It must be this program's turn.
    pub(super) fn next_move(&self) -> Result<NextMove, Problem> {
        let of = |owner| self.stones.iter().filter(move |stone| stone.1 == owner);
        let count = |owner| of(owner).count();
        let (own, other) = (count(Owner::Own), count(Owner::Other));
        let first = match other.checked_sub(own) {
            Some(0) => Owner::Own,
            Some(1) => Owner::Other,
            _ => return Err(Problem::Turn { own, other }),
        };
        if let Some(game) = self.replayed(first) {
            return Ok(NextMove::Think(Box::new(game)));
        }
        let second = if first == Owner::Own { Owner::Other } else { Owner::Own };
        let cells = |owner| of(owner).map(|&(cell, _)| cell);
        match Game::arrange(self.rules, Start::new(cells(first), cells(second))) {
            Ok(game) => Ok(NextMove::Think(Box::new(game))),
            Err(ArrangeError::Drawn) => {
                let free = self.rules.shape().cells().find(|&cell| self.find(cell).is_none());
                free.map(NextMove::Fill).ok_or(Problem::Full)
            }
            Err(ArrangeError::Won(_)) => Err(Problem::Over),
            Err(error) => Err(Problem::Position(error)),
        }
    }

    /// Returns the running game that has these stones as its moves, if they were sent in a possible order of play.
    fn replayed(&self, first: Owner) -> Option<Game> {
        let alternate = self
            .stones
            .iter()
            .enumerate()
            .all(|(ply, &(_, owner))| (owner == first) == (Side::at_ply(ply) == Side::First));
        let moves = self.stones.iter().map(|&(cell, _)| cell);
        let game = alternate.then(|| Game::replay(self.rules, moves).ok())??;
        game.position().is_some().then_some(game)
    }

    fn find(&self, cell: Cell) -> Option<usize> {
        self.stones.iter().position(|stone| stone.0 == cell)
    }
}
