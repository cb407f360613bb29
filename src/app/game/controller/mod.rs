//! What all features share: the session, the signals that show it, storing, other tabs, the worker, and loading late
//! code.

pub(crate) mod answers;
pub(crate) mod archive;
pub(crate) mod bot;
pub(crate) mod dialogs;
pub(crate) mod effects;
pub(crate) mod language;
pub(crate) mod lazy;
pub(crate) mod load_error;
pub(crate) mod settings;
pub(crate) mod shown;
pub(crate) mod sound;
pub(crate) mod tabs;
pub(crate) mod worker_client;

use std::mem;

use crate::{
    app::{
        arrange::model::Arranging,
        board::{
            fitting::fitting,
            gesture::{Drag, Gesture},
            signals::Board,
        },
        game::{
            action::{Action, LazyAction, ViewChange},
            controller::{
                dialogs::close,
                lazy::{LazyChunk, Loader, Task},
                settings::{apply_theme, load_settings},
                tabs::Seen,
                worker_client::WorkerClient,
            },
            dialog::Dialog,
            notices::{Notice, Notices},
            signals::UiState,
            state::GameState,
            tap::{self, Press, Tap},
        },
        ui::elements::focus_cell,
    },
    engine::{Cell, bots::Opponent},
    platform::{
        early,
        random::{self, Random},
        storage::Store,
        timer::{self, Timer},
    },
    session::{
        Assist, BotRequest, CellValues, ClickGuard, Confirm, Draft, Effects, Field, Intent,
        MoveNumbers, Pause, Players, Session, SettingNames, Setup, Theme,
    },
    storage_keys::{GAME, MORE, OWN_GAME},
};

use leptos::prelude::*;

/// The settings that a game on the first board needs. The lazy chunk reads the others.
const NEEDED_FIRST: &[&SettingNames] =
    &[Theme::NAMES, Pause::NAMES, Confirm::NAMES, CellValues::NAMES, MoveNumbers::NAMES];

/// The session, and the signals that show it. A copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct Controller {
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
    /// What the address said when it was last opened or written.
    pub address: String,
    /// The address, if it has a link that could not be opened. It stays as it is until the person plays on.
    pub refused: Option<String>,
    /// The moment until the address is written.
    pub writing: Option<Timer>,
    /// The moment until the game that is looked at plays on by itself.
    pub playing: Option<Timer>,
    /// What is stored of the current game, as this tab has last seen it.
    pub seen: Seen,
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
    pub once_shown: Vec<fn(Controller)>,
    pub gesture: Gesture,
    pub click_guard: ClickGuard,
}

impl Controller {
    /// Restores the game as it was left, or starts the first one.
    pub fn new(loader: Loader) -> Self {
        let mut store = Store::default();
        let mut random = random::seeded();
        let mut notices = Notices::default();
        let settings = load_settings(&mut store, &mut notices, NEEDED_FIRST);
        apply_theme(settings.theme);
        let is_first = matches!(store.load::<String>(GAME), Ok(None));
        let played = early::played().filter(|_| is_first);
        let [current, own] =
            [GAME, OWN_GAME].map(|name| load_session(&mut store, name, &mut notices));
        let (session, effects) =
            current.or(own).unwrap_or_else(|| Session::start(Setup::DEFAULT, &mut random));

        let board = Board::new(session.setup());
        let ui = UiState::new(&session, settings, notices);
        let assist = Assist::new(settings.cell_values == CellValues::Shown);
        let controller = Self {
            core: StoredValue::new_local(Core {
                session,
                assist,
                random,
                store,
                pause: None,
                rest: None,
                worker: WorkerClient::default(),
                lazy: LazyChunk::new(loader),
                address: String::new(),
                refused: None,
                writing: None,
                playing: None,
                seen: Seen::default(),
                replaced: None,
                has_parked: false,
                saving: None,
                of_others: None,
                removed: Vec::new(),
                showing: None,
                once_shown: Vec::new(),
                gesture: Gesture::default(),
                click_guard: ClickGuard::default(),
            }),
            board,
            ui,
        };
        controller.core.update_value(|core| {
            core.note_stored();
            core.read_replaced();
        });
        controller.read_score();
        controller.show(effects);
        if let Some(cell) = played.and_then(|cell| cell.parse().ok()) {
            controller.act(Intent::Place(cell));
        }
        controller.once_shown(Self::measure_board);
        controller.once_shown(Self::load_lazy_chunk);
        controller
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

    /// Does what a button says.
    pub fn perform(self, action: Action) {
        match action {
            Action::Undo if self.core.with_value(|core| core.replaced.is_some()) => {
                self.later(Task::BringBack);
            }
            Action::Undo => self.act(Intent::Undo),
            Action::Redo => self.act(Intent::Redo),
            Action::PlayAgain => {
                self.play_again();
                self.lead_to_board();
            }
            Action::Close(dialog) => close(dialog),
            Action::Dismiss(notice) => self.dismiss(notice),
            Action::LoadLazyChunk => self.load_lazy_chunk(),
            Action::Lazy(action) => self.later(Task::Action(action)),
        }
    }

    /// Does what a press on a cell means. A press that is not exact may have hit another cell than was meant.
    pub fn tap(self, cell: Cell, is_exact: bool) {
        let press = Press {
            cell,
            is_exact,
            can_zoom: !is_exact && self.has_cells_too_small(),
            confirm: self.ui.settings.with_untracked(|it| it.confirm),
        };
        match self.ui.game.with_untracked(|state| tap::meaning(state, press)) {
            Some(Tap::Join) => self.later(Task::Join { cell, exact: is_exact }),
            Some(Tap::PlayAgain) => self.play_again(),
            Some(Tap::Play) => self.play(cell),
            Some(Tap::ZoomIn) => self.later(Task::Action(LazyAction::ZoomInOn(cell))),
            Some(Tap::Arrange) => self.later(Task::Action(LazyAction::Press(cell))),
            Some(Tap::Select) => self.later(Task::Action(LazyAction::Select(cell))),
            None => {}
        }
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

    /// Plays there. Without end, the first mark is where it is put: all cells are named from there.
    pub(crate) fn play(self, cell: Cell) {
        let is_first = |state: &GameState| state.is_empty() && !state.setup.rules.shape().has_end();
        if self.ui.game.with_untracked(is_first) {
            self.view(ViewChange::NameFrom(cell));
            self.act(Intent::Place(Cell::FIRST_MARK));
        } else {
            self.act(Intent::Place(cell));
        }
    }

    /// Whether a position is arranged.
    pub fn is_arranging(self) -> bool {
        self.ui.game.with_untracked(|state| state.mode.arranging().is_some())
    }

    /// Starts the next game, and offers another board where this one does not fill the screen any more.
    pub(crate) fn play_again(self) {
        let Setup { players, fills, .. } = self.ui.game.with_untracked(|state| state.setup);
        if players.are_by_link() {
            return self.later(Task::PlayAgainByLink);
        }
        self.act(Intent::PlayAgain);
        if fills {
            self.later(Task::Action(LazyAction::CheckFit));
        }
    }

    /// Offers another board where this one, which was to fill the screen, does not do so any more.
    pub(crate) fn check_fit(self) {
        if self.ui.game.with_untracked(|state| state.setup.rules) != fitting() {
            self.notify(Notice::Refit);
        }
    }

    /// Starts a game on a board that fills the screen as it is now.
    pub(crate) fn refit(self) {
        self.dismiss(Notice::Refit);
        let setup = self.ui.game.with_untracked(|state| state.setup);
        self.act(Intent::NewGame(Setup { rules: fitting(), ..setup }));
        self.lead_to_board();
    }

    /// Changes what *New game* would start. `place` is handed on to the change.
    pub fn change_draft(self, place: usize, change: fn(&mut Draft, usize)) {
        self.ui.draft.update(|draft| change(draft, place));
    }

    /// Takes over what was typed about a board of one's own.
    pub fn type_custom(self, field: Field, typed: String) {
        self.ui.draft.update(|draft| {
            draft.custom.enter(field, typed);
            draft.set_board(draft.preset, fitting());
        });
    }

    /// Starts what was chosen in *New game*, if that is a game for which there is room, and leads the keyboard
    /// to the board.
    pub fn start_drafted_game(self) {
        let chosen = self.ui.draft.with_untracked(|it| it.fault().is_none().then_some(it.setup));
        if let Some(setup) = chosen {
            let players = setup.players;
            let start = self.ui.game.with_untracked(|state| match state.mode.arranging() {
                Some(Arranging { position, .. }) => {
                    Intent::PlayFrom { setup, arrangement: position.clone() }
                }
                None => Intent::NewGame(setup),
            });
            close(Dialog::NewGame);
            self.end_review();
            if players.are_by_link() && !self.has_room_for_a_game() {
                return;
            }
            if matches!(start, Intent::PlayFrom { .. }) {
                self.forget_arranged();
            }
            self.act(start);
            self.lead_to_board();
        }
    }

    /// Starts a game against this opponent, on the same board.
    pub fn play_against(self, opponent: Opponent) {
        close(Dialog::Opponent);
        let setup = self.ui.game.with_untracked(|state| state.setup);
        self.act(Intent::NewGame(Setup { players: Players::Computer(opponent), ..setup }));
        self.lead_to_board();
    }

    /// The same, against the one that follows from the game, if there is one.
    pub(crate) fn play_against_another(self, which: fn(&GameState) -> Option<Opponent>) {
        if let Some(opponent) = self.ui.game.with_untracked(which) {
            self.play_against(opponent);
        }
    }

    /// Whether the part of *New game* that is seldom needed was left open.
    pub fn shows_more(self) -> bool {
        self.load::<String>(MORE).is_some_and(|left| left == OPEN)
    }

    /// Keeps that it is left open, or not.
    pub fn keep_more(self, is_open: bool) {
        self.keep(MORE, &if is_open { OPEN } else { "closed" });
    }

    /// Sets the running score of this pairing to zero and offers to take that back.
    pub(crate) fn reset_score(self) {
        self.act(Intent::ResetScore);
        if self.core.with_value(|core| core.session.can_restore_score()) {
            self.notify(Notice::ScoreReset);
        }
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
}

/// What is stored of a part that was left open.
const OPEN: &str = "open";

/// The game that is stored under this name. One that cannot be read is set aside.
fn load_session(
    store: &mut Store,
    name: &str,
    notices: &mut Notices,
) -> Option<(Session, Effects)> {
    let saved: String = notices.ok(store.load(name)).flatten()?;
    notices.ok(Session::restore(&saved).map_err(|_| store.set_aside(name)))
}
