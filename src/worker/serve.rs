//! The worker's loop, which takes orders from the page and works in between.

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen_futures::spawn_local;

use super::Analysis;
use crate::{
    engine::search::net::{Net, NetFile},
    platform::{clock, source::Source, worker},
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
        let order = Order::from_bytes(&message.unwrap_or_default());
        send(match order {
            Ok(order) => analysis.borrow_mut().hear(order),
            Err(_) => Some(Report::Misunderstood),
        });
        if analysis.borrow().is_busy() {
            search.go_on();
        }
        let network = analysis.borrow_mut().network_to_load();
        if Net::ARE_USED
            && let Some(file) = network
        {
            spawn_local(load_network(file, Rc::clone(&analysis), search.clone()));
        }
    });
    send(Some(Report::Ready));
}

/// Loads a file with the weights of a network. Without it, the search evaluates as with rules that have no network.
async fn load_network(
    file: NetFile,
    analysis: Rc<RefCell<Analysis>>,
    search: worker::BetweenMessages,
) {
    for source in Source::ALL {
        if let Some(content) = worker::load(file.name(), source).await
            && analysis.borrow_mut().take_network(file, &content).is_ok()
        {
            search.go_on();
            return;
        }
    }
}

fn send(report: Option<Report>) {
    if let Some(report) = report {
        worker::post(&report.to_bytes());
    }
}
