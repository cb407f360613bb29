//! Plays the levels against each other and prints the results.
//!
//! `cargo run --release --example ladder [-- BOARD GAMES MILLISECONDS]`: this many games for each pair,
//! every opening with both colours, and this much time per move for the highest level.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use in_a_row::engine::{
    Cell, Game, Rules, Side,
    search::{Level, Search},
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

/// The size of each player's transposition table.
const TABLE_BYTES: usize = 16 << 20;

/// Marks on the board before the first move.
const OPENING: usize = 3;

struct Options {
    rules: Rules,
    games: u64,
    time: Duration,
}

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let Some(options) = options(&arguments) else {
        eprintln!("ladder [BOARD GAMES MILLISECONDS]: the levels against each other");
        return ExitCode::from(2);
    };
    let levels = Level::ALL;
    // Twice the points of the row's level against the column's.
    let mut points = [[0; Level::ALL.len()]; Level::ALL.len()];
    for (row, &one) in levels.iter().enumerate() {
        for (column, &other) in levels.iter().enumerate().take(row) {
            for number in 0..options.games {
                let won = game(&options, [one, other], number);
                points[row][column] += won;
                points[column][row] += 2 - won;
            }
            eprintln!(
                "{} v {}: {}/{}",
                one.id(),
                other.id(),
                points[row][column],
                2 * options.games
            );
        }
    }
    println!("percent of the points on {}, {} games a pair", options.rules, options.games);
    let header = levels.iter().map(|level| format!("{:>9}", level.id()));
    println!("{:<9}{}", "", header.collect::<String>());
    for (row, level) in levels.iter().enumerate() {
        let cells = (0..levels.len()).map(|column| {
            if column == row {
                return format!("{:>9}", "-");
            }
            format!("{:>9}", points[row][column] * 50 / options.games.max(1))
        });
        println!("{:<9}{}", level.id(), cells.collect::<String>());
    }
    ExitCode::SUCCESS
}

fn options(arguments: &[String]) -> Option<Options> {
    let defaults = ["15x15k5", "20", "300"];
    let text = |index: usize| arguments.get(index).map_or(defaults[index], String::as_str);
    (arguments.len() <= defaults.len()).then_some(())?;
    Some(Options {
        rules: text(0).parse().ok()?,
        games: text(1).parse().ok()?,
        time: Duration::from_millis(text(2).parse().ok()?),
    })
}

/// Twice the points that the first level gets from this game. It starts every other game.
fn game(options: &Options, levels: [Level; 2], number: u64) -> u64 {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(number / 2);
    let mut game = opening(options.rules, &mut random);
    let starter = Side::at_ply(game.moves().len());
    let mut players = levels.map(|level| (level, Search::new(options.rules, TABLE_BYTES)));
    let turns = usize::try_from(number % 2).unwrap_or_default() + game.moves().len();
    while let Some(position) = game.position() {
        let (level, search) = &mut players[(game.moves().len() + turns) % 2];
        let mut clock = Instant::now();
        let info = level.choose(position, search, options.time, &mut random, &mut clock);
        game.play(info.best).expect("levels play legal moves");
    }
    let winner = game.outcome().and_then(in_a_row::engine::Outcome::winner);
    match winner {
        None => 1,
        Some(side) if (side == starter) == number.is_multiple_of(2) => 2,
        Some(_) => 0,
    }
}

/// A few marks around the centre, or around the first mark where there is no end; none on boards where they would decide
/// the game.
fn opening(rules: Rules, random: &mut Xoshiro128PlusPlus) -> Game {
    let mut game = Game::new(rules);
    let shape = rules.shape();
    if shape.has_end() && shape.columns().min(shape.rows()) < 10 {
        return game;
    }
    while game.moves().len() < OPENING {
        let mut near = |middle: u8| i16::from(middle) - 2 + random.random_range(0..5);
        let (column, row) = (near(shape.columns() / 2), near(shape.rows() / 2));
        let cell = if shape.has_end() {
            Cell::new(column, row)
        } else {
            Cell::from_first_mark(column, row)
        };
        // A taken cell is just tried again elsewhere, and so is a first one that is not the first mark.
        let _ = game.play(cell);
    }
    game
}
