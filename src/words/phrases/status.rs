//! The status of a game.

use crate::{
    engine::{Cell, Line},
    session::{Players, QUIET_MOVES, Seat, Status},
    words::{Piece, Text, text},
};

use super::{fill, fill_piece, list, list_with};

/// Says whose turn it is, or how the game ended. `piece` is that of the seat to move or of the winner, if there is one.
/// `is_replay` means that the game is only shown again, not played.
#[must_use]
pub fn status(status: Status, players: Players, piece: Option<Piece>, is_replay: bool) -> String {
    let fill_piece = |text| piece.map_or_else(String::new, |piece| fill_piece(text, piece, &[]));
    let text = match (status, players) {
        (Status::ToMove(Seat::One), Players::ByLink(_)) => Text::YourMove,
        (Status::ToMove(Seat::Two), Players::ByLink(_)) if is_replay => Text::YourFriendsMove,
        (Status::ToMove(Seat::Two), Players::ByLink(_)) => Text::WaitingForFriend,
        (Status::ToMove(_), _) => return fill_piece(Text::PieceToMove),
        (Status::Won(Seat::One), Players::Computer(_) | Players::ByLink(_)) => Text::YouWin,
        (Status::Won(Seat::Two), Players::Computer(_)) => Text::ComputerWins,
        (Status::Won(Seat::Two), Players::ByLink(_)) => Text::FriendWins,
        (Status::Won(_), Players::Friends) => return fill_piece(Text::PieceWins),
        (Status::Drawn, _) => Text::Draw,
        (Status::Arranging, _) => return String::new(),
    };
    self::text(text).to_owned()
}

/// Adds the number of the move to a status that would otherwise be the same as before.
#[must_use]
pub fn numbered(status: &str, number: usize) -> String {
    fill(Text::Numbered, &[("status", status), ("move", &number.to_string())])
}

/// Says that the player with this piece has made a move.
#[must_use]
pub fn played(by: Piece, cell: Cell) -> String {
    fill_piece(Text::Played, by, &[("cell", &cell.to_string())])
}

/// Lists the cells of the winning lines.
#[must_use]
pub fn winning_lines(lines: &[Line]) -> String {
    let cells = |line: &Line| list(&line.cells().map(|cell| cell.to_string()).collect::<Vec<_>>());
    list_with(Text::And, &lines.iter().map(cells).collect::<Vec<_>>())
}

/// Says that the player with this piece offers a draw. `can_agree` means that a person at this device can agree.
#[must_use]
pub fn offers_draw(by: Piece, can_agree: bool) -> String {
    fill_piece(if can_agree { Text::MovedLastAndOffersDraw } else { Text::OffersDraw }, by, &[])
}

/// Says that the computer has declined a draw.
#[must_use]
pub fn draw_declined() -> String {
    fill(Text::DrawDeclined, &[("moves", &QUIET_MOVES.to_string())])
}
