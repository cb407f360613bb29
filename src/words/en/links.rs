//! What is said about links and the games that are played by them.

use super::{board_size, game_name, piece};
use crate::{
    engine::{
        ArrangeError, Outcome, PlayError, Rules, RulesError,
        notation::{LinkError, NotationReason},
    },
    session::{Correspondence, Opened, Players, Seat, Session, Standing, Status},
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
pub const GAME_REMOVED: &str = "The game was taken from Your games.";
pub const TAKE_BACK: &str = "Restore";
pub const TAKE_LINK: &str = "Take this game";
pub const TAKE_SEAT: &str = "Play along";
pub const KEEP_KNOWN: &str = "Keep mine";
pub const JOINED: &str = "Your friend's game: play, then send the link back. Your own game is kept, in Share, \
    Your games.";
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
    let moves = game.game.moves().len();
    let moves = if moves == 1 { "1 move".into() } else { format!("{moves} moves") };
    (format!("{}, {} in a row, you are {worn}, {moves}", board_size(rules), rules.run()), what)
}

fn moves_ago(moves: usize) -> String {
    if moves == 1 { "1 move".into() } else { format!("{moves} moves") }
}

/// What a link is that is looked at, and what can be done with it.
pub fn opened(opened: Opened) -> String {
    match opened {
        Opened::Position => "A position from a link. Your own game is kept.".into(),
        Opened::Watched(_) => "Two others play this game; you look on.".into(),
        Opened::Takeback { moves } => {
            format!("Your friend asks to take back {}.", moves_ago(moves))
        }
        Opened::Earlier { moves } => {
            format!("This is your game as it was {} ago.", moves_ago(moves))
        }
        Opened::AnotherPast { ply: 0 } => {
            "This link tells another game than the one you know.".into()
        }
        Opened::AnotherPast { ply } => {
            format!("In this link, move {} is another one than in the game you know.", ply + 1)
        }
        Opened::PlayedForYou { ply } => {
            format!("In this link, move {} is yours, but it was not made here.", ply + 1)
        }
        Opened::Invitation(_) | Opened::Known | Opened::Continues => String::new(),
    }
}

/// Why a link cannot be opened.
pub fn link_fault(error: LinkError) -> String {
    let why = match error {
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
            _ => format!("character {} does not belong there", error.at + 1),
        },
        LinkError::Arrange(error) => arrange_fault(error).into(),
        LinkError::Move { ply, cell, reason } => {
            let reason = match reason {
                PlayError::Taken(_) => "is taken",
                PlayError::Outside => "is not on the board",
                PlayError::Ended => "comes after the end",
            };
            format!("move {}, {cell}, {reason}", ply + 1)
        }
    };
    format!("The link could not be opened: {why}. Your own game is as it was.")
}

fn rules_fault(error: RulesError) -> String {
    let (least, most) = (Rules::SHORTEST, Rules::LONGEST);
    match error {
        RulesError::Columns(count) => format!("{count} columns: a board has {least} to {most}"),
        RulesError::Rows(count) => format!("{count} rows: a board has {least} to {most}"),
        RulesError::Run { run, longest } => {
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
