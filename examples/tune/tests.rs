use in_a_row::engine::{Game, notation::Link};

use super::{axis, moved, numbers::Numbers, play::Players, spsa::Spsa};

/// Two programs play: the better one is the one that is nearer to where all is best. Along the second axis nothing changes.
#[test]
fn goes_to_where_more_is_won() {
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

/// Where a program plays against itself, each game of an opening ends alike, whoever is which.
#[test]
fn nobody_beats_itself() {
    let opening: Game = "15x15k5/h8g9i9g7".parse::<Link>().expect("a game").game;
    let mut players = Players::new(opening.rules());
    let numbers = [Numbers::START, Numbers::START];
    assert_eq!(players.play(&opening, numbers, 200).to_bits(), 0.0_f64.to_bits());
}

/// Along each axis numbers come back to where they were, and no two axes are the same.
#[test]
fn each_axis_moves_something_else() {
    let axes = axis::all();
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
