use super::{Mark, Seat, Seating};
use crate::engine::{
    Cell, Game, Rules, Side,
    call_tree::{CallTree, Counts},
    exact::Solver,
};

/// Shows how plain minimax thinks about a position, step by step.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::call_tree::{CallTree, Counting, Step},
///     session::Thought,
/// };
/// # use in_a_row::{engine::{Game, Rules}, session::{Seat, Seating}};
/// # let seating = Seating { first: Seat::One, x: Seat::One };
///
/// // The empty board has too many free cells, so the subject is an example with three of them.
/// let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// let (game, seating) = Thought::subject(&game, seating, false).expect("the example");
/// let position = game.position().expect("a running game");
/// assert_eq!(position.board().free_count(), 3);
///
/// let tree = CallTree::grow(position, false).expect("a small board");
/// let counts = Counting::new(position).and_then(Iterator::last).expect("a small board");
/// let mut thought = Thought::new(game, seating, tree, counts).expect("calls for this position");
/// thought.go_to(thought.last());
/// assert_eq!(thought.tree().steps()[thought.at()], Step::Answered(0));
/// ```
#[derive(Clone, Debug)]
pub struct Thought {
    game: Game,
    seating: Seating,
    tree: CallTree,
    counts: Counts,
    at: usize,
}

/// An example that tutorials use: `O,1,X,X,4,X,6,O,O` from the top left, with X to move.
const EXAMPLE: [Cell; 6] = [
    Cell::new(2, 2),
    Cell::new(0, 2),
    Cell::new(0, 1),
    Cell::new(1, 0),
    Cell::new(2, 1),
    Cell::new(2, 0),
];

impl Thought {
    /// The most free cells with which there are few enough calls to look at one by one.
    pub const MOST_FREE: usize = 5;

    /// Returns the game to think about: this one if it is suitable and `example` is false, else an example.
    #[must_use]
    pub fn subject(game: &Game, seating: Seating, example: bool) -> Option<(Game, Seating)> {
        if !example && Self::can_be_about(game) {
            return Some((game.clone(), seating));
        }
        let seating = Seating { first: Seat::One, x: Seat::One };
        let example = Game::replay(Rules::NOUGHTS_AND_CROSSES, EXAMPLE).ok()?;
        Some((example, seating))
    }

    /// Shows these calls, starting at the first step. Returns `None` if they don't belong to the game's position.
    #[must_use]
    pub fn new(game: Game, seating: Seating, tree: CallTree, counts: Counts) -> Option<Self> {
        let mut moves = tree.calls().iter().filter_map(|call| call.cell);
        let are_possible = moves.all(|cell| game.board().is_free(cell));
        are_possible.then_some(Self { game, seating, tree, counts, at: 0 })
    }

    /// Returns whether games on this board can be suitable.
    #[must_use]
    pub fn can_be_on(rules: Rules) -> bool {
        Solver::plays(rules) && rules.shape().layers() == 1
    }

    /// Returns whether this game is suitable: it is running, its board is flat and small, and few cells are free.
    #[must_use]
    pub fn can_be_about(game: &Game) -> bool {
        Self::can_be_on(game.rules())
            && game.position().is_some()
            && game.legal_moves().count() <= Self::MOST_FREE
    }

    /// Returns all calls.
    #[must_use]
    pub const fn tree(&self) -> &CallTree {
        &self.tree
    }

    /// Returns how many calls there are, with and without alpha-beta.
    #[must_use]
    pub const fn counts(&self) -> Counts {
        self.counts
    }

    /// Returns the current step, counted from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Shows this step, or the last one if there are fewer.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.last());
    }

    /// Returns the last step, counted from 0.
    #[must_use]
    pub fn last(&self) -> usize {
        self.tree.steps().len().saturating_sub(1)
    }

    /// Returns the game that minimax thinks about.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the mark of the side to move at this depth.
    #[must_use]
    pub fn mark_at(&self, depth: usize) -> Mark {
        self.mark_of(self.game.side_at(self.game.moves().len() + depth))
    }

    /// Returns the mark of this side.
    #[must_use]
    pub fn mark_of(&self, side: Side) -> Mark {
        self.seating.mark(self.seating.seat(side))
    }
}
