//! Draws the pictures that represent the page elsewhere: the card that messengers show with its link, made of boards
//! on the built page; icons for systems that don't support SVG, made of `icon.svg`; and the screenshots that app
//! stores and browsers show before the page is installed: `cargo run -p browser-tests --example pictures -- FOLDER`.

mod palette;

use std::path::PathBuf;

use anyhow::{Context, Result};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use browser_tests::alone::in_chromium;
use browser_tests::browser::Motion;
use browser_tests::page::{Page, Screen};
use browser_tests::site::Variant;
use serde_json::json;

/// The size that messengers ask for.
const CARD: Screen = Screen::new(1200, 630);

/// The boards on the card, from left to right: columns, rows, how many in a row, and the moves.
const BOARDS: [([&str; 3], &str); 3] = [
    (["9", "9", "5"], "e5 d5 d4 e6 f6 e4 d6 f5 f4 c5 c3 b2 g7"),
    (["3", "3", "3"], "b2 b1 a1 c3 a3 a2"),
    (["5", "5", "4"], "c3 d3 d2 c2 d4 e4 b2 b1"),
];

/// The screenshots on a phone and on a computer.
const SCREENSHOTS: [(&str, Screen); 2] = [
    ("screenshot-narrow.png", Screen::new(390, 844)),
    ("screenshot-wide.png", Screen::new(1280, 800)),
];

/// The moves on the screenshots.
const MOVES: &str = "h8 i9 h9 h10 g8 i8 g9 g10 f8";

/// An icon: its file, its side in pixels, the size of the drawing relative to it, and whether the background fills it,
/// for systems that cut icons to a shape of their own.
type Icon = (&'static str, u32, f64, bool);

const ICONS: [Icon; 4] = [
    ("apple-touch-icon.png", 180, 1.0, true),
    ("icon-192.png", 192, 1.0, false),
    ("icon-512.png", 512, 1.0, false),
    // The whole drawing is inside the circle that no system cuts off.
    ("icon-maskable.png", 512, 0.8, true),
];

#[tokio::main]
async fn main() -> Result<()> {
    let folder: PathBuf = std::env::args_os().nth(1).context("which folder?")?.into();
    for (name, picture, colours) in in_chromium(Motion::Reduced, draw_all).await? {
        let file = folder.join(name);
        std::fs::write(&file, palette::with_colours(&picture, colours)?)
            .with_context(|| format!("writing {}", file.display()))?;
    }
    Ok(())
}

/// Draws all pictures. Returns each with its file name and the number of colours that it needs.
async fn draw_all(page: &Page) -> Result<Vec<(&'static str, Vec<u8>, usize)>> {
    page.prefer_colour_scheme("dark").await?;
    let mut drawn = vec![("card.png", draw_card(page).await?, 256)];
    for (name, screen) in SCREENSHOTS {
        page.open_variant_on(screen, Variant::Fine).await?;
        page.new_game(&[("Board", "Gomoku 15×15"), ("Against", "Two players here")]).await?;
        page.play_all(MOVES).await?;
        drawn.push((name, page.picture_of_screen().await?, 64));
    }
    for icon in ICONS {
        drawn.push((icon.0, draw_icon(page, icon).await?, 12));
    }
    Ok(drawn)
}

async fn draw_card(page: &Page) -> Result<Vec<u8>> {
    const STYLE: &str = "return [...document.styleSheets, ...document.adoptedStyleSheets]
        .flatMap((it) => [...it.cssRules]).map((it) => it.cssText).join('\\n')";
    const BOARD: &str = "return document.querySelector('main[data-ready] .board').outerHTML";
    const LAY_OUT: &str = include_str!("card.js");
    page.open_variant_on(CARD, Variant::Fine).await?;
    let mut boards = Vec::new();
    for (size, moves) in BOARDS {
        start(page, size).await?;
        page.play_all(moves).await?;
        boards.push(page.run::<String>(BOARD, []).await?);
    }
    // By now, the styles of the late code are loaded as well.
    let style: String = page.run(STYLE, []).await?;
    // The page's security policy forbids other styles than its own.
    page.visit_on(CARD, "/blank").await?;
    let card = include_str!("card.html");
    page.run::<()>(LAY_OUT, [json!(card), json!(style), json!(boards)]).await?;
    page.wait_for_paint().await?;
    page.picture_of_screen().await
}

async fn start(page: &Page, size: [&str; 3]) -> Result<()> {
    page.open_dialog("New game").await?;
    for (group, answer) in
        [("Board", "Custom"), ("Against", "Two players here"), ("Who starts", "Player 1")]
    {
        page.choose(group, answer).await?;
    }
    for (field, words) in ["Columns", "Rows", "In a row"].into_iter().zip(size) {
        page.fill_in(field, words).await?;
    }
    page.press("Start").await?;
    page.no_longer_shows("dialog", "New game").await
}

async fn draw_icon(page: &Page, (name, side, scale, is_whole): Icon) -> Result<Vec<u8>> {
    const DRAW: &str = include_str!("icon.js");
    page.open().await?;
    let script = format!("const [side, scale, isWhole] = [{side}, {scale}, {is_whole}];\n{DRAW}");
    let address: String = page.run_async(&script).await.with_context(|| name)?;
    let png = address.strip_prefix("data:image/png;base64,").context("no PNG was drawn")?;
    Ok(BASE64_STANDARD.decode(png)?)
}
