//! *New game*: each choice has its effect, and invalid boards are refused with a reason.

use component_tests::{Page, local_storage, name};
use in_a_row::storage_keys::{GAME, key};
use leptos::task::tick;
use wasm_bindgen_test::wasm_bindgen_test;

/// Returns the fields of the stored current game.
fn stored() -> Vec<String> {
    let game = local_storage().get_item(&key(GAME)).expect("no error").expect("a stored game");
    game.split('/').map(str::to_owned).collect()
}

#[wasm_bindgen_test]
async fn each_preset_starts_its_board_and_names_it() {
    let page = Page::open();
    for (preset, rules, grid) in [
        ("4×4", "4x4k4", "4 in a row on 4×4"),
        ("5×5", "5x5k4", "4 in a row on 5×5"),
        ("Gomoku 15×15", "15x15k5", "5 in a row on 15×15"),
        ("19×19", "19x19k5", "5 in a row on 19×19"),
        ("3×3", "3x3k3", "Tic-tac-toe"),
    ] {
        page.open_new_game().await;
        page.choose("Board", preset).await;
        page.start().await;
        assert_eq!(stored()[0], rules, "{preset}");
        assert_eq!(name(&page.find("[role=grid]")), grid, "{preset}");
        let side: usize = rules.split('x').next().and_then(|it| it.parse().ok()).expect("a side");
        assert_eq!(page.cells().len(), side * side, "{preset}");
        page.open_new_game().await;
        assert_eq!(page.chosen("Board"), preset);
    }
}

/// The chosen rules stay on another board, unless it does not allow them. *Exactly 5* does not change the chosen board.
#[wasm_bindgen_test]
async fn exactly_five_can_be_chosen() {
    let page = Page::open();
    page.open_new_game().await;
    page.choose("Board", "Gomoku 15×15").await;
    page.choose("Rules", "Exactly 5").await;
    page.start().await;
    assert_eq!(stored()[0], "15x15k5e");
    page.open_new_game().await;
    assert_eq!(page.chosen("Board"), "Gomoku 15×15");
    assert_eq!(page.chosen("Rules"), "Exactly 5");
    page.choose("Board", "19×19").await;
    page.start().await;
    assert_eq!(stored()[0], "19x19k5e");
    page.open_new_game().await;
    page.choose("Board", "3×3").await;
    page.start().await;
    assert_eq!(stored()[0], "3x3k3", "no row is longer than three there");
}

#[wasm_bindgen_test]
async fn each_chosen_answer_is_in_the_started_game() {
    let page = Page::open();
    for (group, answer, field, id) in [
        ("Opponent", "First free", 1, "first-free"),
        ("Opponent", "Clerk", 1, "clerk"),
        ("Opponent", "Random", 1, "random"),
        ("Opponent", "Guard", 1, "guard"),
        ("Opponent", "Strategist", 1, "strategist"),
        ("Opponent", "Center", 1, "centre"),
        ("Opponent", "Minimax", 1, "minimax"),
        ("Opponent", "Level 1", 1, "level-1"),
        ("Opponent", "Level 6", 1, "level-6"),
        ("Who starts", "Computer", 2, "two"),
        ("Who starts", "Alternate", 2, "in-turn"),
        ("Who starts", "Random", 2, "chance"),
        ("Who starts", "You", 2, "one"),
        ("Your mark", "X", 3, "x"),
        ("Your mark", "O", 3, "o"),
        ("Your mark", "Random", 3, "chance"),
        ("Your mark", "Starter is X", 3, "starter-is-x"),
        ("Against", "Two players here", 1, "friends"),
        ("Player 1’s mark", "O", 3, "o"),
        ("Who starts", "Player 2", 2, "two"),
    ] {
        page.open_new_game().await;
        page.choose(group, answer).await;
        page.start().await;
        assert_eq!(stored()[field], id, "{group}: {answer}");
    }
}

/// Choosing another board chooses the opponent of the same grade, or else the one with the nearest strength.
#[wasm_bindgen_test]
async fn another_board_chooses_an_opponent_of_similar_strength() {
    let page = Page::open();
    page.open_new_game().await;
    for (group, answer, among, opponent) in [
        ("Against", "Computer", "Opponent", "Guard"),
        ("Board", "Gomoku 15×15", "Opponent", "Level 1"),
        ("Board", "3×3", "Opponent", "Guard"),
        ("Opponent", "Clerk", "Opponent", "Clerk"),
        ("Board", "Gomoku 15×15", "Opponent", "Random"),
        ("Opponent", "Level 1", "Opponent", "Level 1"),
        ("Opponent", "Level 2", "Opponent", "Level 2"),
        ("Opponent", "Level 3", "Opponent", "Level 3"),
        ("Opponent", "Level 4", "Opponent", "Level 4"),
        ("Opponent", "Level 5", "Opponent", "Level 5"),
        ("Opponent", "Level 6", "Opponent", "Level 6"),
        ("Board", "3×3", "Opponent", "Minimax"),
    ] {
        page.choose(group, answer).await;
        assert_eq!(page.chosen(among), opponent, "after {answer}");
    }
}

/// An invalid field shows an error, and *Start* is disabled until it is valid.
#[wasm_bindgen_test]
async fn an_invalid_custom_board_is_refused() {
    const FIELDS: [&str; 3] = ["Columns", "Rows", "In a row"];
    let page = Page::open();
    page.press("b2").await;
    let before = (page.cells(), stored());
    page.open_new_game().await;
    page.choose("Board", "Custom").await;
    for (field, words) in FIELDS.into_iter().zip(["9", "6", "5"]) {
        page.fill_in(field, words).await;
    }
    let start = page.find("button.start");
    let is_enabled = || start.get_attribute("aria-disabled").as_deref() != Some("true");
    for (field, wrong, right, most) in [
        ("Columns", &["2", "41", "ten", "", "-5", "3.5", "1000"][..], "9", 40),
        ("Rows", &["2", "41", "ten", ""], "6", 40),
        // At most as long as the longer side.
        ("In a row", &["2", "10", "five", ""], "9", 9),
    ] {
        for typed in wrong {
            page.fill_in(field, typed).await;
            let sentence = page.find("#fault").inner_text();
            assert_eq!(sentence, format!("{field}: a number from 3 to {most}."), "{typed:?}");
            for other in FIELDS {
                let fault = page.field(other).get_attribute("aria-invalid");
                let is_wrong = fault.as_deref() == Some("true");
                assert_eq!(is_wrong, other == field, "{other} while {field} is {typed:?}");
            }
            assert!(!is_enabled(), "{field} {typed:?} can be started");
            start.click();
            tick().await;
            assert_eq!((page.cells(), stored()), before, "{field} {typed:?} was started");
        }
        page.fill_in(field, right).await;
        assert!(is_enabled() && page.find("#fault").inner_text().is_empty(), "{field}: {right}");
    }
    page.start().await;
    assert_eq!(stored()[0], "9x6k9");
}
