//! Tunes the numbers of the search on flat boards by playing, and prints them.
//!
//! It uses simultaneous perturbation stochastic approximation (SPSA; J. C. Spall, 1992). For each opening, all numbers
//! are moved a little, each in a random direction. The program with these numbers plays two games, with sides swapped,
//! against the program with all numbers moved the other way. Then all numbers move a little towards the winner's. The
//! result is their mean over the second half of the games.
//!
//! `cargo run --release --example tune` takes half an hour on two cores. It starts from the numbers in
//! `src/engine/search/patterns/weights.rs` and `src/engine/search/margins.rs`, and prints better ones. Put those in
//! only after a match has shown that they are better. `--help` lists the options. The same seed gives the same numbers
//! on every machine, as long as the search is the same.

mod axis;
#[path = "../match/listed.rs"]
mod listed;
mod numbers;
mod options;
mod play;
mod spsa;
#[cfg(test)]
mod tests;

use std::{num::NonZero, process::ExitCode, thread};

use axis::Axis;
use listed::listed;
use numbers::Numbers;
use options::Options;
use play::Players;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;
use spsa::Spsa;

/// The number of openings that are played with the same numbers, on any number of cores, before the numbers move.
const BATCH: u32 = 16;

fn main() -> ExitCode {
    let result = match Options::parse(lexopt::Parser::from_env()) {
        Ok(Some(options)) => tune(&options),
        Ok(None) => {
            print!("{}", options::HELP);
            Ok(())
        }
        Err(error) => Err(format!("{error}; --help lists the options")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn tune(options: &Options) -> Result<(), String> {
    let openings = listed(&options.file)?;
    let rules = openings[0].rules();
    let axes = axis::all(rules);
    let steps = axes.iter().map(|axis| axis.step).collect();
    let mut spsa = Spsa::new(steps, options.openings, options.seed);
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut players: Vec<_> = (0..cores).map(|_| Players::new(rules)).collect();
    while spsa.done() < options.openings {
        let trials = spsa.trials(BATCH.min(options.openings - spsa.done()));
        let points = play_all(&mut players, trials.len(), |players, number| {
            let [one, other] = spsa.sides(&trials[number]).map(|at| moved(&axes, &at));
            let seed = options.seed.wrapping_add(u64::from(spsa.done()) + number as u64);
            let chosen = Xoshiro128PlusPlus::seed_from_u64(seed).random_range(0..openings.len());
            players.play(&openings[chosen], [one, other], options.nodes)
        });
        spsa.learn(&trials, &points);
        if spsa.done().is_multiple_of(100 * BATCH) {
            eprintln!("{} of {} openings", spsa.done(), options.openings);
        }
    }
    println!("{}", moved(&axes, &spsa.mean()));
    Ok(())
}

/// The starting numbers, moved this far along each axis.
fn moved(axes: &[Axis], at: &[f64]) -> Numbers {
    let mut numbers = Numbers::START;
    for (axis, &distance) in axes.iter().zip(at) {
        axis.shift(&mut numbers, distance);
    }
    numbers
}

/// The points of each trial. Each of the players plays a share of them, in a thread of its own.
fn play_all(
    players: &mut [Players],
    trials: usize,
    play: impl Fn(&mut Players, usize) -> f64 + Sync,
) -> Vec<f64> {
    let count = players.len();
    let mut points = vec![0.0; trials];
    thread::scope(|scope| {
        let running: Vec<_> = (players.iter_mut().enumerate())
            .map(|(first, players)| {
                let play = &play;
                scope.spawn(move || {
                    let numbers = (first..trials).step_by(count);
                    numbers.map(|number| (number, play(players, number))).collect::<Vec<_>>()
                })
            })
            .collect();
        for (number, found) in
            running.into_iter().flat_map(|thread| thread.join().expect("no panic"))
        {
            points[number] = found;
        }
    });
    points
}
