//! Plays two Gomocup programs against each other, and tells how much stronger one is.
//!
//! `cargo run --release --example match -- --a 'COMMAND' --b 'COMMAND'`; `--help` lists the options.

mod duel;
mod failure;
mod opening;
mod options;
mod player;
mod program;
mod tally;
#[cfg(test)]
mod tests;

use std::process::ExitCode;

use duel::Contest;
use in_a_row::engine::Side;
use options::Options;
use player::Player;
use tally::Tally;

fn main() -> ExitCode {
    match Options::parse(lexopt::Parser::from_env()) {
        Ok(Some(options)) => {
            play(options);
            ExitCode::SUCCESS
        }
        Ok(None) => {
            print!("{}", options::HELP);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}; --help lists the options");
            ExitCode::from(2)
        }
    }
}

fn play(options: Options) {
    let Options { a, b, games, rules, seed, stones, even, show } = options;
    let [mut a, mut b] = [a, b].map(Player::new);
    let mut tally = Tally::default();
    for number in 0..games {
        // Each opening is played twice, so that both players get its better side.
        let seed = seed.wrapping_add(u64::from(number / 2));
        let opening = opening::random(rules, stones, seed, even);
        let a_side = if number.is_multiple_of(2) { Side::First } else { Side::Second };
        let players = match a_side {
            Side::First => [&mut a, &mut b],
            Side::Second => [&mut b, &mut a],
        };
        let contest = Contest::play(players, opening);
        tally.count(contest.winner().map(|side| side == a_side));
        let (first, second) = if a_side == Side::First { ("a", "b") } else { ("b", "a") };
        println!(
            "game {:>3}/{games}  {first} v {second}  {:<34} {:>3} moves  {tally}",
            number + 1,
            contest.description(first, second),
            contest.game().moves().len(),
        );
        if show {
            println!("  {}", contest.notation());
        }
    }
    println!("\na: {a}\nb: {b}\n\n{}", tally.summary());
}
