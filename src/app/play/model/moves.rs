//! The list of moves.

use crate::{
    app::{
        game::state::GameState, names::model::DisplayNames, play::model::status::shows_prompt,
        ui::attributes::classes,
    },
    engine::{Cell, Glyph, advice::Verdict},
    session::{Pieces, Replay},
    words::Piece,
};

/// The largest number of moves that are listed: of a longer game, those around the one that is shown. With all of 2,000
/// moves, a tap took 146 ms to show on a processor four times slower; without the list, 59 ms.
const LISTED: usize = 200;

/// The number of moves by which the list advances at a time. In between, a move changes only the end of the list.
const STEP: usize = 50;

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedMove {
    /// Its number, counted from 1.
    pub number: usize,
    /// The piece, with the name of the person who made the move.
    pub piece: Piece,
    /// The cell.
    pub cell: Cell,
    /// The verdict of a review, if there is one yet.
    pub verdict: Option<Verdict>,
    /// How good somebody has called it.
    pub glyph: Option<Glyph>,
    /// Whether this is the move that is shown, or the last one.
    pub is_current: bool,
}

/// Returns the classes of the list.
#[must_use]
pub fn list_class(game: &GameState, sends_link: bool) -> String {
    classes(&[
        ("moves", true),
        ("stones", game.setup.pieces == Pieces::Stones),
        ("live", game.mode.replay().is_none() || game.shows_invitation()),
        ("unlabelled", !game.has_coordinates()),
        ("covered", shows_prompt(game, sends_link)),
        // The study code lists variations.
        ("hidden", game.history.is_empty() || game.has_variations()),
    ])
}

/// Returns the number of moves after which the game is shown.
fn current(game: &GameState) -> usize {
    game.mode.replay().map_or(game.history.len(), Replay::at)
}

/// Returns the number of moves before the first one in the list.
#[must_use]
pub fn first_listed(game: &GameState) -> usize {
    current(game).saturating_sub(LISTED / 2) / STEP * STEP
}

/// Returns the moves in the list.
#[must_use]
pub fn listed(game: &GameState, names: DisplayNames) -> Vec<ListedMove> {
    let replay = game.mode.replay();
    let judged = replay.map_or(&[][..], Replay::judged_moves);
    let current = current(game);
    let first = first_listed(game);
    let near = game.history.iter().enumerate().skip(first).take(LISTED);
    let mut glyphs = replay.map(|replay| replay.glyphs().skip(first));
    let listed = near.map(|(ply, &cell)| ListedMove {
        number: ply + 1,
        piece: game.piece(game.seat_of_mark(ply), names),
        cell,
        verdict: judged.get(ply).map(|judged| judged.verdict),
        glyph: glyphs.as_mut().and_then(Iterator::next).flatten(),
        is_current: ply + 1 == current,
    });
    listed.collect()
}
