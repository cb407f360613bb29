//! Replays of games.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page, Screen};
use browser_tests::site::Variant;

async fn review_five_moves(page: &Page) -> Result<()> {
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3 c1").await?;
    page.press("Review").await?;
    page.says("Move 5 of 5").await
}

/// A game is replayed from the current position to its end.
pub(crate) async fn a_game_plays_again_by_itself(page: Page) -> Result<()> {
    page.open().await?;
    review_five_moves(&page).await?;
    page.press("To the beginning").await?;
    page.press("Next move").await?;
    page.board_shows("Xa1").await?;
    page.press("Play").await?;
    page.says("Move 5 of 5").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    page.no_longer_shows("button", "Pause").await?;
    page.shows("button", "Play").await
}

/// At the end of a game, *Play* starts from the beginning. The speed can be changed. *Pause* stops the replay, and so do
/// steps by hand.
pub(crate) async fn a_game_that_plays_can_be_stopped(page: Page) -> Result<()> {
    page.open_at(Variant::Held).await?;
    review_five_moves(&page).await?;
    page.press("Play").await?;
    page.says("Move 0 of 5").await?;
    page.shows("button", "Pause").await?;
    page.board_shows("").await?;
    for (pace, next) in [("1×", "2×"), ("2×", "0.5×"), ("0.5×", "1×")] {
        page.press(pace).await?;
        page.shows("button", next).await?;
        page.no_longer_shows("button", pace).await?;
    }
    page.press("Next move").await?;
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
    page.press("To the beginning").await?;
    page.board_shows("").await?;
    page.press("Play").await?;
    page.says("Move 3 of 3").await?;
    page.board_shows("Bh8 Wi9 Bh10").await?;
    page.shows("button", "Play").await?;
    page.press("Continue from here").await?;
    page.status_begins("White to move").await?;
    page.board_shows("Bh8 Wi9 Bh10").await
}

/// Neither the judgements nor a walk through the moves moves a button away from under a finger.
pub(crate) async fn a_review_moves_no_button(page: Page) -> Result<()> {
    const SCREENS: [(u32, u32); 5] = [(320, 568), (360, 640), (390, 844), (700, 700), (1280, 800)];
    const BUTTONS: [&str; 3] = ["Previous move", "Next move", "Close review"];
    let buttons = async || {
        let mut buttons = page.rects("button").await?;
        buttons.retain(|it| BUTTONS.contains(&it.name.as_str()));
        anyhow::Ok(buttons)
    };
    for (width, height) in SCREENS {
        let screen = Screen::new(width, height);
        page.open_variant_on(screen, Variant::Workers).await?;
        page.run::<()>("window.holdRequests()", []).await?;
        page.new_game(&FRIENDS).await?;
        page.play_all("a1 b1 c1 c2 a3 b3 b2").await?;
        page.press("Review").await?;
        page.says("Move 7 of 7").await?;
        page.shows("button", "Close review").await?;
        let before = buttons().await?;
        ensure!(before.len() == BUTTONS.len(), "{screen}: {before:?}");
        // Nothing is said about the decisive move before it is known.
        let texts = page.texts("region").await?;
        ensure!(texts.iter().any(|it| it.starts_with("X wins\n")), "{screen}: {texts:?}");
        page.run::<()>("window.sendRequests()", []).await?;
        page.reads("region", "X wins, decided by move 4").await?;
        for at in (0..=7).rev() {
            page.says(&format!("Move {at} of 7")).await?;
            let now = buttons().await?;
            ensure!(now == before, "{screen}, move {at}: {before:?}, then {now:?}");
            if at > 0 {
                page.press("Previous move").await?;
            }
        }
    }
    Ok(())
}
