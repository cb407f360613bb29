//! Boards of all sizes.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{Key, Page, Pointer, Rect, Screen};
use browser_tests::site::Variant;
use in_a_row::storage_keys::key;

const DESK: Screen = Screen::new(1280, 800);
const PHONE: Screen = Screen::new(360, 640);

const AGAINST_FRIEND: (&str, &str) = ("Against", "Two players here");
const ON_3X3: (&str, &str) = ("Board", "3×3");
const ON_15X15: (&str, &str) = ("Board", "Gomoku 15×15");

/// The fields of a custom board: columns, rows and how many in a row.
type Custom<'a> = [(&'a str, &'a str); 3];

/// Opens *New game* and fills in a custom board.
async fn choose_custom(page: &Page, custom: Custom<'_>) -> Result<()> {
    page.open_dialog("New game").await?;
    page.choose("Board", "Custom").await?;
    for (field, words) in custom {
        page.fill_in(field, words).await?;
    }
    Ok(())
}

/// Starts the chosen game.
async fn start(page: &Page) -> Result<()> {
    page.press("Start").await?;
    page.no_longer_shows("dialog", "New game").await
}

/// Starts a game of two players here on the largest board.
async fn start_on_40x40(page: &Page) -> Result<()> {
    choose_custom(page, [("Columns", "40"), ("Rows", "40"), ("In a row", "5")]).await?;
    page.choose("Against", "Two players here").await?;
    start(page).await
}

/// Starts a game on the largest board, and zooms in.
async fn start_zoomed_in(page: &Page) -> Result<()> {
    start_on_40x40(page).await?;
    for _ in 0..4 {
        page.press("Zoom in").await?;
    }
    Ok(())
}

/// Asserts that the board is empty and has this size, also in its name and in the header.
async fn is_new_board(page: &Page, size: &str, run: &str) -> Result<()> {
    let board = page.board().await?;
    ensure!(board.size() == size, "{} instead of {size}", board.size());
    ensure!(board.moves().is_empty(), "{size}: the board has {board}");
    let (rows, cells) = (page.rects("row").await?, page.rects("gridcell").await?);
    ensure!(rows.len() * board.columns == cells.len(), "{} rows of {size}", rows.len());
    let name =
        if size == "3×3" { "Tic-tac-toe".into() } else { format!("{run} in a row on {size}") };
    let in_bar = page.name_in_bar().await?;
    let is_there = if size == "3×3" { in_bar == name } else { in_bar.ends_with(size) };
    ensure!(is_there, "the bar has {in_bar:?} for {size}");
    page.shows("grid", &name).await
}

/// Preset boards and a custom one start with their usual marks or stones, and can be played.
pub(crate) async fn starts_boards_of_all_kinds(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    for (name, size, run) in [("Gomoku 15×15", "15×15", "5"), ("3×3", "3×3", "3")] {
        page.new_game(&[("Board", name), AGAINST_FRIEND]).await?;
        is_new_board(&page, size, run).await?;
        let has_stones = page.board().await?.columns >= 7;
        can_be_played(&page, has_stones).await.with_context(|| name.to_owned())?;
        page.open_dialog("New game").await?;
        let chosen = page.chosen_answer("Board").await?;
        ensure!(chosen.as_deref() == Some(name), "{name} has become {chosen:?}");
        page.close_dialog("New game").await?;
    }
    choose_custom(&page, [("Columns", "9"), ("Rows", "6"), ("In a row", "4")]).await?;
    start(&page).await?;
    is_new_board(&page, "9×6", "4").await?;
    can_be_played(&page, true).await
}

/// Plays the first two moves, by X and O or black and white.
async fn can_be_played(page: &Page, has_stones: bool) -> Result<()> {
    let (first, second) = if has_stones { ("Black", "White") } else { ("X", "O") };
    page.status_begins(&format!("{first} to move")).await?;
    page.play("b2").await?;
    page.status_begins(&format!("{second} to move")).await?;
    page.says("Last move: b2").await?;
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

/// *Fills the screen* makes a board with as many cells as fit, each large enough for the pointer.
pub(crate) async fn fills_the_screen(page: Page) -> Result<()> {
    for (screen, variant, side) in [(PHONE, Variant::Coarse, 44.0), (DESK, Variant::Fine, 36.0)] {
        page.open_variant_on(screen, variant).await?;
        // Its size depends on the screen, not on the previous board.
        for before in [ON_3X3, ON_15X15] {
            page.new_game(&[before, AGAINST_FRIEND]).await?;
            page.new_game(&[("Board", "Fills the screen")]).await?;
            let board = page.board().await?;
            is_new_board(&page, &board.size(), "5").await?;
            let (cells, room) = (page.rects("gridcell").await?, page.room_for_board().await?);
            let here = format!("{screen}, after {}: {} in {room}", before.1, board.size());
            fills_the_room(&cells, &room, board.columns, side).with_context(|| here)?;
            // On a desktop, it is wider than the square that other boards have.
            let is_wide = room.width > room.height * 1.2;
            ensure!(is_wide == (screen == DESK), "{screen}: the room is {room}");
            let outside = cells.iter().find(|cell| !cell.is_within(screen));
            ensure!(outside.is_none(), "{screen}: not on the screen: {outside:?}");
        }
        can_be_played(&page, true).await?;
        page.open_dialog("New game").await?;
        let chosen = page.chosen_answer("Board").await?;
        ensure!(chosen.as_deref() == Some("Fills the screen"), "{chosen:?}");
        page.close_dialog("New game").await?;
    }
    Ok(())
}

/// Asserts that these cells are squares of at least that side, and that one more row or column would not fit.
fn fills_the_room(cells: &[Rect], room: &Rect, columns: usize, side: f64) -> Result<()> {
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

/// With *exactly five*, a longer row does not count, and a column of five ends the game.
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

/// Opens the page on a desktop that has this game stored.
async fn open_game(page: &Page, game: &str) -> Result<()> {
    open_with_stored(page, &[("game", game)], Variant::Fine).await
}

/// Opens the page on a desktop that has these texts stored, given by their keys without the prefix.
pub(crate) async fn open_with_stored(
    page: &Page,
    stored: &[(&str, &str)],
    variant: Variant,
) -> Result<()> {
    page.visit("/blank").await?;
    for (name, text) in stored {
        let words = [key(name).into(), (*text).into()];
        page.run::<()>("localStorage.setItem(...arguments)", words).await?;
    }
    page.open_variant_on(DESK, variant).await
}

fn words(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

/// An invalid field of a custom board shows an error, and *Start* is disabled until the field is valid.
pub(crate) async fn refuses_a_board_that_cannot_be(page: Page) -> Result<()> {
    const FAULT: &str = "Rows: a number from 3 to 40.";
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.play("b2").await?;
    let before = page.board().await?;
    choose_custom(&page, [("Columns", "12"), ("Rows", "41"), ("In a row", "6")]).await?;
    page.reads("dialog", FAULT).await?;
    for field in ["Columns", "Rows", "In a row"] {
        let fault = page.error_of(field).await?;
        let wanted = (field == "Rows").then_some(FAULT);
        ensure!(fault.as_deref() == wanted, "the error of {field} is {fault:?}");
    }
    ensure!(!page.is_available("Start").await?, "41 rows can be started");
    page.press_keys([Key::Enter]).await?;
    page.press("Start").await?;
    page.wait_for_paint().await?;
    page.shows("dialog", "New game").await?;
    page.close_dialog("New game").await?;
    ensure!(page.board().await? == before, "the board has changed");

    choose_custom(&page, [("Columns", "12"), ("Rows", "9"), ("In a row", "6")]).await?;
    page.until("no fault", async || {
        let fault = page.error_of("Rows").await?;
        Ok(fault.map_or(Ok(()), Err))
    })
    .await?;
    let words = page.texts("dialog").await?.join(" ");
    ensure!(!words.contains("a number from"), "the error is still shown: {words}");
    page.choose("Against", "Two players here").await?;
    start(&page).await?;
    is_new_board(&page, "12×9", "6").await?;
    can_be_played(&page, true).await
}

/// If cells are so small that a finger may hit the wrong one, the first tap only selects, and *Place* or a second tap
/// plays. On cells that are large enough, a tap plays at once.
pub(crate) async fn asks_for_confirmation_on_small_cells(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    page.new_game(&[ON_15X15, AGAINST_FRIEND]).await?;
    ensure!(!page.has("button", "Place").await?, "nothing is selected yet");
    page.tap("h8").await?;
    page.shows_selected("h8", "").await?;
    page.status_begins("Black to move").await?;
    page.tap("i9").await?;
    page.shows_selected("i9", "").await?;
    page.tap("i9").await?;
    page.board_shows("Bi9").await?;
    page.no_longer_shows("button", "Place").await?;
    page.tap("o1").await?;
    page.shows_selected("o1", "Bi9").await?;
    page.press("Place").await?;
    page.board_shows("Bi9 Wo1").await?;
    page.no_longer_shows("button", "Place").await?;
    page.tap("i9").await?;
    page.wait_for_paint().await?;
    ensure!(!page.has("button", "Place").await?, "a taken cell cannot be selected");

    // The keyboard plays at once.
    page.type_text("a15").await?;
    page.board_shows("Bi9 Wo1 Ba15").await?;

    page.new_game(&[ON_3X3, AGAINST_FRIEND]).await?;
    page.tap("a1").await?;
    page.board_shows("Xa1").await?;
    page.tap("c3").await?;
    page.board_shows("Xa1 Oc3").await?;

    page.new_game(&[ON_15X15, ("Against", "Computer"), ("Opponent", "First free")]).await?;
    page.tap("h8").await?;
    page.shows_selected("h8", "").await?;
    ensure!(!page.is_thinking().await?, "there is nothing to answer yet");
    page.tap("h8").await?;
    page.board_shows("Bh8 Wa15").await?;
    page.tap("i9").await?;
    page.shows_selected("i9", "Bh8 Wa15").await?;
    page.press("Place").await?;
    page.board_shows("Bh8 Wa15 Bi9 Wb15").await
}

/// Typing the name of a free cell makes a move there, unless a longer name begins with it. Home and End, with
/// and without Control, move to edges and corners.
pub(crate) async fn can_be_played_by_typing_coordinates(page: Page) -> Result<()> {
    page.open_at(Variant::Fine).await?;
    page.new_game(&[ON_15X15, AGAINST_FRIEND]).await?;
    page.focus_is_on("gridcell", "h8, empty").await?;
    for (typed, moves) in [("o15", "Bo15"), ("h8", "Bo15 Wh8"), ("b9", "Bo15 Wh8 Bb9")] {
        page.type_text(typed).await?;
        page.board_shows(moves).await?;
        page.focus_is_on("gridcell", &format!("{typed}, ")).await?;
    }
    // A longer name may follow, so Enter says that this one is whole.
    page.type_text("a1").await?;
    page.focus_is_on("gridcell", "a1, empty").await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Bo15 Wh8 Bb9 Wa1").await?;
    page.type_text("a12").await?;
    page.board_shows("Bo15 Wh8 Bb9 Wa1 Ba12").await?;
    page.type_text("b1").await?;
    page.press_keys([Key::Enter]).await?;
    page.board_shows("Bo15 Wh8 Bb9 Wa1 Ba12 Wb1").await?;
    // A cell that is taken, and a name that no cell has.
    page.type_text("h8").await?;
    page.focus_is_on("gridcell", "h8, ").await?;
    page.type_text("p3").await?;
    page.wait_for_paint().await?;
    page.focus_is_on("gridcell", "h8, ").await?;
    page.type_text("c13").await?;
    page.board_shows("Bo15 Wh8 Bb9 Wa1 Ba12 Wb1 Bc13").await?;
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
            None => page.press_keys([key]).await?,
            Some(held) => page.press_key_with(held, key).await?,
        }
        page.focus_is_on("gridcell", cell).await?;
    }
    page.press_keys([Key::Space]).await?;
    page.board_shows("Bo15 Wh8 Bb9 Wa1 Ba12 Wb1 Bc13 Wa2").await
}

/// On the largest board, a stored game is restored, can be won and taken back, and the computer answers.
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

    page.new_game(&[("Against", "Computer"), ("Opponent", "Guard")]).await?;
    page.play("t20").await?;
    let moves = page.board().await?.moves();
    ensure!(words(&moves).len() == 2, "Guard should have answered: {moves}");
    Ok(())
}

/// Returns the width of a cell in CSS pixels.
async fn width_of(page: &Page, place: &str) -> Result<f64> {
    let cells = page.rects("gridcell").await?;
    let cell = cells.iter().find(|cell| cell.name.starts_with(&format!("{place},")));
    Ok(cell.with_context(|| format!("no cell {place}"))?.width)
}

/// Waits until a cell has at least this width in CSS pixels.
async fn is_as_wide(page: &Page, place: &str, least: f64) -> Result<()> {
    page.until(&format!("{place} to be {least} wide"), async || {
        let width = width_of(page, place).await?;
        Ok(if width >= least { Ok(()) } else { Err(format!("{width:.1}")) })
    })
    .await
}

/// If cells are too small to hit, a tap zooms in, and so do buttons and keys; *Fit* shows the whole board again.
pub(crate) async fn zooms_where_cells_are_tiny(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    ensure!(!page.has("button", "Fit").await?, "3x3 needs no zoom");
    start_on_40x40(&page).await?;
    page.shows("button", "Fit").await?;
    let fitting = width_of(&page, "t20").await?;
    ensure!(fitting < 24.0, "the whole board is shown at first: {fitting}");

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
    keeps_its_coordinates_in_view(&page).await?;
    page.press("Zoom out").await?;
    page.press("Fit").await?;
    page.move_focus_to(Key::Tab, "gridcell", "").await?;
    page.type_text("++").await?;
    is_as_wide(&page, "t20", fitting * 2.0).await?;
    page.type_text("--").await?;
    page.new_game(&[ON_3X3]).await?;
    page.no_longer_shows("button", "Fit").await
}

/// Asserts that the letters and numbers beside the cells stay in view wherever the board is scrolled.
async fn keeps_its_coordinates_in_view(page: &Page) -> Result<()> {
    const IN_VIEW: &str = "const area = document.querySelector('.board-area');
        area.scrollTo(...arguments);
        const room = area.getBoundingClientRect();
        return ['.letters', '.numbers'].map((strip) => {
            const { left, right, top, bottom } = document.querySelector(strip).getBoundingClientRect();
            return strip === '.letters'
                ? top >= room.top && bottom <= room.bottom + 1
                : left >= room.left - 1 && right <= room.right;
        })";
    for scrolled in [[0, 0], [150, 60], [9999, 9999]] {
        let are_in_view: [bool; 2] = page.run(IN_VIEW, scrolled.map(Into::into)).await?;
        ensure!(are_in_view == [true; 2], "scrolled by {scrolled:?}: {are_in_view:?}");
    }
    Ok(())
}

/// The coordinates of the selected cell are beside the finger, and never cut off.
pub(crate) async fn names_the_selected_cell_beside_the_finger(page: Page) -> Result<()> {
    const PLACES: &str = "const rect = (selector) => {
            const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
            return [left, right, top, bottom];
        };
        const label = document.querySelector('.aim .label');
        return [isShown(label) ? label.textContent : '', [rect('.aim .label'), rect('.pending'), rect('.board-area')]]";
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    page.change_setting("Move confirmation", "Select, then Place").await?;
    page.new_game(&[ON_15X15, AGAINST_FRIEND]).await?;
    for place in ["h8", "a15", "o15", "a1", "o1", "a8", "o8", "h15"] {
        page.tap(place).await?;
        page.shows("gridcell", &format!("{place}, empty, selected")).await?;
        let (words, rects): (String, [[f64; 4]; 3]) = page.run(PLACES, []).await?;
        ensure!(words == place, "{place} is called {words:?}");
        let [[left, right, top, bottom], cell, area] = rects;
        let is_cut = left < area[0] || right > area[1] || top < area[2] || bottom > area[3];
        ensure!(!is_cut, "the label of {place} is cut off: {rects:?}");
        let (x, y) = (f64::midpoint(cell[0], cell[1]), f64::midpoint(cell[2], cell[3]));
        let is_covered = left < x + 30.0 && right > x - 30.0 && top < y + 30.0 && bottom > y - 30.0;
        ensure!(!is_covered, "a finger on {place} covers the label: {rects:?}");
    }
    Ok(())
}

/// On a large screen, a zoomed board stays in its area, and the buttons beside it can still be pressed.
pub(crate) async fn stays_in_its_place_where_it_is_zoomed(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    start_zoomed_in(&page).await?;
    page.open_dialog("New game").await?;
    page.close_dialog("New game").await
}

/// A zoomed board scrolls to a move that is out of view, also while moves are taken back.
pub(crate) async fn follows_the_moves_where_it_is_zoomed(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    start_zoomed_in(&page).await?;
    for place in ["b40", "y12", "c39", "z11"] {
        page.type_text(place).await?;
        is_in_view(&page, place).await?;
    }
    for place in ["c39", "y12", "b40"] {
        page.press("Undo").await?;
        is_in_view(&page, place).await?;
    }
    Ok(())
}

/// Waits until this cell is completely in view.
async fn is_in_view(page: &Page, place: &str) -> Result<()> {
    const IN_VIEW: &str =
        "const rect = (selector) => document.querySelector(selector).getBoundingClientRect();
        const [cell, room] = [`[data-cell='${arguments[0]}']`, '.board-area'].map(rect);
        return cell.left >= room.left - 1 && cell.right <= room.right + 1
            && cell.top >= room.top - 1 && cell.bottom <= room.bottom + 1";
    page.until(&format!("{place} to be in view"), async || {
        let is_in_view: bool = page.run(IN_VIEW, [place.into()]).await?;
        Ok(if is_in_view { Ok(()) } else { Err("elsewhere".to_owned()) })
    })
    .await
}

/// A mouse drags a zoomed board, and a drag is not a move.
pub(crate) async fn is_dragged_by_a_mouse_where_it_is_zoomed(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Fine).await?;
    start_zoomed_in(&page).await?;
    let place = async |name: &str| {
        let rects = page.rects("gridcell").await?;
        let found = rects.into_iter().find(|rect| rect.name.starts_with(&format!("{name},")));
        found.with_context(|| format!("there is no {name}"))
    };
    let (t20, v21) = (place("t20").await?, place("v21").await?);
    page.drag(Pointer::Mouse, &["t20", "v21"]).await?;
    let moved = place("t20").await?;
    ensure!((moved.x - v21.x).abs() < 2.0 && (moved.y - v21.y).abs() < 2.0, "{t20} is at {moved}");
    page.board_shows("").await?;
    page.tap("t20").await?;
    page.board_shows("Bt20").await
}

/// A board that fills the screen keeps its size for the rest of its game when the screen changes; the page offers a
/// board that fits for the next game.
pub(crate) async fn offers_a_refit(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Coarse).await?;
    page.new_game(&[("Board", "Fills the screen"), AGAINST_FRIEND]).await?;
    let before = page.board().await?.size();
    page.open_variant_on(DESK, Variant::Fine).await?;
    ensure!(page.board().await?.size() == before, "the board has changed during its game");
    page.play_all("a1 a2 b1 b2 c1 c2 d1 d2 e1").await?;
    page.press("Play again").await?;
    page.shows_notice("The screen has changed").await?;
    ensure!(page.board().await?.size() == before, "the board has changed before Refit");
    page.press("Resize board").await?;
    page.board_shows("").await?;
    let after = page.board().await?.size();
    ensure!(after != before, "{before} became {after}");
    Ok(())
}

/// During a game, the list of moves leads back to any of them, and marks can show the numbers of their moves.
pub(crate) async fn looks_back_at_a_move(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.new_game(&[ON_15X15, AGAINST_FRIEND]).await?;
    page.play_all("h8 i9 g7").await?;
    page.press("White i9").await?;
    page.says("Move 2 of 3").await?;
    page.board_shows("Bh8 Wi9").await?;
    page.press("Close review").await?;
    page.board_shows("Bh8 Wi9 Bg7").await?;
    page.play("h9").await?;

    page.open_at(Variant::Fine).await?;
    shows_number(&page, false).await?;
    page.change_setting("Move numbers", "On").await?;
    shows_number(&page, true).await?;
    page.reload().await?;
    shows_number(&page, true).await
}

/// Waits until the mark on i9 shows the number of its move, or does not, as wanted.
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
