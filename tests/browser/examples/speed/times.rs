//! Measures how long a tap, a load and a start take.

use anyhow::{Context, Result};
use browser_tests::page::Page;
use browser_tests::site::Variant;

/// How often each board is drawn.
const TIMES: usize = 10;

/// How often each board is tapped.
pub(crate) const TAPS: usize = 5 * TIMES;

/// Defines `press`, which clicks an element and passes the time until the frame was painted, in milliseconds, to
/// `done`.
pub(crate) const PAINTED: &str = "
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

/// Returns the columns and rows of a board, and how many in a row win; `None` for an endless board.
pub(crate) fn sizes(board: &str) -> Option<[&str; 3]> {
    board.split(['x', 'k']).collect::<Vec<_>>().try_into().ok()
}

/// Measures the time from the start of the page to the first frame with a playable board.
pub(crate) async fn measure_loads(page: &Page) -> Result<Vec<f64>> {
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

/// Measures the time from a tap to the frame with its mark. The pointer is a mouse, because a finger's first tap on a
/// small cell would only select it or zoom in.
pub(crate) async fn measure_taps(page: &Page) -> Result<Vec<f64>> {
    page.open_at(Variant::Fine).await?;
    page.shows("grid", "").await?;
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

/// Measures the time from pressing *Start* to the frame with this board, after another one.
pub(crate) async fn measure_starts(page: &Page, board: &str) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for _ in 0..TIMES {
        page.new_game(&[("Board", "4×4")]).await?;
        page.open_dialog("New game").await?;
        if let Some([columns, rows, run]) = sizes(board) {
            page.choose("Board", "Custom").await?;
            for (field, number) in [("Columns", columns), ("Rows", rows), ("In a row", run)] {
                page.fill_in(field, number).await?;
            }
        } else {
            page.choose("Board", "Endless").await?;
        }
        times.push(page.run_async(&format!("{PAINTED}\npress(find('button', 'Start')[0])")).await?);
        page.no_longer_shows("dialog", "New game").await?;
    }
    Ok(times)
}

pub(crate) fn summary(mut times: Vec<f64>) -> Result<String> {
    times.sort_by(f64::total_cmp);
    let most = times.last().context("nothing was measured")?;
    Ok(format!("{:.0}, {most:.0}", times[times.len() / 2]))
}
