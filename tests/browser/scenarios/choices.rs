//! What is chosen before a game.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, Page};
use browser_tests::site::Variant;

/// Who starts and what is worn is as it was chosen. The last choices are there after a reload.
pub(crate) async fn remembers_the_choices(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.new_game(&[("Who starts", "Computer"), ("Your mark", "X")]).await?;
    page.board_shows("Oa3").await?;
    page.status_begins("X to move").await?;
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
