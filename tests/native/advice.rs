//! Hints and reviews.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use in_a_row::engine::{
    Board, Game, Rules,
    advice::{Adviser, DeepHint, Evaluation, Hint, Reason, Review, Verdict},
    exact::Value,
    notation,
    search::{Search, Untimed},
};

use crate::common::{Diagram, draw, played, position};

pub(crate) fn review(game: &Game) -> Review {
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
    let is_expected = diagram.starred().contains(&hint.cell) && hint.reason == reason;
    assert!(is_expected, "{hint:?} for {:?} in{}", game.side_to_move(), draw(game.board()));
}

#[test]
fn hints_complete_or_block_lines() {
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
        // O has blocked the diagonal, and is about to complete its own.
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
        // It makes a column and a diagonal at once.
        (
            Reason::MakesTwoThreats,
            "
            * . O
            . X .
            X O .
            ",
        ),
        // An edge is a bad answer to the centre.
        (
            Reason::IsBest,
            "
            * O *
            . X .
            * . *
            ",
        ),
        (
            Reason::IsOnly,
            "
            . . .
            . * .
            X . .
            ",
        ),
        (
            Reason::IsBest,
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
fn a_hint_in_a_lost_game_has_the_value_of_a_loss() {
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
    assert!(matches!(hint.value, Some(Value::Loss(_))), "{hint:?}");
}

/// Returns every position that can be reached in noughts and crosses, once.
fn positions_of_noughts_and_crosses() -> Vec<Game> {
    fn visit(game: &Game, seen: &mut HashSet<Board>, games: &mut Vec<Game>) {
        if game.outcome().is_some() || !seen.insert(game.board().clone()) {
            return;
        }
        games.push(game.clone());
        for cell in game.legal_moves() {
            let mut next = game.clone();
            next.play(cell).expect("a legal move");
            visit(&next, seen, games);
        }
    }
    let mut games = Vec::new();
    visit(&Game::new(Rules::NOUGHTS_AND_CROSSES), &mut HashSet::new(), &mut games);
    games
}

/// Finds the result of best play by playing every game to its end.
fn brute_force_value(game: &Game, known: &mut HashMap<Board, Value>) -> Value {
    if let Some(outcome) = game.outcome() {
        return outcome.winner().map_or(Value::Draw, |_| Value::Loss(0));
    }
    if let Some(value) = known.get(game.board()) {
        return *value;
    }
    let values = game.legal_moves().map(|cell| {
        let mut next = game.clone();
        next.play(cell).expect("a legal move");
        brute_force_value(&next, known).for_mover()
    });
    let value = values.max().expect("a running game");
    known.insert(game.board().clone(), value);
    value
}

/// Each hint on 3x3 has the value of its move, no other move is better, and a review of that move agrees.
#[test]
fn every_hint_on_3x3_is_correct() {
    let mut adviser = Adviser::new(Rules::NOUGHTS_AND_CROSSES);
    let mut known = HashMap::new();
    let games = positions_of_noughts_and_crosses();
    let mut blocks = [0, 0, 0];
    for mut game in games {
        let best = brute_force_value(&game, &mut known);
        let side = game.side_to_move().expect("a running game");
        let Hint { cell, reason, value } = adviser.hint(position(&game)).expect("a hint");
        let drawn = draw(game.board());
        assert_eq!(value, Some(best), "{drawn}");
        let claims = match reason {
            Reason::Wins => best == Value::Win(1),
            Reason::MakesTwoThreats => best == Value::Win(3),
            Reason::Blocks => position(&game).wins_at(cell, side.other()),
            Reason::IsOnly => best == Value::Draw,
            Reason::IsBest => true,
            Reason::StopsAnAttack => false,
        };
        assert!(claims, "{reason:?} on {cell} in {drawn}");
        if reason == Reason::Blocks {
            blocks[match best {
                Value::Win(_) => 0,
                Value::Draw => 1,
                Value::Loss(_) => 2,
            }] += 1;
        }

        game.play(cell).expect("a legal move");
        assert_eq!(brute_force_value(&game, &mut known).for_mover(), best, "{cell} in {drawn}");
        let review = adviser.review(&game);
        let [.., judged] = &review.moves[..] else { panic!("a move") };
        assert!(matches!(judged.verdict, Verdict::Good | Verdict::Excellent), "{cell} in {drawn}");
        assert!(judged.better.is_empty(), "{cell} in {drawn}");
        let claimed = match best {
            Value::Win(plies) => Evaluation::Won(side, plies - 1),
            Value::Draw => Evaluation::Drawn,
            Value::Loss(plies) => Evaluation::Won(side.other(), plies - 1),
        };
        assert_eq!(judged.evaluation, claimed, "{cell} in {drawn}");
        if reason == Reason::IsOnly {
            assert_eq!(judged.verdict, Verdict::Excellent, "{cell} in {drawn}");
        }
    }
    let [wins, draws, losses] = blocks;
    assert_eq!(
        (wins + draws + losses, losses),
        (1_444, 624),
        "all blocks, and those in lost positions"
    );
}

/// Each move on 3x3 that a review calls bad is worse than another one, and the moves it names are the best ones.
#[test]
fn every_verdict_on_3x3_agrees_with_best_play() {
    let mut adviser = Adviser::new(Rules::NOUGHTS_AND_CROSSES);
    let mut known = HashMap::new();
    for game in positions_of_noughts_and_crosses() {
        let best = brute_force_value(&game, &mut known);
        for cell in game.legal_moves() {
            let mut next = game.clone();
            next.play(cell).expect("a legal move");
            let value = brute_force_value(&next, &mut known).for_mover();
            let review = adviser.review(&next);
            let [.., judged] = &review.moves[..] else { panic!("a move") };
            let allowed: &[Verdict] = match (best, value) {
                _ if best == value => &[Verdict::Good, Verdict::Excellent],
                _ if best.ends_like(value) => &[Verdict::Dubious],
                _ => &[Verdict::Blunder],
            };
            let drawn = draw(game.board());
            assert!(allowed.contains(&judged.verdict), "{cell}: {judged:?} in {drawn}");
            assert_eq!(judged.better.is_empty(), best == value, "{cell} in {drawn}");
            for better in &judged.better {
                let mut next = game.clone();
                next.play(*better).expect("a legal move");
                let value = brute_force_value(&next, &mut known).for_mover();
                assert_eq!(value, best, "{better} in {drawn}");
            }
        }
    }
}

fn deep_hint(game: &Game) -> Hint {
    let mut search = Search::new(game.rules(), 1 << 20);
    let mut deep = DeepHint::begin(game.clone(), &mut search, Duration::from_secs(1));
    while deep.resume(&mut search, &mut Untimed) {}
    deep.hint().expect("a running game")
}

#[test]
fn hints_on_large_boards_report_forced_wins_and_losses() {
    let open_four = Diagram::new(
        "15x15k5",
        "
        8 . . X X X X . .
        5 O O O . . . . .
          e f h i j k l m
        ",
    );
    let hint = deep_hint(&open_four.game());
    assert_eq!((hint.reason, hint.value), (Reason::Blocks, Some(Value::Loss(2))));
    // X blocks a four, which makes a straight four.
    let block_that_wins = Diagram::new(
        "15x15k5",
        "
        13 . . . X . . . .
        12 . . . O . . . .
        11 . . . O . . . .
        10 . . . O . . . .
         9 . . . O . . . .
         8 . X X * X . . .
         3 . . . . . . O .
         2 X . . . . . . .
           e f g h i j k l
        ",
    );
    assert_win_by_block(&block_that_wins);
    // O has to block the four; then X's open three wins.
    let lost = Diagram::new(
        "15x15k5",
        "
        11 . . . . . . . O
        10 . . . . . . . .
         9 . . . X . . . .
         8 O X X X X * . .
         7 . . . X . . . .
         6 . . . . . . . .
         5 . O . . . . . .
         3 . O . O . . . .
           d e f g h i j k
        ",
    );
    let hint = deep_hint(&lost.game());
    assert_eq!(hint.cell, lost.starred()[0]);
    assert_eq!(hint.reason, Reason::Blocks);
    assert!(matches!(hint.value, Some(Value::Loss(3..))), "{hint:?}");
}

fn assert_win_by_block(diagram: &Diagram) {
    let game = diagram.game();
    let hint = deep_hint(&game);
    assert_eq!((hint.cell, hint.reason), (diagram.starred()[0], Reason::Blocks));
    assert!(matches!(hint.value, Some(Value::Win(_))), "{hint:?} in {}", draw(game.board()));
}

#[test]
fn hints_on_large_boards_see_wins_blocks_and_double_threats() {
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
    // Two fours cross.
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
    use Verdict::{Blunder, Good};
    // O answers a corner with an edge, and X wins.
    let played = "
        5 . 4
        6 3 .
        1 2 7
    ";
    let review = review(&Diagram::new("3x3k3", played).game());
    assert_eq!(verdicts(&review)[..2], [Good, Blunder]);
    assert!(verdicts(&review)[2..].iter().all(|verdict| !verdict.is_bad()));
    assert_eq!(review.decisive, Some(1));
    assert_eq!(better(&review, 1), "b2");
    assert_eq!(better(&review, 0), "");
}

#[test]
fn a_review_names_a_missed_win() {
    // X could have completed the bottom row.
    let played = "
        . . 2
        4 . 5
        1 3 *
    ";
    let review = review(&Diagram::new("3x3k3", played).game());
    assert_eq!(review.moves[4].verdict, Verdict::Blunder);
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
    let last = drawn.moves.iter().rposition(|judged| judged.verdict == Verdict::Blunder);
    assert!(last.is_some());
    assert_eq!(drawn.decisive, last);
    let perfect = "
        4 7 3
        5 1 6
        2 8 .
    ";
    let perfect = review(&Diagram::new("3x3k3", perfect).game());
    assert!(perfect.moves.iter().all(|judged| !judged.verdict.is_bad()));
    assert_eq!(perfect.decisive, None);
}

#[test]
fn a_review_without_search_judges_only_lines_about_to_be_completed() {
    let open_four = "
        9 . 8 . . . . .
        8 . . 1 3 5 7 9
        5 6 . . . . . .
        3 4 . . . . . .
        1 2 . . . . . .
          a c h i j k l
    ";
    let review = review(&Diagram::new("15x15k5", open_four).game());
    // Two cells completed the row, so move 8 was not the mistake.
    assert_eq!(verdicts(&review)[..6], [Verdict::Unknown; 6]);
    assert_eq!(verdicts(&review)[6..8], [Verdict::Good; 2]);
    assert_eq!(review.moves[8].verdict, Verdict::Good);
    let closed_four = "
        9 . 8 . . . . . .
        8 . . 2 1 3 5 7 9
        5 6 . . . . . . .
        3 4 . . . . . . .
          a c g h i j k l
    ";
    let review = self::review(&Diagram::new("15x15k5", closed_four).game());
    assert_eq!(review.moves[7].verdict, Verdict::Blunder);
    assert_eq!((better(&review, 7), review.decisive), ("l8".into(), Some(7)));
}

#[test]
fn values_are_known_only_on_small_boards() {
    let small = played("4x4k3", "b2");
    let mut adviser = Adviser::new(small.rules());
    assert!(adviser.is_exact());
    assert_eq!(adviser.values(position(&small)).len(), 15);
    let large = played("15x15k5", "h8");
    let mut adviser = Adviser::new(large.rules());
    assert!(!adviser.is_exact());
    assert!(adviser.values(position(&large)).is_empty());
}
