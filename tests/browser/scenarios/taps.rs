//! Taps that hit a cell but were aimed at something else.

use anyhow::{Context, Result};
use browser_tests::page::{Page, Screen};
use browser_tests::site::Variant;

/// A point on the screen, as fractions of its width and height.
type Spot = [f64; 2];

/// Opens *Rules*, and returns a cell that is visible beside the dialog, with its middle.
async fn cell_beside_rules(page: &Page) -> Result<(String, Spot)> {
    const CELLS: &str = "return allOf('gridcell').map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [nameOf(cell), [x + width / 2, y + height / 2]];
    })";
    const AREA: &str = "const { left, top, right, bottom } =
            find('dialog', 'Rules')[0].getBoundingClientRect();
        return [left, top, right, bottom, innerWidth, innerHeight]";
    let cells: Vec<(String, Spot)> = page.run(CELLS, []).await?;
    page.open_dialog("Rules").await?;
    let [left, top, right, bottom, width, height]: [f64; 6] = page.run(AREA, []).await?;
    let is_beside =
        |[x, y]: Spot| x < left - 2.0 || x > right + 2.0 || y < top - 2.0 || y > bottom + 2.0;
    let is_on_screen = |[x, y]: Spot| x > 0.0 && x < width && y > 0.0 && y < height;
    let found = cells.into_iter().find(|&(_, at)| is_beside(at) && is_on_screen(at));
    let (name, [x, y]) = found.context("the dialog covers the whole board")?;
    let place = name.split(',').next().unwrap_or_default().to_owned();
    Ok((place, [x / width, y / height]))
}

/// Waits until the page no longer ignores taps because a dialog has just closed.
async fn wait_for_taps(page: &Page) -> Result<()> {
    page.run_async::<()>("setTimeout(done, 400)").await
}

/// A tap beside a dialog closes it. The second tap of a double tap hits the board, but makes no move; a second tap a
/// moment later does.
pub(crate) async fn a_tap_beside_a_dialog_only_closes_it(page: Page) -> Result<()> {
    page.open_variant_on(Screen::new(1280, 800), Variant::Guarded).await?;
    page.new_game(&[("Board", "Gomoku 15×15"), ("Against", "Two players here")]).await?;
    let (place, spot) = cell_beside_rules(&page).await?;
    wait_for_taps(&page).await?;
    page.tap_twice_at(spot, 100).await?;
    page.no_longer_shows("dialog", "Rules").await?;
    page.board_shows("").await?;

    page.open_dialog("Rules").await?;
    wait_for_taps(&page).await?;
    page.tap_twice_at(spot, 500).await?;
    page.no_longer_shows("dialog", "Rules").await?;
    page.board_shows(&format!("B{place}")).await
}
