//! The page: its session, the signals that views read, and the state that features share.

use crate::{
    app::{
        board::{
            gesture::{Drag, Gesture},
            signals::Board,
        },
        device::model::DeviceState,
        game::{
            address::Address, dialog::Dialog, load_error::LoadError, notices::Notice,
            signals::UiState, state::GameState, task::Task, worker_client::WorkerClient,
        },
        statistics::model::StatisticsState,
        ui::elements::focus_cell,
    },
    engine::{Cell, Side},
    platform::{
        random::Random,
        storage::Store,
        timer::{self, Timer},
    },
    session::{self, Assist, BotRequest, ClickGuard, Refusal, Replay, Session},
};

use leptos::prelude::*;
use std::{collections::VecDeque, mem, pin::Pin};
use web_sys::Event;

/// The session, and the signals that show it. A copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    pub(crate) core: StoredValue<Core, LocalStorage>,
    pub board: Board,
    /// Everything but the cells.
    pub ui: UiState,
}

/// What is not shown itself.
pub(crate) struct Core {
    pub session: Session,
    pub assist: Assist,
    pub random: Random,
    pub store: Store,
    /// The computer's pause before its move. Whatever changes the game calls it off.
    pub bot_timer: Option<Timer>,
    /// The rest after the end of a game.
    pub end_timer: Option<Timer>,
    pub worker: WorkerClient,
    pub late: LateCode,
    pub address: Address,
    /// The moment until the address is written.
    pub address_timer: Option<Timer>,
    /// The moment until the game that is looked at plays on by itself.
    pub playback_timer: Option<Timer>,
    /// What is stored of the current game, as this tab has last seen it.
    pub last_seen: LastStored,
    /// The name of the game that *Undo* brings back, because the current one has replaced it.
    pub replaced: Option<String>,
    /// A game has left the board: there may be too many now.
    pub has_parked_game: bool,
    /// The moment until what could not be stored is stored again.
    pub save_timer: Option<Timer>,
    /// The bot that another tab is to have move. It is asked here once the person turns to this tab.
    pub other_tabs_request: Option<BotRequest>,
    /// What was taken from the list last: names, and the texts that were stored there.
    pub removed_games: Vec<(String, String)>,
    /// The moment until the page shows what has changed, and what is to be done then.
    pub render_timer: Option<Timer>,
    pub after_render: Vec<fn(Page)>,
    pub gesture: Gesture,
    pub click_guard: ClickGuard,
}

/// Where the current game is stored, and what this tab has last seen there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LastStored {
    pub(crate) name: String,
    pub(crate) text: Option<String>,
}

/// The lazy chunk: its loader, and what it is to do once it is loaded.
pub(crate) struct LateCode {
    pub(crate) loader: Loader,
    /// Its views, once it is there.
    pub(crate) views: Option<LateViews>,
    pub(crate) pending: VecDeque<Task>,
    /// What was stored of a game when it had ended, and of what came next, for the statistics. It is no task:
    /// nobody has to be told if it stays undone.
    pub(crate) ended_games: Vec<String>,
    /// The game had ended before what comes next; true where that is not known.
    pub(crate) was_over: bool,
    /// What *Statistics* shows, once it is asked for: a signal that is made earlier would cost the first chunk.
    pub(crate) statistics: Option<RwSignal<StatisticsState>>,
    /// What *Settings* shows of the device: a signal like the one above.
    pub(crate) device: Option<RwSignal<DeviceState>>,
    /// What is shown has changed since it last followed that.
    pub(crate) has_view_changed: bool,
    /// The moment until it is said that something is loading.
    pub(crate) loading_timer: Option<Timer>,
    /// What was done last, until it has followed that: what happened, and what was refused.
    pub(crate) events: Vec<session::Event>,
    pub(crate) refused: Option<Refusal>,
    /// The moment until the worker is started, so that it is there when the network is gone.
    pub(crate) worker_timer: Option<Timer>,
}

/// What is pending for the lazy chunk.
#[derive(Clone, Copy)]
pub struct Pending(pub(crate) Page);

/// The views of the lazy chunk. Actions only say when they are mounted.
#[derive(Clone, Copy)]
pub(crate) struct LateViews {
    /// Mounts all but the dialogs.
    pub mount: fn(Page),
    /// Finds what a dialog shows, and mounts it the first time.
    pub prepare_dialog: fn(Page, Dialog),
    /// Follows what is done on the board besides taps and plain keys.
    pub handle_gesture: fn(Page, &Event),
    /// What the headline says of a game that is looked at, or a position that is arranged.
    pub headline: fn(&GameState) -> Option<String>,
}

/// Loads the lazy chunk and has it [catch up](crate::app::catch_up).
pub type Loader = fn(Pending) -> Loading;

/// The lazy chunk on its way; an error if it fails to load.
pub type Loading = Pin<Box<dyn Future<Output = Result<(), LoadError>>>>;

impl LateCode {
    pub const fn new(loader: Loader) -> Self {
        Self {
            loader,
            views: None,
            pending: VecDeque::new(),
            loading_timer: None,
            events: Vec::new(),
            refused: None,
            ended_games: Vec::new(),
            was_over: true,
            statistics: None,
            device: None,
            has_view_changed: false,
            worker_timer: None,
        }
    }
}

impl Page {
    /// The board has no end: it is seen in part.
    pub fn is_endless(self) -> bool {
        !self.ui.game.with_untracked(|state| state.setup.rules).shape().has_end()
    }

    /// What is played, or looked at.
    pub(crate) fn with_shown<T>(self, read: impl Fn(&Session) -> T) -> T {
        let reviewed =
            self.ui.game.with_untracked(|state| state.mode.replay().map(Replay::shown).map(&read));
        reviewed.unwrap_or_else(|| self.core.with_value(|core| read(&core.session)))
    }

    /// Does this once the page shows what has changed by now.
    pub fn after_render(self, then: fn(Self)) {
        let render_timer = timer::after(0, move || {
            let pending = self.core.try_update_value(|core| mem::take(&mut core.after_render));
            pending.into_iter().flatten().for_each(|then| then(self));
        });
        self.core.update_value(|core| {
            core.after_render.push(then);
            core.render_timer = Some(render_timer);
        });
    }

    /// Has the keyboard go on from the board.
    pub(crate) fn focus_board_later(self) {
        self.after_render(Self::focus_board);
    }

    /// Moves the focus to where Tab reaches the board.
    pub(crate) fn focus_board(self) {
        focus_cell(self.board.tab_stop());
    }

    /// Tells the guard of clicks what happened, or asks it.
    pub fn guard_clicks<T>(self, with: impl FnOnce(&mut ClickGuard) -> T) -> Option<T> {
        self.core.try_update_value(|core| with(&mut core.click_guard))
    }

    /// What has begun on the board, to be followed and given back.
    pub fn take_gesture(self) -> Gesture {
        self.core.try_update_value(|core| mem::take(&mut core.gesture)).unwrap_or_default()
    }

    /// Keeps what has begun on the board.
    pub fn store_gesture(self, gesture: Gesture) {
        self.core.update_value(|core| core.gesture = gesture);
    }

    /// Whether a pointer has just dragged something, so that its click is no tap.
    pub fn has_dragged(self) -> bool {
        self.core.with_value(|core| core.gesture.drag == Drag::Done)
    }

    /// Whether a position is arranged.
    pub fn is_arranging(self) -> bool {
        self.ui.game.with_untracked(|state| state.mode.arranging().is_some())
    }

    /// Shows this notice, until it is dismissed.
    pub fn notify(self, notice: Notice) {
        self.ui.notices.try_update(|notices| notices.show(notice));
    }

    /// Shows this notice no longer. Nothing is written if it is not shown: some are dismissed with every move.
    pub fn dismiss(self, notice: Notice) {
        if self.ui.notices.try_with_untracked(|it| it.is_shown(notice)) == Some(true) {
            self.ui.notices.update(|notices| notices.dismiss(notice));
        }
    }

    /// The marks of the game that is shown.
    pub fn marks(self) -> Vec<(Cell, Side)> {
        self.with_shown(|session| session.game().board().marks().collect())
    }
}
