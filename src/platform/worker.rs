//! A worker: a program that runs beside the page. Both sides tell each other texts.

#[cfg(feature = "page")]
mod handle;

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use web_sys::{
    DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, js_sys,
    wasm_bindgen::{JsCast, JsValue, closure::Closure},
};

#[cfg(feature = "page")]
pub use handle::{Worker, WorkerFault};

use super::clock;
use crate::{protocol::Report, worker::Desk};

/// What a worker says first; whatever it was told before is lost.
pub const READY: &str = "ready";

/// The worker's own side: hears what the page tells, and works on in between, for as long as the page
/// wants.
///
/// A worker is told something only between two tasks of its event loop, so each bit of its work is a task
/// of its own. It asks for the next one by a message to itself, which, unlike a timer, comes at once.
pub fn serve(desk: Desk) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let Ok(channel) = MessageChannel::new() else { return };
    let (next_bit, own_end) = (channel.port1(), channel.port2());
    let desk = Rc::new(RefCell::new(desk));
    let say = {
        let speaker = scope.clone();
        move |report: Option<Report>| {
            if let Some(report) = report {
                // Text can always be sent.
                let _ = speaker.post_message(&JsValue::from_str(&report.to_string()));
            }
        }
    };
    // Whether the next bit is asked for already.
    let is_due = Rc::new(Cell::new(false));
    let go_on = {
        let is_due = Rc::clone(&is_due);
        move |desk: &Desk| {
            if desk.is_busy() && !is_due.replace(true) {
                let _ = next_bit.post_message(&JsValue::NULL);
            }
        }
    };
    let on_bit = {
        let (desk, say, go_on) = (Rc::clone(&desk), say.clone(), go_on.clone());
        Closure::<dyn Fn()>::new(move || {
            is_due.set(false);
            let mut desk = desk.borrow_mut();
            say(desk.go_on(clock::now));
            go_on(&desk);
        })
    };
    own_end.set_onmessage(Some(on_bit.as_ref().unchecked_ref()));
    on_bit.forget();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let mut desk = desk.borrow_mut();
        say(desk.hear(&message.data().as_string().unwrap_or_default()));
        go_on(&desk);
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let _ = scope.post_message(&JsValue::from_str(READY));
}
