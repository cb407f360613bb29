//! Replays of games.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};
use browser_tests::site::Variant;

async fn review_five_moves(page: &Page) -> Result<()> {
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3 c1").await?;
    page.press("Review").await?;
    page.says("Move 5 of 5").await
}

/// A game is replayed from the current position to its end, at the chosen speed.
pub(crate) async fn a_game_plays_again_by_itself(page: Page) -> Result<()> {
    page.open().await?;
    review_five_moves(&page).await?;
    for (pace, next) in [("Medium", "Fast"), ("Fast", "Slow"), ("Slow", "Medium")] {
        page.press(pace).await?;
        page.shows("button", next).await?;
        page.no_longer_shows("button", pace).await?;
    }
    page.press("Medium").await?;
    page.press("To the beginning").await?;
    page.press("One move on").await?;
    page.board_shows("Xa1").await?;
    page.press("Play").await?;
    page.says("Move 5 of 5").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    page.no_longer_shows("button", "Pause").await?;
    page.shows("button", "Play").await
}

/// At the end of a game, *Play* starts from the beginning. *Pause* stops the replay, and so do steps by hand.
pub(crate) async fn a_game_that_plays_can_be_stopped(page: Page) -> Result<()> {
    page.open_at(Variant::Held).await?;
    review_five_moves(&page).await?;
    page.press("Play").await?;
    page.says("Move 0 of 5").await?;
    page.shows("button", "Pause").await?;
    page.board_shows("").await?;
    page.press("One move on").await?;
    page.says("Move 1 of 5").await?;
    page.shows("button", "Play").await?;
    page.press("Play").await?;
    page.press("Pause").await?;
    page.shows("button", "Play").await?;
    page.release_timers().await?;
    page.says("Move 1 of 5").await?;
    ensure!(!page.has("button", "Pause").await?, "the replay goes on");
    page.board_shows("Xa1").await
}

/// A link can be replayed as well, also one with only moves, as other sites send them. Play can continue from it.
pub(crate) async fn a_link_plays_by_itself(page: Page) -> Result<()> {
    page.visit("/at/plain/#h8i9h10").await?;
    page.wait_until_ready().await?;
    page.says("Move 3 of 3").await?;
    let board = page.board().await?;
    ensure!(board.size() == "15×15", "{}", board.size());
    page.address_is("15x15k5/h8i9h10").await?;
    page.press("Medium").await?;
    page.press("To the beginning").await?;
    page.board_shows("").await?;
    page.press("Play").await?;
    page.says("Move 3 of 3").await?;
    page.board_shows("Bh8 Wi9 Bh10").await?;
    page.shows("button", "Play").await?;
    page.press("Play on from here").await?;
    page.status_begins("White to move").await?;
    page.board_shows("Bh8 Wi9 Bh10").await
}
