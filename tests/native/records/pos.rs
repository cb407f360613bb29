//! Games on 15x15, a byte a move.

use in_a_row::engine::{
    Game, GameTree, Rules, Variant, notation,
    records::{Place, Record, RecordError, RecordReason, WriteError, pos},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{arranged, by_choices, played, rules};

fn read(bytes: &[u8]) -> Record {
    pos::read(bytes, Variant::Freestyle).unwrap_or_else(|error| panic!("{error} in {bytes:?}"))
}

fn error(bytes: &[u8]) -> RecordError {
    pos::read(bytes, Variant::Freestyle).err().unwrap_or_else(|| panic!("no error in {bytes:?}"))
}

fn moves(record: &Record) -> String {
    notation::write_moves(record.tree.main_line().moves())
}

fn write(game: &Game) -> Result<Vec<u8>, WriteError> {
    pos::write(&Record::new(GameTree::of(game)))
}

#[test]
fn cells_are_counted_row_by_row_from_the_top_left() {
    let record = read(&[7, 112, 0, 14, 15, 210, 224, 97]);
    assert_eq!(moves(&record), "h8a15o15a14a1o1h9");
    assert_eq!(record.tree.game().rules(), rules("15x15k5"));
    assert_eq!((record.players.clone(), record.left_out), ([None, None], None));
}

#[test]
fn the_variant_is_that_of_the_caller() {
    for variant in Variant::ALL {
        let record = pos::read(&[1, 112], variant).expect("a game");
        assert_eq!(record.tree.game().rules(), Rules::new(15, 15, 5, variant).expect("a board"));
    }
}

#[test]
fn there_may_be_no_moves_and_zeros_after_the_end() {
    assert_eq!(moves(&read(&[0])), "");
    assert_eq!(moves(&read(&[2, 112, 113, 0, 0, 0])), "h8i8");
}

#[test]
fn plies_that_are_not_allowed_are_left_out() {
    let record = read(&[4, 112, 113, 112, 0]);
    assert_eq!(moves(&record), "h8i8");
    let left_out = record.left_out.expect("a move to a taken cell");
    assert_eq!((left_out.plies, left_out.number), (2, 3));
}

#[test]
fn errors_have_their_place() {
    let count = RecordReason::Expected("the number of moves, at most 225");
    let errors: [(&[u8], usize, RecordReason); 7] = [
        (&[], 0, RecordReason::NoGame),
        (&[1], 1, RecordReason::CutOff),
        (&[3, 112, 113], 3, RecordReason::CutOff),
        (&[1, 112, 113], 2, RecordReason::AfterEnd),
        (&[1, 112, 0, 0, 9, 0], 4, RecordReason::AfterEnd),
        (&[2, 112, 225], 2, RecordReason::Outside),
        (&[226; 300], 0, count),
    ];
    for (bytes, at, reason) in errors {
        assert_eq!(error(bytes), RecordError { at: Place::Byte(at), reason }, "{bytes:?}");
    }
}

#[test]
fn a_written_file_has_a_byte_a_move() {
    assert_eq!(write(&played("15x15k5", "h8i9h10")), Ok(vec![3, 0x70, 0x62, 0x52]));
    assert_eq!(write(&Game::new(rules("15x15k5r"))), Ok(vec![0]));
}

#[test]
fn other_boards_are_not_written() {
    for board in ["15x14k5", "20x20k5", "15x15k4", "3x3x3k3", "endless5"] {
        assert_eq!(write(&Game::new(rules(board))), Err(WriteError::Board), "{board}");
    }
    assert_eq!(write(&arranged("15x15k5", "h8-i9", "")), Err(WriteError::Start));
}

#[test]
fn a_full_board_is_written_and_read() {
    // Every cell once, row by row. What follows a win is left out.
    let full: Vec<u8> = std::iter::once(225).chain(0..225).collect();
    let record = read(&full);
    let played = record.tree.main_line().moves().len();
    assert_eq!(played + record.left_out.map_or(0, |it| it.plies), 225);
}

proptest! {
    #[test]
    fn a_written_game_is_read_again(
        board in prop::sample::select(&["15x15k5", "15x15k5e", "15x15k5r", "15x15k5c", "15x15k5o"]),
        choices in prop::collection::vec(any::<Index>(), 0..80),
    ) {
        let game = by_choices(Game::new(rules(board)), &choices);
        let bytes = write(&game).expect("the board of the format");
        let record = pos::read(&bytes, game.rules().variant()).expect("a written file");
        prop_assert_eq!(record.tree.main_line(), game);
        prop_assert_eq!(record.left_out, None);
    }

    #[test]
    fn any_bytes_are_read_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = pos::read(&bytes, Variant::Renju);
    }

    #[test]
    fn bytes_with_their_number_are_read_or_a_cell_is_outside(
        cells in prop::collection::vec(0..=255_u8, 0..=225),
    ) {
        let count = u8::try_from(cells.len()).expect("at most 225");
        let bytes: Vec<_> = std::iter::once(count).chain(cells.iter().copied()).collect();
        match (pos::read(&bytes, Variant::Renju), cells.iter().position(|&cell| cell > 224)) {
            (Ok(record), None) => {
                let moves = record.tree.main_line().moves().len();
                prop_assert_eq!(moves + record.left_out.map_or(0, |it| it.plies), cells.len());
            }
            (Err(error), Some(place)) => {
                let expected =
                    RecordError { at: Place::Byte(place + 1), reason: RecordReason::Outside };
                prop_assert_eq!(error, expected);
            }
            (result, place) => prop_assert!(false, "{result:?} with {place:?}"),
        }
    }
}
