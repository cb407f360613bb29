//! Takes pictures of the page in its languages, on a small phone and on a desktop: of a game, every dialog and every
//! panel. `cargo run -p browser-tests --example languages -- FOLDER [TAG...]`, after `script/test page`.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use browser_tests::alone::in_chromium;
use browser_tests::browser::Motion;
use browser_tests::page::{Page, Screen};
use browser_tests::tour;
use in_a_row::words::Language;

const SCREENS: [Screen; 2] = [Screen::new(320, 568), Screen::new(1280, 800)];

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder: PathBuf = arguments.next().context("which folder?")?.into();
    let tags: Vec<_> = arguments.collect();
    let languages: Vec<_> = Language::ALL
        .iter()
        .copied()
        .filter(|language| tags.is_empty() || tags.iter().any(|tag| tag == language.tag()))
        .collect();
    ensure!(!languages.is_empty(), "the page has none of the languages {tags:?}");
    in_chromium(Motion::Reduced, async |page: &Page| {
        for &language in &languages {
            for screen in SCREENS {
                tour::lead(page, screen, language, async |stop| {
                    let name = format!("{}-{}-{screen}.png", language.tag(), stop.name);
                    let file = folder.join(name);
                    std::fs::write(&file, page.picture_of_screen().await?)
                        .with_context(|| format!("writing {}", file.display()))
                })
                .await?;
            }
        }
        Ok(())
    })
    .await
}
