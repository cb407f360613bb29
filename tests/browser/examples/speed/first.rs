//! Measures how soon a new player's first press has its effect on a slow network.

use anyhow::Result;
use browser_tests::alone::in_chromium;
use browser_tests::browser::Motion;
use browser_tests::page::Page;
use browser_tests::site::Variant;

use crate::times::summary;

/// How often each press is measured.
const TIMES: usize = 5;

/// What is pressed at the earliest moment, and its effect.
const PRESSES: [(&str, &str); 3] = [
    ("board", "the computer has answered a move"),
    ("hint", "a hint is shown"),
    ("new-game", "New game is open"),
];

/// Prints when the first press has its effect, on a processor slowed down this many times.
pub(crate) async fn measure_first_presses(slower: u32) -> Result<()> {
    println!("After the first paint, on slow 4G, in milliseconds: median, most");
    for (press, effect) in PRESSES {
        let mut times = Vec::new();
        for _ in 0..TIMES {
            times.push(
                in_chromium(Motion::Full, async |page| measure(page, press, slower).await).await?,
            );
        }
        println!("{effect:33} {:>12}", summary(times)?);
    }
    Ok(())
}

/// Opens the page for the first time, and returns how many milliseconds after the first paint this press had its effect.
async fn measure(page: &Page, press: &str, slower: u32) -> Result<f64> {
    page.visit("/robots.txt").await?;
    page.slow_down(slower).await?;
    page.site().slow_down();
    page.visit(&format!("{}?presses={press}", Variant::Hurried.path())).await?;
    let shown = async || {
        let time: Option<f64> = page.run("return window.shownAfter ?? null", []).await?;
        Ok(time.ok_or_else(|| "it is not there".to_owned()))
    };
    page.until("the effect of the first press", shown).await
}
