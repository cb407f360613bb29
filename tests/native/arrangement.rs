//! Setting up a position.

use in_a_row::{
    engine::{ArrangeError, Cell, Game, Rules, Side},
    session::{Arrangement, Hand, Mark, Pieces},
    words::phrases,
};
use proptest::{prelude::*, sample::Index};

use crate::common::{at, cells, played, rules};

fn empty() -> Arrangement {
    Arrangement::empty(Rules::NOUGHTS_AND_CROSSES, Mark::X)
}

fn counts(arrangement: &Arrangement) -> [usize; 2] {
    [Side::First, Side::Second].map(|side| arrangement.count(side))
}

fn start(arrangement: &Arrangement) -> Result<String, ArrangeError> {
    arrangement.game().map(|game| game.start().to_string())
}

#[test]
fn a_tap_puts_a_mark_and_a_second_tap_removes_it() {
    let mut position = empty();
    for (hand, side) in [(Hand::First, Side::First), (Hand::Second, Side::Second)] {
        position.hand = hand;
        position.tap(at("b2"));
        assert_eq!(position.side_at(at("b2")), Some(side), "even on the other side's mark");
    }
    position.tap(at("b2"));
    assert_eq!(position.side_at(at("b2")), None);
    for hand in Hand::ALL {
        position.hand = hand;
        position.tap(at("a1"));
    }
    assert_eq!(counts(&position), [0, 0]);
    position.tap(at("a1"));
    assert_eq!(position.side_at(at("a1")), None, "there is no mark to remove");
}

/// Returns an empty board on which these cells were tapped, one after the other.
fn tapped(board: &str, hand: Hand, places: &str) -> Arrangement {
    let mut position = Arrangement::empty(rules(board), Mark::X);
    position.hand = hand;
    for cell in cells(places) {
        position.tap(cell);
    }
    position
}

#[test]
fn alternating_taps_enter_the_moves_of_a_game() {
    let position = tapped("15x15k5", Hand::Alternate, "h8i9h10");
    assert_eq!(start(&position).as_deref(), Ok("h10h8-i9"));
    assert_eq!(position.mark_to_move(), Some(Mark::O));
    assert_eq!(position.game().map(|game| game.side_to_move()), Ok(Some(Side::Second)));
    assert_eq!(empty().hand, Hand::Alternate, "it is the first choice");
}

#[test]
fn an_alternating_tap_on_a_mark_removes_it_and_the_marks_go_on_in_turn() {
    // The last mark was wrong.
    let last = tapped("15x15k5", Hand::Alternate, "h8i9h10h10");
    assert_eq!(start(&last).as_deref(), Ok("h8-i9"));
    assert_eq!(last.mark_to_move(), Some(Mark::X));

    // So was one in the middle, of each side.
    let mut white = tapped("15x15k5", Hand::Alternate, "h8i9h10i9");
    assert_eq!(start(&white), Err(ArrangeError::Counts { first: 2, second: 0 }));
    for (cell, marks) in [("g9", "h10h8-g9"), ("g7", "h10h8-g9g7"), ("a1", "h10h8a1-g9g7")] {
        white.tap(at(cell));
        assert_eq!(start(&white).as_deref(), Ok(marks));
    }
    let mut black = tapped("15x15k5", Hand::Alternate, "h8i9h8");
    assert_eq!(black.mark_to_move(), None);
    black.tap(at("h7"));
    assert_eq!(start(&black).as_deref(), Ok("h7-i9"));
    assert_eq!(black.mark_to_move(), Some(Mark::X));
}

#[test]
fn a_tap_places_the_mark_that_its_hand_says() {
    let mut position = tapped("15x15k5", Hand::Alternate, "h8");
    let sides: Vec<_> = Hand::ALL
        .into_iter()
        .map(|hand| {
            position.hand = hand;
            position.side_to_place()
        })
        .collect();
    assert_eq!(sides, [Some(Side::Second), Some(Side::First), Some(Side::Second), None]);
}

#[test]
fn with_equal_numbers_of_marks_either_side_can_move_next() {
    for places in ["", "h8i9", "h8i9h10i10"] {
        let before = tapped("15x15k5", Hand::Alternate, places);
        let mut position = before.clone();
        assert_eq!(position.mark_to_move(), Some(Mark::X));
        assert_eq!(Mark::ALL.map(|mark| position.can_move_next(mark)), [true, true]);
        position.let_move_next(Mark::O);
        assert_eq!(position.mark_to_move(), Some(Mark::O));
        let game = position.game().expect("a position to play on from");
        assert_eq!(game.side_to_move(), Some(Side::First));
        for cell in rules("15x15k5").shape().cells() {
            assert_eq!(position.cell(cell), before.cell(cell), "{cell} looks different");
        }
        // A tap goes on with the chosen side.
        position.tap(at("a1"));
        assert_eq!(position.cell(at("a1")).mark, Some((Mark::O, None)));
        assert_eq!(position.mark_to_move(), Some(Mark::X));
        position.tap(at("a1"));
        position.let_move_next(Mark::X);
        assert_eq!(position, before);
    }
}

#[test]
fn with_unequal_numbers_of_marks_the_side_with_fewer_moves_next() {
    let can_move = |position: &Arrangement| Mark::ALL.map(|mark| position.can_move_next(mark));
    let one_more = tapped("15x15k5", Hand::Alternate, "h8i9h10");
    assert_eq!(can_move(&one_more), [false, true]);
    let mut same = one_more.clone();
    for mark in Mark::ALL {
        same.let_move_next(mark);
        assert_eq!(same, one_more);
    }

    // White has moved first, which a person has to say.
    let mut white = tapped("15x15k5", Hand::Second, "h8");
    assert_eq!(white.mark_to_move(), None);
    assert_eq!(start(&white), Err(ArrangeError::Counts { first: 0, second: 1 }));
    assert_eq!(can_move(&white), [true, false]);
    white.let_move_next(Mark::O);
    assert_eq!(white.mark_to_move(), None, "white cannot move twice");
    white.let_move_next(Mark::X);
    assert_eq!(white.mark_to_move(), Some(Mark::X));
    assert_eq!(white.game().map(|game| game.side_to_move()), Ok(Some(Side::Second)));
    assert_eq!(white.cell(at("h8")).mark, Some((Mark::O, None)));
    assert_eq!(white.hand, Hand::First, "a tap still places white");

    let two_more = tapped("15x15k5", Hand::First, "h8h9");
    assert_eq!(can_move(&two_more), [false, false]);
    assert_eq!(two_more.mark_to_move(), None);
}

/// Black alone has forbidden points, so white cannot take its part.
#[test]
fn in_renju_black_is_always_the_first_side() {
    for (places, to_move) in [("", Mark::X), ("h8", Mark::O), ("h8i9", Mark::X)] {
        let before = tapped("15x15k5r", Hand::Alternate, places);
        let mut position = before.clone();
        assert_eq!(position.mark_to_move(), Some(to_move));
        for mark in Mark::ALL {
            assert_eq!(position.can_move_next(mark), mark == to_move, "{places}");
            position.let_move_next(mark);
            assert_eq!(position, before);
        }
    }
    let mut white = tapped("15x15k5r", Hand::Second, "h8");
    white.let_move_next(Mark::X);
    assert_eq!(white.mark_to_move(), None);
}

#[test]
fn a_side_that_has_won_does_not_change_whose_turn_it_would_be() {
    let position = tapped("3x3k3", Hand::Alternate, "a1a2b1b2c1");
    assert_eq!(start(&position), Err(ArrangeError::Won(Side::First)));
    assert_eq!(position.mark_to_move(), Some(Mark::O));
}

#[test]
fn no_choice_changes_its_place_when_the_sides_are_exchanged() {
    let mut position = empty();
    let names = |position: &Arrangement| {
        position.hands().map(|hand| phrases::hand(position, hand, Pieces::Stones))
    };
    assert_eq!(names(&position), ["Alternate", "Black", "White", "Erase"]);
    position.let_move_next(Mark::O);
    assert_eq!(position.hands(), [Hand::Alternate, Hand::Second, Hand::First, Hand::Remove]);
    assert_eq!(names(&position), ["Alternate", "Black", "White", "Erase"]);
    let to_move = Mark::ALL.map(|mark| phrases::moves_next(mark, Pieces::Marks));
    assert_eq!(to_move, ["X to move", "O to move"]);
}

/// Returns the cells with marks after this change to a board on which these cells were tapped in turn.
fn changed(board: &str, places: &str, change: fn(&mut Arrangement)) -> String {
    let mut position = tapped(board, Hand::Alternate, places);
    change(&mut position);
    let of = |side| {
        let all = rules(board).shape().cells();
        let own: Vec<_> = all.filter(|&cell| position.side_at(cell) == Some(side)).collect();
        own.iter().map(Cell::to_string).collect::<String>()
    };
    format!("{}-{}", of(Side::First), of(Side::Second))
}

#[test]
fn a_position_is_mirrored_from_left_to_right() {
    assert_eq!(changed("15x15k5", "h8a1", Arrangement::mirror), "h8-o1");
    assert_eq!(changed("8x5k4", "a5h1b2", Arrangement::mirror), "h5g2-a1");
    assert_eq!(changed("4x4x4k4", "1a12b3", Arrangement::mirror), "1d1-2c3");
}

#[test]
fn a_position_is_turned_clockwise() {
    assert_eq!(changed("3x3k3", "a3b3c3", Arrangement::turn), "c3c1-c2");
    assert_eq!(changed("15x15k5", "h8a1", Arrangement::turn), "h8-a15");
    assert_eq!(changed("8x5k4", "a5b1", Arrangement::turn), "h1-g5", "by half a turn");
    assert_eq!(changed("4x4x4k4", "1a12b4", Arrangement::turn), "1a4-2d3", "in its layer");
}

proptest! {
    #[test]
    fn mirroring_and_turning_lose_no_mark(
        board in prop::sample::select(vec!["3x3k3", "15x15k5", "8x5k4", "5x8k4", "4x4x4k4", "endless5"]),
        places in prop::collection::vec(any::<Index>(), 0..20),
    ) {
        let mut before = Arrangement::empty(rules(board), Mark::X);
        let all: Vec<_> = rules(board).shape().cells().collect();
        for place in places.iter().filter(|_| !all.is_empty()) {
            before.tap(*place.get(&all));
        }
        let mut position = before.clone();
        for _ in 0..2 {
            position.mirror();
            prop_assert_eq!(counts(&position), counts(&before));
        }
        prop_assert_eq!(&position, &before);
        for _ in 0..4 {
            position.turn();
            prop_assert_eq!(counts(&position), counts(&before));
        }
        prop_assert_eq!(&position, &before);
        // A turn between two reflections goes the other way.
        position.mirror();
        position.turn();
        position.mirror();
        position.turn();
        prop_assert_eq!(&position, &before);
    }
}

#[test]
fn the_turn_follows_from_the_arranged_marks() {
    let mut position = empty();
    assert_eq!(position.game(), Ok(Game::new(Rules::NOUGHTS_AND_CROSSES)));
    position.put(at("b2"), Side::First);
    assert_eq!(position.game().map(|game| game.side_to_move()), Ok(Some(Side::Second)));
    position.put(at("a1"), Side::Second);
    assert_eq!(position.game().map(|game| game.side_to_move()), Ok(Some(Side::First)));
    position.put(at("a2"), Side::Second);
    assert_eq!(counts(&position), [1, 2]);
    assert_eq!(start(&position), Err(ArrangeError::Counts { first: 1, second: 2 }));
    position.remove(at("a1"));
    assert_eq!(start(&position).as_deref(), Ok("b2-a2"));
}

#[test]
fn a_mark_can_only_be_moved_to_a_free_cell() {
    let mut position = empty();
    position.put(at("b2"), Side::First);
    position.put(at("a1"), Side::Second);
    position.shift(at("b2"), at("c3"));
    assert_eq!(start(&position).as_deref(), Ok("c3-a1"));
    let before = position.clone();
    for (from, to) in [("c3", "a1"), ("c3", "c3"), ("b2", "b1"), ("c3", "d1"), ("d1", "b2")] {
        position.shift(at(from), at(to));
        assert_eq!(position, before, "{from} to {to}");
    }
}

#[test]
fn taps_off_the_board_are_ignored() {
    let mut position = empty();
    position.put(at("d1"), Side::First);
    position.tap(at("a4"));
    position.remove(at("d1"));
    assert_eq!(position, empty());
}

#[test]
fn clear_removes_all_marks() {
    let mut position = empty();
    position.put(at("b2"), Side::First);
    position.put(at("a1"), Side::Second);
    position.clear();
    assert_eq!(position, empty());
}

#[test]
fn each_side_keeps_its_mark() {
    let mut position = Arrangement::empty(Rules::NOUGHTS_AND_CROSSES, Mark::O);
    position.tap(at("b2"));
    position.put(at("a1"), Side::Second);
    let mark = |cell| position.cell(at(cell)).mark;
    assert_eq!(mark("b2"), Some((Mark::O, None)));
    assert_eq!(mark("a1"), Some((Mark::X, None)));
    assert_eq!(mark("c3"), None);
}

#[test]
fn the_position_of_a_game_can_be_arranged_further() {
    let game = played("3x3k3", "a1a2b1b2c1");
    let mut position = Arrangement::of(&game, Mark::X);
    assert_eq!(counts(&position), [3, 2]);
    assert_eq!(start(&position), Err(ArrangeError::Won(Side::First)));
    position.shift(at("c1"), at("c3"));
    let mut arranged = position.game().expect("a position to play on from");
    assert_eq!(arranged.start().to_string(), "c3a1b1-a2b2");
    arranged.play(at("c1")).expect("free");
    let with_move = Arrangement::of(&arranged, Mark::X);
    assert_eq!(counts(&with_move), [3, 3], "moves since the arrangement are included");
}
