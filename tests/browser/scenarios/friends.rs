//! Games of two players at one screen.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};
use browser_tests::site::Variant;

/// Player 1 is X, starts and wins.
pub(crate) async fn two_players_to_a_win(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.status_begins("X to move").await?;
    page.play("a1").await?;
    page.status_begins("O to move").await?;
    page.play_all("a3 b1 b3").await?;
    page.status_begins("X to move").await?;
    page.play("c1").await?;
    page.status_begins("X wins").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    page.score_is([1, 0, 0]).await
}

/// Player 2 wins.
pub(crate) async fn two_players_to_a_win_of_the_second(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3 c2 c3").await?;
    page.status_begins("O wins").await?;
    let board = page.board().await?;
    ensure!(board.winning() == ["a3", "b3", "c3"], "won with {:?}", board.winning());
    page.score_is([0, 0, 1]).await?;
    page.press("Play again").await?;
    page.board_shows("").await
}

/// A tap right after the end was meant for the game that has just ended: it neither moves nor starts
/// the next one. A moment later it does.
pub(crate) async fn rests_after_the_end(page: Page) -> Result<()> {
    const END: &str = "Xa1 Oa3 Xb1 Ob3 Xc1";
    page.open_at(Variant::Held).await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3 c1").await?;
    page.status_begins("X wins").await?;
    for place in ["c3", "c1"] {
        page.tap(place).await?;
    }
    page.is_painted().await?;
    page.board_shows(END).await?;
    ensure!(!page.has("button", "Play again").await?, "it came too soon for a hurried finger");

    page.let_time_go_on().await?;
    page.shows("button", "Play again").await?;
    page.board_shows(END).await?;
    page.tap("c3").await?;
    page.board_shows("").await?;
    page.play("c3").await?;
    page.board_shows("Xc3").await
}

/// A draw is told as soon as it is certain, and not a move before.
pub(crate) async fn two_players_to_a_draw(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("b3 a3 b2 c3 c2 a2 a1").await?;
    page.status_begins("O to move").await?;
    page.play("b1").await?;
    page.status_begins("Draw").await?;
    let board = page.board().await?;
    ensure!(board.cell("c1")?.mark.is_none(), "the draw was certain before c1: {board}");
    page.score_is([0, 1, 0]).await
}
