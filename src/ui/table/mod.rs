//! The table at which all views sit: the session, and the signals that show it.

mod effects;
mod overview;

use leptos::prelude::*;
pub(super) use overview::Overview;
use web_sys::{HtmlDialogElement, wasm_bindgen::JsCast};

use super::{
    board::focus_board,
    new_game::Draft,
    notices::{Notice, Notices},
    press::Press,
    settings::Pause,
    sheet::SheetName,
};
use crate::{
    engine::Cell,
    platform::{
        random::{self, Random},
        storage::{self, Store},
        timer::Timer,
    },
    session::{CellView, Intent, Session, Setup},
};

/// All that the views share. A copy is as good as the original.
#[derive(Clone, Copy)]
pub(super) struct Table {
    state: StoredValue<State, LocalStorage>,
    /// Everything but the cells.
    pub overview: RwSignal<Overview>,
}

/// What is not shown itself.
struct State {
    session: Session,
    random: Random,
    store: Store,
    /// One signal a cell, in the order of [`Rules::cells`](crate::engine::Rules::cells).
    cells: Vec<RwSignal<CellView>>,
    /// The computer's pause before its move. Whatever changes the game calls it off.
    pause: Option<Timer>,
    /// The rest after the end of a game.
    rest: Option<Timer>,
}

impl Table {
    /// Sets the table as it was left, or for a first game.
    pub fn new() -> Self {
        let mut store = Store::default();
        let mut random = random::seeded();
        let mut notices = Notices::default();
        let pause = notices.ok(store.load(storage::PAUSE)).flatten().unwrap_or_default();
        let saved: Option<String> = notices.ok(store.load(storage::GAME)).flatten();
        let restored = saved.and_then(|saved| {
            let restored = Session::restore(&saved).map_err(|_| store.set_aside(storage::GAME));
            notices.ok(restored)
        });
        let (session, effects) =
            restored.unwrap_or_else(|| Session::start(Setup::DEFAULT, &mut random));

        let rules = session.setup().rules;
        let cells = rules.cells().map(|cell| RwSignal::new(session.cell(cell))).collect();
        let overview = Overview::new(&session, pause, notices);
        let table = Self {
            state: StoredValue::new_local(State {
                session,
                random,
                store,
                cells,
                pause: None,
                rest: None,
            }),
            overview: RwSignal::new(overview),
        };
        table.read_score();
        table.follow(effects);
        table
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
                self.act(Intent::PlayAgain);
                focus_board();
            }
            Press::Open(sheet) => self.open(sheet),
            Press::Close(sheet) => close(sheet),
            Press::Dismiss(notice) => self.dismiss(notice),
        }
    }

    /// A press on a cell: a move, or the next game where this one has ended.
    pub fn tap(self, cell: Cell) {
        let (is_over, is_rested) =
            self.overview.with_untracked(|overview| (overview.is_over(), overview.is_rested));
        if !is_over {
            self.act(Intent::Place(cell));
        } else if is_rested {
            self.act(Intent::PlayAgain);
        }
    }

    /// Changes what *New game* would start. `place` is handed on to the change.
    pub fn change_draft(self, place: usize, change: fn(&mut Draft, usize)) {
        self.overview.update(|overview| change(&mut overview.draft, place));
    }

    /// Starts what was chosen on the sheet, and leads the keyboard to the board.
    pub fn start_drafted_game(self) {
        close(SheetName::NewGame);
        let setup = self.overview.with_untracked(|overview| overview.draft.setup);
        self.act(Intent::NewGame(setup));
        focus_board();
    }

    /// Lets the computer wait this long before it answers.
    pub fn set_pause(self, pause: Pause) {
        self.overview.update(|overview| overview.pause = pause);
        self.keep(storage::PAUSE, &pause);
    }

    /// The signal of this cell.
    pub fn cell(self, cell: Cell) -> Option<RwSignal<CellView>> {
        self.state.with_value(|state| {
            let place = state.session.setup().rules.cells().position(|other| other == cell)?;
            state.cells.get(place).copied()
        })
    }

    /// Sets the running score of this pairing to zero and offers to take that back.
    fn reset_score(self) {
        self.act(Intent::ResetScore);
        if self.state.with_value(|state| state.session.can_restore_score()) {
            self.overview.update(|overview| overview.notices.show(Notice::ScoreReset));
        }
    }

    fn open(self, sheet: SheetName) {
        self.overview.update(|overview| overview.draft = Draft::of(overview.setup));
        if let Some(dialog) = dialog(sheet) {
            // It fails only where the sheet is open already.
            let _ = dialog.show_modal();
        }
    }

    fn dismiss(self, notice: Notice) {
        self.overview.update(|overview| overview.notices.dismiss(notice));
    }
}

/// Takes a sheet away; the focus goes back to where it was.
fn close(sheet: SheetName) {
    if let Some(dialog) = dialog(sheet) {
        dialog.close();
    }
}

fn dialog(sheet: SheetName) -> Option<HtmlDialogElement> {
    document().get_element_by_id(sheet.id())?.dyn_into().ok()
}
