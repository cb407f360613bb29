//! What the table asks of the thinker, and what it does with the answers.

use leptos::prelude::*;

use super::{Overview, State, Table, worker_client::WorkerClient};
use crate::{
    app::views::{minimax::scroll_to_call, notices::Notice, press::Step},
    engine::{Game, advice::Hint, bots::Opponent, call_tree::CallTree},
    platform::worker::{Worker, WorkerFault},
    protocol::{Answer, AnswerError, Report, Request},
    session::{Intent, Seating, Thought},
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
        if self.overview.with_untracked(|overview| overview.from_empty.is_none()) {
            self.ask(Request::Count);
        }
        self.think_about(|overview| {
            overview.is_example = false;
            overview.alpha_beta = false;
        });
    }

    /// Changes what minimax is shown to think about, or how, and shows the first step.
    pub fn think_about(self, change: impl FnOnce(&mut Overview)) {
        self.overview.update(change);
        if let Some((game, _)) = self.subject() {
            let alpha_beta = self.overview.with_untracked(|overview| overview.alpha_beta);
            self.ask(Request::Calls { game, alpha_beta });
        }
    }

    /// What minimax is shown to think about.
    fn subject(self) -> Option<(Game, Seating)> {
        let is_example = self.overview.with_untracked(|overview| overview.is_example);
        self.of_shown(|shown| Thought::subject(shown.game(), shown.seating(), is_example))
    }

    /// Changes the step that is shown of how minimax thinks.
    pub fn change_step(self, change: impl FnOnce(&mut Thought)) {
        self.overview.update(|overview| {
            if let Some(thought) = &mut overview.thought {
                change(thought);
            }
        });
        self.once_shown(scroll_to_call);
    }

    pub(super) fn think_on(self, step: Step) {
        self.change_step(|thought| thought.go_to(step.from(thought.at(), thought.last())));
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
            let worker = Worker::start(move |said| self.hear(said));
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
                matches!(request, Request::Strength(_) | Request::Count | Request::Calls { .. })
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
    fn hear(self, said: Result<Vec<u8>, WorkerFault>) {
        match said {
            Ok(bytes) => match Report::from_bytes(&bytes) {
                Ok(Report::Ready) => self.change_thinker(WorkerClient::begin),
                Ok(Report::Answer(id, answer)) => self.hear_answer(id, answer),
                Ok(Report::Progress { id, progress, best }) => {
                    let is_asked = self
                        .state
                        .try_update_value(|State { thinker, .. }| thinker.came_further(id, best));
                    if is_asked == Some(true) {
                        self.show_progress(Some(progress));
                    }
                }
                Ok(Report::Misunderstood) | Err(_) => self.mistrust_thinker(),
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
    fn hear_answer(self, id: u32, answer: Answer) {
        let asked = self.state.try_update_value(|state| state.thinker.answered(id));
        let Some(asked) = asked.flatten() else { return };
        if asked.request.takes_long() {
            self.show_progress(None);
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
    pub(super) fn take_answer(self, asked: &Request, answer: Answer) -> Result<(), AnswerError> {
        match (asked, answer) {
            (Request::Strength(opponent), Answer::Strength(strength)) => {
                self.overview.try_update(|overview| {
                    overview.strengths.retain(|(it, _)| it != opponent);
                    overview.strengths.push((*opponent, strength));
                });
            }
            (Request::Count, Answer::Count(counts)) => {
                self.overview.try_update(|overview| overview.from_empty = Some(counts));
            }
            (Request::Calls { game, alpha_beta }, Answer::Calls { events, counts }) => {
                let tree = CallTree::of(events).ok_or(AnswerError)?;
                // What is not asked any more is passed over: another answer follows.
                let is_wanted =
                    self.overview.with_untracked(|overview| overview.alpha_beta == *alpha_beta);
                let subject = self.subject().filter(|(subject, _)| is_wanted && subject == game);
                if let Some((subject, seating)) = subject {
                    let thought = Thought::new(subject, seating, tree, counts);
                    let thought = thought.ok_or(AnswerError)?;
                    self.overview.update(|overview| overview.thought = Some(thought));
                    self.once_shown(scroll_to_call);
                }
            }
            (Request::Move { request, .. }, Answer::Move(cell))
                if asked.can_be_answered_by(cell) =>
            {
                self.act(Intent::Reply { request: request.id, cell });
            }
            (Request::Hint(game), Answer::Hint(hint)) if asked.can_be_answered_by(hint.cell) => {
                self.show_hint(game, Some(hint));
            }
            (Request::Hint(game), Answer::Nothing) => self.show_hint(game, None),
            (Request::Values(game), Answer::Values(values)) => {
                if self.is_on(game) {
                    self.change_assist(|assist| assist.set_values(values));
                }
            }
            (Request::Review(game), Answer::Review(review)) => {
                self.change_shown(|overview| {
                    let replay = overview.replay.as_mut().filter(|it| it.game() == game);
                    if let Some(replay) = replay {
                        replay.set_review(review);
                    }
                });
            }
            _ => return Err(AnswerError),
        }
        Ok(())
    }

    /// Shows this hint, or that there is none, where `game` is still the one that is played.
    fn show_hint(self, game: &Game, hint: Option<Hint>) {
        if self.is_on(game) {
            self.change_assist(|assist| assist.set_hint(hint.map(|hint| hint.cell)));
            self.overview.update(|overview| {
                overview.has_no_hint = hint.is_none();
                overview.hint = hint;
            });
        }
    }

    /// Whether this game is the one that is played, as it is now.
    fn is_on(self, game: &Game) -> bool {
        self.state.try_with_value(|state| state.session.game() == game) == Some(true)
    }

    fn change_thinker(self, change: impl FnOnce(&mut WorkerClient)) {
        self.state.try_update_value(|State { thinker, .. }| change(thinker));
    }
}
