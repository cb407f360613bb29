//! The requests that the worker has not answered yet.

use std::mem;

use crate::{
    app::game::worker_program::WorkerProgram,
    engine::{Game, Ply},
    protocol::{AnswerError, Order, Request},
    session::Session,
};

/// The requests that the worker has not answered yet, in the order in which they were asked. Its methods return the
/// orders to send to the worker.
///
/// Orders are only returned while a worker is ready. Requests that were asked before are ordered when it becomes ready.
///
#[derive(Debug, Default)]
pub struct Requests {
    pending: Vec<PendingRequest>,
    last_id: u32,
    is_ready: bool,
    /// The numbers of the requests that the worker was told to stop and has not answered since.
    stopping: Vec<u32>,
}

/// A request that the worker has not answered yet.
#[derive(Debug)]
pub struct PendingRequest {
    /// The request.
    pub request: Request,
    id: u32,
    /// The worker's best answer so far.
    best: Option<Ply>,
    /// Whether the best answer so far is to be used at once.
    is_due: bool,
    /// Whether the worker's last answer could not be used, so that the request was asked again.
    is_repeated: bool,
}

impl Requests {
    /// Returns whether the worker has answered all requests.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pending.is_empty()
    }

    /// The requests that the worker has not answered yet.
    pub fn iter(&self) -> impl Iterator<Item = &Request> {
        self.pending.iter().map(|pending| &pending.request)
    }

    /// Returns the smallest program that can answer all these requests.
    #[must_use]
    pub fn program(&self) -> WorkerProgram {
        self.iter().map(WorkerProgram::for_request).max().unwrap_or_default()
    }

    /// Returns whether a worker is ready.
    #[must_use]
    pub const fn is_ready(&self) -> bool {
        self.is_ready
    }

    /// Returns whether the worker was told to stop a request and has not answered it since.
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        !self.stopping.is_empty()
    }

    /// Adds this request, unless the same one is pending.
    pub fn ask(&mut self, request: Request) -> Option<Order> {
        if self.iter().any(|pending| *pending == request) {
            return None;
        }
        self.push(PendingRequest { request, id: 0, best: None, is_due: false, is_repeated: false })
    }

    /// Asks this request once more, because its answer could not be used.
    ///
    /// # Errors
    /// The previous answer could not be used either. The request is kept for another worker.
    pub fn ask_again(&mut self, pending: PendingRequest) -> Result<Option<Order>, AnswerError> {
        let is_second = pending.is_repeated;
        let again =
            PendingRequest { best: None, is_due: false, is_repeated: !is_second, ..pending };
        let order = self.push(again);
        if is_second { Err(AnswerError) } else { Ok(order) }
    }

    /// Marks all requests as asked once more, because the worker has crashed or its messages cannot be read. Another worker
    /// gets them.
    ///
    /// # Errors
    /// One of them was asked once more before, or there are no requests.
    pub fn repeat_all(&mut self) -> Result<(), AnswerError> {
        let is_first = !self.is_empty() && self.pending.iter().all(|pending| !pending.is_repeated);
        for pending in &mut self.pending {
            pending.is_repeated = is_first;
        }
        if is_first { Ok(()) } else { Err(AnswerError) }
    }

    /// Adds a request under a new number.
    fn push(&mut self, pending: PendingRequest) -> Option<Order> {
        self.last_id = self.last_id.wrapping_add(1);
        let pending = PendingRequest { id: self.last_id, ..pending };
        let order = self.is_ready.then(|| pending.order());
        self.pending.push(pending);
        order
    }

    /// Notes that a worker is ready. Returns the orders for all requests.
    pub fn worker_ready(&mut self) -> Vec<Order> {
        self.is_ready = true;
        for pending in &mut self.pending {
            // This worker has not found a move yet, so none could be used at once.
            pending.is_due = false;
        }
        self.pending.iter().map(PendingRequest::order).collect()
    }

    /// Notes that the worker is gone. Returns the requests that were to be answered at once, with the best answer so
    /// far.
    pub fn worker_gone(&mut self) -> Vec<(Request, Ply)> {
        self.is_ready = false;
        self.stopping.clear();
        let (due, left) = mem::take(&mut self.pending)
            .into_iter()
            .partition::<Vec<_>, _>(|pending| pending.is_due && pending.best.is_some());
        self.pending = left;
        due.into_iter().filter_map(|pending| Some((pending.request, pending.best?))).collect()
    }

    /// Notes that the worker has answered the request with this number. Returns the request if it is still pending.
    pub fn answered(&mut self, id: u32) -> Option<PendingRequest> {
        self.stopping.retain(|stopping| *stopping != id);
        let place = self.pending.iter().position(|pending| pending.id == id)?;
        Some(self.pending.remove(place))
    }

    /// Returns the request with this number, if it is still pending.
    #[must_use]
    pub fn get(&self, id: u32) -> Option<&Request> {
        self.pending.iter().find(|pending| pending.id == id).map(|pending| &pending.request)
    }

    /// Notes the worker's best answer so far to the request with this number. Returns whether the request is still
    /// pending and may take longer.
    pub fn progressed(&mut self, id: u32, best: Option<Ply>) -> bool {
        self.pending.iter_mut().find(|pending| pending.id == id).is_some_and(|pending| {
            pending.best = best.filter(|best| pending.request.can_be_answered_by(*best));
            !pending.is_due
        })
    }

    /// Stops the requests for which `is_meant` holds. If they are `due`, the worker answers them at once; otherwise
    /// their answers are ignored. Returns `None` if there are no such requests.
    pub fn stop(&mut self, is_meant: impl Fn(&Request) -> bool, due: bool) -> Option<Vec<Order>> {
        let meant = self.pending.iter_mut().filter(|pending| is_meant(&pending.request));
        let ids: Vec<_> = meant
            .map(|pending| {
                pending.is_due |= due;
                pending.id
            })
            .collect();
        if ids.is_empty() {
            return None;
        }
        if !due {
            self.pending.retain(|pending| !ids.contains(&pending.id));
        }
        if !self.is_ready {
            return Some(Vec::new());
        }
        self.stopping.extend(&ids);
        Some(ids.into_iter().map(Order::Stop).collect())
    }

    /// Stops the reviews. The worker answers them with the moves that it has judged. Nobody waits for that, so the worker
    /// may take its time.
    #[must_use]
    pub fn stop_reviews(&self) -> Vec<Order> {
        let is_review = |pending: &&PendingRequest| matches!(pending.request, Request::Review(_));
        let reviews = self.pending.iter().filter(|_| self.is_ready).filter(is_review);
        reviews.map(|pending| Order::Stop(pending.id)).collect()
    }
}

impl PendingRequest {
    /// Returns the order that asks this request.
    fn order(&self) -> Order {
        Order::Ask(self.id, self.request.clone())
    }
}

/// Returns whether this request is obsolete: the game has changed, or another game is under review.
#[must_use]
pub fn is_obsolete(request: &Request, session: &Session, reviewed: Option<&Game>) -> bool {
    match request {
        Request::Move { request, .. } => !session.awaits(request.id),
        Request::Hint(game) | Request::Values(game) => game != session.game(),
        Request::Review(game) => reviewed != Some(game),
        Request::Judge(_) => reviewed.is_none(),
        // Lines follow the position on the screen by themselves. A reply takes a fraction of a second, and is ignored if it is
        // no longer wanted.
        Request::Lines { .. }
        | Request::Reply(_)
        | Request::Strength(_)
        | Request::Count
        | Request::Calls { .. } => false,
    }
}

/// Returns whether a dialog waits for the answer to this request, rather than the board.
#[must_use]
pub const fn is_for_dialog(request: &Request) -> bool {
    matches!(request, Request::Strength(_) | Request::Count | Request::Calls { .. })
}
