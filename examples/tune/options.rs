use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

/// What to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many openings to play, each with both sides.
    pub openings: u32,
    /// Nodes per move.
    pub nodes: u64,
    /// Decides which openings are played and how numbers are moved.
    pub seed: u64,
    /// A file with openings, one link per line.
    pub file: PathBuf,
}

/// The text of `--help`.
pub const HELP: &str = "\
tune: find better numbers for the search by playing

  --openings N  how many to play, each with both sides  [26000]
  --nodes N     nodes per move  [4000]
  --seed N      decides which openings are played and how numbers are moved  [1]
  --file FILE   openings, one link per line  [examples/openings/15x15k5.txt]
";

impl Options {
    /// Reads the arguments. `None` for `--help`.
    pub fn parse(mut parser: Parser) -> Result<Option<Self>, lexopt::Error> {
        let mut options = Self {
            openings: 26_000,
            nodes: 4_000,
            seed: 1,
            file: "examples/openings/15x15k5.txt".into(),
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("openings") => options.openings = parser.value()?.parse()?,
                Arg::Long("nodes") => options.nodes = parser.value()?.parse()?,
                Arg::Long("seed") => options.seed = parser.value()?.parse()?,
                Arg::Long("file") => options.file = parser.value()?.into(),
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                other => return Err(other.unexpected()),
            }
        }
        Ok(Some(options))
    }
}
