//! Hints and reviews, as one would explain them at the board.

use in_a_row::engine::{
    Game,
    advice::{Adviser, Reason, Review, Verdict},
    notation,
};

use crate::common::{Diagram, draw, played, position};

fn review(game: &Game) -> Review {
    Adviser::new(game.rules()).review(game)
}

fn verdicts(review: &Review) -> Vec<Verdict> {
    review.moves.iter().map(|judged| judged.verdict).collect()
}

fn better(review: &Review, ply: usize) -> String {
    notation::write_moves(&review.moves[ply].better)
}

/// Asserts that the hint is one of the cells with a `*`, for this reason.
fn assert_hint(board: &str, diagram: &str, reason: Reason) {
    let diagram = Diagram::new(board, diagram);
    let game = diagram.game();
    let hint = Adviser::new(game.rules()).hint(position(&game)).expect("a hint");
    let is_it = diagram.asked().contains(&hint.cell) && hint.reason == reason;
    assert!(is_it, "{hint:?} for {:?} in{}", game.turn(), draw(game.board()));
}

#[test]
fn hints_complete_a_line_or_stop_one() {
    for (reason, diagram) in [
        (
            Reason::Wins,
            "
            O O .
            . . .
            X X *
            ",
        ),
        (
            Reason::Blocks,
            "
            . . O
            . . .
            X X *
            ",
        ),
        (
            Reason::Blocks,
            "
            X . .
            . * .
            O . X
            ",
        ),
        (
            Reason::Blocks,
            "
            . O X
            . * .
            X . .
            ",
        ),
        // O has stopped the diagonal, and is about to complete a line of its own.
        (
            Reason::Blocks,
            "
            X . O
            . O .
            * . X
            ",
        ),
        (
            Reason::Blocks,
            "
            . O X
            . O .
            X * .
            ",
        ),
        (
            Reason::Blocks,
            "
            X O .
            . X .
            . . *
            ",
        ),
    ] {
        assert_hint("3x3k3", diagram, reason);
    }
}

#[test]
fn hints_look_ahead_on_small_boards() {
    for (reason, diagram) in [
        // A column and a diagonal at once.
        (
            Reason::MakesTwoThreats,
            "
            * . O
            . X .
            X O .
            ",
        ),
        // An edge is no answer to the centre.
        (
            Reason::WinsIn(3),
            "
            * O *
            . X .
            * . *
            ",
        ),
        (
            Reason::OnlyDraws,
            "
            . . .
            . * .
            X . .
            ",
        ),
        (
            Reason::Draws,
            "
            * * *
            * * *
            * * *
            ",
        ),
    ] {
        assert_hint("3x3k3", diagram, reason);
    }
}

#[test]
fn hints_tell_a_lost_game_from_others() {
    let lost = Diagram::new(
        "4x4k3",
        "
        . . . .
        . . . .
        . X . .
        . . . .
        ",
    );
    let game = lost.game();
    let hint = Adviser::new(game.rules()).hint(position(&game)).expect("4x4 is known");
    assert!(matches!(hint.reason, Reason::Delays(_)), "{hint:?}");
}

#[test]
fn large_boards_are_hinted_at_sight() {
    let quiet = played("15x15k5", "h8h9");
    assert_eq!(Adviser::new(quiet.rules()).hint(position(&quiet)), None);
    let own_four = "
        8 * X X X X O
        5 O . . . . .
        3 O . . . . .
        1 O . . . . .
          g h i j k l
    ";
    assert_hint("15x15k5", own_four, Reason::Wins);
    let others_four = "
        8 * X X X X O
        5 O . . . . .
        3 O . . . . .
          g h i j k l
    ";
    assert_hint("15x15k5", others_four, Reason::Blocks);
    // A four and a four cross.
    let two_fours = "
        12 . . . . O . . . .
        11 . . . . X . . . .
        10 . . . . X . . . .
         9 . . . . X . . . .
         8 . . . . * X X X O
         1 O O O O . . . . .
           a c e g h i j k l
    ";
    assert_hint("15x15k5", two_fours, Reason::MakesTwoThreats);
}

#[test]
fn a_review_names_the_mistake_that_lost() {
    use Verdict::{Good, Mistake};
    // O answers a corner with an edge, and X wins.
    let played = "
        5 . 4
        6 3 .
        1 2 7
    ";
    let review = review(&Diagram::new("3x3k3", played).game());
    assert_eq!(verdicts(&review), [Good, Mistake, Good, Good, Good, Good, Good]);
    assert_eq!(review.decisive, Some(1));
    assert_eq!(better(&review, 1), "b2");
    assert_eq!(better(&review, 0), "");
}

#[test]
fn a_review_names_a_missed_win() {
    // X could have completed the lowest row.
    let played = "
        . . 2
        4 . 5
        1 3 *
    ";
    let review = review(&Diagram::new("3x3k3", played).game());
    assert_eq!(review.moves[4].verdict, Verdict::MissedWin);
    assert_eq!(better(&review, 4), "c1");
}

#[test]
fn a_draw_is_decided_by_the_last_missed_win() {
    let drawn = "
        5 2 7
        3 1 4
        8 . 6
    ";
    let drawn = review(&Diagram::new("3x3k3", drawn).game());
    assert!(drawn.moves.iter().any(|judged| judged.verdict == Verdict::MissedWin));
    let last = drawn.moves.iter().rposition(|judged| judged.verdict == Verdict::MissedWin);
    assert_eq!(drawn.decisive, last);
    let perfect = "
        4 7 3
        5 1 6
        2 8 .
    ";
    let perfect = review(&Diagram::new("3x3k3", perfect).game());
    assert!(perfect.moves.iter().all(|judged| judged.verdict == Verdict::Good));
    assert_eq!(perfect.decisive, None);
}

#[test]
fn a_review_of_a_large_board_says_only_what_is_plain() {
    let open_four = "
        9 . 8 . . . . .
        8 . . 1 3 5 7 9
        5 6 . . . . . .
        3 4 . . . . . .
        1 2 . . . . . .
          a c h i j k l
    ";
    let review = review(&Diagram::new("15x15k5", open_four).game());
    // Two cells would have completed the row, so no single move was the mistake.
    assert_eq!(verdicts(&review)[..8], [Verdict::Unknown; 8]);
    assert_eq!(review.moves[8].verdict, Verdict::Good);
    let closed_four = "
        9 . 8 . . . . . .
        8 . . 2 1 3 5 7 9
        5 6 . . . . . . .
        3 4 . . . . . . .
          a c g h i j k l
    ";
    let review = self::review(&Diagram::new("15x15k5", closed_four).game());
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
