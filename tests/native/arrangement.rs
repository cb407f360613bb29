//! Setting up a position.

use in_a_row::{
    engine::{ArrangeError, Game, Rules, Side},
    session::{Arrangement, Hand, Mark},
};

use crate::common::{at, played};

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
