use in_a_row::engine::Rules;
use lexopt::{Arg, Parser, ValueExt};

/// What to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The board, and how long a run is.
    pub rules: Rules,
    /// How many openings.
    pub count: usize,
    /// Decides which openings are made.
    pub seed: u64,
    /// Whether to make the three stones with which a swap2 opening begins.
    pub swap2: bool,
}

/// The text of `--help`.
pub const HELP: &str = "\
openings: make nearly even openings, one per line

  --board BOARD  as in a link  [15x15k5]
  --count N      how many  [1000]
  --seed N       decides which openings are made  [1]
  --swap2        three stones anywhere, as at the start of a swap2 opening
";

impl Options {
    /// Reads the arguments. `None` for `--help`.
    pub fn parse(mut parser: Parser) -> Result<Option<Self>, lexopt::Error> {
        let (mut board, mut count, mut seed, mut swap2) = ("15x15k5".to_owned(), 1_000, 1, false);
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("board") => board = parser.value()?.string()?,
                Arg::Long("count") => count = parser.value()?.parse()?,
                Arg::Long("seed") => seed = parser.value()?.parse()?,
                Arg::Long("swap2") => swap2 = true,
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                other => return Err(other.unexpected()),
            }
        }
        let rules: Rules = board.parse().map_err(|error| format!("--board: {error}"))?;
        if rules.shape().symmetries().is_empty() {
            return Err("--board: a board with an end".into());
        }
        Ok(Some(Self { rules, count, seed, swap2 }))
    }
}
