//! Opening links, and the page's own address.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Key, Page, Screen};
use browser_tests::site::Variant;
use in_a_row::storage_keys::{OWN_GAME, key};
use serde_json::json;

use crate::correspondence::{BY_LINK, NOT_SENT};

/// An invitation after the first move, and the same game as two others play it.
pub(crate) const INVITATION: &str = "kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b2";
pub(crate) const OF_TWO: &str = "kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c3";

const OWN_IS_KEPT: &str = "A position from a link. Your own game is kept.";

/// Begins a game against the computer with a move and its answer.
async fn open_own_game(page: &Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("b2").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.address_is("3x3k3/b2a3").await.map(drop)
}

/// Joins a friend's game, in which it is your turn.
pub(crate) async fn accept_invitation(page: &Page) -> Result<()> {
    page.open_link(INVITATION).await?;
    page.press("Play").await?;
    page.no_longer_shows("button", "Play").await?;
    page.status_begins("Your move").await
}

/// If a link cannot be opened, the page says why and keeps the current game. The address keeps the link, so that it
/// can be corrected, until the game goes on.
pub(crate) async fn bad_links_say_why(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    let too_long = "h8".repeat(20_001);
    for (link, why) in [
        ("kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c", "it is cut off after move 2. Ask for it again"),
        ("15x15k5/h8i9,z99", "the board, or a cell in it, is too large"),
        ("15x15k5/h8%20i9%20is%20good", "character 13, “i”, does not belong there"),
        (&too_long, "it is longer than any game"),
    ] {
        page.open_link(link).await?;
        page.shows_notice(&format!("The link could not be opened: {why}")).await?;
        page.shows_notice("Your own game has not changed.").await?;
        page.board_shows("Xb2 Oa3").await?;
        page.address_is(link).await?;
    }
    let notices = page.texts("alert").await?;
    ensure!(notices.len() == 1, "one notice is enough: {notices:?}");
    page.open_link("3x3k3/b2").await?;
    page.reads("region", OWN_IS_KEPT).await?;
    page.no_longer_shows("alert", "").await?;

    page.open_link("3x3k3/b2b2").await?;
    page.shows_notice("move 2, b2, is taken").await?;
    page.press("Close review").await?;
    page.play("b1").await?;
    page.no_longer_shows("alert", "").await?;
    page.address_is("3x3k3/b2a3b1b3").await.map(drop)
}

/// If the page is opened with a bad link, it says why and can be played.
pub(crate) async fn a_bad_link_is_no_bad_beginning(page: Page) -> Result<()> {
    page.visit("/at/plain/#50x50k5").await?;
    page.wait_until_ready().await?;
    page.shows_notice("it has 50 columns, but a board has 3 to 40").await?;
    page.address_is("50x50k5").await?;
    page.press("Dismiss").await?;
    page.new_game(&FRIENDS).await?;
    page.play("b2").await?;
    page.address_is("3x3k3/b2").await.map(drop)
}

/// The address is read as tolerantly as pasted text: with characters appended, in capitals, with commas, and with an
/// encoded `#`.
pub(crate) async fn an_address_need_not_be_exact(page: Page) -> Result<()> {
    for (address, link, marks) in [
        ("#3x3k3/b2a1&fbclid=IwAR1x2", "3x3k3/b2a1", "Xb2 Oa1"),
        ("#3X3K3/B2,A1.", "3x3k3/b2a1", "Xb2 Oa1"),
        ("?%233x3k3%2Fb2", "3x3k3/b2", "Xb2"),
        (
            "#3x3k3/a1b1c1b2a2c2b3a3c3",
            "3x3k3/a1b1c1b2a2c2b3a3c3",
            "Xa1 Ob1 Xc1 Ob2 Xa2 Oc2 Xb3 Oa3 Xc3",
        ),
    ] {
        page.visit("/blank").await?;
        page.visit(&format!("/at/plain/{address}")).await?;
        page.wait_until_ready().await?;
        page.board_shows(marks).await?;
        let whole = page.address_is(link).await?;
        ensure!(whole.ends_with(&format!("/at/plain/#{link}")), "{whole}");
    }
    page.visit("/blank").await?;
    page.visit("/at/plain/?%2350x50k5").await?;
    page.shows_notice("it has 50 columns, but a board has 3 to 40").await?;
    let whole = page.address().await?;
    ensure!(whole.ends_with("?%2350x50k5"), "the bad link is not kept: {whole}");
    Ok(())
}

/// A link with moves after a declared draw is shown up to its last move.
pub(crate) async fn a_link_goes_on_after_a_draw(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.open_link("3x3k3/a1b1c1b2a2c2b3a3c3").await?;
    page.says("Move 9 of 9").await?;
    for moves in (5..9).rev() {
        page.press("Previous move").await?;
        page.says(&format!("Move {moves} of 9")).await?;
    }
    page.press("To the end").await?;
    page.says("Move 9 of 9").await?;
    page.press("Close review").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.score_is([0, 0, 0]).await
}

/// While a position from a link is shown, the own game is kept.
pub(crate) async fn a_link_leaves_the_own_game_alone(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.open_link("3x3k3/a1b1c1").await?;
    page.says("Move 3 of 3").await?;
    page.reads("region", OWN_IS_KEPT).await?;
    page.board_shows("Xa1 Ob1 Xc1").await?;
    page.press("Previous move").await?;
    page.address_is("3x3k3/a1b1").await?;
    page.press("Close review").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.address_is("3x3k3/b2a3").await?;
    page.play("b1").await?;
    page.status_begins("X to move").await
}

/// A reload right after the end of a link's review does not open the link again.
pub(crate) async fn a_link_is_done_with_when_its_review_ends(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.open_link("3x3k3/a1b1c1").await?;
    page.says("Move 3 of 3").await?;
    page.press("Close review").await?;
    page.reload().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.status_begins("X to move").await
}

/// A link is shown with a line about its current move, but without the score and the crosshair of the own game.
pub(crate) async fn a_link_is_shown_by_itself(page: Page) -> Result<()> {
    const CROSSHAIRS: &str =
        "return [...document.querySelectorAll('.crosshair')].filter(isShown).length";
    const SCORE: &str = "return find('group', 'Score').map((it) => it.innerText).join()";
    page.open_variant_on(Screen::new(1280, 800), Variant::Fine).await?;
    page.new_game(&[("Board", "Gomoku 15×15"), ("Against", "Two players here")]).await?;
    page.change_setting("Move confirmation", "Select, then Place").await?;
    page.tap("h8").await?;
    let crosshairs: usize = page.run(CROSSHAIRS, []).await?;
    ensure!(crosshairs == 1, "{crosshairs} crosshairs with a cell selected");
    let score: String = page.run(SCORE, []).await?;
    ensure!(has_number(&score), "no score of the own game: {score:?}");

    page.set_link("15x15k5/h8i9h10i10").await?;
    page.says("Move 4 of 4").await?;
    // This shows even before the verdict.
    page.says("white i10").await?;
    let crosshairs: usize = page.run(CROSSHAIRS, []).await?;
    ensure!(crosshairs == 0, "a crosshair without a selected cell");
    let score: String = page.run(SCORE, []).await?;
    ensure!(!has_number(&score), "the own score: {score:?}");
    Ok(())
}

/// Returns whether a line of the text is just a number.
fn has_number(text: &str) -> bool {
    text.lines().any(|line| line.trim().parse::<u32>().is_ok())
}

/// A game by link replaces the one against the computer, which is kept in *Your games*.
pub(crate) async fn an_invitation_sets_the_own_game_aside(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.open_link(INVITATION).await?;
    page.reads("region", "A friend invites you to tic-tac-toe. You play O.").await?;
    page.reads("region", "Your own game is kept.").await?;
    page.press("Play").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2").await?;
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    page.press("Continue 3×3, 3 in a row, First free, 2 moves").await?;
    page.no_longer_shows("dialog", "Share").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.status_begins("X to move").await?;
    page.address_is("3x3k3/b2a3").await?;
    page.play("b1").await
}

/// If you open your own link again, the page waits for your friend and offers to send the link again.
pub(crate) async fn the_own_link_is_known(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&BY_LINK).await?;
    page.play("b2").await?;
    let link = page.address_is_of_game("3x3k3/b2").await?;
    page.visit("/blank").await?;
    page.follow(&link).await?;
    page.status_begins(NOT_SENT).await?;
    page.shows("button", "Send the link").await?;
    page.board_shows("Xb2").await?;
    page.tap("a1").await?;
    page.board_shows("Xb2").await?;
    page.shows_no_notice().await?;

    // The same with another game on the board.
    accept_invitation(&page).await?;
    page.follow(&link).await?;
    page.status_begins(NOT_SENT).await?;
    page.address_is_of_game("3x3k3/b2").await.map(drop)
}

/// The browser's back and forward buttons lead from link to link and back to the game.
pub(crate) async fn back_and_forward_lead_from_link_to_link(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.open_link("3x3k3/a1b1").await?;
    page.board_shows("Xa1 Ob1").await?;
    page.open_link("15x15k5/h8i9").await?;
    page.board_shows("Bh8 Wi9").await?;
    page.address_is("15x15k5/h8i9").await?;
    page.go_back().await?;
    page.board_shows("Xa1 Ob1").await?;
    page.go_back().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.status_begins("X to move").await?;
    page.address_is("3x3k3/b2a3").await?;
    page.go_forward().await?;
    page.board_shows("Xa1 Ob1").await?;
    page.reads("region", OWN_IS_KEPT).await?;
    page.go_forward().await?;
    page.board_shows("Bh8 Wi9").await
}

/// If the back button leads to an older address of the current game, the game stays and the address is updated.
pub(crate) async fn going_back_takes_no_move_back(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    accept_invitation(&page).await?;
    page.play("a1").await?;
    page.address_is_of_game("3x3k3/b2a1").await?;
    page.go_back().await?;
    page.address_is_of_game("3x3k3/b2a1").await?;
    page.board_shows("Xb2 Oa1").await?;
    page.status_begins(NOT_SENT).await
}

/// The address is always a link to what is shown.
pub(crate) async fn the_address_follows_what_is_shown(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.play_all("b1").await?;
    page.address_is("3x3k3/b2a3b1b3").await?;
    page.press("Undo").await?;
    page.address_is("3x3k3/b2a3").await?;
    page.play_all("c2 a2").await?;
    page.status_begins("You win").await?;
    page.press("Review").await?;
    page.press("To the beginning").await?;
    page.address_is("3x3k3").await?;
    page.press("Next move").await?;
    page.address_is("3x3k3/b2").await?;
    page.reload().await?;
    page.status_begins("You win").await?;
    page.address_is("3x3k3/b2a3c2b3a2").await?;

    page.open_dialog("New game").await?;
    page.choose("Board", "Gomoku 15×15").await?;
    page.arrange().await?;
    page.shows("button", "Play from here").await?;
    page.press("Clear").await?;
    page.tap("h8").await?;
    page.address_is("15x15k5//h8").await?;
    page.press("Back").await?;
    page.address_is("3x3k3/b2a3c2b3a2").await.map(drop)
}

/// A reload keeps a position from a link, and a game by link.
pub(crate) async fn a_reload_keeps_what_was_there(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.open_link("3x3k3/a1b1").await?;
    page.says("Move 2 of 2").await?;
    page.reload().await?;
    page.says("Move 2 of 2").await?;
    page.board_shows("Xa1 Ob1").await?;
    page.press("Close review").await?;
    page.address_is("3x3k3/b2a3").await?;
    page.reload().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.status_begins("X to move").await?;

    accept_invitation(&page).await?;
    page.play("a1").await?;
    page.address_is_of_game("3x3k3/b2a1").await?;
    page.reload().await?;
    page.status_begins(NOT_SENT).await?;
    page.board_shows("Xb2 Oa1").await
}

/// A reload shows the last position, even before the address has been updated.
pub(crate) async fn a_reload_at_once_keeps_what_was_there(page: Page) -> Result<()> {
    page.open_on(Screen::new(700, 700)).await?;
    page.set_link("3x3k3/a1b1c1").await?;
    page.says("Misses a win").await?;
    page.press("Previous move").await?;
    page.says("Move 2 of 3").await?;
    page.reload_screen().await?;
    page.board_shows("Xa1 Ob1").await
}

/// A move that is made while the page is being reloaded is kept, although the reloaded address is an older one of the
/// same game.
pub(crate) async fn keeps_a_move_made_before_a_reload(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.play("b2").await?;
    page.address_is("3x3k3/b2").await?;
    page.play_during_reload("a1").await?;
    // Reload again at once, before the address has been updated.
    page.reload().await?;
    page.status_begins("X to move").await?;
    page.board_shows("Xb2 Oa1").await?;
    page.address_is("3x3k3/b2a1").await.map(drop)
}

/// A link can be pasted, alone or within a message, for example into an installed page with its own storage.
pub(crate) async fn a_link_can_be_pasted(page: Page) -> Result<()> {
    const PASTED_HERE: &str = "A link, moves, or the text of a file";
    open_own_game(&page).await?;
    page.open_dialog("Open a game").await?;
    page.fill_in(PASTED_HERE, "Your move: http://example.org/#3x3k3/a1b1.").await?;
    page.press("Open").await?;
    page.no_longer_shows("dialog", "Open a game").await?;
    page.says("Move 2 of 2").await?;
    page.board_shows("Xa1 Ob1").await?;
    page.open_dialog("Open a game").await?;
    ensure!(page.value_of(PASTED_HERE).await?.is_empty(), "the opened link is still there");
    page.fill_in(PASTED_HERE, INVITATION).await?;
    page.press("Open").await?;
    page.press("Play").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2").await?;
    page.open_dialog("Open a game").await?;
    page.fill_in(PASTED_HERE, "see #noughtsandcrosses").await?;
    page.press("Open").await?;
    page.shows_notice("The link could not be opened: it contains no link to a game.").await?;
    page.board_shows("Xb2").await?;
    page.press("Dismiss").await?;

    // Moves without a board are played on the current one. Enter opens them.
    page.open_dialog("Open a game").await?;
    page.fill_in(PASTED_HERE, "1. b2 a1 2. c3").await?;
    page.press_keys([Key::Enter]).await?;
    page.no_longer_shows("dialog", "Open a game").await?;
    page.board_shows("Xb2 Oa1 Xc3").await?;
    page.no_longer_shows("alert", "").await?;

    // A quoted message with several lines, in which the link is broken.
    const PASTE: &str = "find('textbox', 'A link, moves')[0].value = arguments[0]";
    page.open_dialog("Open a game").await?;
    let message = "> https://example.org/#15x15k5/h8i9h1\n> 0\n>\n> See you at 8!";
    page.run::<()>(PASTE, [json!(message)]).await?;
    page.press("Open").await?;
    page.board_shows("Bh8 Wi9 Bh10").await
}

/// A shared link contains only the game, without tracking parameters. Invisible characters in an opened link are
/// ignored.
pub(crate) async fn only_the_game_is_handed_on(page: Page) -> Result<()> {
    page.visit("/at/plain/?fbclid=tracked#3x3k3/\u{200b}a1\u{ad}b1\u{feff}").await?;
    page.wait_until_ready().await?;
    page.board_shows("Xa1 Ob1").await?;
    page.open_dialog("Share").await?;
    let link = page.value_of("The link").await?;
    ensure!(link.ends_with("/at/plain/#3x3k3/a1b1"), "{link}");
    Ok(())
}

/// An invitation is only shown at first, and nothing of it is stored. *Not now* goes back to the own game.
pub(crate) async fn an_invitation_asks_first(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    let before = page.stored().await?;
    page.open_link(INVITATION).await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2").await?;
    page.reload().await?;
    page.shows("button", "Play").await?;
    page.press("Not now").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.address_is("3x3k3/b2a3").await?;
    let after = page.stored().await?;
    ensure!(after == before, "{before:?} became {after:?}");

    // The first move joins the game as well; a press on a taken cell does not.
    page.open_link(INVITATION).await?;
    page.status_begins("Your move").await?;
    page.tap("b2").await?;
    page.shows("button", "Play").await?;
    page.play("a1").await?;
    page.status_begins(NOT_SENT).await?;
    page.board_shows("Xb2 Oa1").await?;
    page.address_is_of_game("3x3k3/b2a1").await?;
    page.shows("button", "Send the link").await
}

/// If storage is full, the own game stays stored, although another one replaces it on the board.
pub(crate) async fn a_full_storage_costs_no_game(page: Page) -> Result<()> {
    const FILL: &str = "for (let size = 2 ** 22; size; size >>= 1) {
            try {
                for (let n = 0; ; n += 1) localStorage.setItem(`filler/${size}/${n}`, 'x'.repeat(size));
            } catch {}
        }";
    open_own_game(&page).await?;
    // An older version stored the own game under one key only.
    page.run::<()>("localStorage.removeItem(arguments[0])", [key(OWN_GAME).into()]).await?;
    page.reload().await?;
    page.run::<()>(FILL, []).await?;
    page.open_link(INVITATION).await?;
    page.press("Play").await?;
    page.shows_notice("Storage for this page is full").await?;
    page.board_shows("Xb2").await?;
    page.set_link("").await?;
    page.reload().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.run::<()>("localStorage.clear()", []).await
}
