//! The status of a game.

use crate::{
    engine::{Cell, Line},
    session::{Players, QUIET_MOVES, Seat, Status},
    words::{Piece, Text, text},
};

use super::{fill, fill_piece, list, list_with, named_player};

/// Says whose turn it is, or how the game ended. `piece` is that of the seat to move or of the winner, if there is one.
#[must_use]
pub fn status(status: Status, players: Players, piece: Option<Piece>) -> String {
    let fill_piece = |text| piece.map_or_else(String::new, |piece| fill_piece(text, piece, &[]));
    let text = match (status, players) {
        (Status::ToMove(Seat::One) | Status::InOpening(Seat::One, _), Players::ByLink(_)) => {
            Text::YourMove
        }
        (Status::ToMove(Seat::Two) | Status::InOpening(Seat::Two, _), Players::ByLink(_)) => {
            Text::YourFriendsMove
        }
        (Status::ToMove(_) | Status::InOpening(..), _) => return fill_piece(Text::PieceToMove),
        (Status::Won(Seat::One), Players::Computer(_) | Players::ByLink(_)) => Text::YouWin,
        (Status::Won(Seat::Two), Players::Computer(_)) => Text::ComputerWins,
        (Status::Won(Seat::Two), Players::ByLink(_)) => Text::FriendWins,
        (Status::Won(_), Players::Friends) => return fill_piece(Text::PieceWins),
        (Status::Drawn, _) => Text::Draw,
        (Status::Arranging, _) => return String::new(),
    };
    self::text(text).to_owned()
}

/// Says that the player on this seat chooses a side. `names` are those that two people at this device have chosen.
#[must_use]
pub fn chooses(players: Players, seat: Seat, names: [Option<&'static String>; 2]) -> String {
    let text = match (players, seat) {
        (Players::Friends, _) => {
            let player = named_player(players, seat, names);
            return fill(Text::PlayerChooses, &[("player", player)]);
        }
        (_, Seat::One) => Text::ChooseColour,
        (Players::ByLink(_), Seat::Two) => Text::FriendChooses,
        (_, Seat::Two) => Text::ComputerChooses,
    };
    self::text(text).to_owned()
}

/// Says which mark the player on this seat has chosen. `names` are those that two people at this device have chosen.
#[must_use]
pub fn chose(
    players: Players,
    seat: Seat,
    chosen: Piece,
    names: [Option<&'static String>; 2],
) -> String {
    let text = match (players, seat) {
        (Players::Friends, _) => {
            let player = named_player(players, seat, names);
            return fill_piece(Text::PlayerPlays, chosen, &[("player", player)]);
        }
        (_, Seat::One) => Text::YouPlay,
        (Players::ByLink(_), Seat::Two) => Text::FriendPlays,
        (_, Seat::Two) => Text::ComputerPlays,
    };
    fill_piece(text, chosen, &[])
}

/// Returns the name of the button that chooses the side with this piece.
#[must_use]
pub fn play_piece(piece: Piece) -> String {
    fill_piece(Text::PlayPiece, piece, &[])
}

/// Says which of several moves in an opening is next, with which piece, and what follows them.
#[must_use]
pub fn opening_stone(next: Piece, number: usize, count: usize) -> String {
    let (number, count) = (number.to_string(), count.to_string());
    let stone = fill(Text::OpeningStone, &[("number", &number), ("count", &count)]);
    fill(Text::Message, &[("game", &super::piece(next)), ("what", &stone)])
}

/// Adds the number of the move to a status that would otherwise be the same as before.
#[must_use]
pub fn numbered(status: &str, number: usize) -> String {
    fill(Text::Numbered, &[("status", status), ("move", &number.to_string())])
}

/// Names the last move. Whose it was is on the board and on the cards, so no text calls *You* by a piece.
#[must_use]
pub fn played(cell: Cell) -> String {
    fill(Text::Played, &[("cell", &cell.to_string())])
}

/// Lists the cells of the winning lines.
#[must_use]
pub fn winning_lines(lines: &[Line]) -> String {
    let cells = |line: &Line| list(&line.cells().map(|cell| cell.to_string()).collect::<Vec<_>>());
    list_with(Text::And, &lines.iter().map(cells).collect::<Vec<_>>())
}

/// Says that the player on this seat, with this piece, offers a draw. `can_agree` means that a person at this device can
/// agree.
#[must_use]
pub fn offers_draw(players: Players, seat: Seat, by: Piece, can_agree: bool) -> String {
    match (players, seat) {
        (Players::Friends, _) if can_agree => fill_piece(Text::MovedLastAndOffersDraw, by, &[]),
        (Players::Friends, _) => fill_piece(Text::OffersDraw, by, &[]),
        (_, Seat::One) => text(Text::YouOfferDraw).to_owned(),
        (_, Seat::Two) => text(Text::FriendOffersDraw).to_owned(),
    }
}

/// Says that the computer has declined a draw.
#[must_use]
pub fn draw_declined() -> String {
    fill(Text::DrawDeclined, &[("moves", &QUIET_MOVES.to_string())])
}
