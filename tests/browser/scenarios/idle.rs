//! What the page does while nobody does anything.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};
use browser_tests::site::Variant;

const ON_15X15: (&str, &str) = ("Board", "Gomoku 15×15");

/// The seconds in which nothing may happen.
const SECONDS: u32 = 10;

/// Returns how many timers and frames the page handles in some idle seconds, and how many animations run after them.
async fn calls_and_animations(page: &Page) -> Result<(usize, usize)> {
    page.run("return window.countCalls(arguments[0])", [SECONDS.into()]).await
}

/// In ten idle seconds, no timer and no frame is handled, and no animation runs: with an empty board, during a game, in a
/// review, and in a dialog.
pub(crate) async fn nothing_runs_when_nothing_happens(page: Page) -> Result<()> {
    page.open_at(Variant::Idle).await?;
    // What is loaded after the first paint comes in these seconds.
    calls_and_animations(&page).await?;
    let at_rest = async |what: &str| {
        let found = calls_and_animations(&page).await?;
        ensure!(found == (0, 0), "{what}: {found:?} calls and animations");
        Ok(())
    };
    at_rest("an empty board").await?;
    page.new_game(&[ON_15X15, FRIENDS[0]]).await?;
    page.play_all("h8 i9 j8 h10").await?;
    page.press("Threats").await?;
    calls_and_animations(&page).await?;
    at_rest("a game").await?;
    page.open_dialog("Settings").await?;
    calls_and_animations(&page).await?;
    at_rest("a dialog").await
}
