//! What the elements around the board show, and help that new players get without asking.

pub mod annotation;
pub mod choice;
pub mod moves;
pub mod score;
pub mod status;

use crate::{
    app::game::aids::Reply,
    engine::{Cell, Foul, Game, Judgement, PlayError, Ply, Side, judge},
    session::{Refusal, Session, Setup},
};

/// Returns the reply to the selection of a cell on which no move is allowed; `None` if one is. On a board without end, the
/// first mark may be on any cell.
#[must_use]
pub fn reply_to_selection(game: &Game, cell: Cell) -> Option<Reply> {
    let position = game.position()?;
    match judge(position.board(), cell, position.turn()) {
        Judgement::Forbidden(Foul::NotFirst) | Judgement::Free | Judgement::Wins(_) => None,
        Judgement::Forbidden(foul) => {
            let refused = Refusal::Ply(Ply::Move(cell), PlayError::Forbidden(foul));
            Reply::to(refused, position.board())
        }
    }
}

/// The number of games in which new players are warned.
const FIRST_GAMES: u32 = 2;

/// Returns the cell on which a new player must block, in the first games on a new device. `None` for a player who can
/// win at once, or who has played more games.
#[must_use]
pub fn cell_to_block(session: &Session) -> Option<Cell> {
    let is_new = session.setup() == Setup::DEFAULT && session.tally().games() < FIRST_GAMES;
    if !is_new || !session.is_persons_turn() {
        return None;
    }
    let position = session.game().position()?;
    let wins_at = |side: Side| {
        let mut cells = position.rules().shape().cells();
        cells.find(|&cell| position.board().is_free(cell) && position.wins_at(cell, side))
    };
    match wins_at(position.turn()) {
        Some(_) => None,
        None => wins_at(position.turn().other()),
    }
}
