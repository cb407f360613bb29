//! Plays a game on the built page in Chromium and takes the picture in the README:
//! `cargo run -p browser-tests --example screenshot -- FILE.png`.

use std::path::PathBuf;

use anyhow::{Context, Result};
use browser_tests::alone::in_chromium;
use browser_tests::browser::Motion;
use browser_tests::page::{AGAINST_FIRST_FREE, Page, Screen};

const SCREEN: Screen = Screen::new(1280, 800);

#[tokio::main]
async fn main() -> Result<()> {
    let file: PathBuf = std::env::args_os().nth(1).context("which file?")?.into();
    let taken = in_chromium(Motion::Reduced, take).await?;
    std::fs::write(&file, taken).with_context(|| format!("writing {}", file.display()))
}

async fn take(page: &Page) -> Result<Vec<u8>> {
    page.open_on(SCREEN).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("c3 a1 b2").await?;
    page.shows("button", "Play again").await?;
    page.picture_of_screen().await
}
