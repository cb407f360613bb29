//! The puzzles of the page, proved again by other means than those that made them.

use std::collections::HashSet;

use in_a_row::engine::{
    Cell, Form, Game, Side, Start, Variant,
    advice::{ThreatKind, threats},
    crc32,
    library::PositionKey,
    puzzles::{Goal, Puzzle, PuzzleError, PuzzleFileError, Theme, Themes, read, write},
    search::{Limit, Score, Search, Untimed},
};
use proptest::{prelude::*, sample::Index};

use crate::{
    claims::Claims,
    common::{at, draw, position, rules},
};

const FILE: &[u8] = include_bytes!("../../src/engine/puzzles/puzzles.bin");

fn all() -> Vec<Puzzle> {
    read(FILE).expect("puzzles")
}

/// The themes of which each puzzle has one.
const KINDS: [Theme; 3] = [Theme::Fours, Theme::Threats, Theme::Defence];

/// Returns this many puzzles of each kind on each board, spread over all ratings.
fn sample(of_each: usize) -> Vec<Puzzle> {
    let mut sample = Vec::new();
    for part in all().chunk_by(|a, b| a.game().rules() == b.game().rules()) {
        for kind in KINDS {
            let of_kind: Vec<_> = part.iter().filter(|it| it.themes().contains(kind)).collect();
            let step = of_kind.len().div_ceil(of_each).max(1);
            sample.extend(of_kind.into_iter().step_by(step).cloned());
        }
    }
    sample
}

#[test]
fn the_file_has_puzzles_of_every_kind() {
    let puzzles = all();
    let cells = |it: &Puzzle| it.game().rules().shape().cell_count();
    let in_space = |it: &Puzzle| matches!(it.game().rules().shape().form(), Form::Cube { .. });
    let flat = puzzles.iter().filter(|it| cells(it) == 225).count();
    let small = puzzles.iter().filter(|it| cells(it) <= 49 && !in_space(it)).count();
    assert!(flat >= 3_000, "{flat} flat");
    let cubes = puzzles.iter().filter(|it| in_space(it)).count();
    assert!(cubes >= 300, "{cubes} in space");
    assert!(small >= 200, "{small} small");
    for variant in [Variant::Freestyle, Variant::Exact, Variant::Renju, Variant::Caro] {
        let count = puzzles.iter().filter(|it| it.game().rules().variant() == variant).count();
        assert!(count >= 400, "{count} {variant:?}");
    }
    for theme in Theme::ALL {
        let count = puzzles.iter().filter(|it| it.themes().contains(theme)).count();
        assert!(count > 0, "{theme:?}");
    }
}

#[test]
fn no_two_with_the_same_rules_are_alike_under_symmetry() {
    let mut known = HashSet::new();
    for puzzle in all() {
        let is_new = known.insert((puzzle.game().rules(), PositionKey::of(puzzle.game().board())));
        assert!(is_new, "{}", draw(puzzle.game().board()));
    }
}

/// Every puzzle has one kind, and no move of it completes a run or stops one at once.
#[test]
fn no_puzzle_is_solved_by_completing_or_blocking_a_run() {
    for puzzle in all() {
        let kinds = KINDS.iter().filter(|&&kind| puzzle.themes().contains(kind)).count();
        assert_eq!(kinds, 1);
        let position = position(puzzle.game());
        for side in [Side::First, Side::Second] {
            let wins = position.legal_moves().any(|cell| position.wins_at(cell, side));
            assert!(!wins, "{}", draw(puzzle.game().board()));
        }
    }
}

/// Returns what is wrong with a puzzle, if anything: its solution must reach the goal against every legal reply, and no
/// other move may, as far as a search sees that has other tables and other limits than those that made it.
fn fault(puzzle: &Puzzle, claims: &mut Claims, search: &mut Search) -> Option<String> {
    let (mut game, solution) = (puzzle.game().clone(), puzzle.solution());
    match puzzle.goal() {
        Goal::Win => {
            game.play(solution).expect("a legal move");
            if let Some(cell) = claims.refutation(&mut game) {
                return Some(format!("{cell} refutes {solution}"));
            }
            game.undo();
            search.clear();
            let mut second =
                search.begin_beside(position(&game), Limit::Nodes(90_000), &[solution]);
            search.resume(&mut second, &mut Untimed);
            let wins = matches!(second.score, Score::MateIn(_));
            wins.then(|| format!("{} wins too, not only {solution}", second.best))
        }
        Goal::Hold => {
            let others: Vec<_> = game.legal_moves().filter(|&cell| cell != solution).collect();
            for cell in others {
                game.play(cell).expect("a legal move");
                if !claims.wins(&game) {
                    return Some(format!("{cell} holds too, not only {solution}"));
                }
                game.undo();
            }
            game.play(solution).expect("a legal move");
            claims.wins(&game).then(|| format!("{solution} does not hold"))
        }
    }
}

/// Asserts that nothing is wrong with these puzzles, and otherwise tells what is wrong with each.
fn check_all(puzzles: &[Puzzle]) {
    let mut faults = Vec::new();
    for part in puzzles.chunk_by(|a, b| a.game().rules() == b.game().rules()) {
        let board = part[0].game().rules().to_string();
        let (mut claims, mut search) = (Claims::new(&board), Search::new(rules(&board), 1 << 22));
        for puzzle in part {
            let fault = fault(puzzle, &mut claims, &mut search);
            let shown = || format!("{board} {:?} {}", puzzle.themes(), draw(puzzle.game().board()));
            faults.extend(fault.map(|fault| format!("{fault}: {}", shown())));
        }
    }
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), puzzles.len(), faults.join("\n"));
}

#[test]
fn a_sample_is_proved_again() {
    check_all(&sample(2));
}

/// The same for all puzzles, when they have been made again.
#[test]
#[ignore = "takes too long for every run"]
fn every_puzzle_is_proved_again() {
    check_all(&all());
}

/// Returns whether the side to move wins by moves that each threaten to complete a run, the first of which is not
/// `but`. It tries them one after the other on the board, with nothing but the rules.
fn wins_by_fours(game: &mut Game, moves: usize, but: Option<Cell>) -> bool {
    let Some(side) = game.side_to_move() else { return false };
    let own = threats(game.board()).into_iter().filter(|it| it.side == side);
    let fours: Vec<_> = own.filter(|it| it.kind >= ThreatKind::Four).collect();
    if fours.iter().any(|it| it.kind == ThreatKind::Win) {
        return true;
    }
    let to_stop: Vec<_> = completing(game, side.other());
    moves > 0
        && fours.into_iter().filter(|it| Some(it.cell) != but).any(|four| {
            if to_stop.iter().any(|&cell| cell != four.cell) || game.play(four.cell).is_err() {
                return false;
            }
            let replies = completing(game, side);
            let wins = !replies.is_empty()
                && completing(game, side.other()).is_empty()
                && replies.into_iter().all(|reply| {
                    // A forbidden reply stops nothing.
                    game.play(reply).is_err() || {
                        let wins = wins_by_fours(game, moves - 1, None);
                        game.undo();
                        wins
                    }
                });
            game.undo();
            wins
        })
}

/// Returns the cells on which `side` completes a run.
fn completing(game: &Game, side: Side) -> Vec<Cell> {
    let wins = threats(game.board()).into_iter().filter(|it| it.kind == ThreatKind::Win);
    wins.filter(|it| it.side == side).map(|it| it.cell).collect()
}

/// The longest win by fours that is looked for, in moves of the solver.
const MOST_FOURS: usize = 10;

/// A puzzle by fours has no other first move that wins by fours. In caro, where a reply need not be on the completing
/// cell, this checker does not know all replies.
#[test]
fn fours_win_by_the_rules_alone_and_only_in_one_way() {
    let is_plain = |it: &Puzzle| {
        let rules = it.game().rules();
        let is_flat = matches!(rules.shape().form(), Form::Flat { .. });
        is_flat && rules.run() == 5 && rules.variant() != Variant::Caro
    };
    let mut checked = 0;
    for puzzle in sample(40).iter().filter(|it| is_plain(it)) {
        if !puzzle.themes().contains(Theme::Fours) {
            continue;
        }
        checked += 1;
        let mut game = puzzle.game().clone();
        let shown = draw(game.board());
        assert!(wins_by_fours(&mut game, MOST_FOURS, None), "{shown}");
        let but = Some(puzzle.solution());
        assert!(!wins_by_fours(&mut game, MOST_FOURS, but), "not only {but:?}: {shown}");
    }
    assert!(checked >= 60, "{checked}");
}

fn puzzle() -> Puzzle {
    let start = Start::new([at("b2"), at("a1")], [at("c3"), at("b1")]);
    let themes = [Theme::Fork].into_iter().collect();
    Puzzle::new(rules("3x3k3"), start, Goal::Win, vec![at("a3")], themes, 600).expect("a puzzle")
}

#[test]
fn a_line_is_legal_and_ends_with_a_move_of_the_solver() {
    let start = || Start::new([at("b2"), at("a1")], [at("c3"), at("b1")]);
    let new = |line: &[&str]| {
        let line = line.iter().map(|it| at(it)).collect();
        Puzzle::new(rules("3x3k3"), start(), Goal::Win, line, Themes::NONE, 600)
    };
    assert!(new(&["a3", "a2", "c1"]).is_ok());
    assert_eq!(new(&[]), Err(PuzzleError::Length(0)));
    assert_eq!(new(&["a3", "a2"]), Err(PuzzleError::Length(2)));
    assert!(matches!(new(&["b2"]), Err(PuzzleError::Line(_))));
    let nobodys_turn = Start::new([], [at("a1")]);
    let error =
        Puzzle::new(rules("3x3k3"), nobodys_turn, Goal::Win, vec![at("a3")], Themes::NONE, 600);
    assert!(matches!(error, Err(PuzzleError::Position(_))));
}

#[test]
fn what_no_game_can_begin_from_is_refused_with_its_number() {
    // The second puzzle of this file has both marks of X on one cell.
    let mut file = write(&[puzzle(), puzzle()]).expect("a file");
    let second = file.len() - 4 - 11 + 7;
    file.truncate(file.len() - 4);
    file[second] = 0;
    file.extend(crc32(file.iter().copied()).to_le_bytes());
    let error = read(&file).expect_err("no puzzle");
    assert!(matches!(error, PuzzleFileError::Puzzle(1, _)), "{error}");
}

#[test]
fn the_file_of_the_page_is_written_as_it_is_read() {
    assert_eq!(write(&all()).as_deref(), Ok(FILE));
}

proptest! {
    #[test]
    fn a_damaged_file_is_refused(place: Index, with in 1..=255_u8, length: Index) {
        let file = write(&[puzzle(), puzzle()]).expect("a file");
        let mut changed = file.clone();
        changed[place.index(file.len())] ^= with;
        prop_assert_eq!(read(&changed), Err(PuzzleFileError::Damaged));
        let cut = &file[..length.index(file.len())];
        prop_assert_eq!(read(cut), Err(PuzzleFileError::Damaged));
    }

    /// Even if the checksum is right, nothing that is no puzzle is read, and nothing is read endlessly.
    #[test]
    fn any_content_is_read_or_refused(
        content in prop::collection::vec(any::<u8>(), 0..80),
        is_part: bool,
    ) {
        let mut file = b"puzzles1".to_vec();
        if is_part {
            file.extend(b"\x053x3k3\x02\0");
        }
        file.extend(content);
        file.extend(crc32(file.iter().copied()).to_le_bytes());
        if let Ok(puzzles) = read(&file) {
            prop_assert!(puzzles.iter().all(|it| it.line().len() % 2 == 1));
        }
    }
}
