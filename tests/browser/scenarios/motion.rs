//! Animations, and reduced motion.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};

/// Records animations and transitions that start from now on and take time.
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

/// Marks and winning lines are animated.
pub(crate) async fn moves_when_it_may(page: Page) -> Result<()> {
    let moved = play_and_watch(&page).await?;
    ensure!(!moved.is_empty(), "nothing is animated");
    Ok(())
}

/// If the user asks for reduced motion, nothing is animated, and the game is the same.
pub(crate) async fn stands_still_where_asked(page: Page) -> Result<()> {
    let moved = play_and_watch(&page).await?;
    ensure!(moved.is_empty(), "it is animated all the same: {moved:?}");
    Ok(())
}

async fn play_and_watch(page: &Page) -> Result<Vec<String>> {
    page.open().await?;
    page.run::<()>(WATCH, []).await?;
    page.new_game(&FRIENDS).await?;
    for place in ["a1", "a3", "b1", "b3", "c1"] {
        page.play(place).await?;
        // Without this, the script could finish the game before anything is painted.
        page.wait_for_paint().await?;
    }
    page.status_begins("X wins").await?;
    page.shows("button", "Play again").await?;
    page.run("return window.moved", []).await
}
