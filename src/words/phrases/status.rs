//! What is going on in a game.

use crate::{
    engine::{Cell, Line},
    session::{Players, QUIET_MOVES, Seat, Status},
    words::{Piece, Text, text},
};

use super::{fill, list, list_with, of_piece};

/// Whose turn it is, or how the game ended. `worn` is the piece of the seat that is spoken of, where there is one; the
/// game is played here, or only `looked_at`.
#[must_use]
pub fn status(status: Status, players: Players, worn: Option<Piece>, looked_at: bool) -> String {
    let of_piece = |text| worn.map_or_else(String::new, |worn| of_piece(text, worn, &[]));
    let text = match (status, players) {
        (Status::ToMove(Seat::One), Players::ByLink(_)) => Text::YourMove,
        (Status::ToMove(Seat::Two), Players::ByLink(_)) if looked_at => Text::YourFriendsMove,
        (Status::ToMove(Seat::Two), Players::ByLink(_)) => Text::WaitingForFriend,
        (Status::ToMove(_), _) => return of_piece(Text::PieceToMove),
        (Status::Won(Seat::One), Players::Computer(_) | Players::ByLink(_)) => Text::YouWin,
        (Status::Won(Seat::Two), Players::Computer(_)) => Text::ComputerWins,
        (Status::Won(Seat::Two), Players::ByLink(_)) => Text::FriendWins,
        (Status::Won(_), Players::Friends) => return of_piece(Text::PieceWins),
        (Status::Drawn, _) => Text::Draw,
        (Status::Arranging, _) => return String::new(),
    };
    self::text(text).to_owned()
}

/// The status with the number of the move that it is about, where it would read like the one before.
#[must_use]
pub fn numbered(status: &str, number: usize) -> String {
    fill(Text::Numbered, &[("status", status), ("move", &number.to_string())])
}

/// The last move, made by the player with this piece.
#[must_use]
pub fn played(by: Piece, cell: Cell) -> String {
    of_piece(Text::Played, by, &[("cell", &cell.to_string())])
}

/// The cells of the lines that won.
#[must_use]
pub fn winning_lines(lines: &[Line]) -> String {
    let cells = |line: &Line| list(&line.cells().map(|cell| cell.to_string()).collect::<Vec<_>>());
    list_with(Text::And, &lines.iter().map(cells).collect::<Vec<_>>())
}

/// A draw is offered by whom wears this; whether a person here can agree.
#[must_use]
pub fn offers_draw(by: Piece, can_agree: bool) -> String {
    of_piece(if can_agree { Text::MovedLastAndOffersDraw } else { Text::OffersDraw }, by, &[])
}

/// The computer plays on.
#[must_use]
pub fn draw_declined() -> String {
    fill(Text::DrawDeclined, &[("moves", &QUIET_MOVES.to_string())])
}
