//! What the table asks of the thinker, and what it does with the answers.

use leptos::prelude::*;

use super::{State, Table, asked::Thinker};
use crate::{
    engine::{Game, bots::Opponent},
    platform::worker::{READY, Worker},
    session::Intent,
    thinker::{HintAnswer, Report, Request, ReviewAnswer, ValuesAnswer, View},
    ui::{minimax::scroll_to_call, notices::Notice, press::Step},
};

impl Table {
    /// Has the thinker prove how strong each opponent is.
    pub(super) fn prove_strengths(self) {
        for (place, opponent) in Opponent::BY_RULE.into_iter().enumerate() {
            let is_known =
                self.overview.with_untracked(|overview| overview.strengths[place].is_some());
            if !is_known {
                self.ask(Request::Strength(opponent));
            }
        }
    }

    /// Shows how minimax thinks about what is on the board, from the first step.
    pub(super) fn think(self) {
        if self.overview.with_untracked(|overview| overview.from_empty.is_empty()) {
            self.ask(Request::Count);
        }
        self.view_thought(|_, view| *view = View::default());
    }

    /// Changes what is shown of how minimax thinks. `change` gets the number of the last step.
    pub fn view_thought(self, change: impl FnOnce(usize, &mut View)) {
        self.overview.update(|overview| {
            change(overview.minimax.last, &mut overview.view);
        });
        let view = self.overview.with_untracked(|overview| overview.view);
        let (game, seating) = self.of_shown(|shown| (shown.game().clone(), shown.seating()));
        self.ask(Request::Minimax { game, seating, view });
    }

    pub(super) fn think_on(self, step: Step) {
        self.view_thought(|last, view| view.at = step.from(view.at, last));
    }

    /// Starts the thinker, if it is not there, so that it is at hand without a network.
    pub fn wake_thinker(self) {
        if self.state.with_value(|state| state.thinker.worker.is_none()) {
            let worker = Worker::start(move |text| self.hear(text.as_deref()));
            self.change_thinker(|thinker| thinker.worker = worker);
        }
    }

    /// Starts the thinker anew, and asks it again what it has not answered.
    pub(super) fn try_thinker_again(self) {
        self.wake_thinker();
        self.miss_thinker();
    }

    pub(super) fn ask(self, request: Request) {
        self.wake_thinker();
        self.change_thinker(|thinker| thinker.ask(request));
        self.miss_thinker();
    }

    /// Says where there is no thinker and something was asked of it: on the sheet that waits for it,
    /// or beside the board.
    pub(super) fn miss_thinker(self) {
        let (is_missed, by_the_game) = self.state.with_value(|State { thinker, .. }| {
            let of_sheets = |request: &Request| {
                matches!(request, Request::Strength(_) | Request::Minimax { .. } | Request::Count)
            };
            let is_missed = thinker.worker.is_none() && thinker.is_asked();
            (is_missed, is_missed && !thinker.requests().all(of_sheets))
        });
        self.overview.update(|overview| {
            overview.misses_thinker = is_missed;
            overview.notices.dismiss(Notice::NoThinker);
            if by_the_game {
                overview.notices.show(Notice::NoThinker);
            }
        });
    }

    /// The thinker says something, or has broken.
    fn hear(self, text: Option<&str>) {
        match text {
            Some(READY) => self.change_thinker(Thinker::begin),
            Some(text) => match text.parse() {
                Ok(Report::Answer(id, words)) => {
                    let asked = self.state.try_update_value(|state| state.thinker.answered(id));
                    if let Some(request) = asked.flatten() {
                        if request.takes_long() {
                            self.show_thought("");
                        }
                        self.take_answer(request, &words);
                    }
                }
                Ok(Report::Progress { id, best, words }) => {
                    let is_asked = self
                        .state
                        .try_update_value(|State { thinker, .. }| thinker.came_further(id, best));
                    if is_asked == Some(true) {
                        self.show_thought(&words);
                    }
                }
                Err(_) => {}
            },
            None => {
                self.end_thinker();
                self.miss_thinker();
            }
        }
    }

    pub(super) fn take_answer(self, asked: Request, answer: &str) {
        self.overview.try_update(|overview| match &asked {
            Request::Strength(opponent) => {
                if let Some(known) = overview.strengths.get_mut(opponent.place()) {
                    *known = answer.parse().ok();
                }
            }
            // An answer to what is not asked any more is passed over: another one follows.
            Request::Minimax { view, .. } if *view == overview.view => {
                if let Ok(answer) = answer.parse() {
                    overview.minimax = answer;
                    self.once_shown(scroll_to_call);
                }
            }
            Request::Count => answer.clone_into(&mut overview.from_empty),
            _ => {}
        });
        match asked {
            Request::Move { request, .. } => {
                if let Ok(cell) = answer.parse() {
                    self.act(Intent::Reply { request: request.id, cell });
                }
            }
            Request::Hint(game) if self.is_on(&game) => {
                let hint = answer.parse().ok();
                let cell = hint.as_ref().map(|HintAnswer { cell, .. }| *cell);
                self.change_assist(|assist| assist.set_hint(cell));
                self.overview.update(|overview| {
                    overview.has_no_hint = hint.is_none();
                    overview.hint = hint.map(|hint| hint.words);
                });
            }
            Request::Values(game) if self.is_on(&game) => {
                if let Ok(ValuesAnswer(values)) = answer.parse() {
                    self.change_assist(|assist| assist.set_values(values));
                }
            }
            Request::Review(game) => {
                if let Ok(ReviewAnswer(review)) = answer.parse() {
                    self.change_shown(|overview| {
                        if let Some(replay) =
                            overview.replay.as_mut().filter(|it| *it.game() == game)
                        {
                            replay.set_review(review);
                        }
                    });
                }
            }
            _ => {}
        }
    }

    /// Whether this game is the one that is played, as it is now.
    fn is_on(self, game: &Game) -> bool {
        self.state.try_with_value(|state| state.session.game() == game) == Some(true)
    }

    fn change_thinker(self, change: impl FnOnce(&mut Thinker)) {
        self.state.try_update_value(|State { thinker, .. }| change(thinker));
    }
}
