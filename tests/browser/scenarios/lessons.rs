//! Lessons: steps done right and wrong, the engine's replies, hints, and what is kept.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, Key, Page, Screen};
use in_a_row::{
    app::learn::course::LESSONS,
    engine::{
        Game, notation,
        search::{Limit, Search, Untimed},
    },
    session::lessons::LessonsProgress,
    storage_keys::{LESSONS as STORED, key},
};
use serde_json::json;

/// Opens a lesson from the menu.
async fn open_lesson(page: &Page, name: &str) -> Result<()> {
    page.open_dialog("Learn").await?;
    page.press(name).await?;
    page.no_longer_shows("dialog", "Learn").await?;
    page.status_begins("Step").await?;
    page.wait_until_taps_count().await
}

/// Goes on to the step with this number of its lesson.
async fn go_on(page: &Page, step: usize, steps: usize) -> Result<()> {
    page.press("Next").await?;
    page.status_begins(&format!("Step {step} of {steps}")).await
}

/// Returns the best move for the side to move after these moves on the empty board.
fn best(moves: &str) -> Result<String> {
    let game = Game::new("3x3k3".parse()?).with(notation::parse_moves(moves)?)?;
    let position = game.position().context("a running game")?;
    let mut search = Search::new(game.rules(), 1 << 16);
    Ok(search.think(position, Limit::Nodes(10_000), &mut Untimed).best.to_string())
}

/// Waits until this many marks are on the board, and returns them.
async fn moves_shown(page: &Page, count: usize) -> Result<String> {
    page.until(&format!("{count} marks"), async || {
        let moves = page.board().await?.moves();
        let made = moves.split(' ').count();
        Ok(if made == count { Ok(moves) } else { Err(moves) })
    })
    .await
}

/// Returns what is stored about the lessons.
async fn progress(page: &Page) -> Result<LessonsProgress> {
    let stored = page.stored().await?;
    let stored = stored.get(&key(STORED)).context("nothing is stored")?;
    Ok(serde_json::from_str::<String>(stored)?.parse()?)
}

/// A child takes the first lesson from the first step to the last, with mistakes. A reload goes on where it was left.
pub(crate) async fn a_lesson_teaches_noughts_and_crosses(page: Page) -> Result<()> {
    page.open_on(Screen::new(360, 640)).await?;
    open_lesson(&page, "Tic-tac-toe").await?;
    page.status_begins("Step 1 of 7").await?;
    page.tap("c1").await?;
    page.says("c1 is a possible move").await?;
    page.press("Try again").await?;
    page.board_shows("Oa3 Ob1 Xa1 Xb2").await?;
    page.tap("c3").await?;
    page.status_begins("Solved").await?;

    go_on(&page, 2, 7).await?;
    page.tap("a2").await?;
    page.says("a2 loses to b3").await?;
    page.board_shows("Ob1 Ob2 Xa1 Xc2 Xa2 Ob3").await?;
    page.tap("b3").await?;
    page.status_begins("Solved").await?;

    go_on(&page, 3, 7).await?;
    page.press("Hint").await?;
    page.says("Try a3.").await?;
    page.tap("a3").await?;
    let shown = moves_shown(&page, 6).await?;
    page.tap(if shown.contains("Oa2") { "c1" } else { "a2" }).await?;
    page.status_begins("Solved").await?;

    page.open().await?;
    open_lesson(&page, "Tic-tac-toe").await?;
    page.status_begins("Step 4 of 7").await?;
    for (step, cell) in [(4, "a1"), (5, "b2"), (6, "b3")] {
        page.tap(cell).await?;
        page.status_begins("Solved").await?;
        go_on(&page, step + 1, 7).await?;
    }

    // The game ends as soon as nobody can complete a row any more.
    let mut moves = String::new();
    while !page.texts("status").await?.join(" ").contains("Solved") {
        page.tap(&best(&moves)?).await?;
        let made = moves.len() / 2 + 1;
        let shown = page.until("a reply or the end", async || {
            let (shown, status) = (page.board().await?.moves(), page.texts("status").await?);
            let is_over = status.join(" ").contains("Solved");
            let has_reply = shown.split(' ').count() > made;
            Ok(if is_over || has_reply { Ok(shown) } else { Err(shown) })
        });
        moves = shown.await?.replace(['X', 'O', ' '], "");
    }
    page.says("That was the last step of this lesson.").await?;
    ensure!(progress(&page).await?.steps("noughts") == 7, "not all steps are kept");
    page.press("Next lesson").await?;
    page.status_begins("Step 1 of 6").await?;
    page.open_dialog("Learn").await?;
    page.reads("button", "Finished").await?;
    page.close_dialog("Learn").await?;
    page.press("Back to the game").await?;
    page.board_shows("").await
}

/// Answers, forbidden points, boards in space and boards without end need no pointer.
pub(crate) async fn lessons_are_taken_by_keyboard(page: Page) -> Result<()> {
    page.open().await?;
    open_lesson(&page, "Swap2").await?;
    go_on(&page, 2, 5).await?;
    page.press("White").await?;
    page.says("No. Look at the stones again.").await?;
    page.press("Black").await?;
    page.status_begins("Solved").await?;
    go_on(&page, 3, 5).await?;

    open_lesson(&page, "Forbidden points of renju").await?;
    press_cell(&page, "a1").await?;
    page.says("Not a1. Look again.").await?;
    press_cell(&page, "h8").await?;
    page.status_begins("Solved").await?;
    page.says("h8 is forbidden").await?;

    open_lesson(&page, "Thinking in 3D").await?;
    press_cell(&page, "level 1, d1").await?;
    page.status_begins("Solved").await?;

    open_lesson(&page, "Endless").await?;
    page.status_begins("Step 1 of 5").await?;
    press_cell(&page, "r2u0").await?;
    page.status_begins("Solved").await?;
    let done = progress(&page).await?;
    for (lesson, steps) in [("swap2", 2), ("fouls", 1), ("space", 1), ("endless", 1)] {
        ensure!(done.steps(lesson) == steps, "{lesson}: {done}");
    }
    Ok(())
}

/// After a lost game, there are puzzles on such boards, and the win that was missed in it.
pub(crate) async fn a_lost_game_leads_to_puzzles(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    // c3 would have won in place of a2.
    page.play_all("a1 b2 a2").await?;
    page.status_begins("The computer wins").await?;
    page.press("See how").await?;
    page.press("Puzzles").await?;
    page.shows("button", "Show solution").await?;
    page.open_dialog("Puzzles").await?;
    let kind = page.chosen_answer("Kind").await?;
    ensure!(kind.as_deref() == Some("3×3 to 7×7"), "puzzles on other boards");
    page.press("From your games").await?;
    page.status_begins("You missed a win").await?;
    page.board_shows("Oa3 Ob3 Xa1 Xb2").await?;
    page.tap("a2").await?;
    page.press("Try again").await?;
    page.tap("c3").await?;
    page.status_begins("Solved").await?;
    page.press("Next puzzle").await?;
    page.reads("dialog", "No missed wins left").await?;
    page.close_dialog("Puzzles").await?;
    page.press("Back to the game").await?;
    page.status_begins("The computer wins").await
}

/// Presses a cell with the Enter key.
async fn press_cell(page: &Page, name: &str) -> Result<()> {
    const FOCUS: &str = "const cell = find('gridcell', arguments[0])[0];
        const had = document.activeElement === cell;
        cell.focus();
        return had";
    let name = format!("{name},");
    page.shows("gridcell", &name).await?;
    // A dialog that closes gives the focus back a moment later.
    page.until("the focus on the cell", async || {
        let had: bool = page.run(FOCUS, [json!(name)]).await?;
        Ok(if had { Ok(()) } else { Err("it was elsewhere".to_owned()) })
    })
    .await?;
    page.press_keys([Key::Enter]).await
}

/// Every step of every lesson opens and says what to do. Nothing about lessons is a barrier.
pub(crate) async fn has_no_barriers_in_lessons(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("Learn").await?;
    page.passes_axe("the lessons").await?;
    page.close_dialog("Learn").await?;
    open_lesson(&page, "Forks").await?;
    page.passes_axe("a step").await?;
    page.press("Hint").await?;
    page.passes_axe("a hint").await?;
    page.press("Back to the game").await?;
    open_lesson(&page, "Swap2").await?;
    go_on(&page, 2, LESSONS[5].steps.len()).await?;
    page.passes_axe("a question").await
}
