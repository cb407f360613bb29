//! Measures how quickly the built page answers in Chromium, with a processor four times slower than this
//! machine's, and what Lighthouse says: `cargo run -p browser-tests --example speed`.

use anyhow::{Context, Result};
use browser_tests::alone::in_chromium;
use browser_tests::browser::Motion;
use browser_tests::environment::Environment;
use browser_tests::lighthouse;
use browser_tests::page::{KEPT, Page};
use browser_tests::site::Variant;
use tempfile::TempDir;

/// How many times slower the processor is made.
const SLOWER: u32 = 4;

/// How often each board is drawn. It is tapped on five times as often.
const TIMES: usize = 10;

const TAPS: usize = 5 * TIMES;

/// Presses an element and gives back how long it took until its frame was painted, in milliseconds.
const PAINTED: &str = "
    const press = (element) => {
      const before = performance.now();
      element.click();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - before);
        port2.postMessage(null);
      });
    };
    const done = arguments[0];";

/// How often Lighthouse judges the page: its figures differ from run to run.
const JUDGEMENTS: usize = 5;

#[tokio::main]
async fn main() -> Result<()> {
    in_chromium(Motion::Full, measure).await?;
    have_it_judged().await
}

async fn have_it_judged() -> Result<()> {
    let environment = Environment::of_repository();
    let homes = TempDir::with_prefix("in-a-row-")?;
    println!("Lighthouse, {JUDGEMENTS} times");
    for _ in 0..JUDGEMENTS {
        println!("{}", lighthouse::judge(&environment, homes.path(), &["performance"]).await?);
    }
    Ok(())
}

async fn measure(page: &Page) -> Result<()> {
    println!("In milliseconds, on a processor {SLOWER} times slower: median, most");
    println!("board  a tap, to its painted mark  a board laid  a page loaded");
    for (columns, run) in [("3", "3"), ("15", "5"), ("20", "5"), ("40", "5")] {
        let game = format!("'{columns}x{columns}k{run}/friends/one/starter-is-x/one/one///'");
        let key = format!("{KEPT}game");
        page.open_with(&[(&key, &game)]).await?;
        page.slow_down(SLOWER).await?;
        let loaded = loaded(page).await?;
        let tapped = tapped(page).await?;
        let laid = laid(page, columns, run).await?;
        let [tapped, laid, loaded] = [tapped, laid, loaded].map(summary);
        let name = format!("{columns}x{columns}");
        println!("{name:5} {:>28} {:>13} {:>14}", tapped?, laid?, loaded?);
    }
    Ok(())
}

/// From the beginning of the page to the first frame with a board that can be played.
async fn loaded(page: &Page) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for _ in 0..TIMES {
        page.open_at(Variant::Timed).await?;
        let painted = async || {
            let time: Option<f64> = page.run("return window.paintedAt ?? null", []).await?;
            Ok(time.ok_or_else(|| "it is not painted".to_owned()))
        };
        times.push(page.until("the painted board", painted).await?);
    }
    Ok(times)
}

/// From a tap to the frame with its mark.
async fn tapped(page: &Page) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for tap in 0..TAPS {
        if !page.status().await?.contains("to move") {
            page.press("Play again").await?;
            page.board_shows("").await?;
        }
        let press = format!(
            "const cells = allOf('gridcell').filter((cell) => nameOf(cell).endsWith(', empty'));
            press(cells[{tap} * 37 % cells.length])"
        );
        times.push(page.run_async(&format!("{PAINTED}\n{press}")).await?);
    }
    Ok(times)
}

/// From *Start* to the frame with this board, where another was.
async fn laid(page: &Page, columns: &str, run: &str) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for _ in 0..TIMES {
        page.new_game(&[("Board", "4×4")]).await?;
        page.open_dialog("New game").await?;
        page.choose("Board", "Custom").await?;
        for (field, words) in [("Columns", columns), ("Rows", columns), ("In a row", run)] {
            page.fill_in(field, words).await?;
        }
        times.push(page.run_async(&format!("{PAINTED}\npress(find('button', 'Start')[0])")).await?);
        page.shows_no_more("dialog", "New game").await?;
    }
    Ok(times)
}

fn summary(mut times: Vec<f64>) -> Result<String> {
    times.sort_by(f64::total_cmp);
    let most = times.last().context("nothing was measured")?;
    Ok(format!("{:.0}, {most:.0}", times[times.len() / 2]))
}
