//! What a game on the first board does not need: dialogs, panels, and whatever the worker does.
//!
//! In the released page this is a chunk of its own, fetched once the board is shown; `main.rs` says where the
//! program is split. Code that only [`Pending::catch_up`] reaches is in the lazy chunk; everything else is in
//! the first one. So nothing is called before it is loaded.

use std::{collections::VecDeque, mem, pin::Pin, time::Duration};

use crate::{
    app::{
        device::model::DeviceState,
        game::{
            Controller,
            action::LazyAction,
            controller::{
                Core,
                language::{introduce, load_words},
                load_error::LoadError,
            },
            dialog::Dialog,
            notices::{Notice, Notices},
            state::{GameState, Reply},
        },
        statistics::model::Played,
        ui::elements::{keep_focus_near, pressed_button},
    },
    engine::{Cell, Foul, PlayError},
    platform::{
        address, files,
        focus::is_by_pointer,
        sound, style,
        timer::{self, Timer},
    },
    protocol::Request,
    session::{self, Arranged, BotRequest, Intent, Refusal, Tune},
    words::Part,
};
use futures::future::join;
use leptos::{ev, prelude::*, task::spawn_local};
use web_sys::Event;

/// When the worker is started at the latest, in milliseconds: after all that the first move needs.
const STARTING: u32 = 2000;

/// After this time, what is pending is said to be loading. In milliseconds.
const PATIENCE: u32 = 300;

/// Something for the lazy chunk to do.
pub(crate) enum Task {
    /// What a button says.
    Action(LazyAction),
    /// Ask the worker this.
    Ask(Request),
    /// Ask the worker for a bot's move; the number decides between moves that are equally good.
    AskBot(BotRequest, u64),
    /// Stop what the worker was asked before the game changed.
    CallOff,
    /// Show the game as it was after this many moves.
    LookBack(usize),
    /// Keep what has come of the game played by link.
    KeepGame,
    /// Start the next game by link.
    PlayAgainByLink,
    /// Join the game of the invitation that is looked at by a tap on this cell.
    Join { cell: Cell, exact: bool },
    /// Put this position aside, which was being arranged.
    PutAside(Arranged),
    /// Take over what another tab has stored.
    CatchUpWithTabs,
    /// Bring back the game that the current one has replaced.
    BringBack,
}

/// The lazy chunk: its loader, and what it is to do once it is loaded.
pub(crate) struct LazyChunk {
    loader: Loader,
    /// Its views, once it is there.
    pub(crate) views: Option<LazyViews>,
    pending: VecDeque<Task>,
    /// What was stored of a game when it had ended, and of what came next, for the statistics. It is no task:
    /// nobody has to be told if it stays undone.
    pub(crate) ended: Vec<String>,
    /// The game had ended before what comes next; true where that is not known.
    pub(crate) was_over: bool,
    /// What *Statistics* shows, once it is asked for: a signal that is made earlier would cost the first chunk.
    pub(crate) played: Option<RwSignal<Played>>,
    /// What *Settings* shows of the device: a signal like the one above.
    pub(crate) device: Option<RwSignal<DeviceState>>,
    /// What is shown has changed since it last followed that.
    is_shown_anew: bool,
    /// The moment until it is said that something is loading.
    late: Option<Timer>,
    /// What was done last, until it has followed that: what happened, and what was refused.
    pub(crate) events: Vec<session::Event>,
    pub(crate) refused: Option<Refusal>,
    /// The moment until the worker is started, so that it is there when the network is gone.
    starting: Option<Timer>,
}

/// What is pending for the lazy chunk.
#[derive(Clone, Copy)]
pub struct Pending(Controller);

impl Pending {
    /// Mounts the views, the first time and once their words and styles are there, and does what is pending.
    pub(crate) fn catch_up(self, views: LazyViews) -> Loading {
        Box::pin(async move {
            let (words, styles) = join(load_words(Part::Lazy), style::load()).await;
            words?;
            styles.ok_or(LoadError::Styles)?;
            self.0.catch_up(views);
            Ok(())
        })
    }
}

/// The views of the lazy chunk. Actions only say when they are mounted.
#[derive(Clone, Copy)]
pub(crate) struct LazyViews {
    /// Mounts all but the dialogs.
    pub mount: fn(Controller),
    /// Mounts a dialog, which is not shown yet.
    pub mount_dialog: fn(Controller, Dialog),
    /// Follows what is done on the board besides taps and plain keys.
    pub follow_gesture: fn(Controller, &Event),
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

impl Controller {
    /// Has the lazy chunk do this, as soon as it is loaded.
    pub fn later(self, task: Task) {
        self.core.update_value(|core| {
            core.lazy.pending.push_back(task);
            if core.lazy.views.is_none() {
                let late = timer::after(PATIENCE, move || self.notify(Notice::Loading));
                core.lazy.late = Some(late);
            }
        });
        self.load_lazy_chunk();
    }

    /// The signal that belongs here, made when it is first asked for: one that is made earlier would cost the first chunk.
    pub(crate) fn signal_of<T: Default + Send + Sync + 'static>(
        self,
        place: fn(&mut LazyChunk) -> &mut Option<RwSignal<T>>,
    ) -> RwSignal<T> {
        let signal = self.core.try_update_value(|core| *place(&mut core.lazy));
        signal.flatten().unwrap_or_else(|| {
            let signal = RwSignal::new(T::default());
            self.core.update_value(|core| *place(&mut core.lazy) = Some(signal));
            signal
        })
    }

    /// The views of the lazy chunk, once it is loaded.
    pub fn lazy_views(self) -> Option<LazyViews> {
        self.core.with_value(|core| core.lazy.views)
    }

    /// Has the lazy chunk follow what is shown, if it is loaded.
    pub(crate) fn note_what_is_shown(self) {
        let lazy = |Core { lazy, .. }: &mut Core| {
            lazy.is_shown_anew = true;
            lazy.views.is_some()
        };
        if self.core.try_update_value(lazy) == Some(true) {
            self.load_lazy_chunk();
        }
    }

    /// Loads the lazy chunk and has it do what is pending. If it fails to load, says so unless nobody
    /// would miss it.
    pub fn load_lazy_chunk(self) {
        let loader = self.core.with_value(|core| core.lazy.loader);
        spawn_local(async move {
            let mut result = loader(Pending(self)).await;
            if result == Err(LoadError::Program)
                && let Some(address) = files::address_of_part("lazy")
            {
                files::renew(&address).await;
                result = loader(Pending(self)).await;
            }
            let is_missing = result.is_err();
            let is_due = self.core.try_update_value(|core| {
                core.lazy.late = None;
                !core.lazy.pending.is_empty()
            });
            self.dismiss(Notice::NoLazyChunk);
            self.dismiss(Notice::Loading);
            // Other notices are in the lazy chunk.
            let is_missed = is_due == Some(true)
                || self.ui.notices.try_with_untracked(Notices::is_empty) == Some(false);
            if is_missing && is_missed {
                self.notify(Notice::NoLazyChunk);
            }
        });
    }

    fn catch_up(self, views: LazyViews) {
        let mount = |core: &mut Core| core.lazy.views.replace(views).is_none();
        if self.core.try_update_value(mount) == Some(true) {
            (views.mount)(self);
            self.begin_lazily();
        }
        let next = |core: &mut Core| core.lazy.pending.pop_front();
        while let Some(task) = self.core.try_update_value(next).flatten() {
            self.run(task);
        }
        self.count_ended();
        let has_parked = self.core.try_update_value(|core| mem::take(&mut core.has_parked));
        if has_parked == Some(true) {
            self.drop_surplus();
        }
        let follow = |core: &mut Core| mem::take(&mut core.lazy.is_shown_anew);
        if self.core.try_update_value(follow) == Some(true) {
            self.fit_board();
            self.follow_shown();
            self.find_threats();
        }
        let happened =
            |core: &mut Core| (mem::take(&mut core.lazy.events), core.lazy.refused.take());
        if let Some((events, refused)) = self.core.try_update_value(happened) {
            if events.contains(&session::Event::DeclinedDraw) {
                self.notify(Notice::DrawDeclined);
            }
            if self.has_played(&events) {
                self.forget_refused();
            }
            self.follow_on_device(&events);
            self.sound_events(&events);
            if let Some(refused) = refused {
                self.tell_refused(refused);
            }
        }
    }

    /// Whether a person at this device has made a move.
    fn has_played(self, events: &[session::Event]) -> bool {
        self.core.with_value(|core| {
            let players = core.session.setup().players;
            events.iter().any(
                |event| matches!(event, session::Event::Moved { by, .. } if players.is_here(*by)),
            )
        })
    }

    /// Says why nothing came of this.
    fn tell_refused(self, refused: Refusal) {
        match refused {
            Refusal::NotYourTurn => self.sound(Tune::Error),
            Refusal::Move(error) => {
                self.sound(Tune::Error);
                if let PlayError::Forbidden(Foul::Taken(_)) = error {
                    self.reply(Reply::CellTaken);
                }
            }
            Refusal::NothingToUndo => self.reply(Reply::NothingToUndo),
            Refusal::NothingToRedo => self.reply(Reply::NothingToRedo),
            // Nobody pressed a button for these: the buttons are off, or an answer came late.
            Refusal::LateAnswer
            | Refusal::StillRunning
            | Refusal::CannotContinue
            | Refusal::Position(_)
            | Refusal::NoDraw
            | Refusal::NoScore
            | Refusal::NothingNew => {}
        }
    }

    /// What the first move does not have to wait for.
    fn begin_lazily(self) {
        window_event_listener(ev::hashchange, move |_| self.open_address());
        window_event_listener(ev::resize, move |_| self.fit_board());
        window_event_listener(ev::click, move |event| {
            sound::wake();
            if let Some(button) = pressed_button(&event) {
                let by_pointer = is_by_pointer(&event);
                set_timeout(
                    move || keep_focus_near(&button, by_pointer, || self.focus_board()),
                    Duration::ZERO,
                );
            }
        });
        introduce();
        self.keep_spoken();
        self.follow_other_tabs();
        self.follow_versions();
        // What is shown last is not to be lost to a reload.
        window_event_listener(ev::pagehide, move |_| self.write_address());
        let starting = timer::after(STARTING, move || self.start_worker_early());
        self.core.update_value(|core| core.lazy.starting = Some(starting));
        self.catch_up_with_tabs();
        self.note_format();
        self.resume_arranging();
        self.settle_game_by_link();
        self.count_restored();
        address::restore();
        let board = address::take_wanted_board();
        self.open_address();
        if let Some(rules) = board.and_then(|board| board.parse().ok()) {
            self.play_on_board(rules);
        }
    }

    /// Draws a board in space or without end as its room allows, which depends on what is shown beside it.
    fn fit_board(self) {
        self.fit_space();
        self.once_shown(Self::fit_viewport);
    }

    fn run(self, task: Task) {
        match task {
            Task::Action(action) => self.perform_lazily(action),
            Task::Ask(request) => self.ask(request),
            Task::AskBot(request, seed) => self.ask_for_move(request, seed),
            Task::CallOff => self.call_off(),
            Task::LookBack(at) => self.look_back(at),
            Task::KeepGame => self.keep_current_game(),
            Task::PlayAgainByLink => self.play_again_by_link(),
            Task::Join { cell, exact } => self.join_by_tap(cell, exact),
            Task::PutAside(arranged) => self.put_aside(&arranged),
            Task::CatchUpWithTabs => self.catch_up_with_tabs(),
            Task::BringBack => self.bring_back(),
        }
    }

    fn perform_lazily(self, action: LazyAction) {
        match action {
            LazyAction::Select(cell) => self.toggle_pending(cell),
            LazyAction::Place => self.play_pending(),
            LazyAction::ResetScore => self.reset_score(),
            LazyAction::RestoreScore => {
                self.act(Intent::RestoreScore);
                self.dismiss(Notice::ScoreReset);
            }
            LazyAction::CheckFit => self.check_fit(),
            LazyAction::Refit => self.refit(),
            LazyAction::Hint => self.give_hint(),
            LazyAction::SwitchThreats => self.switch_threats(),
            LazyAction::Review => self.review_own_game(),
            LazyAction::GoTo(step) => self.step(step),
            LazyAction::PlayOn => self.play_on(),
            LazyAction::EndReview => {
                self.end_review();
                self.lead_to_board();
            }
            LazyAction::Arrange => self.begin_arranging(),
            LazyAction::ClearBoard => self.change_arranging(|arranging| arranging.position.clear()),
            LazyAction::EndArranging => self.end_arranging(),
            LazyAction::PlayFromHere => self.play_from_here(),
            LazyAction::Think(step) => self.think_on(step),
            LazyAction::TryAnalysisAgain => self.try_analysis_again(),
            LazyAction::MoveNow => self.move_now(),
            LazyAction::Open(dialog) => self.open(dialog),
            LazyAction::Send => self.send_link(),
            LazyAction::Copy(what) => self.copy(what),
            LazyAction::SharePicture => self.share_picture(),
            LazyAction::SavePicture => self.save_picture(),
            LazyAction::SaveReplay => self.save_replay(),
            LazyAction::Update => self.update(),
            LazyAction::Install => self.install(),
            LazyAction::ExportData => self.export_data(),
            LazyAction::TakeTheirs => self.take_theirs(),
            LazyAction::TakeLink => self.take_link(),
            LazyAction::KeepKnown => self.keep_known(),
            LazyAction::Compare => self.compare(),
            LazyAction::Continue => self.continue_newest(),
            LazyAction::RestoreGames => self.restore_games(),
            LazyAction::ClearStatistics => self.clear_statistics(),
            LazyAction::RestoreStatistics => self.restore_statistics(),
            LazyAction::PlayByItself => self.play_by_itself(),
            LazyAction::Faster => self.change_pace(),
            LazyAction::SwitchSpaceView => self.switch_space_view(),
            LazyAction::Turn(turn) => self.turn_space(turn),
            LazyAction::View(change) => self.change_view(change),
            LazyAction::Zoom(zoom) => self.zoom(zoom),
            LazyAction::ZoomInOn(cell) => self.zoom_in_on(cell),
            LazyAction::Press(cell) => self.change_arranging(|arranging| arranging.press(cell)),
            LazyAction::Lift(cell) => self.lift(cell),
            LazyAction::LetGo => self.put_down(None),
            LazyAction::Remove(cell) => {
                self.change_arranging(|arranging| arranging.position.remove(cell));
            }
            LazyAction::OfferDraw => self.act(Intent::OfferDraw),
            LazyAction::Choose(choice) => self.choose(choice),
            LazyAction::AgreeToDraw => self.act(Intent::AgreeToDraw),
            LazyAction::PlayWeaker => self.play_against_another(GameState::weaker),
            LazyAction::PlayStronger => self.play_against_another(GameState::stronger),
        }
    }
}
