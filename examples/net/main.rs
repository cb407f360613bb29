//! Trains the evaluation network of `engine::search::net` on games that the search plays against itself.
//!
//! 1. `cargo run --release --example net -- data --out target/samples` plays games, searches their positions and others
//!    beside them, and writes them with their scores. The same seed makes the same file, as long as the search is the
//!    same.
//! 2. `cargo run --release --example net -- train --data target/samples --out target/weights` trains a network.
//!    `bench -- --net FILE` and the Gomocup program evaluate with its weights.
//! 3. `cargo run --release --example net -- export --weights target/weights --out FILE` writes them in half as many
//!    bytes, for the page.
//!
//! There are only 43,923 different lines of nine cells. So a step computes the line network once for each line that its
//! positions have, not for each of the 900 lines of each position. That makes training quick enough for a processor.
//! `--help` lists the options.

#[path = "../attempts/mod.rs"]
mod attempts;
mod data;
mod export;
mod layer;
mod lines;
#[path = "../match/listed.rs"]
mod listed;
mod network;
mod options;
mod sample;
#[cfg(test)]
mod tests;
mod train;

use std::{
    error::Error,
    fmt::Display,
    fs::{self, File},
    io::{BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Instant,
};

use data::Maker;
use in_a_row::engine::{
    crc32,
    search::net::{Net, UnfinishedNet},
};
use options::{DataOptions, ExportOptions, Options, TrainOptions};
use sample::Samples;
use train::Trainer;

fn main() -> ExitCode {
    let result = match Options::parse(lexopt::Parser::from_env()) {
        Ok(Options::Help) => {
            print!("{}", options::HELP);
            Ok(())
        }
        Ok(Options::Data(options)) => make(&options),
        Ok(Options::Train(options)) => train(&options),
        Ok(Options::Export(options)) => export(&options),
        Err(error) => {
            eprintln!("{error}; --help lists the options");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn make(options: &DataOptions) -> Result<(), Box<dyn Error>> {
    let begun = Instant::now();
    let openings = listed::listed(&options.openings)?;
    let rules = openings[0].rules();
    if !sample::fits(rules) || openings.iter().any(|opening| opening.rules() != rules) {
        return Err(
            at(&options.openings, &"the openings must be on 15x15, with the same rules").into()
        );
    }
    let net = options.net.as_deref().map(read_net).transpose()?;
    let file = File::create(&options.out).map_err(|error| at(&options.out, &error))?;
    let mut file = BufWriter::new(file);
    sample::write_head(&mut file)?;
    let (mut games, mut count, mut written) = (0_u64, 0_u64, Ok(()));
    let maker = || {
        let (nodes, beside, seed) = (options.nodes, options.beside, options.seed);
        let mut maker = Maker::new(&openings, net.clone(), nodes, beside, seed);
        move |number| maker.attempt(number)
    };
    attempts::in_order(options.threads.get(), options.games, maker, |samples| {
        written = samples.iter().try_for_each(|it| sample::write(&mut file, it));
        games += 1;
        count += samples.len() as u64;
        if games.is_multiple_of(1_000) {
            eprintln!("{games} games, {count} samples, {} s", begun.elapsed().as_secs());
        }
        written.is_ok()
    });
    written?;
    file.flush()?;
    println!("{count} samples of {games} games, {} s", begun.elapsed().as_secs());
    Ok(())
}

fn train(options: &TrainOptions) -> Result<(), Box<dyn Error>> {
    let begun = Instant::now();
    let read = |path: &PathBuf| fs::read(path).map_err(|error| at(path, &error));
    let files = options.data.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let mut samples = Samples::default();
    for (file, path) in files.iter().zip(&options.data) {
        samples.add(file).map_err(|error| at(path, &error))?;
        println!("{}: checksum {:08x}", path.display(), crc32(file.iter().copied()));
    }
    println!("{} samples, seed {}", samples.len(), options.seed);
    let mut trainer = Trainer::new(samples, options.for_sides, options.threads, options.seed);
    trainer.train(options.schedule, |epoch, loss| {
        let seconds = begun.elapsed().as_secs();
        println!("after {epoch}: {:.4} on samples held out, {seconds} s", loss.mean());
    });
    let weights = trainer.network.to_bytes();
    println!("weights: checksum {:08x}", crc32(weights.iter().copied()));
    fs::write(&options.out, weights).map_err(|error| at(&options.out, &error))?;
    Ok(())
}

fn export(ExportOptions { weights, out }: &ExportOptions) -> Result<(), Box<dyn Error>> {
    let whole = fs::read(weights).map_err(|error| at(weights, &error))?;
    let halves = export::upper_halves(&whole);
    UnfinishedNet::from_bytes(&halves).map_err(|error| at(weights, &error))?;
    println!("{} bytes, checksum {:08x}", halves.len(), crc32(halves.iter().copied()));
    fs::write(out, halves).map_err(|error| at(out, &error))?;
    Ok(())
}

/// Reads the weights of a network.
fn read_net(path: &Path) -> Result<Arc<Net>, String> {
    let weights = fs::read(path).map_err(|error| at(path, &error))?;
    Net::from_bytes(&weights).map_err(|error| at(path, &error))
}

/// Says which file an error is about.
fn at(path: &Path, error: &dyn Display) -> String {
    format!("{}: {error}", path.display())
}
