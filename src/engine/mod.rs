//! The rules of the game, and everything that plays it or judges it.
//!
//! The engine has no access to a screen, a clock or a source of randomness: callers pass clocks and random numbers in.
//! So every part of it can be tested natively, and the same input gives the same result.
//!
//! # Where to start
//! [`Rules`] define the board and what wins. A [`Game`] consists of its rules, its starting marks (none, unless
//! a position was arranged) and its list of moves. Board, turn and outcome follow from these. Every move goes
//! through [`Game::record`], whoever makes it, and [`judge`] decides whether it is legal and whether it wins.
//!
//! ```
//! use in_a_row::engine::{Game, Rules, Side};
//!
//! let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
//! for cell in ["b2", "a1", "a2", "b1"] {
//!     game.play(cell.parse()?)?;
//! }
//! assert_eq!(game.side_to_move(), Some(Side::First));
//!
//! // c2 completes the middle row.
//! game.play("c2".parse()?)?;
//! assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(Side::First));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Who chooses moves
//! While a game runs, [`Game::position`] returns the [`Position`] that opponents choose a move in.
//! * [`bots`] has all opponents, from one that plays at random to the six levels.
//! * [`search`] is the engine behind the levels. It plays every board.
//! * [`openings`] plays openings in which players choose sides.
//! * [`exact`] solves boards of up to 16 cells.
//! * [`window`] cuts out the part of a board without end on which opponents look for a move.
//!
//! # What people can learn from it
//! * [`advice`] gives hints and reviews.
//! * [`strength`] proves how well an opponent plays noughts and crosses.
//! * [`measured`] has the results of matches between opponents whose strength cannot be proved.
//! * [`proved`] lists the boards where the result of best play is proved.
//! * [`call_tree`] shows plain minimax at work, call by call.
//! * [`notation`] writes cells, rules and moves as text and reads them back. A whole game is a
//!   [`Link`](notation::Link).
//! * [`puzzles`] has positions with exactly one good move.
//! * [`records`] reads and writes the files in which other programs keep games, as a [`GameTree`] each.
//! * [`library`] searches many games by position and by words.

pub mod advice;
mod board;
pub mod bots;
pub mod call_tree;
mod checksum;
pub mod exact;
mod game;
mod game_tree;
mod geometry;
pub mod library;
pub mod measured;
pub mod notation;
pub mod openings;
mod outcome;
mod player;
mod ply;
pub(crate) mod png;
mod position;
pub mod proved;
pub mod puzzles;
pub mod records;
mod rules;
pub mod search;
mod side;
mod start;
pub mod strength;
pub mod window;

pub use board::Board;
pub use checksum::crc32;
pub use game::{DrawError, DrawOffer, Game, PlayError, ReplayError};
pub use game_tree::{Deleted, GameTree, Glyph, NodeId, Notes, PointMark};
pub use geometry::{Cell, Direction, Form, Line, Shape, ShapeError};
pub use outcome::Outcome;
pub use player::Player;
pub use ply::Ply;
pub use position::Position;
pub use rules::{
    Foul, Judgement, Opening, OpeningStep, Overline, Rules, RulesError, Turn, TurnOrder, Variant,
    WinRule, foul_lines, judge,
};
pub use side::Side;
pub use start::{ArrangeError, Start};
