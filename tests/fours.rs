//! Wins by continuous fours: a file of positions with the plies that the shortest one takes. Each is
//! replayed against every defence, and no shorter one is found by trying all fours.

use std::time::Duration;

use in_a_row::engine::{
    Cell, Game, Outcome, Position, Rules, Side, notation,
    search::{Control, Limit, Search},
};

/// A line for each position: rules, moves and plies.
const POSITIONS: &str = include_str!("data/fours.txt");

struct Patient;

impl Control for Patient {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }
}

struct Case {
    game: Game,
    plies: usize,
}

fn cases() -> Vec<Case> {
    let case = |line: &str| {
        let mut fields = line.split_whitespace();
        let mut field = || fields.next().expect("three fields");
        let rules: Rules = field().parse().expect("rules in notation");
        let moves = notation::parse_moves(field()).expect("moves in notation");
        let game = Game::replay(rules, moves).expect("legal moves");
        Case { game, plies: field().parse().expect("a number") }
    };
    POSITIONS.lines().map(case).collect()
}

fn position(game: &Game) -> Position<'_> {
    game.position().expect("a running game")
}

/// Where this side would complete a run.
fn completing(game: &Game, side: Side) -> Vec<Cell> {
    game.legal_moves().filter(|&cell| position(game).wins_at(cell, side)).collect()
}

/// The moves of the side to move after which it could complete a run: in every place for a run that
/// lacks two marks and has none of the other side's.
fn fours(game: &Game) -> Vec<Cell> {
    let (rules, board, side) = (game.rules(), game.board(), position(game).turn());
    let mut cells: Vec<Cell> = Vec::new();
    for line in rules.lines() {
        let free: Vec<_> = line.cells().filter(|&cell| board.is_free(cell)).collect();
        let own = line.cells().filter(|&cell| board.get(cell) == Some(side)).count();
        if free.len() == 2 && own + 2 == usize::from(rules.run()) {
            cells.extend(free);
        }
    }
    cells.sort_by_key(|&cell| rules.index(cell));
    cells.dedup();
    cells
}

/// Whether continuous fours win within so many plies, by trying all of them.
fn wins_by_fours(game: &mut Game, plies: usize) -> bool {
    let side = position(game).turn();
    if !completing(game, side).is_empty() {
        return true;
    }
    let threats = completing(game, side.other());
    if plies < 3 || threats.len() > 1 {
        return false;
    }
    fours(game).into_iter().any(|cell| {
        if threats.first().is_some_and(|&threat| threat != cell) {
            return false;
        }
        game.play(cell).expect("a legal move");
        let wins = match completing(game, side)[..] {
            [] => false,
            [reply] => {
                game.play(reply).expect("a legal move");
                let wins = game.position().is_some() && wins_by_fours(game, plies - 2);
                game.undo();
                wins
            }
            _ => true,
        };
        game.undo();
        wins
    })
}

#[test]
fn the_shortest_win_by_fours_is_found() {
    for Case { game, plies } in cases() {
        let mut search = Search::new(game.rules(), 1 << 20);
        let line = search
            .win_by_fours(position(&game), Limit::Nodes(1_000_000), &mut Patient)
            .unwrap_or_else(|| panic!("{}", notation::write_moves(game.moves())));
        assert_eq!(line.len(), plies, "{}", notation::write_moves(game.moves()));
        let mut game = game;
        let side = position(&game).turn();
        for pair in line.chunks(2) {
            let &[four, reply] = pair else { break };
            game.play(four).expect("a legal move");
            // Any other defence loses at once, and none wins.
            let cells = completing(&game, side);
            assert!(cells.contains(&reply), "{four} makes a four that {reply} stops");
            assert_eq!(completing(&game, side.other()), []);
            assert!(cells.len() == 1 || line.ends_with(&[reply, line[plies - 1]]));
            game.play(reply).expect("a legal move");
        }
        game.play(line[plies - 1]).expect("a legal move");
        assert_eq!(game.outcome().and_then(Outcome::winner), Some(side));
    }
}

#[test]
fn there_is_no_shorter_one() {
    for Case { mut game, plies } in cases() {
        assert!(!wins_by_fours(&mut game, plies - 2), "{}", notation::write_moves(game.moves()));
        assert!(wins_by_fours(&mut game, plies), "{}", notation::write_moves(game.moves()));
    }
}
