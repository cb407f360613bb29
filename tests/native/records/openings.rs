//! The opening files of Gomocup.

use in_a_row::engine::{
    notation,
    records::{
        Place, Record, RecordError, RecordReason,
        openings::{self, MOST},
    },
};
use proptest::prelude::*;

use crate::common::rules;

fn read(text: &str, board: &str) -> Vec<Record> {
    let read = openings::read_openings(text, rules(board));
    read.unwrap_or_else(|error| panic!("{error} in {text:?}"))
}

fn moves(text: &str, board: &str) -> Vec<String> {
    let moves = |record: &Record| notation::write_moves(record.tree.main_line().moves());
    read(text, board).iter().map(moves).collect()
}

fn error(text: &str, board: &str) -> RecordError {
    let read = openings::read_openings(text, rules(board));
    read.err().unwrap_or_else(|| panic!("no error in {text:?}"))
}

#[test]
fn offsets_are_counted_from_the_centre_to_the_right_and_down() {
    assert_eq!(moves("0,0, 1,1, -2,1, 0,-7", "15x15k5"), ["h8i7f7h15"]);
    assert_eq!(moves("-4,-10, -8,-8, -7,-7\n", "20x20k5"), ["g20c18d17"]);
    assert_eq!(moves("9,9, -10,-10", "20x20k5"), ["t1a20"]);
    assert_eq!(moves("0,0, 10,7, -10,-7", "21x15k5"), ["k8u1a15"]);
}

#[test]
fn a_line_is_an_opening() {
    let text = "\u{feff}0,0,1,1\r\n\r\n 0 , 0 ,\t-1 , -1 \r\n2,2";
    assert_eq!(moves(text, "15x15k5"), ["h8i7", "h8g9", "j6"]);
    assert!(read(text, "15x15k5r").iter().all(|it| it.tree.game().rules() == rules("15x15k5r")));
}

#[test]
fn plies_that_are_not_allowed_are_left_out_of_their_opening() {
    let read = read("0,0, 1,1, 0,0, 2,2\n0,0, 1,0\n", "15x15k5");
    let left_out = read[0].left_out.expect("a move to a taken cell");
    assert_eq!((left_out.plies, left_out.number), (2, 3));
    assert_eq!(read[1].left_out, None);
}

#[test]
fn errors_have_their_place() {
    let distance = RecordReason::Expected("a distance from the centre");
    let down = RecordReason::Expected("a comma and the distance down");
    let errors = [
        ("", "15x15k5", 1, 1, RecordReason::NoGame),
        ("\n \n", "15x15k5", 1, 1, RecordReason::NoGame),
        ("0,0\n0,0, h8\n", "15x15k5", 2, 6, distance),
        ("0,0,\n", "15x15k5", 1, 5, distance),
        ("Piskvorky 15x15, 1:1, 0\n", "15x15k5", 1, 1, distance),
        ("0,0, 1", "15x15k5", 1, 7, down),
        ("0,0, 1,\n", "15x15k5", 1, 8, distance),
        ("-4,-10, -8,-8\n", "15x15k5", 1, 1, RecordReason::Outside),
        ("\n0,0,  0,8", "15x15k5", 2, 7, RecordReason::Outside),
        ("99999999999999999999,0", "15x15k5", 1, 1, RecordReason::Outside),
        ("0,-99999999999999999999", "15x15k5", 1, 1, RecordReason::Outside),
        ("0,0", "4x4x4k4", 1, 1, RecordReason::Outside),
        ("0,0", "endless5", 1, 1, RecordReason::Outside),
    ];
    for (text, board, line, column, reason) in errors {
        let place = Place::Text { line, column };
        assert_eq!(error(text, board), RecordError { at: place, reason }, "{text:?}");
    }
}

#[test]
fn a_file_has_a_largest_number_of_openings() {
    let most = "0,0\n".repeat(MOST);
    assert_eq!(read(&most, "15x15k5").len(), MOST);
    let place = Place::Text { line: MOST + 1, column: 1 };
    let too_large = RecordError { at: place, reason: RecordReason::TooLarge };
    assert_eq!(error(&format!("{most}0,0"), "15x15k5"), too_large);
}

proptest! {
    #[test]
    fn any_text_is_read_or_an_error(text in any::<String>()) {
        let _ = openings::read_openings(&text, rules("15x15k5"));
    }

    #[test]
    fn any_numbers_are_read_or_an_error(text in "(-?[0-9]{1,2}, ?|\n){0,40}") {
        let _ = openings::read_openings(&text, rules("20x20k5e"));
    }

    #[test]
    fn offsets_on_the_board_are_read(
        offsets in prop::collection::vec((-7..=7_i16, -7..=7_i16), 1..20),
    ) {
        let fields: Vec<_> =
            offsets.iter().map(|(right, down)| format!("{right},{down}")).collect();
        let read = read(&fields.join(", "), "15x15k5");
        let line = read[0].tree.main_line();
        let left_out = read[0].left_out.map_or(0, |it| it.plies);
        prop_assert_eq!(line.moves().len() + left_out, offsets.len());
        for (cell, (right, down)) in line.moves().iter().zip(offsets) {
            prop_assert_eq!((cell.column(), cell.row()), (7 + right, 7 - down));
        }
    }
}
