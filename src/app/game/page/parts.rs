//! How the parts of the program are loaded, and the work that waits for the late code. What the parts offer is in
//! [`code`](super::code).

use crate::{
    app::game::page::{
        Page,
        code::{LateCode, Loaders, SoonCode},
    },
    platform::timer::Timer,
    session::{self, Refusal, Seat},
};

use web_sys::Element;

/// The late code and the soon code, and their pending work.
pub(crate) struct Late {
    /// The loaders of both.
    pub(crate) loaders: Loaders,
    pub(crate) is_loading: bool,
    /// The soon code, once it is loaded.
    pub(crate) soon: Option<&'static SoonCode>,
    /// The calls that wait for the soon code, in order.
    pub(crate) soon_calls: Vec<Call<SoonCode>>,
    /// The late code, once it is loaded.
    pub(crate) code: Option<&'static LateCode>,
    /// The calls that wait for it, in order.
    pub(crate) calls: Vec<Call<LateCode>>,
    /// The delay until a notice says that a call is waiting.
    pub(crate) loading_timer: Option<Timer>,
    /// The elements to which it adds its views.
    pub(crate) places: Vec<(Place, Element)>,
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
}

impl Late {
    /// Creates the late code before it is loaded.
    pub const fn new(loaders: Loaders) -> Self {
        Self {
            loaders,
            is_loading: false,
            soon: None,
            soon_calls: Vec::new(),
            code: None,
            calls: Vec::new(),
            loading_timer: None,
            places: Vec::new(),
            ended_games: Vec::new(),
            was_over: true,
            has_view_changed: false,
            events: Vec::new(),
            refused: None,
        }
    }
}

/// A call of a function of `C`.
pub(crate) type Call<C> = Box<dyn FnOnce(&'static C, Page)>;

/// A place in the first chunk's views where the late code adds its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The page itself, for panels and dialogs.
    Page,
    /// The bar at the top.
    Bar,
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
    /// The row of buttons below the board.
    Actions,
    /// The boxes of notices.
    Notices,
}
