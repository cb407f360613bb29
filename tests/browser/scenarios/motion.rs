//! Animations, and doing without.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};

/// Notes what begins to move from now on, and takes time for it.
const WATCH: &str = "window.moved = [];
    const watch = (kind, property) => document.addEventListener(kind, (event) => {
      const style = getComputedStyle(event.target, event.pseudoElement || null);
      const times = style[property].split(',').map((time) => parseFloat(time));
      if (times.some((time) => time > 0.001)) {
        window.moved.push(event.animationName ?? event.propertyName);
      }
    });
    watch('animationstart', 'animationDuration');
    watch('transitionrun', 'transitionDuration');";

/// Marks and winning lines are drawn in.
pub(crate) async fn moves_when_it_may(page: Page) -> Result<()> {
    let moved = play_and_watch(&page).await?;
    ensure!(!moved.is_empty(), "nothing is drawn in");
    Ok(())
}

/// Where the user asks for less motion nothing moves, and the game is the same.
pub(crate) async fn stands_still_where_asked(page: Page) -> Result<()> {
    let moved = play_and_watch(&page).await?;
    ensure!(moved.is_empty(), "it moves all the same: {moved:?}");
    Ok(())
}

async fn play_and_watch(page: &Page) -> Result<Vec<String>> {
    page.open().await?;
    page.run::<()>(WATCH, []).await?;
    page.new_game(&FRIENDS).await?;
    for place in ["a1", "a3", "b1", "b3", "c1"] {
        page.play(place).await?;
        // Whoever plays as fast as a script may be through before anything was painted.
        page.is_painted().await?;
    }
    page.status_begins("X wins").await?;
    page.shows("button", "Play again").await?;
    page.run("return window.moved", []).await
}
