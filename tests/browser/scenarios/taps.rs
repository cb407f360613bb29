//! Taps that were aimed at something else than the cell that they hit.

use anyhow::{Context, Result};
use browser_tests::page::{Page, Screen};
use browser_tests::site::Variant;

/// The middle of a cell, in parts of the width and height of the screen.
type Spot = [f64; 2];

/// A cell of gomoku, which is played between two people here, that is seen beside the open dialog *Rules*.
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

/// Lets the time pass in which a tap is taken for one on the dialog that has closed.
async fn dialog_is_long_closed(page: &Page) -> Result<()> {
    page.run_async::<()>("setTimeout(done, 400)").await
}

/// A tap beside a dialog closes it. The second tap of a double tap hits the board, which the first one uncovers, and plays
/// nothing; a second tap a moment later plays.
pub(crate) async fn a_tap_beside_a_dialog_only_closes_it(page: Page) -> Result<()> {
    page.open_variant_on(Screen::new(1280, 800), Variant::Guarded).await?;
    page.new_game(&[("Board", "Gomoku 15×15"), ("Against", "Friend here")]).await?;
    let (place, spot) = cell_beside_rules(&page).await?;
    dialog_is_long_closed(&page).await?;
    page.tap_twice_at(spot, 100).await?;
    page.shows_no_more("dialog", "Rules").await?;
    page.board_shows("").await?;

    page.open_dialog("Rules").await?;
    dialog_is_long_closed(&page).await?;
    page.tap_twice_at(spot, 500).await?;
    page.shows_no_more("dialog", "Rules").await?;
    page.board_shows(&format!("B{place}")).await
}
