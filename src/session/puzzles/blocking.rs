use crate::engine::{Cell, Game};

/// Returns the reply to play in place of this one, which the engine found in a lost position. Where every reply loses, the
/// engine may let a row be completed at once. A person expects that to be stopped.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Rules, Start},
///     session::puzzles::blocking,
/// };
///
/// // X threatens a2 and c1.
/// let start = Start::new(
///     ["b2".parse()?, "a1".parse()?, "a3".parse()?],
///     ["c3".parse()?, "b1".parse()?],
/// );
/// let game = Game::arrange(Rules::NOUGHTS_AND_CROSSES, start)?;
/// assert_eq!(blocking(&game, "b3".parse()?), "a2".parse()?);
/// assert_eq!(blocking(&game, "c1".parse()?), "c1".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn blocking(game: &Game, reply: Cell) -> Cell {
    let Some(position) = game.position() else { return reply };
    let (own, other) = (position.turn(), position.turn().other());
    let stops = |cell: &Cell| position.wins_at(*cell, other);
    if position.wins_at(reply, own) || stops(&reply) {
        return reply;
    }
    position.legal_moves().find(stops).unwrap_or(reply)
}
