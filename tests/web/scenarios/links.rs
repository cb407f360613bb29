//! Opening links.

use component_tests::Page;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn a_link_that_cannot_be_opened_says_why() {
    let page = Page::open();
    let too_long = "h8".repeat(20_001);
    for (link, why) in [
        ("3x", "it is cut off. Ask for it again"),
        ("3x3k3/b2a", "it is cut off after move 1. Ask for it again"),
        ("kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c", "it is cut off after move 2. Ask for it again"),
        (
            "kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c2",
            "it was changed on the way. Copy it again, or ask for it again",
        ),
        ("50x50k5", "it has 50 columns, but a board has 3 to 40"),
        ("3x50k3", "it has 50 rows, but a board has 3 to 40"),
        ("3x3k4", "it has 4 in a row, but this board needs 3"),
        ("500x3k3", "the board, or a cell in it, is too large"),
        ("3x3k3/22", "character 8, “2”, does not belong there"),
        ("3x3k3/b2é", "character 9, “é”, does not belong there"),
        ("3x3k3/d1", "move 1, d1, is not on the board"),
        ("5x5k4/b2a1a5e5a4e4b2", "move 7, b2, is taken"),
        ("3x3k3/a1b1a2b2a3b3", "move 6, b3, comes after the end"),
        ("3x3k3//d1", "a mark is not on the board"),
        ("3x3k3//b2-b2", "two marks are on one cell"),
        ("15x15k5//i9h8", "it is nobody’s turn in it"),
        ("3x3k3//a3b3c3-a1b1", "it begins after its end"),
        (&too_long, "it is longer than any game"),
    ] {
        page.button("Menu").click();
        page.until("the menu", |page| page.has("dialog[open]#menu")).await;
        page.button("Open a game").click();
        page.until("Open a game", |page| page.has("dialog[open]#open")).await;
        page.field("A link, moves, or the text of a file").set_value(link);
        page.button("Open").click();
        let notice = format!("The link could not be opened: {why}. Your own game has not changed.");
        page.until(&notice, |page| page.notices() == [notice.clone()]).await;
        assert!(page.cells().iter().all(|cell| cell.ends_with(", empty")), "{link}");
    }
}
