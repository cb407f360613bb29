//! *Share*: sending, copying and showing links, and the list of games by link.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};
use browser_tests::site::Variant;
use in_a_row::storage_keys::{BY_LINK as BY_LINK_KEYS, by_link, key};

use crate::correspondence::{BY_LINK, NOT_SENT};
use crate::links::{INVITATION, accept_invitation};

const STONES: [(&str, &str); 2] = [("Board", "Gomoku 15×15"), ("Against", "Two players here")];

/// The device shares a message with the link, whose turn it is, and the board if it is small.
pub(crate) async fn hands_a_message_to_the_device(page: Page) -> Result<()> {
    page.open_at(Variant::Shares).await?;
    // If the friend starts, the invitation has an empty board.
    page.new_game(&[BY_LINK[0], BY_LINK[1], ("Who starts", "Friend")]).await?;
    page.status_begins(NOT_SENT).await?;
    page.address_is_of_game("3x3k3").await?;

    page.new_game(&BY_LINK).await?;
    page.play("b2").await?;
    let link = page.address_is_of_game("3x3k3/b2").await?;
    page.press("Send the link").await?;
    page.status_begins("Sent. Waiting for your friend").await?;
    page.no_longer_shows("dialog", "").await?;
    let sent = page.sent_messages(1).await?.remove(0);
    ensure!(sent.url.as_ref() == Some(&link), "{sent:?} instead of {link}");
    let text = "Tic-tac-toe: your move, you are O\n. . .\n. X .\n. . .";
    ensure!(sent.text == text, "{sent:?}");
    ensure!(sent.pressed, "it is sent too late for Safari");

    page.run::<()>("window.callsOff = true", []).await?;
    page.press("Send again").await?;
    page.reads("dialog", "Not sent.").await?;
    page.close_dialog("Friend by link").await?;

    page.run::<()>("window.callsOff = false", []).await?;
    page.new_game(&STONES).await?;
    page.status_begins("Black to move").await?;
    page.open_dialog("Share").await?;
    let link = page.value_of("The link").await?;
    ensure!(link.ends_with("#15x15k5"), "{link}");
    page.shows("button", "Copy board").await?;
    page.no_longer_shows("button", "Copy moves").await?;
    page.press("Send the link").await?;
    let sent = page.sent_messages(3).await?.remove(2);
    ensure!(sent.text == "5 in a row on 15×15: Black to move", "{sent:?}");
    ensure!(sent.url == Some(link), "{sent:?}");

    // While the device's share sheet is open, another press does nothing.
    const ASKED: &str = "return window.sent.length";
    page.run::<()>("window.staysOpen = true", []).await?;
    page.press("Send the link").await?;
    page.press("Send the link").await?;
    page.press("Send the link").await?;
    let asked: u32 = page.run(ASKED, []).await?;
    ensure!(asked == 4, "asked {asked} times");
    page.run::<()>("window.staysOpen = false; dispatchEvent(new Event('answered'))", []).await?;
    page.reads("dialog", "Shared.").await?;
    page.press("Send the link").await?;
    let asked: u32 = page.run(ASKED, []).await?;
    ensure!(asked == 5, "asked {asked} times");
    Ok(())
}

/// If the device cannot share, everything is copied to the clipboard, and the page says so.
pub(crate) async fn copies_where_nothing_is_handed_on(page: Page) -> Result<()> {
    const COPIED: &str = "Copied. Paste it wherever your friend reads it.";
    // The text must change each time, or screen readers would not read it again.
    const LIVE: &str = "return document.querySelector('dialog[open] [aria-live]').textContent";
    let mut last = String::new();
    page.open_at(Variant::Copies).await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("b2 a1 c3").await?;
    let link = page.address_is("3x3k3/b2a1c3").await?;
    page.open_dialog("Share").await?;
    let board = ". . X\n. X .\nO . .";
    for (count, (button, text)) in (1..).zip([
        ("Send the link", format!("Tic-tac-toe: O to move\n{board}\n{link}")),
        ("Copy link", link.clone()),
        ("Copy moves", "1. b2 2. a1 3. c3".into()),
        ("Copy board", board.into()),
    ]) {
        page.press(button).await?;
        let sent = page.sent_messages(count).await?.remove(count - 1);
        ensure!(sent.text == text && sent.pressed, "{button}: {sent:?} instead of {text:?}");
        page.reads("dialog", COPIED).await?;
        page.until("the text to change", async || {
            let now: String = page.run(LIVE, []).await?;
            Ok(if now == last { Err(now) } else { Ok(()) })
        })
        .await?;
        last = page.run(LIVE, []).await?;
    }
    page.close_dialog("Share").await?;
    page.open_dialog("Share").await?;
    let words = page.texts("dialog").await?.join(" ");
    ensure!(!words.contains(COPIED), "nothing is copied yet: {words}");
    page.close_dialog("Share").await?;

    // In a review, the shown position is shared.
    page.play_all("c1 b1 c2 b3").await?;
    page.press("Review").await?;
    page.press("To the beginning").await?;
    page.press("Next move").await?;
    page.board_shows("Xb2").await?;
    page.open_dialog("Share").await?;
    let link = page.value_of("The link").await?;
    ensure!(link.ends_with("#3x3k3/b2"), "{link}");
    page.press("Copy board").await?;
    let sent = page.sent_messages(5).await?.remove(4);
    ensure!(sent.text == ". . .\n. X .\n. . .", "{sent:?}");
    Ok(())
}

/// If the browser refuses to share and to copy, the page says so and selects the text for copying by hand.
pub(crate) async fn selects_the_link_where_all_is_refused(page: Page) -> Result<()> {
    const REFUSED: &str = "This browser doesn’t let the page send or copy. The text is selected";
    // Without HTTPS, the browser does not even have these functions.
    const NONE: &str = "for (const it of ['share', 'clipboard']) {
        Object.defineProperty(navigator, it, { value: undefined, configurable: true });
      }";
    page.open_at(Variant::Mute).await?;
    page.new_game(&FRIENDS).await?;
    page.play("b2").await?;
    page.open_dialog("Share").await?;
    let link = page.value_of("The link").await?;
    ensure!(link.ends_with("#3x3k3/b2"), "{link}");
    for button in ["Send the link", "Copy link"] {
        page.press(button).await?;
        page.reads("dialog", REFUSED).await?;
        page.focus_is_on("textbox", "The link").await?;
        let selected = page.selected_text().await?;
        ensure!(selected == link, "{selected:?} of {link}");
    }
    for (button, field, text) in
        [("Copy moves", "The moves", "1. b2"), ("Copy board", "The board", ". . .\n. X .\n. . .")]
    {
        page.press(button).await?;
        page.reads("dialog", REFUSED).await?;
        page.focus_is_on("textbox", field).await?;
        let selected = page.selected_text().await?;
        ensure!(selected == text, "{selected:?} of {text:?}");
    }
    page.press("Copy link").await?;
    page.focus_is_on("textbox", "The link").await?;
    page.no_longer_shows("textbox", "The board").await?;
    page.close_dialog("Share").await?;
    page.run::<()>(NONE, []).await?;
    page.open_dialog("Share").await?;
    page.press("Send the link").await?;
    page.reads("dialog", REFUSED).await?;
    page.focus_is_on("textbox", "The link").await
}

/// If the clipboard does not answer, the page says so; once it has answered, the page says that too.
pub(crate) async fn waits_no_longer_for_a_clipboard(page: Page) -> Result<()> {
    page.open_at(Variant::Copies).await?;
    page.new_game(&FRIENDS).await?;
    page.play("b2").await?;
    page.open_dialog("Share").await?;
    page.run::<()>("window.isSilent = true", []).await?;
    page.press("Copy moves").await?;
    page.reads("dialog", "This browser doesn’t let the page send or copy. The text is selected")
        .await?;
    page.focus_is_on("textbox", "The moves").await?;
    page.run::<()>("dispatchEvent(new Event('answered'))", []).await?;
    page.reads("dialog", "Copied. Paste it wherever your friend reads it.").await?;
    page.no_longer_shows("textbox", "The moves").await
}

/// The link is also shown as a QR code for another phone.
pub(crate) async fn shows_a_picture_to_scan(page: Page) -> Result<()> {
    const MODULES: &str = "const it = find('img', 'QR')[0];
        return { path: it.querySelector('path').getAttribute('d'), side: it.getBoundingClientRect().width }";
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.play("b2").await?;
    page.open_dialog("Share").await?;
    ensure!(!page.has("img", "QR").await?, "the QR code is shown at first");
    page.press("Scan it with another phone").await?;
    page.shows("img", "QR").await?;
    let shown: serde_json::Value = page.run(MODULES, []).await?;
    let (path, side) = (shown["path"].as_str().unwrap_or_default(), shown["side"].as_f64());
    ensure!(path.len() > 500 && side > Some(150.0), "{shown}");

    page.close_dialog("Share").await?;
    page.play("a1").await?;
    page.open_dialog("Share").await?;
    page.shows("img", "QR").await?;
    let later: serde_json::Value = page.run(MODULES, []).await?;
    ensure!(later["path"] != shown["path"], "another link has the same QR code");
    Ok(())
}

/// Opens *Your games*, and returns its text.
async fn open_your_games(page: &Page) -> Result<String> {
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    Ok(page.texts("dialog").await?.join("\n"))
}

/// Asserts that the text contains these words in this order.
fn has_in_turn(text: &str, words: &[&str]) -> Result<()> {
    let mut rest = text;
    for word in words {
        let found = rest.split_once(word);
        ensure!(found.is_some(), "no {word:?} where it is expected in {text:?}");
        rest = found.map_or("", |(_, after)| after);
    }
    Ok(())
}

/// Several games by link can go on at once. Those that wait for you come first, and removed games can be restored.
pub(crate) async fn keeps_several_games(page: Page) -> Result<()> {
    const OWN: &str = "3×3, 3 in a row, you are X, 1 move";
    const THEIRS: &str = "3×3, 3 in a row, you are O, 1 move";
    const THEIRS_NOW: &str = "3×3, 3 in a row, you are O, 2 moves";
    page.open().await?;
    let words = open_your_games(&page).await?;
    ensure!(words.contains("No games here yet."), "{words}");
    page.close_dialog("Your games").await?;
    page.close_dialog("Share").await?;

    page.new_game(&BY_LINK).await?;
    page.play("a1").await?;
    page.status_begins(NOT_SENT).await?;
    accept_invitation(&page).await?;
    page.board_shows("Xb2").await?;
    let words = open_your_games(&page).await?;
    has_in_turn(&words, &["Your move", THEIRS, NOT_SENT, OWN])?;

    page.press("Remove 3×3, 3 in a row, you are O").await?;
    page.no_longer_shows("dialog", "").await?;
    page.shows_notice("Removed the game.").await?;
    page.board_shows("").await?;
    page.status_begins("X to move").await?;
    page.press("Restore").await?;
    page.no_longer_shows("alert", "").await?;
    let words = open_your_games(&page).await?;
    has_in_turn(&words, &["Your move", THEIRS, NOT_SENT, OWN])?;
    page.press("Continue 3×3, 3 in a row, you are O").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2").await?;
    page.play("a1").await?;
    let words = open_your_games(&page).await?;
    has_in_turn(&words, &[NOT_SENT, THEIRS_NOW, NOT_SENT, OWN])?;
    ensure!(!words.contains("Your move"), "no game waits for you: {words}");
    ensure!(words.contains("2 of at most 200 games by link."), "{words}");

    // A game that is stored under another game's name could not be continued, so it is not listed.
    const MISPLACE: &str =
        "const game = Object.entries(localStorage).find(([key]) => key.includes('/1/by-link/'));
        localStorage.setItem(arguments[0], game[1])";
    page.close_dialog("Your games").await?;
    page.close_dialog("Share").await?;
    page.run::<()>(MISPLACE, [key(&by_link(&"zzzzzzzz")).into()]).await?;
    open_your_games(&page).await?;
    ensure!(page.names("checkbox").await?.len() == 2, "a game that cannot be continued is listed");

    // Remove several games at once.
    page.tick("Select 3×3, 3 in a row, you are X").await?;
    page.tick("Select 3×3, 3 in a row, you are O").await?;
    page.press("Remove selected").await?;
    page.shows_notice("Removed 2 games.").await?;
    page.status_begins("X to move").await?;
    page.press("Restore").await?;
    let words = open_your_games(&page).await?;
    ensure!(words.contains("2 of at most 200 games by link."), "{words}");
    Ok(())
}

/// A device keeps at most 200 games by link. The page says so before it begins another one.
pub(crate) async fn says_where_there_are_too_many_games(page: Page) -> Result<()> {
    const FILL: &str =
        "for (let n = 0; n < 199; n += 1) localStorage.setItem(`${arguments[0]}${n}`, 'x')";
    page.open().await?;
    page.new_game(&BY_LINK).await?;
    page.play("a1").await?;
    page.status_begins(NOT_SENT).await?;
    page.run::<()>(FILL, [key(BY_LINK_KEYS).into()]).await?;
    page.open_link(INVITATION).await?;
    page.press("Play").await?;
    page.shows_notice("You have 200 games by link, which is the limit.").await?;
    page.shows("button", "Play").await?;
    page.press("Dismiss").await?;
    page.press("Not now").await?;
    page.start_game(&BY_LINK).await?;
    page.shows_notice("You have 200 games by link").await?;
    page.board_shows("Xa1").await
}

/// A position that is being arranged when an invitation is accepted is kept in *Your games*.
pub(crate) async fn keeps_a_position_while_a_game_comes_in(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.open_dialog("New game").await?;
    page.arrange().await?;
    page.tap("c3").await?;
    page.board_shows("Xc3").await?;
    accept_invitation(&page).await?;
    page.board_shows("Xb2").await?;
    page.reload().await?;
    page.board_shows("Xb2").await?;
    let words = open_your_games(&page).await?;
    ensure!(words.contains("A position you are setting up\n3×3, 3 in a row, 1 mark"), "{words}");
    page.press("Continue 3×3, 3 in a row, 1 mark").await?;
    page.board_shows("Xc3").await?;
    page.tap("a1").await?;
    page.board_shows("Oa1 Xc3").await?;
    page.press("Back").await?;
    page.board_shows("Xb2").await?;
    // The changed position is kept once.
    let words = open_your_games(&page).await?;
    let kept: Vec<_> = words.matches("A position you are setting up").collect();
    ensure!(kept.len() == 1 && words.contains("2 marks"), "{words}");
    Ok(())
}
