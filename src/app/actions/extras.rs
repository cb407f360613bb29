//! What a game on the first board does not need: sheets, panels, and whatever is asked of the thinker.
//!
//! In the released page all of this is a part of the program of its own, fetched once the board is
//! shown; `main.rs` says where the cut is. What can be reached through [`Due::catch_up`] alone is in
//! that part, and whatever anything else can reach is in the part that is there from the beginning, so
//! that nothing is called before it is there.

use std::{collections::VecDeque, mem, pin::Pin};

use leptos::{ev, mount::mount_to, prelude::*, task::spawn_local};
use web_sys::{HtmlElement, wasm_bindgen::JsCast};

use super::{State, Table};
use crate::{
    app::views::{
        app::MOVES, arrange::ArrangePanel, moves::MoveList, notices::Notice, press::ExtraPress,
        review::ReviewPanel, thought::ThoughtSign,
    },
    engine::Cell,
    platform::{
        address,
        timer::{self, Timer},
    },
    protocol::Request,
    session::{Arranged, BotRequest},
};

/// When the thinker is started at the latest: after all that the first move needs. In milliseconds.
const WAKING: u32 = 2000;

/// Something that the extras are to do.
pub(crate) enum Extra {
    /// What a button says.
    Press(ExtraPress),
    /// Ask this of the thinker.
    Ask(Request),
    /// Have the thinker answer for a bot; the number decides between moves that are equally good.
    AskBot(BotRequest, u64),
    /// Call off what was asked of the thinker before the game changed.
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
}

/// What the extras are to do and have not done, because they are not there yet.
pub(super) struct Extras {
    reach: Reach,
    are_laid: bool,
    due: VecDeque<Extra>,
    /// Something else is shown than when they last followed it.
    is_shown_anew: bool,
    /// The moment until the thinker is started, so that it is at hand without a network.
    waking: Option<Timer>,
}

/// What is due of the extras.
#[derive(Clone, Copy)]
pub struct Due(Table);

impl Due {
    /// Lays the extras, where they are not laid yet, and has them do what is due.
    pub fn catch_up(self) {
        self.0.catch_up();
    }
}

/// The extras could not be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// The way to [`Due::catch_up`], which may have to be loaded first.
pub type Reach = fn(Due) -> Reaching;

/// Catching up, once that is there.
pub type Reaching = Pin<Box<dyn Future<Output = Result<(), Missing>>>>;

impl Extras {
    pub const fn new(reach: Reach) -> Self {
        Self { reach, are_laid: false, due: VecDeque::new(), is_shown_anew: false, waking: None }
    }
}

impl Table {
    /// Has the extras do this, as soon as they are there.
    pub fn extra(self, extra: Extra) {
        self.state.update_value(|state| state.extras.due.push_back(extra));
        self.load_extras();
    }

    /// Has the extras follow what is shown, once they are there.
    pub(super) fn note_what_is_shown(self) {
        let extras = |State { extras, .. }: &mut State| {
            extras.is_shown_anew = true;
            extras.are_laid
        };
        if self.state.try_update_value(extras) == Some(true) {
            self.load_extras();
        }
    }

    /// Lays the extras and has them do what is due. Where they cannot be loaded and something is due,
    /// says so.
    pub fn load_extras(self) {
        let reach = self.state.with_value(|state| state.extras.reach);
        spawn_local(async move {
            let are_missing = reach(Due(self)).await.is_err();
            let is_due = self.state.try_with_value(|state| !state.extras.due.is_empty());
            self.overview.try_update(|overview| {
                overview.notices.dismiss(Notice::NoExtras);
                if are_missing && is_due == Some(true) {
                    overview.notices.show(Notice::NoExtras);
                }
            });
        });
    }

    fn catch_up(self) {
        let lay = |state: &mut State| !mem::replace(&mut state.extras.are_laid, true);
        if self.state.try_update_value(lay) == Some(true) {
            self.lay_extras();
        }
        let next = |state: &mut State| state.extras.due.pop_front();
        while let Some(extra) = self.state.try_update_value(next).flatten() {
            self.do_extra(extra);
        }
        let follow = |state: &mut State| mem::take(&mut state.extras.is_shown_anew);
        if self.state.try_update_value(follow) == Some(true) {
            self.follow_shown();
        }
    }

    fn lay_extras(self) {
        let table = self;
        let Some(app) = app() else { return };
        let panels = move || view! { <ReviewPanel table /> <ArrangePanel table /> };
        mount_to(app, panels).forget();
        if let Some(place) = document().get_element_by_id(MOVES) {
            mount_to(place.unchecked_into(), move || view! { <MoveList table /> }).forget();
        }
        window_event_listener(ev::hashchange, move |_| self.open_address());
        self.follow_other_tabs();
        // What is shown last is not to be lost to a reload.
        window_event_listener(ev::pagehide, move |_| self.write_address());
        let waking = timer::after(WAKING, move || self.wake_thinker_early());
        self.state.update_value(|state| state.extras.waking = Some(waking));
        if let Ok(Some(status)) = document().query_selector(".app[data-ready] .status") {
            let sign = move || view! { <ThoughtSign table /> };
            mount_to(status.unchecked_into(), sign).forget();
        }
        self.catch_up_with_settings();
        self.resume_arranging();
        self.settle_game_by_link();
        address::restore();
        self.open_address();
    }

    fn do_extra(self, extra: Extra) {
        match extra {
            Extra::Press(press) => self.press_extra(press),
            Extra::Ask(request) => self.ask(request),
            Extra::AskBot(request, seed) => self.ask_for_move(request, seed),
            Extra::CallOff => self.call_off(),
            Extra::LookBack(at) => self.look_back(at),
            Extra::KeepGame => self.keep_game_on_table(),
            Extra::PlayAgainByLink => self.play_again_by_link(),
            Extra::Join { cell, exact } => self.join_by_tap(cell, exact),
            Extra::PutAside(arranged) => self.put_aside(&arranged),
            Extra::CatchUpWithTabs => self.catch_up_with_tabs(),
        }
    }

    fn press_extra(self, press: ExtraPress) {
        match press {
            ExtraPress::Refit => self.refit(),
            ExtraPress::Hint => self.give_hint(),
            ExtraPress::Review => self.review_own_game(),
            ExtraPress::GoTo(step) => self.step(step),
            ExtraPress::PlayOn => self.play_on(),
            ExtraPress::EndReview => {
                self.end_review();
                self.lead_to_board();
            }
            ExtraPress::Arrange => self.begin_arranging(),
            ExtraPress::ClearBoard => self.change_arranging(|arranging| arranging.position.clear()),
            ExtraPress::EndArranging => self.end_arranging(),
            ExtraPress::PlayFromHere => self.play_from_here(),
            ExtraPress::Think(step) => self.think_on(step),
            ExtraPress::TryThinkerAgain => self.try_thinker_again(),
            ExtraPress::MoveNow => self.move_now(),
            ExtraPress::Open(sheet) => self.open(sheet),
            ExtraPress::Send => self.send_link(),
            ExtraPress::Copy(what) => self.copy(what),
            ExtraPress::TakeLink => self.take_link(),
            ExtraPress::KeepKnown => self.keep_known(),
            ExtraPress::Compare => self.compare(),
            ExtraPress::RestoreGames => self.restore_games(),
            ExtraPress::PlayByItself => self.play_by_itself(),
            ExtraPress::Faster => self.change_pace(),
        }
    }
}

/// The page, once it can be played.
pub(super) fn app() -> Option<HtmlElement> {
    document().query_selector(".app[data-ready]").ok().flatten()?.dyn_into().ok()
}

/// Has the extras catch up at once, where they are a part of the same program.
#[must_use]
pub fn at_once(due: Due) -> Reaching {
    due.catch_up();
    Box::pin(std::future::ready(Ok(())))
}
