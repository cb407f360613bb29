//! Scores as numbers: what is not certain lies around 0, wins and losses at the ends, by their plies.

use super::Score;

/// A score that wins at once; a win in n plies is worth n less. Fits in 16 bits.
pub(super) const WIN: i32 = 30_000;
/// The longest game has 1,600 plies: every score beyond this is a win, and below its negative a loss.
pub(super) const WINNING: i32 = WIN - 2_000;
/// Beyond every score.
pub(super) const BEYOND: i32 = WIN + 1;
/// The score of a win so many plies after a position that is `ply` plies from the root.
pub(super) fn win_in(ply: usize, plies: u32) -> i32 {
    WIN - i32::try_from(ply).unwrap_or_default() - i32::try_from(plies).unwrap_or_default()
}

/// A score counted from the root, as it is counted from a position `ply` plies on.
pub(super) fn from_ply(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or_default();
    match score {
        _ if score > WINNING => score + ply,
        _ if score < -WINNING => score - ply,
        _ => score,
    }
}

/// The reverse of [`from_ply`].
pub(super) fn at_ply(score: i32, ply: usize) -> i32 {
    let ply = i32::try_from(ply).unwrap_or_default();
    match score {
        _ if score > WINNING => score - ply,
        _ if score < -WINNING => score + ply,
        _ => score,
    }
}

/// Chance changes nothing about what is certain.
pub(super) fn gained(score: i32, gain: i32) -> i32 {
    if score.abs() > WINNING { score } else { score + gain }
}

/// The score as others are told it.
pub(super) fn told(score: i32) -> Score {
    let plies = || (WIN - score.abs()).unsigned_abs();
    match score {
        _ if score > WINNING => Score::Wins(plies()),
        _ if score < -WINNING => Score::Loses(plies()),
        _ => Score::Even(score),
    }
}
