//! The dialogs *Share* and *Your games*.

use crate::{
    engine::{OpeningStep, Outcome, Rules, Side},
    session::{
        Arranged, Correspondence, CorrespondenceStatus, LinkStep, Players, Seat, Session, Status,
        StoredContent,
    },
    words::{Piece, Text, text},
};

use super::{board::board_and_variant, fill, fill_count, fill_piece, game_name, moves, sentences};

/// Returns the text of a message, above its link.
#[must_use]
pub fn message(session: &Session) -> String {
    let setup = session.setup();
    let of_seat = |text, seat| {
        let mark = session.seating().mark(seat);
        fill_piece(text, Piece::new(mark, setup.pieces), &[])
    };
    let what = match (session.status(), setup.players) {
        // The friend reads it, on the other seat.
        (Status::InOpening(seat, OpeningStep::Choose { .. }), Players::ByLink(_)) => {
            super::chooses(setup.players, seat.other(), [None; 2])
        }
        (Status::InOpening(Seat::Two, _), Players::ByLink(_)) => text(Text::YourMove).to_owned(),
        (Status::InOpening(seat, OpeningStep::Choose { .. }), players) => {
            super::chooses(players, seat, [None; 2])
        }
        (Status::ToMove(Seat::Two), Players::ByLink(_)) => of_seat(Text::YourMoveYouAre, Seat::Two),
        (Status::ToMove(seat) | Status::InOpening(seat, _), _) => of_seat(Text::PieceToMove, seat),
        (Status::Won(seat), _) => of_seat(Text::HasWon, seat),
        (Status::Drawn, _) => text(Text::ADraw).to_owned(),
        (Status::Arranging, _) => String::new(),
    };
    fill(Text::Message, &[("game", &game_name(setup.rules)), ("what", &what)])
}

/// Says what was played, and in how many moves.
#[must_use]
pub fn game_of_moves(rules: Rules, count: usize) -> String {
    fill(Text::GameOfMoves, &[("game", &game_name(rules)), ("moves", &moves(count))])
}

/// Describes the picture of a finished game by its result and by the text of [`game_of_moves`].
#[must_use]
pub fn final_board(result: &str, game: &str) -> String {
    fill(Text::FinalBoard, &[("result", result), ("game", game)])
}

/// Describes a game or a position in *Your games*: its board and players, and whose turn it is or how it ended.
#[must_use]
pub fn kept(what: &StoredContent) -> (String, String) {
    match what {
        StoredContent::Own(session) => listed_own(session),
        StoredContent::ByLink(game, step) => listed_by_link(game, *step),
        StoredContent::Arranged(arranged) => listed_position(arranged),
    }
}

fn listed_own(session: &Session) -> (String, String) {
    let setup = session.setup();
    let opponent = match setup.players {
        Players::Computer(opponent) => super::strength_of(opponent, setup.rules),
        Players::Friends | Players::ByLink(_) => text(Text::FriendHere).to_owned(),
    };
    let (board, run) = (board_and_variant(setup.rules), setup.rules.run().to_string());
    let moves = moves(session.game().moves().len());
    let values = [("board", &*board), ("run", &run), ("opponent", &opponent), ("moves", &moves)];
    (fill(Text::ListedOwn, &values), standing_of(session))
}

fn standing_of(session: &Session) -> String {
    let (setup, status) = (session.setup(), session.status());
    let worn = match status {
        Status::ToMove(Seat::One) | Status::InOpening(Seat::One, _)
            if setup.players != Players::Friends =>
        {
            return text(Text::YourMove).to_owned();
        }
        Status::ToMove(seat) | Status::InOpening(seat, _) | Status::Won(seat) => {
            Some(Piece::new(session.seating().mark(seat), setup.pieces))
        }
        Status::Drawn | Status::Arranging => None,
    };
    super::status(status, setup.players, worn)
}

fn listed_by_link(game: &Correspondence, step: LinkStep) -> (String, String) {
    let setup = game.setup();
    let worn = Piece::new(game.seating().mark(Seat::One), setup.pieces);
    let what = match game.standing() {
        CorrespondenceStatus::YourMove => Text::YourMove,
        CorrespondenceStatus::Waiting if step == LinkStep::Send => Text::NowSend,
        CorrespondenceStatus::Waiting if game.joined => Text::WaitingForFriend,
        CorrespondenceStatus::Waiting => Text::WaitingToJoin,
        CorrespondenceStatus::Over => match game.game.outcome().and_then(Outcome::winner) {
            Some(side) if game.game.turn_order().player_of(side) == game.own => Text::YouWon,
            Some(_) => Text::FriendWon,
            None => Text::Draw,
        },
    };
    let (board, run) = (board_and_variant(setup.rules), setup.rules.run().to_string());
    let moves = moves(game.game.moves().len());
    let values = [("board", &*board), ("run", &run), ("moves", &moves)];
    (fill_piece(Text::ListedGame, worn, &values), text(what).to_owned())
}

fn listed_position(arranged: &Arranged) -> (String, String) {
    let rules = arranged.setup.rules;
    let count: usize =
        [Side::First, Side::Second].map(|side| arranged.position.count(side)).into_iter().sum();
    let marks = fill_count(Text::MarksCount, count, &[]);
    let (board, run) = (board_and_variant(rules), rules.run().to_string());
    let values = [("board", &*board), ("run", &run), ("marks", &marks)];
    (fill(Text::ListedPosition, &values), text(Text::Arranging).to_owned())
}

/// Says how many games by link there are, how many there can be, and how many other games are kept.
#[must_use]
pub fn how_many_games(by_link: usize, most_by_link: usize, most_past: usize) -> String {
    let [by_link, most_by_link, most_past] =
        [by_link, most_by_link, most_past].map(|count| count.to_string());
    sentences(
        &fill(Text::HowManyGames, &[("count", &by_link), ("most", &most_by_link)]),
        &fill(Text::PastGamesKept, &[("most", &most_past)]),
    )
}

/// Says that there were too many games, so the oldest was removed.
#[must_use]
pub fn old_games_dropped(most: usize) -> String {
    fill(Text::OldGamesDropped, &[("most", &most.to_string())])
}

/// Says that there can't be more games by link.
#[must_use]
pub fn games_full(most: usize) -> String {
    fill(Text::GamesFull, &[("most", &most.to_string())])
}

/// Says how many games were removed from the list.
#[must_use]
pub fn games_removed(count: usize) -> String {
    fill_count(Text::GamesRemoved, count, &[])
}
