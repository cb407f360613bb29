//! Plays a game on the built page in Chromium and takes the picture that README shows:
//! `cargo run -p browser-tests --example screenshot -- FILE.png`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use browser_tests::browser::{Browser, Motion};
use browser_tests::driver::Session;
use browser_tests::environment::Environment;
use browser_tests::page::{AGAINST_FIRST_FREE, Page, Screen};
use browser_tests::site::Site;
use tempfile::TempDir;

const SCREEN: Screen = Screen::new(1280, 800);

#[tokio::main]
async fn main() -> Result<()> {
    let file: PathBuf = std::env::args_os().nth(1).context("which file?")?.into();
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let environment = Environment::read(&repository, &repository.join("target"));
    let homes = TempDir::with_prefix("in-a-row-")?;
    let site = Arc::new(Site::open(&environment.page).await?);
    let session =
        Session::start(&environment, Browser::Chromium, Motion::Reduced, None, homes.path())
            .await?;
    let page = Page::new(session.client.clone(), site, Browser::Chromium, "".into());
    let taken = take(&page).await;
    session.end().await;
    std::fs::write(&file, taken?).with_context(|| format!("writing {}", file.display()))
}

async fn take(page: &Page) -> Result<Vec<u8>> {
    page.open_on(SCREEN).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("c3 a1 b2").await?;
    page.shows("button", "Play again").await?;
    page.picture_of_screen().await
}
