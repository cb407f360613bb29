//! The small pictures of positions.

use in_a_row::session::{
    Arranged, Intent, Miniature, Pieces, Players, Session, Setup, StoredContent,
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::rules;

/// Draws a game between friends with these moves.
fn picture(board: &str, moves: &str) -> Miniature {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let rules = rules(board);
    let pieces = Pieces::usual(rules);
    let setup = Setup { rules, players: Players::Friends, pieces, ..Setup::DEFAULT };
    let (mut session, _) = Session::start(setup, &mut random);
    let moves = in_a_row::engine::notation::parse_moves_on(rules, moves).expect("moves");
    for cell in moves {
        session.apply(Intent::Place(cell), &mut random);
    }
    Miniature::of(&session)
}

#[test]
fn marks_are_drawn_in_their_cells() {
    let picture = picture("3x3k3", "a1c3");
    assert_eq!(picture.x, "M2 22l6 6m0-6l-6 6", "bottom left");
    assert_eq!(picture.o, "M22 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0", "top right");
}

#[test]
fn stones_are_drawn_where_lines_cross() {
    let picture = picture("9x9k5", "a1i9");
    assert_eq!(picture.size, [90, 90]);
    assert!(picture.lines.starts_with("M5 5v80M15 5v80"), "{}", picture.lines);
    assert_eq!((picture.x.as_str(), picture.o.as_str()), ("M5 85h0", "M85 5h0"));
}

#[test]
fn layers_are_drawn_side_by_side() {
    let picture = picture("3x3x3k3", "1a12a13c3");
    assert_eq!(picture.size, [70, 70]);
    assert_eq!(picture.x, "M2 22l6 6m0-6l-6 6M22 42l6 6m0-6l-6 6");
    assert!(picture.o.starts_with("M42 25a"), "{}", picture.o);
}

#[test]
fn a_large_board_shows_the_part_with_the_marks() {
    assert_eq!(picture("40x40k5", "").size, [90, 90]);
    let corner = picture("40x40k5", "an40am39");
    assert_eq!((corner.size, corner.x.as_str()), ([90, 90], "M85 5h0"));
    let wide = picture("40x40k5", "a20an20");
    assert_eq!(wide.size, [400, 90]);
}

#[test]
fn without_end_the_marks_are_centred() {
    let picture = picture("endless5", "r0u0");
    assert_eq!((picture.size, picture.x.as_str()), ([90, 90], "M45 45h0"));
}

#[test]
fn an_arranged_position_is_drawn_too() {
    let arranged: Arranged =
        "3x3k3/friends/one/starter-is-x/marks//x/first/b2-a1".parse().expect("a position");
    let picture = Miniature::of_kept(&StoredContent::Arranged(arranged));
    assert_eq!(picture.x, "M12 12l6 6m0-6l-6 6");
}
