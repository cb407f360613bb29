//! The parts of the program that are loaded later, each as a table of the functions that other parts call.
//!
//! What a part contains is decided by who calls whom: all code that only the table of a part reaches is in that part. A
//! direct call from another part would therefore move the function to where it is called. With a table, only the names of
//! the fields are known there.
//!
//! To follow a call such as `(late.hint)(page)`, look up the field in the table's value, which names the function:
//!
//! | part | type | value | called by |
//! |---|---|---|---|
//! | late code | [`LateCode`] | `code` in `app/late_code.rs` | `late::call`, or a [button](crate::app::ui::button) |
//! | *New game* | [`NewGameCode`] | `CODE` in `app/new_game_code.rs` | `new_game::call` |
//! | 3D and endless boards | [`BoardCode`] | `CODE` in `app/board_code.rs` | `boards::call` |
//! | study code | [`StudyCode`] | `CODE` in `app/study_code.rs` | `study::call` |
//! | records code | [`RecordCode`] | `CODE` in `app/record_code.rs` | `records::call` |
//! | seldom code | [`SeldomCode`] | `CODE` in `app/seldom_code.rs` | `seldom::call` |
//!
//! The first chunk knows only the late code. Where it needs another part, a function of the late code passes the call on.
//! `app/game/page/parts.rs` has the state of the late code while it loads.

use crate::{
    app::{
        board::{
            endless::model::ViewChange,
            gesture::{Fingers, Zoom},
            space::model::Turn,
        },
        game::{dialog::Dialog, load_error::LoadError, page::Page, signals::UiState},
        library::model::{LibraryFile, LibraryState, ListedGames},
        open::model::{ChosenFile, OpenedFiles},
    },
    engine::{
        Cell, Game, NodeId, Rules,
        advice::BestLines,
        library::Library,
        records::{Format, Record, WriteError},
    },
    platform::files::Received,
    protocol::Request,
    session::{Analysis, Arranged, BotRequest, Session, Setup, picture::gif::GifFrame},
};

use std::{pin::Pin, sync::Arc};
use web_sys::Event;

/// The parts of the program that the late code loads. In the released page, each is a chunk of its own.
#[derive(Clone, Copy)]
pub struct Chunks {
    /// Loads the [code of *New game*](crate::app::new_game_code).
    pub new_game: Loader<NewGameCode>,
    /// Loads the [code of 3D and endless boards](crate::app::board_code).
    pub boards: Loader<BoardCode>,
    /// Loads the [study code](crate::app::study_code).
    pub study: Loader<StudyCode>,
    /// Loads the [seldom code](crate::app::seldom_code).
    pub seldom: Loader<SeldomCode>,
    /// Loads the [records code](crate::app::record_code).
    pub records: Loader<RecordCode>,
}

/// A function that loads a part of the program.
pub type Loader<C> = fn() -> Loading<C>;

/// The loading of a part of the program; an error if it fails.
pub type Loading<C> = Pin<Box<dyn Future<Output = Result<&'static C, LoadError>>>>;

/// The functions of the late code that the first chunk calls.
pub struct LateCode {
    /// Loads the other parts.
    pub(crate) chunks: Chunks,
    /// Starts the late code. It is called once, before all others.
    pub(crate) start: fn(Page),
    /// Makes the calls that wait, and handles everything that has happened since the last call.
    pub(crate) catch_up: fn(Page),
    /// Handles gestures on the board besides taps and plain keys.
    pub(crate) handle_gesture: fn(Page, &Event),
    /// Returns the headline of a game under review, of a position that is arranged, of a choice of sides, or of a game by
    /// link.
    pub(crate) headline: fn(UiState) -> Option<String>,
    /// Opens a dialog, as soon as its code is loaded.
    pub(crate) open: fn(Page, Dialog),
    /// Loads what failed to load.
    pub(crate) try_again: fn(Page),
    /// Sends this request to the worker.
    pub(crate) ask: fn(Page, Request),
    /// Asks the worker for a bot's move. The number decides between equally good moves.
    pub(crate) ask_for_move: fn(Page, BotRequest, u64),
    /// Cancels the worker's requests that are obsolete after a change of the game.
    pub(crate) cancel_obsolete: fn(Page),
    /// Selects this cell for the next move, or clears the selection.
    pub(crate) toggle_pending: fn(Page, Cell),
    /// Presses a cell of the position under review.
    pub(crate) press_reviewed: fn(Page, Cell),
    /// Presses this cell while a position is arranged.
    pub(crate) arrange: fn(Page, Cell),
    /// Puts this position aside, because another game is on the board.
    pub(crate) put_aside: fn(Page, &Arranged),
    /// Enlarges cells that are too small to be hit, around this one.
    pub(crate) zoom_in_on: fn(Page, Cell),
    /// Changes the visible part of an endless board.
    pub(crate) change_view: fn(Page, ViewChange),
    /// Offers another board if this one no longer fills the screen.
    pub(crate) check_fit: fn(Page),
    pub(crate) hint: fn(Page),
    pub(crate) reset_score: fn(Page),
    /// Brings back the game that the current one has replaced.
    pub(crate) bring_back: fn(Page),
    /// Sends the link of the current game by link.
    pub(crate) send_link: fn(Page),
    /// Opens a puzzle like the game that was lost.
    pub(crate) solve_similar: fn(Page),
    /// Stores the current game by link.
    pub(crate) store_game_by_link: fn(Page),
    /// Starts the next game by link.
    pub(crate) play_again_by_link: fn(Page),
    /// Joins the game of the invitation under review by a tap on this cell, which may be inexact.
    pub(crate) join_by_tap: fn(Page, Cell, bool),
    /// Takes over what another tab has stored.
    pub(crate) sync_tabs: fn(Page),
    /// Stores what could not be stored, now or when there is room.
    pub(crate) save_unsaved: fn(Page),
    /// Dismisses the notice that storage is full, if everything is stored by now.
    pub(crate) recheck_storage: fn(Page),
}

/// The functions of *New game* that other code calls.
pub struct NewGameCode {
    /// Opens the dialog.
    pub(crate) open: fn(Page),
    /// Opens the dialog with the board of these rules chosen.
    pub(crate) choose_board: fn(Page, Rules),
    /// Opens the dialog with a game of two people chosen.
    pub(crate) ask_about_friend: fn(Page),
    /// Offers the game that was played last.
    pub(crate) offer_newest: fn(Page),
}

/// The functions of 3D and endless boards that other code calls.
pub struct BoardCode {
    /// Adds the views of these boards. It is called once, before all others.
    pub(crate) add_views: fn(Page),
    /// Fits the board into its room, which depends on the elements beside it.
    pub(crate) fit: fn(Page),
    /// Stacks the layers of a 3D board, or puts them side by side.
    pub(crate) switch_space_view: fn(Page),
    /// Turns a stack of layers.
    pub(crate) turn: fn(Page, Turn),
    /// Changes the visible part of an endless board.
    pub(crate) change_view: fn(Page, ViewChange),
    /// Zooms an endless board.
    pub(crate) zoom: fn(Page, Zoom),
    /// Moves and zooms an endless board with two fingers, from their last position to this one. Returns the position to
    /// compare with next.
    pub(crate) pinch: fn(Page, Fingers, Fingers) -> Fingers,
}

/// The functions of the study code, which reviews games, opens and sends links, arranges positions and shows threats.
pub struct StudyCode {
    /// Adds its views. It is called once, before all others.
    pub(crate) add_views: fn(Page),
    /// Reviews the game of this session. Shows it after this many moves, or after all.
    pub(crate) review: fn(Page, Session, Option<usize>),
    /// Reviews a game from a file, from this node or from its end.
    pub(crate) show_record: fn(Page, Arc<Record>, Option<NodeId>),
    /// Reviews the puzzle or the exercise on the screen.
    pub(crate) analyse_task: fn(Page),
    /// Shows the puzzle or the exercise again that is under review.
    pub(crate) return_to_task: fn(Page),
    /// Shows the line under review after this many moves.
    pub(crate) go_to: fn(Page, usize),
    /// Shows this node of the tree under review.
    pub(crate) show_node: fn(Page, NodeId),
    /// Shows the review that was on the screen when the page was left.
    pub(crate) resume_review: fn(Page),
    /// Shows a stored analysis.
    pub(crate) show_analysis: fn(Page, Analysis),
    /// Returns the link of the game under review with its variations and notes, if it has any.
    pub(crate) link_with_variations: fn(Page) -> Option<String>,
    /// Presses a cell of the position under review: makes a move there, or draws a mark.
    pub(crate) press_reviewed: fn(Page, Cell),
    /// Returns the text below the headline of a game under review.
    pub(crate) annotation: fn(UiState) -> Option<String>,
    /// Opens the link in the address.
    pub(crate) open_address: fn(Page),
    /// Joins the game of the invitation under review by a tap on this cell, which may be inexact.
    pub(crate) join_by_tap: fn(Page, Cell, bool),
    /// Sends the link of the current game by link.
    pub(crate) send_link: fn(Page),
    /// Finds the threats on the board on the screen, and updates the cells whose threats have changed.
    pub(crate) update_threats: fn(Page),
    /// Begins to arrange a position for a game with this setup.
    pub(crate) arrange: fn(Page, Setup),
    /// Presses this cell while a position is arranged.
    pub(crate) press_arranged: fn(Page, Cell),
    /// Picks up the arranged mark on this cell, or drops the picked-up one there.
    pub(crate) lift: fn(Page, Cell),
    /// Drops the picked-up mark on this cell if it is free, otherwise where it was.
    pub(crate) put_down: fn(Page, Option<Cell>),
    /// Removes the arranged mark on this cell.
    pub(crate) remove: fn(Page, Cell),
    /// Suggests other games to a new player.
    pub(crate) suggest: fn(Page),
}

/// The functions of the seldom code that other code calls.
pub struct SeldomCode {
    /// Adds its views besides the dialogs. It is called once, before all others.
    pub(crate) add_views: fn(Page),
    /// Opens this dialog of the seldom code.
    pub(crate) open: fn(Page, Dialog),
    /// Brings back the statistics that were just cleared.
    pub(crate) restore_statistics: fn(Page),
    /// Lists the stored games in *Your games*.
    pub(crate) list_games: fn(Page),
    /// Loads the stored statistics into *Statistics*.
    pub(crate) load_statistics: fn(Page),
    /// Opens the puzzle of the day.
    pub(crate) solve_daily: fn(Page),
    /// Opens a puzzle with rules like those of the current game.
    pub(crate) solve_similar: fn(Page),
    /// Presses a cell in the puzzle or lesson on the screen.
    pub(crate) press_task: fn(Page, Cell),
    /// Applies the best reply to a move that was made in a puzzle or lesson, in this game.
    pub(crate) take_reply: fn(Page, &Game, &BestLines),
    /// Returns the text below the headline of a puzzle or lesson.
    pub(crate) task_words: fn(UiState) -> String,
    /// Opens what a person has pasted or dropped on the page, or what another app has shared.
    pub(crate) open_received: fn(Page, Received),
}

/// The content of files, once it is read; `None` if nobody waits for it any more.
pub(crate) type Read<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// The files of the library and their games, once they are read.
pub(crate) type ReadLibrary = Read<(Vec<LibraryFile>, Library)>;

/// The functions of the records code, which reads and writes the files of other programs.
pub struct RecordCode {
    /// Reads the games in these files. The flag says whether to read records that say that they are of another game.
    pub(crate) read: fn(Page, Vec<ChosenFile>, bool) -> Read<OpenedFiles>,
    /// Writes these frames as a GIF that contains the link. Returns `None` if they can't be one.
    pub(crate) write_gif: fn(&[GifFrame], &str) -> Option<Vec<u8>>,
    /// Reads the files of the library.
    pub(crate) read_library: fn(Page, Vec<ChosenFile>) -> ReadLibrary,
    /// Returns the games of the library that a person looks for.
    pub(crate) list_games: fn(Page, &LibraryState) -> ListedGames,
    /// Saves the game on the screen in this format. Returns whether the browser accepted the file.
    pub(crate) save: fn(Page, Format) -> Result<bool, WriteError>,
}
