//! The worker: sending requests, handling messages, and starting, stopping and replacing it.

use crate::{
    app::{
        game::{
            Page, answers, notices::Notice, page::Core, requests::is_for_dialog,
            worker_client::WorkerClient, worker_program::WorkerProgram,
        },
        strength::model::Analysis,
    },
    platform::{
        timer,
        worker::{Worker, WorkerFault},
    },
    protocol::{Answer, AnswerError, Progress, Report, Request},
    session::Session,
};

use leptos::{ev, prelude::*, task::spawn_local};
use std::mem;

/// The delay after which the worker of a visible page is started even if nothing needs it, in milliseconds. Everything for
/// the first move loads before.
const START: u32 = 2_000;

/// The delay after which a hidden page ends a worker that has nothing to do, in milliseconds.
const END_IF_HIDDEN: u32 = 180_000;

/// Starts the worker of a visible page soon, and ends that of a page that has been hidden for some minutes, so that other
/// programs can have its memory.
pub(crate) fn keep_while_visible(page: Page) {
    schedule(page);
    window_event_listener(ev::visibilitychange, move |_| schedule(page));
}

/// Sets the timer that starts or ends the worker.
fn schedule(page: Page) {
    let timer = if document().hidden() {
        timer::after(END_IF_HIDDEN, move || end_idle_worker(page))
    } else {
        timer::after(START, move || start_worker_early(page))
    };
    update_worker(page, |worker| worker.visibility_timer = Some(timer));
}

/// Ends the worker if it has answered all requests. Otherwise, this is tried again later.
fn end_idle_worker(page: Page) {
    if !page.core.with_value(|core| core.worker.requests.is_empty()) {
        schedule(page);
    } else if page.core.with_value(|core| core.worker.handle.is_some()) {
        end_worker(page, None);
    }
}

/// Starts the worker before the game on the board needs it, so that it is loaded before the network may be lost. After a
/// reported fault, only the person tries again.
fn start_worker_early(page: Page) {
    let (has_fault, program) = page.core.with_value(|Core { worker, session, .. }| {
        let (rules, players) = (session.game().rules(), session.setup().players);
        (worker.fault.is_some(), WorkerProgram::for_game(rules, players))
    });
    if !has_fault {
        start_worker(page, program);
    }
}

/// Starts the worker with a program that can do what `needed` can, unless such a worker is running.
fn start_worker(page: Page, needed: WorkerProgram) {
    let running = page
        .core
        .with_value(|Core { worker, .. }| worker.handle.is_some().then_some(worker.program));
    if running.is_some_and(|program| program >= needed) {
        return;
    }
    if running.is_some() {
        end_worker(page, None);
    }
    let pending = page.core.with_value(|core| core.worker.requests.program());
    let program = pending.max(needed);
    let handle = Worker::start(program.part(), move |message| handle_message(page, message));
    update_worker(page, |worker| {
        worker.program = program;
        worker.handle = handle;
    });
}

/// Starts the worker again with all unanswered requests.
pub(crate) fn try_analysis_again(page: Page) {
    update_worker(page, |worker| worker.renewed = None);
    start_worker(page, WorkerProgram::Plain);
    report_missing_worker(page);
}

/// Asks the worker this request. Starts the worker if it is not running, or if it does not know the rules of the game.
pub(crate) fn ask(page: Page, request: Request) {
    start_worker(page, WorkerProgram::for_request(&request));
    update_worker(page, |worker| {
        let order = worker.requests.ask(request);
        worker.send(order);
    });
    report_missing_worker(page);
}

/// Reports a worker that is not running although it has requests: in the dialog that waits for it, or beside the board.
fn report_missing_worker(page: Page) {
    let (missed, by_the_game) = page.core.with_value(|Core { worker, .. }| {
        let is_missed = worker.handle.is_none() && !worker.requests.is_empty();
        let missed = is_missed.then(|| worker.fault.unwrap_or(WorkerFault::Broken));
        (missed, is_missed && !worker.requests.iter().all(is_for_dialog))
    });
    page.ui.of::<Analysis>().update(|analysis| analysis.fault = missed);
    page.dismiss(Notice::NoAnalysis);
    if by_the_game {
        page.notify(Notice::NoAnalysis);
    }
}

/// Handles a message or a fault of the worker.
fn handle_message(page: Page, message: Result<Vec<u8>, WorkerFault>) {
    match message {
        Ok(bytes) => match Report::from_bytes(&bytes) {
            Ok(Report::Ready) => update_worker(page, WorkerClient::send_all),
            Ok(Report::Answer(id, answer)) => handle_answer(page, id, answer),
            Ok(Report::Lines(id, found)) => {
                let asked = page
                    .core
                    .try_with_value(|Core { worker, .. }| worker.requests.get(id).cloned());
                if let Some(Some(Request::Lines { game, kind, .. })) = asked {
                    answers::take_lines(page, &game, kind, found);
                }
            }
            Ok(Report::Progress { id, progress, best }) => {
                let is_asked = page
                    .core
                    .try_update_value(|Core { worker, .. }| worker.requests.progressed(id, best));
                if is_asked == Some(true) {
                    show_progress(page, Some(progress));
                }
            }
            Ok(Report::Misunderstood) | Err(_) => {
                retry_with_new_worker(page, WorkerFault::Unreadable);
            }
        },
        Err(WorkerFault::Unreadable) => retry_with_new_worker(page, WorkerFault::Unreadable),
        Err(WorkerFault::Broken) => handle_broken_worker(page),
    }
}

/// Handles a worker that crashed or failed to start. If it crashed at work, another one gets its requests, once: the
/// engine of Safari crashes now and then in a program that other browsers run. If it failed to start, the browser's cache may
/// have a wrong script, so this starts another worker with a script from the server, once.
fn handle_broken_worker(page: Page) {
    if page.core.try_with_value(|core| core.worker.requests.is_ready()) == Some(true) {
        return retry_with_new_worker(page, WorkerFault::Broken);
    }
    let program = page.core.try_update_value(|Core { worker, .. }| {
        let program = Some(worker.program);
        let is_worth_renewing = mem::replace(&mut worker.renewed, program) != program;
        program.filter(|_| is_worth_renewing)
    });
    if let Some(program) = program.flatten() {
        spawn_local(async move {
            Worker::renew_script(program.part()).await;
            replace_worker(page);
            report_missing_worker(page);
        });
    } else {
        give_up_worker(page, WorkerFault::Broken);
    }
}

/// Replaces a worker that crashed, or whose messages cannot be read. The new one gets the same requests, once. After that,
/// reports the fault.
fn retry_with_new_worker(page: Page, fault: WorkerFault) {
    let again = page.core.try_update_value(|core| core.worker.requests.repeat_all());
    match again {
        Some(Ok(())) => replace_worker(page),
        Some(Err(AnswerError)) => give_up_worker(page, fault),
        None => {}
    }
}

/// Ends the worker and reports the fault.
fn give_up_worker(page: Page, fault: WorkerFault) {
    end_worker(page, Some(fault));
    report_missing_worker(page);
}

/// Applies the answer to the request with this number. If it does not fit, asks once more.
fn handle_answer(page: Page, id: u32, answer: Answer) {
    let asked = page.core.try_update_value(|Core { worker, .. }| {
        let answered = worker.requests.answered(id);
        worker.clear_stop_timer();
        answered
    });
    let Some(asked) = asked.flatten() else { return };
    if asked.request.takes_long() {
        show_progress(page, None);
    }
    if answers::take_answer(page, &asked.request, answer).is_err() {
        let again = page.core.try_update_value(|core| core.worker.requests.ask_again(asked));
        match again {
            Some(Ok(order)) => update_worker(page, |worker| worker.send(order)),
            Some(Err(AnswerError)) => give_up_worker(page, WorkerFault::Unreadable),
            None => {}
        }
    }
}

/// Changes the state of the worker.
fn update_worker(page: Page, change: impl FnOnce(&mut WorkerClient)) {
    page.core.try_update_value(|Core { worker, .. }| change(worker));
}

/// The time within which the worker must answer after it was told to stop, in milliseconds. After that it is replaced.
const STOP_TIMEOUT: u32 = 200;

/// Stops the requests for which `is_meant` holds. If they are `due`, they are answered at once; otherwise their
/// answers are ignored.
pub(crate) fn stop_where(page: Page, is_meant: impl Fn(&Request, &Session) -> bool, due: bool) {
    let stopped = page.core.try_update_value(|Core { worker, session, .. }| {
        let reports_progress = worker
            .requests
            .iter()
            .any(|request| request.takes_long() && is_meant(request, session));
        let orders = worker.requests.stop(|request| is_meant(request, session), due)?;
        Some((orders, reports_progress))
    });
    let Some((orders, reports_progress)) = stopped.flatten() else { return };
    if reports_progress {
        show_progress(page, None);
    }
    page.core.update_value(|Core { worker, .. }| {
        worker.send(orders);
        if worker.requests.is_stopping() {
            worker.stop_timer = Some(timer::after(STOP_TIMEOUT, move || replace_worker(page)));
        }
    });
    report_missing_worker(page);
}

/// Makes the worker answer the review with the moves that it has judged so far.
pub(crate) fn stop_review(page: Page) {
    update_worker(page, |worker| worker.send(worker.requests.stop_reviews()));
}

/// Replaces the worker with another that runs the same program. The new one gets the requests that are left.
fn replace_worker(page: Page) {
    end_worker(page, None);
    start_worker(page, page.core.with_value(|core| core.worker.program));
}

/// Ends the worker if it is running. Requests that are due get the best answer so far. A `fault` is reported for the
/// requests that are left.
fn end_worker(page: Page, fault: Option<WorkerFault>) {
    show_progress(page, None);
    let due = page.core.try_update_value(|Core { worker, .. }| {
        worker.handle = None;
        worker.fault = fault;
        worker.stop_timer = None;
        worker.requests.worker_gone()
    });
    for (request, best) in due.into_iter().flatten() {
        // This is a legal ply: `Requests` keeps no other.
        let _ = answers::take_answer(page, &request, Answer::Ply(best));
    }
}

/// Shows the worker's progress.
fn show_progress(page: Page, progress: Option<Progress>) {
    if page.ui.of::<Option<Progress>>().try_get_untracked().is_some_and(|before| before != progress)
    {
        page.ui.of::<Option<Progress>>().set(progress);
    }
}
