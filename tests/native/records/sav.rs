//! Games of Yixin.

use in_a_row::engine::{
    Game, GameTree, RulesError, ShapeError, Variant, notation,
    records::{Place, Record, RecordError, RecordReason, WriteError, sav},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{arranged, by_choices, played, rules};

fn read(text: &str) -> Record {
    sav::read(text, Variant::Freestyle).unwrap_or_else(|error| panic!("{error} in {text:?}"))
}

fn error(text: &str) -> RecordError {
    sav::read(text, Variant::Freestyle).err().unwrap_or_else(|| panic!("no error in {text:?}"))
}

/// Returns the rules and the moves, as in a link.
fn game(record: &Record) -> String {
    let game = record.tree.main_line();
    format!("{}/{}", game.rules(), notation::write_moves(game.moves()))
}

fn write(game: &Game) -> Result<String, WriteError> {
    sav::write(&Record::new(GameTree::of(game)))
}

#[test]
fn rows_come_before_columns() {
    assert_eq!(game(&read("15\n15\n3\n7 7\n6 8\n5 7\n")), "15x15k5/h8i9h10");
    assert_eq!(game(&read("15\n20\n4\n0 0\n0 19\n14 19\n14 0\n")), "20x15k5/a15t15t1a1");
}

#[test]
fn numbers_stand_in_any_way() {
    let texts = [
        "15\r\n15\r\n2\r\n7 7\r\n6 8\r\n",
        "15\n15\n2\n7 7\n6 8",
        "\u{feff}15\n15\n2\n7 7\n6 8\n\n\n",
        "15 15 2 7 7 6 8",
        "\n15\n15\n\n2\n7\t7\n6\t8\n",
    ];
    for text in texts {
        assert_eq!(game(&read(text)), "15x15k5/h8i9", "{text:?}");
    }
}

#[test]
fn an_old_file_has_the_rule_in_place_of_the_columns() {
    assert_eq!(game(&read("15\n0\n1\n7 7\n")), "15x15k5/h8");
    assert_eq!(game(&read("20\n1\n1\n0 0\n")), "20x20k5e/a20");
    assert_eq!(game(&read("15\n2\n1\n7 7\n")), "15x15k5r/h8");
    let record = sav::read("15\n0\n1\n7 7\n", Variant::Renju).expect("a game");
    assert_eq!(game(&record), "15x15k5/h8", "the rule of the file counts");
    let record = sav::read("15\n15\n1\n7 7\n", Variant::Renju).expect("a game");
    assert_eq!(game(&record), "15x15k5r/h8");
}

#[test]
fn there_may_be_no_moves() {
    assert_eq!(game(&read("19\n19\n0\n")), "19x19k5/");
}

#[test]
fn plies_that_are_not_allowed_are_left_out() {
    let record = read("15\n15\n4\n7 7\n6 8\n7 7\n0 0\n");
    assert_eq!(game(&record), "15x15k5/h8i9");
    let left_out = record.left_out.expect("a move to a taken cell");
    assert_eq!((left_out.plies, left_out.number), (2, 3));
}

#[test]
fn errors_have_their_place() {
    let expected = RecordReason::Expected;
    let rows = RecordReason::Rules(RulesError::Shape(ShapeError::Rows(41)));
    let largest = RecordReason::Rules(RulesError::Shape(ShapeError::Columns(u8::MAX)));
    let errors = [
        ("", 1, 1, RecordReason::NoGame),
        (" \r\n", 1, 1, RecordReason::NoGame),
        ("Piskvorky 15x15, 1:1, 0\n", 1, 1, expected("the number of rows")),
        ("15\nx", 2, 1, expected("the number of columns")),
        ("15\n15\n1.5", 3, 1, expected("the number of moves")),
        ("15\n15\n-1", 3, 1, expected("the number of moves")),
        ("15\n15\n1\nh8", 4, 1, expected("the row of a move")),
        ("15\n15\n1\n7 h", 4, 3, expected("the column of a move")),
        ("15", 1, 3, RecordReason::CutOff),
        ("15\n15\n", 3, 1, RecordReason::CutOff),
        ("15\n15\n2\n7 7\n6", 5, 2, RecordReason::CutOff),
        ("15\n15\n99999999999999999999\n7 7\n", 5, 1, RecordReason::CutOff),
        ("15\n15\n1\n7 7\n  6 8\n", 5, 3, RecordReason::AfterEnd),
        ("15\n15\n1\n15 0\n", 4, 1, RecordReason::Outside),
        ("15\n15\n1\n 0 15\n", 4, 2, RecordReason::Outside),
        ("15\n15\n1\n-1 0\n", 4, 1, RecordReason::Outside),
        ("15\n15\n1\n0 -99999999999999999999\n", 4, 1, RecordReason::Outside),
        ("\n41\n15\n0\n", 2, 1, rows),
        ("15\n99999999999999999999\n0\n", 1, 1, largest),
    ];
    for (text, line, column, reason) in errors {
        let place = Place::Text { line, column };
        assert_eq!(error(text), RecordError { at: place, reason }, "{text:?}");
    }
}

#[test]
fn a_rule_that_is_not_played_on_the_board_is_not_meant() {
    assert_eq!(game(&read("20\n2\n0\n")), "20x20k5/");
    assert_eq!(game(&read("15\n2\n0\n")), "15x15k5r/");
}

#[test]
fn a_written_file_has_a_line_a_move() {
    let text = write(&played("20x15k5", "a15t1h8"));
    assert_eq!(text.as_deref(), Ok("15\n20\n3\n0 0\n14 19\n7 7\n"));
}

#[test]
fn other_boards_are_not_written() {
    for board in ["3x3k3", "15x15k6", "4x4x4k4", "endless5"] {
        assert_eq!(write(&Game::new(rules(board))), Err(WriteError::Board), "{board}");
    }
    assert_eq!(write(&arranged("15x15k5", "h8-i9", "a1")), Err(WriteError::Start));
}

proptest! {
    #[test]
    fn a_written_game_is_read_again(
        board in prop::sample::select(&["5x5k5", "3x9k5", "15x15k5r", "20x13k5c", "40x40k5e"]),
        choices in prop::collection::vec(any::<Index>(), 0..60),
    ) {
        let game = by_choices(Game::new(rules(board)), &choices);
        let text = write(&game).expect("a flat board");
        let record = sav::read(&text, game.rules().variant()).expect("a written file");
        prop_assert_eq!(record.tree.main_line(), game);
        prop_assert_eq!(record.left_out, None);
    }

    #[test]
    fn any_text_is_read_or_an_error(text in any::<String>()) {
        let _ = sav::read(&text, Variant::Freestyle);
    }

    #[test]
    fn any_numbers_are_read_or_an_error(
        rows in 0..45,
        columns in 0..45,
        rest in "([0-9]{1,2}[ \n]){0,30}",
    ) {
        let _ = sav::read(&format!("{rows}\n{columns}\n{rest}"), Variant::Renju);
    }

    #[test]
    fn a_changed_file_is_read_or_an_error(
        changes in prop::collection::vec((any::<Index>(), any::<u8>()), 0..4),
        cut in any::<Index>(),
    ) {
        let mut bytes = b"15\n15\n5\n7 7\n6 8\n5 7\n8 8\n9 9\n".to_vec();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        bytes.truncate(cut.index(bytes.len() + 1));
        let _ = sav::read(&String::from_utf8_lossy(&bytes), Variant::Freestyle);
    }
}
