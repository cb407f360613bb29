//! Requests to the worker, and what is done with its answers.

use std::mem;

use crate::{
    app::{
        game::{
            Controller,
            action::Step,
            controller::{Core, worker_client::WorkerClient},
            notices::Notice,
            requests::is_for_dialog,
            state::Reply,
        },
        minimax::model::Minimax,
    },
    engine::{Game, advice::Hint, bots::Opponent, call_tree::CallTree},
    platform::worker::{Worker, WorkerFault},
    protocol::{Answer, AnswerError, Report, Request},
    session::{Intent, Seating, Thought},
};
use leptos::{prelude::*, task::spawn_local};

impl Controller {
    /// Asks the worker for proofs of how strong the opponents are, where they are not known yet.
    pub(crate) fn prove_strengths(self) {
        for opponent in Opponent::by_rule() {
            let is_known = self.ui.analysis.with_untracked(|it| it.strength_of(opponent).is_some());
            if !is_known {
                self.ask(Request::Strength(opponent));
            }
        }
    }

    /// Shows how minimax thinks about what is on the board, from the first step.
    pub(crate) fn think(self) {
        if self.ui.minimax.with_untracked(|it| it.from_empty.is_none()) {
            self.ask(Request::Count);
        }
        self.think_about(|minimax| {
            minimax.is_example = false;
            minimax.alpha_beta = false;
        });
    }

    /// Changes what minimax is shown to think about, or how, and shows the first step.
    pub fn think_about(self, change: impl FnOnce(&mut Minimax)) {
        self.ui.minimax.update(change);
        if let Some((game, _)) = self.subject() {
            let alpha_beta = self.ui.minimax.with_untracked(|it| it.alpha_beta);
            self.ask(Request::Calls { game, alpha_beta });
        }
    }

    /// What minimax is shown to think about.
    fn subject(self) -> Option<(Game, Seating)> {
        let is_example = self.ui.minimax.with_untracked(|it| it.is_example);
        self.of_shown(|shown| Thought::subject(shown.game(), shown.seating(), is_example))
    }

    /// Changes the step that is shown of how minimax thinks.
    pub fn change_step(self, change: impl FnOnce(&mut Thought)) {
        self.ui.minimax.update(|minimax| {
            if let Some(thought) = &mut minimax.thought {
                change(thought);
            }
        });
    }

    pub(crate) fn think_on(self, step: Step) {
        self.change_step(|thought| thought.go_to(step.from(thought.at(), thought.last())));
    }

    /// Starts the worker before it is needed, so that it is there when the network is gone. After a fault, which
    /// was reported, only the person tries again.
    pub fn start_worker_early(self) {
        if self.core.with_value(|core| core.worker.fault.is_none()) {
            self.start_worker();
        }
    }

    /// Starts the worker, if it does not run.
    pub fn start_worker(self) {
        if self.core.with_value(|core| core.worker.handle.is_none()) {
            let handle = Worker::start(move |said| self.hear(said));
            self.change_worker(|worker| worker.handle = handle);
        }
    }

    /// Starts the worker again, with all requests that it has not answered.
    pub(crate) fn try_analysis_again(self) {
        self.change_worker(|worker| worker.is_renewed = false);
        self.start_worker();
        self.report_missing_worker();
    }

    pub(crate) fn ask(self, request: Request) {
        self.start_worker();
        self.change_worker(|worker| {
            let order = worker.requests.ask(request);
            worker.send(order);
        });
        self.report_missing_worker();
    }

    /// Reports a worker that does not run although it has requests: in the dialog that waits for it, or
    /// beside the board.
    pub(crate) fn report_missing_worker(self) {
        let (missed, by_the_game) = self.core.with_value(|Core { worker, .. }| {
            let is_missed = worker.handle.is_none() && !worker.requests.is_empty();
            let missed = is_missed.then(|| worker.fault.unwrap_or(WorkerFault::Broken));
            (missed, is_missed && !worker.requests.iter().all(is_for_dialog))
        });
        self.ui.analysis.update(|analysis| analysis.fault = missed);
        self.dismiss(Notice::NoAnalysis);
        if by_the_game {
            self.notify(Notice::NoAnalysis);
        }
    }

    /// Takes a message of the worker, or its fault.
    fn hear(self, said: Result<Vec<u8>, WorkerFault>) {
        match said {
            Ok(bytes) => match Report::from_bytes(&bytes) {
                Ok(Report::Ready) => self.change_worker(WorkerClient::begin),
                Ok(Report::Answer(id, answer)) => self.hear_answer(id, answer),
                Ok(Report::Progress { id, progress, best }) => {
                    let is_asked = self.core.try_update_value(|Core { worker, .. }| {
                        worker.requests.progressed(id, best)
                    });
                    if is_asked == Some(true) {
                        self.show_progress(Some(progress));
                    }
                }
                Ok(Report::Misunderstood) | Err(_) => self.distrust_worker(),
            },
            Err(WorkerFault::Unreadable) => self.distrust_worker(),
            Err(WorkerFault::Broken) => self.handle_broken_worker(),
        }
    }

    /// The worker crashed, or failed to start. In the latter case the browser's cache may have a wrong script, so this
    /// starts another worker whose script comes from the server, once.
    fn handle_broken_worker(self) {
        let is_worth_renewing = self.core.try_update_value(|Core { worker, .. }| {
            !worker.requests.is_ready() && !mem::replace(&mut worker.is_renewed, true)
        });
        if is_worth_renewing == Some(true) {
            spawn_local(async move {
                Worker::renew_script().await;
                self.replace_worker();
                self.report_missing_worker();
            });
        } else {
            self.give_up_worker(WorkerFault::Broken);
        }
    }

    /// The worker's messages cannot be read. Another worker gets the same requests once more.
    fn distrust_worker(self) {
        let again = self.core.try_update_value(|core| core.worker.requests.repeat_all());
        match again {
            Some(Ok(())) => self.replace_worker(),
            Some(Err(AnswerError)) => self.give_up_worker(WorkerFault::Unreadable),
            None => {}
        }
    }

    fn give_up_worker(self, fault: WorkerFault) {
        self.end_worker(Some(fault));
        self.report_missing_worker();
    }

    /// Takes the answer to the request with this number. If it does not fit the request, asks once more.
    fn hear_answer(self, id: u32, answer: Answer) {
        let asked = self.core.try_update_value(|Core { worker, .. }| {
            let answered = worker.requests.answered(id);
            worker.note_stopped();
            answered
        });
        let Some(asked) = asked.flatten() else { return };
        if asked.request.takes_long() {
            self.show_progress(None);
        }
        if self.take_answer(&asked.request, answer).is_err() {
            let again = self.core.try_update_value(|core| core.worker.requests.ask_again(asked));
            match again {
                Some(Ok(order)) => self.change_worker(|worker| worker.send(order)),
                Some(Err(AnswerError)) => self.give_up_worker(WorkerFault::Unreadable),
                None => {}
            }
        }
    }

    /// Takes over what was found out, where it is still wanted.
    ///
    /// # Errors
    /// It is no answer to what was asked. Nothing changes.
    pub(crate) fn take_answer(self, asked: &Request, answer: Answer) -> Result<(), AnswerError> {
        match (asked, answer) {
            (Request::Strength(opponent), Answer::Strength(strength)) => {
                self.ui.analysis.try_update(|analysis| {
                    analysis.strengths.retain(|(it, _)| it != opponent);
                    analysis.strengths.push((*opponent, strength));
                });
            }
            (Request::Count, Answer::Count(counts)) => {
                self.ui.minimax.try_update(|minimax| minimax.from_empty = Some(counts));
            }
            (Request::Calls { game, alpha_beta }, Answer::Calls { events, counts }) => {
                let tree = CallTree::of(events).ok_or(AnswerError)?;
                // What is not asked any more is passed over: another answer follows.
                let is_wanted = self.ui.minimax.with_untracked(|it| it.alpha_beta == *alpha_beta);
                let subject = self.subject().filter(|(subject, _)| is_wanted && subject == game);
                if let Some((subject, seating)) = subject {
                    let thought = Thought::new(subject, seating, tree, counts);
                    let thought = thought.ok_or(AnswerError)?;
                    self.ui.minimax.update(|minimax| minimax.thought = Some(thought));
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
                self.change_shown(|state| {
                    let shown = state.mode.review_mut().filter(|it| it.replay.game() == game);
                    if let Some(shown) = shown {
                        shown.replay.set_review(review);
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
            self.reply(hint.map_or(Reply::NoHint, Reply::Hint));
        }
    }

    /// Whether this game is the one that is played, as it is now.
    fn is_on(self, game: &Game) -> bool {
        self.core.try_with_value(|core| core.session.game() == game) == Some(true)
    }

    fn change_worker(self, change: impl FnOnce(&mut WorkerClient)) {
        self.core.try_update_value(|Core { worker, .. }| change(worker));
    }
}
