//! The rules for boards, moves and wins.

use in_a_row::engine::{
    Cell, Foul, Game, Outcome, PlayError, Ply, Rules, RulesError, ShapeError, Side, Start, Variant,
};

use crate::common::{at, cells, played, rules, winner};

/// Plays a game in which the first side plays the cells `first` and the second side the cells `second`.
fn first_plays(board: &str, first: &str, second: &str) -> Game {
    let (first, second) = (cells(first), cells(second));
    let mut game = Game::new(rules(board));
    for (ply, cell) in first.iter().enumerate() {
        game.play(*cell).expect("a legal move");
        if ply + 1 < first.len() {
            game.play(second[ply]).expect("a legal move");
        }
    }
    game
}

/// Returns the winning lines, each as its two ends.
fn winning_ends(game: &Game) -> Vec<String> {
    let lines = game.outcome().map_or(&[][..], Outcome::lines);
    lines.iter().map(|line| format!("{}-{}", line.start(), line.end())).collect()
}

#[test]
fn boards_of_3_to_40_with_a_run_that_fits_are_allowed() {
    for (columns, rows, run) in [(3, 3, 3), (40, 40, 40), (3, 40, 40), (40, 3, 3), (15, 15, 5)] {
        assert!(Rules::new(columns, rows, run, Variant::Freestyle).is_ok());
    }
}

#[test]
fn rules_out_of_bounds_are_refused_with_the_bound() {
    let error =
        |columns, rows, run| Rules::new(columns, rows, run, Variant::Freestyle).unwrap_err();
    assert_eq!(error(2, 3, 3), RulesError::Shape(ShapeError::Columns(2)));
    assert_eq!(error(41, 3, 3), RulesError::Shape(ShapeError::Columns(41)));
    assert_eq!(error(3, 2, 3), RulesError::Shape(ShapeError::Rows(2)));
    assert_eq!(error(3, 41, 3), RulesError::Shape(ShapeError::Rows(41)));
    assert_eq!(error(3, 3, 2), RulesError::Run { run: 2, shortest: 3, longest: 3 });
    assert_eq!(error(3, 5, 6), RulesError::Run { run: 6, shortest: 3, longest: 5 });
}

#[test]
fn sides_take_turns() {
    let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
    assert_eq!(game.side_to_move(), Some(Side::First));
    game.play(at("b2")).expect("free");
    assert_eq!(game.side_to_move(), Some(Side::Second));
}

#[test]
fn a_taken_cell_is_refused_and_keeps_its_mark() {
    let mut game = played("3x3k3", "b2a1");
    let before = game.clone();
    for (cell, side) in [("b2", Side::First), ("a1", Side::Second)] {
        let cell = at(cell);
        assert_eq!(game.play(cell), Err(PlayError::Forbidden(Foul::Taken(side))));
        assert_eq!(game.board().get(cell), Some(side));
        assert_eq!(game, before);
    }
}

#[test]
fn a_cell_outside_the_board_is_refused() {
    let mut game = played("3x3k3", "b2");
    let before = game.clone();
    for cell in [Cell::new(3, 0), Cell::new(0, 3), Cell::new(255, 255)] {
        assert_eq!(game.play(cell), Err(PlayError::Forbidden(Foul::Outside)));
        assert_eq!(game, before);
    }
}

#[test]
fn no_move_is_accepted_after_the_end() {
    let mut game = played("3x3k3", "a1b1a2b2a3");
    assert_eq!(winner(&game), Some(Side::First));
    assert!(game.position().is_none());
    assert_eq!(game.side_to_move(), None);
    assert_eq!(game.legal_moves().count(), 0);
    let before = game.clone();
    assert_eq!(game.play(Cell::new(2, 2)), Err(PlayError::Ended));
    assert_eq!(game, before);
}

#[test]
fn the_second_side_can_win() {
    let game = played("3x3k3", "a1b1a2b2c3b3");
    assert_eq!(winner(&game), Some(Side::Second));
    assert_eq!(winning_ends(&game), ["b3-b1"]);
}

#[test]
fn five_in_a_row_win_in_each_direction_and_at_each_edge() {
    for (five, ends) in [
        ("f8g8h8i8j8", "f8-j8"),
        ("h6h7h8h9h10", "h10-h6"),
        ("f6g7h8i9j10", "f6-j10"),
        ("f10g9h8i7j6", "f10-j6"),
        ("a1b1c1d1e1", "a1-e1"),
        ("k15l15m15n15o15", "k15-o15"),
        ("a11a12a13a14a15", "a15-a11"),
        ("o1o2o3o4o5", "o5-o1"),
        ("k11l12m13n14o15", "k11-o15"),
        ("a15b14c13d12e11", "a15-e11"),
        ("k5l4m3n2o1", "k5-o1"),
    ] {
        let game = first_plays("15x15k5", five, "b4d4f4i4");
        assert_eq!(winner(&game), Some(Side::First), "{five}");
        assert_eq!(winning_ends(&game), [ends]);
    }
}

/// This holds for both sides, and wherever in the line the last of the five is. A line doesn't continue at the opposite
/// edge.
#[test]
fn a_game_ends_with_the_move_that_makes_five() {
    const SIX: &str = "c3a1d3c1e3e1g3g1h3i1f3";
    for (board, moves, side, ends) in [
        ("15x15k5", "a1b3b1d3c1f3d1h3e1", Side::First, "a1-e1"),
        ("15x15k5", "o15a1o14c1o12e1o11g1o13", Side::First, "o15-o11"),
        ("15x15k5", "a1k11c1l12e1m13g1n14i1o15", Side::Second, "k11-o15"),
        ("15x15k5", "a8o1b7o3c6o5d5o7e4", Side::First, "a8-e4"),
        ("15x15k5", "m8a1n8c1o8e1a7g1b7i1k8k1l8", Side::First, "k8-o8"),
        ("15x15k5", SIX, Side::First, "c3-h3"),
        // The row of six does not count, but a column of five through it does.
        ("15x15k5e", &format!("{SIX}a15f4c15f5e15f6g15f7"), Side::First, "f7-f3"),
        ("40x40k5", "a1an40b1a40c1an1d1t20e1", Side::First, "a1-e1"),
    ] {
        let mut game = played(board, moves);
        assert_eq!(winner(&game), Some(side), "{board} {moves}");
        assert_eq!(winning_ends(&game), [ends], "{board} {moves}");
        game.undo();
        assert_eq!(game.side_to_move(), Some(side), "{board} {moves} ends too soon");
    }
    assert_eq!(played("15x15k5e", SIX).side_to_move(), Some(Side::Second));
}

/// Returns `length` cells on 40x40, each this far to the right of and above the one before, or `None` if they don't
/// fit or don't reach an edge.
fn at_an_edge(start: Cell, (right, up): (i16, i16), length: i16) -> Option<Vec<Cell>> {
    let place = |from: i16, steps| Some(from + steps).filter(|it| (0..40).contains(it));
    let cell = |n| Some(Cell::new(place(start.column(), n * right)?, place(start.row(), n * up)?));
    let cells: Vec<_> = (0..length).map(cell).collect::<Option<_>>()?;
    let is_edge = |cell: &Cell| [cell.column(), cell.row()].iter().any(|&it| it == 0 || it == 39);
    cells.iter().any(is_edge).then_some(cells)
}

/// Arranges a game in which the first side has these cells and is to move. The second side's marks are in a row
/// far away from them, with gaps between.
fn arranged_far_from_others(board: &str, first: &[Cell]) -> Game {
    let is_high = first.iter().all(|cell| cell.row() > 15);
    let second = (0..40).step_by(2).map(|column| Cell::new(column, if is_high { 8 } else { 32 }));
    let start = Start::new(first.iter().copied(), second.take(first.len()));
    Game::arrange(rules(board), start).expect("a position to play on from")
}

#[test]
fn a_line_is_found_at_every_edge_and_corner_of_the_largest_board() {
    for (run, exactly) in [(3, ""), (5, ""), (5, "e"), (7, "e")] {
        let board = format!("40x40k{run}{exactly}");
        let starts = rules(&board).shape().cells().collect::<Vec<_>>();
        for direction in [(1, 0), (0, -1), (1, -1), (1, 1)] {
            let lines = starts.iter().filter_map(|&start| at_an_edge(start, direction, run));
            let mut count = 0;
            for line in lines {
                count += 1;
                // Complete the line at either end and in the middle.
                for missing in [0, line.len() / 2, line.len() - 1] {
                    let (others, last) = without(&line, missing);
                    let mut game = arranged_far_from_others(&board, &others);
                    game.play(last).expect("free");
                    let (start, end) = (line[0], line[line.len() - 1]);
                    assert_eq!(winning_ends(&game), [format!("{start}-{end}")], "{board}, {last}");
                }
            }
            let run = usize::try_from(run).expect("a length");
            let fit = 41 - run;
            let diagonal = !matches!(direction, (0, _) | (_, 0));
            // The lines that touch no edge are not listed.
            let inner = if diagonal { (fit - 2) * (fit - 2) } else { (fit - 2) * 38 };
            let all = if diagonal { fit * fit } else { fit * 40 };
            assert_eq!(count, all - inner, "{board}, {direction:?}");
        }
    }
}

#[test]
fn six_at_an_edge_of_the_largest_board_win_only_under_k_or_more() {
    for direction in [(1, 0), (0, -1), (1, -1), (1, 1)] {
        let starts = rules("40x40k5").shape().cells().collect::<Vec<_>>();
        for six in starts.into_iter().filter_map(|start| at_an_edge(start, direction, 6)) {
            let (others, last) = without(&six, 3);
            for (board, lines) in [("40x40k5", 1), ("40x40k5e", 0)] {
                let mut game = arranged_far_from_others(board, &others);
                game.play(last).expect("free");
                assert_eq!(winning_ends(&game).len(), lines, "{board}, {six:?}");
            }
        }
    }
}

/// Returns all cells except the one at this place, and that one.
fn without(cells: &[Cell], place: usize) -> (Vec<Cell>, Cell) {
    let mut others = cells.to_vec();
    let one = others.remove(place);
    (others, one)
}

#[test]
fn lines_do_not_wrap_around_the_edge_of_the_largest_board() {
    for around in ["al8am8an8a7b7", "al8am8an8a9b9", "h38h39h40i1i2", "am10an11a12b13c14"] {
        let mut game = arranged_far_from_others("40x40k5", &cells(around)[1..]);
        game.play(cells(around)[0]).expect("free");
        assert_eq!(game.outcome(), None, "{around}");
    }
}

#[test]
fn four_do_not_win_and_lines_do_not_wrap_around_the_edge() {
    let four = first_plays("15x15k5", "f8g8h8i8", "a1c1e1");
    assert_eq!(four.outcome(), None);
    let around = first_plays("15x15k5", "m8n8o8a9b9", "a1c1e1g1");
    assert_eq!(around.outcome(), None);
}

#[test]
fn six_in_a_row_win_only_under_k_or_more() {
    let six = "f8g8h8j8k8i8";
    let scattered = "a1c1e1g1i1";
    let or_more = first_plays("15x15k5", six, scattered);
    assert_eq!(winning_ends(&or_more), ["f8-k8"]);
    let exactly = first_plays("15x15k5e", six, scattered);
    assert_eq!(exactly.outcome(), None);
}

#[test]
fn exactly_five_win_beside_an_overline() {
    let game = first_plays("15x15k5e", "f8g8h8j8k8i6i7i9i10i8", "a1c1e1g1i1k1m1o1a15");
    assert_eq!(winning_ends(&game), ["i10-i6"]);
}

#[test]
fn one_move_can_complete_several_lines() {
    let two = played("3x3k3", "a1b1a3b3c1a2c3c2b2");
    assert_eq!(winning_ends(&two), ["a3-c1", "a1-c3"]);

    let all_four = first_plays("7x7k4", "a4b4c4d1d2d3a1b2c3a7b6c5d4", "g1g2g3f1f2g6g7g5f6f7e7e1");
    assert_eq!(winning_ends(&all_four), ["a4-d4", "d4-d1", "a7-d4", "a1-d4"]);
}

#[test]
fn undo_reopens_a_finished_game() {
    let mut game = played("3x3k3", "a1b1a2b2a3");
    assert_eq!(game.undo(), Some(Ply::Move(Cell::new(0, 2))));
    assert_eq!(game, played("3x3k3", "a1b1a2b2"));
    assert_eq!(Game::new(Rules::NOUGHTS_AND_CROSSES).undo(), None);
}

#[test]
fn a_replay_names_the_first_illegal_move() {
    let error = Game::replay(Rules::NOUGHTS_AND_CROSSES, cells("a1b2a1")).unwrap_err();
    assert_eq!((error.ply, error.reason), (2, PlayError::Forbidden(Foul::Taken(Side::First))));
    let error = Game::replay(Rules::NOUGHTS_AND_CROSSES, cells("a1d1")).unwrap_err();
    assert_eq!((error.ply, error.reason), (1, PlayError::Forbidden(Foul::Outside)));
}
