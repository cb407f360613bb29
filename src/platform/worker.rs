//! A worker: a program that runs beside the page. Both sides tell each other texts.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use leptos::prelude::document;
use web_sys::{
    DedicatedWorkerGlobalScope, Event, MessageChannel, MessageEvent, WorkerOptions, WorkerType,
    js_sys::{self, Function},
    wasm_bindgen::{JsCast, JsValue, closure::Closure},
};

use super::clock;
use crate::thinker::{Desk, Report};

/// What a worker says first; whatever it was told before is lost.
pub const READY: &str = "ready";

/// A worker, from the side of the page. Dropping it ends it.
#[derive(Debug)]
pub struct Worker {
    worker: web_sys::Worker,
    _on_event: Closure<dyn Fn(Event)>,
}

impl Worker {
    /// Starts the program that the page names in its `<meta name="thinker">`. `hear` gets what it
    /// says, and nothing where it broke or could not be loaded.
    ///
    /// `None` where the page names none or the browser has no workers.
    pub fn start(hear: impl Fn(Option<String>) + 'static) -> Option<Self> {
        let meta = document().query_selector("meta[name=thinker]").ok()??;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker =
            web_sys::Worker::new_with_options(&meta.get_attribute("content")?, &options).ok()?;
        let on_event = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            let message = event.dyn_ref::<MessageEvent>();
            if message.is_none() {
                // It is told to the person who plays; nobody else needs to report it.
                event.prevent_default();
            }
            hear(message.and_then(|message| message.data().as_string()));
        });
        let function: Option<&Function> = Some(on_event.as_ref().unchecked_ref());
        worker.set_onmessage(function);
        worker.set_onerror(function);
        Some(Self { worker, _on_event: on_event })
    }

    /// Tells it this.
    pub fn tell(&self, text: &str) {
        // Text can always be sent.
        let _ = self.worker.post_message(&JsValue::from_str(text));
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

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
