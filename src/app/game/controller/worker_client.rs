//! The worker beside the page: how it is told what to do, and how it is stopped and replaced.

use crate::{
    app::game::{Controller, controller::Core, requests::Requests},
    platform::{
        timer::{self, Timer},
        worker::{Worker, WorkerFault},
    },
    protocol::{Answer, Order, Request},
    session::Session,
};
use leptos::prelude::*;

/// How long the worker may take to answer after it was told to stop, in milliseconds. Then it is replaced.
const STOPPED_WITHIN: u32 = 200;

/// The worker beside the page.
#[derive(Default)]
pub(crate) struct WorkerClient {
    pub handle: Option<Worker>,
    /// Why there is no worker, and none is started by itself.
    pub fault: Option<WorkerFault>,
    /// Whether the worker's script was taken from the server, past the browser's cache, since a worker was ready last.
    pub is_renewed: bool,
    pub requests: Requests,
    /// Replaces a worker that does not stop in time.
    stopping: Option<Timer>,
}

impl WorkerClient {
    /// Sends these orders to the worker.
    pub fn send(&self, orders: impl IntoIterator<Item = Order>) {
        if let Some(worker) = &self.handle {
            for order in orders {
                worker.tell(&order.to_bytes());
            }
        }
    }

    /// The worker is ready: it gets all requests.
    pub fn begin(&mut self) {
        self.is_renewed = false;
        let orders = self.requests.worker_ready();
        self.send(orders);
    }

    /// Stops waiting for the worker to stop, if it has.
    pub fn note_stopped(&mut self) {
        if !self.requests.is_stopping() {
            self.stopping = None;
        }
    }
}

impl Controller {
    /// Stops the requests for which `is_meant` holds. If they are `due`, they are answered at once; otherwise their
    /// answers are ignored.
    pub(crate) fn stop_where(self, is_meant: impl Fn(&Request, &Session) -> bool, due: bool) {
        let orders = self.core.try_update_value(|Core { worker, session, .. }| {
            worker.requests.stop(|request| is_meant(request, session), due)
        });
        let Some(orders) = orders.flatten() else { return };
        self.show_progress(None);
        self.core.update_value(|Core { worker, .. }| {
            worker.send(orders);
            if worker.requests.is_stopping() {
                worker.stopping = Some(timer::after(STOPPED_WITHIN, move || self.replace_worker()));
            }
        });
        self.report_missing_worker();
    }

    /// Starts another worker in place of this one, with the requests that are left.
    pub(crate) fn replace_worker(self) {
        self.end_worker(None);
        self.start_worker();
    }

    /// Ends the worker, if it still runs. Requests that are due get the best answer so far. A `fault` is reported for
    /// the requests that are left.
    pub(crate) fn end_worker(self, fault: Option<WorkerFault>) {
        self.show_progress(None);
        let due = self.core.try_update_value(|Core { worker, .. }| {
            worker.handle = None;
            worker.fault = fault;
            worker.stopping = None;
            worker.requests.worker_gone()
        });
        for (request, best) in due.into_iter().flatten() {
            // It is a legal move: `Requests` keeps no other.
            let _ = self.take_answer(&request, Answer::Move(best));
        }
    }
}
