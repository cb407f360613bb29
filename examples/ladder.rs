//! Plays the opponents on a board's scale against each other, and prints the results.
//!
//! * `cargo run --release --example ladder [-- BOARD GAMES MILLISECONDS]`: every level against every other, this many
//!   games for each pair, and this much time per move for the highest level.
//! * `cargo run --release --example ladder -- --record BOARD GAMES MILLISECONDS`: each opponent on the scale against
//!   the one below it. The results are stored in `src/engine/measured.txt`, and the page shows them.
//!
//! Every opening is played twice, so that each opponent starts half of the games.

use std::{
    fs,
    process::ExitCode,
    time::{Duration, Instant},
};

use in_a_row::engine::{
    Cell, Game, Outcome, Rules, Side,
    bots::Opponent,
    measured::Match,
    search::{Control, Level, Search, net::Net},
};
use lexopt::{Arg, Parser, ValueExt};
use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

const USAGE: &str =
    "ladder [--record] [BOARD GAMES MILLISECONDS]: play the opponents against each other";

/// Where the results are stored.
const MEASURED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/engine/measured.txt");

/// The size of each player's transposition table.
const TABLE_BYTES: usize = 16 << 20;

/// The number of marks in an opening on a large board.
const OPENING: usize = 3;

struct Options {
    records: bool,
    rules: Rules,
    games: u32,
    time: Duration,
}

fn main() -> ExitCode {
    let options = match Options::parse(Parser::from_env()) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    if !options.records {
        play_all_pairs(&options);
        return ExitCode::SUCCESS;
    }
    match record(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{MEASURED}: {error}");
            ExitCode::FAILURE
        }
    }
}

impl Options {
    /// Reads the arguments.
    fn parse(mut parser: Parser) -> Result<Self, lexopt::Error> {
        let (mut board, mut games, mut milliseconds) = ("15x15k5".to_owned(), 20_u32, 300);
        let (mut records, mut values) = (false, 0);
        while let Some(argument) = parser.next()? {
            match (argument, values) {
                (Arg::Long("record"), _) => {
                    records = true;
                    continue;
                }
                (Arg::Value(value), 0) => board = value.string()?,
                (Arg::Value(value), 1) => games = value.parse()?,
                (Arg::Value(value), 2) => milliseconds = value.parse()?,
                (other, _) => return Err(other.unexpected()),
            }
            values += 1;
        }
        if games == 0 || !games.is_multiple_of(2) {
            return Err("GAMES: an even number".into());
        }
        let rules: Rules = board.parse().map_err(|error| format!("BOARD: {error}"))?;
        Ok(Self { records, rules, games, time: Duration::from_millis(milliseconds) })
    }
}

/// Prints the percentage of the points that each level scored against each other level.
fn play_all_pairs(options: &Options) {
    let levels = Level::ALL;
    // Twice the points of the row's level against the column's.
    let mut points = [[0; Level::ALL.len()]; Level::ALL.len()];
    for row in 0..levels.len() {
        for column in 0..row {
            let result = play_match(options, [levels[row], levels[column]].map(Opponent::Level));
            eprintln!("{result}");
            points[row][column] = 2 * result.won + result.drawn;
            points[column][row] = 2 * result.lost + result.drawn;
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
            format!("{:>9}", points[row][column] * 50 / options.games)
        });
        println!("{:<9}{}", level.id(), cells.collect::<String>());
    }
}

/// Plays each opponent on the scale against the one below it, prints the results and stores them.
fn record(options: &Options) -> std::io::Result<()> {
    let scale: Vec<_> =
        Opponent::ALL.into_iter().filter(|it| it.is_on_scale(options.rules)).collect();
    let mut results = Vec::new();
    for pair in scale.windows(2) {
        let result = play_match(options, [pair[1], pair[0]]);
        println!("{result}");
        results.push(result);
    }
    let before = fs::read_to_string(MEASURED)?;
    let is_of_another_board = |line: &&str| {
        line.parse::<Match>().map_or(line.starts_with('#'), |it| it.rules != options.rules)
    };
    let kept = before.lines().filter(is_of_another_board).map(str::to_owned);
    let lines: Vec<_> = kept.chain(results.iter().map(Match::to_string)).collect();
    fs::write(MEASURED, lines.join("\n") + "\n")
}

/// The result of a match, for the first of these opponents.
fn play_match(options: &Options, [stronger, weaker]: [Opponent; 2]) -> Match {
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    for number in 0..options.games {
        *match play(options, [stronger, weaker], number) {
            Some(0) => &mut won,
            Some(_) => &mut lost,
            None => &mut drawn,
        } += 1;
    }
    let milliseconds = u32::try_from(options.time.as_millis()).unwrap_or(u32::MAX);
    Match { rules: options.rules, stronger, weaker, won, drawn, lost, milliseconds }
}

/// Plays a game. The first of these opponents is the first to move after the opening in every other game. Returns who
/// won.
fn play(options: &Options, opponents: [Opponent; 2], number: u32) -> Option<usize> {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(u64::from(number / 2));
    let mut game = opening(options.rules, number / 2, &mut random);
    let first = usize::from(!number.is_multiple_of(2));
    let starter = Side::at_ply(game.moves().len());
    let mut searches = opponents.map(|opponent| {
        let mut search = Search::new(options.rules, TABLE_BYTES);
        if let Some(file) = opponent.network(options.rules) {
            search.set_net(Some(Net::from_bytes(file.bytes()).expect("weights")));
        }
        search
    });
    while let Some(position) = game.position() {
        let player = if position.turn() == starter { first } else { 1 - first };
        let cell = match opponents[player] {
            Opponent::Level(level) => {
                let search = &mut searches[player];
                let mut clock = Clock::start();
                level.choose(position, search, options.time, &mut random, &mut clock).best
            }
            rule => rule.choose(position, &mut random).expect("a running game has a legal move"),
        };
        game.play(cell).expect("opponents play legal moves");
    }
    let winner = game.outcome().and_then(Outcome::winner)?;
    Some(if winner == starter { first } else { 1 - first })
}

/// The position that a game starts from. On a large board, it has a few marks around the centre, or around the first
/// mark if the board is endless. On a small board, it has one mark, on each cell in turn, in random order.
fn opening(rules: Rules, number: u32, random: &mut Xoshiro128PlusPlus) -> Game {
    let mut game = Game::new(rules);
    let shape = rules.shape();
    if shape.has_end() && shape.columns().min(shape.rows()) < 10 {
        let position = game.position().expect("an empty board");
        let mut cells: Vec<_> = position.legal_moves().collect();
        cells.shuffle(&mut Xoshiro128PlusPlus::seed_from_u64(0));
        let cell = cells[number as usize % cells.len()];
        game.play(cell).expect("the cell is free");
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
        // If the move is illegal, another cell is drawn.
        let _ = game.play(cell);
    }
    game
}

/// Measures how long this thread has been running, so that other programs on the machine take no time from level 6. On
/// systems other than Linux, it measures the time that has passed.
struct Clock {
    started: Instant,
    ran_before: Option<Duration>,
}

impl Clock {
    fn start() -> Self {
        Self { started: Instant::now(), ran_before: running_time() }
    }
}

impl Control for Clock {
    fn elapsed(&mut self) -> Duration {
        match (running_time(), self.ran_before) {
            (Some(now), Some(before)) => now.saturating_sub(before),
            _ => self.started.elapsed(),
        }
    }
}

/// How long this thread has been running in all.
fn running_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
