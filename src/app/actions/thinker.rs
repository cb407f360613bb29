//! What the table asks of the thinker, and what it does with the answers.

use leptos::prelude::*;

use super::{State, Table, asked::Thinker};
use crate::{
    app::views::{minimax::scroll_to_call, notices::Notice, press::Step},
    engine::{Game, bots::Opponent},
    platform::worker::{READY, Worker, WorkerFault},
    protocol::{
        AnswerError, HintAnswer, Report, Request, ReviewAnswer, StrengthAnswer, ValuesAnswer, View,
    },
    session::Intent,
};

impl Table {
    /// Has the thinker prove how strong each opponent is.
    pub(super) fn prove_strengths(self) {
        for opponent in Opponent::by_rule() {
            let is_known =
                self.overview.with_untracked(|overview| overview.strength_of(opponent).is_some());
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

    /// Has the thinker be at hand without a network. Where it had a fault, that was told, and it is for the
    /// person to try again.
    pub fn wake_thinker_early(self) {
        if self.state.with_value(|state| state.thinker.fault.is_none()) {
            self.wake_thinker();
        }
    }

    /// Starts the thinker, if it is not there.
    pub fn wake_thinker(self) {
        if self.state.with_value(|state| state.thinker.worker.is_none()) {
            let worker =
                Worker::start(move |said| self.hear(said.as_deref().map_err(|fault| *fault)));
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
        let (missed, by_the_game) = self.state.with_value(|State { thinker, .. }| {
            let of_sheets = |request: &Request| {
                matches!(request, Request::Strength(_) | Request::Minimax { .. } | Request::Count)
            };
            let is_missed = thinker.worker.is_none() && thinker.is_asked();
            let missed = is_missed.then(|| thinker.fault.unwrap_or(WorkerFault::Broken));
            (missed, is_missed && !thinker.requests().all(of_sheets))
        });
        self.overview.update(|overview| {
            overview.misses_thinker = missed;
            overview.notices.dismiss(Notice::NoThinker);
            if by_the_game {
                overview.notices.show(Notice::NoThinker);
            }
        });
    }

    /// The thinker says something, or there is a fault of it.
    fn hear(self, said: Result<&str, WorkerFault>) {
        match said {
            Ok(READY) => self.change_thinker(Thinker::begin),
            Ok(text) => match text.parse() {
                Ok(Report::Answer(id, words)) => self.hear_answer(id, &words),
                Ok(Report::Progress { id, best, words }) => {
                    let is_asked = self
                        .state
                        .try_update_value(|State { thinker, .. }| thinker.came_further(id, best));
                    if is_asked == Some(true) {
                        self.show_thought(&words);
                    }
                }
                Err(_) => self.mistrust_thinker(),
            },
            Err(WorkerFault::Unreadable) => self.mistrust_thinker(),
            Err(WorkerFault::Broken) => self.give_thinker_up(WorkerFault::Broken),
        }
    }

    /// What the thinker says cannot be read: nobody knows what it answers. Another one is asked once more.
    fn mistrust_thinker(self) {
        let again = self.state.try_update_value(|state| state.thinker.ask_all_again());
        match again {
            Some(Ok(())) => self.replace_thinker(),
            Some(Err(AnswerError)) => self.give_thinker_up(WorkerFault::Unreadable),
            None => {}
        }
    }

    fn give_thinker_up(self, fault: WorkerFault) {
        self.end_thinker(Some(fault));
        self.miss_thinker();
    }

    /// The thinker answers the request with this number. Where that is no answer, it is asked once more.
    fn hear_answer(self, id: u32, answer: &str) {
        let asked = self.state.try_update_value(|state| state.thinker.answered(id));
        let Some(asked) = asked.flatten() else { return };
        if asked.request.takes_long() {
            self.show_thought("");
        }
        if self.take_answer(&asked.request, answer).is_err() {
            let again = self.state.try_update_value(|state| state.thinker.ask_again(asked));
            if again == Some(Err(AnswerError)) {
                self.give_thinker_up(WorkerFault::Unreadable);
            }
        }
    }

    /// Takes over what was found out, where it is still wanted.
    ///
    /// # Errors
    /// It is no answer to what was asked. Nothing changes.
    pub(super) fn take_answer(self, asked: &Request, answer: &str) -> Result<(), AnswerError> {
        match asked {
            Request::Strength(opponent) => {
                let strength: StrengthAnswer = answer.parse()?;
                self.overview.try_update(|overview| {
                    overview.strengths.retain(|(it, _)| it != opponent);
                    overview.strengths.push((*opponent, strength));
                });
            }
            Request::Minimax { view, .. } => {
                let answer = answer.parse()?;
                let is_wanted = self.overview.try_update(|overview| {
                    // What is not asked any more is passed over: another answer follows.
                    let is_wanted = *view == overview.view;
                    if is_wanted {
                        overview.minimax = answer;
                    }
                    is_wanted
                });
                if is_wanted == Some(true) {
                    self.once_shown(scroll_to_call);
                }
            }
            Request::Count if answer.is_empty() => return Err(AnswerError),
            Request::Count => {
                self.overview.try_update(|overview| answer.clone_into(&mut overview.from_empty));
            }
            Request::Move { request, .. } => {
                let cell = answer.parse().map_err(|_| AnswerError)?;
                if !asked.can_be_answered_by(cell) {
                    return Err(AnswerError);
                }
                self.act(Intent::Reply { request: request.id, cell });
            }
            Request::Hint(game) => {
                // There need not be one.
                let hint: Option<HintAnswer> =
                    if answer.is_empty() { None } else { Some(answer.parse()?) };
                if hint.as_ref().is_some_and(|hint| !asked.can_be_answered_by(hint.cell)) {
                    return Err(AnswerError);
                }
                if self.is_on(game) {
                    self.show_hint(hint);
                }
            }
            Request::Values(game) => {
                let ValuesAnswer(values) = answer.parse()?;
                if self.is_on(game) {
                    self.change_assist(|assist| assist.set_values(values));
                }
            }
            Request::Review(game) => {
                let ReviewAnswer(review) = answer.parse()?;
                self.change_shown(|overview| {
                    let replay = overview.replay.as_mut().filter(|it| it.game() == game);
                    if let Some(replay) = replay {
                        replay.set_review(review);
                    }
                });
            }
        }
        Ok(())
    }

    fn show_hint(self, hint: Option<HintAnswer>) {
        let cell = hint.as_ref().map(|HintAnswer { cell, .. }| *cell);
        self.change_assist(|assist| assist.set_hint(cell));
        self.overview.update(|overview| {
            overview.has_no_hint = hint.is_none();
            overview.hint = hint.map(|hint| hint.words);
        });
    }

    /// Whether this game is the one that is played, as it is now.
    fn is_on(self, game: &Game) -> bool {
        self.state.try_with_value(|state| state.session.game() == game) == Some(true)
    }

    fn change_thinker(self, change: impl FnOnce(&mut Thinker)) {
        self.state.try_update_value(|State { thinker, .. }| change(thinker));
    }
}
