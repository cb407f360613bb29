//! Makes nearly even openings for matches between engines.
//!
//! An opening is 3 to 6 random stones near each other, followed by the reply that makes the game most even. It is kept
//! if our own search finds it nearly even after 400,000 nodes, and if no earlier one is the same
//! up to symmetry. With `--swap2`, an opening is three random stones that are nearly even themselves.
//!
//! `cargo run --release --example openings > examples/openings/15x15k5.txt` makes the openings that matches use, in
//! about 20 minutes on two cores; `--help` lists the options. The same seed makes the same openings on every machine,
//! as long as the search is the same.

mod attempt;
mod options;
#[cfg(test)]
mod tests;

use std::{
    collections::{BTreeMap, HashSet},
    num::NonZero,
    process::ExitCode,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use attempt::Maker;
use in_a_row::engine::{Game, Side, notation};
use options::Options;

fn main() -> ExitCode {
    match Options::parse(lexopt::Parser::from_env()) {
        Ok(Some(options)) => {
            make(options, |opening| {
                println!("{}/{}", opening.rules(), notation::write_moves(opening.moves()));
            });
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

/// Makes openings on all cores. They are reported in the order of the attempts, whichever core is faster.
fn make(options: Options, mut tell: impl FnMut(&Game)) {
    let Options { rules, count, seed, swap2 } = options;
    let next = AtomicU64::new(0);
    let (sender, attempts) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut maker = Maker::new(rules);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let attempt = maker.attempt(seed, number, swap2);
                    if sender.send((number, attempt)).is_err() {
                        break;
                    }
                }
            });
        }
        let (mut early, mut awaited) = (BTreeMap::new(), 0);
        let (mut known, mut made) = (HashSet::new(), 0);
        while made < count {
            let Ok((number, opening)) = attempts.recv() else { break };
            early.insert(number, opening);
            while let Some(opening) = early.remove(&awaited) {
                awaited += 1;
                if let Some(opening) = opening
                    && made < count
                    && known.insert(canonical(&opening))
                {
                    made += 1;
                    tell(&opening);
                }
            }
        }
        // The remaining attempts end, and their openings are dropped.
        drop(attempts);
    });
}

/// The least list of stones among all images of a position, which is the same for symmetric positions.
fn canonical(game: &Game) -> Vec<(usize, bool)> {
    let shape = game.rules().shape();
    let images = shape.symmetries().into_iter().map(|image| {
        let stone = |cell| {
            let side = game.board().get(cell)?;
            Some((shape.index(image[shape.index(cell)]), side == Side::First))
        };
        let mut stones: Vec<_> = shape.cells().filter_map(stone).collect();
        stones.sort_unstable();
        stones
    });
    images.min().unwrap_or_default()
}
