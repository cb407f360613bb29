//! Checks that the harness, which reuses browsers, lets no state leak from one scenario to the next.

use anyhow::{Context, Result, ensure};
use browser_tests::driver::USUAL_PAGE;
use browser_tests::page::{FRIENDS, Key, Page, Pointer, Screen};
use in_a_row::storage_keys::{GAME, key};
use serde::Deserialize;

/// A script that stores something everywhere, and writes to the console when the page is left.
const LITTER: &str = "
    localStorage.setItem(arguments[0], 'spoilt');
    sessionStorage.setItem('left', 'behind');
    document.cookie = 'left=behind; path=/; max-age=3600';
    window.name = 'left behind';
    addEventListener('pagehide', () => console.error('left behind'));
    history.pushState(null, '', '#left-behind');";

/// Leaves a game, a dialog, another tab, stored data, another size and a zoomed page behind.
pub(crate) async fn leaves_much_behind(page: Page) -> Result<()> {
    page.open_on(Screen::new(700, 500)).await?;
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 b2").await?;
    page.open_dialog("Settings").await?;
    page.press_key_with(Key::Control, '+').await?;
    if page.browser().is_chromium() {
        page.slow_down(2).await?;
        page.prefer_colour_scheme("dark").await?;
    }
    page.run::<()>(LITTER, [key(GAME).into()]).await?;
    page.open_tab().await?;
    page.open().await?;
    page.run::<()>(LITTER, [key(GAME).into()]).await
}

/// Leaves a key and the mouse button pressed, in the middle of a drag.
pub(crate) async fn leaves_a_drag_half_done(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("New game").await?;
    page.arrange().await?;
    page.press("Clear").await?;
    page.tap("a1").await?;
    page.run::<()>(LITTER, [key(GAME).into()]).await?;
    page.hold_key(Key::Shift).await?;
    page.hold(Pointer::Mouse, &["a1", "b2"]).await
}

/// The state of a visitor's browser.
#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Visitor {
    stored: usize,
    stored_for_the_session: usize,
    cookies: String,
    name: String,
    pixel_ratio: u32,
    has_come_from_elsewhere: bool,
    prefers_dark: bool,
}

/// The next scenario finds a new visitor's browser.
pub(crate) async fn finds_nothing_of_others(page: Page) -> Result<()> {
    const VISITOR: &str = "return {
        stored: localStorage.length,
        stored_for_the_session: sessionStorage.length,
        cookies: document.cookie,
        name: window.name,
        pixel_ratio: Math.round(100 * devicePixelRatio * visualViewport.scale),
        has_come_from_elsewhere: history.length > 2,
        prefers_dark: matchMedia('(prefers-color-scheme: dark)').matches,
      }";
    const NEW: Visitor = Visitor {
        stored: 0,
        stored_for_the_session: 0,
        cookies: String::new(),
        name: String::new(),
        pixel_ratio: 100,
        has_come_from_elsewhere: false,
        prefers_dark: false,
    };
    const WATCH: &str = "window.held = [];
        addEventListener('pointermove', (event) => window.held.push(event.buttons !== 0), true);
        addEventListener('keydown', (event) => window.held.push(event.shiftKey), true);";
    page.visit("/blank").await?;
    let visitor: Visitor = page.run(VISITOR, []).await?;
    ensure!(visitor == NEW, "{visitor:?}");
    let tabs = page.tabs().await?;
    ensure!(tabs == 2, "{tabs} tabs instead of two, the browser's first and this one");
    let size = page.size().await?;
    ensure!(size == USUAL_PAGE, "the page is {size}, not {USUAL_PAGE}");

    page.open().await?;
    page.run::<()>(WATCH, []).await?;
    page.board_shows("").await?;
    page.status_begins("X to move").await?;
    ensure!(!page.has("dialog", "").await?, "a dialog is open");
    page.shows_no_notice().await?;
    page.drag(Pointer::Mouse, &["a1"]).await?;
    page.press_keys([Key::Left]).await?;
    let held: Vec<bool> = page.run("return window.held", []).await?;
    let moved = held.first().context("nothing moved")?;
    ensure!(!moved && held.iter().all(|held| !held), "keys or buttons are held down: {held:?}");
    Ok(())
}
