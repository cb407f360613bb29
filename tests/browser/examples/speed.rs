//! Measures how quickly the built page responds in Chromium, on a processor slowed down four times, and runs
//! Lighthouse: `cargo run -p browser-tests --example speed`. With `-- --before FOLDER`, also measures the page that
//! was built into that folder, in turn with this one.
//!
//! A bare grid comes first: it shows the minimum that a tap takes on this machine, which varies from hour to hour.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use browser_tests::alone::of_folder_in_chromium;
use browser_tests::browser::Motion;
use browser_tests::environment::Environment;
use browser_tests::lighthouse;
use browser_tests::page::Page;
use browser_tests::site::Variant;
use in_a_row::storage_keys::{GAME, key};
use tempfile::TempDir;

/// The factor by which the processor is slowed down.
const SLOWER: u32 = 4;

/// The boards, and the number of marks on each before the first tap. Those on endless boards are far apart.
const BOARDS: [(&str, i32); 6] = [
    ("3x3k3", 0),
    ("15x15k5", 0),
    ("20x20k5", 0),
    ("40x40k5", 0),
    ("endless5", 10),
    ("endless5", 2000),
];

/// How often each board is drawn.
const TIMES: usize = 10;

/// How often each board is tapped.
const TAPS: usize = 5 * TIMES;

/// Defines `press`, which clicks an element and passes the time until the frame was painted, in milliseconds, to
/// `done`.
const PAINTED: &str = "
    const press = (element) => {
      const before = performance.now();
      element.click();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - before);
        port2.postMessage(null);
      });
    };
    const done = arguments[0];";

/// Puts a grid with so many columns and rows on an empty page. A press marks a cell and updates one text.
const BARE_GRID: &str = "
    const [columns, rows] = arguments;
    const grid = document.createElement('div');
    const status = document.createElement('p');
    grid.style.cssText = `display: grid; grid-template-columns: repeat(${columns}, 1.5rem); grid-auto-rows: 1.5rem`;
    for (let number = 0; number < columns * rows; number++) grid.append(document.createElement('div'));
    document.body.replaceChildren(status, grid);
    grid.addEventListener('click', ({ target }) => {
      target.className = 'marked';
      target.textContent = 'X';
      status.textContent = `${[...grid.children].indexOf(target)} was pressed`;
    });";

/// How often Lighthouse runs, because its figures differ from run to run.
const LIGHTHOUSE_RUNS: usize = 5;

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let before = match arguments.as_slice() {
        [] => None,
        [flag, folder] if flag == "--before" => Some(("before", PathBuf::from(folder))),
        _ => bail!("usage: speed [--before FOLDER]"),
    };
    let environment = Environment::of_repository();
    let pages: Vec<_> = before.into_iter().chain([("now", environment.page.clone())]).collect();
    println!("In milliseconds, on a processor {SLOWER} times slower: median, most");
    println!("board     marks  page    a tap, to its painted mark  a board laid  a page loaded");
    for (board, marks) in BOARDS {
        if let Some([columns, rows, _]) = sizes(board) {
            let measure = async |page: &Page| measure_bare_grid(page, columns, rows).await;
            let tapped =
                of_folder_in_chromium(&environment, &environment.page, Motion::Full, measure)
                    .await?;
            println!("{board:8} {marks:>6}  bare   {tapped:>27}");
        }
        for (name, folder) in &pages {
            let measure = async |page: &Page| measure(page, board, marks).await;
            let [tapped, laid, loaded] =
                of_folder_in_chromium(&environment, folder, Motion::Full, measure).await?;
            println!("{board:8} {marks:>6}  {name:6} {tapped:>27} {laid:>13} {loaded:>14}");
        }
    }
    run_lighthouse(&environment).await
}

async fn run_lighthouse(environment: &Environment) -> Result<()> {
    let homes = TempDir::with_prefix("in-a-row-")?;
    println!("Lighthouse, {LIGHTHOUSE_RUNS} times");
    for _ in 0..LIGHTHOUSE_RUNS {
        println!("{}", lighthouse::judge(environment, homes.path(), &["performance"]).await?);
    }
    Ok(())
}

/// Returns the columns and rows of a board, and how many in a row win; `None` for an endless board.
fn sizes(board: &str) -> Option<[&str; 3]> {
    board.split(['x', 'k']).collect::<Vec<_>>().try_into().ok()
}

/// Measures taps on a bare grid.
async fn measure_bare_grid(page: &Page, columns: &str, rows: &str) -> Result<String> {
    page.visit("/robots.txt").await?;
    page.slow_down(SLOWER).await?;
    page.run::<()>(BARE_GRID, [columns.into(), rows.into()]).await?;
    let mut times = Vec::new();
    for tap in 0..TAPS {
        let press = format!(
            "const {{ children }} = document.querySelector('div');
            press(children[{tap} * 37 % children.length])"
        );
        times.push(page.run_async(&format!("{PAINTED}\n{press}")).await?);
    }
    summary(times)
}

/// Measures taps on this board, drawing it, and loading it.
async fn measure(page: &Page, board: &str, marks: i32) -> Result<[String; 3]> {
    let moves = far_apart(marks);
    let game = format!("'{board}/friends/one/starter-is-x/one/one/{moves}//'");
    page.open_with(&[(&key(GAME), &game)]).await?;
    page.slow_down(SLOWER).await?;
    let loads = measure_loads(page).await?;
    let taps = measure_taps(page).await?;
    let starts = measure_starts(page, board).await?;
    Ok([summary(taps)?, summary(starts)?, summary(loads)?])
}

/// Returns so many moves on an endless board: the first mark, then others 10,000 cells away in each direction, in
/// groups without two marks in a row.
fn far_apart(marks: i32) -> String {
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

/// Measures the time from the start of the page to the first frame with a playable board.
async fn measure_loads(page: &Page) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for _ in 0..TIMES {
        page.open_at(Variant::Timed).await?;
        let painted = async || {
            let time: Option<f64> = page.run("return window.paintedAt ?? null", []).await?;
            Ok(time.ok_or_else(|| "it is not painted".to_owned()))
        };
        times.push(page.until("the painted board", painted).await?);
    }
    Ok(times)
}

/// Measures the time from a tap to the frame with its mark. The pointer is a mouse, because a finger's first tap on a
/// small cell would only select it or zoom in.
async fn measure_taps(page: &Page) -> Result<Vec<f64>> {
    page.open_at(Variant::Fine).await?;
    page.shows("grid", "").await?;
    let mut times = Vec::new();
    for tap in 0..TAPS {
        if !page.status().await?.contains("to move") {
            page.press("Play again").await?;
            page.board_shows("").await?;
        }
        let press = format!(
            "const cells = allOf('gridcell').filter((cell) => nameOf(cell).endsWith(', empty'));
            press(cells[{tap} * 37 % cells.length])"
        );
        times.push(page.run_async(&format!("{PAINTED}\n{press}")).await?);
    }
    Ok(times)
}

/// Measures the time from pressing *Start* to the frame with this board, after another one.
async fn measure_starts(page: &Page, board: &str) -> Result<Vec<f64>> {
    let mut times = Vec::new();
    for _ in 0..TIMES {
        page.new_game(&[("Board", "4×4")]).await?;
        page.open_dialog("New game").await?;
        if let Some([columns, rows, run]) = sizes(board) {
            page.choose("Board", "Custom").await?;
            for (field, number) in [("Columns", columns), ("Rows", rows), ("In a row", run)] {
                page.fill_in(field, number).await?;
            }
        } else {
            page.choose("Board", "Endless").await?;
        }
        times.push(page.run_async(&format!("{PAINTED}\npress(find('button', 'Start')[0])")).await?);
        page.no_longer_shows("dialog", "New game").await?;
    }
    Ok(times)
}

fn summary(mut times: Vec<f64>) -> Result<String> {
    times.sort_by(f64::total_cmp);
    let most = times.last().context("nothing was measured")?;
    Ok(format!("{:.0}, {most:.0}", times[times.len() / 2]))
}
