//! Undo and redo.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page};
use browser_tests::site::Variant;

/// Against the computer, *Undo* goes back to your own turn, and *Redo* forward to it.
pub(crate) async fn takes_back_a_move_and_the_answer(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    ensure!(!page.is_available("Undo").await?, "nothing was played yet");
    page.play_all("a1 b1").await?;
    page.press("Undo").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.status_begins("X to move").await?;
    page.press("Undo").await?;
    page.board_shows("").await?;
    ensure!(!page.is_available("Undo").await?, "everything is taken back");

    page.press("Redo").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.press("Redo").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3").await?;
    page.status_begins("X to move").await?;
    ensure!(!page.has("button", "Redo").await?, "everything is played again");

    // After another move than the undone one, there is nothing to redo.
    page.press("Undo").await?;
    page.play("b2").await?;
    page.board_shows("Xa1 Oa3 Xb2 Ob3").await?;
    ensure!(!page.has("button", "Redo").await?, "there is still something to redo");
    Ok(())
}

/// *Undo* and *New game* while the computer is thinking cancel its answer.
pub(crate) async fn calls_off_what_the_computer_thinks(page: Page) -> Result<()> {
    page.open_at(Variant::Held).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.tap("a1").await?;
    page.board_shows("Xa1").await?;
    ensure!(page.is_thinking().await?, "the computer should think");
    page.press("Undo").await?;
    page.board_shows("").await?;
    ensure!(!page.is_thinking().await?, "it still thinks");
    page.status_begins("X to move").await?;

    page.tap("b2").await?;
    page.board_shows("Xb2").await?;
    page.new_game(&FRIENDS).await?;
    page.board_shows("").await?;
    ensure!(!page.is_thinking().await?, "it thinks in a game of two players");

    page.release_timers().await?;
    ensure!(page.board().await?.moves().is_empty(), "the computer made the cancelled move");
    page.play("b2").await?;
    page.status_begins("O to move").await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("b2").await?;
    page.board_shows("Xb2 Oa3").await
}
