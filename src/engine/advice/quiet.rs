use super::{Game, judge, near_on_lines};

/// Counts the moves at the end of the game that did not threaten to complete a line at once, up to `most`. A winning
/// move counts as a threat.
///
/// # Examples
/// ```
/// use in_a_row::engine::{advice::moves_without_threat, notation::Link};
///
/// // X's a3 threatens a2; O's d3 threatens nothing.
/// let game = "4x4k3/a1c1a4b2a3d3".parse::<Link>()?.game;
/// assert_eq!(moves_without_threat(&game, 100), 1);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[must_use]
pub fn moves_without_threat(game: &Game, most: usize) -> usize {
    let mut board = game.board().clone();
    for (number, ply) in (0..game.moves().len()).rev().take(most).enumerate() {
        let (cell, side) = (game.moves()[ply], game.side_at(ply));
        let threatens =
            near_on_lines(game.rules(), cell).any(|near| judge(&board, near, side).is_win());
        let wins =
            ply + 1 == game.moves().len() && game.outcome().is_some_and(|it| it.winner().is_some());
        if threatens || wins {
            return number;
        }
        board.clear(cell);
    }
    game.moves().len().min(most)
}
