//! What is said about links and the games that are played by them.

use super::{board_size, game_name, piece};
use crate::{
    engine::{
        ArrangeError, Foul, Outcome, PlayError, Rules, RulesError, Shape, ShapeError, Side,
        notation::{LinkError, MessageError, NotationReason},
    },
    session::{Arranged, Correspondence, Opened, Players, Seat, Session, Standing, Status},
};

pub const SHARE: &str = "Share";
pub const FRIEND_BY_LINK: &str = "Friend by link";
pub const SEND_LINK: &str = "Send the link";
pub const THE_LINK: &str = "The link";
pub const COPY_LINK: &str = "Copy link";
pub const COPY_MOVES: &str = "Copy moves";
pub const COPY_BOARD: &str = "Copy board";
pub const SCAN: &str = "Scan it with another phone";
pub const PASTE_LINK: &str = "Open a link";
pub const PASTE_HERE: &str = "Paste it here";
pub const OPEN: &str = "Open";
pub const YOUR_GAMES: &str = "Your games";
pub const NO_GAMES: &str = "No game is played by link yet. Start one: New game, Friend by link.";
pub const OWN_GAME: &str = "On this device";
pub const GO_ON: &str = "Go on";
pub const REMOVE: &str = "Remove";
pub const CHOOSE: &str = "Choose";
pub const CHOOSE_ALL_OVER: &str = "Choose all that are over";
pub const REMOVE_CHOSEN: &str = "Remove all chosen";
pub const TAKE_BACK: &str = "Restore";
pub const TAKE_LINK: &str = "Take this game";
pub const TAKE_SEAT: &str = "Play along";
pub const KEEP_KNOWN: &str = "Keep mine";
pub const SHOW_KNOWN: &str = "Show mine";
pub const SHOW_LINK: &str = "Show the link's";
pub const JOIN: &str = "Join";
pub const NOT_NOW: &str = "Not now";
pub const JOINED: &str = "Your friend's game: play, then send the link back. Your own game is in Share, \
    Your games.";
pub const LINK_IS_A_SEAT: &str = "Whoever has this link can move in your friend's place: send it to your friend \
    alone.";
pub const PLAY: &str = "Play";
pub const PAUSE: &str = "Pause";
pub const SLOW: &str = "Slow";
pub const MEDIUM: &str = "Medium";
pub const FAST: &str = "Fast";

/// What stands in a message above its link.
pub fn message(session: &Session) -> String {
    let setup = session.setup();
    let worn = |seat| piece(session.seating().mark(seat), setup.pieces);
    let what = match (session.status(), setup.players) {
        (Status::ToMove(Seat::Two), Players::ByLink(_)) => {
            format!("your move, you are {}", worn(Seat::Two))
        }
        (Status::ToMove(seat), _) => format!("{} to move", worn(seat)),
        (Status::Won(seat), _) => format!("{} has won", worn(seat)),
        (Status::Drawn, _) => "a draw".into(),
        (Status::Arranging, _) => String::new(),
    };
    format!("{}: {what}", game_name(setup.rules))
}

/// A game in the list of those that are played by link: what it is, and what is to be done.
pub fn listed(game: &Correspondence) -> (String, &'static str) {
    let setup = game.setup();
    let rules = setup.rules;
    let worn = piece(game.seating().mark(Seat::One), setup.pieces);
    let what = match game.standing() {
        Standing::YourMove => "Your move",
        Standing::Waiting if game.joined => "Waiting for your friend",
        Standing::Waiting => "Waiting for somebody to join",
        Standing::Over => match game.game.outcome().and_then(Outcome::winner) {
            Some(side) if side == game.own => "You won",
            Some(_) => "Your friend won",
            None => "Draw",
        },
    };
    let moves = moves(game.game.moves().len());
    (format!("{}, {} in a row, you are {worn}, {moves}", board_size(rules), rules.run()), what)
}

/// A position in that list, which was being arranged.
pub fn listed_position(arranged: &Arranged) -> (String, &'static str) {
    let rules = arranged.setup.rules;
    let count: usize =
        [Side::First, Side::Second].map(|side| arranged.position.count(side)).into_iter().sum();
    let marks = if count == 1 { "1 mark".into() } else { format!("{count} marks") };
    let what = format!("{}, {} in a row, {marks}", board_size(rules), rules.run());
    (what, "A position you are arranging")
}

/// How many games by link there are in the list, and may be.
pub fn how_many(count: usize, most: usize) -> String {
    format!("{count} of at most {most} games by link.")
}

/// There are as many as there may be.
pub fn games_full(most: usize) -> String {
    format!(
        "You have {most} games by link, as many as there may be. Remove some in Share, Your games, to begin \
         or join another."
    )
}

/// What was taken from the list.
pub fn games_removed(count: usize) -> String {
    match count {
        1 => "The game was taken from Your games.".into(),
        count => format!("{count} games were taken from Your games."),
    }
}

fn moves(count: usize) -> String {
    if count == 1 { "1 move".into() } else { format!("{count} moves") }
}

/// What a link is that is looked at, and what can be done with it. An invitation offers to play what is `worn`.
pub fn opened(opened: Opened, worn: &str, is_own_turn: bool) -> String {
    match opened {
        Opened::Invitation(_) => {
            let what = if is_own_turn { "Make your move, or press Join" } else { "Press Join" };
            format!("You are invited to this game: you are {worn}. {what}. Your own game is kept.")
        }
        Opened::Position => "A position from a link. Your own game is kept.".into(),
        Opened::Watched(_) => "Two others play this game; you look on.".into(),
        Opened::Takeback { moves } => {
            format!("Your friend asks to take back {}.", self::moves(moves))
        }
        Opened::Earlier { moves } => {
            format!("This is your game as it was {} ago.", self::moves(moves))
        }
        Opened::FromYourSide { ply } => format!(
            "This link comes from your own side and has move {}, your friend's. Take it if you sent it yourself, \
             from another device.",
            ply + 1
        ),
        Opened::AnotherGame => "This link tells another game than the one you know.".into(),
        Opened::AnotherPast { ply, known, linked, is_own: true } => {
            format!(
                "Move {}, yours, is {linked} in this link and {known} in the game you know.",
                ply + 1
            )
        }
        Opened::AnotherPast { ply, known, linked, is_own: false } => format!(
            "Move {}, your friend's, is {linked} in this link and {known} in the game you know. Ask your friend \
             which it was.",
            ply + 1
        ),
        Opened::PlayedForYou { ply } => {
            format!("In this link, move {} is yours, but it was not made here.", ply + 1)
        }
        Opened::Known | Opened::Continues => String::new(),
    }
}

/// Why a link cannot be opened.
pub fn link_fault(error: &MessageError) -> String {
    let why = match error {
        MessageError::NoLink => "there is no link to a game in it".into(),
        MessageError::Link { part, error } => fault(part, *error),
    };
    format!("The link could not be opened: {why}. Your own game is as it was.")
}

fn fault(part: &str, error: LinkError) -> String {
    match error {
        LinkError::TooLong => "it is longer than any game".into(),
        LinkError::CutOff { moves: 0 } => "it is cut off. Have it sent again".into(),
        LinkError::CutOff { moves } => {
            format!("it is cut off after move {moves}. Have it sent again")
        }
        LinkError::Changed => {
            "it is not as it was when it was sent. Have it sent again, or copy it again".into()
        }
        LinkError::Notation(error) => match error.reason {
            NotationReason::TooLarge => "the board, or a cell in it, is too large".into(),
            NotationReason::Rules(error) => rules_fault(error),
            _ => match part.get(error.at..).and_then(|rest| rest.chars().next()) {
                Some(it) => format!("character {}, “{it}”, does not belong there", error.at + 1),
                None => "it is cut off. Have it sent again".into(),
            },
        },
        LinkError::Arrange(error) => arrange_fault(error).into(),
        LinkError::Move { ply, cell, reason } => {
            let reason = match reason {
                PlayError::Forbidden(Foul::Taken(_)) => "is taken",
                PlayError::Forbidden(Foul::Outside) => "is not on the board",
                PlayError::Ended => "comes after the end",
            };
            format!("move {}, {cell}, {reason}", ply + 1)
        }
    }
}

fn rules_fault(error: RulesError) -> String {
    let (least, most) = (Shape::SHORTEST, Shape::LONGEST);
    match error {
        RulesError::Shape(ShapeError::Columns(count)) => {
            format!("{count} columns: a board has {least} to {most}")
        }
        RulesError::Shape(ShapeError::Rows(count)) => {
            format!("{count} rows: a board has {least} to {most}")
        }
        RulesError::Run { run, longest } => {
            let least = Rules::SHORTEST_RUN;
            format!("{run} in a row: on this board {least} to {longest}")
        }
    }
}

const fn arrange_fault(error: ArrangeError) -> &'static str {
    match error {
        ArrangeError::Outside(_) => "a mark is not on the board",
        ArrangeError::Twice(_) => "two marks are on one cell",
        ArrangeError::Counts { .. } => "it is nobody's turn in it",
        ArrangeError::Won(_) | ArrangeError::Drawn => "it begins after its end",
    }
}
