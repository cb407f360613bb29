//! Components in a real browser: what they show, and that a move touches only what it changed.

#![cfg(target_arch = "wasm32")]

use in_a_row::{
    platform::storage::{self, Store, Trouble},
    session::Tally,
    ui::{App, at_once},
};
use std::{cell::RefCell, rc::Rc};

use js_sys::Array;
use leptos::{
    mount::{UnmountHandle, mount_to},
    prelude::*,
    task::tick,
};
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, HtmlElement, MutationObserver, MutationObserverInit, MutationRecord};

wasm_bindgen_test_configure!(run_in_browser);

/// A page of its own for each test, with nothing stored.
struct Page {
    root: HtmlElement,
    _mounted: Box<dyn std::any::Any>,
}

impl Page {
    fn open() -> Self {
        local_storage().clear().expect("storage to clear");
        Self::open_again()
    }

    /// Opens the page with what is stored.
    fn open_again() -> Self {
        let root: HtmlElement = document().create_element("div").expect("a div").unchecked_into();
        document().body().expect("a body").append_child(&root).expect("to append");
        let mounted: UnmountHandle<_> = mount_to(root.clone(), || view! { <App reach=at_once /> });
        Self { root, _mounted: Box::new(mounted) }
    }

    fn find(&self, selector: &str) -> HtmlElement {
        let found = self.root.query_selector(selector).expect("a selector");
        found.unwrap_or_else(|| panic!("no {selector}")).unchecked_into()
    }

    /// The names of all cells, row by row from the top.
    fn cells(&self) -> Vec<String> {
        let all = self.root.query_selector_all("[role=gridcell]").expect("a selector");
        (0..all.length())
            .filter_map(|i| all.get(i))
            .map(|cell| name(&cell.unchecked_into()))
            .collect()
    }

    fn button(&self, text: &str) -> HtmlElement {
        let all = self.root.query_selector_all("button").expect("a selector");
        (0..all.length())
            .filter_map(|i| all.get(i)?.dyn_into::<HtmlElement>().ok())
            .find(|button| button.text_content().is_some_and(|content| content.trim() == text))
            .unwrap_or_else(|| panic!("no button {text}"))
    }

    async fn press(&self, cell: &str) {
        self.find(&format!("[role=gridcell][aria-label^='{cell},']")).click();
        tick().await;
    }

    /// Two people play.
    async fn play_with_a_friend(&self) {
        self.button("New game").click();
        tick().await;
        self.find("input[name=against][type=radio]:not(:checked)").click();
        self.button("Start").click();
        tick().await;
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.root.remove();
    }
}

fn local_storage() -> web_sys::Storage {
    window().local_storage().expect("no error").expect("a storage")
}

fn name(element: &Element) -> String {
    element.get_attribute("aria-label").unwrap_or_default()
}

#[wasm_bindgen_test]
fn an_empty_board_is_named_cell_by_cell() {
    let page = Page::open();
    assert_eq!(name(&page.find("[role=grid]")), "Noughts and crosses");
    let names = "a3 b3 c3 a2 b2 c2 a1 b1 c1".split(' ').map(|cell| format!("{cell}, empty"));
    assert_eq!(page.cells(), names.collect::<Vec<_>>());
}

#[wasm_bindgen_test]
async fn a_press_plays_and_the_cell_says_so() {
    let page = Page::open();
    page.press("b2").await;
    assert_eq!(page.cells()[4], "b2, X, move 1, last move");
    assert!(page.find("[role=status]").inner_text().starts_with("O to move"));
    assert_eq!(page.find("[role=grid]").get_attribute("aria-busy").as_deref(), Some("true"));
}

#[wasm_bindgen_test]
async fn a_won_line_is_named_and_struck_through() {
    let page = Page::open();
    page.play_with_a_friend().await;
    for cell in ["a1", "a3", "b1", "b3", "c1"] {
        page.press(cell).await;
    }
    assert_eq!(page.cells()[8], "c1, X, move 5, last move, winning line");
    assert_eq!(page.cells()[6], "a1, X, move 1, winning line");
    assert_eq!(page.find(".strokes path").get_attribute("d").as_deref(), Some("M4 50L56 50"));
    assert!(page.find("[role=status]").inner_text().starts_with("X wins"));
}

#[wasm_bindgen_test]
async fn a_move_touches_only_its_cell_and_the_last_one() {
    let page = Page::open();
    page.play_with_a_friend().await;
    page.press("b2").await;

    let touched = Rc::new(RefCell::new(Vec::new()));
    let record = Closure::<dyn FnMut(Array)>::new({
        let touched = Rc::clone(&touched);
        move |records: Array| {
            let targets =
                records.iter().filter_map(|it| it.unchecked_into::<MutationRecord>().target());
            touched.borrow_mut().extend(targets.map(|node| name(&node.unchecked_into())));
        }
    });
    let observer = MutationObserver::new(record.as_ref().unchecked_ref()).expect("an observer");
    let options = MutationObserverInit::new();
    options.set_subtree(true);
    options.set_attributes(true);
    options.set_child_list(true);
    observer.observe_with_options(&page.find("[role=grid]"), &options).expect("to observe");
    page.press("a1").await;
    // The records come in a task of their own.
    tick().await;

    let mut touched = touched.take();
    touched.sort();
    touched.dedup();
    assert_eq!(touched, ["a1, O, move 2, last move", "b2, X, move 1"]);
}

#[wasm_bindgen_test]
async fn a_status_that_repeats_says_the_move() {
    let page = Page::open();
    page.press("b2").await;
    page.button("Undo").click();
    tick().await;
    let status = page.find("[role=status]").inner_text();
    assert!(status.starts_with("X to move") && !status.contains("move 1"), "{status}");
    page.button("Redo").click();
    page.button("Undo").click();
    tick().await;
    let status = page.find("[role=status]").inner_text();
    assert!(status.starts_with("X to move"), "{status}");
}

#[wasm_bindgen_test]
async fn leaving_while_the_computer_thinks_calls_its_move_off() {
    let page = Page::open();
    page.press("b2").await;
    let stored = local_storage().get_item(storage::GAME).expect("no error");
    drop(page);
    let again = Page::open_again();
    assert_eq!(again.cells()[4], "b2, X, move 1, last move");
    assert_eq!(local_storage().get_item(storage::GAME).expect("no error"), stored);
}

#[wasm_bindgen_test]
fn what_is_kept_is_found_again() {
    local_storage().clear().expect("to clear");
    let mut store = Store::default();
    assert_eq!(store.load::<Tally>("in-a-row/1/test"), Ok(None));
    let tally = Tally { one: 1, two: 2, drawn: 3 };
    assert_eq!(store.save("in-a-row/1/test", &tally), Ok(()));
    assert_eq!(Store::default().load("in-a-row/1/test"), Ok(Some(tally)));
}

#[wasm_bindgen_test]
fn what_cannot_be_read_is_set_aside_byte_for_byte() {
    let storage = local_storage();
    storage.clear().expect("to clear");
    let key = storage::tally_key("3x3k3/guard");
    for (n, content) in ["{", "[1]", "\"1/2\""].iter().enumerate() {
        storage.set_item(&key, content).expect("to store");
        assert_eq!(Store::default().load::<Tally>(&key), Err(Trouble::SetAside));
        assert_eq!(storage.get_item(&key), Ok(None));
        let aside = format!("in-a-row/1/set-aside/tally/3x3k3/guard/{}", n + 1);
        assert_eq!(storage.get_item(&aside).expect("no error").as_deref(), Some(*content));
    }
}
