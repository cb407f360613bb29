//! Help that new players get without asking.

use in_a_row::{
    app::play::model::cell_to_block,
    engine::{Cell, Ply, bots::Opponent},
    session::{Intent, Players, Session, Setup, Tally},
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::at;

/// Plays these moves in turns of the person and the computer, and returns where a new player must block.
fn to_block(setup: Setup, tally: Tally, moves: &str) -> Option<Cell> {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let (mut session, _) = Session::start(setup, &mut random);
    session.set_tally(tally);
    let mut request = None;
    for cell in moves.split_whitespace().map(at) {
        let intent = match request.take() {
            Some(id) => Intent::Reply { request: id, ply: Ply::Move(cell) },
            None => Intent::Place(cell),
        };
        let effects = session.apply(intent, &mut random);
        assert_eq!(effects.refused, None, "{cell} in {moves}");
        request = effects.request.map(|request| request.id);
    }
    cell_to_block(&session)
}

#[test]
fn a_new_player_is_shown_where_to_block() {
    let new = Tally::default();
    for (moves, expected) in [
        ("", None),
        ("a1 b2", None),
        // O has two in a column.
        ("a1 b2 c3 b3", Some("b1")),
        // X can win on a3.
        ("a1 b2 a2 b3", None),
        // It is the computer's turn.
        ("a1 b2 c3", None),
        // X has blocked, and O has made another threat.
        ("a1 b2 c3 b3 b1 c1", Some("a3")),
    ] {
        assert_eq!(to_block(Setup::DEFAULT, new, moves), expected.map(at), "{moves}");
    }
}

#[test]
fn nobody_else_is() {
    let threat = "a1 b2 c3 b3";
    let tally = |one, two, drawn| Tally { one, two, drawn };
    assert_eq!(to_block(Setup::DEFAULT, tally(0, 1, 0), threat), Some(at("b1")), "the second game");
    assert_eq!(to_block(Setup::DEFAULT, tally(0, 1, 1), threat), None, "the third game");
    assert_eq!(to_block(Setup::DEFAULT, tally(2, 0, 0), threat), None, "after two wins");
    let other = Setup { players: Players::Computer(Opponent::Random), ..Setup::DEFAULT };
    assert_eq!(to_block(other, Tally::default(), threat), None, "another opponent was chosen");
    let friends = Setup { players: Players::Friends, ..Setup::DEFAULT };
    assert_eq!(to_block(friends, Tally::default(), threat), None, "there is no computer");
}
