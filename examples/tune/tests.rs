use in_a_row::engine::{Game, Rules, notation::Link};

use super::{axis, moved, numbers::Numbers, play::Players, spsa::Spsa};

/// The better of two programs is the one closer to the optimum. The second axis doesn't matter.
#[test]
fn numbers_approach_the_optimum() {
    let best = [30.0, 0.0, -20.0];
    let mut spsa = Spsa::new(vec![10.0, 10.0, 10.0], 20_000, 1);
    while spsa.done() < 20_000 {
        let trials = spsa.trials(10);
        let distance = |at: &[f64]| (at[0] - best[0]).powi(2) + (at[2] - best[2]).powi(2);
        let points = trials.iter().map(|trial| {
            let [one, other] = spsa.sides(trial).map(|at| distance(&at));
            (other - one).signum()
        });
        let points: Vec<_> = points.collect();
        spsa.learn(&trials, &points);
    }
    let found = spsa.mean();
    assert!((found[0] - best[0]).abs() < 3.0 && (found[2] - best[2]).abs() < 3.0, "{found:?}");
}

/// If a program plays against itself, both games of an opening end alike.
#[test]
fn a_program_does_not_beat_itself() {
    let opening: Game = "15x15k5/h8g9i9g7".parse::<Link>().expect("a game").game;
    let mut players = Players::new(opening.rules());
    let numbers = [Numbers::START, Numbers::START];
    assert_eq!(players.play(&opening, numbers, 200).to_bits(), 0.0_f64.to_bits());
}

/// Moving back along an axis restores the numbers, and no two axes are the same.
#[test]
fn every_axis_moves_different_numbers() {
    let axes = axis::all("15x15k5r".parse::<Rules>().expect("renju"));
    let all: Vec<_> = (0..axes.len())
        .map(|axis| {
            let mut at = vec![0.0; axes.len()];
            at[axis] = axes[axis].step;
            let there = moved(&axes, &at);
            let mut back = there.clone();
            axes[axis].shift(&mut back, -axes[axis].step);
            assert_eq!(back, Numbers::START);
            there
        })
        .collect();
    for (axis, one) in all.iter().enumerate() {
        assert_ne!(*one, Numbers::START);
        assert!(!all[..axis].contains(one));
    }
}
