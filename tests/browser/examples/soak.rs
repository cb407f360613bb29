//! Plays many games on the built page in Chromium, and prints the resources that it uses before and after:
//! `cargo run -p browser-tests --example soak`. Scripts press the buttons, because the driver keeps every element that
//! it presses, 8 KB a hint.

use std::sync::Arc;

use anyhow::Result;
use browser_tests::browser::{Browser, Motion};
use browser_tests::driver::Session;
use browser_tests::environment::Environment;
use browser_tests::page::{FRIENDS, Page, Usage};
use browser_tests::site::{Site, Time, Variant};
use tempfile::TempDir;

const GAMES: usize = 1000;
const RELOADS: usize = 100;
const HINTS: usize = 100;

/// Plays a hundred games, which the two players win in turn.
const PLAY: &str = "(async () => {
    const moved = () => new Promise((resolve) => setTimeout(resolve));
    const cell = (name) => document.querySelector(`[data-cell=${name}]`);
    const games = [['a1', 'a2', 'b1', 'b2', 'c1'], ['a1', 'a2', 'b1', 'b2', 'c3', 'c2']];
    for (let game = 0; game < 100; game += 1) {
      for (const name of games[game % 2]) cell(name).click();
      do {
        await moved();
        find('button', 'Play again')[0]?.click();
        await moved();
      } while (document.querySelector('.over'));
    }
    done(null);
  })()";

/// Asks for ten hints. Takes a move back and plays it again after each, so that the next hint is computed again.
const ASK: &str = "(async () => {
    const moved = () => new Promise((resolve) => setTimeout(resolve));
    const press = (name) => find('button', name)[0].click();
    for (let hint = 0; hint < 10; hint += 1) {
      press('Hint');
      while (!allOf('status')[0].textContent.includes('Hint: ')) await moved();
      press('Undo');
      await moved();
      press('Redo');
      await moved();
    }
    done(null);
  })()";

#[tokio::main]
async fn main() -> Result<()> {
    let environment = Environment::of_repository();
    let homes = TempDir::with_prefix("in-a-row-")?;
    let site = Arc::new(Site::open(&environment.page, Time::AtOnce).await?);
    let session =
        Session::start(&environment, Browser::Chromium, Motion::Reduced, None, homes.path())
            .await?;
    session.open_window().await?;
    let page = Page::new(session.client.clone(), site, Browser::Chromium, "".into());
    let result = soak(&page, &session).await;
    session.end().await;
    result
}

async fn soak(page: &Page, session: &Session) -> Result<()> {
    println!("                 page, KB  documents  nodes  listeners  browser, MB");
    page.open_at(Variant::Fine).await?;
    page.new_game(&FRIENDS).await?;
    page.run_async::<()>(PLAY).await?;
    report("100 games", page, session).await?;
    for _ in 0..GAMES / 100 {
        page.run_async::<()>(PLAY).await?;
    }
    let each = u32::try_from(GAMES / 2 + 50)?;
    page.score_is([each, 0, each]).await?;
    report(&format!("{GAMES} more"), page, session).await?;

    for _ in 0..RELOADS {
        page.reload().await?;
    }
    report(&format!("{RELOADS} reloads"), page, session).await?;

    page.new_game(&[("Board", "Gomoku 15×15"), ("Against", "Two players here")]).await?;
    page.play("h8").await?;
    page.run_async::<()>(ASK).await?;
    report("10 hints", page, session).await?;
    for _ in 0..HINTS / 10 {
        page.run_async::<()>(ASK).await?;
    }
    report(&format!("{HINTS} more"), page, session).await
}

async fn report(what: &str, page: &Page, session: &Session) -> Result<()> {
    let Usage { bytes, documents, nodes, listeners } = page.usage().await?;
    let (kilobytes, resident) = (bytes / 1e3, session.resident_bytes() / 1_000_000);
    println!(
        "{what:15} {kilobytes:9.0} {documents:10.0} {nodes:6.0} {listeners:10.0} {resident:12}"
    );
    Ok(())
}
