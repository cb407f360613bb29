//! Plays level 6 as the first player in space against every opponent, and prints how often it won.
//!
//! `cargo run --release --example space [-- BOARD GAMES MILLISECONDS [OPPONENT]]`: this many games against each
//! opponent or only this one, half as many against itself, and this much time per move for level 6.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use in_a_row::engine::{
    Cell, Game, Outcome, Position, Rules, Side,
    bots::Opponent,
    search::{Level, Search},
};
use lexopt::{Arg, Parser, ValueExt};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

const USAGE: &str =
    "space [BOARD GAMES MILLISECONDS [OPPONENT]]: level 6 against every opponent, or one";

/// The size of each player's transposition table.
const TABLE_BYTES: usize = 16 << 20;

const BEST: Opponent = Opponent::Level(Level::Six);

struct Options {
    rules: Rules,
    games: u64,
    time: Duration,
    opponents: Vec<Opponent>,
}

struct Player {
    opponent: Opponent,
    search: Search,
    time: Duration,
    longest: Duration,
}

fn main() -> ExitCode {
    let Options { rules, games, time, opponents } = match Options::parse(Parser::from_env()) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    println!(
        "{:<11} {:>6} {:>6} {:>6}  longest time for a move",
        "opponent", "won", "drawn", "lost"
    );
    for opponent in opponents {
        let games = if opponent == BEST { games.div_ceil(2) } else { games };
        let (mut won, mut drawn, mut longest) = (0, 0, Duration::ZERO);
        for seed in 0..games {
            let (winner, time) = play(rules, opponent, time, seed);
            won += u32::from(winner == Some(Side::First));
            drawn += u32::from(winner.is_none());
            longest = longest.max(time);
        }
        let lost = games - u64::from(won + drawn);
        println!("{:<11} {won:>6} {drawn:>6} {lost:>6}  {} ms", opponent.id(), longest.as_millis());
    }
    ExitCode::SUCCESS
}

impl Options {
    /// Reads the arguments.
    fn parse(mut parser: Parser) -> Result<Self, lexopt::Error> {
        let (mut board, mut games, mut milliseconds) = ("4x4x4k4".to_owned(), 200, 1_000);
        let (mut opponent, mut values) = (None, 0);
        while let Some(argument) = parser.next()? {
            match (argument, values) {
                (Arg::Value(value), 0) => board = value.string()?,
                (Arg::Value(value), 1) => games = value.parse()?,
                (Arg::Value(value), 2) => milliseconds = value.parse()?,
                (Arg::Value(value), 3) => {
                    let id = value.string()?;
                    opponent = Some(Opponent::from_id(&id).ok_or("OPPONENT: unknown")?);
                }
                (other, _) => return Err(other.unexpected()),
            }
            values += 1;
        }
        let rules: Rules = board.parse().map_err(|error| format!("BOARD: {error}"))?;
        let opponents = match opponent {
            Some(opponent) => vec![opponent],
            None => Opponent::ALL.into_iter().filter(|it| it.plays(rules)).collect(),
        };
        Ok(Self { rules, games, time: Duration::from_millis(milliseconds), opponents })
    }
}

/// The winner, and the longest time that the first player took for a move.
fn play(rules: Rules, opponent: Opponent, time: Duration, seed: u64) -> (Option<Side>, Duration) {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
    let mut players = [BEST, opponent].map(|opponent| {
        let search = Search::new(rules, TABLE_BYTES);
        Player { opponent, search, time, longest: Duration::ZERO }
    });
    let mut game = Game::new(rules);
    while let Some(position) = game.position() {
        let cell = players[game.moves().len() % 2].choose(position, &mut random);
        game.play(cell).expect("everybody plays legal moves");
    }
    (game.outcome().and_then(Outcome::winner), players[0].longest)
}

impl Player {
    fn choose(&mut self, position: Position<'_>, random: &mut dyn Rng) -> Cell {
        let mut clock = Instant::now();
        let cell = match self.opponent {
            Opponent::Level(level) => {
                level.choose(position, &mut self.search, self.time, random, &mut clock).best
            }
            other => other.choose(position, random).expect("all others need no search"),
        };
        self.longest = self.longest.max(clock.elapsed());
        cell
    }
}
