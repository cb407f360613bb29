//! The engine's lines in a review, and retrying mistakes.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Key, Page, Screen};
use browser_tests::site::Variant;

const PHONE: Screen = Screen::new(390, 844);

/// Black's open three becomes an open four at g8 or k8.
const OPEN_THREE: &str = "15x15k5/h8a1i8c2j8e1";
const STONES: &str = "Bh8 Wa1 Bi8 Wc2 Bj8 We1";

/// The first line as the page shows it.
async fn first_line(page: &Page) -> Result<Vec<String>> {
    const MOVES: &str = "return [...find('region', 'Engine lines')[0].querySelector('li')
        .querySelectorAll('button:not(.hidden)')].map((move) => move.textContent)";
    page.run(MOVES, []).await
}

/// The switch shows the engine's best moves, with what they lead to. A press on a move makes it in a variation; the number
/// of lines is kept over a reload.
pub(crate) async fn shows_the_lines_of_the_engine(page: Page) -> Result<()> {
    page.open_on(PHONE).await?;
    page.open_link(OPEN_THREE).await?;
    page.says("Move 6 of 6").await?;
    page.press("Engine lines").await?;
    page.reads("region", "Black can win in 2 moves").await?;
    page.press("Fewer lines").await?;
    page.press("Fewer lines").await?;
    page.until("a line of several moves", async || {
        let moves = first_line(&page).await?;
        Ok(if moves.len() > 1 { Ok(()) } else { Err(format!("{moves:?}")) })
    })
    .await?;
    let moves = first_line(&page).await?;
    ensure!(["g8", "k8"].contains(&&*moves[0]), "{moves:?}");

    // The focus shows the moves on the board; a press makes them.
    page.move_focus_to(Key::Tab, "button", &moves[1]).await?;
    page.notes(&moves[0], &["move 7 in a line for black"]).await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows(&format!("{STONES} B{} W{}", moves[0], moves[1])).await?;
    page.says("variation").await?;
    page.reads("region", "Black can win in 1 move").await?;

    page.press("Back to the game").await?;
    page.says("Move 6 of 6").await?;
    page.reload().await?;
    page.reads("region", "Black can win in 2 moves").await?;
    page.press("Engine lines").await?;
    page.no_longer_shows("button", "Fewer lines").await?;
    page.press("Close review").await?;
    page.no_longer_shows("button", "Engine lines").await
}

/// A person looks for better moves than the mistakes of a game. On a small board every move is known; on a large one, the
/// engine judges what is tried.
pub(crate) async fn retries_mistakes(page: Page) -> Result<()> {
    page.open_variant_on(Screen::new(360, 640), Variant::Fine).await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3 c1").await?;
    page.press("Review").await?;
    page.reads("region", "Mistakes: X 0, O 1.").await?;
    page.press("Mistakes").await?;
    page.says("O played a3. Find a better move.").await?;
    page.board_shows("Xa1").await?;
    for (cell, answer) in [
        ("a3", "a3 is not good enough."),
        ("c3", "c3 is not good enough."),
        ("b2", "b2 is a good move. No more mistakes."),
    ] {
        page.tap(cell).await?;
        page.says(answer).await?;
        page.board_shows("Xa1").await?;
    }
    page.press("Back to the game").await?;
    page.press("Mistakes").await?;
    page.press("Show solution").await?;
    page.says("Better: b2").await?;
    page.press("Back to the game").await?;
    page.press("Close review").await?;

    // Black has four in a row with an open end, and plays elsewhere.
    page.open_link("15x15k5/g8f8h8h9i8i9j8j9a1").await?;
    page.press("Previous move").await?;
    page.says("next: Black a1, a blunder").await?;
    page.press("Mistakes").await?;
    page.says("Black played a1. Find a better move.").await?;
    page.tap("o15").await?;
    page.says("o15 is not good enough.").await?;
    page.tap("k8").await?;
    page.says("k8 is a good move.").await?;
    // The tried moves are not kept.
    page.press("Back to the game").await?;
    page.board_shows("Bg8 Wf8 Bh8 Wh9 Bi8 Wi9 Bj8 Wj9").await
}
