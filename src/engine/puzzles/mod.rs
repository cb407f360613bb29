//! Puzzles: positions in which exactly one move wins, or exactly one does not lose.
//!
//! `examples/puzzles` makes them with the [search](super::search), which proves what they claim, and
//! [writes](write()) them to one file; [`read`] reads it.

mod file;
mod theme;

pub use file::{PuzzleFileError, read, write};
pub use theme::{Theme, Themes};

use std::{error::Error, fmt};

use super::{ArrangeError, Cell, Game, ReplayError, Rules, Start, crc32, notation::Link};

/// What the side to move can reach with one move only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A win.
    Win,
    /// No loss.
    Hold,
}

/// A position with a goal that the side to move reaches with exactly one move.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, Start, puzzles::{Goal, Puzzle, Themes}};
///
/// // X can make a fork in the corner.
/// let start = Start::new(["b2".parse()?, "a1".parse()?], ["c3".parse()?, "b1".parse()?]);
/// let line = vec!["a3".parse()?];
/// let rules = Rules::NOUGHTS_AND_CROSSES;
/// let puzzle = Puzzle::new(rules, start, Goal::Win, line, Themes::NONE, 600)?;
/// assert_eq!(puzzle.solution().to_string(), "a3");
/// assert_eq!(puzzle.game().moves().len(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    game: Game,
    goal: Goal,
    line: Vec<Cell>,
    themes: Themes,
    rating: u16,
}

/// Why something is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// No game can begin from the position.
    Position(ArrangeError),
    /// The line has no moves, or ends with a reply.
    Length(usize),
    /// A move of the line can't be made.
    Line(ReplayError),
}

impl Puzzle {
    /// Creates a puzzle from its position, its line and its difficulty. Whether the claim holds is not checked.
    ///
    /// # Errors
    /// The position or the line is not legal.
    pub fn new(
        rules: Rules,
        start: Start,
        goal: Goal,
        line: Vec<Cell>,
        themes: Themes,
        rating: u16,
    ) -> Result<Self, PuzzleError> {
        let game = Game::arrange(rules, start).map_err(PuzzleError::Position)?;
        if line.len().is_multiple_of(2) {
            return Err(PuzzleError::Length(line.len()));
        }
        game.clone().with(line.iter().copied()).map_err(PuzzleError::Line)?;
        Ok(Self { game, goal, line, themes, rating })
    }

    /// Returns the position: a game that begins with its marks.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns a number that identifies the puzzle, also in other files. It comes from the position alone.
    #[must_use]
    pub fn id(&self) -> u32 {
        crc32(Link::position(self.game.clone()).to_string().bytes())
    }

    /// Returns what the side to move can reach.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the move that reaches the goal.
    #[must_use]
    pub fn solution(&self) -> Cell {
        self.line[0]
    }

    /// Returns the main line: moves that are the only ones that win, and between them the replies that delay the win
    /// longest. It ends with the last move that stands alone, or with one after which nothing helps any more.
    #[must_use]
    pub fn line(&self) -> &[Cell] {
        &self.line
    }

    /// Returns what the puzzle is about.
    #[must_use]
    pub const fn themes(&self) -> Themes {
        self.themes
    }

    /// Returns the difficulty, on the scale on which an average player has 1500.
    #[must_use]
    pub const fn rating(&self) -> u16 {
        self.rating
    }
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Length(length) => {
                write!(f, "a line of {length} moves does not end with a move of the solver")
            }
            Self::Line(error) => error.fmt(f),
        }
    }
}

impl Error for PuzzleError {}
