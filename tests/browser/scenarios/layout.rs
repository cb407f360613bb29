//! The layout on screens of all sizes.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Key, Page, Rect, Screen};
use browser_tests::site::Variant;
use in_a_row::session::Setting;
use in_a_row::storage_keys::{self, GAME, key};

use crate::correspondence::BY_LINK;
use crate::links::{INVITATION, OF_TWO};

pub(crate) const SMALLEST: Screen = Screen::new(320, 568);
/// The side that a finger needs to hit a target, in CSS pixels.
const FINGER: f64 = 44.0;
const MAIN_BUTTONS: [&str; 4] = ["Menu", "Undo", "Hint", "New game"];

/// On the smallest phone, everything fits without scrolling, at the beginning, during a game and at its end.
pub(crate) async fn fits_the_smallest_phone(page: Page) -> Result<()> {
    plays_on(&page, SMALLEST, Scrolling::Never).await
}

/// However far *New game* is scrolled, *Start* is on the screen and starts the chosen game.
pub(crate) async fn keeps_start_in_reach(page: Page) -> Result<()> {
    for screen in [SMALLEST, Screen::new(568, 320), Screen::new(1280, 800)] {
        page.open_on(screen).await?;
        page.open_dialog("New game").await?;
        let in_reach = async || {
            let buttons = page.rects("button").await?;
            let start = buttons.iter().find(|rect| rect.name == "Start");
            ensure!(start.is_some_and(|start| start.is_within(screen)), "{screen}: {start:?}");
            Ok(())
        };
        in_reach().await?;
        page.choose("Your mark", "O").await?;
        in_reach().await?;
        page.choose("Board", "4×4").await?;
        in_reach().await?;
        page.press("Start").await?;
        page.shows("grid", "4 in a row on 4×4").await?;
    }
    Ok(())
}

/// On larger screens, everything fits as well. On a phone held sideways the page may be higher than the screen, but the
/// board may not.
pub(crate) async fn fits_other_screens(page: Page) -> Result<()> {
    for (screen, scrolling) in [
        (Screen::new(360, 640), Scrolling::Never),
        (Screen::new(390, 844), Scrolling::Never),
        (Screen::new(568, 320), Scrolling::Down),
        (Screen::new(1280, 800), Scrolling::Never),
        (Screen::new(3840, 2160), Scrolling::Never),
    ] {
        plays_on(&page, screen, scrolling).await?;
    }
    Ok(())
}

/// Everything fits on a phone that shows the page twice as large, once the styles for that are loaded.
pub(crate) async fn fits_text_twice_as_large(page: Page) -> Result<()> {
    let screen = Screen::new(195, 422);
    page.open_on(screen).await?;
    page.shows("button", "Threats").await?;
    plays_on_here(&page, screen, Scrolling::Down).await
}

/// How the page may be scrolled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scrolling {
    Never,
    Down,
}

async fn plays_on(page: &Page, screen: Screen, scrolling: Scrolling) -> Result<()> {
    page.open_on(screen).await?;
    plays_on_here(page, screen, scrolling).await
}

async fn plays_on_here(page: &Page, screen: Screen, scrolling: Scrolling) -> Result<()> {
    fits(page, screen, scrolling, "at the beginning").await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1").await?;
    fits(page, screen, scrolling, "in a game").await?;
    page.play("c1").await?;
    page.shows("button", "Play again").await?;
    fits(page, screen, scrolling, "at the end").await
}

async fn fits(page: &Page, screen: Screen, scrolling: Scrolling, when: &str) -> Result<()> {
    let cells = page.rects("gridcell").await?;
    ensure!(cells.len() == 9, "{screen} {when}: {} cells", cells.len());
    for cell in &cells {
        ensure!(
            cell.width >= FINGER && cell.height >= FINGER,
            "{screen} {when}: too small for a finger: {cell}"
        );
        ensure!(
            scrolling == Scrolling::Down || cell.is_within(screen),
            "{screen} {when}: not on the screen: {cell}"
        );
    }
    let top = cells.iter().map(|cell| cell.y).fold(f64::MAX, f64::min);
    let bottom = cells.iter().map(|cell| cell.y + cell.height).fold(0.0, f64::max);
    ensure!(
        bottom - top <= f64::from(screen.height),
        "{screen} {when}: the board is {} high",
        bottom - top
    );
    has_its_buttons(page, screen, scrolling, when).await
}

/// Asserts that the buttons for playing are there, and that [`has_room`] holds.
async fn has_its_buttons(
    page: &Page,
    screen: Screen,
    scrolling: Scrolling,
    when: &str,
) -> Result<()> {
    // At the end, *Review* comes with late code.
    if !page.has("button", "Hint").await? {
        page.shows("button", "Review").await?;
    }
    let buttons = page.rects("button").await?;
    for name in MAIN_BUTTONS {
        // These replace others while a cell is selected, and when the game is over.
        let matches = |it: &str| {
            it == name || matches!((name, it), ("New game", "Place") | ("Hint", "Review"))
        };
        let is_there = buttons.iter().any(|it| matches(&it.name));
        ensure!(is_there, "{screen} {when}: no {name:?}");
    }
    has_room(page, screen, scrolling, when).await
}

/// Asserts that the page needs no more scrolling than allowed, that all buttons are large enough for a finger, and that
/// texts are neither clipped nor overlapping.
pub(crate) async fn has_room(
    page: &Page,
    screen: Screen,
    scrolling: Scrolling,
    when: &str,
) -> Result<()> {
    let view = page.view().await?;
    ensure!(view.beyond_right == 0.0, "{screen} {when}: {view:?}");
    if scrolling == Scrolling::Never {
        ensure!(view.beyond_bottom == 0.0, "{screen} {when}: {view:?}");
    }
    for button in &page.rects("button").await? {
        ensure!(
            button.width >= FINGER - 0.5 && button.height >= FINGER - 0.5,
            "{screen} {when}: too small for a finger: {button}"
        );
        ensure!(
            scrolling == Scrolling::Down || button.is_within(screen),
            "{screen} {when}: not on the screen: {button}"
        );
    }
    let clipped = page.clipped("button").await?;
    ensure!(clipped.is_empty(), "{screen} {when}: the texts of {clipped:?} don't fit");
    let colliding = page.colliding_words().await?;
    ensure!(colliding.is_empty(), "{screen} {when}: {}", colliding.join("; "));
    Ok(())
}

/// Everything fits while a position is arranged, also with a long message about it.
pub(crate) async fn fits_while_a_position_is_arranged(page: Page) -> Result<()> {
    for screen in [SMALLEST, Screen::new(360, 640), Screen::new(568, 320), Screen::new(1280, 800)] {
        let sideways = screen.width > screen.height && screen.height < 400;
        let scrolling = if sideways { Scrolling::Down } else { Scrolling::Never };
        page.open_variant_on(screen, Variant::Fine).await?;
        for (board, mark, fault) in [("3×3", "X", "3 X"), ("Gomoku 15×15", "Black", "3 black")] {
            page.open_dialog("New game").await?;
            page.choose("Board", board).await?;
            page.arrange().await?;
            page.shows("button", "Play from here").await?;
            page.press("Clear").await?;
            page.choose("Tap to place", mark).await?;
            for place in ["a1", "b2", "c2"] {
                page.tap(place).await?;
            }
            page.says(fault).await?;
            has_room(&page, screen, scrolling, &format!("arranging {board}")).await?;
            page.press("Back").await?;
        }
    }
    Ok(())
}

/// Everything fits with the legend of *Threats* and the buttons of a game by link.
pub(crate) async fn fits_while_threats_are_told(page: Page) -> Result<()> {
    page.open_variant_on(SMALLEST, Variant::Fine).await?;
    page.set_link(INVITATION).await?;
    page.press("Play").await?;
    page.play("a1").await?;
    for screen in [SMALLEST, Screen::new(360, 640), Screen::new(568, 320), Screen::new(1280, 800)] {
        page.open_variant_on(screen, Variant::Fine).await?;
        page.press("Threats").await?;
        page.reads("log", "Row of 2 for X: ").await?;
        let is_low = screen.height < 400;
        let scrolling = if is_low { Scrolling::Down } else { Scrolling::Never };
        has_room(&page, screen, scrolling, "while threats are told").await?;
    }
    Ok(())
}

/// A large board pushes nothing off a small screen: at the beginning, while a cell is selected, and at the end.
pub(crate) async fn fits_a_large_board(page: Page) -> Result<()> {
    for screen in [SMALLEST, Screen::new(360, 640), Screen::new(568, 320)] {
        page.open_variant_on(screen, Variant::Coarse).await?;
        page.new_game(&[("Board", "Gomoku 15×15"), ("Against", "Two players here")]).await?;
        holds_a_large_board(&page, screen, "at the beginning").await?;
        if page.has("button", "Fit").await? {
            // On cells so small, the first tap zooms in instead of selecting.
            continue;
        }
        for place in "a1 a15 b1 b15 c1 c15 d1 d15 e1".split(' ') {
            page.tap(place).await?;
            page.shows("button", "Place").await?;
            if place == "b1" {
                holds_a_large_board(&page, screen, "with a cell selected").await?;
            }
            page.press("Place").await?;
            page.no_longer_shows("button", "Place").await?;
        }
        page.shows("button", "Play again").await?;
        holds_a_large_board(&page, screen, "at the end").await?;
    }
    Ok(())
}

/// Asserts that the 15x15 board, as large as possible, and all buttons are on the screen, and that no button overlaps
/// another one or the board.
async fn holds_a_large_board(page: &Page, screen: Screen, when: &str) -> Result<()> {
    let (cells, room) = (page.rects("gridcell").await?, page.room_for_board().await?);
    ensure!(cells.len() == 225, "{screen} {when}: {} cells", cells.len());
    let side = room.width.min(room.height) / 15.0;
    for cell in &cells {
        ensure!(cell.is_within(screen), "{screen} {when}: not on the screen: {cell}");
        ensure!(
            (cell.width - side).abs() < 0.5 && (cell.height - side).abs() < 0.5,
            "{screen} {when}: {cell} in {room}"
        );
    }
    let mut solid = page.rects("button").await?;
    solid.extend(page.rects("grid").await?);
    for (place, one) in solid.iter().enumerate() {
        let other = solid[place + 1..].iter().find(|other| one.overlaps(other));
        ensure!(other.is_none(), "{screen} {when}: {one} overlaps {other:?}");
    }
    has_its_buttons(page, screen, Scrolling::Never, when).await
}

/// Dialogs may be higher than a small screen, but not wider, and their buttons are large enough for a finger.
pub(crate) async fn needs_no_sideways_scrolling_in_dialogs(page: Page) -> Result<()> {
    let many_games = "'9/12345/6789/1011/50/50/' + 'w'.repeat(50)";
    page.open_with(&[(&key(&storage_keys::statistics("40x40k5e/level-6")), many_games)]).await?;
    for screen in [SMALLEST, Screen::new(568, 320)] {
        page.open_on(screen).await?;
        for dialog in ["New game", "Settings", "Rules", "Statistics"] {
            page.open_dialog(dialog).await?;
            dialog_fits(&page, screen, dialog).await?;
            page.close_dialog(dialog).await?;
        }
        for (outer, dialog) in [("Settings", "Your data"), ("Rules", "What’s new")] {
            page.open_dialog(outer).await?;
            page.open_dialog(dialog).await?;
            dialog_fits(&page, screen, dialog).await?;
            page.close_dialog(dialog).await?;
            page.close_dialog(outer).await?;
        }
    }
    Ok(())
}

/// Asserts that the open dialog is on the screen and does not scroll sideways, that its buttons are large enough for a
/// finger, and that its texts are neither clipped nor overlapping.
pub(crate) async fn dialog_fits(page: &Page, screen: Screen, dialog: &str) -> Result<()> {
    page.wait_until_still().await?;
    for rect in page.rects("dialog").await? {
        ensure!(rect.is_within(screen), "{screen}: not on the screen: {rect}");
    }
    let wide: bool = page
        .run("const it = allOf('dialog')[0]; return it.scrollWidth > it.clientWidth + 1", [])
        .await?;
    ensure!(!wide, "{screen}: {dialog} scrolls sideways");
    for button in page.rects("button").await? {
        ensure!(
            button.width >= FINGER - 0.5 && button.height >= FINGER - 0.5,
            "{screen}: {dialog}: too small for a finger: {button}"
        );
    }
    let clipped = page.clipped("button").await?;
    ensure!(clipped.is_empty(), "{screen}: {dialog}: the texts of {clipped:?} don't fit");
    let colliding = page.colliding_words().await?;
    ensure!(colliding.is_empty(), "{screen}: {dialog}: {}", colliding.join("; "));
    Ok(())
}

/// The dialogs for sharing are not wider than a small screen either.
pub(crate) async fn needs_no_sideways_scrolling_while_sharing(page: Page) -> Result<()> {
    for screen in [SMALLEST, Screen::new(568, 320)] {
        page.open_on(screen).await?;
        page.set_link(INVITATION).await?;
        page.status_begins("Your move").await?;
        // On the second screen, the game is already joined.
        if screen == SMALLEST {
            page.press("Play").await?;
        }
        page.start_game(&BY_LINK).await?;
        page.shows("dialog", "Friend by link").await?;
        dialog_fits(&page, screen, "Friend by link").await?;
        page.close_dialog("Friend by link").await?;
        page.press("Undo").await?;
        page.open_dialog("Share").await?;
        dialog_fits(&page, screen, "Share").await?;
        page.press("Scan it with another phone").await?;
        page.shows("img", "QR").await?;
        page.press("Copy link").await?;
        dialog_fits(&page, screen, "Share, with a picture to scan").await?;
        page.open_dialog("Your games").await?;
        page.reads("dialog", "Your move").await?;
        dialog_fits(&page, screen, "Your games").await?;
        page.close_dialog("Your games").await?;
        page.close_dialog("Share").await?;
    }
    Ok(())
}

/// Everything fits while the computer shows its progress, on a board with cells so small that it can be zoomed.
pub(crate) async fn fits_while_the_computer_thinks(page: Page) -> Result<()> {
    const POSITION: &str = "'19x19k5/level-6/one/starter-is-x/one/one/k10l11k11///-/stones/'";
    page.open_with(&[(&key(GAME), POSITION), (&key(Setting::ThinkingTime.key()), "30000")]).await?;
    for screen in [SMALLEST, Screen::new(360, 640), Screen::new(640, 360)] {
        page.open_on(screen).await?;
        page.shows("button", "Move now").await?;
        let scrolling = if screen.height < 400 { Scrolling::Down } else { Scrolling::Never };
        has_room(&page, screen, scrolling, "while it thinks").await?;
    }
    page.press("Move now").await?;
    page.wait_for_answer().await
}

/// Everything fits while a link is viewed, with the question about it.
pub(crate) async fn fits_while_a_link_is_looked_at(page: Page) -> Result<()> {
    const INVITATION: &str = "kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b2";
    let screens = [SMALLEST, Screen::new(360, 640), Screen::new(640, 360), Screen::new(1280, 800)];
    for screen in screens {
        page.open_on(screen).await?;
        for (link, words) in [
            ("3x3k3/b2a1", "A position from a link."),
            (OF_TWO, "You’re watching a game"),
            (INVITATION, "A friend invites you"),
        ] {
            page.set_link(link).await?;
            page.reads("region", words).await?;
            page.wait_until_still().await?;
            has_room(&page, screen, Scrolling::Down, words).await?;
        }
    }
    // The first move accepts the invitation.
    page.play("b3").await?;
    for screen in screens {
        page.open_on(screen).await?;
        page.shows("button", "Send the link").await?;
        page.wait_until_still().await?;
        has_room(&page, screen, Scrolling::Down, "a game to be sent").await?;
    }
    Ok(())
}

/// In a review, the board is large: on a phone it is as wide as the screen, or as high if held sideways, and on a
/// tablet it has two thirds of the width. All controls are on the screen with it, except for the last row on the
/// smallest one, and the verdicts, which appear late, push nothing off it.
pub(crate) async fn a_review_leaves_the_board_its_room(page: Page) -> Result<()> {
    const LINK: &str = "15x15k5/h8i9h10i10h11h12h9h7g9f9g10g8";
    const HAS_VERDICTS: &str = "return [...document.querySelectorAll('.moves .unseen:last-child')].some((it) => it.textContent)";
    const LAST_ROW: [&str; 3] = ["Mistakes", "Continue from here", "Close review"];
    const TABLET: Screen = Screen::new(768, 1024);
    for screen in [
        SMALLEST,
        Screen::new(360, 640),
        Screen::new(390, 844),
        Screen::new(640, 360),
        Screen::new(844, 390),
        TABLET,
    ] {
        page.open_on(screen).await?;
        page.set_link(LINK).await?;
        page.says("Move 12 of 12").await?;
        page.until("the verdicts", async || {
            let has_verdicts: bool = page.run(HAS_VERDICTS, []).await?;
            Ok(if has_verdicts { Ok(()) } else { Err("there are none".into()) })
        })
        .await?;
        page.press("Previous move").await?;
        page.says("Misses a win").await?;
        let view = page.view().await?;
        ensure!(view.beyond_right == 0.0, "{screen}: {view:?}");
        ensure!(view.beyond_bottom == 0.0 || screen == SMALLEST, "{screen}: {view:?}");
        let boards = page.rects("grid").await?;
        let wanted = match screen {
            // Less a scroll bar, which phones don't have.
            SMALLEST => screen.width - 16,
            TABLET => screen.width * 2 / 3,
            // Less the margin that keeps stones from the edge, where there is room for it.
            Screen { width, height } if width < height => width - if width < 370 { 0 } else { 10 },
            _ => screen.height - 24,
        };
        let wanted = f64::from(wanted) - 0.5;
        ensure!(boards.iter().all(|it| it.width >= wanted), "{screen}: {boards:?}");
        let mut controls = page.rects("button").await?;
        controls.extend(page.rects("slider").await?);
        controls.extend(page.rects("status").await?);
        // Moves may be scrolled out of sight in their list.
        controls.retain(|it| !["Black", "White"].iter().any(|by| it.name.starts_with(by)));
        for control in &controls {
            let may_be_below =
                screen == SMALLEST && LAST_ROW.iter().any(|it| control.name.starts_with(it));
            ensure!(may_be_below || control.is_within(screen), "{screen}: {control}");
        }
        let mut colliding = page.colliding_words().await?;
        colliding.retain(|it| !it.ends_with("sticks out of the screen"));
        ensure!(colliding.is_empty(), "{screen}: {}", colliding.join("; "));
        let clipped = page.clipped("button").await?;
        ensure!(clipped.is_empty(), "{screen}: the words of {clipped:?} don't fit");
    }
    Ok(())
}

/// In a wide and low window, the moves are in a line below the status, and everything fits without scrolling.
pub(crate) async fn lists_the_moves_in_a_low_window(page: Page) -> Result<()> {
    for (width, height) in [(640, 360), (844, 390), (780, 437), (800, 450), (700, 500)] {
        let screen = Screen::new(width, height);
        page.open_on(screen).await?;
        page.new_game(&FRIENDS).await?;
        page.play_all("a1 b1 c1 a2 b2").await?;
        page.shows("button", "X b2").await?;
        let moves = page.rects("button").await?;
        let last = moves.iter().find(|it| it.name == "X b2").context("the last move")?;
        ensure!(last.is_within(screen), "{screen}: {last}");
        has_room_but_for_moves(&page, screen, "in a game").await?;
        page.press("O b1").await?;
        page.status_begins("Move 2 of 5").await?;
        if height > 420 {
            page.shows("button", "O b1").await?;
        }
        has_room_but_for_moves(&page, screen, "in a review").await?;
    }
    Ok(())
}

/// Asserts that nothing but the list of moves needs scrolling.
async fn has_room_but_for_moves(page: &Page, screen: Screen, when: &str) -> Result<()> {
    let view = page.view().await?;
    ensure!(view.beyond_right == 0.0 && view.beyond_bottom == 0.0, "{screen} {when}: {view:?}");
    let mut buttons = page.rects("button").await?;
    buttons.retain(|it| !it.name.starts_with("X ") && !it.name.starts_with("O "));
    for button in buttons {
        ensure!(button.is_within(screen), "{screen} {when}: not on the screen: {button}");
    }
    Ok(())
}

/// However large the text or low the window, the board of a review has at least the minimum size of a board in a game,
/// and the page scrolls. The screens are 568x320 with text at 125 % and 150 %, 360x640 with text at 200 %, the one to
/// which accessibility rules require pages to reflow, and low ones.
pub(crate) async fn a_review_never_loses_its_board(page: Page) -> Result<()> {
    const AT_LEAST: f64 = 159.0;
    let sizes =
        [(454, 256), (379, 213), (180, 320), (320, 256), (360, 300), (568, 256), (640, 200)];
    for (width, height) in sizes {
        let screen = Screen::new(width, height);
        page.open_on(screen).await?;
        page.set_link("15x15k5/h8i9h10i10h11h12h9h7g9f9g10g8").await?;
        page.says("Move 12 of 12").await?;
        page.wait_until_still().await?;
        let boards = page.rects("grid").await?;
        let is_large = |it: &Rect| it.width >= AT_LEAST && it.height >= AT_LEAST;
        ensure!(boards.len() == 1 && boards.iter().all(is_large), "{screen}: {boards:?}");
        let view = page.view().await?;
        ensure!(view.beyond_right == 0.0, "{screen}: {view:?}");
        // Pressing a button scrolls to it first.
        for button in ["To the beginning", "Next move", "To the end", "Close review"] {
            page.press(button).await.with_context(|| screen.to_string())?;
        }
        page.no_longer_shows("region", "Review").await?;
    }
    Ok(())
}

/// The shell that is painted first has the cells, the score and the buttons in the same places as the game.
pub(crate) async fn does_not_jump_when_it_loads(page: Page) -> Result<()> {
    let mut all = Vec::new();
    for screen in [SMALLEST, Screen::new(360, 640), Screen::new(1280, 800)] {
        page.visit_on(screen, &Variant::Shell.path()).await?;
        page.until("the shell", async || {
            let boxes = page.boxes().await?;
            Ok(if boxes.len() > 9 { Ok(()) } else { Err(format!("{} boxes", boxes.len())) })
        })
        .await?;
        page.wait_for_paint().await?;
        let shell = page.boxes().await?;
        let status: String =
            page.run("return document.querySelector('.first-status').textContent", []).await?;

        page.open_on(screen).await?;
        page.wait_until_still().await?;
        page.reads("status", &status).await?;
        let mut wanted = page.rects("gridcell").await?;
        ensure!(wanted.len() == 9, "{} cells", wanted.len());
        for (role, names) in [("group", &["Score"][..]), ("heading", &["In a Row"][..])] {
            let rects = page.rects(role).await?;
            wanted.extend(rects.into_iter().filter(|it| names.contains(&it.name.as_str())));
        }
        let buttons = page.rects("button").await?;
        let below = buttons
            .into_iter()
            .filter(|it| ["New game", "Undo", "Hint"].contains(&it.name.as_str()));
        wanted.extend(below);
        all.extend(jumped(&shell, &wanted).into_iter().map(|it| format!("{screen}: {it}")));
    }
    let some = all.iter().take(5).cloned().collect::<Vec<_>>().join("; ");
    ensure!(all.is_empty(), "{} are not where the shell has them: {some}; …", all.len());
    Ok(())
}

/// Describes the boxes that have moved, each with the nearest one from before.
fn jumped(before: &[Rect], now: &[Rect]) -> Vec<String> {
    let jumped = now.iter().filter_map(|rect| {
        let nearest = rect.nearest(before)?;
        (!nearest.is_at(rect)).then(|| format!("{rect}, before {nearest}"))
    });
    jumped.collect()
}

/// Buttons that appear at the end of a game move nothing that a finger may be about to press.
pub(crate) async fn does_not_jump_at_the_end_of_a_game(page: Page) -> Result<()> {
    for screen in [SMALLEST, Screen::new(360, 640), Screen::new(1280, 800)] {
        page.open_on(screen).await?;
        page.new_game(&AGAINST_FIRST_FREE).await?;
        let before = [page.rects("gridcell").await?, page.rects("button").await?].concat();
        page.play_all("a1 b1 c1").await?;
        page.shows("button", "Play again").await?;
        page.wait_until_still().await?;
        let mut after = [page.rects("gridcell").await?, page.rects("button").await?].concat();
        // New buttons cannot have moved: those in the prompt, and those in the list of moves.
        const NEW: [&str; 6] = ["Play again", "Gomoku", "3D", "Play a friend", "X", "O"];
        after.retain(|rect| !NEW.iter().any(|new| rect.name.starts_with(new)));
        let jumped = jumped(&before, &after);
        ensure!(jumped.is_empty(), "{screen}: not where they were: {}", jumped.join("; "));
        page.press("Play again").await?;
        page.board_shows("").await?;
    }
    Ok(())
}

/// On low phones, what comes at the end leaves the whole final position on the screen: the result, the button for the next
/// game, and the games that are suggested after the second one.
pub(crate) async fn covers_no_cell_at_the_end(page: Page) -> Result<()> {
    // Each game, and its last move: a win, but for one draw.
    let games = [
        ("3x3k3", "a1a2b1b2", "c1"),
        ("3x3k3", "b2a1c1a3a2c2b3b1", "c3"),
        ("10x18k5", "a2a1b2b1c2c1d2d1", "e2"),
        ("15x15k5", "a2a1b2b1c2c1d2d1", "e2"),
        ("4x4x4k4", "1a11b12a11b23a11b3", "4a1"),
    ];
    // One game was played before.
    let statistics = (key(&storage_keys::statistics("3x3k3/friends")), "'1/1/0/0/1/1/w'");
    for screen in [SMALLEST, Screen::new(360, 640)] {
        page.visit("/blank").await?;
        page.run::<()>("localStorage.clear()", []).await?;
        for (board, moves, last) in games {
            let game = format!("'{board}/friends/one/starter-is-x/one/one/{moves}//'");
            page.open_with(&[(&key(GAME), &game), (&statistics.0, statistics.1)]).await?;
            page.open_variant_on(screen, Variant::Coarse).await?;
            // With the button comes the code that hears keys.
            page.shows("button", "Names").await?;
            page.move_focus_to(Key::Tab, "gridcell", "").await?;
            page.type_text(last).await?;
            page.shows("button", "Play again").await?;
            if last == "c1" {
                page.shows("button", "3D 4×4×4").await?;
            }
            page.wait_until_still().await?;
            let (cells, buttons) = (page.rects("gridcell").await?, page.rects("button").await?);
            for cell in &cells {
                let above = buttons.iter().find(|button| button.overlaps(cell));
                ensure!(above.is_none(), "{screen}: {above:?} lies over {cell} of {board}");
            }
        }
    }
    Ok(())
}

/// A double tap on the board or a button does not zoom the page; two fingers still can.
pub(crate) async fn does_not_zoom_on_a_double_tap(page: Page) -> Result<()> {
    const TOUCH: &str = "return [...allOf('gridcell'), ...allOf('button')].map((it) => {
        const actions = [];
        for (let part = it; part; part = part.parentElement) {
          actions.push(getComputedStyle(part).touchAction);
        }
        return [nameOf(it), actions];
      })";
    page.open().await?;
    let touch: Vec<(String, Vec<String>)> = page.run(TOUCH, []).await?;
    for (name, actions) in touch {
        ensure!(
            actions.iter().any(|action| action == "manipulation"),
            "{name}: a double tap zooms: {actions:?}"
        );
        ensure!(
            actions.iter().all(|it| ["auto", "manipulation", "pinch-zoom"].contains(&it.as_str())),
            "{name}: two fingers cannot zoom: {actions:?}"
        );
    }
    let viewport: String =
        page.run("return document.querySelector('meta[name=viewport]').content", []).await?;
    ensure!(
        !viewport.contains("user-scalable") && !viewport.contains("maximum-scale"),
        "two fingers cannot zoom: {viewport:?}"
    );
    Ok(())
}

/// From loading to the end of a game, Chromium counts no layout shifts.
pub(crate) async fn shifts_nothing(page: Page) -> Result<()> {
    // Pushes the whole page down.
    const PUSH: &str = "const heading = document.createElement('h1');
        heading.textContent = 'Pushed';
        document.body.prepend(heading)";
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.shows("button", "Play again").await?;
    page.wait_for_paint().await?;
    let shifts = shifts(&page, false).await?;
    ensure!(shifts.is_empty(), "layout shifts: {}", shifts.join("; "));

    // Check that a shift would have been counted.
    page.run::<()>(PUSH, []).await?;
    page.wait_for_paint().await?;
    let shifts = self::shifts(&page, true).await?;
    ensure!(!shifts.is_empty(), "the browser does not count layout shifts");
    Ok(())
}

/// Returns the layout shifts since the page was loaded. The browser has buffered them and gives them to the observer
/// all at once, so none can come late. Those shortly after an input count only `with_input`.
async fn shifts(page: &Page, with_input: bool) -> Result<Vec<String>> {
    const SHIFTS: &str = "const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        const shifts = observer.takeRecords();
        observer.disconnect();
        const at = ({ x, y }) => `${x},${y}`;
        const described = ({ value, sources }) => `by ${value}: ` + sources.map((it) =>
          `${it.node?.textContent || it.node?.localName} from ${at(it.previousRect)} to ${at(it.currentRect)}`);
        return shifts.filter((it) => arguments[0] || !it.hadRecentInput).map(described);";
    page.run(SHIFTS, [with_input.into()]).await
}

/// With *The left hand*, the buttons are on the left from the first paint on: left of the board on a wide screen, and
/// in reverse order below it on a phone.
pub(crate) async fn has_its_buttons_on_the_side_of_the_hand(page: Page) -> Result<()> {
    let is_left_of = async |button: &str, other: &Rect| {
        let buttons = page.rects("button").await?;
        let button = buttons.into_iter().find(|rect| rect.name == button);
        let button = button.context("there is no such button")?;
        Ok::<_, anyhow::Error>(button.x + button.width <= other.x + 0.5)
    };
    let wide = Screen::new(1280, 800);
    page.open_on(wide).await?;
    ensure!(!is_left_of("Undo", &page.room_for_board().await?).await?, "before it is chosen");
    page.change_setting("Button side", "Left").await?;
    ensure!(is_left_of("Undo", &page.room_for_board().await?).await?, "once it is chosen");
    page.reload_screen().await?;
    ensure!(is_left_of("Undo", &page.room_for_board().await?).await?, "after a reload");
    plays_on(&page, wide, Scrolling::Never).await?;

    plays_on(&page, Screen::new(390, 844), Scrolling::Never).await?;
    let buttons = page.rects("button").await?;
    let undo = buttons.iter().find(|rect| rect.name == "Undo").context("there is no Undo")?;
    ensure!(is_left_of("New game", undo).await?, "on a phone");

    page.visit_on(wide, &Variant::Early.path()).await?;
    let hand: String = page.run("return document.documentElement.dataset.handed", []).await?;
    ensure!(hand == "left", "before the program has started, the buttons are for the {hand} hand");
    Ok(())
}
