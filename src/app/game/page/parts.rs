//! The parts of the program that are loaded later, and their pending work.

use crate::{
    app::game::{
        load_error::LoadError,
        page::{
            Page,
            code::{BoardCode, LateCode, SeldomCode, StudyCode},
        },
    },
    platform::timer::Timer,
    session::{self, Refusal, Seat},
    words::Part,
};

use std::{collections::VecDeque, pin::Pin};
use web_sys::Element;

/// The late code and the other parts that are loaded later, and their pending work.
pub(crate) struct Late {
    /// Loads the late code.
    pub(crate) load: fn() -> Loading<LateCode>,
    pub(crate) is_loading: bool,
    /// The late code, once it is loaded.
    pub(crate) code: Option<&'static LateCode>,
    /// The calls that wait for it, in order.
    pub(crate) calls: VecDeque<LateCall>,
    /// The delay until a notice says that a call is waiting.
    pub(crate) loading_timer: Option<Timer>,
    /// The elements to which it adds its views.
    pub(crate) places: Vec<(Place, Element)>,
    /// The code of 3D and endless boards.
    pub(crate) boards: Extra<BoardCode>,
    /// The study code.
    pub(crate) study: Extra<StudyCode>,
    /// The seldom code.
    pub(crate) seldom: Extra<SeldomCode>,
    /// The stored text of each game when it had ended, and of the position that followed, for the statistics. This is
    /// not a call, because the person need not know if it is never handled.
    pub(crate) ended_games: Vec<String>,
    /// Whether the game was over before the next change; true if unknown.
    pub(crate) was_over: bool,
    /// Whether the game on the screen has changed since the late code last caught up.
    pub(crate) has_view_changed: bool,
    /// The events since then.
    pub(crate) events: Vec<session::Event>,
    /// The last refusal since then.
    pub(crate) refused: Option<Refusal>,
    /// The delay until the worker is started, so that it is loaded before the network may be lost.
    pub(crate) worker_timer: Option<Timer>,
}

/// The parts of the program that a game on the first board does not need. In the released page, each is a chunk of its
/// own.
#[derive(Clone, Copy)]
pub struct Chunks {
    /// Loads the [late code](crate::app::late_code).
    pub late: fn() -> Loading<LateCode>,
    /// Loads the [code of 3D and endless boards](crate::app::board_code).
    pub boards: fn() -> Loading<BoardCode>,
    /// Loads the [study code](crate::app::study_code).
    pub study: fn() -> Loading<StudyCode>,
    /// Loads the [seldom code](crate::app::seldom_code).
    pub seldom: fn() -> Loading<SeldomCode>,
}

/// The loading of a part of the program; an error if it fails.
pub type Loading<C> = Pin<Box<dyn Future<Output = Result<&'static C, LoadError>>>>;

impl Late {
    /// Creates the late code before it is loaded.
    pub const fn new(chunks: Chunks) -> Self {
        Self {
            load: chunks.late,
            is_loading: false,
            code: None,
            calls: VecDeque::new(),
            loading_timer: None,
            places: Vec::new(),
            boards: Extra::new(chunks.boards, Part::Lazy, |code, page| (code.add_views)(page)),
            study: Extra::new(chunks.study, Part::Lazy, |code, page| (code.add_views)(page)),
            seldom: Extra::new(chunks.seldom, Part::Seldom, |_, _| {}),
            ended_games: Vec::new(),
            was_over: true,
            has_view_changed: false,
            events: Vec::new(),
            refused: None,
            worker_timer: None,
        }
    }
}

/// A call of the late code.
pub(crate) type LateCall = Box<dyn FnOnce(&'static LateCode, Page)>;

/// A place in the first chunk's views where the late code adds its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The page itself, for panels and dialogs.
    Page,
    /// The card of a player.
    Card(Seat),
    /// The texts that screen readers read when they change.
    StatusText,
    /// What is below these texts.
    Status,
    /// The drawings over a flat board, a 3D board, or an endless board.
    OverBoard,
    /// The chart of a review, below the board.
    Chart,
    /// The list of moves, below the chart.
    Moves,
    /// The boxes of notices.
    Notices,
}

/// A part of the program that few games need. Its functions are in `C`.
pub(crate) struct Extra<C: 'static> {
    pub(crate) load: fn() -> Loading<C>,
    /// The words that it needs.
    pub(crate) words: Part,
    /// Is called once it is loaded, before all calls.
    pub(crate) start: fn(&'static C, Page),
    /// Its functions, once it is loaded.
    pub(crate) code: Option<&'static C>,
    pub(crate) is_loading: bool,
    /// The calls that wait for it, in order.
    pub(crate) calls: Vec<Call<C>>,
}

/// A call of a function of `C`.
pub(crate) type Call<C> = Box<dyn FnOnce(&'static C, Page)>;

/// Returns one of the parts.
pub(crate) type Which<C> = fn(&mut Late) -> &mut Extra<C>;

impl<C> Extra<C> {
    /// Creates a part before it is loaded.
    pub const fn new(load: fn() -> Loading<C>, words: Part, start: fn(&'static C, Page)) -> Self {
        Self { load, words, start, code: None, is_loading: false, calls: Vec::new() }
    }
}
