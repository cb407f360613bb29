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
#[path = "../attempts/mod.rs"]
mod attempts;
mod options;
#[cfg(test)]
mod tests;

use std::{collections::HashSet, process::ExitCode};

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
    if count == 0 {
        return;
    }
    let maker = || {
        let mut maker = Maker::new(rules);
        move |number| maker.attempt(seed, number, swap2)
    };
    let (mut known, mut made) = (HashSet::new(), 0);
    attempts::in_order(attempts::cores(), u64::MAX, maker, |opening| {
        if let Some(opening) = opening
            && known.insert(canonical(&opening))
        {
            made += 1;
            tell(&opening);
        }
        made < count
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
