//! The worker beside the page: its handle, and the requests that it has.

use crate::{
    app::game::requests::Requests,
    platform::{
        timer::Timer,
        worker::{Worker, WorkerFault},
    },
    protocol::Order,
};

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

    /// The worker is ready: it gets all requests.
    pub fn send_all(&mut self) {
        self.is_renewed = false;
        let orders = self.requests.worker_ready();
        self.send(orders);
    }

    /// Stops waiting for the worker to stop, if it has.
    pub fn clear_stop_timer(&mut self) {
        if !self.requests.is_stopping() {
            self.stop_timer = None;
        }
    }
}
