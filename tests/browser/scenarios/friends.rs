//! Games of two players at one screen.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};
use browser_tests::site::Variant;

/// A tap right after the end of a game was meant for that game, so it does nothing. A moment later, a tap starts the
/// next game.
pub(crate) async fn rests_after_the_end(page: Page) -> Result<()> {
    const END: &str = "Xa1 Oa3 Xb1 Ob3 Xc1";
    page.open_at(Variant::Held).await?;
    page.new_game(&FRIENDS).await?;
    page.status_begins("X to move").await?;
    page.play("a1").await?;
    page.status_begins("O to move").await?;
    page.play_all("a3 b1 b3 c1").await?;
    page.status_begins("X wins").await?;
    page.score_is([1, 0, 0]).await?;
    for place in ["c3", "c1"] {
        page.tap(place).await?;
    }
    page.wait_for_paint().await?;
    page.board_shows(END).await?;
    ensure!(!page.has("button", "Play again").await?, "Play again appears too early");

    page.release_timers().await?;
    page.shows("button", "Play again").await?;
    page.board_shows(END).await?;
    page.tap("c3").await?;
    page.board_shows("").await?;
    page.play("c3").await?;
    page.board_shows("Xc3").await
}
