//! Boards of all sizes.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{Key, Page, Pointer, Rect, Screen};
use browser_tests::site::Variant;
use in_a_row::storage_keys::key;

const DESK: Screen = Screen::new(1280, 800);
const PHONE: Screen = Screen::new(360, 640);

const AGAINST_FRIEND: (&str, &str) = ("Against", "Friend here");
const ON_3X3: (&str, &str) = ("Board", "3×3");
const ON_15X15: (&str, &str) = ("Board", "Gomoku 15×15");

/// What a person says about a board: columns, rows and how many in a row.
type Custom<'a> = [(&'a str, &'a str); 3];

/// Opens *New game* and says this about a board of one's own.
async fn ask_for(page: &Page, custom: Custom<'_>) -> Result<()> {
    page.open_dialog("New game").await?;
    page.choose("Board", "Custom").await?;
    for (field, words) in custom {
        page.fill_in(field, words).await?;
    }
    Ok(())
}

/// Starts what was asked for.
async fn start(page: &Page) -> Result<()> {
    page.press("Start").await?;
    page.shows_no_more("dialog", "New game").await
}

/// Asserts that the board lies there with this size, empty, and that it says so.
async fn is_laid(page: &Page, size: &str, run: &str) -> Result<()> {
    let board = page.board().await?;
    ensure!(board.size() == size, "{} instead of {size}", board.size());
    ensure!(board.moves().is_empty(), "{size}: it begins with {board}");
    let (rows, cells) = (page.rects("row").await?, page.rects("gridcell").await?);
    ensure!(rows.len() * board.columns == cells.len(), "{} rows of {size}", rows.len());
    let header = page.size_in_header().await?;
    ensure!(header == size, "the header has {header:?} instead of {size}");
    let name = if size == "3×3" {
        "Noughts and crosses".into()
    } else {
        format!("{run} in a row on {size}")
    };
    page.shows("grid", &name).await
}

/// A board that is offered and one of one's own are laid, with what is usual on them, and can be played.
pub(crate) async fn starts_boards_of_all_kinds(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    for (name, size, run) in [("Gomoku 15×15", "15×15", "5"), ("3×3", "3×3", "3")] {
        page.new_game(&[("Board", name), AGAINST_FRIEND]).await?;
        is_laid(&page, size, run).await?;
        let has_stones = page.board().await?.columns >= 7;
        can_be_played(&page, has_stones).await.with_context(|| name.to_owned())?;
        page.open_dialog("New game").await?;
        let chosen = page.chosen("Board").await?;
        ensure!(chosen.as_deref() == Some(name), "{name} has become {chosen:?}");
        page.close_dialog("New game").await?;
    }
    ask_for(&page, [("Columns", "9"), ("Rows", "6"), ("In a row", "4")]).await?;
    start(&page).await?;
    is_laid(&page, "9×6", "4").await?;
    can_be_played(&page, true).await
}

/// Plays the first two moves, by X and O or black and white.
async fn can_be_played(page: &Page, has_stones: bool) -> Result<()> {
    let (first, second) = if has_stones { ("Black", "White") } else { ("X", "O") };
    page.status_begins(&format!("{first} to move")).await?;
    page.play("b2").await?;
    page.status_begins(&format!("{second} to move")).await?;
    page.says(&format!("{first} played b2")).await?;
    page.play("c1").await?;
    page.status_begins(&format!("{first} to move")).await?;
    let named = if has_stones {
        ["b2, black, move 1", "c1, white, move 2, last move"]
    } else {
        ["b2, X, move 1", "c1, O, move 2, last move"]
    };
    for name in named {
        ensure!(page.names("gridcell").await?.iter().any(|it| it == name), "no cell {name:?}");
    }
    Ok(())
}

/// *Gobang* has as many cells as there is room for, if each is to be large enough for what points.
pub(crate) async fn fills_the_screen(page: Page) -> Result<()> {
    for (screen, variant, side) in [(PHONE, Variant::Coarse, 44.0), (DESK, Variant::Fine, 36.0)] {
        page.open_variant_on(screen, variant).await?;
        // It depends on the screen, not on the board that was there before.
        for before in [ON_3X3, ON_15X15] {
            page.new_game(&[before, AGAINST_FRIEND]).await?;
            page.new_game(&[("Board", "Fills the screen")]).await?;
            let board = page.board().await?;
            is_laid(&page, &board.size(), "5").await?;
            let (cells, room) = (page.rects("gridcell").await?, page.room_for_board().await?);
            let here = format!("{screen}, after {}: {} in {room}", before.1, board.size());
            is_filled(&cells, &room, board.columns, side).with_context(|| here)?;
            let outside = cells.iter().find(|cell| !cell.is_within(screen));
            ensure!(outside.is_none(), "{screen}: not on the screen: {outside:?}");
        }
        can_be_played(&page, true).await?;
        page.open_dialog("New game").await?;
        let chosen = page.chosen("Board").await?;
        ensure!(chosen.as_deref() == Some("Fills the screen"), "{chosen:?}");
        page.close_dialog("New game").await?;
    }
    Ok(())
}

/// Asserts that these cells are squares of at least that side, and that there is room for no more.
fn is_filled(cells: &[Rect], room: &Rect, columns: usize, side: f64) -> Result<()> {
    for Rect { name, width, height, .. } in cells {
        ensure!(
            *width >= side - 0.1 && *height >= side - 0.1,
            "{name} is only {width:.1}x{height:.1}"
        );
        ensure!((width - height).abs() < 0.5, "{name} is no square: {width:.1}x{height:.1}");
    }
    let rows = cells.len() / columns;
    for (what, count, space) in [("column", columns, room.width), ("row", rows, room.height)] {
        let more = f64::from(u32::try_from(count + 1)?) * side;
        ensure!(more > space, "there is room for one more {what}: {more} of {space:.1}");
    }
    Ok(())
}

/// On *exactly five* a longer row does not count, and a column of five ends the game.
pub(crate) async fn five_in_a_row_ends_the_game(page: Page) -> Result<()> {
    // Each without its last move.
    const SIX: &str = "c3a1d3c1e3e1g3g1h3i1";
    const FIVE: &str = "c3a1d3c1e3e1g3g1h3i1f3a15f4c15f5e15f6g15";
    open_game(&page, &format!("15x15k5e/friends/one/starter-is-x/one/one/{SIX}///-/stones/"))
        .await?;
    page.status_begins("Black to move").await?;
    page.play("f3").await?;
    page.status_begins("White to move").await?;

    open_game(&page, &format!("15x15k5e/friends/one/starter-is-x/one/one/{FIVE}///-/stones/"))
        .await?;
    page.status_begins("Black to move").await?;
    page.play("f7").await?;
    page.status_begins("Black wins").await?;
    let board = page.board().await?;
    ensure!(board.winning() == words("f7 f6 f5 f4 f3"), "won with {:?}", board.winning());
    page.score_is([1, 0, 0]).await
}

/// Opens the page on a desk where this game was left.
async fn open_game(page: &Page, game: &str) -> Result<()> {
    open_where_kept(page, &[("game", game)], Variant::Fine).await
}

/// Opens the page on a desk where these things were kept.
pub(crate) async fn open_where_kept(
    page: &Page,
    kept: &[(&str, &str)],
    variant: Variant,
) -> Result<()> {
    page.visit("/blank").await?;
    for (name, text) in kept {
        let words = [key(name).into(), (*text).into()];
        page.run::<()>("localStorage.setItem(...arguments)", words).await?;
    }
    page.open_variant_on(DESK, variant).await
}

fn words(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

/// What no board can be is said at the field where it is wrong, and *Start* waits until it is right.
pub(crate) async fn refuses_a_board_that_cannot_be(page: Page) -> Result<()> {
    const FAULT: &str = "Rows: a number from 3 to 40.";
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.play("b2").await?;
    let before = page.board().await?;
    ask_for(&page, [("Columns", "12"), ("Rows", "41"), ("In a row", "6")]).await?;
    page.reads("dialog", FAULT).await?;
    for field in ["Columns", "Rows", "In a row"] {
        let fault = page.fault_of(field).await?;
        let wanted = (field == "Rows").then_some(FAULT);
        ensure!(fault.as_deref() == wanted, "{field} is wrong: {fault:?}");
    }
    ensure!(!page.is_available("Start").await?, "41 rows can be started");
    page.keys([Key::Enter]).await?;
    page.press("Start").await?;
    page.is_painted().await?;
    page.shows("dialog", "New game").await?;
    page.close_dialog("New game").await?;
    ensure!(page.board().await? == before, "what was not started changed the board");

    ask_for(&page, [("Columns", "12"), ("Rows", "9"), ("In a row", "6")]).await?;
    page.until("no fault", async || {
        let fault = page.fault_of("Rows").await?;
        Ok(fault.map_or(Ok(()), Err))
    })
    .await?;
    let words = page.texts("dialog").await?.join(" ");
    ensure!(!words.contains("a number from"), "nothing is wrong any more: {words}");
    page.choose("Against", "Friend here").await?;
    start(&page).await?;
    is_laid(&page, "12×9", "6").await?;
    can_be_played(&page, true).await
}

/// Where a finger may hit the neighbour of the cell it is meant for, the first tap only places, and
/// *Place* or a second tap plays. Cells that are large enough are played at once.
pub(crate) async fn asks_for_confirmation_on_small_cells(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    page.new_game(&[ON_15X15, AGAINST_FRIEND]).await?;
    ensure!(!page.has("button", "Place").await?, "nothing is placed yet");
    page.tap("h8").await?;
    page.is_placed("h8", "").await?;
    page.status_begins("Black to move").await?;
    page.tap("i9").await?;
    page.is_placed("i9", "").await?;
    page.tap("i9").await?;
    page.board_shows("Bi9").await?;
    page.shows_no_more("button", "Place").await?;
    page.tap("o1").await?;
    page.is_placed("o1", "Bi9").await?;
    page.press("Place").await?;
    page.board_shows("Bi9 Wo1").await?;
    page.shows_no_more("button", "Place").await?;
    page.tap("i9").await?;
    page.is_painted().await?;
    ensure!(!page.has("button", "Place").await?, "nothing can be placed on a taken cell");

    // The keyboard hits what it is on.
    page.type_out("a15").await?;
    page.focus_is_on("gridcell", "a15, empty").await?;
    page.keys([Key::Enter]).await?;
    page.board_shows("Bi9 Wo1 Ba15").await?;

    page.new_game(&[ON_3X3, AGAINST_FRIEND]).await?;
    page.tap("a1").await?;
    page.board_shows("Xa1").await?;
    page.tap("c3").await?;
    page.board_shows("Xa1 Oc3").await?;

    page.new_game(&[ON_15X15, ("Against", "Computer"), ("Other opponents", "First free")]).await?;
    page.tap("h8").await?;
    page.is_placed("h8", "").await?;
    ensure!(!page.is_thinking().await?, "there is nothing to answer yet");
    page.tap("h8").await?;
    page.board_shows("Bh8 Wa15").await?;
    page.tap("i9").await?;
    page.is_placed("i9", "Bh8 Wa15").await?;
    page.press("Place").await?;
    page.board_shows("Bh8 Wa15 Bi9 Wb15").await
}

/// A cell is reached by typing its name, and the corners and ends of a large board by their keys.
pub(crate) async fn can_be_played_by_typing_coordinates(page: Page) -> Result<()> {
    page.open_at(Variant::Fine).await?;
    page.new_game(&[ON_15X15, AGAINST_FRIEND]).await?;
    page.focus_is_on("gridcell", "h8, empty").await?;
    for (typed, moves) in [("a1", "Ba1"), ("o15", "Ba1 Wo15"), ("h8", "Ba1 Wo15 Bh8")] {
        page.type_out(typed).await?;
        page.focus_is_on("gridcell", &format!("{typed}, empty")).await?;
        page.keys([Key::Enter]).await?;
        page.board_shows(moves).await?;
        page.focus_is_on("gridcell", &format!("{typed}, ")).await?;
    }
    // One name after the other, and one that no cell has.
    page.type_out("b2c13").await?;
    page.focus_is_on("gridcell", "c13,").await?;
    page.type_out("p3").await?;
    page.is_painted().await?;
    page.focus_is_on("gridcell", "c13,").await?;
    for (held, key, cell) in [
        (None, Key::Home, "a13,"),
        (None, Key::End, "o13,"),
        (Some(Key::Control), Key::Home, "a15,"),
        (None, Key::End, "o15,"),
        (Some(Key::Control), Key::End, "o1,"),
        (None, Key::Right, "o1,"),
        (None, Key::Home, "a1,"),
        (None, Key::Up, "a2,"),
    ] {
        match held {
            None => page.keys([key]).await?,
            Some(held) => page.key_with(held, key).await?,
        }
        page.focus_is_on("gridcell", cell).await?;
    }
    page.keys([Key::Space]).await?;
    page.board_shows("Ba1 Wo15 Bh8 Wa2").await
}

/// On the largest board a game is found again as it was left, played to its end, taken back, and answered.
pub(crate) async fn plays_on_the_largest_board(page: Page) -> Result<()> {
    const BEFORE: &str = "Ba1 Wan40 Bb1 Wa40 Bc1 Wan1 Bd1 Wt20";
    const GAME: &str = "40x40k5/friends/one/starter-is-x/one/one/a1an40b1a40c1an1d1t20///-/stones/";
    open_game(&page, GAME).await?;
    page.board_shows(BEFORE).await?;
    page.shows("grid", "5 in a row on 40×40").await?;
    let cells = page.board().await?.cells.len();
    ensure!(cells == 1600, "{cells} cells");
    page.play("e1").await?;
    page.status_begins("Black wins").await?;
    let board = page.board().await?;
    ensure!(board.winning() == words("a1 b1 c1 d1 e1"), "won with {:?}", board.winning());
    page.score_is([1, 0, 0]).await?;
    page.press("Undo").await?;
    page.board_shows(BEFORE).await?;
    page.status_begins("Black to move").await?;

    page.new_game(&[("Against", "Computer"), ("Other opponents", "Guard")]).await?;
    page.play("t20").await?;
    let moves = page.board().await?.moves();
    ensure!(words(&moves).len() == 2, "Guard should have answered: {moves}");
    Ok(())
}

/// How wide a cell is, in CSS pixels.
async fn width_of(page: &Page, place: &str) -> Result<f64> {
    let cells = page.rects("gridcell").await?;
    let cell = cells.iter().find(|cell| cell.name.starts_with(&format!("{place},")));
    Ok(cell.with_context(|| format!("no cell {place}"))?.width)
}

/// Waits until a cell is at least so wide, in CSS pixels.
async fn is_as_wide(page: &Page, place: &str, least: f64) -> Result<()> {
    page.until(&format!("{place} to be {least} wide"), async || {
        let width = width_of(page, place).await?;
        Ok(if width >= least { Ok(()) } else { Err(format!("{width:.1}")) })
    })
    .await
}

/// Where cells cannot be told from each other, a tap makes them large enough to be hit, and so do
/// buttons and keys; *Fit* shows the whole board again.
pub(crate) async fn zooms_where_cells_are_tiny(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    ensure!(!page.has("button", "Fit").await?, "3x3 needs no zoom");
    ask_for(&page, [("Columns", "40"), ("Rows", "40"), ("In a row", "5")]).await?;
    page.choose("Against", "Friend here").await?;
    start(&page).await?;
    page.shows("button", "Fit").await?;
    let fitting = width_of(&page, "t20").await?;
    ensure!(fitting < 24.0, "the whole board is seen at first: {fitting}");

    page.tap("t20").await?;
    is_as_wide(&page, "t20", 40.0).await?;
    page.board_shows("").await?;
    page.tap("t20").await?;
    page.board_shows("Bt20").await?;

    page.press("Fit").await?;
    page.until("the whole board", async || {
        let width = width_of(&page, "t20").await?;
        Ok(if (width - fitting).abs() < 0.5 { Ok(()) } else { Err(format!("{width:.1}")) })
    })
    .await?;
    page.press("Zoom in").await?;
    page.press("Zoom in").await?;
    is_as_wide(&page, "t20", fitting * 2.0).await?;
    page.press("Zoom out").await?;
    page.press("Fit").await?;
    page.go_to(Key::Tab, "gridcell", "").await?;
    page.type_out("++").await?;
    is_as_wide(&page, "t20", fitting * 2.0).await?;
    page.type_out("--").await?;
    page.new_game(&[ON_3X3]).await?;
    page.shows_no_more("button", "Fit").await
}

/// On a large screen, a board that is made larger stays in its place: what is beside it can still be pressed.
pub(crate) async fn stays_in_its_place_where_it_is_zoomed(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    ask_for(&page, [("Columns", "40"), ("Rows", "40"), ("In a row", "5")]).await?;
    page.choose("Against", "Friend here").await?;
    start(&page).await?;
    for _ in 0..4 {
        page.press("Zoom in").await?;
    }
    page.open_dialog("New game").await?;
    page.close_dialog("New game").await
}

/// A mouse drags a board that is larger than its place, and that is no move.
pub(crate) async fn is_dragged_by_a_mouse_where_it_is_zoomed(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Fine).await?;
    ask_for(&page, [("Columns", "40"), ("Rows", "40"), ("In a row", "5")]).await?;
    page.choose("Against", "Friend here").await?;
    start(&page).await?;
    for _ in 0..4 {
        page.press("Zoom in").await?;
    }
    let place = async |name: &str| {
        let rects = page.rects("gridcell").await?;
        let found = rects.into_iter().find(|rect| rect.name.starts_with(&format!("{name},")));
        found.with_context(|| format!("there is no {name}"))
    };
    let (t20, v23) = (place("t20").await?, place("v23").await?);
    page.drag(Pointer::Mouse, &["t20", "v23"]).await?;
    let moved = place("t20").await?;
    ensure!((moved.x - v23.x).abs() < 2.0 && (moved.y - v23.y).abs() < 2.0, "{t20} is at {moved}");
    page.board_shows("").await?;
    page.tap("t20").await?;
    page.board_shows("Bt20").await
}

/// A board that was made to fill the screen stays as it is for its game when the screen changes; the
/// next game can be on one that fits.
pub(crate) async fn offers_a_refit(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    page.new_game(&[("Board", "Fills the screen"), AGAINST_FRIEND]).await?;
    let before = page.board().await?.size();
    page.open_variant_on(DESK, Variant::Fine).await?;
    ensure!(page.board().await?.size() == before, "it is kept for its game");
    page.play_all("a1 a2 b1 b2 c1 c2 d1 d2 e1").await?;
    page.press("Play again").await?;
    page.is_told("The screen has changed").await?;
    ensure!(page.board().await?.size() == before, "it is kept until it is asked for");
    page.press("Refit").await?;
    page.board_shows("").await?;
    let after = page.board().await?.size();
    ensure!(after != before, "{before} became {after}");
    Ok(())
}

/// The list of moves leads back to any of them while the game is on, and marks can show their numbers.
pub(crate) async fn looks_back_at_a_move(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.new_game(&[ON_15X15, AGAINST_FRIEND]).await?;
    page.play_all("h8 i9 g7").await?;
    page.press("White i9").await?;
    page.says("Move 2 of 3").await?;
    page.board_shows("Bh8 Wi9").await?;
    page.press("End review").await?;
    page.board_shows("Bh8 Wi9 Bg7").await?;
    page.play("h9").await?;

    page.open_at(Variant::Fine).await?;
    shows_number(&page, false).await?;
    page.set("Marks show", "The number of their move").await?;
    shows_number(&page, true).await?;
    page.reload().await?;
    shows_number(&page, true).await
}

/// Waits until the mark on i9 shows the number of its move, or none.
async fn shows_number(page: &Page, wanted: bool) -> Result<()> {
    const NUMBER: &str = "const cell = find('gridcell', arguments[0])[0];
        return getComputedStyle(cell, '::before').content";
    page.until("numbers on marks, or none", async || {
        let content: String = page.run(NUMBER, [serde_json::json!("i9, white, move 2")]).await?;
        let has_number = !["none", "normal", "\"\""].contains(&content.as_str());
        Ok(if has_number == wanted { Ok(()) } else { Err(content) })
    })
    .await
}
