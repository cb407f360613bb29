//! The dialog *Rules*: each example is what its caption says, by the rules of the engine.

use in_a_row::{
    app::rules::model::{self, ExamplePosition},
    engine::{Board, Cell, Direction, Foul, Judgement, Line, Side, Variant, judge},
    words::Text,
};

use crate::common::{at, cells};

const BLACK: Side = Side::First;

fn example(variant: Variant, caption: Text) -> ExamplePosition {
    let example = model::examples(variant).iter().find(|it| it.caption == caption);
    example.expect("an example").position(variant).expect("a position")
}

/// Returns rows as in `f8-h8`.
fn rows(position: &ExamplePosition) -> Vec<String> {
    position.rows.iter().map(|row| format!("{}-{}", row.start(), row.end())).collect()
}

fn with(board: &Board, cell: Cell) -> Board {
    Board::with_marks(board.rules(), board.marks().chain([(cell, BLACK)]))
}

fn without(board: &Board, removed: &[Cell]) -> Board {
    let left = board.marks().filter(|(cell, _)| !removed.contains(cell));
    Board::with_marks(board.rules(), left)
}

/// Returns the cells where black would win.
fn wins(board: &Board) -> Vec<Cell> {
    board.free_cells().filter(|&cell| judge(board, cell, BLACK).is_win()).collect()
}

#[test]
fn every_example_fits_into_its_picture() {
    let corner = model::CORNER;
    let is_shown = |cell: Cell| {
        (corner.column()..corner.column() + i16::from(model::COLUMNS)).contains(&cell.column())
            && (corner.row()..corner.row() + i16::from(model::ROWS)).contains(&cell.row())
    };
    for variant in Variant::ALL {
        for example in model::examples(variant) {
            let ExamplePosition { board, cell, rows, .. } =
                example.position(variant).expect("a position");
            assert!(board.marks().all(|(cell, _)| is_shown(cell)), "{:?}", example.caption);
            assert!(board.is_free(cell) && is_shown(cell), "{:?}", example.caption);
            assert!(!rows.is_empty(), "{:?}", example.caption);
            for row in rows {
                assert!(row.cells().all(is_shown), "{:?}", example.caption);
                assert!(row.cells().any(|it| it == cell), "{:?}", example.caption);
            }
        }
    }
}

#[test]
fn only_rules_that_need_it_have_examples() {
    let captions = |variant| model::examples(variant).iter().map(|it| it.caption);
    assert_eq!(model::examples(Variant::Freestyle).len(), 0);
    assert_eq!(model::examples(Variant::Exact).len(), 0);
    let overlines: Vec<_> = captions(Variant::CaroOverlines).collect();
    assert!(captions(Variant::Caro).eq(overlines[..2].iter().copied()));
    assert_eq!(model::examples(Variant::Renju).len(), 7);
}

#[test]
fn a_three_becomes_an_open_four() {
    let ExamplePosition { board, cell, judgement, rows } = example(Variant::Renju, Text::ThreeIs);
    assert_eq!(judgement, Judgement::Free);
    assert_eq!(board.count(), 3);
    assert_eq!(wins(&board), []);
    // An open four: both cells beside it make five.
    assert_eq!(rows.iter().map(|row| row.length()).collect::<Vec<_>>(), [4]);
    assert_eq!(wins(&with(&board, cell)), [at("e8"), at("j8")]);
}

#[test]
fn a_four_becomes_five() {
    let position = example(Variant::Renju, Text::FourIs);
    assert_eq!(position.board.count(), 4);
    assert_eq!(wins(&position.board), [position.cell]);
    assert_eq!(rows(&position), ["f8-j8"]);
}

#[test]
fn the_forbidden_moves_commit_the_foul_of_their_caption() {
    for (caption, foul, lines) in [
        (Text::OverlineIs, Foul::Overline, ["e8-j8"].as_slice()),
        (Text::DoubleFourIs, Foul::DoubleFour, &["f8-i8", "h10-h7"]),
        (Text::DoubleFourInLineIs, Foul::DoubleFour, &["e8-i8", "g8-k8"]),
        (Text::DoubleThreeIs, Foul::DoubleThree, &["f8-h8", "h8-j10"]),
    ] {
        let position = example(Variant::Renju, caption);
        assert_eq!(position.judgement, Judgement::Forbidden(foul), "{caption:?}");
        assert_eq!(rows(&position), lines, "{caption:?}");
    }
}

/// Both rows look like threes, but black can complete one of them only to a row of six.
#[test]
fn no_double_three_is_one_three_and_a_row_without_a_future() {
    let position = example(Variant::Renju, Text::NoDoubleThreeIs);
    let ExamplePosition { board, cell, judgement, .. } = &position;
    assert_eq!(*judgement, Judgement::Free);
    assert_eq!(rows(&position), ["g8-i8", "h10-h8"]);
    for row in &position.rows {
        let direction = row.direction();
        let beside = [direction.step(row.start(), -1), direction.step(row.end(), 1)];
        let is_free = |end: Option<Cell>| end.is_some_and(|end| board.is_free(end));
        assert!(beside.into_iter().all(is_free), "it looks like an open row of three");
    }

    // Whatever black adds to the row, it never becomes five, but it can become six.
    let after = with(board, *cell);
    let free: Vec<_> = cells("a8b8c8d8e8f8g8h8i8j8k8l8m8n8o8")
        .into_iter()
        .filter(|&cell| after.is_free(cell))
        .collect();
    let mut longest = 0;
    for choice in 0..1_u32 << free.len() {
        let added = (0..).zip(&free).filter(|(bit, _)| choice >> bit & 1 == 1);
        let added = added.map(|(_, &cell)| (cell, BLACK));
        let full = Board::with_marks(after.rules(), after.marks().chain(added));
        let row = row_through(&full, *cell);
        assert_ne!(row.length(), 5);
        longest = longest.max(row.length());
    }
    assert!(longest > 5);

    // Without the two stones that make it six, the same move is a double three.
    let open = without(board, &cells("d8e8"));
    assert_eq!(judge(&open, *cell, BLACK), Judgement::Forbidden(Foul::DoubleThree));
}

/// Returns black's row through this cell, from left to right.
fn row_through(board: &Board, cell: Cell) -> Line {
    let step = |from: Cell, steps| Direction::ROW.step(from, steps).expect("a cell");
    let mut start = cell;
    while board.get(step(start, -1)) == Some(BLACK) {
        start = step(start, -1);
    }
    let mut length = 1;
    while board.get(step(start, i16::from(length))) == Some(BLACK) {
        length += 1;
    }
    board.rules().shape().line(start, Direction::ROW, length).expect("a line")
}

#[test]
fn in_caro_five_need_an_open_end() {
    for variant in [Variant::Caro, Variant::CaroOverlines] {
        let blocked = example(variant, Text::BlockedFiveIs);
        assert_eq!(blocked.judgement, Judgement::Free);
        assert_eq!(rows(&blocked), ["f8-j8"]);
        let open = example(variant, Text::OpenFiveIs);
        assert!(open.judgement.is_win());
        assert_eq!(rows(&open), ["f8-j8"]);
        // The positions differ only in one end.
        assert_eq!(without(&blocked.board, &cells("e8")), open.board);
    }
}

#[test]
fn in_caro_with_overlines_six_win_even_if_blocked() {
    let six = example(Variant::CaroOverlines, Text::CaroWithOverlinesIs);
    assert!(six.judgement.is_win());
    assert_eq!(rows(&six), ["e8-j8"]);
    for end in cells("d8k8") {
        assert_eq!(six.board.get(end), Some(Side::Second));
    }
    let caro = in_a_row::engine::Rules::new(15, 15, 5, Variant::Caro).expect("caro");
    let in_caro = Board::with_marks(caro, six.board.marks());
    assert_eq!(judge(&in_caro, six.cell, BLACK), Judgement::Free);
}
