//! *Share*, and *Your games*.

use crate::{
    engine::{Outcome, Rules, Side},
    session::{Arranged, Correspondence, Players, Seat, Session, Standing, Status},
    words::{Piece, Text, text},
};

use super::{board_size, fill, game_name, moves, of_count, of_piece};

/// What stands in a message above its link.
#[must_use]
pub fn message(session: &Session) -> String {
    let setup = session.setup();
    let of_seat = |text, seat| {
        let mark = session.seating().mark(seat);
        of_piece(text, Piece { mark, pieces: setup.pieces }, &[])
    };
    let what = match (session.status(), setup.players) {
        (Status::ToMove(Seat::Two), Players::ByLink(_)) => of_seat(Text::YourMoveYouAre, Seat::Two),
        (Status::ToMove(seat), _) => of_seat(Text::PieceToMove, seat),
        (Status::Won(seat), _) => of_seat(Text::HasWon, seat),
        (Status::Drawn, _) => text(Text::ADraw).to_owned(),
        (Status::Arranging, _) => String::new(),
    };
    fill(Text::Message, &[("game", &game_name(setup.rules)), ("what", &what)])
}

/// What was played, and in how many moves.
#[must_use]
pub fn game_of_moves(rules: Rules, count: usize) -> String {
    fill(Text::GameOfMoves, &[("game", &game_name(rules)), ("moves", &moves(count))])
}

/// What the picture of a finished game shows: how it ended, and what was played, as the two phrases say it.
#[must_use]
pub fn final_board(result: &str, game: &str) -> String {
    fill(Text::FinalBoard, &[("result", result), ("game", game)])
}

/// A game in *Your games*: what it is, and what is to be done.
#[must_use]
pub fn listed(game: &Correspondence) -> (String, &'static str) {
    let setup = game.setup();
    let worn = Piece { mark: game.seating().mark(Seat::One), pieces: setup.pieces };
    let what = match game.standing() {
        Standing::YourMove => Text::YourMove,
        Standing::Waiting if game.joined => Text::WaitingForFriend,
        Standing::Waiting => Text::WaitingToJoin,
        Standing::Over => match game.game.outcome().and_then(Outcome::winner) {
            Some(side) if side == game.own => Text::YouWon,
            Some(_) => Text::FriendWon,
            None => Text::Draw,
        },
    };
    let (board, run) = (board_size(setup.rules), setup.rules.run().to_string());
    let moves = moves(game.game.moves().len());
    let values = [("board", &*board), ("run", &run), ("moves", &moves)];
    (of_piece(Text::ListedGame, worn, &values), text(what))
}

/// A position in *Your games* that was being arranged.
#[must_use]
pub fn listed_position(arranged: &Arranged) -> (String, &'static str) {
    let rules = arranged.setup.rules;
    let count: usize =
        [Side::First, Side::Second].map(|side| arranged.position.count(side)).into_iter().sum();
    let marks = of_count(Text::MarksCount, count, &[]);
    let (board, run) = (board_size(rules), rules.run().to_string());
    let values = [("board", &*board), ("run", &run), ("marks", &marks)];
    (fill(Text::ListedPosition, &values), text(Text::Arranging))
}

/// How many games by link there are, and may be.
#[must_use]
pub fn how_many_games(count: usize, most: usize) -> String {
    fill(Text::HowManyGames, &[("count", &count.to_string()), ("most", &most.to_string())])
}

/// There are as many games by link as there may be.
#[must_use]
pub fn games_full(most: usize) -> String {
    fill(Text::GamesFull, &[("most", &most.to_string())])
}

/// So many games were taken from the list.
#[must_use]
pub fn games_removed(count: usize) -> String {
    of_count(Text::GamesRemoved, count, &[])
}
