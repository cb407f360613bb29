//! Cells, rules, moves and arranged marks as text.

use in_a_row::engine::{
    Cell, Rules, RulesError, ShapeError, Side, Start, Variant,
    notation::{NotationError, NotationReason, parse_moves, write_moves},
};
use proptest::prelude::*;

fn cell_error(text: &str) -> (usize, NotationReason) {
    let NotationError { at, reason } = text.parse::<Cell>().unwrap_err();
    (at, reason)
}

fn rules_error(text: &str) -> (usize, NotationReason) {
    let NotationError { at, reason } = text.parse::<Rules>().unwrap_err();
    (at, reason)
}

#[test]
fn cells_are_written_as_players_name_them() {
    for (text, column, row) in [
        ("a1", 0, 0),
        ("b2", 1, 1),
        ("h8", 7, 7),
        ("z26", 25, 25),
        ("aa12", 26, 11),
        ("an40", 39, 39),
    ] {
        assert_eq!(text.parse(), Ok(Cell::new(column, row)));
        assert_eq!(Cell::new(column, row).to_string(), text);
    }
}

#[test]
fn an_invalid_cell_is_refused_with_place_and_reason() {
    assert_eq!(cell_error(""), (0, NotationReason::Letter));
    assert_eq!(cell_error("12"), (1, NotationReason::Letter));
    assert_eq!(cell_error("A1"), (0, NotationReason::Letter));
    assert_eq!(cell_error("é1"), (0, NotationReason::Letter));
    assert_eq!(cell_error("a"), (1, NotationReason::Number));
    assert_eq!(cell_error("a0"), (1, NotationReason::Number));
    assert_eq!(cell_error("a01"), (1, NotationReason::Number));
    assert_eq!(cell_error("a41"), (1, NotationReason::TooLarge));
    assert_eq!(cell_error("a100"), (1, NotationReason::TooLarge));
    assert_eq!(cell_error("ao1"), (0, NotationReason::TooLarge));
    assert_eq!(cell_error("zz1"), (0, NotationReason::TooLarge));
    assert_eq!(cell_error("abc1"), (0, NotationReason::TooLarge));
    assert_eq!(cell_error("b2 "), (2, NotationReason::End));
}

#[test]
fn rules_are_read_from_their_short_form() {
    let exactly_five = Rules::new(15, 15, 5, Variant::Exact).expect("gomoku");
    assert_eq!("15x15k5e".parse(), Ok(exactly_five));
    assert_eq!(exactly_five.to_string(), "15x15k5e");
    assert_eq!("3x3k3".parse(), Ok(Rules::NOUGHTS_AND_CROSSES));

    assert_eq!(rules_error("3x3"), (3, NotationReason::Character('k')));
    assert_eq!(rules_error("3x3k3f"), (5, NotationReason::End));
    assert_eq!(rules_error("500x3k3"), (0, NotationReason::TooLarge));
    assert_eq!(
        rules_error("50x50k5"),
        (0, NotationReason::Rules(RulesError::Shape(ShapeError::Columns(50))))
    );
}

#[test]
fn a_list_of_moves_needs_no_separator() {
    let cells = [Cell::new(7, 7), Cell::new(8, 8), Cell::new(26, 9)];
    assert_eq!(parse_moves("h8i9aa10"), Ok(cells.to_vec()));
    assert_eq!(write_moves(&cells), "h8i9aa10");
    assert_eq!(parse_moves(""), Ok(Vec::new()));
    assert_eq!(parse_moves("h8i"), Err(NotationError { at: 3, reason: NotationReason::Number }));
}

#[test]
fn arranged_marks_list_the_first_side_before_the_second() {
    let [h8, i9, g7] = [Cell::new(7, 7), Cell::new(8, 8), Cell::new(6, 6)];
    let start = Start::new([h8, i9], [g7]);
    assert_eq!(start.to_string(), "i9h8-g7");
    assert_eq!("i9h8-g7".parse(), Ok(start.clone()));
    assert_eq!((start.of(Side::First), start.of(Side::Second)), (&[i9, h8][..], &[g7][..]));
    for text in ["-", "a1-", "-a1", "a2b2a1-a3c3", "an40a1-"] {
        let read: Start = text.parse().expect("marks in notation");
        assert_eq!(read.to_string(), text);
    }
    assert_eq!("-".parse(), Ok(Start::default()));
}

#[test]
fn an_invalid_start_is_refused_with_place_and_reason() {
    for (text, at, reason) in [
        ("", 0, NotationReason::Character('-')),
        ("h8", 2, NotationReason::Character('-')),
        ("h8-g7-f6", 5, NotationReason::End),
        ("h8--", 3, NotationReason::End),
        ("h-g7", 1, NotationReason::Number),
        ("H8-", 0, NotationReason::Letter),
        ("h8-ap1", 3, NotationReason::TooLarge),
        ("h8i9-g7", 2, NotationReason::Order),
        ("b1a1-", 2, NotationReason::Order),
        ("-a1a1", 3, NotationReason::Order),
        ("h8 -g7", 2, NotationReason::Letter),
    ] {
        assert_eq!(text.parse::<Start>(), Err(NotationError { at, reason }), "{text:?}");
    }
}

proptest! {
    #[test]
    fn arranged_marks_are_read_back_as_written(
        first in prop::collection::hash_set((0..40_i16, 0..40_i16), 0..9),
        second in prop::collection::hash_set((0..40_i16, 0..40_i16), 0..9),
    ) {
        let cells = |from: std::collections::HashSet<(i16, i16)>| {
            from.into_iter().map(|(column, row)| Cell::new(column, row))
        };
        let start = Start::new(cells(first), cells(second));
        let text = start.to_string();
        prop_assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'));
        prop_assert_eq!(text.parse(), Ok(start));
    }

    #[test]
    fn accepted_text_is_written_back_identically(
        text in "[0-9a-eknxz-]{0,12}|\\PC{0,6}|([a-c][a-c]?[1-4]{1,2}){0,4}-?([a-c][1-4]){0,3}",
    ) {
        if let Ok(cells) = parse_moves(&text) {
            prop_assert_eq!(write_moves(&cells), &text[..]);
        }
        if let Ok(start) = text.parse::<Start>() {
            prop_assert_eq!(start.to_string(), &text[..]);
        }
        if let Ok(cell) = text.parse::<Cell>() {
            prop_assert_eq!(cell.to_string(), &text[..]);
        }
    }

    #[test]
    fn rules_are_read_back_as_written(columns in 3..=40_u8, rows in 3..=40_u8, run in 3..=40_u8, exactly: bool) {
        let variant = if exactly { Variant::Exact } else { Variant::Freestyle };
        if let Ok(rules) = Rules::new(columns, rows, run, variant) {
            prop_assert_eq!(rules.to_string().parse(), Ok(rules));
        }
    }
}
