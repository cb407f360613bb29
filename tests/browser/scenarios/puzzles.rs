//! Puzzles: the puzzle of the day, solving right and wrong, hints, and what is kept.

use anyhow::{Context, Result, ensure};
use browser_tests::{
    page::{Key, Page, Screen},
    site::Variant,
};
use in_a_row::{
    engine::{
        Cell, Side,
        puzzles::{self, Puzzle},
    },
    session::{
        Pieces,
        puzzles::{Day, Training, puzzle_of},
    },
    storage_keys::{TRAINING, key},
};
use serde_json::json;

use super::offline::open_kept;

/// Returns all puzzles, as the page has them.
fn all() -> Result<Vec<Puzzle>> {
    Ok(puzzles::read(include_bytes!("../../../src/engine/puzzles/puzzles.bin"))?)
}

/// Lets the clock of the page show this date, this many minutes ahead of UTC.
async fn set_date(page: &Page, [year, month, date]: [i32; 3], ahead: i32) -> Result<()> {
    // Scripts of Firefox's driver have a `Date` of their own.
    const SET: &str = "const [year, month, date, ahead] = arguments;
        const dates = window.Date.prototype;
        dates.getFullYear = () => year;
        dates.getMonth = () => month - 1;
        dates.getDate = () => date;
        dates.getTimezoneOffset = () => -ahead";
    page.run(SET, [json!(year), json!(month), json!(date), json!(ahead)]).await
}

/// Returns the marks of a position, and those of these moves after it, as the tests read them from the board.
fn marks(puzzle: &Puzzle, moves: &[Cell]) -> String {
    let rules = puzzle.game().rules();
    let has_marks = Pieces::usual(rules) == Pieces::Marks;
    let letter = |side| match (side, has_marks) {
        (Side::First, true) => 'X',
        (Side::Second, true) => 'O',
        (Side::First, false) => 'B',
        (Side::Second, false) => 'W',
    };
    let start = puzzle.game().start();
    let arranged = [Side::First, Side::Second]
        .into_iter()
        .flat_map(|side| start.of(side).iter().map(move |cell| format!("{}{cell}", letter(side))));
    let mut arranged: Vec<_> = arranged.collect();
    arranged.sort_unstable();
    let made = moves
        .iter()
        .enumerate()
        .map(|(ply, cell)| format!("{}{cell}", letter(puzzle.game().side_at(ply))));
    arranged.into_iter().chain(made).collect::<Vec<_>>().join(" ")
}

/// Opens the puzzle of this day, and returns it.
async fn open_daily(page: &Page, date: [i32; 3], ahead: i32) -> Result<Puzzle> {
    set_date(page, date, ahead).await?;
    page.open_dialog("Puzzles").await?;
    page.press("Puzzle of the day").await?;
    page.no_longer_shows("dialog", "Puzzles").await?;
    page.wait_until_taps_count().await?;
    let [year, month, date] = date;
    let day = Day::of_date(year, u8::try_from(month)?, u8::try_from(date)?);
    let puzzles = all()?;
    let place = puzzle_of(&puzzles, day).context("a puzzle")?;
    let puzzle = puzzles[place].clone();
    page.board_shows(&marks(&puzzle, &[])).await?;
    Ok(puzzle)
}

/// Makes the right moves, and waits for the replies.
async fn solve(page: &Page, puzzle: &Puzzle) -> Result<()> {
    for at in (0..puzzle.line().len()).step_by(2) {
        page.tap(&puzzle.line()[at].to_string()).await?;
        let shown = (at + 2).min(puzzle.line().len());
        page.board_shows(&marks(puzzle, &puzzle.line()[..shown])).await?;
    }
    page.status_begins("Solved").await
}

/// The puzzle of a day depends on the date of the device alone: on both sides of the date line, at the end of a year, and on
/// the 29th of February. Solved on days in a row, it makes a streak.
pub(crate) async fn everybody_has_the_same_puzzle_of_the_day(page: Page) -> Result<()> {
    page.open().await?;
    let days = [
        ([2027, 12, 31], 14 * 60),
        ([2028, 1, 1], -11 * 60),
        ([2028, 2, 29], 330),
        ([2028, 3, 1], 0),
    ];
    for (number, (date, ahead)) in days.into_iter().enumerate() {
        let puzzle = open_daily(&page, date, ahead).await?;
        solve(&page, &puzzle).await?;
        page.open_dialog("Puzzles").await?;
        let streak = format!("Days in a row: {}", 1 + number % 2);
        page.reads("dialog", &streak).await?;
        let midnight = ["10:00", "11:00", "18:30", "00:00"][number];
        page.reads(
            "dialog",
            &format!("Solved today. The next one comes at midnight ({midnight} UTC)."),
        )
        .await?;
        page.close_dialog("Puzzles").await?;
    }
    let stored = page.stored().await?;
    let stored = stored.get(&key(TRAINING)).context("nothing is stored")?;
    let training: Training = serde_json::from_str::<String>(stored)?.parse()?;
    ensure!(training.counts() == (4, 4), "{training}");
    page.press("Back to the game").await?;
    page.board_shows("").await?;
    page.play("b2").await?;
    page.status_begins("X to move").await
}

/// A wrong move is refuted on the board and can be tried again; hints come in three steps; the solution can be shown and
/// analysed.
pub(crate) async fn a_puzzle_is_solved_with_help(page: Page) -> Result<()> {
    page.open_on(Screen::new(360, 640)).await?;
    let puzzle = open_daily(&page, [2028, 2, 28], 0).await?;
    let solution = puzzle.solution();
    let wrong = {
        let position = puzzle.game().position().context("a running game")?;
        position.legal_moves().find(|&cell| cell != solution).context("a wrong move")?
    };
    page.tap(&wrong.to_string()).await?;
    page.shows("button", "Try again").await?;
    let says = page.texts("status").await?.join(" ");
    ensure!(says.contains(&wrong.to_string()), "{says}");
    ensure!(page.board().await?.moves() != marks(&puzzle, &[wrong]), "nothing refutes it");
    page.press("Try again").await?;
    page.board_shows(&marks(&puzzle, &[])).await?;

    page.press("Hint").await?;
    page.press("Hint").await?;
    page.press("Hint").await?;
    page.says(&format!("The move is {solution}.")).await?;
    page.notes(&solution.to_string(), &["good move"]).await?;
    page.press("Show solution").await?;
    page.status_begins("Solution").await?;
    page.board_shows(&marks(&puzzle, puzzle.line())).await?;
    page.press("Analyze").await?;
    page.board_shows(&marks(&puzzle, &[])).await?;
    page.press("Next move").await?;
    page.board_shows(&marks(&puzzle, &puzzle.line()[..1])).await?;
    page.press("Close review").await?;
    page.status_begins("Solution").await?;
    page.board_shows(&marks(&puzzle, puzzle.line())).await?;
    page.press("Back to the game").await?;
    page.board_shows("").await
}

/// Each puzzle that is solved leads to the next one. The keyboard is enough.
pub(crate) async fn puzzles_are_solved_by_keyboard(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("Puzzles").await?;
    page.choose("Kind", "3×3 to 7×7").await?;
    page.press("Solve puzzles").await?;
    page.no_longer_shows("dialog", "Puzzles").await?;
    let puzzles = all()?;
    for _ in 0..2 {
        let shown = page.board().await?.moves();
        let puzzle = puzzles.iter().find(|puzzle| marks(puzzle, &[]) == shown);
        let puzzle = puzzle.with_context(|| format!("{shown} is no puzzle"))?;
        for at in (0..puzzle.line().len()).step_by(2) {
            let cell = puzzle.line()[at].to_string();
            page.run::<()>("find('gridcell', arguments[0])[0].focus()", [json!(cell)]).await?;
            page.press_keys([Key::Enter]).await?;
            let after = (at + 2).min(puzzle.line().len());
            page.board_shows(&marks(puzzle, &puzzle.line()[..after])).await?;
        }
        page.status_begins("Solved").await?;
        page.press("Next puzzle").await?;
        page.shows("button", "Show solution").await?;
    }
    page.press("Back to the game").await?;
    page.board_shows("").await
}

/// Puzzles that were opened once can be solved without a network.
pub(crate) async fn puzzles_open_without_a_network(page: Page) -> Result<()> {
    open_kept(&page).await?;
    let puzzle = open_daily(&page, [2028, 2, 28], 0).await?;
    page.press("Back to the game").await?;
    page.site().disconnect();
    page.visit(&format!("{}?puzzle", Variant::Kept.path())).await?;
    page.wait_until_ready().await?;
    page.shows("button", "Back to the game").await?;
    page.press("Back to the game").await?;
    let again = open_daily(&page, [2028, 2, 28], 0).await?;
    ensure!(again == puzzle, "another puzzle");
    solve(&page, &puzzle).await?;
    // The harness's own scripts are not kept.
    page.discard_messages().await
}

/// Nothing about puzzles is a barrier.
pub(crate) async fn has_no_barriers_in_puzzles(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("Puzzles").await?;
    page.shows("button", "Solve puzzles").await?;
    page.passes_axe("the puzzles").await?;
    page.close_dialog("Puzzles").await?;
    let puzzle = open_daily(&page, [2028, 3, 5], 0).await?;
    page.passes_axe("a puzzle").await?;
    page.press("Hint").await?;
    solve(&page, &puzzle).await?;
    page.passes_axe("a solved puzzle").await
}
