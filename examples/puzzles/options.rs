use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

/// What to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The only board whose puzzles are made or read; those of all boards without it.
    pub board: Option<String>,
    /// Decides which puzzles are made.
    pub seed: u64,
    /// How many puzzles to make, in percent of those that are wanted.
    pub percent: usize,
    /// After this many games without a new puzzle, there are no more on a board.
    pub patience: u64,
    /// How many threads to use; all cores without it.
    pub threads: Option<usize>,
    /// Where to write the file.
    pub out: Option<PathBuf>,
    /// The files that are joined, and whose table is printed. Nothing is made then.
    pub tables: Vec<PathBuf>,
    /// Whether to print every puzzle, one per line.
    pub list: bool,
}

/// The text of `--help`.
pub const HELP: &str = "\
puzzles: make puzzles, and print how many there are of each kind

  --board BOARD   only those on this board, as in a link
  --seed N        decides which puzzles are made  [1]
  --percent N     how many, of those that are wanted  [100]
  --patience N    games without a new puzzle, after which a board has no more  [1000]
  --threads N     threads  [all cores]
  --out FILE      where to write the puzzles
  --table FILE    make nothing, and print the table of this file; several files are joined
  --list          print every puzzle, one per line
";

impl Options {
    /// Reads the arguments. `None` for `--help`.
    pub fn parse(mut parser: Parser) -> Result<Option<Self>, lexopt::Error> {
        let mut options = Self {
            board: None,
            seed: 1,
            percent: 100,
            patience: 1_000,
            threads: None,
            out: None,
            tables: Vec::new(),
            list: false,
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("board") => options.board = Some(parser.value()?.string()?),
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Long("percent") => options.percent = parser.value()?.parse()?,
                Arg::Long("patience") => options.patience = parser.value()?.parse()?,
                Arg::Long("threads") => options.threads = Some(parser.value()?.parse()?),
                Arg::Long("out") => options.out = Some(parser.value()?.into()),
                Arg::Long("table") => options.tables.push(parser.value()?.into()),
                Arg::Long("list") => options.list = true,
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                other => return Err(other.unexpected()),
            }
        }
        Ok(Some(options))
    }
}
