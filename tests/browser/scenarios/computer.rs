//! Games against the computer.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, Page};
use browser_tests::site::Variant;

/// On the first visit, there is an easy game against Guard, you are X and start, and one tap is a move.
pub(crate) async fn meets_a_newcomer(page: Page) -> Result<()> {
    page.open().await?;
    page.status_begins("X to move").await?;
    page.board_shows("").await?;
    page.score_is([0, 0, 0]).await?;
    page.reads("status", "Three in a row wins. Tap a square.").await?;
    for button in ["New game", "Menu", "Rules", "Settings"] {
        ensure!(page.is_available(button).await?, "{button} should be enabled");
    }
    ensure!(!page.is_available("Undo").await?, "there is nothing to undo");
    ensure!(!page.has("button", "Redo").await?, "there is nothing to redo");
    ensure!(!page.has("button", "Play again").await?, "nothing was played yet");

    page.play("b2").await?;
    let board = page.board().await?;
    ensure!(board.moves().starts_with("Xb2 O"), "{board}");
    ensure!(board.last() != Some("b2"), "the last move is the computer's");
    page.status_begins("X to move").await?;

    page.open_dialog("New game").await?;
    let chosen = page.chosen_answer("Opponent").await?.unwrap_or_default();
    ensure!(chosen.starts_with("Guard"), "the first opponent is {chosen:?}");
    page.close_dialog("New game").await?;
    page.open_dialog("Rules").await?;
    page.close_dialog("Rules").await
}

/// A tap before the program has started is the first move; a second tap is ignored.
pub(crate) async fn keeps_a_tap_made_before_it_is_there(page: Page) -> Result<()> {
    page.visit(&Variant::Late.path()).await?;
    page.tap_early(4).await?;
    page.tap_early(0).await?;
    page.load_program().await?;
    page.wait_for_answer().await?;
    let board = page.board().await?;
    ensure!(board.moves().starts_with("Xb2 O"), "{board}");
    ensure!(board.moves().split(' ').count() == 2, "more was played: {board}");
    let answered = board.moves();

    // On the next visit, the stored game differs from the empty board that is painted first, so taps are ignored.
    page.visit(&Variant::Late.path()).await?;
    page.tap_early(8).await?;
    page.load_program().await?;
    page.status_begins("X to move").await?;
    page.board_shows(&answered).await
}

/// A win is announced, marked and counted, and stays on the board until the next game.
pub(crate) async fn plays_to_a_win(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("a1").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.play_all("b1 c1").await?;
    page.status_begins("You win").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    let board = page.board().await?;
    ensure!(board.winning() == ["a1", "b1", "c1"], "won with {:?}", board.winning());
    ensure!(board.last() == Some("c1"), "last was {:?}", board.last());
    page.score_is([1, 0, 0]).await?;

    page.press("Play again").await?;
    page.board_shows("").await?;
    page.status_begins("X to move").await?;
    page.score_is([1, 0, 0]).await
}

/// After a loss, a tap on the board changes nothing: the final position stays until a button is pressed.
pub(crate) async fn plays_to_a_loss(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b2 a2").await?;
    page.status_begins("The computer wins").await?;
    let board = page.board().await?;
    ensure!(board.moves() == "Xa1 Oa3 Xb2 Ob3 Xa2 Oc3", "{board}");
    ensure!(board.winning() == ["a3", "b3", "c3"], "lost to {:?}", board.winning());
    page.score_is([0, 0, 1]).await?;

    page.shows("button", "Play again").await?;
    page.tap("c1").await?;
    page.tap("a1").await?;
    page.board_shows("Xa1 Oa3 Xb2 Ob3 Xa2 Oc3").await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.status_begins("X to move").await
}

/// A draw is declared as soon as neither side can complete a line, here with c1 still free.
pub(crate) async fn plays_to_a_draw(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("b3 b2 c2").await?;
    page.status_begins("X to move").await?;
    page.play("a1").await?;
    page.status_begins("Draw").await?;
    let board = page.board().await?;
    ensure!(board.moves() == "Xb3 Oa3 Xb2 Oc3 Xc2 Oa2 Xa1 Ob1", "{board}");
    ensure!(board.winning().is_empty(), "a draw is won with {:?}", board.winning());
    page.score_is([0, 1, 0]).await
}

/// A game can be played to its end against an opponent that runs on the page, and against one that runs in the worker
/// and cannot be beaten.
pub(crate) async fn opponents_play_a_whole_game(page: Page) -> Result<()> {
    page.open().await?;
    page.set_pace("None").await?;
    for (opponent, starter, ends) in [
        ("Random", "You", &["You win", "The computer wins", "Draw"][..]),
        ("Minimax", "Computer", &["The computer wins", "Draw"]),
    ] {
        page.new_game(&[("Opponent", opponent), ("Who starts", starter)]).await?;
        page.play_out().await?;
        let status = page.status().await?;
        ensure!(ends.iter().any(|end| status.starts_with(end)), "{opponent}: {status}");
    }
    Ok(())
}

/// Taps while the computer is thinking do nothing, not even later.
pub(crate) async fn ignores_taps_while_it_thinks(page: Page) -> Result<()> {
    page.open_at(Variant::Held).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.tap("a1").await?;
    page.board_shows("Xa1").await?;
    ensure!(page.is_thinking().await?, "the computer should think");
    page.status_begins("O to move").await?;
    for place in ["b2", "c3", "a1"] {
        page.tap(place).await?;
    }
    page.wait_for_paint().await?;
    page.board_shows("Xa1").await?;

    page.release_timers().await?;
    page.board_shows("Xa1 Oa3").await?;
    page.status_begins("X to move").await?;
    page.play("b2").await?;
    page.board_shows("Xa1 Oa3 Xb2 Ob3").await
}

/// If the page is closed while the computer is thinking, the computer answers when the page is opened again.
pub(crate) async fn answers_after_a_reload(page: Page) -> Result<()> {
    page.open_at(Variant::Held).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.tap("a1").await?;
    page.board_shows("Xa1").await?;
    page.open().await?;
    page.board_shows("Xa1 Oa3").await?;
    page.status_begins("X to move").await?;
    ensure!(!page.is_thinking().await?, "the computer has answered");
    page.play_all("b1 c1").await?;
    page.status_begins("You win").await
}
