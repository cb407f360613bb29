//! The worker's loop, which takes orders from the page and works in between.

use std::{cell::RefCell, rc::Rc};

use super::Analysis;
use crate::{
    platform::{clock, worker},
    protocol::{Order, Report},
};

/// Starts answering the page. Returns at once; the browser then calls back with every message.
pub fn serve() {
    let analysis = Rc::new(RefCell::new(Analysis::default()));
    let search = {
        let analysis = Rc::clone(&analysis);
        worker::BetweenMessages::new(move || {
            let mut analysis = analysis.borrow_mut();
            send(analysis.go_on(clock::now));
            analysis.is_busy()
        })
    };
    let Some(search) = search else { return };
    worker::on_message(move |message| {
        let mut analysis = analysis.borrow_mut();
        send(match Order::from_bytes(&message.unwrap_or_default()) {
            Ok(order) => analysis.hear(order),
            Err(_) => Some(Report::Misunderstood),
        });
        if analysis.is_busy() {
            search.go_on();
        }
    });
    send(Some(Report::Ready));
}

fn send(report: Option<Report>) {
    if let Some(report) = report {
        worker::post(&report.to_bytes());
    }
}
