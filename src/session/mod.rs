//! Between the engine and the screen: who sits where, whose turn it is, and what follows from what a
//! person or a bot wants to do.
//!
//! Everything that happens is an [`Intent`]. [`Session::apply`] turns it into [`Effects`]: the cells
//! to draw again, what happened, a request to a bot, a change of the score. [`Assist`] and [`Replay`] tell a person
//! what is good and what would have been better, [`Thought`] how minimax finds it. In an
//! [`Arrangement`] a position is set up to be played on from. A [`Correspondence`] is played with a
//! friend who has another device; [`plain`] shows a game as text. Nothing here knows a browser; chance
//! is handed in.

mod arrange;
mod assist;
mod boards;
mod correspondence;
mod effects;
mod intent;
pub mod plain;
mod replay;
mod saved;
mod scoring;
mod seats;
mod settings;
mod setup;
mod state;
mod tally;
mod thought;
mod view;

pub use arrange::{Arrangement, Hand};
pub use assist::Assist;
pub use boards::{Custom, CustomError, Field, Preset, gobang};
pub use correspondence::{Correspondence, CorrespondenceError, Opened, Standing};
pub use effects::{BotRequest, Changed, Effects, Event};
pub use intent::Intent;
pub use replay::Replay;
pub use saved::{Arranged, RestoreError};
pub use seats::{Mark, Seat, Seating};
pub use settings::{
    CellValues, Choice, Confirm, MoveNumbers, Pause, Setting, Settings, Theme, ThinkingTime,
};
pub use setup::{MarkChoice, Pieces, Players, Setup, Starter};
pub use state::Session;
pub use tally::{ScoreChange, Tally, TallyError};
pub use thought::Thought;
pub use view::{CellView, Status};
