//! Playing by keyboard.

use anyhow::{Result, ensure};
use browser_tests::browser::Browser;
use browser_tests::page::{AGAINST_FIRST_FREE, Key, Page};

/// The board is a single tab stop. The arrow keys, Home and End move within it and stop at its edges.
pub(crate) async fn moves_about_the_board(page: Page) -> Result<()> {
    page.open().await?;
    page.move_focus_to(Key::Tab, "gridcell", "").await?;
    let stop = page.focus().await?;
    page.press_keys([Key::Tab]).await?;
    let next = page.focus().await?;
    ensure!(
        next.is_none_or(|next| next.role != "gridcell"),
        "the board has more than one tab stop"
    );
    page.press_key_with(Key::Shift, Key::Tab).await?;
    ensure!(page.focus().await? == stop, "Shift+Tab goes back to the cell");

    page.press_key_with(Key::Control, Key::Home).await?;
    page.focus_is_on("gridcell", "a3,").await?;
    for (key, cell) in [
        (Key::Right, "b3,"),
        (Key::Down, "b2,"),
        (Key::Home, "a2,"),
        (Key::End, "c2,"),
        (Key::Right, "c2,"),
        (Key::Left, "b2,"),
        (Key::Up, "b3,"),
    ] {
        page.press_keys([key]).await?;
        page.focus_is_on("gridcell", cell).await?;
    }
    page.press_key_with(Key::Control, Key::End).await?;
    page.focus_is_on("gridcell", "c1,").await?;
    // The tab stop has moved to that cell.
    page.press_keys([Key::Tab]).await?;
    page.press_key_with(Key::Shift, Key::Tab).await?;
    page.focus_is_on("gridcell", "c1,").await?;
    page.board_shows("").await
}

/// A whole game, from choosing the opponent to the next game, can be played without a pointer.
pub(crate) async fn plays_a_whole_game_by_keyboard(page: Page) -> Result<()> {
    page.open().await?;
    page.move_focus_to(Key::Tab, "button", "New game").await?;
    page.press_keys([Key::Enter]).await?;
    page.shows("dialog", "New game").await?;
    page.move_focus_to(Key::Tab, "radio", "Easy").await?;
    page.move_focus_to(Key::Tab, "button", "All opponents").await?;
    page.press_keys([Key::Enter]).await?;
    // The opponents are hidden, and no tab stop, until they are proved.
    page.wait_for_proofs().await?;
    page.move_focus_to(Key::Tab, "radio", "Guard").await?;
    page.move_focus_to(Key::Up, "radio", "First free").await?;
    let chosen = page.chosen_answer("Opponent").await?.unwrap_or_default();
    ensure!(chosen.starts_with("First free"), "the arrow keys choose: {chosen:?}");
    page.move_focus_to(Key::Tab, "button", "Start").await?;
    page.press_keys([Key::Enter]).await?;
    page.no_longer_shows("dialog", "New game").await?;

    // Starting a game puts the focus on the board.
    page.focus_is_on("gridcell", "").await?;
    page.press_key_with(Key::Control, Key::End).await?;
    page.focus_is_on("gridcell", "c1, empty").await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Xc1 Oa3").await?;
    page.focus_is_on("gridcell", "c1, X, move 1").await?;
    page.press_keys([Key::Left, Key::Space]).await?;
    page.board_shows("Xc1 Oa3 Xb1 Ob3").await?;
    page.press_keys([Key::Enter]).await?;
    page.wait_for_paint().await?;
    page.board_shows("Xc1 Oa3 Xb1 Ob3").await?;
    page.press_keys([Key::Left, Key::Enter]).await?;
    page.status_begins("You win").await?;

    page.shows("button", "Play again").await?;
    page.focus_is_on("gridcell", "a1, X, move 5, last move, winning line").await?;
    // The computer starts the second game.
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Xa3").await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Xa3 Oa1 Xb3").await?;

    page.move_focus_to(Key::Tab, "button", "Undo").await?;
    page.press_keys([Key::Space]).await?;
    page.board_shows("Xa3").await?;
    // A button keeps the focus when it is disabled.
    page.focus_is_on("button", "Undo").await
}

/// `n` and Enter start another game like the last one. Arrow keys choose its board first.
pub(crate) async fn starts_a_game_with_two_keys(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&[("Opponent", "First free")]).await?;
    page.tap("b2").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.type_text("n").await?;
    page.focus_is_on("radio", "3×3").await?;
    page.press_keys([Key::Enter]).await?;
    page.no_longer_shows("dialog", "New game").await?;
    page.board_shows("").await?;
    page.focus_is_on("gridcell", "").await?;

    page.type_text("n").await?;
    page.focus_is_on("radio", "3×3").await?;
    page.press_keys([Key::Right, Key::Enter]).await?;
    page.no_longer_shows("dialog", "New game").await?;
    page.focus_is_on("gridcell", "h8, empty").await
}

/// While a dialog is open, Tab and Shift+Tab lead to everything in it and to nothing behind it.
pub(crate) async fn keeps_the_focus_in_a_dialog(page: Page) -> Result<()> {
    page.open().await?;
    for dialog in ["New game", "Settings", "Rules"] {
        for held in [None, Some(Key::Shift)] {
            // Tab may have led to the browser's toolbars before.
            page.run::<()>("window.focus()", []).await?;
            page.open_dialog(dialog).await?;
            let first = page.focus().await?;
            ensure!(first.is_some(), "{dialog}: the focus is not in it");
            let mut seen: Vec<_> = first.into_iter().collect();
            for _ in 0..20 {
                match held {
                    None => page.press_keys([Key::Tab]).await?,
                    Some(held) => page.press_key_with(held, Key::Tab).await?,
                }
                // After the last stop, some browsers go to their toolbars, others to the first stop.
                match page.focus().await? {
                    None if page.browser() == Browser::Firefox => break,
                    None => {}
                    Some(focus) if focus == seen[0] => break,
                    Some(focus) => seen.push(focus),
                }
            }
            let behind = seen.iter().find(|focus| !focus.is_on_top);
            ensure!(behind.is_none(), "{dialog}: Tab leads behind it, to {behind:?}");
            ensure!(seen.len() < 20, "{dialog}: Tab does not return to the first stop: {seen:?}");
            if held.is_none() && dialog == "New game" {
                let has_start = seen.iter().any(|it| it.role == "button" && it.name == "Start");
                ensure!(has_start, "{dialog}: Tab does not reach Start: {seen:?}");
            }
            page.press_keys([Key::Escape]).await?;
            page.no_longer_shows("dialog", dialog).await?;
        }
    }
    Ok(())
}

/// Esc and *Close* close a dialog, change nothing, and return the focus to the button that opened it.
pub(crate) async fn gives_the_focus_back(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("b2").await?;
    page.move_focus_back_to("button", "Rules").await?;
    for dialog in ["Rules", "Settings", "New game"] {
        if dialog != "Rules" {
            page.move_focus_to(Key::Tab, "button", dialog).await?;
        }
        page.press_keys([Key::Enter]).await?;
        page.shows("dialog", dialog).await?;
        page.press_keys([Key::Escape]).await?;
        page.no_longer_shows("dialog", dialog).await?;
        page.focus_is_on("button", dialog).await?;

        page.press_keys([Key::Space]).await?;
        page.shows("dialog", dialog).await?;
        page.close_dialog(dialog).await?;
        page.focus_is_on("button", dialog).await?;
    }
    page.press_keys([Key::Enter]).await?;
    page.shows("dialog", "New game").await?;
    page.choose("Against", "Two players here").await?;
    page.press_keys([Key::Escape]).await?;
    page.no_longer_shows("dialog", "New game").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.open_dialog("New game").await?;
    let chosen = page.chosen_answer("Against").await?;
    ensure!(chosen.as_deref() == Some("Computer"), "the cancelled choice is kept: {chosen:?}");
    page.close_dialog("New game").await
}

/// Keys play, take back and open dialogs wherever the focus is, but not in a field, and single ones can be switched
/// off.
pub(crate) async fn works_by_keys_from_anywhere(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.move_focus_to(Key::Tab, "button", "Undo").await?;
    page.press_keys([Key::Down]).await?;
    page.focus_is_on("gridcell", "b2,").await?;
    page.move_focus_to(Key::Tab, "button", "Undo").await?;
    page.type_text("c1").await?;
    page.board_shows("Xc1 Oa3").await?;
    page.focus_is_on("gridcell", "c1,").await?;

    page.press_key_with(Key::Control, 'z').await?;
    page.board_shows("").await?;
    page.press_key_with(Key::Control, 'y').await?;
    page.board_shows("Xc1 Oa3").await?;
    page.type_text("h").await?;
    page.says("Hint:").await?;

    page.type_text("?").await?;
    page.shows("dialog", "Keys").await?;
    page.press_keys([Key::Escape]).await?;
    page.no_longer_shows("dialog", "Keys").await?;
    page.type_text("n").await?;
    page.shows("dialog", "New game").await?;
    page.choose("Board", "Custom").await?;
    page.fill_in("Columns", "7").await?;
    page.type_text("h?").await?;
    page.shows("dialog", "New game").await?;
    ensure!(page.names("dialog").await?.len() == 1, "a field has its own keys");
    page.close_dialog("New game").await?;

    page.play_all("b1 a1").await?;
    page.press("Review").await?;
    page.says("Move 5 of 5").await?;
    page.press_keys([Key::Home]).await?;
    page.says("Move 0 of 5").await?;
    page.press_keys([Key::Right]).await?;
    page.says("Move 1 of 5").await?;
    // The keys work in the slider, which has the focus at first, as well.
    page.focus_is_on("slider", "Move").await?;
    page.press_keys([Key::Right]).await?;
    page.says("Move 2 of 5").await?;
    page.press_keys([Key::Escape]).await?;
    page.no_longer_shows("button", "Close review").await?;

    page.change_setting("Single-key shortcuts", "Off").await?;
    page.move_focus_to(Key::Tab, "button", "Undo").await?;
    page.type_text("n").await?;
    page.press_key_with(Key::Control, 'z').await?;
    page.board_shows("Xc1 Oa3 Xb1 Ob3").await?;
    ensure!(page.names("dialog").await?.is_empty(), "single keys are off");
    Ok(())
}
