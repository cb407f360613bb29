//! VCF and VCT. Each has a file of positions in which the win is replayed against every defence.

use in_a_row::engine::{
    Cell, Game, Side,
    search::{Limit, Score, Search, Untimed},
};

use crate::common::{draw, played, position, winner};

/// One line for each position: rules, moves, and the plies of the shortest VCF.
const FOURS: &str = include_str!("../data/fours.txt");

/// One line for each position: rules, moves, and the fewest threats of a VCT, not counting the final fours. None of
/// these positions has a VCF.
const THREATS: &str = include_str!("../data/threats.txt");

/// Returns the games in a file, each with its number.
fn cases(file: &str) -> Vec<(Game, usize)> {
    let case = |line: &str| {
        let mut fields = line.split_whitespace();
        let mut field = || fields.next().expect("three fields");
        let game = played(field(), field());
        (game, field().parse().expect("a number"))
    };
    file.lines().map(case).collect()
}

/// Returns the cells on which this side can complete a run.
fn completing(game: &Game, side: Side) -> Vec<Cell> {
    game.legal_moves().filter(|&cell| position(game).wins_at(cell, side)).collect()
}

/// Returns the moves that make a four: both free cells of each line that lacks two marks and has no mark of the other
/// side.
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
    cells.sort_by_key(|&cell| rules.shape().index(cell));
    cells.dedup();
    cells
}

/// Returns whether there is a VCF of at most this many plies, by brute force.
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
fn the_shortest_vcf_is_found() {
    for (game, plies) in cases(FOURS) {
        let mut search = Search::new(game.rules(), 1 << 20);
        let line = search
            .find_vcf(position(&game), Limit::Nodes(1_000_000), &mut Untimed)
            .unwrap_or_else(|| panic!("{}", draw(game.board())));
        assert_eq!(line.len(), plies, "{}", draw(game.board()));
        let mut game = game;
        let side = position(&game).turn();
        for pair in line.chunks(2) {
            let &[four, reply] = pair else { break };
            game.play(four).expect("a legal move");
            // Every other defence loses at once, and no defence wins.
            let cells = completing(&game, side);
            assert!(cells.contains(&reply), "{four} makes a four that {reply} stops");
            assert_eq!(completing(&game, side.other()), []);
            assert!(cells.len() == 1 || line.ends_with(&[reply, line[plies - 1]]));
            game.play(reply).expect("a legal move");
        }
        game.play(line[plies - 1]).expect("a legal move");
        assert_eq!(winner(&game), Some(side));
    }
}

#[test]
fn brute_force_finds_no_shorter_vcf() {
    for (mut game, plies) in cases(FOURS) {
        assert!(!wins_by_fours(&mut game, plies - 2), "{}", draw(game.board()));
        assert!(wins_by_fours(&mut game, plies), "{}", draw(game.board()));
    }
}

/// Asserts that the side to move wins against every reply: by a VCF of at most five plies if there is one, else with
/// the moves of `search`.
fn assert_wins_against_every_reply(game: &mut Game, threats: u32, search: &mut Search) {
    let side = position(game).turn();
    let description = draw(game.board());
    let (cell, _) = search
        .find_vct(position(game), threats, Limit::Nodes(1_000_000), &mut Untimed)
        .unwrap_or_else(|| panic!("no win after {description}"));
    game.play(cell).expect("a legal move");
    let replies: Vec<_> = game.legal_moves().collect();
    for reply in replies {
        game.play(reply).expect("a legal move");
        assert_eq!(game.outcome(), None, "{reply} refutes {cell} after {description}");
        if !wins_by_fours(game, 5) {
            assert_wins_against_every_reply(game, threats, search);
        }
        game.undo();
    }
    game.undo();
    assert_eq!(position(game).turn(), side);
}

#[test]
fn a_vct_wins_against_every_defence() {
    for (mut game, threats) in cases(THREATS) {
        let threats = u32::try_from(threats).expect("a small number");
        let mut search = Search::new(game.rules(), 1 << 20);
        let limit = Limit::Nodes(1_000_000);
        let description = draw(game.board());
        assert_eq!(search.find_vcf(position(&game), limit, &mut Untimed), None, "{description}");
        let fewer = search.find_vct(position(&game), threats - 1, limit, &mut Untimed);
        assert_eq!(fewer, None, "{description}");
        assert_wins_against_every_reply(&mut game, threats, &mut search);
    }
}

/// The main search uses VCT for both sides.
#[test]
fn the_search_finds_a_vct_and_prevents_the_opponents() {
    for (mut game, threats) in cases(THREATS) {
        let mut search = Search::new(game.rules(), 1 << 20);
        let description = draw(game.board());
        let info = search.think(position(&game), Limit::Nodes(100_000), &mut Untimed);
        assert!(
            matches!(info.score, Score::MateIn(_)),
            "{threats} threats: {description} {info:?}"
        );
        game.undo();
        search.clear();
        let info = search.think(position(&game), Limit::Nodes(100_000), &mut Untimed);
        game.play(info.best).expect("a legal move");
        if !matches!(info.score, Score::MatedIn(_)) {
            let win = search.find_vct(position(&game), 2, Limit::Nodes(1_000), &mut Untimed);
            assert_eq!(win, None, "{description} {info:?}");
        }
    }
}
