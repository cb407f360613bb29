//! The engine's lines in a review.

use anyhow::{Result, ensure};
use browser_tests::page::{Key, Page, Screen};

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
    page.press("End review").await?;
    page.no_longer_shows("button", "Engine lines").await
}
