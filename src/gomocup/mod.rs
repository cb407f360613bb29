//! The Gomocup program: plays five in a row for a tournament manager, by the protocol of the yearly
//! computer tournament.
//!
//! The manager writes one command a line, the program answers in lines. The protocol is described in
//! <https://plastovicka.github.io/protocl2en.htm>; this plays its mandatory and optional commands.
//! `SWAP2BOARD` is answered `UNKNOWN`, as the protocol asks of what a program does not know; `SUGGEST`
//! is never said. Boards have 5 to 40 lines each way, rules are freestyle and exactly five. Renju and
//! caro, or too little memory, are refused when the first move is asked for, since a manager does not
//! listen before.
//!
//! [`serve`] is the program, [`Limits`] is what it makes of the time it is given. [`Point`], [`Rule`] and
//! the like are for those who talk to one. A move
//! passes [`Game`](crate::engine::Game), the one door, like any other.

mod brain;
mod command;
mod info;
mod limits;
mod point;
mod problem;
mod rule;
mod serve;
mod stones;
mod thinker;

pub use command::{Command, CommandError};
pub use info::Info;
pub use limits::Limits;
pub use point::{Point, PointError};
pub use problem::Problem;
pub use rule::Rule;
pub use serve::serve;

/// The shortest side of a board, in lines.
pub const SHORTEST: u8 = 5;
/// The longest.
pub const LONGEST: u8 = crate::engine::Shape::LONGEST;
