//! Noughts and crosses in three dimensions: lines, wins, and the notation of cells and boards.

use std::collections::HashSet;

use in_a_row::engine::{
    Cell, Game, Line, Outcome, PlayError, Rules, RulesError, Shape, ShapeError, Side, Variant,
    advice::{ThreatKind, threats},
    bots::Opponent,
    exact::{Solver, Value},
    notation::{Link, LinkError, NotationError, NotationReason, parse_moves},
    search::{Limit, Score, Search, Untimed},
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, seq::IteratorRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, cells, played, position, rules, winner};

const CUBES: [&str; 3] = ["3x3x3k3", "4x4x4k4", "5x5x5k5"];

fn ends(line: Line) -> String {
    format!("{}-{}", line.start(), line.end())
}

/// Plays free cells at random to the end of the game.
fn random_game_to_the_end(rules: Rules, seed: u64) -> Game {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(rules);
    while let Some(position) = game.position() {
        let cell = position.legal_moves().choose(&mut random).expect("a running game has one");
        game.play(cell).expect("a legal move");
    }
    game
}

#[test]
fn a_cube_has_half_as_many_lines_as_cells_around_it() {
    for (board, count) in CUBES.into_iter().zip([49, 76, 109]) {
        assert_eq!(rules(board).lines().count(), count, "{board}");
        // Each line leads through the cube from one cell of its shell to another.
        let side = usize::from(rules(board).run());
        assert_eq!(count, ((side + 2).pow(3) - side.pow(3)) / 2);
    }
}

#[test]
fn on_4x4x4_seven_lines_meet_in_corners_and_inner_cells_and_four_elsewhere() {
    let rules = rules("4x4x4k4");
    let through =
        |cell| rules.lines().filter(|line| line.cells().any(|other| other == cell)).count();
    let mut counts = rules.shape().cells().map(through).collect::<Vec<_>>();
    assert_eq!(through(at("1a1")), 7);
    assert_eq!(through(at("2b2")), 7);
    assert_eq!(through(at("1b1")), 4);
    counts.sort_unstable();
    assert_eq!(counts, [[4; 48].as_slice(), &[7; 16]].concat());
}

#[test]
fn lines_run_within_layers_and_through_layers() {
    for (board, moves, line) in [
        ("3x3x3k3", "1a11a21b11b21c1", "1a1-1c1"),
        ("3x3x3k3", "2a11a22b21b22c3", "2a1-2c3"),
        ("3x3x3k3", "1a11a22a11b23a1", "1a1-3a1"),
        ("3x3x3k3", "1a11a22b11b23c1", "1a1-3c1"),
        ("3x3x3k3", "1c11a22b11b23a1", "1c1-3a1"),
        ("3x3x3k3", "1a11b12a21b23a3", "1a1-3a3"),
        ("3x3x3k3", "1a31b12a21b23a1", "1a3-3a1"),
        ("3x3x3k3", "1a11b12b21a23c3", "1a1-3c3"),
        ("3x3x3k3", "1c31b12b21a23a1", "1c3-3a1"),
        ("3x3x3k3", "1a31b12b21a23c1", "1a3-3c1"),
        ("3x3x3k3", "1c11b12b21a23a3", "1c1-3a3"),
        ("4x4x4k4", "1a11b12b21c13c31d14d4", "1a1-4d4"),
    ] {
        let game = played(board, moves);
        let lines = game.outcome().map_or(&[][..], Outcome::lines);
        assert_eq!(winner(&game), Some(Side::First), "{moves}");
        assert_eq!(lines.iter().copied().map(ends).collect::<Vec<_>>(), [line]);
    }
}

#[test]
fn a_line_does_not_continue_on_the_next_layer() {
    // The last cell of a row and the first cell of the next layer are far apart.
    for moves in ["1b11a31c11b32a1", "1b31a11c31b12a3", "1a21b21a11c22a3"] {
        assert_eq!(played("3x3x3k3", moves).outcome(), None, "{moves}");
    }
}

#[test]
fn a_cube_has_48_symmetries_and_4x4x4_has_192() {
    for (side, count) in [(3, 48), (4, 192), (5, 192)] {
        let shape = Shape::cube(side).expect("a cube");
        let symmetries = shape.symmetries();
        assert_eq!(symmetries.len(), count);
        assert!(symmetries[0].iter().copied().eq(shape.cells()), "the first changes nothing");
        let different: HashSet<_> = symmetries.iter().collect();
        assert_eq!(different.len(), count);
    }
}

#[test]
fn every_symmetry_maps_lines_to_lines() {
    for board in CUBES {
        let rules = rules(board);
        let as_set = |cells: Vec<Cell>| {
            let mut places: Vec<_> = cells.iter().map(|&cell| rules.shape().index(cell)).collect();
            places.sort_unstable();
            places
        };
        let lines: HashSet<_> = rules.lines().map(|line| as_set(line.cells().collect())).collect();
        for image in rules.shape().symmetries() {
            let turned = rules.lines().map(|line| {
                as_set(line.cells().map(|cell| image[rules.shape().index(cell)]).collect())
            });
            assert_eq!(turned.collect::<HashSet<_>>(), lines, "{board}");
        }
    }
}

/// Returns whether the cells from this one on can be given to two sides so that neither has a line. `marks` holds the
/// sides' cells so far, one bit each.
fn can_be_filled_without_a_line(lines: &[u32], marks: [u32; 2], next: u32, cells: u32) -> bool {
    next == cells
        || [0, 1].into_iter().any(|side| {
            let mut marks = marks;
            marks[side] |= 1 << next;
            let has_line = lines.iter().any(|&line| marks[side] & line == line);
            !has_line && can_be_filled_without_a_line(lines, marks, next + 1, cells)
        })
}

#[test]
fn no_game_on_3x3x3_is_drawn_because_a_full_board_has_a_line() {
    let as_bits = |rules: Rules| -> Vec<u32> {
        let bit = |cell| 1 << rules.shape().index(cell);
        rules.lines().map(|line| line.cells().map(bit).sum()).collect()
    };
    assert!(!can_be_filled_without_a_line(&as_bits(rules("3x3x3k3")), [0, 0], 0, 27));
    assert!(can_be_filled_without_a_line(&as_bits(rules("3x3k3")), [0, 0], 0, 9));
}

#[test]
fn no_random_game_on_3x3x3_is_drawn() {
    for seed in 0..2_000 {
        let game = random_game_to_the_end(rules("3x3x3k3"), seed);
        assert!(winner(&game).is_some(), "{:?}", game.moves());
    }
}

/// Returns whether some continuation ends in a draw.
fn can_be_drawn(game: &mut Game) -> bool {
    if game.outcome().is_some() {
        return winner(game).is_none();
    }
    let free: Vec<_> = game.board().free_cells().collect();
    free.into_iter().any(|cell| {
        game.play(cell).expect("a legal move");
        let is_drawn = can_be_drawn(game);
        game.undo();
        is_drawn
    })
}

#[test]
fn no_continuation_from_late_positions_of_3x3x3_is_drawn() {
    let late = (0..).map(|seed| random_game_to_the_end(rules("3x3x3k3"), seed));
    for mut game in late.filter(|game| game.moves().len() >= 20).take(50) {
        while game.moves().len() > 19 {
            game.undo();
        }
        assert!(!can_be_drawn(&mut game), "{:?}", game.moves());
    }
}

#[test]
fn the_layer_comes_first_and_is_counted_from_the_bottom() {
    for (text, layer, column, row) in
        [("1a1", 0, 0, 0), ("2b3", 1, 1, 2), ("4d4", 3, 3, 3), ("5e5", 4, 4, 4)]
    {
        assert_eq!(text.parse(), Ok(Cell::on_layer(layer, column, row)));
        assert_eq!(Cell::on_layer(layer, column, row).to_string(), text);
    }
    assert_eq!(parse_moves("2b31a1"), Ok(vec![at("2b3"), at("1a1")]));
}

#[test]
fn cells_are_listed_layer_by_layer_from_the_bottom() {
    let listed: Vec<_> = rules("3x3x3k3").shape().cells().take(12).collect();
    assert_eq!(listed, cells("1a31b31c31a21b21c21a11b11c12a32b32c3"));
}

#[test]
fn an_invalid_cell_in_space_is_refused_with_place_and_reason() {
    for (text, at, reason) in [
        ("2", 1, NotationReason::Letter),
        ("2b", 2, NotationReason::Number),
        ("0b3", 0, NotationReason::Number),
        ("2b0", 2, NotationReason::Number),
        ("6a1", 0, NotationReason::TooLarge),
        ("1f1", 1, NotationReason::TooLarge),
        ("1a6", 2, NotationReason::TooLarge),
        ("1a12", 3, NotationReason::End),
        ("1aa1", 2, NotationReason::Number),
    ] {
        assert_eq!(text.parse::<Cell>(), Err(NotationError { at, reason }), "{text:?}");
    }
}

#[test]
fn a_cube_is_written_with_three_sides() {
    for board in CUBES {
        assert_eq!(rules(board).to_string(), board);
    }
    let error = |text: &str| text.parse::<Rules>().unwrap_err().reason;
    let not_a_cube = NotationReason::Rules(RulesError::Shape(ShapeError::Cube));
    for text in ["2x2x2k2", "6x6x6k6", "3x3x4k3", "4x3x4k4", "3x4x4k4"] {
        assert_eq!(error(text), not_a_cube, "{text}");
    }
    for (text, run, side) in [("4x4x4k3", 3, 4), ("3x3x3k4", 4, 3)] {
        let run = RulesError::Run { run, shortest: side, longest: side };
        assert_eq!(error(text), NotationReason::Rules(run), "{text}");
    }
}

#[test]
fn a_link_can_contain_a_game_in_space() {
    let link: Link = "4x4x4k4/2b31a14d4".parse().expect("a link");
    assert_eq!(link.game.moves(), cells("2b31a14d4"));
    assert_eq!(link.to_string(), "4x4x4k4/2b31a14d4");
}

#[test]
fn a_link_with_cells_of_another_board_is_refused() {
    for (text, words) in [
        ("4x4x4k4/b2", "move 1, b2: the cell is not on the board"),
        ("3x3k3/1b2", "move 1, 1b2: the cell is not on the board"),
        ("3x3x3k3/1a14a1", "move 2, 4a1: the cell is not on the board"),
        ("3x3x3k3/1a11a1", "move 2, 1a1: the cell is taken"),
        ("4x4x4k4/2b", "cut off after move 0"),
        ("4x4x4k4/2b32", "cut off after move 1"),
    ] {
        let error = text.parse::<Link>().unwrap_err();
        assert_eq!(error.to_string(), words, "{text}");
    }
    let outside = "4x4x4k4/b2".parse::<Link>().unwrap_err();
    assert!(matches!(outside, LinkError::Move { reason: PlayError::Forbidden(_), .. }));
}

#[test]
fn simple_opponents_complete_and_block_lines_through_the_layers() {
    for opponent in [Opponent::Guard, Opponent::Clerk] {
        let completes = played("3x3x3k3", "1a11b12b21c2");
        assert_eq!(opponent.candidates(position(&completes)), cells("3c3"));
        let blocks = played("3x3x3k3", "1a11b12b2");
        assert_eq!(opponent.candidates(position(&blocks)), cells("3c3"));
    }
    let start = Game::new(rules("4x4x4k4"));
    assert_eq!(Opponent::FirstFree.candidates(position(&start)), cells("1a4"));
    assert_eq!(Opponent::Random.candidates(position(&start)).len(), 64);
    assert_eq!(Opponent::Guard.candidates(position(&start)).len(), 64);
}

#[test]
fn opponents_for_a_small_flat_board_do_not_play_in_space() {
    for opponent in [Opponent::Strategist, Opponent::Centre, Opponent::Minimax] {
        assert!(!opponent.plays(rules("3x3x3k3")), "{opponent:?}");
    }
}

/// Returns the value of this position for the side to move, found by brute force: 1, 0 or -1.
fn brute_force_value(game: &mut Game) -> i32 {
    let Some(position) = game.position() else { return -i32::from(winner(game).is_some()) };
    let mut best = -1;
    for cell in position.legal_moves().collect::<Vec<_>>() {
        game.play(cell).expect("a legal move");
        best = best.max(-brute_force_value(game));
        game.undo();
        if best == 1 {
            break;
        }
    }
    best
}

#[test]
fn the_search_proves_the_results_of_brute_force() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(11);
    let mut counts = [0; 3];
    for (board, free) in [("3x3x3k3", 13), ("4x4x4k4", 8)] {
        let mut search = Search::new(rules(board), 1 << 20);
        for _ in 0..100 {
            // Until then, both sides block, and win only if they have no other move.
            let mut game = Game::new(rules(board));
            while let Some(position) = game.position()
                && game.board().free_count() > free
            {
                let cells = position.legal_moves();
                let (wins, others): (Vec<_>, Vec<_>) =
                    cells.partition(|&cell| position.wins_at(cell, position.turn()));
                let other = position.turn().other();
                let blocks = others.iter().copied().find(|&cell| position.wins_at(cell, other));
                let cell = blocks.or_else(|| others.into_iter().choose(&mut random));
                game.play(cell.unwrap_or_else(|| wins[0])).expect("a legal move");
            }
            let expected = brute_force_value(&mut game);
            let Some(position) = game.position() else { continue };
            if let Some(mut solver) = Solver::new(rules(board)) {
                let solved = match solver.value(position) {
                    Value::Win(_) => 1,
                    Value::Draw => 0,
                    Value::Loss(_) => -1,
                };
                assert_eq!(solved, expected, "{board} {:?}", game.moves());
            }
            let score = search.think(position, Limit::Depth(16), &mut Untimed).score;
            let found = match score {
                Score::MateIn(_) => 1,
                Score::Heuristic(0) => 0,
                Score::MatedIn(_) => -1,
                Score::Heuristic(score) => panic!("{score} with {free} free cells"),
            };
            assert_eq!(found, expected, "{board} {:?}", game.moves());
            counts[usize::try_from(found + 1).expect("not negative")] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 5), "{counts:?} lost, drawn and won");
}

#[test]
fn x_wins_3x3x3_from_the_centre_in_four_moves_and_no_sooner() {
    let score = |moves: &str| {
        let game = played("3x3x3k3", moves);
        let mut search = Search::new(game.rules(), 1 << 20);
        search.think(position(&game), Limit::Depth(20), &mut Untimed).score
    };
    assert_eq!(score(""), Score::MateIn(7));
    assert_eq!(score("2b2"), Score::MatedIn(6));
    // A side that leaves the centre to the other side loses.
    assert!(matches!(score("1a1"), Score::MateIn(_)));
}

#[test]
fn on_3x3x3_the_centre_wins_in_four_moves_and_every_other_first_move_loses() {
    let mut solver = Solver::new(rules("3x3x3k3")).expect("a small board");
    for (cell, value) in solver.moves(position(&played("3x3x3k3", ""))) {
        let expected = if cell == at("2b2") { Value::Win(7) } else { Value::Loss(10) };
        assert_eq!(value, expected, "{cell}");
    }
    assert!(!Solver::plays(rules("4x4x4k4")));
    assert!(!Solver::plays(rules("5x5k4")));
}

/// Returns the cells on which this side would complete a line.
fn completing(game: &Game, side: Side) -> Vec<Cell> {
    game.legal_moves().filter(|&cell| position(game).wins_at(cell, side)).collect()
}

#[test]
fn every_move_of_a_forced_win_leaves_only_one_reply() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(12);
    let (mut found, mut longest) = (0, 0);
    for board in CUBES {
        let mut search = Search::new(rules(board), 1 << 20);
        for _ in 0..80 {
            let free = random.random_range(20..50);
            let mut game = Game::new(rules(board));
            while let Some(position) = game.position()
                && (game.board().free_count() > free || game.moves().len() < 6)
            {
                let cell = Opponent::Guard.choose(position, &mut random).expect("a rule");
                game.play(cell).expect("a legal move");
            }
            let Some(position) = game.position() else { continue };
            let side = position.turn();
            let line = search.find_vcf(position, Limit::Nodes(100_000), &mut Untimed);
            let Some(line) = line else { continue };
            found += 1;
            longest = longest.max(line.len());
            for (number, &cell) in line.iter().enumerate() {
                if number % 2 == 1 {
                    let replies = completing(&game, side);
                    assert!(replies.contains(&cell), "{board} {:?} {cell}", game.moves());
                    assert!(completing(&game, side.other()).is_empty(), "{:?}", game.moves());
                }
                game.play(cell).expect("a legal move");
            }
            assert_eq!(winner(&game), Some(side), "{board} {:?}", game.moves());
        }
    }
    assert!(found > 30 && longest > 7, "{found} forced wins, the longest of {longest} plies");
}

#[test]
fn a_line_in_space_that_lacks_one_mark_is_a_threat() {
    let threats = threats(played("3x3x3k3", "1a11b12b2").board());
    let mut wins = threats.iter().filter(|threat| threat.kind == ThreatKind::Win);
    let wins = (wins.next().map(|threat| (threat.side, threat.cell)), wins.next());
    assert_eq!(wins, (Some((Side::First, at("3c3"))), None));
}

proptest! {
    #[test]
    fn a_game_has_the_same_outcome_under_every_symmetry(board in 0..3_usize, seed: u64, number in 0..192_usize) {
        let game = random_game_to_the_end(rules(CUBES[board]), seed);
        let shape = game.rules().shape();
        let symmetries = shape.symmetries();
        let image = &symmetries[number % symmetries.len()];
        let mut turned = Game::new(game.rules());
        for &cell in game.moves() {
            turned.play(image[shape.index(cell)]).expect("a legal move");
        }
        prop_assert_eq!(winner(&turned), winner(&game));
        prop_assert_eq!(turned.outcome().is_some(), game.outcome().is_some());
    }
}

#[test]
fn exactly_k_makes_no_difference_in_space() {
    let exact = Rules::on(Shape::cube(4).expect("a cube"), 4, Variant::Exact).expect("rules");
    assert_eq!(exact.to_string(), "4x4x4k4e");
    assert_eq!(winner(&played("4x4x4k4e", "1a11b12b21c13c31d14d4")), Some(Side::First));
}
