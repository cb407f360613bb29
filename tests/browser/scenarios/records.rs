//! Opening and saving the files of other programs, and trying moves in a review.

use anyhow::{Result, ensure};
use browser_tests::long_game::{long_game, sgf_moves};
use browser_tests::page::{Key, Page, Screen};
use browser_tests::site::Variant;
use serde_json::json;

use crate::offline::is_kept;

/// A phone whose list of moves is shown in a review.
const PHONE: Screen = Screen::new(390, 844);
/// A phone that has no room for it.
const SMALL_PHONE: Screen = Screen::new(360, 640);

/// A game with a variation and a comment.
const SGF: &str = "(;FF[4]GM[4]SZ[15]PB[Ann]PW[Bob];B[hh](;W[ii];B[jj])(;W[ig]C[Stronger.]))";
const PSQ: &str = "Piskvorky 15x15, 1:1, 0\r\n8,8,0\r\n9,9,12\r\n8,7,5\r\n-1\r\n";

/// Chooses files with these names and texts in *Open a game*.
async fn choose(page: &Page, files: &[(&str, &str)]) -> Result<()> {
    page.open_dialog("Open a game").await?;
    choose_in(page, "#open input[type=file]", files).await
}

/// Chooses files with these names and texts in this field.
async fn choose_in(page: &Page, field: &str, files: &[(&str, &str)]) -> Result<()> {
    const CHOOSE: &str = "const field = document.querySelector(arguments[0]);
        const files = new DataTransfer();
        for (const [name, text] of arguments[1]) files.items.add(new File([text], name));
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(CHOOSE, [json!(field), json!(files)]).await
}

/// Drops files with these names and texts on the page.
async fn drop_files(page: &Page, files: &[(&str, &str)]) -> Result<()> {
    const DROP: &str = "const dataTransfer = new DataTransfer();
        for (const [name, text] of arguments[0]) dataTransfer.items.add(new File([text], name));
        const dropped = new DragEvent('drop', { bubbles: true, cancelable: true });
        // Not all browsers pass on the files of an event that a script creates.
        Object.defineProperty(dropped, 'dataTransfer', { value: dataTransfer });
        const board = document.querySelector('[role=grid]');
        if (board.dispatchEvent(dropped)) throw new Error('ignored');";
    page.run(DROP, [json!(files)]).await
}

/// A file is opened in a review, with its players, its comments and its variations, and is saved again.
pub(crate) async fn opens_and_saves_a_file(page: Page) -> Result<()> {
    const PASTE: &str = "find('textbox', 'A link, moves')[0].value = arguments[0]";
    const SAVED: &str = "return decodeURIComponent(window.saved.address.split(',')[1])";
    page.open_variant_on(PHONE, Variant::Fine).await?;
    choose(&page, &[("game.sgf", SGF)]).await?;
    page.no_longer_shows("dialog", "Open a game").await?;
    page.says("Move 3 of 3").await?;
    page.board_shows("Bh8 Wi7 Bj6").await?;
    page.reads("region", "Ann – Bob").await?;
    page.press("White i9").await?;
    page.board_shows("Bh8 Wi9").await?;
    page.reads("region", "Stronger.").await?;

    page.record_saved_files().await?;
    page.open_dialog("Share").await?;
    page.press("Save as a file").await?;
    page.press("SGF").await?;
    page.reads("dialog", "Saved.").await?;
    let saved: String = page.run(SAVED, []).await?;
    ensure!(saved.contains("Stronger.") && saved.contains("PB[Ann]"), "{saved}");
    page.close_dialog("Share").await?;
    page.press("Back to the game").await?;
    page.press("Close review").await?;
    page.open_dialog("Open a game").await?;
    // A pasted text may have several lines.
    page.run::<()>(PASTE, [json!(saved)]).await?;
    page.press("Open").await?;
    page.reads("region", "Ann – Bob").await?;
    page.shows("button", "White i9").await.map(drop)
}

/// Files can be dropped on the page. If there are several games in them, the dialog lists them, and says what cannot be
/// opened.
pub(crate) async fn opens_files_that_are_dropped(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Fine).await?;
    // The late code listens to drops.
    page.open_dialog("Open a game").await?;
    page.close_dialog("Open a game").await?;
    drop_files(&page, &[("one.psq", PSQ), ("two.sgf", SGF), ("notes.txt", "hello")]).await?;
    page.shows("dialog", "Open a game").await?;
    page.reads("dialog", "notes.txt: this is not a format that opens here").await?;
    page.shows("button", "Game 1, 3 moves").await?;
    page.press("Ann – Bob, 3 moves").await?;
    page.board_shows("Bh8 Wi7 Bj6").await?;
    drop_files(&page, &[("go.sgf", "(;GM[1]SZ[15];B[hh])")]).await?;
    page.reads("dialog", "go.sgf: it is a record of another game").await?;
    page.press("Open anyway").await?;
    page.board_shows("Bh8").await
}

/// A file with many games is read in steps. The page tells how many were read, and a person can stop it there, or close
/// the dialog, which then stays closed.
pub(crate) async fn stops_reading_a_large_file(page: Page) -> Result<()> {
    // As soon as a person could press the button.
    const PRESS: &str = "const [name] = arguments;
        const isIt = (it) => it.textContent.trim() === name && it.checkVisibility();
        const press = () => {
            if (document.querySelector('#open .long-work.hidden')) return;
            const button = [...document.querySelectorAll('#open button')].find(isIt);
            if (button) { watching.disconnect(); button.click(); window.pressed = name; }
        };
        const watching = new MutationObserver(press);
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });";
    const IS_READING: &str = "return !document.querySelector('#open .long-work.hidden')";
    page.open_variant_on(PHONE, Variant::Fine).await?;
    // The late code listens to drops.
    page.open_dialog("Open a game").await?;
    page.close_dialog("Open a game").await?;
    page.run::<()>(PRESS, [json!("Stop")]).await?;
    drop_many(&page, 10_000).await?;
    page.shows("button", "Game 1, 120 moves").await?;
    ensure!(pressed(&page).await? == "Stop");
    let text: String = page.run("return document.querySelector('#open').innerText", []).await?;
    ensure!(!text.contains("10000 games"), "{text}");
    page.no_longer_shows("button", "Stop").await?;
    page.press("Game 1, 120 moves").await?;
    page.says("Move 120 of 120").await?;

    page.run::<()>(PRESS, [json!("Close")]).await?;
    drop_many(&page, 2_000).await?;
    page.until("the end of the file", async || {
        let is_over = pressed(&page).await? == "Close" && !page.run(IS_READING, []).await?;
        Ok(if is_over { Ok(()) } else { Err("it is being read".into()) })
    })
    .await?;
    page.wait_for_paint().await?;
    ensure!(page.names("dialog").await?.is_empty(), "the dialog opens again");
    Ok(())
}

/// Returns the name of the button that a script has pressed.
async fn pressed(page: &Page) -> Result<String> {
    page.run("return window.pressed ?? ''", []).await
}

/// Drops a file on the board that has this many games, all the same.
async fn drop_many(page: &Page, games: usize) -> Result<()> {
    const DROP: &str = "const dataTransfer = new DataTransfer();
        const [game, games] = arguments;
        dataTransfer.items.add(new File([game.repeat(games)], 'many.sgf'));
        const dropped = new DragEvent('drop', { bubbles: true, cancelable: true });
        Object.defineProperty(dropped, 'dataTransfer', { value: dataTransfer });
        document.querySelector('[role=grid]').dispatchEvent(dropped)";
    let game = sgf_moves(&long_game(15, 120));
    page.run(DROP, [json!(format!("(;GM[4]SZ[15]{game})")), json!(games)]).await
}

/// The judging of a long game can be stopped.
pub(crate) async fn stops_judging_a_review(page: Page) -> Result<()> {
    let moves: String = long_game(15, 120)
        .iter()
        .map(|&[column, row]| format!("{}{}", char::from(b'a' + column), 15 - row))
        .collect();
    page.open_variant_on(PHONE, Variant::Fine).await?;
    page.open_link(&format!("15x15k5/{moves}")).await?;
    page.says("Move 120 of 120").await?;
    page.press("Stop calculating").await?;
    page.no_longer_shows("button", "Stop calculating").await?;
    page.shows("button", "Mistakes").await.map(drop)
}

/// Files of the library stay on the device. Its games are found by words, and by the position on the screen, also if they
/// have it turned or mirrored.
pub(crate) async fn keeps_a_library(page: Page) -> Result<()> {
    // The second game is the first one mirrored, and goes on differently.
    const GAMES: &str = "(;GM[4]SZ[15]PB[Ann]PW[Bob]RE[B+];B[hh];W[ii];B[jj])
        (;GM[4]SZ[15]PB[Cy]PW[Di]RE[W+];B[hh];W[gi];B[ha])";
    const KEEPS: &str = "const done = arguments[0];
        caches.open('in-a-row library').then((it) => it.keys()).then((it) => done(it.length))";
    page.open_variant_on(PHONE, Variant::Kept).await?;
    is_kept(&page).await?;
    page.open_dialog("Open a game").await?;
    page.press("Library").await?;
    page.shows("dialog", "Library").await?;
    choose_in(&page, "#library input[type=file]", &[("games.sgf", GAMES), ("one.psq", PSQ)])
        .await?;
    page.reads("dialog", "games.sgf, 2 games").await?;
    page.reads("dialog", "3 games found.").await?;
    page.fill_in("Players, event or date", "bob ann").await?;
    page.reads("dialog", "1 game found.").await?;
    page.press("Ann – Bob, 3 moves").await?;
    page.board_shows("Bh8 Wi7 Bj6").await?;
    page.press("Previous move").await?;

    page.reload_screen().await?;
    page.says("Move 2 of").await?;
    page.open_dialog("Open a game").await?;
    page.press("Library").await?;
    page.fill_in("Players, event or date", "").await?;
    page.reads("dialog", "3 games found.").await?;
    page.shows("button", "j6 · 1 game · Black 1 · White 0").await?;
    page.press("Cy – Di, 3 moves").await?;
    page.board_shows("Bh8 Wg7").await?;
    page.open_dialog("Open a game").await?;
    page.press("Library").await?;
    page.press("h15 · 1 game").await?;
    page.board_shows("Bh8 Wg7 Bh15").await?;

    page.open_dialog("Open a game").await?;
    page.press("Library").await?;
    page.tick("Only games with this position").await?;
    page.reads("dialog", "3 games found.").await?;
    page.press("Remove games.sgf").await?;
    page.reads("dialog", "1 game found.").await?;
    let kept: usize = page.run_async(KEEPS).await?;
    ensure!(kept == 1, "{kept} files are kept");
    page.press("Remove one.psq").await?;
    page.no_longer_shows("button", "Game 1, 3 moves").await
}

/// What is pasted outside of fields is opened: a file, or moves. A field takes what is pasted into it.
pub(crate) async fn opens_what_is_pasted_anywhere(page: Page) -> Result<()> {
    const PASTE: &str = "const [where, name, text] = arguments;
        const clipboardData = new DataTransfer();
        if (name) clipboardData.items.add(new File([text], name));
        else clipboardData.setData('text', text);
        const pasted = new Event('paste', { bubbles: true, cancelable: true });
        Object.defineProperty(pasted, 'clipboardData', { value: clipboardData });
        return document.querySelector(where).dispatchEvent(pasted);";
    page.open_variant_on(PHONE, Variant::Fine).await?;
    // The late code listens to pastes.
    page.open_dialog("Open a game").await?;
    let is_left: bool = page.run(PASTE, [json!("#pasted"), json!(""), json!("h8 i9")]).await?;
    ensure!(is_left, "the field takes it");
    page.close_dialog("Open a game").await?;
    for (name, text, board) in [
        ("", "#15x15k5/h8i9h9", "Bh8 Wi9 Bh9"),
        ("game.sgf", SGF, "Bh8 Wi7 Bj6"),
        ("", PSQ, "Bh8 Wi7 Bh9"),
        ("", "h8 i9", "Bh8 Wi9"),
    ] {
        let is_left: bool = page.run(PASTE, [json!("body"), json!(name), json!(text)]).await?;
        ensure!(!is_left, "{text} is ignored");
        page.board_shows(board).await?;
    }
    Ok(())
}

/// Variations are listed, folded and promoted, and have notes and marks. They are kept over a reload, in *Your games*, with
/// the same game, and in its link.
pub(crate) async fn keeps_an_analysis(page: Page) -> Result<()> {
    page.open_on(PHONE).await?;
    page.open_link("15x15k5/h8i9i8").await?;
    page.says("Move 3 of 3").await?;
    page.press("Previous move").await?;
    page.tap("g7").await?;
    page.board_shows("Bh8 Wi9 Bg7").await?;
    page.press("Back to the game").await?;
    page.tap("f6").await?;
    page.board_shows("Bh8 Wi9 Bf6").await?;
    page.press("Promote variation").await?;
    page.no_longer_shows("button", "Promote variation").await?;
    // Keys lead through the moves in this place: the game's, and those of two variations.
    for board in ["Bh8 Wi9 Bg7", "Bh8 Wi9 Bi8", "Bh8 Wi9 Bf6"] {
        page.press_key_with(Key::Shift, Key::Down).await?;
        page.board_shows(board).await?;
    }
    page.press_key_with(Key::Shift, Key::Up).await?;
    page.board_shows("Bh8 Wi9 Bi8").await?;
    page.press("Black g7").await?;
    page.tap("g8").await?;
    page.board_shows("Bh8 Wi9 Bg7 Wg8").await?;

    page.press("Notes").await?;
    page.fill_in("Comment", "White blocks.").await?;
    page.choose("This move", "!?").await?;
    page.press_answer("A letter").await?;
    page.tap("h8").await?;
    page.tap("a1").await?;
    page.notes("h8", &["A"]).await?;
    page.notes("a1", &["B"]).await?;
    page.press("Finish drawing").await?;
    page.reads("region", "White blocks.").await?;
    page.shows("button", "White g8!?").await?;

    page.reload().await?;
    page.reads("region", "White blocks.").await?;
    page.board_shows("Bh8 Wi9 Bg7 Wg8").await?;
    page.notes("a1", &["B"]).await?;
    page.press("Back to the game").await?;
    page.press("Close review").await?;

    page.open_dialog("Your games").await?;
    page.press("Review 5 in a row").await?;
    page.press("Black g7").await?;
    page.press("White g8!?").await?;
    page.reads("region", "White blocks.").await?;

    page.open_dialog("Share").await?;
    let link = page.value_of("The link").await?;
    ensure!(link.contains("15x15k5/h8i9i8/v/"), "{link}");
    page.tick("With variations and notes").await?;
    page.until("a link without variations", async || {
        let link = page.value_of("The link").await?;
        Ok(if link.contains("/v/") { Err(link) } else { Ok(()) })
    })
    .await?;
    page.close_dialog("Share").await?;

    // Elsewhere.
    page.run::<()>("localStorage.clear()", []).await?;
    page.follow(&link).await?;
    page.press("Black g7").await?;
    page.press("White g8!?").await?;
    page.reads("region", "White blocks.").await
}

/// In a review, a press on the board tries a move. The variation can be removed and brought back, and is marked where it
/// leaves the game, which stays as it was.
pub(crate) async fn tries_moves_in_a_review(page: Page) -> Result<()> {
    page.open_variant_on(SMALL_PHONE, Variant::Fine).await?;
    page.new_game(&[("Against", "Two players here")]).await?;
    page.play_all("a1 a2 b1 b2 c1").await?;
    page.press("Review").await?;
    page.press("Previous move").await?;
    page.press("Previous move").await?;
    page.tap("c3").await?;
    page.board_shows("Xa1 Oa2 Xb1 Oc3").await?;
    page.says("variation").await?;
    page.tap("c1").await?;
    page.status_begins("Move 5 of 5").await?;
    page.press("Previous move").await?;
    page.press("Remove from here").await?;
    page.board_shows("Xa1 Oa2 Xb1").await?;
    page.press("Restore").await?;
    page.board_shows("Xa1 Oa2 Xb1 Oc3").await?;
    page.press("Back to the game").await?;
    page.press("Next move").await?;
    page.board_shows("Xa1 Oa2 Xb1 Ob2").await?;
    page.press("Previous move").await?;
    page.notes("c3", &["move 4 in a line for O"]).await?;
    page.tap("c3").await?;
    page.board_shows("Xa1 Oa2 Xb1 Oc3").await?;
    page.press("Back to the game").await?;
    page.press("Close review").await?;
    page.board_shows("Xa1 Oa2 Xb1 Ob2 Xc1").await
}
