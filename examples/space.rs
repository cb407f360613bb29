//! Plays level 6 as the first player in space against every opponent, and prints how often it won.
//!
//! `cargo run --release --example space [-- BOARD GAMES MILLISECONDS [OPPONENT]]`: this many games against each,
//! or this one, half as many against itself, and this much time per move for it.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use in_a_row::engine::{
    Cell, Game, Outcome, Position, Rules, Side,
    bots::Opponent,
    search::{Level, Search},
};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

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
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let Some(Options { rules, games, time, opponents }) = options(&arguments) else {
        eprintln!("space [BOARD GAMES MILLISECONDS [OPPONENT]]: level 6 against every opponent");
        return ExitCode::from(2);
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

fn options(arguments: &[String]) -> Option<Options> {
    let text = |index: usize, default| arguments.get(index).map_or(default, String::as_str);
    let rules: Rules = text(0, "4x4x4k4").parse().ok()?;
    let opponents = match arguments.get(3) {
        Some(id) => vec![Opponent::from_id(id)?],
        None => Opponent::ALL.into_iter().filter(|it| it.plays(rules)).collect(),
    };
    (arguments.len() <= 4).then_some(())?;
    Some(Options {
        rules,
        games: text(1, "200").parse().ok()?,
        time: Duration::from_millis(text(2, "1000").parse().ok()?),
        opponents,
    })
}

/// Who wins, and how long the first player thought about a move at most.
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
