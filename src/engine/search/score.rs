//! Scores as integers: heuristic scores around 0, wins and losses at the ends.

use super::Score;

/// A win at the root. A win in n plies scores n less. Fits in 16 bits.
pub(super) const MATE: i32 = 30_000;
/// Scores above this are wins, and scores below its negative are losses. The longest game has 1,600 plies.
pub(super) const MATE_BOUND: i32 = MATE - 2_000;
/// Greater than every score.
pub(super) const INFINITY: i32 = MATE + 1;
/// The score of a win in `plies` from a node at `ply`.
pub(super) fn mate_in(ply: usize, plies: u32) -> i32 {
    MATE - i32::try_from(ply).unwrap_or_default() - i32::try_from(plies).unwrap_or_default()
}

/// Converts a win or loss counted from the root to one counted from a node at `ply`, as the
/// transposition table stores it.
pub(super) fn to_table(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or_default();
    match score {
        _ if score > MATE_BOUND => score + ply,
        _ if score < -MATE_BOUND => score - ply,
        _ => score,
    }
}

/// The inverse of [`to_table`].
pub(super) fn from_table(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or_default();
    match score {
        _ if score > MATE_BOUND => score - ply,
        _ if score < -MATE_BOUND => score + ply,
        _ => score,
    }
}

/// Adds noise to a heuristic score. Wins and losses stay as they are.
pub(super) fn add_noise(score: i32, noise: i32) -> i32 {
    if score.abs() > MATE_BOUND { score } else { score + noise }
}

/// The score in its public form.
pub(super) fn to_public(score: i32) -> Score {
    let plies = || (MATE - score.abs()).unsigned_abs();
    match score {
        _ if score > MATE_BOUND => Score::MateIn(plies()),
        _ if score < -MATE_BOUND => Score::MatedIn(plies()),
        _ => Score::Heuristic(score),
    }
}
