//! Proves that the first player wins four in a row on a cube of 4x4x4 cells, and checks the proof.
//!
//! `cargo run --release --example prove`
//!
//! Patashnik was the first to prove this (1980). Like Allis and Schoo (*Qubic solved again*, 1992), this program uses a
//! depth-first proof-number search, with wins by continuous threats at its leaves. `expand.rs` explains why the proof
//! is sound, and `verify.rs` checks every reply by the plain rules.

mod cube;
mod expand;
mod geometry;
mod proof;
#[path = "../proving/mod.rs"]
mod proving;
#[cfg(test)]
mod tests;
mod tree;
mod vcf;
mod verify;

use std::{process::ExitCode, time::Instant};

use geometry::{Cells, rules, symmetries};
use proof::Prover;
use proving::numbers::Numbers;
use verify::Report;

/// How many expansions pass between two reports.
const REPORT_EVERY: u64 = 50_000;

/// The first player's first mark: a corner.
const FIRST_CELL: Cells = 1;

fn main() -> ExitCode {
    let start = Instant::now();
    let symmetries = symmetries();
    if !verify::are_sound(&symmetries) {
        println!("The symmetries are wrong.");
        return ExitCode::FAILURE;
    }
    let mut prover = Prover::new(symmetries, report);
    let root = prover.defender_node([FIRST_CELL, 0]);
    prover.prove(root);
    print_counts(&prover);
    if prover.tree.numbers(root) != Numbers::PROVED {
        println!("No proof found in {:.1?}.", start.elapsed());
        return ExitCode::FAILURE;
    }
    println!("The first player wins {}: proved in {:.1?}.", rules(), start.elapsed());
    let start = Instant::now();
    match verify::verify(&mut prover, FIRST_CELL) {
        Ok(Report { forced, forcing, strategic, vcf_wins, most_marks }) => {
            println!("Checked in {:.1?}, up to symmetry:", start.elapsed());
            println!("{forced:>8} forced moves");
            println!("{forcing:>8} moves that force the reply");
            println!("{strategic:>8} strategic moves");
            println!("{vcf_wins:>8} replies answered by continuous threats");
            println!("{most_marks:>8} marks at most before a move that is not such a threat");
            ExitCode::SUCCESS
        }
        Err(marks) => {
            println!("The proof is incomplete at {marks:?}.");
            ExitCode::FAILURE
        }
    }
}

/// Prints the progress of the search from time to time.
fn report(prover: &Prover) {
    if prover.expanded.is_multiple_of(REPORT_EVERY) {
        print_counts(prover);
    }
}

fn print_counts(prover: &Prover) {
    println!(
        "{} expanded, {} nodes, {} edges, {} VCF positions",
        prover.expanded,
        prover.tree.len(),
        prover.tree.edge_count(),
        prover.vcf_positions,
    );
}
