//! Plain minimax: the tutorials' example call by call, and their number of calls.

use in_a_row::engine::{
    Game,
    call_tree::{self, Call, CallTree, Counting, Counts, Event, Progress, Step},
    exact::{Solver, Value},
    notation,
};
use proptest::{prelude::*, sample::Index};

use crate::common::{Diagram, at, played, position};

/// The tutorials' example, with X to move.
const EXAMPLE: &str = "
    O . X
    X . X
    . O O
";

fn tree(game: &Game, alpha_beta: bool) -> CallTree {
    CallTree::grow(position(game), alpha_beta).expect("a small board")
}

fn counts(game: &Game) -> Counts {
    let counting = Counting::new(position(game));
    counting.expect("a small board").last().expect("a free cell")
}

/// Returns the calls, each as the moves that led to it and its score.
fn lines(tree: &CallTree) -> Vec<(String, Option<i32>)> {
    tree.calls().iter().map(|call| (moves_to(tree, call), call.score)).collect()
}

fn moves_to(tree: &CallTree, call: &Call) -> String {
    let before = call.parent.map(|parent| moves_to(tree, &tree.calls()[parent]));
    before.unwrap_or_default() + &notation::write_moves(call.cell.as_slice())
}

fn expected(lines: &[(&str, Option<i32>)]) -> Vec<(String, Option<i32>)> {
    lines.iter().map(|&(moves, score)| (moves.to_owned(), score)).collect()
}

#[test]
fn minimax_makes_nine_calls_in_the_tutorial_example() {
    let tree = tree(&Diagram::new("3x3k3", EXAMPLE).game(), false);
    let calls = [
        ("", Some(10)),
        ("b3", Some(-10)),
        ("b3b2", Some(-10)),
        ("b3a1", Some(-10)),
        ("b2", Some(10)),
        ("a1", Some(-10)),
        ("a1b3", Some(10)),
        ("a1b3b2", Some(10)),
        ("a1b2", Some(-10)),
    ];
    assert_eq!(lines(&tree), expected(&calls));
}

#[test]
fn alpha_beta_skips_calls_that_cannot_change_the_answer() {
    let game = Diagram::new("3x3k3", EXAMPLE).game();
    let calls = [
        ("", Some(10)),
        ("b3", Some(-10)),
        ("b3b2", Some(-10)),
        ("b3a1", Some(-10)),
        ("b2", Some(10)),
        // X has 10 already, and after a1b3 this call returns at most 10: O's other moves cannot change the result.
        ("a1", Some(10)),
        ("a1b3", Some(10)),
        ("a1b3b2", Some(10)),
        ("a1b2", None),
    ];
    assert_eq!(lines(&tree(&game, true)), expected(&calls));
    assert_eq!(counts(&game), Counts { plain: 9, alpha_beta: 8 });
}

#[test]
fn minimax_finds_the_only_answer_in_another_position() {
    let game = "
        . * X
        . O .
        X O .
    ";
    let game = Diagram::new("3x3k3", game).game();
    assert_eq!(counts(&game).plain, 174);
    let tree = tree(&game, false);
    let answer = tree.calls().iter().find(|call| call.parent == Some(0) && call.score == Some(0));
    assert_eq!(tree.calls()[0].score, Some(0));
    assert_eq!(answer.and_then(|call| call.cell), Some(at("b3")));
}

#[test]
fn minimax_makes_549_946_calls_from_the_empty_board() {
    let Counts { plain, alpha_beta } = counts(&played("3x3k3", ""));
    assert_eq!(plain, 549_946);
    assert!(alpha_beta * 10 < plain, "alpha-beta skips nine tenths: {alpha_beta}");
}

#[test]
fn progress_shows_the_best_score_so_far() {
    let tree = tree(&Diagram::new("3x3k3", EXAMPLE).game(), false);
    let after = |step: Step| {
        let place = tree.steps().iter().position(|&it| it == step).expect("a step of the example");
        tree.progress(place)
    };
    assert_eq!(after(Step::Called(0))[..2], [Progress::Open(None), Progress::Ahead]);
    assert_eq!(after(Step::Called(2))[1..3], [Progress::Open(None), Progress::Answered(-10)]);
    assert_eq!(
        after(Step::Answered(2))[..4],
        [Progress::Open(None), Progress::Open(Some(-10)), Progress::Answered(-10), Progress::Ahead]
    );
    assert_eq!(after(Step::Answered(1))[0], Progress::Open(Some(-10)), "the first answer is kept");
    assert_eq!(after(Step::Answered(4))[0], Progress::Open(Some(10)), "a higher one replaces it");
    assert_eq!(after(Step::Answered(5))[0], Progress::Open(Some(10)), "a lower one does not");
    assert_eq!(after(Step::Answered(6))[5], Progress::Open(Some(10)));
    assert_eq!(after(Step::Answered(8))[5], Progress::Open(Some(-10)), "O takes the lower one");
    assert_eq!(after(Step::Answered(0))[0], Progress::Answered(10));
}

#[test]
fn a_board_that_is_too_large_has_no_tree() {
    let game = played("5x5k4", "");
    let position = position(&game);
    assert!(CallTree::grow(position, true).is_none());
    assert!(Counting::new(position).is_none());
}

fn playout(board: &str, choices: &[Index], free: usize) -> Option<Game> {
    let mut game = played(board, "");
    for choice in choices {
        let cells: Vec<_> = game.legal_moves().collect();
        if cells.len() <= free {
            break;
        }
        game.play(cells[choice.index(cells.len())]).expect("a legal move");
    }
    game.position().is_some().then_some(game)
}

proptest! {
    /// With and without alpha-beta, the score is that of the solver's value, and every call that is made returns once.
    #[test]
    fn minimax_agrees_with_the_solver(
        board in prop::sample::select(vec!["3x3k3", "4x3k3", "4x4k4", "4x4k3e"]),
        choices in prop::collection::vec(any::<Index>(), 16),
        alpha_beta in any::<bool>(),
    ) {
        let game = playout(board, &choices, 5);
        prop_assume!(game.is_some());
        let game = game.expect("a running game");
        let position = position(&game);
        let tree = tree(&game, alpha_beta);
        let value = Solver::new(game.rules()).expect("a small board").value(position);
        let score = match value {
            Value::Win(_) => 10,
            Value::Draw => 0,
            Value::Loss(_) => -10,
        };
        prop_assert_eq!(tree.calls()[0].score, Some(score));
        let made = tree.calls().iter().filter(|call| call.score.is_some()).count();
        prop_assert_eq!(tree.steps().len(), 2 * made);
        let counts = counts(&game);
        prop_assert_eq!(made, if alpha_beta { counts.alpha_beta } else { counts.plain } as usize);
        let last = tree.progress(tree.steps().len());
        for (call, progress) in tree.calls().iter().zip(last) {
            prop_assert_eq!(progress, call.score.map_or(Progress::Ahead, Progress::Answered));
        }
    }
}

#[test]
fn events_that_form_no_tree_are_refused() {
    let game = Diagram::new("3x3k3", EXAMPLE).game();
    let events = call_tree::events(position(&game), true).expect("a small board");
    assert!(CallTree::of(events.clone()).is_some());
    for end in 0..events.len() {
        assert!(CallTree::of(events[..end].to_vec()).is_none(), "the first {end}");
    }
    let (first, a1) = (Event::Called(None), Some(at("a1")));
    for events in [
        vec![Event::Answered(0)],
        vec![first, Event::Answered(0), Event::Answered(0)],
        vec![first, Event::Answered(0), first, Event::Answered(0)],
        vec![first, first, Event::Answered(0), Event::Answered(0)],
        vec![Event::Called(a1), Event::Answered(0)],
        vec![Event::Skipped(None)],
        vec![first, Event::Answered(0), Event::Skipped(a1)],
    ] {
        assert!(CallTree::of(events.clone()).is_none(), "{events:?}");
    }
}
