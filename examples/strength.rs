//! Prints how well each opponent plays noughts and crosses, by playing every game against it.
//!
//! `cargo run --release --example strength` prints a table; with `-- --json`, it prints JSON.

use std::process::ExitCode;

use in_a_row::engine::{
    Rules, Side,
    bots::Opponent,
    strength::{self, Strength},
};
use lexopt::{Arg, Parser};

const USAGE: &str = "strength [--json]: measure how well each opponent plays noughts and crosses";

/// Who starts, by the name in the JSON, and the side that you then play.
const STARTERS: [(&str, Side); 2] = [("you", Side::First), ("opponent", Side::Second)];

fn main() -> ExitCode {
    let as_json = match wants_json(Parser::from_env()) {
        Ok(as_json) => as_json,
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let rows = Opponent::by_rule().flat_map(|opponent| {
        STARTERS.into_iter().filter_map(move |(starter, side)| {
            let strength = strength::of(opponent, Rules::NOUGHTS_AND_CROSSES, side)?;
            Some((opponent, starter, strength))
        })
    });
    if as_json {
        let rows: Vec<_> =
            rows.map(|(opponent, starter, it)| json(opponent, starter, &it)).collect();
        println!("[\n{}\n]", rows.join(",\n"));
    } else {
        println!(
            "{:<11} {:<9} {:>15} {:>8} {:>7} {:>9}  shortest win",
            "opponent", "starter", "best chance", "", "forced", "won games"
        );
        for (opponent, starter, it) in rows {
            println!("{}", row(opponent, starter, &it));
        }
    }
    ExitCode::SUCCESS
}

/// Reads the arguments: whether to print JSON.
fn wants_json(mut parser: Parser) -> Result<bool, lexopt::Error> {
    let mut as_json = false;
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("json") => as_json = true,
            other => return Err(other.unexpected()),
        }
    }
    Ok(as_json)
}

fn row(opponent: Opponent, starter: &str, strength: &Strength) -> String {
    #[allow(clippy::cast_precision_loss, reason = "for a column of two decimals")]
    let percent = 100.0 * *strength.win.numer() as f64 / *strength.win.denom() as f64;
    format!(
        "{:<11} {starter:<9} {:>15} {percent:>7.2}% {:>7} {:>9}  {}",
        opponent.id(),
        fraction(strength),
        if strength.is_forced() { "yes" } else { "no" },
        strength.winning_games,
        line(strength).unwrap_or_else(|| "none".into()),
    )
}

fn json(opponent: Opponent, starter: &str, strength: &Strength) -> String {
    let line = line(strength).map_or_else(|| "null".into(), |line| format!("\"{line}\""));
    format!(
        "  {{\"opponent\":\"{}\",\"starter\":\"{starter}\",\"win\":\"{}\",\"forced\":{},\
         \"winning_games\":{},\"line\":{line}}}",
        opponent.id(),
        fraction(strength),
        strength.is_forced(),
        strength.winning_games,
    )
}

fn fraction(strength: &Strength) -> String {
    format!("{}/{}", strength.win.numer(), strength.win.denom())
}

fn line(strength: &Strength) -> Option<String> {
    let cells = strength.line.as_ref()?.iter().map(ToString::to_string);
    Some(cells.collect::<Vec<_>>().join(" "))
}
