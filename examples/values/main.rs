//! Proves the values of small flat boards, checks each proof of a win by the plain rules, and prints a table.
//!
//! `cargo run --release --example values [-- BOARD...]`: boards such as `7x6k4`, of up to 10x10 cells. Without
//! arguments, it proves all boards that the page calls proved, which takes a few minutes. It fails if a value differs
//! from the page's.
//!
//! Either the first player wins or nobody does, because an extra mark does no harm (strategy stealing). A depth-first
//! proof-number search proves which; `proof.rs` explains why the proof is sound, and `check.rs` plays the first
//! player's moves against every reply. J. Uiterwijk, *Solving strong and weak 4-in-a-row* (2019), has the same values
//! of 5x5 and of the boards from 5x6 on.

mod board;
mod check;
mod proof;
#[path = "../proving/mod.rs"]
mod proving;
mod stopped;
#[cfg(test)]
mod tests;
mod vcf;

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use in_a_row::engine::{
    Rules,
    proved::{GameValue, flat_boards, proved},
};

use lexopt::{Arg, Parser, ValueExt};

use board::{Board, Cells};
use check::{Hole, Report};
use proof::Prover;

const USAGE: &str = "values [BOARD...]: prove who wins, on flat boards of up to 10x10 cells";

fn main() -> ExitCode {
    let boards = match boards(Parser::from_env()) {
        Ok(boards) => boards,
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    println!("{:8} {:18} {:>10} {:>8}   checked", "board", "value", "positions", "time");
    let mut is_as_said = true;
    for board in boards {
        let rules = board.rules();
        match Proof::find(board) {
            Ok(proof) => {
                proof.print(rules);
                if proved(rules).is_some_and(|said| said.value != proof.value) {
                    println!("{rules}: the page says something else");
                    is_as_said = false;
                }
            }
            Err(Hole(moves)) => {
                println!("{rules}: the proof has a hole after {moves:?}");
                is_as_said = false;
            }
        }
    }
    if is_as_said { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Reads the arguments. Without any, returns all boards that the page calls proved.
fn boards(mut parser: Parser) -> Result<Vec<Board>, lexopt::Error> {
    let mut boards = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Value(value) => {
                let rules = value.parse()?;
                boards.push(Board::new(rules).ok_or("not a flat board of up to 10x10 cells")?);
            }
            other => return Err(other.unexpected()),
        }
    }
    if boards.is_empty() {
        boards = flat_boards().filter_map(Board::new).collect();
    }
    Ok(boards)
}

/// What was proved about a board.
struct Proof {
    value: GameValue,
    /// How many positions were looked at, up to symmetry.
    positions: usize,
    time: Duration,
    /// The results of the check, and how long it took.
    check: Option<(Report, Duration)>,
}

impl Proof {
    /// Finds the value of a board, and checks it if the first player wins.
    fn find(board: Board) -> Result<Self, Hole> {
        let start = Instant::now();
        let mut prover = Prover::new(board);
        let is_won = prover.is_won([0; 2]);
        let (positions, time) = (prover.node_count(), start.elapsed());
        if !is_won {
            return Ok(Self { value: GameValue::Draw, positions, time, check: None });
        }
        let start = Instant::now();
        let report = check::check(&mut prover)?;
        let check = Some((report, start.elapsed()));
        Ok(Self { value: GameValue::FirstWins, positions, time, check })
    }

    fn print(&self, rules: Rules) {
        let (name, positions) = (rules.to_string(), self.positions);
        let value = match self.value {
            GameValue::FirstWins => "first player wins",
            GameValue::Draw => "draw",
        };
        print!("{name:8} {value:18} {positions:>10} {:>6.1} s", self.time.as_secs_f32());
        if let Some((Report { positions, longest }, time)) = self.check {
            let seconds = time.as_secs_f32();
            print!("   {positions} positions in {seconds:.1} s, at most {longest} plies");
        }
        println!();
    }
}
