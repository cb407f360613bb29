//! The running score.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page};

const WIN: &str = "a1 b1 c1";

/// A reload keeps the game and the score, during a game and after its end, and does not count the end again.
pub(crate) async fn keeps_game_and_score_over_a_reload(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all(WIN).await?;
    page.score_is([1, 0, 0]).await?;
    page.reload().await?;
    page.status_begins("You win").await?;
    page.score_is([1, 0, 0]).await?;
    let board = page.board().await?;
    ensure!(board.winning() == ["a1", "b1", "c1"], "won with {:?}", board.winning());
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.score_is([1, 0, 0]).await?;
    page.play_all("a1 b2").await?;
    let before = page.board().await?;

    page.reload().await?;
    let after = page.board().await?;
    ensure!(after == before, "{before} became {after}");
    page.status_begins("X to move").await?;
    page.score_is([1, 0, 0]).await?;
    // The diagonal is still open at c3, and the computer still fills the upper row.
    page.play("c3").await?;
    page.status_begins("You win").await?;
    page.score_is([2, 0, 0]).await
}

/// *Reset score* sets the score to zero, keeps the game, and can be undone.
pub(crate) async fn resets_the_score_and_restores_it(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all(WIN).await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play("b2").await?;
    page.score_is([1, 0, 0]).await?;

    page.press_in_menu("Reset score").await?;
    page.score_is([0, 0, 0]).await?;
    page.shows_notice("Score reset").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.press("Restore score").await?;
    page.score_is([1, 0, 0]).await?;
    page.no_longer_shows("button", "Restore score").await?;

    page.press_in_menu("Reset score").await?;
    page.shows_notice("Score reset").await?;
    page.press("Dismiss").await?;
    page.no_longer_shows("button", "Restore score").await?;
    page.score_is([0, 0, 0]).await?;
    page.reload().await?;
    page.score_is([0, 0, 0]).await?;
    page.board_shows("Xb2 Oa3").await
}

/// Each board and pairing has its own score, and resetting one keeps the others.
pub(crate) async fn keeps_a_score_for_each_pairing(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all(WIN).await?;
    page.score_is([1, 0, 0]).await?;
    page.new_game(&FRIENDS).await?;
    page.score_is([0, 0, 0]).await?;
    page.play_all("a1 a3 b1 b3 c2 c3").await?;
    page.status_begins("O wins").await?;
    page.score_is([0, 0, 1]).await?;
    page.new_game(&[("Board", "4×4")]).await?;
    page.score_is([0, 0, 0]).await?;
    page.new_game(&[("Board", "3×3")]).await?;
    page.score_is([0, 0, 1]).await?;
    page.press_in_menu("Reset score").await?;
    page.score_is([0, 0, 0]).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.score_is([1, 0, 0]).await?;
    page.reload().await?;
    page.score_is([1, 0, 0]).await
}

/// Games won in two tabs add up in both, also after a reload.
pub(crate) async fn adds_up_the_scores_of_two_tabs(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    let [first, second] = page.open_tab().await?;
    page.open().await?;
    page.score_is([0, 0, 0]).await?;

    page.use_tab(&first).await?;
    page.play_all(WIN).await?;
    page.score_is([1, 0, 0]).await?;
    page.is_clean().await?;

    page.use_tab(&second).await?;
    page.score_is([1, 0, 0]).await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play_all("a1 b2 a2").await?;
    page.status_begins("The computer wins").await?;
    page.score_is([1, 0, 1]).await?;

    for tab in [&first, &second] {
        page.use_tab(tab).await?;
        page.score_is([1, 0, 1]).await?;
        page.reload().await?;
        page.score_is([1, 0, 1]).await?;
    }
    Ok(())
}
