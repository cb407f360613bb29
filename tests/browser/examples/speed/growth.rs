//! Measures how times and memory grow with the number of stored games, and of moves on the board.

use anyhow::Result;
use browser_tests::alone::in_chromium;
use browser_tests::browser::Motion;
use browser_tests::long_game::{long_game, sgf_moves};
use browser_tests::page::Page;
use browser_tests::site::Variant;
use in_a_row::engine::Cell;
use in_a_row::storage_keys::{BY_LINK, GAME, key};
use serde_json::json;

use crate::times::{PAINTED, measure_loads, measure_taps, summary};

/// The numbers of stored games, and of games in the library.
const COUNTS: [usize; 4] = [10, 100, 1_000, 10_000];

/// The game on the board beside what is stored.
const EMPTY: &str = "15x15k5/friends/one/starter-is-x/one/one///";

/// Prints how long taps, loads and lists take on a processor slowed down this many times.
pub(crate) async fn measure_times(slower: u32) -> Result<()> {
    println!("In milliseconds, on a processor {slower} times slower: median, most");
    println!("on the board or stored      a tap, to its painted mark  a page loaded    listed");
    for (name, game) in &boards() {
        in_chromium(Motion::Full, async |page: &Page| {
            open(page, game, Variant::Fine).await?;
            page.slow_down(slower).await?;
            report(name, page, None).await
        })
        .await?;
    }
    for count in COUNTS {
        in_chromium(Motion::Full, async |page: &Page| {
            open(page, EMPTY, Variant::Fine).await?;
            store_games(page, count).await?;
            page.slow_down(slower).await?;
            page.open_dialog("Share").await?;
            let listed = time_of_press(page, "Your games").await?;
            report(&format!("{count} games by link"), page, Some(listed)).await
        })
        .await?;
    }
    for count in COUNTS {
        in_chromium(Motion::Full, async |page: &Page| {
            open(page, EMPTY, Variant::Fine).await?;
            page.slow_down(slower).await?;
            let listed = fill_library(page, count).await?;
            report(&format!("{count} games in the library"), page, Some(listed)).await
        })
        .await?;
    }
    Ok(())
}

/// Prints how much memory the page and its worker use.
pub(crate) async fn measure_memory() -> Result<()> {
    println!("In megabytes: the objects of the page, its program, the program of its worker");
    for (name, game) in &boards() {
        report_memory(name, game, 0, async |_| Ok(())).await?;
    }
    let level_6 = "15x15k5/level-6/one/starter-is-x/one/one/a1h8//";
    report_memory("15x15, level 6 has answered", level_6, 1, async |page| {
        page.tap("o15").await?;
        page.until("the answer", async || {
            let marks = page.board().await?.cells.iter().filter(|it| it.mark.is_some()).count();
            Ok(if marks == 4 { Ok(()) } else { Err(format!("{marks} marks")) })
        })
        .await
    })
    .await?;
    for count in COUNTS {
        let fill = async |page: &Page| fill_library(page, count).await.map(drop);
        report_memory(&format!("{count} games in the library"), EMPTY, 0, fill).await?;
    }
    Ok(())
}

/// Returns games with few and many moves, and their names.
fn boards() -> [(&'static str, String); 5] {
    [
        ("15x15, empty", EMPTY.to_owned()),
        ("40x40, 1,300 moves", on_40x40(1_300)),
        ("endless, 100 moves", on_endless(100)),
        ("endless, 1,000 moves", on_endless(1_000)),
        ("endless, 2,000 moves", on_endless(2_000)),
    ]
}

/// Opens the page in this variant with this game on the board.
async fn open(page: &Page, game: &str, variant: Variant) -> Result<()> {
    page.open_with(&[(&key(GAME), &format!("'{game}'"))]).await?;
    page.open_at(variant).await
}

/// Prints the times of taps and loads, and how long a list took.
async fn report(name: &str, page: &Page, listed: Option<f64>) -> Result<()> {
    let loads = summary(measure_loads(page).await?)?;
    let taps = summary(measure_taps(page).await?)?;
    let listed = listed.map_or_else(String::new, |time| format!("{time:.0}"));
    println!("{name:27} {taps:>26} {loads:>14} {listed:>9}");
    Ok(())
}

/// Prints how much memory the page with this game uses after this work, which leaves so many workers.
async fn report_memory(
    name: &str,
    game: &str,
    workers: usize,
    work: impl AsyncFnOnce(&Page) -> Result<()>,
) -> Result<()> {
    in_chromium(Motion::Full, async |page: &Page| {
        open(page, game, Variant::Weighed).await?;
        work(page).await?;
        let objects = page.usage().await?.bytes;
        let weigh = format!("window.weigh({workers}, done)");
        let [program, worker]: [f64; 2] = page.run_async(&weigh).await?;
        let [objects, program, worker] = [objects, program, worker].map(|bytes| bytes / 1e6);
        println!("{name:27} {objects:8.1} {program:8.1} {worker:8.1}");
        Ok(())
    })
    .await
}

/// Stores this many games by link.
async fn store_games(page: &Page, count: usize) -> Result<()> {
    const STORE: &str = "const [prefix, count] = arguments;
        const letter = (digit) => String.fromCharCode(97 + digit);
        for (let number = 0; number < count; number += 1) {
          const digits = [1, 26, 26 ** 2, 26 ** 3].map((it) => Math.floor(number / it) % 26);
          const id = `aaaa${digits.map(letter).join('')}`;
          localStorage.setItem(prefix + id, '15x15k5/by-link/one/starter-is-x/one/one/h8i9h9//');
        }";
    page.run(STORE, [json!(key(BY_LINK)), json!(count)]).await
}

/// Adds a file with this many games of 60 moves to the library. Returns how long it takes until they are listed.
async fn fill_library(page: &Page, count: usize) -> Result<f64> {
    const CHOOSE: &str = "const [game, count] = arguments;
        const files = new DataTransfer();
        const games = Array.from({ length: count }, (_, number) => game.replace('PB[', `PB[${number} `));
        files.items.add(new File(games, 'games.sgf'));
        const field = document.querySelector('#library input[type=file]');
        field.files = files.files;
        window.chosenAt = performance.now();
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.open_dialog("Open a game").await?;
    page.press("Library").await?;
    page.shows("dialog", "Library").await?;
    let game = format!("(;GM[4]SZ[15]PB[Ann]PW[Bob]{})", sgf_moves(&long_game(15, 60)));
    page.run::<()>(CHOOSE, [json!(game), json!(count)]).await?;
    page.reads("dialog", &format!("{count} games")).await?;
    let time = page.run("return performance.now() - window.chosenAt", []).await?;
    page.close_dialog("Library").await?;
    Ok(time)
}

/// Presses this button. Returns the time to the next frame, in milliseconds.
async fn time_of_press(page: &Page, name: &str) -> Result<f64> {
    page.run_async(&format!("{PAINTED}\npress(find('button', '{name}')[0])")).await
}

/// Returns a stored game on 40x40 with this many marks, none five in a row.
fn on_40x40(marks: usize) -> String {
    let cells = long_game(40, marks).into_iter();
    let moves: String =
        cells.map(|[column, row]| Cell::new(column.into(), row.into()).to_string()).collect();
    format!("40x40k5/friends/one/starter-is-x/one/one/{moves}//")
}

/// Returns a stored game on an endless board with this many marks.
fn on_endless(marks: i32) -> String {
    format!("endless5/friends/one/starter-is-x/one/one/{}//", far_apart(marks))
}

/// Returns this many moves on an endless board: the first mark, then others 10,000 cells away in each direction, in
/// groups without two marks in a row.
pub(crate) fn far_apart(marks: i32) -> String {
    let cell = |number: i32| {
        let [right, up] = [number % 3 - 1, number / 3 % 3 - 1].map(|way| way * 10_000);
        let (right, up) = (right + number / 9 % 40 * 3, up + number / 360 * 3);
        let across = if right < 0 { 'l' } else { 'r' };
        let along = if up < 0 { 'd' } else { 'u' };
        format!("{across}{}{along}{}", right.abs(), up.abs())
    };
    // The middle one of the first nine is the cell of the first mark.
    let others = (0..).filter(|number| *number != 4).map(cell);
    let first = (marks > 0).then(|| "r0u0".to_owned());
    first.into_iter().chain(others).take(usize::try_from(marks).unwrap_or_default()).collect()
}
