//! Hints and reviews, as one would explain them at the board.

use in_a_row::engine::{
    advice::{Adviser, Hint, Reason, Review, Verdict},
    notation,
};

use crate::common::{played, position};

fn hint(board: &str, moves: &str) -> Option<(String, Reason)> {
    let game = played(board, moves);
    let hint = Adviser::new(game.rules()).hint(position(&game));
    hint.map(|Hint { cell, reason }| (cell.to_string(), reason))
}

fn review(board: &str, moves: &str) -> Review {
    let game = played(board, moves);
    Adviser::new(game.rules()).review(&game)
}

fn verdicts(review: &Review) -> Vec<Verdict> {
    review.moves.iter().map(|judged| judged.verdict).collect()
}

fn better(review: &Review, ply: usize) -> String {
    notation::write_moves(&review.moves[ply].better)
}

#[test]
fn hints_say_why() {
    let told = |moves| hint("3x3k3", moves).expect("3x3 is known");
    assert_eq!(told("a1a3b1b3"), ("c1".into(), Reason::Wins));
    assert_eq!(told("a1c3b1"), ("c1".into(), Reason::Blocks));
    // X on opposite corners is about to complete the diagonal.
    assert_eq!(told("a3a1c1"), ("b2".into(), Reason::Blocks));
    assert_eq!(told("a1b3c3"), ("b2".into(), Reason::Blocks));
    // O stops it there, and is about to complete a line of its own.
    assert_eq!(told("a3c3c1b2"), ("a1".into(), Reason::Blocks));
    assert_eq!(told("a1b3c3b2"), ("b1".into(), Reason::Blocks));
    assert_eq!(told("a1"), ("b2".into(), Reason::OnlyDraws));
    assert_eq!(told("").1, Reason::Draws);
    assert_eq!(told("b2b3").1, Reason::WinsIn(3));
    assert_eq!(told("a1b1b2c3"), ("a3".into(), Reason::MakesTwoThreats));
}

#[test]
fn hints_tell_a_lost_game_from_others() {
    let (_, reason) = hint("3x3k3", "b2b3a3").expect("3x3 is known");
    assert_eq!(reason, Reason::Blocks);
    let (_, reason) = hint("4x4k3", "b2").expect("4x4 is known");
    assert!(matches!(reason, Reason::Delays(_)), "{reason:?}");
}

#[test]
fn large_boards_are_hinted_at_sight() {
    assert_eq!(hint("15x15k5", "h8h9"), None);
    assert_eq!(hint("15x15k5", "h8a1i8a3j8a5k8"), Some(("g8".into(), Reason::Blocks)));
    assert_eq!(hint("15x15k5", "h8a1i8a3j8a5k8a7"), Some(("g8".into(), Reason::Wins)));
    // A four and a four cross on h8.
    assert_eq!(
        hint("15x15k5", "i8l8j8a3k8o5h9o7h10h12h11a14"),
        Some(("h8".into(), Reason::MakesTwoThreats))
    );
}

#[test]
fn a_review_names_the_mistake_that_lost() {
    use Verdict::{Good, Mistake};
    // O answers a corner with an edge, and X wins.
    let review = review("3x3k3", "a1b1b2c3a3a2c1");
    assert_eq!(verdicts(&review), [Good, Mistake, Good, Good, Good, Good, Good]);
    assert_eq!(review.decisive, Some(1));
    assert_eq!(better(&review, 1), "b2");
    assert_eq!(better(&review, 0), "");
}

#[test]
fn a_review_names_a_missed_win() {
    // X could have completed a row on c1 and played c2 instead.
    let review = review("3x3k3", "a1c3b1a2c2");
    assert_eq!(review.moves[4].verdict, Verdict::MissedWin);
    assert_eq!(better(&review, 4), "c1");
}

#[test]
fn a_draw_is_decided_by_the_last_missed_win() {
    let drawn = review("3x3k3", "b2b3a2c2a3c1c3a1");
    assert!(drawn.moves.iter().any(|judged| judged.verdict == Verdict::MissedWin));
    let last = drawn.moves.iter().rposition(|judged| judged.verdict == Verdict::MissedWin);
    assert_eq!(drawn.decisive, last);
    let perfect = review("3x3k3", "b2a1c3a3a2c2b3b1");
    assert!(perfect.moves.iter().all(|judged| judged.verdict == Verdict::Good));
    assert_eq!(perfect.decisive, None);
}

#[test]
fn a_review_of_a_large_board_says_only_what_is_plain() {
    let review = review("15x15k5", "h8a1i8a3j8a5k8c9l8");
    assert_eq!(verdicts(&review)[..7], [Verdict::Unknown; 7]);
    assert_eq!(review.moves[8].verdict, Verdict::Good);
    // Two cells would have completed the row, so no single move was the mistake.
    assert_eq!(review.moves[7].verdict, Verdict::Unknown);
    let review = self::review("15x15k5", "h8g8i8a3j8a5k8c9l8");
    assert_eq!(review.moves[7].verdict, Verdict::Mistake);
    assert_eq!((better(&review, 7), review.decisive), ("l8".into(), Some(7)));
}

#[test]
fn values_are_known_on_small_boards_only() {
    let small = played("4x4k3", "b2");
    let mut adviser = Adviser::new(small.rules());
    assert!(adviser.is_exact());
    assert_eq!(adviser.values(position(&small)).len(), 15);
    let large = played("15x15k5", "h8");
    let mut adviser = Adviser::new(large.rules());
    assert!(!adviser.is_exact());
    assert!(adviser.values(position(&large)).is_empty());
}
