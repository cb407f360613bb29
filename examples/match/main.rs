//! Plays two Gomocup programs against each other, and prints how much stronger one is.
//!
//! `cargo run --release --example match -- --a 'COMMAND' --b 'COMMAND'`; `--help` lists the options.

mod duel;
mod failure;
mod listed;
mod opening;
mod options;
mod player;
mod program;
mod sprt;
mod tally;
#[cfg(test)]
mod tests;

use std::{
    process::ExitCode,
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
};

use duel::Contest;
use in_a_row::engine::Side;
use options::Options;
use player::Player;
use sprt::Verdict;
use tally::Tally;

fn main() -> ExitCode {
    match Options::parse(lexopt::Parser::from_env()) {
        Ok(Some(options)) => {
            play(&options);
            ExitCode::SUCCESS
        }
        Ok(None) => {
            print!("{}", options::HELP);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}; --help lists the options");
            ExitCode::from(2)
        }
    }
}

/// The two games from an opening, with sides swapped.
struct Pair {
    number: u32,
    /// In the first game, `a` plays first.
    games: [Contest; 2],
}

impl Pair {
    fn play(number: u32, [a, b]: &mut [Player; 2], options: &Options) -> Self {
        let opening = options.openings.get(number);
        let games = [
            Contest::play([&mut *a, &mut *b], opening.clone()),
            Contest::play([&mut *b, &mut *a], opening),
        ];
        Self { number, games }
    }

    /// Whether `a` won each of the games; `None` for a draw.
    fn results(&self) -> [Option<bool>; 2] {
        let [one, other] = &self.games;
        [(one, Side::First), (other, Side::Second)]
            .map(|(game, side)| game.winner().map(|winner| winner == side))
    }

    fn tell(&self, show: bool, tally: &Tally) {
        for (game, [first, second]) in self.games.iter().zip([["a", "b"], ["b", "a"]]) {
            println!(
                "opening {:>4}  {first} v {second}  {:<34} {:>3} moves  {tally}",
                self.number + 1,
                game.description(first, second),
                game.game().moves().len(),
            );
            if show {
                println!("  {}", game.notation());
            }
        }
    }
}

/// Plays pairs of games in several threads, until all are played or the test is decided.
fn play(options: &Options) {
    let next = AtomicU32::new(0);
    let claim = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        (number < options.pairs).then_some(number)
    };
    let (sender, pairs) = mpsc::channel();
    let (tally, players) = thread::scope(|scope| {
        let start = |_| {
            let (sender, claim) = (sender.clone(), &claim);
            scope.spawn(move || {
                let mut players = [&options.a, &options.b].map(|terms| Player::new(terms.clone()));
                while let Some(number) = claim() {
                    if sender.send(Pair::play(number, &mut players, options)).is_err() {
                        break;
                    }
                }
                players
            })
        };
        let threads: Vec<_> = (0..options.threads).map(start).collect();
        drop(sender);
        let mut tally = Tally::default();
        for pair in pairs {
            tally.count(pair.results());
            pair.tell(options.show, &tally);
            if options.sprt.is_some_and(|sprt| sprt.verdict(&tally) != Verdict::Open) {
                // Games in progress still count.
                next.store(options.pairs, Ordering::Relaxed);
            }
        }
        let players: Vec<_> = threads.into_iter().filter_map(|thread| thread.join().ok()).collect();
        (tally, players)
    });
    for (name, terms) in [("a", &options.a), ("b", &options.b)] {
        println!("{name}: {}", terms.command);
    }
    for [a, b] in players {
        println!("a: {a}\nb: {b}");
    }
    println!("\n{}", tally.summary());
    if let Some(sprt) = options.sprt {
        println!("{}", sprt.summary(&tally));
    }
}
