//! Arranging positions.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Key, Page, Pointer, Screen};
use browser_tests::site::Variant;

const DESK: Screen = Screen::new(1280, 800);
const PHONE: Screen = Screen::new(360, 640);

const ON_15X15: (&str, &str) = ("Board", "Gomoku 15×15");
const AGAINST_FRIEND: (&str, &str) = ("Against", "Two players here");
const HAND: &str = "Tap to place";

/// Begins to arrange a position on a board with these choices.
async fn arrange(page: &Page, choices: &[(&str, &str)]) -> Result<()> {
    page.open_dialog("New game").await?;
    for (group, answer) in choices {
        page.choose(group, answer).await?;
    }
    page.arrange().await?;
    page.no_longer_shows("dialog", "New game").await?;
    page.shows("button", "Play from here").await
}

/// Starts a game from the arranged position, with these choices.
async fn play_from_here(page: &Page, choices: &[(&str, &str)]) -> Result<()> {
    page.press("Play from here").await?;
    page.shows("dialog", "New game").await?;
    for (group, answer) in choices {
        page.choose(group, answer).await?;
    }
    page.press("Start").await?;
    page.no_longer_shows("dialog", "New game").await
}

/// A tap puts the chosen mark, and a second one removes it. The page counts the marks, and says why a position cannot
/// be played.
pub(crate) async fn arranges_by_taps(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    arrange(&page, &[ON_15X15, AGAINST_FRIEND]).await?;
    page.status_begins("Black to move").await?;
    for place in ["h8", "h9", "h10", "h9"] {
        page.tap(place).await?;
    }
    page.board_shows("Bh10 Bh8").await?;
    page.choose(HAND, "Black").await?;
    page.tap("h9").await?;
    page.board_shows("Bh10 Bh8 Bh9").await?;
    page.status_begins("No valid turn").await?;
    ensure!(!page.is_available("Play from here").await?, "it can be played");
    page.press("Play from here").await?;
    ensure!(!page.has("dialog", "New game").await?, "a game is offered");

    page.choose(HAND, "White").await?;
    page.tap("i9").await?;
    page.tap("h10").await?;
    page.board_shows("Bh8 Bh9 Wh10 Wi9").await?;
    page.status_begins("Black to move").await?;
    page.choose(HAND, "Erase").await?;
    page.tap("i9").await?;
    page.board_shows("Bh8 Bh9 Wh10").await?;
    page.status_begins("White to move").await?;
    page.press("Clear").await?;
    page.board_shows("").await?;
    page.press("Back").await?;
    page.no_longer_shows("button", "Play from here").await?;
    let board = page.board().await?;
    ensure!(board.size() == "3×3", "the previous game is gone: {}", board.size());
    Ok(())
}

/// The side to move can be chosen, and the position is mirrored, turned and analysed.
pub(crate) async fn analyses_an_arranged_position(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    arrange(&page, &[ON_15X15, AGAINST_FRIEND]).await?;
    for place in ["h8", "i9"] {
        page.tap(place).await?;
    }
    page.choose("Side to move", "White to move").await?;
    page.status_begins("White to move").await?;
    page.board_shows("Bh8 Wi9").await?;
    page.press("Mirror").await?;
    page.board_shows("Bh8 Wg9").await?;
    page.press("Turn").await?;
    page.board_shows("Bh8 Wi9").await?;
    page.address_is("15x15k5//i9-h8").await?;
    page.press("Analyze").await?;
    page.shows("button", "Close review").await?;
    page.tap("a1").await?;
    page.board_shows("Bh8 Wi9 Wa1").await?;
    page.press("Back to the game").await?;
    page.press("Close review").await?;
    page.shows("button", "Play from here").await?;
    page.board_shows("Bh8 Wi9").await?;
    page.status_begins("White to move").await
}

/// Marks can be dragged to free cells, but not onto others, and empty cells cannot be dragged.
pub(crate) async fn drags_marks(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.new_game(&[ON_15X15, AGAINST_FRIEND]).await?;
    page.play_all("h8 i9 h9").await?;
    arrange(&page, &[]).await?;
    page.board_shows("Bh8 Bh9 Wi9").await?;
    page.drag(Pointer::Mouse, &["h8", "e5"]).await?;
    page.board_shows("Be5 Bh9 Wi9").await?;
    page.drag(Pointer::Mouse, &["e5", "i9"]).await?;
    page.drag(Pointer::Mouse, &["e5", "c3", "e5"]).await?;
    page.drag(Pointer::Mouse, &["a1", "b2"]).await?;
    page.wait_for_paint().await?;
    page.board_shows("Be5 Bh9 Wi9").await?;
    page.drag(Pointer::Mouse, &["i9", "a1"]).await?;
    page.board_shows("Be5 Bh9 Wa1").await?;
    page.choose(HAND, "Black").await?;
    page.tap("a1").await?;
    page.board_shows("Ba1 Be5 Bh9").await
}

/// Marks can be dragged with a finger on a phone.
pub(crate) async fn drags_marks_by_touch(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    arrange(&page, &[ON_15X15, AGAINST_FRIEND]).await?;
    page.tap("h8").await?;
    page.drag(Pointer::Touch, &["h8", "c12"]).await?;
    page.board_shows("Bc12").await?;
    page.drag(Pointer::Touch, &["c12", "m3"]).await?;
    page.board_shows("Bm3").await?;
    page.status_begins("White to move").await
}

/// Without a pointer, marks can be put, picked up, moved, put down, left where they were, and removed.
pub(crate) async fn arranges_by_keyboard(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    arrange(&page, &[ON_15X15, AGAINST_FRIEND]).await?;
    page.type_text("h8").await?;
    page.focus_is_on("gridcell", "h8, empty").await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Bh8").await?;
    page.type_text(" ").await?;
    page.notes("h8", &["picked up"]).await?;
    page.says("h8 is picked up").await?;
    page.press_keys([Key::Right, Key::Up]).await?;
    page.type_text(" ").await?;
    page.board_shows("Bi9").await?;
    page.type_text(" ").await?;
    page.notes("i9", &["picked up"]).await?;
    page.press_keys([Key::Right, Key::Escape]).await?;
    page.notes("i9", &[]).await?;
    page.board_shows("Bi9").await?;
    page.type_text("h8 ").await?;
    page.board_shows("Bi9 Wh8").await?;
    page.press_keys([Key::Delete]).await?;
    page.board_shows("Bi9").await
}

/// A game from an arranged position keeps its marks and lets the chosen side move next. *Undo* stops at the position, a
/// reload keeps it, a review begins there, and the score does not count it.
pub(crate) async fn plays_from_an_arranged_position(page: Page) -> Result<()> {
    const START: &str = "Oc1 Oc3 Xa1 Xa2 Xb3";
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.play("b2").await?;
    arrange(&page, &[]).await?;
    page.board_shows("Xb2").await?;
    page.drag(Pointer::Mouse, &["b2", "b3"]).await?;
    page.choose(HAND, "X").await?;
    for place in ["a1", "a2"] {
        page.tap(place).await?;
    }
    page.choose(HAND, "O").await?;
    for place in ["c1", "c3"] {
        page.tap(place).await?;
    }
    page.status_begins("O to move").await?;
    let computer = [("Against", "Computer"), ("Opponent", "First free"), ("Who moves next", "You")];
    play_from_here(&page, &computer).await?;
    page.board_shows(START).await?;
    page.status_begins("O to move").await?;
    page.play("b1").await?;
    page.board_shows(&format!("{START} Ob1 Xa3")).await?;
    page.status_begins("The computer wins").await?;
    page.score_is([0, 0, 0]).await?;

    page.reload().await?;
    page.status_begins("The computer wins").await?;
    page.press("Review").await?;
    page.press("To the beginning").await?;
    page.board_shows(START).await?;
    page.status_begins("Move 0 of 2").await?;
    page.press("Close review").await?;
    page.press("Undo").await?;
    page.board_shows(START).await?;
    ensure!(!page.is_available("Undo").await?, "the arranged position can be undone");
    page.play("c2").await?;
    page.status_begins("You win").await?;
    page.score_is([0, 0, 0]).await?;
    page.press("Play again").await?;
    page.board_shows("").await
}

/// A position being arranged survives a reload, whether it is playable or not, until it is played or given up.
pub(crate) async fn arranges_on_after_a_reload(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.play("a1").await?;
    arrange(&page, &[ON_15X15, AGAINST_FRIEND]).await?;
    page.choose(HAND, "Black").await?;
    for (places, shown, status) in
        [("h8", "Bh8", "White to move"), ("h9 h10", "Bh10 Bh8 Bh9", "No valid turn")]
    {
        for place in places.split(' ') {
            page.tap(place).await?;
        }
        page.board_shows(shown).await?;
        page.reload_screen().await?;
        page.board_shows(shown).await?;
        page.status_begins(status).await?;
    }
    page.choose(HAND, "White").await?;
    page.reload_screen().await?;
    page.shows("button", "Play from here").await?;
    ensure!(
        page.chosen_answer(HAND).await?.as_deref() == Some("White"),
        "a tap does something else"
    );
    page.tap("i9").await?;
    page.tap("i10").await?;
    play_from_here(&page, &[]).await?;
    page.status_begins("White to move").await?;
    page.play("a1").await?;
    page.reload_screen().await?;
    page.board_shows("Bh10 Bh8 Bh9 Wi10 Wi9 Wa1").await?;

    arrange(&page, &[]).await?;
    page.press("Back").await?;
    page.reload_screen().await?;
    page.status_begins("Black to move").await?;
    page.no_longer_shows("button", "Play from here").await?;
    // A position that differs from the board of the game is kept in *Your games*.
    arrange(&page, &[]).await?;
    page.tap("a15").await?;
    page.press("Back").await?;
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    const KEPT: &str =
        "return Boolean(document.querySelector('#games[open] [data-name^=\"arranged/\"]'))";
    ensure!(page.run::<bool>(KEPT, []).await?, "the position is gone");
    Ok(())
}
