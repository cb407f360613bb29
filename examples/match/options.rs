use std::{path::PathBuf, time::Duration};

use in_a_row::{
    engine::Rules,
    gomocup::{LONGEST, SHORTEST},
};
use lexopt::{Arg, Parser, ValueExt};

use super::{opening::Openings, player::Terms, sprt::Sprt};

/// What to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The first program and its limits.
    pub a: Terms,
    /// The second program.
    pub b: Terms,
    /// How many openings to play, each with both sides.
    pub pairs: u32,
    /// The openings.
    pub openings: Openings,
    /// The test that ends the match early.
    pub sprt: Option<Sprt>,
    /// How many games to play at the same time.
    pub threads: u32,
    /// Whether to show the moves.
    pub show: bool,
}

/// The text of `--help`.
pub const HELP: &str = "\
match --a COMMAND --b COMMAND: play two Gomocup programs against each other

  --games N          how many games; each opening is played twice, with sides swapped  [20]
  --sprt LESS,MORE   end as soon as it is clear whether a is stronger by LESS or by MORE Elo
  --threads N        how many games to play at the same time  [1]
  --time-ms N        time per move, in milliseconds  [300]
  --a-time-ms N      the same for a alone
  --b-time-ms N      the same for b alone
  --nodes N          nodes per move instead, for programs that follow INFO max_node
  --tolerance-ms N   how late an answer may be before it loses the game  [200; 60000 with --nodes]
  --memory-mb N      memory limit to tell the programs  [64]
  --openings FILE    start from the games in this file, one link per line; --seed is the
                     number of the first one
  --board WxH        5x5 to 40x40  [15x15]
  --rule RULE        freestyle, exact, renju, caro or caro-overlines  [freestyle]
  --stones N         stones in an opening, at random near the centre  [5]
  --seed N           decides which openings are played  [1]
  --even             leave out openings in which one side's chance is above 73 %, by
                     In a Row's own search of 50,000 nodes
  --show             show the moves of each game

If a COMMAND is a script, it must start its program with exec, so that it can be killed.
";

impl Options {
    /// Reads the arguments. `None` for `--help`.
    pub fn parse(mut parser: Parser) -> Result<Option<Self>, lexopt::Error> {
        let (mut a, mut b) = (None::<String>, None::<String>);
        let (mut time, mut a_time, mut b_time) = (300, None, None);
        let (mut games, mut seed, mut stones) = (20_u32, 1, 5);
        let (mut nodes, mut sprt, mut threads) = (None, None, 1);
        let mut openings = None::<PathBuf>;
        let (mut even, mut show) = (false, false);
        let (mut tolerance, mut memory) = (None, 64_u64);
        let (mut board, mut letter) = ("15x15".to_owned(), "");
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("a") => a = Some(parser.value()?.string()?),
                Arg::Long("b") => b = Some(parser.value()?.string()?),
                Arg::Long("games") => games = parser.value()?.parse()?,
                Arg::Long("time-ms") => time = parser.value()?.parse()?,
                Arg::Long("a-time-ms") => a_time = Some(parser.value()?.parse()?),
                Arg::Long("b-time-ms") => b_time = Some(parser.value()?.parse()?),
                Arg::Long("nodes") => nodes = Some(parser.value()?.parse()?),
                Arg::Long("sprt") => sprt = Some(parser.value()?.parse()?),
                Arg::Long("threads") => threads = parser.value()?.parse()?,
                Arg::Long("openings") => openings = Some(parser.value()?.into()),
                Arg::Long("tolerance-ms") => tolerance = Some(parser.value()?.parse()?),
                Arg::Long("memory-mb") => memory = parser.value()?.parse()?,
                Arg::Long("board") => board = parser.value()?.string()?,
                Arg::Long("rule") => letter = parser.value()?.parse_with(rule_letter)?,
                Arg::Long("stones") => stones = parser.value()?.parse()?,
                Arg::Long("seed") => seed = parser.value()?.parse()?,
                Arg::Long("even") => even = true,
                Arg::Long("show") => show = true,
                Arg::Long("help") | Arg::Short('h') => return Ok(None),
                other => return Err(other.unexpected()),
            }
        }
        // A limit on nodes says nothing about time, and the machine may be busy.
        let tolerance = tolerance.unwrap_or(if nodes.is_some() { 60_000 } else { 200 });
        let terms = |command: Option<String>, name: &str, own_time: Option<u64>| {
            Ok::<_, lexopt::Error>(Terms {
                command: command.ok_or(format!("--{name} is missing"))?,
                time: Duration::from_millis(own_time.unwrap_or(time)),
                nodes,
                tolerance: Duration::from_millis(tolerance),
                memory: memory << 20,
            })
        };
        let openings = match openings {
            Some(file) => Openings::listed(&file, seed)?,
            None => Openings::Random {
                rules: rules(&format!("{board}k5{letter}"))?,
                stones,
                seed,
                even,
            },
        };
        let (a, b) = (terms(a, "a", a_time)?, terms(b, "b", b_time)?);
        Ok(Some(Self { a, b, pairs: games.div_ceil(2), openings, sprt, threads, show }))
    }
}

/// Returns the letter of a rule in notation.
fn rule_letter(rule: &str) -> Result<&'static str, &'static str> {
    match rule {
        "freestyle" => Ok(""),
        "exact" => Ok("e"),
        "renju" => Ok("r"),
        "caro" => Ok("c"),
        "caro-overlines" => Ok("o"),
        _ => Err("freestyle, exact, renju, caro or caro-overlines"),
    }
}

fn rules(notation: &str) -> Result<Rules, String> {
    let rules: Rules = notation.parse().map_err(|error| format!("--board: {error}"))?;
    let sides = SHORTEST..=LONGEST;
    if sides.contains(&rules.shape().columns()) && sides.contains(&rules.shape().rows()) {
        Ok(rules)
    } else {
        Err(format!("--board: {SHORTEST} to {LONGEST} lines each way"))
    }
}
