use super::{Mark, Seat, Seating};
use crate::engine::{
    Cell, Game, Rules, Side,
    call_tree::{CallTree, Counts},
    exact::Solver,
};

/// How plain minimax thinks about a position, call by call.
#[derive(Clone, Debug)]
pub struct Thought {
    game: Game,
    seating: Seating,
    tree: CallTree,
    counts: Counts,
    at: usize,
}

/// `O,1,X,X,4,X,6,O,O` from the top left, with X to move.
const EXAMPLE: [Cell; 6] = [
    Cell::new(2, 2),
    Cell::new(0, 2),
    Cell::new(0, 1),
    Cell::new(1, 0),
    Cell::new(2, 1),
    Cell::new(2, 0),
];

impl Thought {
    /// The most free cells with which the calls can still be looked at one by one.
    pub const MOST_FREE: usize = 5;

    /// What can be thought about: this game, if its position can and the example is not asked for; else the
    /// example.
    #[must_use]
    pub fn subject(game: &Game, seating: Seating, example: bool) -> Option<(Game, Seating)> {
        if !example && Self::can_be_about(game) {
            return Some((game.clone(), seating));
        }
        let seating = Seating { first: Seat::One, x: Seat::One };
        let example = Game::replay(Rules::NOUGHTS_AND_CROSSES, EXAMPLE).ok()?;
        Some((example, seating))
    }

    /// The calls about a game's position, at the first step. `None` where they are about another one.
    #[must_use]
    pub fn new(game: Game, seating: Seating, tree: CallTree, counts: Counts) -> Option<Self> {
        let mut moves = tree.calls().iter().filter_map(|call| call.cell);
        let are_about_it = moves.all(|cell| game.board().is_free(cell));
        are_about_it.then_some(Self { game, seating, tree, counts, at: 0 })
    }

    /// Whether this game has a position that can be thought about.
    #[must_use]
    pub fn can_be_about(game: &Game) -> bool {
        Solver::plays(game.rules())
            && game.position().is_some()
            && game.legal_moves().count() <= Self::MOST_FREE
    }

    /// The calls.
    #[must_use]
    pub const fn tree(&self) -> &CallTree {
        &self.tree
    }

    /// How many calls there are, with and without alpha-beta.
    #[must_use]
    pub const fn counts(&self) -> Counts {
        self.counts
    }

    /// The step that is shown, counted from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Shows this step, or the last where there are fewer.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.last());
    }

    /// The last step.
    #[must_use]
    pub fn last(&self) -> usize {
        self.tree.steps().len().saturating_sub(1)
    }

    /// The game whose position is thought about.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who is to move so many moves after the first call's position.
    #[must_use]
    pub fn mark_at(&self, depth: usize) -> Mark {
        self.mark_of(self.game.side_at(self.game.moves().len() + depth))
    }

    /// What this side draws.
    #[must_use]
    pub fn mark_of(&self, side: Side) -> Mark {
        self.seating.mark(self.seating.seat(side))
    }
}
