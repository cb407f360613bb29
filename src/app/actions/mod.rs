//! The table at which all views sit: the session, and the signals that show it.

mod aids;
mod arranging;
mod effects;
mod extras;
mod levels;
mod links;
mod overview;
mod settings;
mod sharing;
mod sheets;
mod tabs;
mod thinker;
mod worker_client;

pub(crate) use arranging::Arranging;
pub(crate) use extras::Extra;
use extras::Extras;
pub use extras::{Due, Missing, Reach, Reaching, at_once};
pub(crate) use links::MOST_GAMES;
use std::mem;

use leptos::prelude::*;
pub(crate) use overview::Overview;
use settings::{apply_theme, load_settings};
use sheets::close;
pub(crate) use sheets::close_all;
use tabs::Seen;
use worker_client::WorkerClient;

use super::{
    state::Board,
    views::{
        board::focus_board,
        new_game::{Draft, fitting},
        notices::{Notice, Notices},
        press::Press,
        sheet::SheetName,
    },
};
use crate::{
    engine::Cell,
    platform::{
        early,
        random::{self, Random},
        storage::{self, Store},
        timer::{self, Timer},
    },
    protocol::Progress,
    session::{
        Assist, BotRequest, CellValues, Confirm, Effects, Intent, Preset, Session, Setting, Setup,
    },
};

/// All that the views share. A copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    state: StoredValue<State, LocalStorage>,
    pub board: Board,
    /// Everything but the cells, and what follows.
    pub overview: RwSignal<Overview>,
    /// How far the worker has come with what is waited for; `None` where that is soon there. Apart, because it
    /// changes ten times a second.
    pub progress: RwSignal<Option<Progress>>,
}

/// What is not shown itself.
struct State {
    session: Session,
    assist: Assist,
    random: Random,
    store: Store,
    /// The computer's pause before its move. Whatever changes the game calls it off.
    pause: Option<Timer>,
    /// The rest after the end of a game.
    rest: Option<Timer>,
    thinker: WorkerClient,
    extras: Extras,
    /// What the address said when it was last opened or written.
    address: String,
    /// The moment until the address is written.
    writing: Option<Timer>,
    /// The moment until the game that is looked at plays on by itself.
    playing: Option<Timer>,
    /// What is stored of the game on the table, as this tab has last seen it.
    seen: Seen,
    /// The bot that another tab is to have move. It is asked here once the person turns to this tab.
    of_others: Option<BotRequest>,
    /// What was taken from the list last: keys, and the texts that were stored there.
    removed: Vec<(String, String)>,
    /// The moment until the page shows what has changed, and what is to be done then.
    showing: Option<Timer>,
    once_shown: Vec<fn(Table)>,
}

impl Table {
    /// Sets the table as it was left, or for a first game.
    pub fn new(reach: Reach) -> Self {
        let mut store = Store::default();
        let mut random = random::seeded();
        let mut notices = Notices::default();
        // How long the highest level may think comes with the extras: nothing before needs it.
        let needed: Vec<_> =
            Setting::ALL.iter().copied().filter(|it| *it != Setting::ThinkingTime).collect();
        let settings = load_settings(&mut store, &mut notices, &needed);
        apply_theme(settings.theme);
        let is_first = matches!(store.load::<String>(storage::GAME), Ok(None));
        let played = early::played().filter(|_| is_first);
        let [on_table, own] = [storage::GAME, storage::OWN_GAME]
            .map(|key| load_session(&mut store, key, &mut notices));
        let (session, effects) =
            on_table.or(own).unwrap_or_else(|| Session::start(Setup::DEFAULT, &mut random));

        let board = Board::new(session.setup());
        let overview = Overview::new(&session, settings, notices);
        let assist = Assist::new(settings.cell_values == CellValues::Shown);
        let table = Self {
            state: StoredValue::new_local(State {
                session,
                assist,
                random,
                store,
                pause: None,
                rest: None,
                thinker: WorkerClient::default(),
                extras: Extras::new(reach),
                address: String::new(),
                writing: None,
                playing: None,
                seen: Seen::default(),
                of_others: None,
                removed: Vec::new(),
                showing: None,
                once_shown: Vec::new(),
            }),
            board,
            overview: RwSignal::new(overview),
            progress: RwSignal::new(None),
        };
        table.state.update_value(State::note_stored);
        table.read_score();
        table.show(effects);
        if let Some(cell) = played.and_then(|cell| cell.parse().ok()) {
            table.act(Intent::Place(cell));
        }
        table.once_shown(Self::measure_board);
        table.once_shown(Self::load_extras);
        table
    }

    /// Does this once the page shows what has changed by now.
    pub fn once_shown(self, then: fn(Self)) {
        let showing = timer::after(0, move || {
            let due = self.state.try_update_value(|state| mem::take(&mut state.once_shown));
            due.into_iter().flatten().for_each(|then| then(self));
        });
        self.state.update_value(|state| {
            state.once_shown.push(then);
            state.showing = Some(showing);
        });
    }

    /// Has the keyboard go on from the board.
    fn lead_to_board(self) {
        self.once_shown(focus_board);
    }

    /// Does what a button says.
    pub fn press(self, press: Press) {
        match press {
            Press::Undo => self.act(Intent::Undo),
            Press::Redo => self.act(Intent::Redo),
            Press::ResetScore => self.reset_score(),
            Press::RestoreScore => {
                self.act(Intent::RestoreScore);
                self.dismiss(Notice::ScoreReset);
            }
            Press::PlayAgain => {
                self.play_again();
                self.lead_to_board();
            }
            Press::Place => self.play_aim(),
            Press::Zoom(zoom) => self.zoom(zoom),
            Press::Close(sheet) => close(sheet),
            Press::Dismiss(notice) => self.dismiss(notice),
            Press::LoadExtras => self.load_extras(),
            Press::Extra(press) => self.extra(Extra::Press(press)),
        }
    }

    /// A press on a cell: a move, the place for one, or the next game where this one has ended; where a
    /// position is arranged, a mark. Where it is not `exact`, and may have hit another cell than was
    /// meant, the same cell has to be hit again.
    pub fn tap(self, cell: Cell, exact: bool) {
        let tap = self.overview.with_untracked(|overview| match overview.settings.confirm {
            _ if overview.replay.is_some() => overview.is_invited_to_move().then_some(Tap::Join),
            _ if overview.arranging.is_some() => Some(Tap::Arrange),
            _ if overview.is_over() => overview.is_rested.then_some(Tap::PlayAgain),
            Confirm::AtOnce if exact || overview.aim == Some(cell) => Some(Tap::Play),
            Confirm::AtOnce | Confirm::PlaceFirst => overview.is_persons_turn().then_some(Tap::Aim),
        });
        match tap {
            Some(Tap::Join) => self.extra(Extra::Join { cell, exact }),
            Some(Tap::PlayAgain) => self.play_again(),
            Some(Tap::Play) => self.act(Intent::Place(cell)),
            Some(Tap::Aim | Tap::Arrange) if !exact && self.zoom_in_on(cell) => {}
            Some(Tap::Arrange) => self.arrange(cell),
            Some(Tap::Aim) => self.aim(cell),
            None => {}
        }
    }

    /// Starts the next game, and offers another board where this one does not fill the screen any more.
    fn play_again(self) {
        let Setup { players, rules, fills, .. } =
            self.overview.with_untracked(|overview| overview.setup);
        if players.are_by_link() {
            return self.extra(Extra::PlayAgainByLink);
        }
        self.act(Intent::PlayAgain);
        if fills && fitting() != rules {
            self.overview.update(|overview| overview.notices.show(Notice::Refit));
        }
    }

    /// Starts a game on a board that fills the screen as it is now.
    fn refit(self) {
        self.dismiss(Notice::Refit);
        let setup = self.overview.with_untracked(|overview| overview.setup);
        self.act(Intent::NewGame(Setup { rules: fitting(), ..setup }));
        self.lead_to_board();
    }

    /// Changes what *New game* would start. `place` is handed on to the change.
    pub fn change_draft(self, place: usize, change: fn(&mut Draft, usize)) {
        self.overview.update(|overview| change(&mut overview.draft, place));
    }

    /// Takes over what was typed about a board of one's own.
    pub fn type_custom(self, field: usize, typed: String) {
        self.overview.update(|overview| {
            overview.draft.custom.fields[field] = typed;
            overview.draft.set_board(Preset::Custom);
        });
    }

    /// Starts what was chosen on the sheet, if that is a game for which there is room, and leads the keyboard
    /// to the board.
    pub fn start_drafted_game(self) {
        let chosen = self.overview.with_untracked(|overview| {
            let setup = overview.draft.setup;
            let arranging = overview.arranging();
            let start = || match arranging {
                Some(Arranging { position, .. }) => {
                    Intent::PlayFrom { setup, arrangement: position.clone() }
                }
                None => Intent::NewGame(setup),
            };
            overview.draft.fault().is_none().then(|| (setup.players, start()))
        });
        if let Some((players, start)) = chosen {
            close(SheetName::NewGame);
            self.end_review();
            if players.are_by_link() && !self.has_room_for_a_game() {
                return;
            }
            self.forget_arranged();
            if players.are_by_link() {
                self.set_own_game_aside();
            }
            self.act(start);
            self.lead_to_board();
        }
    }

    /// Sets the running score of this pairing to zero and offers to take that back.
    fn reset_score(self) {
        self.act(Intent::ResetScore);
        if self.state.with_value(|state| state.session.can_restore_score()) {
            self.overview.update(|overview| overview.notices.show(Notice::ScoreReset));
        }
    }

    fn dismiss(self, notice: Notice) {
        self.overview.update(|overview| overview.notices.dismiss(notice));
    }
}

/// What a press on a cell means.
enum Tap {
    Join,
    PlayAgain,
    Play,
    Aim,
    Arrange,
}

/// The game that is stored under this key. One that cannot be read is set aside.
fn load_session(store: &mut Store, key: &str, notices: &mut Notices) -> Option<(Session, Effects)> {
    let saved: String = notices.ok(store.load(key)).flatten()?;
    notices.ok(Session::restore(&saved).map_err(|_| store.set_aside(key)))
}
