//! The handle to the page: its session, the signals that views read, and the state that features share.

pub(crate) mod code;
pub(crate) mod parts;

use crate::{
    app::{
        board::{
            gesture::{Drag, Gesture},
            signals::Board,
        },
        game::{
            address::Address, notices::Notice, page::parts::Late, signals::UiState,
            worker_client::WorkerClient,
        },
        ui::elements::focus_cell,
    },
    engine::{Cell, Side},
    platform::{
        random::Random,
        storage::Store,
        timer::{self, Timer},
    },
    session::{Assist, BotRequest, ClickGuard, Replay, Session},
};

use leptos::prelude::*;
use std::mem;

/// A handle to the session, and to the signals that show it. Copies refer to the same page.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    pub(crate) core: StoredValue<Core, LocalStorage>,
    pub board: Board,
    /// Everything except the cells.
    pub ui: UiState,
}

/// The state of the page that no signal shows directly.
pub(crate) struct Core {
    pub session: Session,
    pub assist: Assist,
    pub random: Random,
    pub store: Store,
    /// The pause before the bot's move. A change of the game cancels it.
    pub bot_timer: Option<Timer>,
    /// How long the person has already waited for the bot's next move, in milliseconds.
    pub waited: u32,
    /// The pause after the end of a game.
    pub end_timer: Option<Timer>,
    pub worker: WorkerClient,
    pub late: Late,
    pub address: Address,
    /// The delay until the address is written.
    pub address_timer: Option<Timer>,
    /// The delay until a review that plays by itself shows the next move.
    pub playback_timer: Option<Timer>,
    /// The stored state of the current game, as this tab has last seen it.
    pub last_seen: LastStored,
    /// The name of the game that *Undo* brings back, because the current one has replaced it.
    pub replaced: Option<String>,
    /// Whether a game was parked, so that there may be too many now.
    pub has_parked_game: bool,
    /// The delay until the page tries to store again what could not be stored.
    pub save_timer: Option<Timer>,
    /// A bot's move that another tab is waiting for. It is asked for here when the person turns to this tab.
    pub other_tabs_request: Option<BotRequest>,
    /// The games that were last removed from the list: names and stored texts.
    pub removed_games: Vec<(String, String)>,
    /// The delay until the latest changes are rendered.
    pub render_timer: Option<Timer>,
    /// The functions to call then.
    pub after_render: Vec<fn(Page)>,
    pub gesture: Gesture,
    pub click_guard: ClickGuard,
}

/// The name under which the current game is stored, and its text as this tab has last seen it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LastStored {
    pub(crate) name: String,
    pub(crate) text: Option<String>,
}

impl Page {
    /// Returns whether the board is endless.
    pub fn is_endless(self) -> bool {
        !self.ui.game.with_untracked(|state| state.setup.rules).shape().has_end()
    }

    /// Calls `read` with the session of the game on the screen: the current game, or the one under review.
    pub(crate) fn with_shown<T>(self, read: impl Fn(&Session) -> T) -> T {
        let reviewed =
            self.ui.game.with_untracked(|state| state.mode.replay().map(Replay::shown).map(&read));
        reviewed.unwrap_or_else(|| self.core.with_value(|core| read(&core.session)))
    }

    /// Calls `then` after all changes so far are rendered.
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

    /// Focuses the board after all changes so far are rendered.
    pub(crate) fn focus_board_later(self) {
        self.after_render(Self::focus_board);
    }

    /// Moves the focus to the board's tab stop.
    pub(crate) fn focus_board(self) {
        focus_cell(self.board.tab_stop());
    }

    /// Updates or asks the click guard.
    pub fn guard_clicks<T>(self, with: impl FnOnce(&mut ClickGuard) -> T) -> Option<T> {
        self.core.try_update_value(|core| with(&mut core.click_guard))
    }

    /// Takes the gesture on the board. After updating it, call [`store_gesture`](Self::store_gesture).
    pub fn take_gesture(self) -> Gesture {
        self.core.try_update_value(|core| mem::take(&mut core.gesture)).unwrap_or_default()
    }

    /// Stores the gesture on the board.
    pub fn store_gesture(self, gesture: Gesture) {
        self.core.update_value(|core| core.gesture = gesture);
    }

    /// Returns whether a pointer has just dragged something, so that its click is not a tap.
    pub fn has_dragged(self) -> bool {
        self.core.with_value(|core| core.gesture.drag == Drag::Done)
    }

    /// Returns whether a position is being arranged.
    pub fn is_arranging(self) -> bool {
        self.ui.game.with_untracked(|state| state.mode.is_arranging())
    }

    /// Shows this notice, until it is dismissed.
    pub fn notify(self, notice: Notice) {
        self.ui.notices.try_update(|notices| notices.show(notice));
    }

    /// Hides this notice. Writes nothing if it is not shown, because some are dismissed with every move.
    pub fn dismiss(self, notice: Notice) {
        if self.ui.notices.try_with_untracked(|it| it.is_shown(notice)) == Some(true) {
            self.ui.notices.update(|notices| notices.dismiss(notice));
        }
    }

    /// Returns the marks of the game on the screen.
    pub fn marks(self) -> Vec<(Cell, Side)> {
        self.with_shown(|session| session.game().board().marks().collect())
    }
}
