//! The opponents: what each plays, and that it always plays by the rules.

use std::collections::BTreeSet;

use in_a_row::engine::{Cell, Game, Rules, Side, bots::Opponent};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{played, position, rules, winner};

const SEEDS: std::ops::Range<u64> = 0..100;

fn answer(opponent: Opponent, game: &Game, seed: u64) -> Cell {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
    opponent.choose(position(game), &mut random).expect("it follows a rule")
}

/// The answer, where it is the same whatever chance says.
fn certain_answer(opponent: Opponent, board: &str, moves: &str) -> String {
    let game = played(board, moves);
    let first = answer(opponent, &game, SEEDS.start);
    assert!(SEEDS.skip(1).all(|seed| answer(opponent, &game, seed) == first), "{moves}");
    first.to_string()
}

#[test]
fn first_free_fills_rows_from_the_top() {
    assert_eq!(certain_answer(Opponent::FirstFree, "3x3k3", ""), "a3");
    assert_eq!(certain_answer(Opponent::FirstFree, "3x3k3", "b2a3"), "b3");
    assert_eq!(certain_answer(Opponent::FirstFree, "3x3k3", "a3b3c3"), "a2");
}

#[test]
fn random_plays_every_free_cell_about_equally_often() {
    let game = played("3x3k3", "b2a1c3");
    let free: Vec<_> = game.legal_moves().collect();
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let mut counts = vec![0_u32; free.len()];
    for _ in 0..6_000 {
        let position = position(&game);
        let cell = Opponent::Random.choose(position, &mut random).expect("it follows a rule");
        counts[free.iter().position(|&other| other == cell).expect("a free cell")] += 1;
    }
    // 1,000 each are expected, with a standard deviation of 29.
    assert!(counts.iter().all(|count| (850..=1_150).contains(count)), "{counts:?}");
}

#[test]
fn guard_completes_its_line_rather_than_block() {
    assert_eq!(certain_answer(Opponent::Guard, "3x3k3", "a1a3b1b3"), "c1");
    assert_eq!(certain_answer(Opponent::Guard, "15x15k5", "a1h1b1h2c1h3d1h4"), "e1");
}

#[test]
fn guard_blocks_a_line_about_to_be_completed() {
    assert_eq!(certain_answer(Opponent::Guard, "3x3k3", "a1c2b1"), "c1");
    assert_eq!(certain_answer(Opponent::Guard, "3x3k3", "a1a2c3"), "b2");
    assert_eq!(certain_answer(Opponent::Guard, "15x15k5", "a1h1b1h3c1o5e1"), "d1");
    assert_eq!(certain_answer(Opponent::Guard, "40x40k5", "a1an40b1a40c1an1d1"), "e1");
}

#[test]
fn guard_looks_at_rows_then_columns_then_diagonals() {
    assert_eq!(certain_answer(Opponent::Guard, "3x3k3", "a1b2c3b1b3a2c1"), "c2");
    assert_eq!(certain_answer(Opponent::Guard, "4x4k3", "a1d4b1c2b2"), "c1");
    assert_eq!(certain_answer(Opponent::Guard, "3x3k3", "a3a2b2c2c3"), "b3");
}

#[test]
fn guard_knows_that_an_overline_is_no_five() {
    // On e8 the first side would have six: only where that wins is it a line to be stopped.
    let moves = "a8o1b8o3c8o5f8o7d8o9n12m15n11k15n10i15n9";
    assert_eq!(certain_answer(Opponent::Guard, "15x15k5e", moves), "n13");
    assert_eq!(certain_answer(Opponent::Guard, "15x15k5", moves), "e8");
}

#[test]
fn guard_plays_anywhere_where_nothing_is_urgent() {
    let game = played("3x3k3", "b2");
    let answers: BTreeSet<_> =
        SEEDS.map(|seed| answer(Opponent::Guard, &game, seed).to_string()).collect();
    let free: BTreeSet<_> = game.legal_moves().map(|cell| cell.to_string()).collect();
    assert_eq!(answers, free);
}

#[test]
fn clerk_takes_the_first_free_cell_where_nothing_is_urgent() {
    assert_eq!(certain_answer(Opponent::Clerk, "3x3k3", "b2"), "a3");
    assert_eq!(certain_answer(Opponent::Clerk, "3x3k3", "a1a3b1b3"), "c1");
    assert_eq!(certain_answer(Opponent::Clerk, "3x3k3", "a1c2b1"), "c1");
    assert_eq!(certain_answer(Opponent::Clerk, "40x40k5", ""), "a40");
}

#[test]
fn centre_takes_the_centre_first() {
    assert_eq!(certain_answer(Opponent::Centre, "3x3k3", ""), "b2");
    assert_eq!(certain_answer(Opponent::Centre, "3x3k3", "a1"), "b2");
    // Even where a line wants to be stopped.
    assert_eq!(certain_answer(Opponent::Centre, "3x3k3", "a1c3b1"), "b2");
    assert_eq!(certain_answer(Opponent::Centre, "3x3k3", "b2a3c3"), "a1");
}

#[test]
fn strategist_that_starts_takes_the_centre_and_the_farthest_corner() {
    let answer = |moves| certain_answer(Opponent::Strategist, "3x3k3", moves);
    assert_eq!(answer(""), "b2");
    // From a corner the opposite one, from an edge the first of the two far ones.
    assert_eq!(answer("b2a3"), "c1");
    assert_eq!(answer("b2c1"), "a3");
    assert_eq!(answer("b2b3"), "a1");
    assert_eq!(answer("b2a2"), "c3");
    assert_eq!(answer("b2c2"), "a3");
    assert_eq!(answer("b2b1"), "a3");
    // Its own line, else the other's, goes before.
    assert_eq!(answer("b2b3a1a2"), "c3");
    assert_eq!(answer("b2a3c1b3"), "c3");
}

#[test]
fn strategist_that_does_not_start_takes_the_centre_and_corners() {
    let answer = |moves| certain_answer(Opponent::Strategist, "3x3k3", moves);
    assert_eq!(answer("a3"), "b2");
    assert_eq!(answer("b3"), "b2");
    assert_eq!(answer("b2"), "a3");
    // Corners in the order a3, a1, c3, c1.
    assert_eq!(answer("a3b2c1"), "a1");
    assert_eq!(answer("b2a3c1"), "a1");
    assert_eq!(answer("b3b2a2"), "a3");
}

#[test]
fn strategist_plays_anywhere_where_its_plan_has_no_cell() {
    let answers = |moves| {
        let game = played("3x3k3", moves);
        let answers: BTreeSet<_> =
            SEEDS.map(|seed| answer(Opponent::Strategist, &game, seed).to_string()).collect();
        answers.into_iter().collect::<Vec<_>>()
    };
    // The two corners that are farthest from the last move are taken, and no line is urgent.
    assert_eq!(answers("b2a3c1c3b3b1"), ["a1", "a2", "c2"]);
    assert_eq!(answers("b2a3c1a1a2c2"), ["b1", "b3", "c3"]);
}

#[test]
fn minimax_wins_as_fast_as_it_can() {
    assert_eq!(certain_answer(Opponent::Minimax, "3x3k3", "a1a3b1b3"), "c1");
    // Both c3 and c1 win, but only c3 at once.
    assert_eq!(certain_answer(Opponent::Minimax, "3x3k3", "a3a2b3b2"), "c3");
}

#[test]
fn minimax_is_not_beaten_in_any_game() {
    for side in [Side::First, Side::Second] {
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
fn opponents_play_the_boards_they_are_made_for() {
    let on = |board: &str| {
        let able = Opponent::BY_RULE.into_iter().filter(|it| it.plays(rules(board)));
        able.map(Opponent::id).collect::<Vec<_>>()
    };
    assert_eq!(on("3x3k3").len(), 7);
    assert_eq!(on("4x4k4"), ["first-free", "clerk", "random", "guard", "minimax"]);
    assert_eq!(on("15x15k5"), ["first-free", "clerk", "random", "guard"]);
    assert_eq!(on("5x3k3"), ["first-free", "clerk", "random", "guard"]);
}

proptest! {
    #[test]
    fn every_game_of_bots_ends_by_the_rules(
        columns in 3..=9_u8, rows in 3..=9_u8, run in 3..=9_u8, seed: u64,
        first in 0..Opponent::BY_RULE.len(), second in 0..Opponent::BY_RULE.len(),
    ) {
        use in_a_row::engine::Overline;
        let rules = Rules::new(columns, rows, run.min(columns.max(rows)), Overline::Wins).expect("in bounds");
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        let mut game = Game::new(rules);
        let mut turns = [first, second].into_iter().cycle();
        while let (Some(position), Some(bot)) = (game.position(), turns.next()) {
            let cell = Opponent::BY_RULE[bot].choose(position, &mut random);
            let cell = cell.expect("it follows a rule");
            prop_assert_eq!(game.play(cell), Ok(()));
        }
        prop_assert!(game.outcome().is_some());
    }
}
