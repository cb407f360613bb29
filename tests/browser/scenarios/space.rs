//! 3D boards.

use anyhow::{Result, ensure};
use browser_tests::page::{Key, Page, Rect, Screen};
use browser_tests::site::Variant;

const DESK: Screen = Screen::new(1280, 800);
const PHONE: Screen = Screen::new(360, 640);

const CUBE_OF_THREE: (&str, &str) = ("Board", "3D 3×3×3");
const CUBE_OF_FOUR: (&str, &str) = ("Board", "3D 4×4×4");
const AGAINST_FRIEND: (&str, &str) = ("Against", "Two players here");
const AGAINST_COMPUTER: (&str, &str) = ("Against", "Computer");
const YOU_START: (&str, &str) = ("Who starts", "You");

/// The side of a cell that a finger hits reliably, in CSS pixels.
const FINGER: f64 = 40.0;

/// Each cube has a grid for each layer, and can be won along its diagonal.
pub(crate) async fn wins_through_space(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    for (cube, name, layers, moves, line) in [
        (CUBE_OF_THREE, "3 in a row on 3×3×3", 3, "1a1 1b1 2b2 1c1 3c3", "1a1 2b2 3c3"),
        (CUBE_OF_FOUR, "4 in a row on 4×4×4", 4, "1a1 1b1 2b2 1c1 3c3 1d1 4d4", "1a1 2b2 3c3 4d4"),
    ] {
        page.new_game(&[cube, AGAINST_FRIEND]).await?;
        page.shows("group", name).await?;
        let grids = page.names("grid").await?;
        let wanted: Vec<_> = (1..=layers).map(|layer| format!("Level {layer}")).collect();
        ensure!(grids == wanted, "the layers are {grids:?}");
        page.play_all(moves).await?;
        page.status_begins("X wins").await?;
        let board = page.board().await?;
        ensure!(board.winning().join(" ") == line, "won with {:?}", board.winning());
    }
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.status_begins("X wins").await
}

/// Levels, hints and reviews work on 3D boards as well, and on 3x3x3 each cell shows what it leads to.
pub(crate) async fn plays_a_level_in_space(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.set_pace("None").await?;
    page.new_game(&[CUBE_OF_FOUR, AGAINST_COMPUTER, ("Opponent", "Level 4"), YOU_START]).await?;
    page.play("1a1").await?;
    page.status_begins("X to move").await?;
    let marks = page.board().await?.cells.iter().filter(|cell| cell.mark.is_some()).count();
    ensure!(marks == 2, "there are {marks} marks");
    page.press("Hint").await?;
    page.says("Hint: ").await?;
    page.press("Undo").await?;
    page.board_shows("").await?;

    page.new_game(&[CUBE_OF_THREE, AGAINST_FRIEND]).await?;
    page.change_setting("Move results", "On").await?;
    page.notes("2b2", &["wins in 4 moves"]).await?;
    page.notes("1a1", &["loses in 5 moves"]).await?;
    page.play_all("1a1 1b1 3c3 1c1 2b2").await?;
    page.press("Review").await?;
    // Opening the review moves the list of moves, which was on the screen before.
    page.says("Move 5 of 5").await?;
    page.press("X 1a1").await?;
    page.says("Lets O win in 5 moves").await
}

/// Page Up and Page Down move between layers, arrow keys move within one, and typed coordinates lead to their cell.
pub(crate) async fn moves_about_in_space(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&[CUBE_OF_FOUR, AGAINST_FRIEND]).await?;
    page.focus_is_on("gridcell", "level 3, c3, empty").await?;
    for (key, cell) in [
        (Key::PageUp, "level 4, c3,"),
        (Key::PageUp, "level 4, c3,"),
        (Key::Left, "level 4, b3,"),
        (Key::Down, "level 4, b2,"),
        (Key::PageDown, "level 3, b2,"),
        (Key::PageDown, "level 2, b2,"),
        (Key::PageDown, "level 1, b2,"),
        (Key::PageDown, "level 1, b2,"),
        (Key::Home, "level 1, a2,"),
        (Key::End, "level 1, d2,"),
    ] {
        page.press_keys([key]).await?;
        page.focus_is_on("gridcell", cell).await?;
    }
    for (typed, cell) in
        [("2b3", "level 2, b3, X"), ("4a1", "level 4, a1, O"), ("1c2", "level 1, c2, X")]
    {
        page.type_text(typed).await?;
        page.focus_is_on("gridcell", cell).await?;
    }
    page.press_keys([Key::PageUp, Key::Enter]).await?;
    page.focus_is_on("gridcell", "level 2, c2, O, move 4, last move").await?;
    page.board_shows("X2b3 O4a1 X1c2 O2c2").await
}

/// Turning the stacked layers does not affect the arrow keys on other boards.
pub(crate) async fn a_turn_is_of_the_stack_alone(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.new_game(&[CUBE_OF_FOUR, AGAINST_FRIEND]).await?;
    page.press("Stacked").await?;
    page.press("Turn clockwise").await?;
    page.new_game(&[("Board", "Endless"), AGAINST_FRIEND]).await?;
    page.focus_is_on("gridcell", "r0u0, empty").await?;
    page.press_keys([Key::Up]).await?;
    page.focus_is_on("gridcell", "r0u1, empty").await?;
    page.new_game(&[("Board", "4×4"), AGAINST_FRIEND]).await?;
    page.focus_is_on("gridcell", "c3, empty").await?;
    page.press_keys([Key::Up]).await?;
    page.focus_is_on("gridcell", "c4, empty").await
}

/// With reduced motion, layers are side by side at first. They can be stacked and turned, and the choice is kept.
pub(crate) async fn is_stacked_and_turned(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.new_game(&[CUBE_OF_FOUR, AGAINST_FRIEND]).await?;
    let flat = corner(&page).await?;
    page.press("Stacked").await?;
    page.shows("button", "Turn clockwise").await?;
    let front = corner(&page).await?;
    ensure!(front != flat, "nothing is stacked: {front}");
    ensure!(!page.is_available("Front").await?, "Front is enabled at the front");

    page.press("Turn clockwise").await?;
    let turned = corner(&page).await?;
    ensure!(turned != front, "nothing is turned: {turned}");
    page.press("Front").await?;
    ensure!(corner(&page).await? == front, "Front does not turn back");

    // A tap hits the cell that is shown there, and arrow keys move in the direction in which they point.
    page.press("Turn clockwise").await?;
    page.play_all("1a1 4d4 2b2 3a4").await?;
    page.press("Front").await?;
    page.tap("1a1").await?;
    page.type_text("1a1").await?;
    page.press_keys([Key::Right, Key::Up]).await?;
    page.focus_is_on("gridcell", "level 1, b2,").await?;
    page.press_key_with(Key::Shift, Key::Left).await?;
    page.press_keys([Key::Up]).await?;
    page.focus_is_on("gridcell", "level 1, a2,").await?;
    page.press_key_with(Key::Shift, Key::Right).await?;
    ensure!(corner(&page).await? == front, "Shift and an arrow key do not turn it back");

    page.open_variant_on(DESK, Variant::Fine).await?;
    page.shows("button", "Turn clockwise").await?;
    page.board_shows("X1a1 O4d4 X2b2 O3a4").await?;
    page.press("Side by side").await?;
    page.shows("button", "Stacked").await?;
    page.no_longer_shows("button", "Turn clockwise").await
}

/// Returns the box of the first cell.
async fn corner(page: &Page) -> Result<Rect> {
    page.wait_for_paint().await?;
    let cells = page.rects("gridcell").await?;
    cells.into_iter().next().ok_or_else(|| anyhow::anyhow!("there are no cells"))
}

/// On a phone, a tap plays if cells are large enough for a finger, and only selects if they are not.
pub(crate) async fn takes_taps_in_space_on_a_phone(page: Page) -> Result<()> {
    for cube in [CUBE_OF_THREE, CUBE_OF_FOUR] {
        page.open_variant_on(PHONE, Variant::Coarse).await?;
        page.new_game(&[cube, AGAINST_FRIEND]).await?;
        let cells = page.rects("gridcell").await?;
        let outside = cells.iter().find(|cell| !cell.is_within(PHONE));
        ensure!(outside.is_none(), "not on the screen: {outside:?}");
        let is_large = |cell: &Rect| cell.width.min(cell.height) >= FINGER;
        page.tap("2b2").await?;
        if cells.iter().all(is_large) {
            page.board_shows("X2b2").await?;
        } else {
            page.shows_selected("2b2", "").await?;
            page.tap("1a1").await?;
            page.shows_selected("1a1", "").await?;
            page.press("Place").await?;
            page.board_shows("X1a1").await?;
        }
    }
    Ok(())
}

/// *Threats* shows the threats of both sides on the cells and in words, after each move and in reviews, on flat and 3D
/// boards, until it is switched off.
pub(crate) async fn shows_threats(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&[AGAINST_FRIEND]).await?;
    page.press("Threats").await?;
    page.reads("log", "No threats").await?;
    page.play_all("a1 a3 b2 b3").await?;
    page.reads("log", "X wins here: c3. O wins here: c3.").await?;
    page.notes("c3", &["X wins here", "O wins here"]).await?;
    page.play("c3").await?;
    page.notes("c1", &[]).await?;
    page.press("Review").await?;
    page.press("Previous move").await?;
    page.notes("c3", &["X wins here", "O wins here"]).await?;
    page.press("Close review").await?;

    page.new_game(&[CUBE_OF_THREE, AGAINST_FRIEND]).await?;
    page.play_all("1b2 1a1 2b2").await?;
    page.reads("log", "X wins here: 3b2. ").await?;
    page.notes("3b2", &["X wins here"]).await?;
    page.press("Threats").await?;
    page.reads("log", "Threats are hidden.").await?;
    page.notes("3b2", &[]).await?;
    page.play("3b2").await
}

/// axe-core finds no violation with layers stacked or side by side, in any theme.
pub(crate) async fn has_no_barriers_in_space(page: Page) -> Result<()> {
    page.open_at(Variant::Fine).await?;
    page.new_game(&[CUBE_OF_THREE, AGAINST_FRIEND]).await?;
    page.play_all("1a1 1b1 2b2 1c1 3c3").await?;
    for look in ["Midnight", "Paper", "Wood"] {
        page.change_setting("Theme", look).await?;
        for way in ["Stacked", "Side by side"] {
            page.press(way).await?;
            page.passes_axe(&format!("a cube, {way}, {look}")).await?;
        }
    }
    page.open_dialog("Rules").await?;
    page.passes_axe("the lines in space").await
}
