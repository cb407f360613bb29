//! The same game in two or three tabs. Each action in one tab is shown in all, and only that tab writes to the storage.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page, Tab};
use browser_tests::site::Variant;
use serde_json::json;

use crate::correspondence::{BY_LINK, NOT_SENT};
use crate::links::accept_invitation;

/// Returns how often this tab has written to the storage.
async fn writes(page: &Page) -> Result<u32> {
    page.run("return window.writes", []).await
}

/// Opens the page in another tab, where it counts its writes. Returns the previous tab and the new one.
async fn open_another(page: &Page) -> Result<[Tab; 2]> {
    let tabs = page.open_tab().await?;
    page.open_at(Variant::Counted).await?;
    Ok(tabs)
}

/// If a friend's answer is opened in a new tab, which is the most common way to play by link, the waiting tab shows it
/// and the moves after it. A new game in that tab keeps this one.
pub(crate) async fn an_answer_in_a_new_tab_is_kept([page, friend]: [Page; 2]) -> Result<()> {
    page.open_at(Variant::Counted).await?;
    page.new_game(&BY_LINK).await?;
    page.play("b2").await?;
    let link = page.address_is_of_game("3x3k3/b2").await?;
    friend.follow(&link).await?;
    friend.status_begins("Your move").await?;
    friend.play("a1").await?;
    let answer = friend.address_is_of_game("3x3k3/b2a1").await?;

    let written = writes(&page).await?;
    let [waiting, answered] = page.open_tab().await?;
    page.follow(&answer).await?;
    page.status_begins("Your move").await?;
    page.play("c3").await?;
    page.status_begins(NOT_SENT).await?;
    page.use_tab(&waiting).await?;
    page.board_shows("Xb2 Oa1 Xc3").await?;
    page.status_begins(NOT_SENT).await?;
    ensure!(writes(&page).await? == written, "the waiting tab writes");

    page.use_tab(&answered).await?;
    page.close_tab().await?;
    page.use_tab(&waiting).await?;
    page.new_game(&FRIENDS).await?;
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    page.press("Continue 3×3").await?;
    page.board_shows("Xb2 Oa1 Xc3").await
}

/// The own game is the same in all tabs: moves, undo and redo, the next game, the score and its reset.
pub(crate) async fn the_own_game_is_the_same_in_all_tabs(page: Page) -> Result<()> {
    page.open_at(Variant::Counted).await?;
    page.new_game(&FRIENDS).await?;
    let [first, second] = open_another(&page).await?;
    let [_, third] = open_another(&page).await?;
    let all = [&first, &second, &third];
    let is_shown = async |moves: &str| {
        for tab in all {
            page.use_tab(tab).await?;
            page.board_shows(moves).await?;
        }
        anyhow::Ok(())
    };
    page.play_all("a1 a2").await?;
    is_shown("Xa1 Oa2").await?;
    page.use_tab(&second).await?;
    page.play("b1").await?;
    is_shown("Xa1 Oa2 Xb1").await?;
    page.use_tab(&first).await?;
    page.press("Undo").await?;
    is_shown("Xa1 Oa2").await?;
    page.use_tab(&third).await?;
    page.press("Redo").await?;
    is_shown("Xa1 Oa2 Xb1").await?;
    page.use_tab(&second).await?;
    page.play_all("b2 c1").await?;
    for tab in all {
        page.use_tab(tab).await?;
        page.status_begins("X wins").await?;
        page.score_is([1, 0, 0]).await?;
    }
    page.press_in_menu("Reset score").await?;
    page.use_tab(&first).await?;
    page.score_is([0, 0, 0]).await?;
    let written = writes(&page).await?;
    page.use_tab(&third).await?;
    page.press("Restore score").await?;
    page.press("Play again").await?;
    is_shown("").await?;
    page.use_tab(&first).await?;
    page.score_is([1, 0, 0]).await?;
    ensure!(writes(&page).await? == written, "a tab that nobody touched writes");
    Ok(())
}

/// A tab that has missed events from other tabs, for example because the browser had put it to sleep, shows what they
/// did instead of overwriting it.
pub(crate) async fn a_tab_that_slept_overwrites_nothing(page: Page) -> Result<()> {
    page.open_at(Variant::Counted).await?;
    page.new_game(&FRIENDS).await?;
    page.play("a1").await?;
    page.run::<()>("window.isDeaf = true", []).await?;
    let [asleep, awake] = open_another(&page).await?;
    page.play_all("b1 c1").await?;
    page.use_tab(&asleep).await?;
    page.run::<()>(
        "for (const it of allOf('gridcell')) if (nameOf(it).startsWith('c3')) it.click()",
        [],
    )
    .await?;
    page.board_shows("Xa1 Ob1 Xc1").await?;
    page.play("c3").await?;
    page.use_tab(&awake).await?;
    page.board_shows("Xa1 Ob1 Xc1 Oc3").await
}

/// A tab that loads slowly shows what another one did meanwhile.
pub(crate) async fn a_tab_that_is_slow_to_load_misses_nothing(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.play("a1").await?;
    page.site().hold("lazy");
    let [first, slow] = page.open_tab().await?;
    page.open().await?;
    page.board_shows("Xa1").await?;
    page.use_tab(&first).await?;
    page.play("b1").await?;
    page.use_tab(&slow).await?;
    page.site().release();
    page.board_shows("Xa1 Ob1").await
}

/// A tab that has missed a move in another tab does not offer a draw, but shows the move.
pub(crate) async fn a_tab_that_slept_offers_no_draw(page: Page) -> Result<()> {
    page.open_at(Variant::Counted).await?;
    page.new_game(&[("Board", "Endless"), ("Against", "Two players here")]).await?;
    page.tap("r0u0").await?;
    page.board_shows("Br0u0").await?;
    page.run::<()>("window.isDeaf = true", []).await?;
    let [asleep, awake] = open_another(&page).await?;
    page.shows("grid", "Endless 5 in a row").await?;
    page.tap("r1u1").await?;
    page.board_shows("Br0u0 Wr1u1").await?;
    page.use_tab(&asleep).await?;
    page.run::<()>("find('button', 'Offer draw')[0].click()", []).await?;
    page.board_shows("Br0u0 Wr1u1").await?;
    page.says("Last move: r1u1").await?;
    page.use_tab(&awake).await?;
    page.board_shows("Br0u0 Wr1u1").await?;
    page.says("Last move: r1u1").await
}

/// After the back button, the page shows what another tab did meanwhile, and writes nothing, whether the browser has
/// reloaded it or restored it from the back/forward cache.
pub(crate) async fn a_page_that_one_goes_back_to_has_missed_nothing(page: Page) -> Result<()> {
    const NOTE: &str = "window.isKept = false;
        addEventListener('pageshow', (event) => (window.isKept = event.persisted))";
    page.open_at(Variant::Counted).await?;
    page.new_game(&FRIENDS).await?;
    page.play("a1").await?;
    page.run::<()>(NOTE, []).await?;
    let written = writes(&page).await?;
    page.visit("/blank").await?;
    let [left, other] = open_another(&page).await?;
    page.play_all("b1 c1").await?;
    page.use_tab(&left).await?;
    // Firefox requests an icon when it restores a page from its cache.
    page.site().refuse(Some("favicon.ico"));
    page.go_back_by_script().await?;
    page.goes_to(&format!("{}{}", page.site().origin(), Variant::Counted.path())).await?;
    page.wait_until_ready().await?;
    page.board_shows("Xa1 Ob1 Xc1").await?;
    let is_kept: bool = page.run("return window.isKept ?? false", []).await?;
    let expected = if is_kept { written } else { 0 };
    ensure!(writes(&page).await? == expected, "a page that nobody touched writes");
    page.play("c3").await?;
    page.use_tab(&other).await?;
    page.board_shows("Xa1 Ob1 Xc1 Oc3").await
}

/// Settings and the position that is being arranged are the same in all tabs.
pub(crate) async fn settings_and_what_is_arranged_are_the_same_in_all_tabs(
    page: Page,
) -> Result<()> {
    page.open_at(Variant::Counted).await?;
    page.new_game(&FRIENDS).await?;
    page.open_dialog("New game").await?;
    page.arrange().await?;
    page.tap("b2").await?;
    let [first, second] = open_another(&page).await?;
    page.board_shows("Xb2").await?;
    page.tap("a1").await?;
    page.open_dialog("Settings").await?;
    page.choose("Theme", "Wood").await?;
    page.use_tab(&first).await?;
    page.board_shows("Oa1 Xb2").await?;
    page.until("the other look", async || {
        let look: String = page.run("return document.documentElement.dataset.theme", []).await?;
        Ok(if look == "wood" { Ok(()) } else { Err(look) })
    })
    .await?;
    page.press("Back").await?;
    page.no_longer_shows("button", "Play from here").await?;
    page.use_tab(&second).await?;
    page.close_dialog("Settings").await?;
    page.no_longer_shows("button", "Play from here").await?;
    page.board_shows("").await
}

/// If the computer answers in another tab, a reload still brings back the game in which a person has moved last.
pub(crate) async fn an_answer_in_another_tab_replaces_no_game(page: Page) -> Result<()> {
    page.open_at(Variant::Counted).await?;
    page.new_game(&BY_LINK).await?;
    let [by_link, own] = page.open_tab().await?;
    page.open_at(Variant::Held).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.tap("a1").await?;
    page.board_shows("Xa1").await?;
    page.use_tab(&by_link).await?;
    page.play("b2").await?;
    page.status_begins(NOT_SENT).await?;
    page.use_tab(&own).await?;
    // WebKit paints nothing in a background tab, so the scenario does not wait for that.
    page.run::<()>("window.release()", []).await?;
    page.board_shows("Xa1 Oa3").await?;
    page.use_tab(&by_link).await?;
    page.reload().await?;
    page.status_begins(NOT_SENT).await?;
    page.board_shows("Xb2").await
}

/// A removed game is gone in all tabs, and only comes back if it is restored.
pub(crate) async fn a_removed_game_stays_removed(page: Page) -> Result<()> {
    page.open_at(Variant::Counted).await?;
    page.new_game(&BY_LINK).await?;
    page.play("a1").await?;
    let [first, second] = open_another(&page).await?;
    page.status_begins(NOT_SENT).await?;
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    page.press("Remove 3×3").await?;
    page.shows_notice("Removed the game.").await?;
    page.use_tab(&first).await?;
    page.status_begins("X to move").await?;
    let written = writes(&page).await?;
    page.use_tab(&second).await?;
    page.press("Restore").await?;
    page.use_tab(&first).await?;
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    page.shows("button", "Continue 3×3").await?;
    ensure!(writes(&page).await? == written, "a tab that nobody touched writes");
    Ok(())
}

/// If the page is closed before it has completely stored a move by link, it stores the rest when it is opened again.
pub(crate) async fn a_move_that_was_half_kept_is_kept(page: Page) -> Result<()> {
    page.open().await?;
    accept_invitation(&page).await?;
    let [key, before] = kept_by_link(&page).await?;
    page.play("a1").await?;
    page.address_is_of_game("3x3k3/b2a1").await?;
    let [_, after] = kept_by_link(&page).await?;
    ensure!(before != after, "the move is not stored: {after}");
    page.run::<()>("localStorage.setItem(...arguments)", [json!(key), json!(before)]).await?;
    page.reload().await?;
    page.until("the move to be stored", async || {
        let [_, kept] = kept_by_link(&page).await?;
        Ok(if kept == after { Ok(()) } else { Err(kept) })
    })
    .await
}

/// Returns the key of the only game by link, and its text.
async fn kept_by_link(page: &Page) -> Result<[String; 2]> {
    const KEPT: &str =
        "return Object.entries(localStorage).find(([key]) => key.includes('/1/by-link/'))";
    page.run(KEPT, []).await
}
