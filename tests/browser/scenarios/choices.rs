//! What is chosen before a game.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page};
use browser_tests::site::Variant;

/// The computer starts, as X.
pub(crate) async fn computer_starts(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.new_game(&[("Who starts", "Computer")]).await?;
    page.board_shows("Xa3").await?;
    page.status_begins("O to move").await?;
    page.play("b2").await?;
    page.board_shows("Xa3 Ob2 Xb3").await?;
    page.play("a1").await?;
    page.status_begins("The computer wins").await?;
    page.score_is([0, 0, 1]).await
}

/// In turn: who starts changes from game to game.
pub(crate) async fn starts_in_turn(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.new_game(&[("Who starts", "In turn"), ("Your mark", "X")]).await?;
    let mut starters = Vec::new();
    for _ in 0..3 {
        page.is_answered().await?;
        let computer_started = !page.board().await?.moves().is_empty();
        starters.push(computer_started);
        // When it starts, its third cell completes the upper row before your lowest.
        page.play_all(if computer_started { "a1 b1" } else { "a1 b1 c1" }).await?;
        page.press("Play again").await?;
        page.shows_no_more("button", "Play again").await?;
    }
    ensure!(
        starters[0] != starters[1] && starters[1] != starters[2],
        "the computer started: {starters:?}"
    );
    Ok(())
}

/// Your mark is the one you chose, whoever starts.
pub(crate) async fn wears_the_chosen_mark(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.new_game(&[("Your mark", "O")]).await?;
    page.status_begins("O to move").await?;
    page.play("b2").await?;
    page.board_shows("Ob2 Xa3").await?;

    page.new_game(&[("Who starts", "Computer")]).await?;
    page.board_shows("Xa3").await?;
    page.new_game(&[("Your mark", "X")]).await?;
    page.board_shows("Oa3").await?;
    page.status_begins("X to move").await?;

    page.new_game(&FRIENDS).await?;
    page.new_game(&[("Player 1's mark", "O")]).await?;
    page.play("b2").await?;
    page.board_shows("Ob2").await
}

/// The last choices are there after a reload, and *Play again* keeps to them.
pub(crate) async fn remembers_the_choices(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.new_game(&[("Who starts", "Computer"), ("Your mark", "X")]).await?;
    page.board_shows("Oa3").await?;
    page.reload().await?;
    page.open_dialog("New game").await?;
    for (group, answer) in [
        ("Against", "Computer"),
        ("Opponent", "First free"),
        ("Who starts", "Computer"),
        ("Your mark", "X"),
    ] {
        let chosen = page.chosen(group).await?.unwrap_or_default();
        ensure!(chosen.starts_with(answer), "{group}: {chosen:?} instead of {answer:?}");
    }
    page.close_dialog("New game").await?;
    page.board_shows("Oa3").await
}

/// *At once* leaves nothing to wait for, and the setting outlives a reload.
pub(crate) async fn answers_at_the_chosen_pace(page: Page) -> Result<()> {
    page.open_at(Variant::Held).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.set_pace("At once").await?;
    page.play("a1").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.reload().await?;
    page.play("b1").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3").await?;

    page.set_pace("After a second").await?;
    page.reload().await?;
    page.open_dialog("Settings").await?;
    let chosen = page.chosen("The computer answers").await?;
    ensure!(chosen.as_deref() == Some("After a second"), "{chosen:?}");
    page.close_dialog("Settings").await
}
