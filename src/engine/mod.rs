//! The rules of the game and the opponents: no screen, no clock, no source of chance.
//!
//! [`Rules`] say what board is played on and what wins. A [`Game`] is its rules, the marks that it
//! starts with (none, unless a position is arranged) and its list of moves; everything else (board,
//! turn, outcome) follows from these. [`Game::play`] is the only way to go on in one, whoever moves.
//! While it runs, [`Game::position`] is what a bot ([`bots`]) chooses from; [`search`] is the strong
//! player, for every board. [`exact`] knows what small boards are worth, [`advice`] makes hints and
//! reviews of it, [`strength`] proves how well an opponent plays, [`call_tree`] shows how plain minimax
//! thinks. [`notation`] writes all of it as text and reads it back, a whole game as a
//! [`Link`](notation::Link).

pub mod advice;
mod board;
pub mod bots;
pub mod call_tree;
pub mod exact;
mod game;
mod geometry;
pub mod notation;
mod outcome;
mod position;
mod rules;
pub mod search;
mod side;
mod start;
pub mod strength;

pub use board::Board;
pub use game::{Game, PlayError, ReplayError};
pub use geometry::{Cell, Direction, Line, Shape, ShapeError};
pub use outcome::Outcome;
pub use position::Position;
pub use rules::{Foul, Judgement, Overline, Rules, RulesError, judge};
pub use side::Side;
pub use start::{ArrangeError, Start};
