//! Compares the search with exact solving on every position of small boards: who wins, in how many
//! plies, and whether the chosen move keeps that result.
//!
//! `cargo run --release --example agree [-- BOARD...]`: boards of up to 16 cells, such as `4x4k3`.
//! Symmetric positions are compared once.

use std::{collections::HashSet, process::ExitCode};

use in_a_row::engine::{
    Cell, Game, Rules, Side,
    exact::{Solver, Value},
    notation::NotationError,
    search::{Limit, Score, Search, Untimed},
};
use lexopt::{Arg, Parser, ValueExt};

const USAGE: &str = "agree [BOARD...]: compare the search with exact solving";

const BOARDS: [&str; 4] = ["3x3k3", "4x4k3", "4x4k4", "4x4k4e"];

/// The size of the transposition table.
const TABLE_BYTES: usize = 32 << 20;

fn main() -> ExitCode {
    let boards = match boards(Parser::from_env()) {
        Ok(boards) => boards,
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let mut is_perfect = true;
    for rules in boards {
        let mut comparison = Comparison::new(rules);
        comparison.compare_from(&mut Game::new(rules));
        let board = rules.to_string();
        let asked = comparison.seen.len();
        println!("{board:6} {asked:>8} positions, {:>8} agree", asked - comparison.mistakes);
        is_perfect &= comparison.mistakes == 0;
    }
    if is_perfect { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Reads the arguments. All boards can be solved.
fn boards(mut parser: Parser) -> Result<Vec<Rules>, lexopt::Error> {
    let mut boards = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Value(value) => boards.push(value.parse_with(board)?),
            other => return Err(other.unexpected()),
        }
    }
    if boards.is_empty() {
        boards = BOARDS.map(|name| board(name).expect("a small board")).to_vec();
    }
    Ok(boards)
}

fn board(name: &str) -> Result<Rules, String> {
    let rules: Rules = name.parse().map_err(|error: NotationError| error.to_string())?;
    if Solver::plays(rules) { Ok(rules) } else { Err("more than 16 cells".into()) }
}

struct Comparison {
    rules: Rules,
    solver: Solver,
    search: Search,
    /// For each symmetry of the board, the order in which it reads the cells.
    orders: Vec<Vec<Cell>>,
    seen: HashSet<u64>,
    mistakes: usize,
}

impl Comparison {
    /// The board must be small enough to be solved.
    fn new(rules: Rules) -> Self {
        let solver = Solver::new(rules).expect("a small board");
        let search = Search::new(rules, TABLE_BYTES);
        let orders = orders(rules);
        Self { rules, solver, search, orders, seen: HashSet::new(), mistakes: 0 }
    }

    /// Compares this position and all positions that can follow.
    fn compare_from(&mut self, game: &mut Game) {
        if game.position().is_none() || !self.seen.insert(self.code(game)) {
            return;
        }
        if let Err(mistake) = self.compare(game) {
            self.mistakes += 1;
            eprintln!("{mistake}");
        }
        for cell in game.legal_moves().collect::<Vec<_>>() {
            game.play(cell).expect("a legal move");
            self.compare_from(game);
            game.undo();
        }
    }

    /// Describes how search and solver disagree, if they do.
    fn compare(&mut self, game: &Game) -> Result<(), String> {
        let position = game.position().expect("a running game");
        let limit =
            Limit::Depth(u32::try_from(self.rules.shape().cell_count()).unwrap_or(u32::MAX));
        let info = self.search.think(position, limit, &mut Untimed);
        let value = self.solver.value(position);
        let is_right = match (info.score, value) {
            (Score::MateIn(plies), Value::Win(least)) => plies == u32::from(least),
            (Score::MatedIn(plies), Value::Loss(most)) => plies == u32::from(most),
            (Score::Heuristic(score), Value::Draw) => score == 0,
            _ => false,
        };
        let moves = self.solver.moves(position);
        let is_kept =
            moves.iter().any(|&(cell, after)| cell == info.best && after.ends_like(value));
        let description = || format!("{} {:?}: {value:?}, {info:?}", self.rules, game.moves());
        if is_right && is_kept { Ok(()) } else { Err(description()) }
    }

    /// A code that symmetric positions share.
    fn code(&self, game: &Game) -> u64 {
        let digit = |&cell: &Cell| match game.board().get(cell) {
            None => 0,
            Some(Side::First) => 1,
            Some(Side::Second) => 2,
        };
        let read = |order: &Vec<Cell>| order.iter().map(digit).fold(0, |code, it| 3 * code + it);
        self.orders.iter().map(read).min().unwrap_or_default()
    }
}

fn orders(rules: Rules) -> Vec<Vec<Cell>> {
    let [columns, rows] = [rules.shape().columns(), rules.shape().rows()].map(i16::from);
    let mut orders: Vec<Vec<Cell>> = vec![rules.shape().cells().collect()];
    let mut turn = |image: fn(Cell, i16, i16) -> Cell| {
        let turned = |order: &Vec<Cell>| order.iter().map(|&it| image(it, columns, rows)).collect();
        orders.extend(orders.iter().map(turned).collect::<Vec<_>>());
    };
    turn(|cell, columns, _| Cell::new(columns - 1 - cell.column(), cell.row()));
    turn(|cell, _, rows| Cell::new(cell.column(), rows - 1 - cell.row()));
    if columns == rows {
        turn(|cell, _, _| Cell::new(cell.row(), cell.column()));
    }
    orders
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro128PlusPlus;

    use super::*;

    fn comparison(board: &str) -> Comparison {
        Comparison::new(board.parse().expect("rules in notation"))
    }

    #[test]
    fn they_agree_in_every_position_of_3x3() {
        let mut comparison = comparison("3x3k3");
        comparison.compare_from(&mut Game::new(comparison.rules));
        // There are 765 positions up to symmetry. 138 of them are won or full, and in 18 more the draw
        // is certain.
        assert_eq!((comparison.seen.len(), comparison.mistakes), (609, 0));
    }

    #[test]
    fn they_agree_on_boards_of_up_to_16_cells() {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        for board in ["4x4k4", "4x4k3", "4x4k3e", "4x3k3", "5x3k4", "3x5k3e"] {
            let mut comparison = comparison(board);
            for free in 0..16 {
                for _ in 0..40 {
                    let mut game = Game::new(comparison.rules);
                    while game.position().is_some() && game.board().free_count() > free {
                        let cells: Vec<_> = game.legal_moves().collect();
                        let cell = cells[random.random_range(0..cells.len())];
                        game.play(cell).expect("a legal move");
                    }
                    if game.position().is_some() {
                        assert_eq!(comparison.compare(&game), Ok(()));
                    }
                }
            }
        }
    }
}
