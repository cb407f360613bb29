//! Arranging positions.

use component_tests::Page;
use wasm_bindgen_test::wasm_bindgen_test;

/// A position in which a side has already won can only be viewed.
#[wasm_bindgen_test]
async fn a_won_position_cannot_be_played() {
    let page = Page::open();
    page.open_new_game().await;
    page.button("Set up a position").click();
    page.until("the panel for arranging", |page| page.has(".arrange:not(.hidden)")).await;
    page.choose("Tap to place", "X").await;
    for cell in ["a1", "b1", "c1"] {
        page.press(cell).await;
    }
    page.choose("Tap to place", "O").await;
    for cell in ["a3", "b3"] {
        page.press(cell).await;
    }
    let status = page.status();
    assert!(status.starts_with("X has won already"), "{status}");
    assert!(status.ends_with("3 X, 2 O: view only"), "{status}");
    let play = page.button("Play from here");
    assert_eq!(play.get_attribute("aria-disabled").as_deref(), Some("true"));
    page.press("c3").await;
    page.press("c1").await;
    assert_eq!(page.cells()[0], "a3, O");
    assert_eq!(page.cells()[2], "c3, O");
    assert_eq!(page.cells()[8], "c1, O");
}
