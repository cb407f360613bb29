//! The Gomocup program: plays five in a row for a tournament manager, using the protocol of the yearly
//! computer tournament.
//!
//! The manager writes one command per line, and the program answers in lines. The protocol is described
//! in <https://plastovicka.github.io/protocl2en.htm>; this program supports its mandatory and optional
//! commands, and never sends `SUGGEST`. `SWAP2BOARD`, up to `DONE`, is followed by the stones of a swap2 opening, one point
//! a line:
//!
//! | stones | answers |
//! |---|---|
//! | 0 | three points |
//! | 3 | `SWAP` to play black; one point to play white; two points to let the opponent choose |
//! | 5 | `SWAP` to play black; one point to play white |
//!
//! Boards have 5 to 40 lines each way. The rules are freestyle (0), exactly five (1), caro (9), caro with overlines (8)
//! and, on 15x15, renju (4); [`Variant`](crate::engine::Variant) says what these mean. Other rules and too little memory
//! are refused when the first move is requested, since a manager does not read answers before that.
//!
//! [`serve()`] is the program, and [`Limits`] decides how much time a move may take. [`Point`], [`Rule`]
//! and the other types are for programs that talk to an engine like this one. Moves go through
//! [`Game`](crate::engine::Game) like any others.

mod brain;
mod command;
mod info;
mod limits;
mod player;
mod point;
mod problem;
mod rule;
mod serve;
mod stones;

pub use command::{Command, CommandError};
pub use info::Info;
pub use limits::Limits;
pub use point::{Point, PointError};
pub use problem::Problem;
pub use rule::Rule;
pub use serve::serve;

/// The shortest side of a board, in lines.
pub const SHORTEST: u8 = 5;
/// The longest side of a board, in lines.
pub const LONGEST: u8 = crate::engine::Shape::LONGEST;
