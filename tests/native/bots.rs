//! The opponents: the moves of each, and that all of them are legal.

use in_a_row::engine::{Cell, Game, Player, Ply, Rules, Side, Turn, bots::Opponent, search::Level};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{Diagram, SIDES, at, draw, played, position, rules, winner};

const SEEDS: std::ops::Range<u64> = 0..100;

fn answer(opponent: Opponent, game: &Game, seed: u64) -> Cell {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
    opponent.choose(position(game), &mut random).expect("it follows a rule")
}

/// Returns all answers that random choices lead to, rows from the top.
fn answers(opponent: Opponent, game: &Game) -> Vec<Cell> {
    let answers: Vec<_> = SEEDS.map(|seed| answer(opponent, game, seed)).collect();
    game.legal_moves().filter(|cell| answers.contains(cell)).collect()
}

/// Asserts that the opponent always answers with one of the cells that have a `*`, and with each of them sometimes.
fn assert_answers(opponent: Opponent, board: &str, diagram: &str) {
    let diagram = Diagram::new(board, diagram);
    let game = diagram.game();
    let answers = answers(opponent, &game);
    assert_eq!(answers, diagram.starred(), "{opponent:?} in{}", draw(game.board()));
}

#[test]
fn first_free_fills_rows_from_the_top() {
    for diagram in [
        "
        * . .
        . . .
        . . .
        ",
        "
        O * .
        . X .
        . . .
        ",
        "
        X O X
        * . .
        . . .
        ",
    ] {
        assert_answers(Opponent::FirstFree, "3x3k3", diagram);
    }
}

#[test]
fn random_plays_every_free_cell_about_equally_often() {
    let game = played("3x3k3", "b2a1c3");
    let free: Vec<_> = game.legal_moves().collect();
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let mut counts = vec![0_u32; free.len()];
    for _ in 0..6_000 {
        let cell = Opponent::Random.choose(position(&game), &mut random);
        let cell = cell.expect("it follows a rule");
        counts[free.iter().position(|&other| other == cell).expect("a free cell")] += 1;
    }
    // 1,000 each are expected, with a standard deviation of 29.
    assert!(counts.iter().all(|count| (850..=1_150).contains(count)), "{counts:?}");
}

#[test]
fn guard_completes_its_line_rather_than_blocks() {
    let small = "
        O O .
        . . .
        X X *
    ";
    assert_answers(Opponent::Guard, "3x3k3", small);
    let large = "
        4 . . . . . O
        3 . . . . . O
        2 . . . . . O
        1 X X X X * O
          a b c d e h
    ";
    assert_answers(Opponent::Guard, "15x15k5", large);
}

#[test]
fn guard_blocks_a_line_about_to_be_completed() {
    for diagram in [
        "
        . . .
        . . O
        X X *
        ",
        "
        . . X
        O * .
        X . .
        ",
    ] {
        assert_answers(Opponent::Guard, "3x3k3", diagram);
    }
    let gap = "
        5 . . . . . . O
        3 . . . . . O .
        1 X X X * X O .
          a b c d e h o
    ";
    assert_answers(Opponent::Guard, "15x15k5", gap);
    let corner = "
        40 O . . . . O
         1 X X X X * O
           a b c d e an
    ";
    assert_answers(Opponent::Guard, "40x40k5", corner);
}

#[test]
fn guard_looks_at_rows_then_columns_then_diagonals() {
    let row_and_column = "
        . X X
        O O *
        X O X
    ";
    assert_answers(Opponent::Guard, "3x3k3", row_and_column);
    let row_and_diagonal = "
        . . . O
        . . . .
        . X O .
        X X * .
    ";
    assert_answers(Opponent::Guard, "4x4k3", row_and_diagonal);
    let row_and_others = "
        X * X
        O X O
        . . .
    ";
    assert_answers(Opponent::Guard, "3x3k3", row_and_others);
}

/// On e8 the first side would have six, which must be blocked only where six win.
#[test]
fn guard_blocks_an_overline_only_where_it_wins() {
    let six_do_not_count = "
        13 . . . . . . *
        12 . . . . . . X
        11 . . . . . . X
        10 . . . . . . X
         9 . . . . . . X
         8 X X X X . X .
         5 O . O . O . O
         3 O . O . O . O
           a b c d e f n
    ";
    assert_answers(Opponent::Guard, "15x15k5e", six_do_not_count);
    let six_win = "
        12 . . . . . . X
        11 . . . . . . X
        10 . . . . . . X
         9 . . . . . . X
         8 X X X X * X .
         5 O . O . O . O
         3 O . O . O . O
           a b c d e f n
    ";
    assert_answers(Opponent::Guard, "15x15k5", six_win);
}

#[test]
fn guard_plays_anywhere_if_nothing_is_urgent() {
    let nothing = "
        * * *
        * X *
        * * *
    ";
    assert_answers(Opponent::Guard, "3x3k3", nothing);
}

#[test]
fn clerk_takes_the_first_free_cell_if_nothing_is_urgent() {
    for diagram in [
        "
        * . .
        . X .
        . . .
        ",
        "
        O O .
        . . .
        X X *
        ",
        "
        . . .
        . . O
        X X *
        ",
    ] {
        assert_answers(Opponent::Clerk, "3x3k3", diagram);
    }
    assert_eq!(answers(Opponent::Clerk, &played("40x40k5", "")), [at("a40")]);
}

#[test]
fn centre_takes_the_centre_first() {
    for diagram in [
        "
        . . .
        . * .
        . . .
        ",
        "
        . . .
        . * .
        X . .
        ",
        // Even if a line has to be blocked.
        "
        . . O
        . * .
        X X .
        ",
        "
        O . X
        . X .
        * . .
        ",
    ] {
        assert_answers(Opponent::Centre, "3x3k3", diagram);
    }
}

#[test]
fn strategist_takes_the_centre_and_the_farthest_corner_if_it_starts() {
    for diagram in [
        "
        . . .
        . * .
        . . .
        ",
        // After a corner, it takes the opposite one; after an edge, the first of the two far corners.
        "
        2 . .
        . 1 .
        . . *
        ",
        "
        * . .
        . 1 .
        . . 2
        ",
        "
        . 2 .
        . 1 .
        * . .
        ",
        "
        . . *
        2 1 .
        . . .
        ",
        "
        * . .
        . 1 2
        . . .
        ",
        "
        * . .
        . 1 .
        . 2 .
        ",
        // Completing its own line, else blocking the opponent's, comes first.
        "
        . 2 *
        4 1 .
        3 . .
        ",
        "
        2 4 *
        . 1 .
        . . 3
        ",
    ] {
        assert_answers(Opponent::Strategist, "3x3k3", diagram);
    }
}

#[test]
fn strategist_takes_the_centre_and_corners_if_it_does_not_start() {
    for diagram in [
        "
        1 . .
        . * .
        . . .
        ",
        "
        . 1 .
        . * .
        . . .
        ",
        "
        * . .
        . 1 .
        . . .
        ",
        // Corners in the order a3, a1, c3, c1.
        "
        1 . .
        . 2 .
        * . 3
        ",
        "
        2 . .
        . 1 .
        * . 3
        ",
        "
        * 1 .
        3 2 .
        . . .
        ",
    ] {
        assert_answers(Opponent::Strategist, "3x3k3", diagram);
    }
}

/// The two corners that are farthest from the opponent's last move are taken, and no line is urgent.
#[test]
fn strategist_plays_anywhere_if_its_plan_names_no_free_cell() {
    for diagram in [
        "
        2 5 4
        * 1 *
        * 6 3
        ",
        "
        2 * *
        5 1 6
        4 * 3
        ",
    ] {
        assert_answers(Opponent::Strategist, "3x3k3", diagram);
    }
}

#[test]
fn minimax_wins_as_fast_as_it_can() {
    for diagram in [
        "
        O O .
        . . .
        X X *
        ",
        // Other moves would win too, but later.
        "
        X X *
        O O .
        . . .
        ",
    ] {
        assert_answers(Opponent::Minimax, "3x3k3", diagram);
    }
}

#[test]
fn minimax_loses_no_game() {
    for side in SIDES {
        let mut games = vec![Game::new(Rules::NOUGHTS_AND_CROSSES)];
        while let Some(game) = games.pop() {
            let Some(position) = game.position() else {
                let winner = winner(&game);
                assert!(winner.is_none_or(|winner| winner == side), "{:?}", game.moves());
                continue;
            };
            let moves: Vec<_> = if position.turn() == side {
                Opponent::Minimax.candidates(position)
            } else {
                position.legal_moves().collect()
            };
            for cell in moves {
                let mut next = game.clone();
                next.play(cell).expect("a legal move");
                games.push(next);
            }
        }
    }
}

#[test]
fn each_opponent_plays_its_boards() {
    let on = |board: &str| {
        let able = Opponent::by_rule().filter(|it| it.plays(rules(board)));
        able.map(Opponent::id).collect::<Vec<_>>()
    };
    assert_eq!(on("3x3k3").len(), 7);
    assert_eq!(on("4x4k4"), ["first-free", "clerk", "random", "guard", "minimax"]);
    assert_eq!(on("15x15k5"), ["first-free", "clerk", "random", "guard"]);
    assert_eq!(on("5x3k3"), ["first-free", "clerk", "random", "guard"]);
}

#[test]
fn opponents_that_follow_a_rule_choose_any_side() {
    let [first, second] = SIDES.map(Ply::Choose);
    for (can_offer, expected) in
        [(false, &[first, second][..]), (true, &[first, second, Ply::Offer])]
    {
        let turn = Turn::Choose { player: Player::Second, can_offer };
        for opponent in Opponent::by_rule() {
            let chosen: Vec<_> = SEEDS
                .map(|seed| {
                    let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
                    opponent.choose_side(turn, &mut random).expect("it follows a rule")
                })
                .collect();
            assert!(chosen.iter().all(|choice| expected.contains(choice)), "{opponent:?}");
            for choice in expected {
                let count = chosen.iter().filter(|&it| it == choice).count();
                let share = chosen.len() / expected.len();
                assert!(
                    (share / 2..share * 2).contains(&count),
                    "{opponent:?} {choice:?}: {count}"
                );
            }
        }
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        assert_eq!(Opponent::Level(Level::Six).choose_side(turn, &mut random), None);
        let to_move = Turn::Move { player: Player::First, side: Side::First };
        assert_eq!(Opponent::Random.choose_side(to_move, &mut random), None);
    }
}

/// The first mark of a pro opening is in the centre, and the third far from it.
#[test]
fn opponents_that_follow_a_rule_make_the_restricted_marks_of_an_opening() {
    for board in ["15x15k5p1", "9x9k5p2", "20x20k5p1"] {
        for opponent in Opponent::by_rule() {
            let mut game = Game::new(rules(board));
            for seed in 0..4 {
                let cell = answer(opponent, &game, seed);
                game.play(cell).expect("a legal move");
            }
        }
    }
}

fn any_by_rule() -> impl Strategy<Value = Opponent> {
    prop::sample::select(Opponent::by_rule().collect::<Vec<_>>())
}

proptest! {
    #[test]
    fn every_game_between_bots_ends_and_has_only_legal_moves(
        columns in 3..=9_u8, rows in 3..=9_u8, run in 3..=9_u8, seed: u64,
        first in any_by_rule(), second in any_by_rule(),
    ) {
        use in_a_row::engine::Variant;
        let rules = Rules::new(columns, rows, run.min(columns.max(rows)), Variant::Freestyle).expect("in bounds");
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(rules);
        let mut turns = [first, second].into_iter().cycle();
        while let (Some(position), Some(bot)) = (game.position(), turns.next()) {
            let cell = bot.choose(position, &mut random);
            let cell = cell.expect("it follows a rule");
            prop_assert_eq!(game.play(cell), Ok(()));
        }
        prop_assert!(game.outcome().is_some());
    }
}

#[test]
fn each_step_on_the_scale_leads_to_the_next_opponent() {
    for (board, length) in
        [("3x3k3", 7), ("4x4k4", 7), ("15x15k5", 7), ("4x4x4k4", 7), ("endless5", 7)]
    {
        let rules = rules(board);
        let scale: Vec<_> = Opponent::ALL.into_iter().filter(|it| it.is_on_scale(rules)).collect();
        assert_eq!(scale.len(), length, "{board}");
        assert!(scale.iter().all(|it| it.plays(rules)), "{board}");
        for pair in scale.windows(2) {
            assert_eq!(pair[0].stronger(rules), Some(pair[1]), "{board}");
            assert_eq!(pair[1].weaker(rules), Some(pair[0]), "{board}");
        }
        assert_eq!(scale[0].weaker(rules), None, "{board}");
        assert_eq!(scale[length - 1].stronger(rules), None, "{board}");
    }
}

/// The neighbours of an opponent off the scale are the nearest ones on it that are stronger and weaker.
#[test]
fn an_opponent_off_the_scale_has_neighbours_on_it() {
    use in_a_row::engine::search::Level;
    let gomoku = rules("15x15k5");
    assert_eq!(Opponent::Guard.stronger(gomoku), Some(Opponent::Level(Level::Three)));
    assert_eq!(Opponent::Guard.weaker(gomoku), Some(Opponent::Level(Level::One)));
    assert_eq!(Opponent::FirstFree.weaker(gomoku), None, "no opponent is weaker");
    let noughts_and_crosses = Rules::NOUGHTS_AND_CROSSES;
    let two = Opponent::Level(Level::Two);
    assert_eq!(two.stronger(noughts_and_crosses), Some(Opponent::Strategist));
    assert_eq!(two.weaker(noughts_and_crosses), Some(Opponent::Random));
    for board in ["3x3k3", "4x4k4", "15x15k5", "4x4x4k4", "endless5"] {
        for opponent in Opponent::ALL {
            let has_neighbour =
                opponent.stronger(rules(board)).or(opponent.weaker(rules(board))).is_some();
            assert!(has_neighbour, "{opponent:?} on {board}");
        }
    }
}
