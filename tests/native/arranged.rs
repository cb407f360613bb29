//! Games that begin from an arranged position instead of the empty board.

use in_a_row::engine::{
    ArrangeError, Foul, Game, PlayError, Ply, Position, Rules, Side, Start,
    advice::{Adviser, Reason, Verdict},
    bots::Opponent,
    call_tree::CallTree,
    exact::{Solver, Value},
    strength::{self, Ratio},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{at, by_choices, cells, played, position, rules, winner};

fn arrange(board: &str, first: &str, second: &str) -> Result<Game, ArrangeError> {
    Game::arrange(rules(board), Start::new(cells(first), cells(second)))
}

fn arranged(board: &str, first: &str, second: &str) -> Game {
    arrange(board, first, second).expect("a position to play on from")
}

#[test]
fn the_turn_follows_from_the_numbers_of_marks() {
    let first = arranged("15x15k5", "h8", "i9");
    assert_eq!(first.side_to_move(), Some(Side::First));
    let mut second = arranged("15x15k5", "h8i9", "g7");
    assert_eq!(second.side_to_move(), Some(Side::Second));
    assert_eq!(second.board().get(at("i9")), Some(Side::First));
    assert_eq!(second.board().get(at("g7")), Some(Side::Second));
    second.play(at("a1")).expect("free");
    assert_eq!(second.board().get(at("a1")), Some(Side::Second));
    assert_eq!(second.position().map(Position::turn), Some(Side::First));
    assert_eq!([0, 1].map(|ply| second.side_at(ply)), [Side::Second, Side::First]);
    assert_eq!(second.moves(), [at("a1")]);
}

#[test]
fn an_unplayable_position_is_refused_with_its_reason() {
    for (board, first, second, error) in [
        ("3x3k3", "d1", "", ArrangeError::Outside(at("d1"))),
        ("3x3k3", "", "a4", ArrangeError::Outside(at("a4"))),
        ("3x3k3", "b2b2", "a1", ArrangeError::Twice(at("b2"))),
        ("3x3k3", "b2", "b2", ArrangeError::Twice(at("b2"))),
        ("3x3k3", "a1b2", "", ArrangeError::Counts { first: 2, second: 0 }),
        ("3x3k3", "a1", "b2c2", ArrangeError::Counts { first: 1, second: 2 }),
        ("3x3k3", "a1b1c1", "a2b2", ArrangeError::Won(Side::First)),
        ("3x3k3", "a1b1a3", "a2b2c2", ArrangeError::Won(Side::Second)),
        ("15x15k5", "a1b1c1d1e1f1", "a3c3e3g3i3", ArrangeError::Won(Side::First)),
        // X O X / O O X / . X O with X to move.
        ("3x3k3", "a3c3c2b1", "b3a2b2c1", ArrangeError::Drawn),
    ] {
        assert_eq!(arrange(board, first, second), Err(error), "{first}-{second}");
    }
}

#[test]
fn an_arranged_overline_is_allowed_where_it_does_not_count() {
    // In almost every order of play, five of the six would have won first.
    let game = arranged("15x15k5e", "a1b1c1d1e1f1", "a3c3e3g3i3");
    assert_eq!(game.side_to_move(), Some(Side::Second));
    assert_eq!(game.outcome(), None);
    let five = arrange("15x15k5e", "a1b1c1d1e1", "a3c3e3g3");
    assert_eq!(five, Err(ArrangeError::Won(Side::First)));
}

#[test]
fn undo_stops_at_the_arranged_position() {
    let before = arranged("3x3k3", "b2", "a1");
    let mut game = before.clone();
    game.play(at("c3")).expect("free");
    game.play(at("a3")).expect("free");
    assert_eq!(game.undo(), Some(Ply::Move(at("a3"))));
    assert_eq!(game.undo(), Some(Ply::Move(at("c3"))));
    assert_eq!(game, before);
    assert_eq!(game.undo(), None);
    assert_eq!(game, before);
    assert_eq!(game.play(at("b2")), Err(PlayError::Forbidden(Foul::Taken(Side::First))));
}

#[test]
fn arranged_marks_count_for_a_win() {
    let mut game = arranged("3x3k3", "a1b1", "a2");
    game.play(at("b2")).expect("free");
    game.play(at("c1")).expect("free");
    assert_eq!(winner(&game), Some(Side::First));
    assert_eq!(game.undo(), Some(Ply::Move(at("c1"))));
    assert_eq!(game.side_to_move(), Some(Side::First));
}

#[test]
fn games_with_different_starts_are_different() {
    let game = arranged("3x3k3", "b2", "a1");
    assert_ne!(game, played("3x3k3", "b2a1"));
    assert_ne!(game, arranged("3x3k3", "a1", "b2"));
    let (one, other) = (arranged("3x3k3", "b2a3", "a1c1"), arranged("3x3k3", "a3b2", "c1a1"));
    assert_eq!(one, other, "the order of the marks makes no difference");
    assert_eq!(arranged("3x3k3", "", ""), Game::new(Rules::NOUGHTS_AND_CROSSES));
}

#[test]
fn a_review_of_an_arranged_game_starts_at_its_first_move() {
    let mut game = arranged("3x3k3", "a1b1", "b2");
    // O should have blocked the row on c1.
    for cell in cells("a2c1") {
        game.play(cell).expect("free");
    }
    let review = Adviser::new(game.rules()).review(&game);
    let verdicts: Vec<_> = review.moves.iter().map(|judged| judged.verdict).collect();
    assert_eq!(verdicts, [Verdict::Blunder, Verdict::Good]);
    assert_eq!(review.moves[0].better, [at("c1")]);
    assert_eq!(review.decisive, Some(0));
}

#[test]
fn a_hint_for_an_arranged_position_is_for_the_side_to_move() {
    let hint = |game: &Game| {
        let position = position(game);
        Adviser::new(game.rules()).hint(position).map(|hint| (hint.cell, hint.reason))
    };
    assert_eq!(hint(&arranged("3x3k3", "a1b1", "a2b2")), Some((at("c1"), Reason::Wins)));
    assert_eq!(hint(&arranged("3x3k3", "a1b1c3", "a2b2")), Some((at("c2"), Reason::Wins)));
    assert_eq!(hint(&arranged("3x3k3", "a1b1", "c3")), Some((at("c1"), Reason::Blocks)));
}

/// ```text
/// 3 X O X
/// 2 O X .
/// 1 . O .    X, to move, wins on a1 and on c1; after c2, O can block only one of the two.
///   a b c
/// ```
#[test]
fn strength_from_an_arranged_position_equals_strength_after_moves() {
    let start = arranged("3x3k3", "a3c3b2", "b3a2b1");
    let played = played("3x3k3", "a3b3c3a2b2b1");
    for opponent in [Opponent::Random, Opponent::Guard, Opponent::Minimax] {
        for side in [Side::First, Side::Second] {
            let proved = strength::from(&start, opponent, side);
            assert_eq!(proved, strength::from(&played, opponent, side), "{opponent:?}");
        }
    }
    let proved = strength::from(&start, Opponent::Random, Side::First).expect("a small board");
    assert_eq!((proved.win, proved.winning_games), (Ratio::from(1), 4));
}

#[test]
fn the_strategist_answers_if_the_centre_is_taken_before_the_first_move() {
    let answer = |first, second| {
        let game = arranged("3x3k3", first, second);
        Opponent::Strategist.candidates(position(&game))
    };
    assert_eq!(answer("b2", "a1"), [at("a3")]);
    assert_eq!(answer("b2", ""), [at("a3")]);
    assert_eq!(answer("a1", ""), [at("b2")]);
}

/// Plays a game, and arranges its position before the last `moved` moves. Returns the game, and the arranged game after
/// these moves.
fn any_arranged(board: &str, choices: &[Index], moved: usize) -> Option<(Game, Game)> {
    let game = by_choices(Game::new(rules(board)), choices);
    let count = game.moves().len().checked_sub(moved)?;
    let (before, since) = game.moves().split_at(count);
    let of = |side| {
        let plies = before.iter().enumerate();
        plies.filter(move |&(ply, _)| Side::at_ply(ply) == side).map(|(_, &cell)| cell)
    };
    let start = Start::new(of(Side::First), of(Side::Second));
    let arranged = Game::arrange(game.rules(), start).ok()?.with(since.iter().copied());
    Some((game, arranged.expect("moves that were played before")))
}

proptest! {
    /// It makes no difference whether marks were played or arranged.
    #[test]
    fn an_arranged_game_continues_like_a_played_one(
        board in prop::sample::select(vec!["3x3k3", "4x3k3", "4x4k4", "4x4k3e"]),
        choices in prop::collection::vec(any::<Index>(), 3..16),
        moved in 1..6_usize,
    ) {
        let games = any_arranged(board, &choices, moved);
        prop_assume!(games.is_some());
        let (played, arranged) = games.expect("a position");
        let before = played.moves().len() - moved;
        prop_assert_eq!(arranged.start().count(), before);
        prop_assert_eq!(arranged.board(), played.board());
        prop_assert_eq!(arranged.outcome(), played.outcome());
        prop_assert_eq!(arranged.turn(), played.turn());

        let mut adviser = Adviser::new(arranged.rules());
        let (whole, part) = (adviser.review(&played), adviser.review(&arranged));
        prop_assert_eq!(&part.moves[..], &whole.moves[before..]);
        prop_assert_eq!(part.decisive, whole.decisive.and_then(|ply| ply.checked_sub(before)));

        for after in 0..=moved {
            let (arranged, played) = (arranged.after(after), played.after(before + after));
            prop_assert_eq!(arranged.moves().len(), after);
            prop_assert_eq!(arranged.board(), played.board());
            let Some((one, other)) = arranged.position().zip(played.position()) else { break };
            let mut solver = Solver::new(arranged.rules()).expect("a small board");
            let value = solver.value(one);
            prop_assert_eq!(value, solver.value(other));
            prop_assert_eq!(adviser.hint(one), adviser.hint(other));
            for opponent in [Opponent::Guard, Opponent::Clerk, Opponent::Minimax] {
                prop_assert_eq!(opponent.candidates(one), opponent.candidates(other));
            }
            if arranged.board().free_count() <= 5 {
                let score = CallTree::grow(one, true).expect("a small board").calls()[0].score;
                prop_assert_eq!(score, Some(match value {
                    Value::Win(_) => 10,
                    Value::Draw => 0,
                    Value::Loss(_) => -10,
                }));
            }
        }
    }

    /// The answers are legal moves.
    #[test]
    fn every_opponent_answers_an_arranged_position(
        choices in prop::collection::vec(any::<Index>(), 1..9),
        moved in 0..3_usize,
    ) {
        let games = any_arranged("3x3k3", &choices, moved);
        prop_assume!(games.is_some());
        let (_, mut game) = games.expect("a position");
        for opponent in Opponent::by_rule() {
            let candidates = game.position().map(|position| opponent.candidates(position));
            for cell in candidates.iter().flatten() {
                prop_assert_eq!(game.play(*cell), Ok(()));
                game.undo();
            }
            prop_assert!(candidates.is_none_or(|candidates| !candidates.is_empty()));
        }
    }
}
