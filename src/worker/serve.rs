//! The worker's loop: it hears the page, and works on in between.

use std::{cell::RefCell, rc::Rc};

use super::{Desk, VOICE};
use crate::{
    platform::{clock, worker},
    protocol::{READY, Report},
};

/// Answers the page for as long as it is there.
pub fn serve() {
    let desk = Rc::new(RefCell::new(Desk::new(VOICE)));
    let search = {
        let desk = Rc::clone(&desk);
        worker::BetweenMessages::new(move || {
            let mut desk = desk.borrow_mut();
            say(desk.go_on(clock::now));
            desk.is_busy()
        })
    };
    let Some(search) = search else { return };
    worker::on_message(move |message| {
        let mut desk = desk.borrow_mut();
        say(desk.hear(&message.unwrap_or_default()));
        if desk.is_busy() {
            search.go_on();
        }
    });
    worker::post(READY);
}

fn say(report: Option<Report>) {
    if let Some(report) = report {
        worker::post(&report.to_string());
    }
}
