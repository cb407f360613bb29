//! The layer between the engine and the screen: who sits where, whose turn it is, undo and redo, and the score.
//!
//! Nothing here depends on a browser, and random numbers are passed in, so all of it can be tested natively.
//!
//! # Where to start
//! A [`Setup`] says what is played and by whom. A [`Session`] is a game with that setup. Whatever a person
//! or a bot wants to do is an [`Intent`]; [`Session::apply`] carries it out and returns [`Effects`], which say
//! what changed, what happened and whether it is a bot's turn.
//!
//! ```
//! use in_a_row::session::{Intent, Players, Seat, Session, Setup, Status};
//! use rand::SeedableRng;
//!
//! let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
//! let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
//! let (mut session, _) = Session::start(setup, &mut random);
//!
//! session.apply(Intent::Place("b2".parse()?), &mut random);
//! assert_eq!(session.status(), Status::ToMove(Seat::Two));
//! session.apply(Intent::Undo, &mut random);
//! assert_eq!(session.status(), Status::ToMove(Seat::One));
//! # Ok::<(), in_a_row::engine::notation::NotationError>(())
//! ```
//!
//! # What else is here
//! * [`Seat`], [`Mark`] and [`Seating`]: who plays which side, and with which mark.
//! * [`Tally`]: the running score of two players.
//! * [`Statistics`]: the results of all games of two players.
//! * [`Draft`], [`Preset`] and [`Custom`]: the choices in *New game*, and the boards that it offers.
//! * [`Settings`]: everything that people can set.
//! * [`Tune`]: the sound and vibration for an event.
//! * [`ClickGuard`]: which clicks are meant for the cell that they hit.
//! * [`Announcement`]: a text for screen readers, which they read out even if it is repeated.
//! * [`Arrangement`]: sets up a position to start from.
//! * [`Correspondence`]: a game with a friend on another device, played by sending links. [`LinkStep`]: what to do next
//!   in it.
//! * [`archive`]: the games that are not on the board. [`analysis`]: games with variations and notes.
//! * [`Assist`], [`Replay`] and [`Thought`]: hints during a game, a review after it, and how minimax thinks. [`Retry`]:
//!   a mistake under review, in place of which a person looks for a better move.
//! * [`Transfer`]: merges another device's export into the texts stored here.
//! * [`Miniature`]: a small picture of a position.
//! * [`lessons`]: exercises on the board, and how far a person has come in each lesson.
//! * [`puzzles`]: solving puzzles, and what was solved before.
//! * [`plain`]: a game as plain text. [`picture`]: a game as a picture to share.

pub mod analysis;
mod announcement;
pub mod archive;
mod arrange;
mod assist;
mod boards;
mod click_guard;
mod correspondence;
mod draft;
mod effects;
mod intent;
pub mod lessons;
mod link_step;
mod miniature;
pub mod picture;
pub mod plain;
mod previous;
pub mod puzzles;
mod replay;
mod retry;
mod saved;
mod seats;
mod settings;
mod setup;
mod state;
mod statistics;
mod tally;
mod thought;
mod transfer;
mod tune;
mod view;

pub use analysis::{Analysis, AnalysisError};
pub use announcement::{Announcement, distinct};
pub use archive::{Entries, PastGame, PastGameError, StoredContent, StoredGame};
pub use arrange::{Arrangement, Hand};
pub use assist::{Assist, ending, forbidden, only_answer_is_foul};
pub use boards::{Custom, CustomError, Field, Preset, gobang, star_points};
pub use click_guard::{ClickGuard, ClickTarget};
pub use correspondence::{Correspondence, CorrespondenceError, CorrespondenceStatus, OpenedLink};
pub use draft::Draft;
pub use effects::{BotRequest, Changed, Effects, Event, Refusal};
pub use intent::Intent;
pub use link_step::{LastLink, LinkStep};
pub use miniature::Miniature;
pub use previous::PreviousGame;
pub use replay::Replay;
pub use retry::{Attempt, Retry, count_mistakes};
pub use saved::{Arranged, RestoreError};
pub use seats::{Mark, MarkChoice, Seat, Seating, Starter};
pub use settings::*;
pub use setup::{Pieces, Players, Setup};
pub use state::{QUIET_MOVES, Session};
pub use statistics::{Results, Statistics, StatisticsError};
pub use tally::{ScoreChange, Tally, TallyError};
pub use thought::Thought;
pub use transfer::{Added, Transfer, TransferError};
pub use tune::{Note, Tune};
pub use view::{CellView, FoulView, NoteMark, ShortLabel, Status};
