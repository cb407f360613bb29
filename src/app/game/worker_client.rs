//! The page's side of the worker: its handle and its requests.

use crate::{
    app::game::{requests::Requests, worker_program::WorkerProgram},
    platform::{
        timer::Timer,
        worker::{Worker, WorkerFault},
    },
    protocol::Order,
};

/// The page's side of the worker.
#[derive(Default)]
pub(crate) struct WorkerClient {
    pub handle: Option<Worker>,
    /// The program of the worker that was started last.
    pub program: WorkerProgram,
    /// The fault after which no worker is started automatically.
    pub fault: Option<WorkerFault>,
    /// The program whose script was loaded from the server, past the browser's cache, since a worker was last ready.
    pub renewed: Option<WorkerProgram>,
    pub requests: Requests,
    /// The delay after which the worker is started, or ended because nobody sees the page.
    pub visibility_timer: Option<Timer>,
    /// The delay after which a worker that does not stop is replaced.
    pub stop_timer: Option<Timer>,
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

    /// Sends all requests to the worker, which is ready.
    pub fn send_all(&mut self) {
        self.renewed = None;
        let orders = self.requests.worker_ready();
        self.send(orders);
    }

    /// Cancels the replacement of the worker if it has stopped.
    pub fn clear_stop_timer(&mut self) {
        if !self.requests.is_stopping() {
            self.stop_timer = None;
        }
    }
}
