//! The parts of the program that are loaded later, each as a table of the functions that other parts call.
//!
//! A function is in a part if only the table of that part reaches it. A direct call from another part would therefore move
//! it to where it is called. With a table, only the names of the fields are known there.
//!
//! To follow a call such as `(late.reset_score)(page)`, look up the field in the table's value, which names the function:
//!
//! | part | type | value | called by |
//! |---|---|---|---|
//! | soon code | [`SoonCode`] | in `soon_code` in `app/soon_code.rs` | `soon::call` |
//! | late code | [`LateCode`] | `code` in `app/late_code.rs` | `late::call`, or a [button](crate::app::ui::button) |
//! | *New game* | [`NewGameCode`] | `CODE` in `app/new_game_code.rs` | `new_game::call` |
//! | 3D and endless boards | [`BoardCode`] | `CODE` in `app/board_code.rs` | `boards::call` |
//! | study code | [`StudyCode`] | `CODE` in `app/study_code.rs` | `study::call` |
//! | records code | [`RecordCode`] | `CODE` in `app/record_code.rs` | `records::call` |
//! | seldom code | [`SeldomCode`] | `CODE` in `app/seldom_code.rs` | `seldom::call` |
//!
//! The first chunk knows only the soon code and the late code. Where it needs another part, a function of one of these
//! passes the call on. `app/game/page/parts.rs` has the state of the late code while it loads.

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
        share::model::Replayed,
    },
    engine::{
        Cell, Game, NodeId, Rules,
        advice::BestLines,
        library::Library,
        records::{Format, Record, WriteError},
    },
    platform::files::Received,
    protocol::Request,
    session::{Analysis, Arranged, BotRequest, Draft, Intent, Session, Setup},
};

use std::{pin::Pin, sync::Arc};
use web_sys::Event;

/// The parts of the program that are loaded when they are needed. In the released page, each is a chunk of its own.
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

/// The loaders of the parts that the page loads by itself.
#[derive(Clone, Copy)]
pub struct Loaders {
    /// Loads the soon code.
    pub soon: Loader<SoonCode>,
    /// Loads the late code, after the soon code.
    pub late: Loader<LateCode>,
    /// Begins to load the file of *New game*.
    pub fetch_new_game: fn(),
}

/// The functions of the soon code, which a new player may need first.
pub struct SoonCode {
    /// Loads the other parts.
    pub(crate) chunks: Chunks,
    /// Shows a hint.
    pub(crate) hint: fn(Page),
    /// Opens a dialog, as soon as its code is loaded.
    pub(crate) open: fn(Page, Dialog),
}

/// The functions of the late code that the first chunk, the soon code and *New game* call.
pub struct LateCode {
    /// Starts the late code. It is called once, before all others.
    pub(crate) start: fn(Page),
    /// Makes the calls that wait, and handles everything that has happened since the last call.
    pub(crate) catch_up: fn(Page),
    /// Handles gestures on the board besides taps and plain keys.
    pub(crate) handle_gesture: fn(Page, &Event),
    /// Returns the headline of a game under review, of a position that is arranged, of a choice of sides, or of a game by
    /// link.
    pub(crate) headline: fn(UiState) -> Option<String>,
    /// Loads what failed to load.
    pub(crate) try_again: fn(Page),
    /// Sends this request to the worker.
    pub(crate) ask: fn(Page, Request),
    /// Asks the worker for a bot's move. The number decides between equally good moves.
    pub(crate) ask_for_move: fn(Page, BotRequest, u64),
    /// Prepares what *New game* can show later.
    pub(crate) prepare_new_game: fn(Page),
    /// Starts the game that was chosen in *New game*.
    pub(crate) start_game: fn(Page, &Draft, Intent),
    /// Continues the game or the position with this name.
    pub(crate) continue_game: fn(Page, &str),
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
    /// Reads the games in these files. If the flag is set, also reads records that claim to be of another game.
    pub(crate) read: fn(Page, Vec<ChosenFile>, bool) -> Read<OpenedFiles>,
    /// Saves this game as a GIF of its moves, and reports the result.
    pub(crate) save_gif: fn(Page, Replayed),
    /// Reads the files of the library.
    pub(crate) read_library: fn(Page, Vec<ChosenFile>) -> ReadLibrary,
    /// Returns the games of the library that a person looks for.
    pub(crate) list_games: fn(Page, &LibraryState) -> ListedGames,
    /// Saves the game on the screen in this format. Returns whether the browser accepted the file.
    pub(crate) save: fn(Page, Format) -> Result<bool, WriteError>,
}
