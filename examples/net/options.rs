use std::{num::NonZero, path::PathBuf};

use lexopt::{Arg, Parser, ValueExt};

use crate::{attempts, train::Schedule};

/// What to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Options {
    Help,
    Data(DataOptions),
    Train(TrainOptions),
    Export(ExportOptions),
}

/// Which samples to make.
#[derive(Clone, Debug, PartialEq)]
pub struct DataOptions {
    /// Where to write them.
    pub out: PathBuf,
    /// A file with openings, one link per line.
    pub openings: PathBuf,
    /// How many games to play.
    pub games: u64,
    /// Nodes per search.
    pub nodes: u64,
    /// The weights of a network with which the search evaluates, if any.
    pub net: Option<PathBuf>,
    /// How many positions beside each position of a game are sampled.
    pub beside: u32,
    /// Decides which games are played.
    pub seed: u64,
    /// How many threads to use.
    pub threads: NonZero<usize>,
}

/// How to train.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainOptions {
    /// The files with samples.
    pub data: Vec<PathBuf>,
    /// Where to write the weights.
    pub out: PathBuf,
    pub schedule: Schedule,
    /// Whether each side gets a value head of its own.
    pub for_sides: bool,
    /// Decides the weights before training, and the order of the samples.
    pub seed: u64,
    /// How many threads to use.
    pub threads: NonZero<usize>,
}

/// Which weights to shorten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportOptions {
    /// The file with the weights.
    pub weights: PathBuf,
    /// Where to write the shorter file.
    pub out: PathBuf,
}

/// The text of `--help`.
pub const HELP: &str = "\
net data --out FILE: play games, and write the positions in them and beside them

  --games N        how many  [50000]
  --nodes N        nodes per search  [2000]
  --net FILE       evaluate with the network whose weights are in the file
  --beside N       positions beside each position of a game  [2]
  --openings FILE  openings, one link per line  [examples/openings/15x15k5.txt]
  --seed N         decides which games are played  [1]
  --threads N      threads, which don't change the result  [all cores]

net train --data FILE --out FILE: train a network, and write its weights

  --data FILE      samples; may be given several times
  --epochs N       how often to go through them  [10]
  --batch N        the samples of a step  [2048]
  --rate X         the highest learning rate  [0.01]
  --for-sides      a value head for each side, for rules that differ by side, as in renju
  --seed N         decides the first weights, and the order of the samples  [1]
  --threads N      threads  [all cores]

net export --weights FILE --out FILE: write the weights in half as many bytes, for the page
";

/// The samples of a step, if no other number is given.
const BATCH: NonZero<usize> = NonZero::new(2_048).expect("more than 0");

impl Options {
    /// Reads the arguments.
    pub fn parse(mut parser: Parser) -> Result<Self, lexopt::Error> {
        match parser.next()? {
            Some(Arg::Value(value)) if value == "data" => DataOptions::parse(parser),
            Some(Arg::Value(value)) if value == "train" => TrainOptions::parse(parser),
            Some(Arg::Value(value)) if value == "export" => ExportOptions::parse(parser),
            Some(Arg::Long("help") | Arg::Short('h')) => Ok(Self::Help),
            Some(other) => Err(other.unexpected()),
            None => Err("data, train or export is missing".into()),
        }
    }
}

impl DataOptions {
    fn parse(mut parser: Parser) -> Result<Options, lexopt::Error> {
        let mut options = Self {
            out: PathBuf::new(),
            openings: "examples/openings/15x15k5.txt".into(),
            games: 50_000,
            nodes: 2_000,
            net: None,
            beside: 2,
            seed: 1,
            threads: all_cores(),
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("out") => options.out = parser.value()?.into(),
                Arg::Long("openings") => options.openings = parser.value()?.into(),
                Arg::Long("games") => options.games = parser.value()?.parse()?,
                Arg::Long("nodes") => options.nodes = parser.value()?.parse()?,
                Arg::Long("net") => options.net = Some(parser.value()?.into()),
                Arg::Long("beside") => options.beside = parser.value()?.parse()?,
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Long("threads") => options.threads = parser.value()?.parse()?,
                Arg::Long("help") | Arg::Short('h') => return Ok(Options::Help),
                other => return Err(other.unexpected()),
            }
        }
        if options.out.as_os_str().is_empty() {
            return Err("--out is missing".into());
        }
        Ok(Options::Data(options))
    }
}

impl TrainOptions {
    fn parse(mut parser: Parser) -> Result<Options, lexopt::Error> {
        let mut options = Self {
            data: Vec::new(),
            out: PathBuf::new(),
            schedule: Schedule { epochs: 10, batch: BATCH, rate: 0.01 },
            for_sides: false,
            seed: 1,
            threads: all_cores(),
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("data") => options.data.push(parser.value()?.into()),
                Arg::Long("out") => options.out = parser.value()?.into(),
                Arg::Long("epochs") => options.schedule.epochs = parser.value()?.parse()?,
                Arg::Long("batch") => options.schedule.batch = parser.value()?.parse()?,
                Arg::Long("for-sides") => options.for_sides = true,
                Arg::Long("rate") => options.schedule.rate = parser.value()?.parse()?,
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Long("threads") => options.threads = parser.value()?.parse()?,
                Arg::Long("help") | Arg::Short('h') => return Ok(Options::Help),
                other => return Err(other.unexpected()),
            }
        }
        if options.data.is_empty() || options.out.as_os_str().is_empty() {
            return Err("--data or --out is missing".into());
        }
        Ok(Options::Train(options))
    }
}

impl ExportOptions {
    fn parse(mut parser: Parser) -> Result<Options, lexopt::Error> {
        let mut options = Self { weights: PathBuf::new(), out: PathBuf::new() };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("weights") => options.weights = parser.value()?.into(),
                Arg::Long("out") => options.out = parser.value()?.into(),
                Arg::Long("help") | Arg::Short('h') => return Ok(Options::Help),
                other => return Err(other.unexpected()),
            }
        }
        if options.weights.as_os_str().is_empty() || options.out.as_os_str().is_empty() {
            return Err("--weights or --out is missing".into());
        }
        Ok(Options::Export(options))
    }
}

fn all_cores() -> NonZero<usize> {
    NonZero::new(attempts::cores()).unwrap_or(NonZero::<usize>::MIN)
}
