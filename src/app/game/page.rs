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
        statistics::model::PlayedGames,
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
    pub pause: Option<Timer>,
    /// The rest after the end of a game.
    pub rest: Option<Timer>,
    pub worker: WorkerClient,
    pub lazy: LazyChunk,
    pub address: Address,
    /// The moment until the address is written.
    pub writing: Option<Timer>,
    /// The moment until the game that is looked at plays on by itself.
    pub playing: Option<Timer>,
    /// What is stored of the current game, as this tab has last seen it.
    pub seen: LastStored,
    /// The name of the game that *Undo* brings back, because the current one has replaced it.
    pub replaced: Option<String>,
    /// A game has left the board: there may be too many now.
    pub has_parked: bool,
    /// The moment until what could not be stored is stored again.
    pub saving: Option<Timer>,
    /// The bot that another tab is to have move. It is asked here once the person turns to this tab.
    pub of_others: Option<BotRequest>,
    /// What was taken from the list last: names, and the texts that were stored there.
    pub removed: Vec<(String, String)>,
    /// The moment until the page shows what has changed, and what is to be done then.
    pub showing: Option<Timer>,
    pub once_shown: Vec<fn(Page)>,
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
pub(crate) struct LazyChunk {
    pub(crate) loader: Loader,
    /// Its views, once it is there.
    pub(crate) views: Option<LazyViews>,
    pub(crate) pending: VecDeque<Task>,
    /// What was stored of a game when it had ended, and of what came next, for the statistics. It is no task:
    /// nobody has to be told if it stays undone.
    pub(crate) ended: Vec<String>,
    /// The game had ended before what comes next; true where that is not known.
    pub(crate) was_over: bool,
    /// What *Statistics* shows, once it is asked for: a signal that is made earlier would cost the first chunk.
    pub(crate) played: Option<RwSignal<PlayedGames>>,
    /// What *Settings* shows of the device: a signal like the one above.
    pub(crate) device: Option<RwSignal<DeviceState>>,
    /// What is shown has changed since it last followed that.
    pub(crate) is_shown_anew: bool,
    /// The moment until it is said that something is loading.
    pub(crate) late: Option<Timer>,
    /// What was done last, until it has followed that: what happened, and what was refused.
    pub(crate) events: Vec<session::Event>,
    pub(crate) refused: Option<Refusal>,
    /// The moment until the worker is started, so that it is there when the network is gone.
    pub(crate) starting: Option<Timer>,
}

/// What is pending for the lazy chunk.
#[derive(Clone, Copy)]
pub struct Pending(pub(crate) Page);

/// The views of the lazy chunk. Actions only say when they are mounted.
#[derive(Clone, Copy)]
pub(crate) struct LazyViews {
    /// Mounts all but the dialogs.
    pub mount: fn(Page),
    /// Finds what a dialog shows, and mounts it the first time.
    pub prepare_dialog: fn(Page, Dialog),
    /// Follows what is done on the board besides taps and plain keys.
    pub follow_gesture: fn(Page, &Event),
    /// What the headline says of a game that is looked at, or a position that is arranged.
    pub headline: fn(&GameState) -> Option<String>,
}

/// Loads the lazy chunk and has it [catch up](crate::app::catch_up).
pub type Loader = fn(Pending) -> Loading;

/// The lazy chunk on its way; an error if it fails to load.
pub type Loading = Pin<Box<dyn Future<Output = Result<(), LoadError>>>>;

impl LazyChunk {
    pub const fn new(loader: Loader) -> Self {
        Self {
            loader,
            views: None,
            pending: VecDeque::new(),
            late: None,
            events: Vec::new(),
            refused: None,
            ended: Vec::new(),
            was_over: true,
            played: None,
            device: None,
            is_shown_anew: false,
            starting: None,
        }
    }
}

impl Page {
    /// The board has no end: it is seen in part.
    pub fn is_endless(self) -> bool {
        !self.ui.game.with_untracked(|state| state.setup.rules).shape().has_end()
    }

    /// What is played, or looked at.
    pub(crate) fn of_shown<T>(self, of: impl Fn(&Session) -> T) -> T {
        let looked_at =
            self.ui.game.with_untracked(|state| state.mode.replay().map(Replay::shown).map(&of));
        looked_at.unwrap_or_else(|| self.core.with_value(|core| of(&core.session)))
    }

    /// Does this once the page shows what has changed by now.
    pub fn once_shown(self, then: fn(Self)) {
        let showing = timer::after(0, move || {
            let pending = self.core.try_update_value(|core| mem::take(&mut core.once_shown));
            pending.into_iter().flatten().for_each(|then| then(self));
        });
        self.core.update_value(|core| {
            core.once_shown.push(then);
            core.showing = Some(showing);
        });
    }

    /// Has the keyboard go on from the board.
    pub(crate) fn lead_to_board(self) {
        self.once_shown(Self::focus_board);
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
    pub fn keep_gesture(self, gesture: Gesture) {
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
        self.of_shown(|session| session.game().board().marks().collect())
    }
}
