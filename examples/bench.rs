//! Searches a fixed set of positions and prints the node counts, which only change when the search
//! behaves differently, and the speed.
//!
//! `cargo run --release --example bench` searches each to its own depth; `-- NODES` stops each after
//! this many nodes instead, and `-- --net FILE` evaluates with the network whose weights are in the file.

use std::{
    error::Error,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use in_a_row::engine::{
    Game, Rules, notation,
    search::{Limit, Search, net::Net},
};
use lexopt::{Arg, Parser, ValueExt};

const USAGE: &str = "bench [NODES] [--net FILE]: measure the speed of the search";

/// Board, moves and depth.
const POSITIONS: [(&str, &str, u32); 19] = [
    ("15x15k5", "h8i9i8g8j8k8i10h9i7i6", 13),
    ("15x15k5", "i9h8f6g8g5f7e7d8e6e8f8g6h5d9", 11),
    ("15x15k5", "g10i9j10j9h11i8k9i11i7h10j8i12i10l10", 11),
    ("15x15k5", "i8h10i6j6j7i7h8j8h5k8i9j10h9g10", 9),
    ("15x15k5e", "h8i9h10h9g9f8i11j12i8g10", 12),
    ("15x15k5e", "g10i10j7f8i6h9g8g9h5k8f9h7h11e8h10k9g4f3j8i9", 11),
    ("19x19k5", "j10k11j12j11k10i10l12l11m11", 13),
    ("40x40k5", "t20u21t22t21u20s20v22v21w21", 13),
    ("8x8k5", "f3g3f6e4d6e6", 13),
    ("7x7k4", "d4d5", 12),
    ("5x5k4", "c3b2", 25),
    ("10x10k6", "e5f6e6e7f5d5g4h3", 12),
    ("12x12k7", "f6g7f7f8g6e6h5", 9),
    ("15x15k5c", "h8i9i8g8j8k8i10h9i7i6", 11),
    ("15x15k5c", "i9h8f6g8g5f7e7d8e6e8f8g6h5d9", 10),
    ("15x15k5o", "h8i9h10h9g9f8i11j12i8g10", 11),
    ("15x15k5r", "h8i9i8g8j8k8i10h9i7i6", 11),
    ("15x15k5r", "h8h9i10j8g7i7j9g9f7e6", 11),
    ("15x15k5r", "h8i9j8g8i10h10k9j11", 11),
];

/// The size of the transposition table.
const TABLE_BYTES: usize = 32 << 20;

fn main() -> ExitCode {
    let Options { nodes, net } = match Options::parse(Parser::from_env()) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    println!(
        "{:<10} {:>5} {:>11} {:>8} {:>9}  best  score",
        "board", "depth", "nodes", "ms", "nodes/s"
    );
    let (mut all_nodes, mut all_time) = (0, Duration::ZERO);
    for (board, moves, depth) in POSITIONS {
        let rules: Rules = board.parse().expect("rules in notation");
        let moves = notation::parse_moves(moves).expect("moves in notation");
        let game = Game::replay(rules, moves).expect("legal moves");
        let mut search = Search::new(rules, TABLE_BYTES);
        search.set_net(net.clone());
        let mut clock = Instant::now();
        let limit = nodes.map_or(Limit::Depth(depth), Limit::Nodes);
        let position = game.position().expect("a running game");
        let info = search.think(position, limit, &mut clock);
        let time = clock.elapsed();
        println!(
            "{board:<10} {:>5} {:>11} {:>8} {:>9}  {:<5} {:?}",
            info.depth,
            info.nodes,
            time.as_millis(),
            rate(info.nodes, time),
            info.best.to_string(),
            info.score,
        );
        all_nodes += info.nodes;
        all_time += time;
    }
    println!(
        "{:<16} {all_nodes:>11} {:>8} {:>9}",
        "all",
        all_time.as_millis(),
        rate(all_nodes, all_time)
    );
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Options {
    /// The node limit for each position.
    nodes: Option<u64>,
    net: Option<Arc<Net>>,
}

impl Options {
    fn parse(mut parser: Parser) -> Result<Self, lexopt::Error> {
        let mut options = Self::default();
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Long("net") => options.net = Some(parser.value()?.parse_with(read_net)?),
                Arg::Value(value) if options.nodes.is_none() => {
                    options.nodes = Some(value.parse()?);
                }
                other => return Err(other.unexpected()),
            }
        }
        Ok(options)
    }
}

fn read_net(file: &str) -> Result<Arc<Net>, Box<dyn Error + Send + Sync>> {
    Ok(Net::from_bytes(&std::fs::read(file)?)?)
}

fn rate(nodes: u64, time: Duration) -> u128 {
    u128::from(nodes) * 1_000_000 / time.as_micros().max(1)
}
