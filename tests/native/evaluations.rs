//! The evaluations of reviews after each move of a game.

use std::collections::HashMap;

use in_a_row::{
    engine::{
        Game, Outcome, Side,
        advice::{Adviser, DeepReview, Evaluation, JudgedMove, Review, Verdict},
        notation,
        search::Search,
    },
    protocol::{Answer, Report},
};

use crate::common::{Diagram, played, rules, winner};

fn deep_review(game: Game) -> Review {
    let mut search = Search::new(game.rules(), 1 << 20);
    let mut deep = DeepReview::new(game);
    while deep.resume(&mut search) {}
    deep.review()
}

/// Returns the evaluations before the first move and after each move.
fn evaluations(review: &Review) -> Vec<Evaluation> {
    let after = review.moves.iter().map(|judged| judged.evaluation);
    std::iter::once(review.start).chain(after).collect()
}

/// Evaluates a game by plain minimax, without the engine's tables and without pruning. Remembers positions by their
/// marks.
fn brute_force_evaluation(game: &Game, known: &mut HashMap<String, Evaluation>) -> Evaluation {
    match game.outcome().map(Outcome::winner) {
        Some(Some(side)) => return Evaluation::Won(side, 0),
        Some(None) => return Evaluation::Drawn,
        None => {}
    }
    let mut marks: Vec<_> = game.board().marks().map(|it| format!("{it:?}")).collect();
    marks.sort();
    let key = marks.concat();
    if let Some(&evaluation) = known.get(&key) {
        return evaluation;
    }
    let own = Side::at_ply(game.moves().len());
    let rank = |evaluation: &Evaluation| match *evaluation {
        Evaluation::Won(side, plies) if side == own => 100 - i32::from(plies),
        Evaluation::Won(_, plies) => i32::from(plies) - 100,
        _ => 0,
    };
    let after = game.legal_moves().map(|cell| {
        let mut next = game.clone();
        next.play(cell).expect("a legal move");
        brute_force_evaluation(&next, known)
    });
    let best = after.max_by_key(rank).expect("a running game has moves");
    let evaluation = match best {
        Evaluation::Won(side, plies) => Evaluation::Won(side, plies + 1),
        other => other,
    };
    known.insert(key, evaluation);
    evaluation
}

/// This checks every position of noughts and crosses, each reached in one way.
#[test]
fn evaluations_on_3x3_agree_with_brute_force() {
    let mut adviser = Adviser::new(rules("3x3k3"));
    let mut known = HashMap::new();
    let mut ways = HashMap::from([(String::new(), played("3x3k3", ""))]);
    let mut count = 0;
    while !ways.is_empty() {
        let mut longer = HashMap::new();
        for game in ways.into_values() {
            let evaluations: Vec<_> = (0..=game.moves().len())
                .map(|ply| brute_force_evaluation(&game.after(ply), &mut known))
                .collect();
            let moves = notation::write_moves(game.moves());
            if !moves.is_empty() {
                assert_eq!(self::evaluations(&adviser.review(&game)), evaluations, "{moves}");
            }
            count += 1;
            for cell in game.legal_moves() {
                let mut next = game.clone();
                next.play(cell).expect("a legal move");
                let mut marks: Vec<_> = next.board().marks().map(|it| format!("{it:?}")).collect();
                marks.sort();
                longer.insert(marks.concat(), next);
            }
        }
        ways = longer;
    }
    // This is the number of reachable positions: a game ends early if no line can be completed any more.
    assert_eq!(count, 5_462);
}

#[test]
fn a_vcf_is_a_proved_win_for_its_side() {
    // Black has a three on row 8 and one on column k, each closed on one side; they cross on k8.
    let won = "h8g8i8k13j8g7k10g5k11g3k12o13";
    let game = played("15x15k5", won);
    let review = deep_review(game.clone());
    assert_eq!(review.moves.len(), game.moves().len());
    let last = review.moves[11].evaluation;
    let Evaluation::Won(Side::First, plies) = last else { panic!("{last:?}") };
    assert!(plies % 2 == 1, "black is to move and wins with a move of its own: {plies}");
    assert_eq!(last.chance(), Some(1000));

    // Black begins elsewhere and then makes white's moves.
    let swapped = deep_review(played("15x15k5", &format!("a15{won}")));
    let last = swapped.moves[12].evaluation;
    assert_eq!(last, Evaluation::Won(Side::Second, plies));
    assert_eq!(last.chance(), Some(0));
}

/// This is checked on boards that are solved and on one that is searched.
#[test]
fn mirrored_games_have_the_same_winners() {
    for (board, moves, mirrored) in [
        ("3x3k3", "a1b1c3c1a3", "c1b1a3a1c3"),
        ("4x4k3", "b2a1c3d4", "c2d1b3a4"),
        ("15x15k5", "h8g8i8k13j8g7k10g5k11g3k12o13", "h8i8g8e13f8i7e10i5e11i3e12a13"),
    ] {
        let [one, other] = [moves, mirrored].map(|moves| played(board, moves));
        let review = |game: Game| {
            let mut adviser = Adviser::new(game.rules());
            if adviser.is_exact() { adviser.review(&game) } else { deep_review(game) }
        };
        let winners = |review: Review| -> Vec<_> {
            evaluations(&review).iter().map(|evaluation| evaluation.winner()).collect()
        };
        assert_eq!(winners(review(one)), winners(review(other)), "{board} {moves}");
    }
}

#[test]
fn a_won_game_is_evaluated_as_won_from_its_open_three() {
    let game = Diagram::new(
        "15x15k5",
        "
        8 . 8 1 3 5 7 9
        4 . . 4 . . . .
        2 . . 2 . . . .
        1 6 . . . . . .
          a g h i j k l
        ",
    )
    .game();
    assert_eq!(winner(&game), Some(Side::First));
    let review = deep_review(game);
    assert_eq!(review.moves[8].evaluation, Evaluation::Won(Side::First, 0));
    // The open four before that cannot be blocked, and the open three was not.
    assert_eq!(review.moves[7].evaluation, Evaluation::Won(Side::First, 1));
    assert_eq!(review.moves[6].evaluation, Evaluation::Won(Side::First, 2));
    assert_eq!(review.moves[5].evaluation, Evaluation::Won(Side::First, 3));
    // Nothing is proved about the empty board, but white has no advantage there.
    let Evaluation::Heuristic(score) = review.start else { panic!("{:?}", review.start) };
    assert!(score >= 0, "{score}");
}

#[test]
fn evaluations_are_read_back_as_written() {
    let mut all = vec![Evaluation::Unknown, Evaluation::Drawn];
    for side in [Side::First, Side::Second] {
        all.extend((0..=u8::MAX).map(|plies| Evaluation::Won(side, plies)));
    }
    all.extend([-31_000, -1, 0, 1, 31_000].map(Evaluation::Heuristic));
    let judged = |evaluation| JudgedMove {
        verdict: Verdict::Unknown,
        evaluation,
        better: Vec::new(),
        line: Vec::new(),
    };
    let moves = all.into_iter().map(judged).collect();
    let review = Review { moves, ..Review::default() };
    let report = Report::Answer(1, Answer::Review(review));
    assert_eq!(Report::from_bytes(&report.to_bytes()), Ok(report));
}
