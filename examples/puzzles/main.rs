//! Makes the puzzles of the page, and prints how many there are of each kind.
//!
//! Levels play games against each other. In each position the search looks for a move that wins and stands alone, or for
//! the only move that does not lose. All other moves are searched with 100,000 nodes, and at every later move of the line
//! with 20,000. A second search, which shares nothing with the first, proves each finished puzzle again. Before a
//! file is written, a longer search tries to refute the solutions that should hold. Positions that a symmetry maps onto each other
//! count once under the same rules.
//!
//! `cargo run --release --example puzzles -- --out src/engine/puzzles/puzzles.bin` makes all of them; `--help` lists the
//! options. The same seed makes the same puzzles on every machine, as long as the search is the same.

#[path = "../attempts/mod.rs"]
mod attempts;
mod maker;
mod options;
mod proof;
mod rating;
mod source;
mod table;
#[cfg(test)]
mod tests;
mod themes;
mod wanted;

use std::{collections::HashSet, fs, process::ExitCode, time::Instant};

use in_a_row::engine::{
    library::PositionKey,
    puzzles::{self, Puzzle},
};
use maker::Maker;
use options::Options;
use proof::Prover;
use wanted::{Part, WANTED};

fn main() -> ExitCode {
    let options = match Options::parse(lexopt::Parser::from_env()) {
        Ok(Some(options)) => options,
        Ok(None) => {
            print!("{}", options::HELP);
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("{error}; --help lists the options");
            return ExitCode::from(2);
        }
    };
    match run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), Box<dyn std::error::Error>> {
    let mut made = Vec::new();
    for path in &options.tables {
        let puzzles = puzzles::read(&fs::read(path)?)?;
        let is_chosen = |it: &Puzzle| {
            options.board.as_ref().is_none_or(|board| it.game().rules().to_string() == *board)
        };
        made.extend(puzzles.into_iter().filter(is_chosen));
    }
    if options.tables.is_empty() {
        let is_chosen = |it: &&Part| options.board.as_deref().is_none_or(|board| board == it.board);
        for part in WANTED.iter().filter(is_chosen) {
            let begun = Instant::now();
            let puzzles = make(part, options);
            let seconds = begun.elapsed().as_secs_f64();
            eprintln!("{:10} {:5} puzzles in {seconds:.0} s", part.board, puzzles.len());
            made.extend(puzzles);
        }
    }
    if options.out.is_some() {
        made = unrefuted(made);
    }
    if options.list {
        made.iter().for_each(table::print_puzzle);
    }
    let file = puzzles::write(&made)?;
    table::print(&made, file.len());
    if let Some(path) = &options.out {
        fs::write(path, file)?;
    }
    Ok(())
}

/// Returns the puzzles without those whose solution should hold, but loses by a long search. Prints how many these are on
/// each board. Takes a few minutes.
fn unrefuted(made: Vec<Puzzle>) -> Vec<Puzzle> {
    let mut kept = Vec::new();
    for part in made.chunk_by(|a, b| a.game().rules() == b.game().rules()) {
        let mut prover = Prover::new(part[0].game().rules());
        let before = kept.len();
        kept.extend(part.iter().filter(|puzzle| !prover.refutes(puzzle)).cloned());
        let refuted = part.len() - (kept.len() - before);
        if refuted > 0 {
            eprintln!("{:10} {refuted:5} refuted", part[0].game().rules());
        }
    }
    kept
}

/// The attempts of a round. In a round, all attempts look for the same kinds.
const ROUND: u64 = 64;

/// Makes the puzzles on one board on all cores. They are taken in the order of the attempts, whichever core is faster. Of
/// positions that a symmetry maps onto each other, only the first is taken.
fn make(part: &Part, options: &Options) -> Vec<Puzzle> {
    let threads = options.threads.unwrap_or_else(attempts::cores);
    let mut quota = part.quota(options.percent);
    let (mut made, mut known, mut in_vain) = (Vec::new(), HashSet::new(), 0);
    for round in 0.. {
        let kinds = quota.missing();
        if kinds.is_empty() || in_vain >= options.patience {
            break;
        }
        let maker = || {
            let mut maker = Maker::new(part.rules());
            let kinds = &kinds;
            move |number| maker.attempt(options.seed, round * ROUND + number, kinds)
        };
        attempts::in_order(threads, ROUND, maker, |puzzles| {
            in_vain += 1;
            for puzzle in puzzles {
                if known.insert(PositionKey::of(puzzle.game().board())) && quota.take(&puzzle) {
                    made.push(puzzle);
                    in_vain = 0;
                    if made.len() % 100 == 0 {
                        eprintln!("{:10} {:5} so far, {quota}", part.board, made.len());
                    }
                }
            }
            true
        });
    }
    made.sort_by_key(Puzzle::rating);
    made
}
