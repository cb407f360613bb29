//! The endless board.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{Key, Page, Pointer, Rect, Screen};
use browser_tests::site::Variant;
use in_a_row::storage_keys::{GAME, key};

use crate::correspondence::{NOT_SENT, join};

const DESK: Screen = Screen::new(1280, 800);
const PHONE: Screen = Screen::new(360, 640);

const WITHOUT_END: (&str, &str) = ("Board", "Endless");
const AGAINST_FRIEND: (&str, &str) = ("Against", "Two players here");
const AGAINST_COMPUTER: (&str, &str) = ("Against", "Computer");
const YOU_START: (&str, &str) = ("Who starts", "You");

/// The grid's name, and the moves to a row of five.
const NAME: &str = "Endless 5 in a row";
const FIVE: &str = "r0u0 r0u1 r1u0 r1u1 r2u0 r2u1 r3u0 r3u1 r4u0";

/// Cells are named relative to the first mark, wherever it is put, and five in a row win.
pub(crate) async fn wins_without_end(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.new_game(&[WITHOUT_END, AGAINST_FRIEND]).await?;
    page.shows("grid", NAME).await?;
    page.tap("l2d1").await?;
    page.board_shows("Br0u0").await?;
    page.press("Undo").await?;
    page.play_all(FIVE).await?;
    page.status_begins("Black wins").await?;
    let board = page.board().await?;
    ensure!(board.winning().join(" ") == "r0u0 r1u0 r2u0 r3u0 r4u0", "{:?}", board.winning());

    page.open_variant_on(DESK, Variant::Fine).await?;
    page.status_begins("Black wins").await?;
    page.press("Undo").await?;
    page.status_begins("Black to move").await?;
    page.press("Threats").await?;
    // White's four is open at both ends, and so is Black's.
    page.reads("log", "Black wins here: l1u0, r4u0. White wins here: l1u1, r4u1.").await?;
    page.notes("r4u0", &["black wins here"]).await?;
    page.notes("l1u1", &["white wins here"]).await
}

/// However far away a mark is, the page has only as many cells as fit on the screen.
pub(crate) async fn plays_ten_thousand_cells_away(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.new_game(&[WITHOUT_END, AGAINST_FRIEND]).await?;
    page.focus_is_on("gridcell", "r0u0, empty").await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Br0u0").await?;
    let cells = page.board().await?.cells.len();

    page.type_text("r10000u0").await?;
    page.focus_is_on("gridcell", "r10000u0, empty").await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Wr10000u0").await?;
    ensure!(page.board().await?.cells.len() == cells, "there are more cells than at first");

    page.press("Undo").await?;
    page.board_shows("Br0u0").await?;
    page.press("Redo").await?;
    page.board_shows("Wr10000u0").await?;
    page.press("All marks").await?;
    page.shows("img", "All marks after 2 moves").await?;
    ensure!(!page.has("gridcell", "").await?, "there are cells behind the picture");
    page.focus_is_on("button", "Back to the cells").await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Wr10000u0").await?;
    page.focus_is_on("gridcell", "r10000u0, white, move 2, last move").await?;

    // The edge of the board.
    page.type_text("r30000d30000").await?;
    page.focus_is_on("gridcell", "r30000d30000, empty").await?;
    page.press_keys([Key::Right, Key::Down]).await?;
    page.focus_is_on("gridcell", "r30000d30000, empty").await?;
    page.tap("r30001d30000").await?;
    page.shows_notice("The board ends 30,000 cells from the first mark.").await?;
    page.press("Last move").await?;
    page.board_shows("Wr10000u0").await?;
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.shows("grid", NAME).await?;
    page.board_shows("Wr10000u0").await
}

/// A long, far-reaching game draws no more than a short one, and every move can be reviewed.
pub(crate) async fn draws_no_more_of_a_long_game(page: Page) -> Result<()> {
    let moves: String =
        (0..1000).map(|number| format!("r{}u{}", 10 * number, 3 * number)).collect();
    let game = format!("'endless5/friends/one/starter-is-x/one/one/{moves}//counted'");
    page.open_with(&[(&key(GAME), &game)]).await?;
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.shows("grid", NAME).await?;
    page.board_shows("Wr9990u2997").await?;
    let listed = page.names("listitem").await?.len();
    ensure!(listed <= 200, "{listed} moves are listed");
    page.press("Black r9000u2700").await?;
    page.says("Move 901 of 1000").await?;
    page.press("To the beginning").await?;
    page.says("Move 0 of 1000").await?;
    page.press("Black r0u0").await?;
    page.says("Move 1 of 1000").await?;
    page.board_shows("Br0u0").await
}

/// Dragging, arrow keys at the edge and the buttons show another part of the board, and make no move.
pub(crate) async fn is_moved_and_zoomed_without_end(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.new_game(&[WITHOUT_END, AGAINST_FRIEND]).await?;
    page.play("r0u0").await?;
    let [start, target] = [place_of(&page, "r0u0").await?, place_of(&page, "r3u0").await?];
    page.drag(Pointer::Mouse, &["r0u0", "r3u0"]).await?;
    page.until("the board moved by three cells", async || {
        let now = place_of(&page, "r0u0").await?;
        Ok(if now.is_at(&target) { Ok(()) } else { Err(format!("{start:?}, {now:?}")) })
    })
    .await?;
    page.board_shows("Br0u0").await?;

    // At the edge, arrow keys move the board.
    page.type_text("r1u1").await?;
    page.press_keys([Key::Home]).await?;
    let leftmost = page.focus().await?.context("nothing has the focus")?.name;
    page.press_keys([Key::Left]).await?;
    page.until("the cell beyond", async || {
        let name = page.focus().await?.map(|focus| focus.name).unwrap_or_default();
        Ok(if name != leftmost && name.starts_with('l') { Ok(()) } else { Err(name) })
    })
    .await?;

    let before = page.board().await?.columns;
    page.press("Zoom out").await?;
    let smaller = page.board().await?.columns;
    ensure!(smaller > before, "{smaller} columns after {before}");
    page.press("Zoom in").await?;
    page.press("Zoom in").await?;
    let larger = page.board().await?.columns;
    ensure!(larger < before, "{larger} columns after {before}");
    page.press("Last move").await?;
    page.board_shows("Br0u0").await
}

/// Returns the box of this cell.
async fn place_of(page: &Page, cell: &str) -> Result<Rect> {
    page.wait_for_paint().await?;
    let cells = page.rects("gridcell").await?;
    let found = cells.into_iter().find(|rect| rect.name.starts_with(&format!("{cell},")));
    found.with_context(|| format!("{cell} is not shown"))
}

/// On a phone, a tap plays if cells are large enough for a finger, and only selects if they are not.
pub(crate) async fn takes_taps_without_end_on_a_phone(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    page.new_game(&[WITHOUT_END, AGAINST_FRIEND]).await?;
    page.play_all("r0u0 r1u1").await?;
    page.press("Zoom out").await?;
    page.tap("l1u0").await?;
    page.shows_selected("l1u0", "Br0u0 Wr1u1").await?;
    page.tap("r0u1").await?;
    page.shows_selected("r0u1", "Br0u0 Wr1u1").await?;
    page.press("Place").await?;
    page.board_shows("Br0u0 Wr1u1 Br0u1").await
}

/// A level plays, hints work, and the computer declines a draw early in the game.
pub(crate) async fn plays_a_level_without_end(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.set_pace("None").await?;
    page.new_game(&[WITHOUT_END, AGAINST_COMPUTER, ("Opponent", "Level 2"), YOU_START]).await?;
    page.play_all("r0u0").await?;
    page.status_begins("Black to move").await?;
    let marks = page.board().await?.cells.iter().filter(|cell| cell.mark.is_some()).count();
    ensure!(marks == 2, "there are {marks} marks");
    page.press("Hint").await?;
    page.says("Hint: ").await?;
    page.press("Offer draw").await?;
    page.shows_notice(
        "The computer declines. It agrees to a draw after 100 moves without a threat.",
    )
    .await?;
    page.status_begins("Black to move").await
}

/// Two players in browsers of their own agree to a draw: one link offers it, the next one accepts.
pub(crate) async fn two_agree_to_a_draw_by_links([one, other]: [Page; 2]) -> Result<()> {
    one.open().await?;
    one.new_game(&[WITHOUT_END, ("Against", "Friend by link"), YOU_START]).await?;
    one.play("r0u0").await?;
    one.status_begins(NOT_SENT).await?;
    let invitation = one.address_is_of_game("endless5/r0u0").await?;
    join(&other, &invitation).await?;
    other.play("r1u1").await?;
    let answer = other.address_is_of_game("endless5/r0u0r1u1").await?;
    one.follow(&answer).await?;
    one.play("r1u0").await?;
    one.press("Offer draw").await?;
    one.says("You offer a draw").await?;
    let offer = one.address_is_of_game("endless5/r0u0r1u1r1u0o").await?;

    other.follow(&offer).await?;
    other.says("Your friend offers a draw").await?;
    other.press("Accept draw").await?;
    other.status_begins("Draw").await?;
    let agreed = other.address_is_of_game("endless5/r0u0r1u1r1u0a").await?;
    one.follow(&agreed).await?;
    for page in [&one, &other] {
        page.status_begins("Draw").await?;
        page.says("by agreement").await?;
        page.reload().await?;
        page.status_begins("Draw").await?;
    }
    Ok(())
}

/// axe-core finds no violation in any theme, nor where all marks are shown as dots.
pub(crate) async fn has_no_barriers_without_end(page: Page) -> Result<()> {
    page.open_at(Variant::Fine).await?;
    page.new_game(&[WITHOUT_END, AGAINST_FRIEND]).await?;
    page.play_all("r0u0 r1u1").await?;
    for look in ["Midnight", "Paper", "Wood"] {
        page.change_setting("Theme", look).await?;
        page.passes_axe(&format!("without end, {look}")).await?;
    }
    page.tap("r0u0").await?;
    page.type_text("r5000u0").await?;
    page.press_keys([Key::Enter]).await?;
    page.press("All marks").await?;
    page.passes_axe("all marks as dots").await
}
