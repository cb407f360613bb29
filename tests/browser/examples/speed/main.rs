//! Measures how quickly the built page responds in Chromium, on a processor slowed down four times, and runs
//! Lighthouse: `cargo run -p browser-tests --example speed`. With `-- --before FOLDER`, also measures the page that
//! was built into that folder, in turn with this one. With `-- --first`, measures instead how soon a new player's first press
//! has its effect on a slow network; with `-- --growth`, how times and memory grow with the number of stored games, and of
//! moves on the board.
//!
//! A bare grid comes first: it shows the minimum that a tap takes on this machine, which varies from hour to hour.

mod first;
mod growth;
mod times;

use std::path::PathBuf;

use anyhow::{Result, bail};
use browser_tests::alone::of_folder_in_chromium;
use browser_tests::browser::Motion;
use browser_tests::environment::Environment;
use browser_tests::lighthouse;
use browser_tests::page::Page;
use in_a_row::storage_keys::{GAME, key};
use lexopt::Arg;
use tempfile::TempDir;

use self::growth::far_apart;
use self::times::{PAINTED, TAPS, measure_loads, measure_starts, measure_taps, sizes, summary};

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
    let mut parser = lexopt::Parser::from_env();
    let mut before = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("growth") => {
                growth::measure_times(SLOWER).await?;
                return growth::measure_memory().await;
            }
            Arg::Long("first") => return first::measure_first_presses(SLOWER).await,
            Arg::Long("before") => before = Some(("before", PathBuf::from(parser.value()?))),
            _ => bail!("usage: speed [--before FOLDER | --first | --growth]"),
        }
    }
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
