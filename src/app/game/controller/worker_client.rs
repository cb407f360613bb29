//! The page's side of the worker: what it was asked, and how it is stopped.

use std::mem;

use crate::{
    app::game::{Controller, controller::Core},
    engine::Cell,
    platform::{
        timer::{self, Timer},
        worker::{Worker, WorkerFault},
    },
    protocol::{Answer, AnswerError, Order, Request},
};
use leptos::prelude::*;

/// How long the worker may take to answer after it was told to stop, in milliseconds. Then it is replaced.
const STOPPED_WITHIN: u32 = 200;

/// The worker beside the page, and what it was asked and has not answered, in order.
#[derive(Default)]
pub(crate) struct WorkerClient {
    pub handle: Option<Worker>,
    /// Why there is none, or no other.
    pub fault: Option<WorkerFault>,
    pub is_ready: bool,
    /// Its script was taken from the server, past the browser's cache, since a worker was ready last.
    pub is_renewed: bool,
    asked: Vec<Asked>,
    last_id: u32,
    /// What it was told to stop and has not answered since.
    stopping: Vec<u32>,
    patience: Option<Timer>,
}

pub(crate) struct Asked {
    id: u32,
    pub request: Request,
    /// What it would answer so far.
    best: Option<Cell>,
    /// Whether that will do.
    is_due: bool,
    /// The last answer to it could not be used.
    is_asked_again: bool,
}

impl WorkerClient {
    /// Whether there is something that it has yet to answer.
    pub fn is_asked(&self) -> bool {
        !self.asked.is_empty()
    }

    /// What it has yet to answer.
    pub fn requests(&self) -> impl Iterator<Item = &Request> {
        self.asked.iter().map(|asked| &asked.request)
    }

    /// Asks this, unless that was done.
    pub fn ask(&mut self, request: Request) {
        if self.requests().any(|asked| *asked == request) {
            return;
        }
        let is_asked_again = false;
        self.put(Asked { id: 0, request, best: None, is_due: false, is_asked_again });
    }

    /// Asks this once more, because the answer could not be used.
    ///
    /// # Errors
    /// The answer before could not be used either. The request is kept for another worker.
    pub fn ask_again(&mut self, asked: Asked) -> Result<(), AnswerError> {
        let is_asked_again = !asked.is_asked_again;
        self.put(Asked { best: None, is_due: false, is_asked_again, ..asked });
        if is_asked_again { Ok(()) } else { Err(AnswerError) }
    }

    /// What it says cannot be read, so all of it is to be asked once more.
    ///
    /// # Errors
    /// Some of it was asked once more already, or there is nothing to ask.
    pub fn ask_all_again(&mut self) -> Result<(), AnswerError> {
        let is_asked_again =
            self.is_asked() && self.asked.iter().all(|asked| !asked.is_asked_again);
        for asked in &mut self.asked {
            asked.is_asked_again = is_asked_again;
        }
        if is_asked_again { Ok(()) } else { Err(AnswerError) }
    }

    /// Asks this under a new number.
    fn put(&mut self, asked: Asked) {
        self.last_id = self.last_id.wrapping_add(1);
        let asked = Asked { id: self.last_id, ..asked };
        self.tell(&Order::Ask(asked.id, asked.request.clone()));
        self.asked.push(asked);
    }

    /// It can hear now: asks all that it has to answer.
    pub fn begin(&mut self) {
        self.is_ready = true;
        self.is_renewed = false;
        for asked in &mut self.asked {
            // It has found out nothing yet that would do.
            asked.is_due = false;
        }
        for Asked { id, request, .. } in &self.asked {
            self.tell(&Order::Ask(*id, request.clone()));
        }
    }

    /// It is gone, or is to go. Gives back what it had found out for whom that will do.
    pub fn end(&mut self) -> Vec<(Request, Cell)> {
        self.handle = None;
        self.is_ready = false;
        self.stopping.clear();
        self.patience = None;
        let (due, left) = mem::take(&mut self.asked)
            .into_iter()
            .partition::<Vec<_>, _>(|asked| asked.is_due && asked.best.is_some());
        self.asked = left;
        due.into_iter().filter_map(|asked| Some((asked.request, asked.best?))).collect()
    }

    /// It has answered: gives back what, if that is still asked.
    pub fn answered(&mut self, id: u32) -> Option<Asked> {
        self.stopping.retain(|stopping| *stopping != id);
        if self.stopping.is_empty() {
            self.patience = None;
        }
        let place = self.asked.iter().position(|asked| asked.id == id)?;
        Some(self.asked.remove(place))
    }

    /// It has come further with this. Whether that is still asked and may take longer.
    pub fn came_further(&mut self, id: u32, best: Option<Cell>) -> bool {
        self.asked.iter_mut().find(|asked| asked.id == id).is_some_and(|asked| {
            asked.best = best.filter(|best| asked.request.can_be_answered_by(*best));
            !asked.is_due
        })
    }

    /// What is said while it cannot hear is told when it can.
    fn tell(&self, order: &Order) {
        if let Some(worker) = self.handle.as_ref().filter(|_| self.is_ready) {
            worker.tell(&order.to_bytes());
        }
    }

    /// Stops this. Unless its answer `is_due`, nobody waits for it any more.
    fn stop(&mut self, id: u32, is_due: bool) {
        if is_due {
            if let Some(asked) = self.asked.iter_mut().find(|asked| asked.id == id) {
                asked.is_due = true;
            }
        } else {
            self.asked.retain(|asked| asked.id != id);
        }
        if self.is_ready {
            self.tell(&Order::Stop(id));
            self.stopping.push(id);
        }
    }
}

impl Controller {
    /// Stops the requests for which `is_it` holds. Unless `are_due`, nobody waits for their answers any more.
    pub(crate) fn stop_where(self, is_it: impl Fn(&Request, &Core) -> bool, are_due: bool) {
        let ids: Vec<_> = self.core.with_value(|core| {
            let asked = core.worker.asked.iter();
            asked.filter(|asked| is_it(&asked.request, core)).map(|asked| asked.id).collect()
        });
        if ids.is_empty() {
            return;
        }
        self.show_progress(None);
        self.core.update_value(|Core { worker, .. }| {
            for id in ids {
                worker.stop(id, are_due);
            }
            if !worker.stopping.is_empty() {
                worker.patience = Some(timer::after(STOPPED_WITHIN, move || self.replace_worker()));
            }
        });
        self.report_missing_worker();
    }

    /// Starts another worker in place of this one, with the requests that are left.
    pub(crate) fn replace_worker(self) {
        self.end_worker(None);
        self.start_worker();
    }

    /// Ends the worker, if it still runs. Where the best move so far will do, it is the answer. A `fault` is
    /// reported for the requests that are left.
    pub(crate) fn end_worker(self, fault: Option<WorkerFault>) {
        self.show_progress(None);
        let due = self.core.try_update_value(|Core { worker, .. }| {
            worker.fault = fault;
            worker.end()
        });
        for (request, best) in due.into_iter().flatten() {
            // It is a move that can be made: nothing else was taken for the best.
            let _ = self.take_answer(&request, Answer::Move(best));
        }
    }
}
