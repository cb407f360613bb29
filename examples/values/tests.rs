//! Compares the searches with plain minimax, with exact solving, and with what the page says.

use std::collections::HashMap;

use in_a_row::engine::{
    Game, Rules,
    exact::{Solver, Value},
    proved::{GameValue, flat_boards, proved},
};

use rand::{RngExt, SeedableRng, seq::IteratorRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::{
    Proof,
    board::{Board, Cells, after},
    check::check,
    proof::Prover,
    proving::{
        FIRST, Marks, SECOND, Side, members,
        vcf::{VcfSearch, is_win},
    },
    stopped::is_stopped,
};

/// Boards of at most this size are proved at once, even without optimisation.
const MOST_CELLS: usize = 20;

fn board(name: &str) -> Board {
    Board::new(name.parse().expect("rules in notation")).expect("a small flat board")
}

/// The marks after random play in which each side blocks, until this many cells are free. `None` if a line was
/// completed.
fn random_marks(board: &Board, free: u32, random: &mut Xoshiro128PlusPlus) -> Option<Marks> {
    let (mut marks, mut side) = ([0; 2], FIRST);
    while board.free(marks).count_ones() > free {
        let blocks = board.completing(marks, 1 - side);
        let wanted = if blocks == 0 { board.free(marks) } else { blocks };
        let cell = members(wanted).choose(random)?;
        if board.completing(marks, side) & cell != 0 {
            return None;
        }
        marks = after(marks, side, cell);
        side = 1 - side;
    }
    Some(marks)
}

/// Whether the first player wins, with `side` to move, by playing out every possible game.
fn wins(board: &Board, marks: Marks, side: Side, known: &mut HashMap<Marks, bool>) -> bool {
    if let Some(&is_won) = known.get(&marks) {
        return is_won;
    }
    let completing = board.completing(marks, side);
    let is_won = if completing != 0 {
        side == FIRST
    } else {
        let mut outcomes = members(board.free(marks))
            .map(|cell| wins(board, after(marks, side, cell), 1 - side, known));
        if side == FIRST {
            outcomes.any(|it| it)
        } else {
            !outcomes.any(|it| !it) && board.free(marks) != 0
        }
    };
    known.insert(marks, is_won);
    is_won
}

/// The free cells of lines on which exactly this many marks of `side` are missing and the other side has none, by the
/// library's rules.
fn lacking(board: &Board, marks: Marks, side: Side, count: u32) -> Cells {
    let lines = board.rules().lines();
    lines
        .map(|line| line.cells().fold(0, |cells, cell| cells | board.bit(cell)) & !marks[side])
        .filter(|lacks| lacks & marks[1 - side] == 0 && lacks.count_ones() == count)
        .fold(0, |cells, lacks| cells | lacks)
}

#[test]
fn lines_are_those_of_the_rules() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    for name in ["3x3k3", "4x7k4", "7x5k5", "10x10k4"] {
        let board = board(name);
        let lines = board.live_lines([0; 2], FIRST);
        assert_eq!(lines.count(), board.rules().lines().count(), "{name}");
        for _ in 0..200 {
            let free = random.random_range(1..=board.free([0; 2]).count_ones());
            let Some(marks) = random_marks(&board, free, &mut random) else { continue };
            for side in [FIRST, SECOND] {
                let [one, two] = [1, 2].map(|count| lacking(&board, marks, side, count));
                assert_eq!(board.completing(marks, side), one, "{name} {marks:?}");
                assert_eq!(board.threatening(marks, side), two, "{name} {marks:?}");
            }
        }
    }
}

#[test]
fn positions_have_the_values_of_minimax() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(2);
    let (mut won, mut stopped, mut by_threats) = (0, 0, 0);
    for name in ["4x4k3", "5x4k4", "5x5k4", "6x4k4", "5x3k3"] {
        let mut prover = Prover::new(board(name));
        let mut vcf = VcfSearch::new();
        let mut known = HashMap::new();
        for round in 0..100 {
            let free = 8 + round % 4;
            let Some(marks) = random_marks(&prover.board, free, &mut random) else { continue };
            let is_first_to_move = marks[FIRST].count_ones() == marks[SECOND].count_ones();
            let side = if is_first_to_move { FIRST } else { SECOND };
            let is_won = wins(&prover.board, marks, side, &mut known);
            assert_eq!(prover.is_won(marks), is_won, "{name} {marks:?}");
            won += usize::from(is_won);
            if is_stopped(&prover.board, marks, FIRST, is_first_to_move) {
                stopped += 1;
                assert!(!is_won, "{name} {marks:?}");
            }
            if is_first_to_move
                && let (Some(win), _) = vcf.find(&(&prover.board, marks), FIRST, 1000)
            {
                by_threats += 1;
                assert!(is_won && is_win((&prover.board, marks), FIRST, &win), "{name} {marks:?}");
            }
        }
    }
    assert!(won > 50 && stopped > 50 && by_threats > 30, "{won} {stopped} {by_threats}");
}

/// The values of empty boards, in both orientations.
#[test]
fn small_boards_have_the_values_that_the_page_states() {
    let small = |rules: &Rules| rules.shape().cell_count() <= MOST_CELLS;
    for rules in flat_boards().filter(small) {
        let said = proved(rules).map(|it| it.value);
        let shape = rules.shape();
        let turned = Rules::new(shape.rows(), shape.columns(), rules.run(), rules.variant());
        for rules in [Ok(rules), turned] {
            let board = rules.ok().and_then(Board::new).expect("a small flat board");
            let proof = Proof::find(board).expect("a proof without a hole");
            assert_eq!(Some(proof.value), said, "{rules:?}");
        }
    }
}

#[test]
fn the_smallest_boards_agree_with_exact_solving() {
    for rules in flat_boards() {
        let Some(mut solver) = Solver::new(rules) else { continue };
        let game = Game::new(rules);
        let value = solver.value(game.position().expect("a running game"));
        let said = match proved(rules).map(|it| it.value) {
            Some(GameValue::FirstWins) => matches!(value, Value::Win(_)),
            Some(GameValue::Draw) => value == Value::Draw,
            None => false,
        };
        assert!(said, "{rules}: {value:?}");
    }
}

/// The longest game may take longer than best play, but not less.
#[test]
fn a_proof_is_played_to_its_end() {
    for name in ["4x3k3", "4x4k3", "5x3k3"] {
        let mut prover = Prover::new(board(name));
        assert!(prover.is_won([0; 2]));
        let report = check(&mut prover).expect("a proof without a hole");
        let game = Game::new(prover.board.rules());
        let mut solver = Solver::new(game.rules()).expect("a small board");
        let value = solver.value(game.position().expect("a running game"));
        let longest = u8::try_from(report.longest).expect("a short game");
        assert!(matches!(value, Value::Win(plies) if plies <= longest), "{name}: {value:?}");
    }
}

/// A prover that is asked about a drawn board has no move to show.
#[test]
fn a_draw_is_not_accepted_as_a_win() {
    let mut prover = Prover::new(board("3x3k3"));
    assert!(!prover.is_won([0; 2]));
    assert!(check(&mut prover).is_err());
}

#[test]
fn a_line_with_two_cells_of_its_own_is_stopped() {
    // Hales and Jewett's example: five in a row on 5x5.
    assert!(is_stopped(&board("5x5k5"), [0; 2], FIRST, true));
    assert!(!is_stopped(&board("3x3k3"), [0; 2], FIRST, true));
    assert!(!is_stopped(&board("7x7k4"), [0; 2], FIRST, true));
}

#[test]
fn boards_that_are_too_large_or_not_flat_freestyle_are_refused() {
    for name in ["3x3x3k3", "endless5", "6x6k4e", "15x15k5"] {
        assert!(Board::new(name.parse().expect("rules in notation")).is_none(), "{name}");
    }
}
