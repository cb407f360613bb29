//! Components in a real browser: what they show, and that a move updates only the cells that it changes.

#![cfg(target_arch = "wasm32")]

mod arrange;
mod links;
mod new_game;
mod storage;

use std::{cell::RefCell, rc::Rc};

use component_tests::{Page, local_storage, name};
use in_a_row::storage_keys::{GAME, key};
use js_sys::Array;
use leptos::task::tick;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{MutationObserver, MutationObserverInit, MutationRecord};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn an_empty_board_is_named_cell_by_cell() {
    let page = Page::open();
    assert_eq!(name(&page.find("[role=grid]")), "Tic-tac-toe");
    let names = "a3 b3 c3 a2 b2 c2 a1 b1 c1".split(' ').map(|cell| format!("{cell}, empty"));
    assert_eq!(page.cells(), names.collect::<Vec<_>>());
}

#[wasm_bindgen_test]
async fn a_press_plays_a_move_and_updates_the_name_of_the_cell() {
    let page = Page::open();
    page.press("b2").await;
    assert_eq!(page.cells()[4], "b2, X, move 1, last move");
    assert!(page.find("[role=status]").inner_text().starts_with("O to move"));
    assert_eq!(page.find("[role=grid]").get_attribute("aria-busy").as_deref(), Some("true"));
}

#[wasm_bindgen_test]
async fn a_press_on_a_taken_cell_changes_nothing_and_is_announced_each_time() {
    let page = Page::open();
    page.play_with_a_friend().await;
    page.press("a1").await;
    page.press("b2").await;
    let (cells, status) = (page.cells(), page.status());
    let turn = status.lines().next().expect("a headline");
    let mut last = status.clone();
    for taken in ["a1", "a1", "b2"] {
        page.press(taken).await;
        assert_eq!(page.cells(), cells, "{taken}");
        let status = page.status();
        assert!(status.starts_with(turn) && status.contains("That cell is taken."), "{status}");
        assert_ne!(status, last, "an unchanged text would not be read again");
        last = status;
    }
    page.press("c3").await;
    assert_eq!(page.cells()[2], "c3, X, move 3, last move");
}

#[wasm_bindgen_test]
async fn a_winning_line_is_named_and_struck_through() {
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
async fn a_move_updates_only_its_cell_and_the_previous_one() {
    let page = Page::open();
    page.play_with_a_friend().await;
    page.press("b2").await;

    let changed = Rc::new(RefCell::new(Vec::new()));
    let record = Closure::<dyn FnMut(Array)>::new({
        let changed = Rc::clone(&changed);
        move |records: Array| {
            let targets =
                records.iter().filter_map(|it| it.unchecked_into::<MutationRecord>().target());
            changed.borrow_mut().extend(targets.map(|node| name(&node.unchecked_into())));
        }
    });
    let observer = MutationObserver::new(record.as_ref().unchecked_ref()).expect("an observer");
    let options = MutationObserverInit::new();
    options.set_subtree(true);
    options.set_attributes(true);
    options.set_child_list(true);
    observer.observe_with_options(&page.find("[role=grid]"), &options).expect("to observe");
    page.press("a1").await;
    // The observer is called in a task of its own.
    tick().await;

    let mut changed = changed.take();
    changed.sort();
    changed.dedup();
    assert_eq!(changed, ["a1, O, move 2, last move", "b2, X, move 1"]);
}

#[wasm_bindgen_test]
async fn the_status_after_undo_names_the_side_to_move() {
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
async fn closing_the_page_while_the_computer_thinks_cancels_its_move() {
    let page = Page::open();
    page.press("b2").await;
    let stored = local_storage().get_item(&key(GAME)).expect("no error");
    drop(page);
    let again = Page::open_again();
    assert_eq!(again.cells()[4], "b2, X, move 1, last move");
    assert_eq!(local_storage().get_item(&key(GAME)).expect("no error"), stored);
}
