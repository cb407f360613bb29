//! Texts about an opened link, and about one that cannot be opened.

use crate::{
    engine::{
        ArrangeError, Cell, Foul, PlayError, Rules, RulesError, Shape, ShapeError,
        notation::{LinkError, MessageError, NotationReason},
    },
    session::OpenedLink,
    words::{Piece, Text, number, text},
};

use super::{fill, fill_count, fill_piece, game_name, inside_sentence, short_name};

/// Invites to a game, with this piece.
#[must_use]
pub fn invitation(rules: Rules, piece: Piece) -> String {
    let is_gomoku = short_name(rules) == text(Text::Gomoku);
    let game = if is_gomoku { short_name(rules) } else { game_name(rules) };
    fill_piece(Text::Invited, piece, &[("game", &inside_sentence(&game))])
}

/// Says what an opened link contains, and what the person can do with it. An invitation has a text of its own.
#[must_use]
pub fn opened(opened: OpenedLink) -> String {
    let number = |ply: usize| (ply + 1).to_string();
    match opened {
        OpenedLink::Position => text(Text::PositionFromLink).to_owned(),
        OpenedLink::Watched(_) => text(Text::Watching).to_owned(),
        OpenedLink::Takeback { moves } => fill_count(Text::AsksToTakeBack, moves, &[]),
        OpenedLink::Earlier { moves } => fill_count(Text::Earlier, moves, &[]),
        OpenedLink::FromYourSide { ply } => fill(Text::FromYourSide, &[("move", &number(ply))]),
        OpenedLink::AnotherGame => text(Text::AnotherGame).to_owned(),
        OpenedLink::AnotherPast { ply, known, linked, is_own } => {
            let differs = if is_own { Text::Differs } else { Text::DiffersAsk };
            let (linked, known) = (linked.to_string(), known.to_string());
            fill(differs, &[("move", &number(ply)), ("linked", &linked), ("known", &known)])
        }
        OpenedLink::PlayedForYou { ply } => fill(Text::PlayedForYou, &[("move", &number(ply))]),
        OpenedLink::Invitation(_) | OpenedLink::Known | OpenedLink::Continues => String::new(),
    }
}

/// Says why a link cannot be opened.
#[must_use]
pub fn link_error(error: &MessageError) -> String {
    let why = match error {
        MessageError::NoLink => text(Text::NoLink).to_owned(),
        MessageError::Link { part, error } => reason(part, *error),
    };
    fill(Text::LinkFailed, &[("why", &why)])
}

fn reason(part: &str, error: LinkError) -> String {
    match error {
        LinkError::TooLong => text(Text::TooLong).to_owned(),
        LinkError::CutOff { moves: 0 } => text(Text::CutOff).to_owned(),
        LinkError::CutOff { moves } => fill(Text::CutOffAfter, &[("move", &moves.to_string())]),
        LinkError::Changed => text(Text::Changed).to_owned(),
        LinkError::Notation(error) => match error.reason {
            NotationReason::TooLarge => text(Text::TooLarge).to_owned(),
            NotationReason::TooFar => {
                let cells = number::whole(u32::from(Shape::REACH.unsigned_abs()));
                fill(Text::TooFar, &[("cells", &cells)])
            }
            NotationReason::Rules(error) => rules_error(error),
            _ => match part.get(error.at..).and_then(|rest| rest.chars().next()) {
                Some(it) => {
                    let (number, it) = ((error.at + 1).to_string(), it.to_string());
                    fill(Text::Character, &[("number", &number), ("character", &it)])
                }
                None => text(Text::CutOff).to_owned(),
            },
        },
        LinkError::Arrange(error) => text(arrange_error(error)).to_owned(),
        LinkError::Draw(_) => text(Text::NoDraw).to_owned(),
        LinkError::Choice { .. } => text(Text::WrongChoice).to_owned(),
        LinkError::Move { ply, cell, reason } => move_error(ply, cell, reason),
    }
}

fn move_error(ply: usize, cell: Cell, error: PlayError) -> String {
    let (number, cell) = ((ply + 1).to_string(), cell.to_string());
    let reason = match error {
        // The opening asks for a choice here.
        PlayError::WrongPly => return text(Text::WrongChoice).to_owned(),
        PlayError::Ended => Text::MoveAfterEnd,
        PlayError::Forbidden(Foul::Outside) => Text::MoveOutside,
        PlayError::Forbidden(Foul::Taken(_)) => Text::MoveTaken,
        PlayError::Forbidden(Foul::NotFirst) => Text::MoveNotFirst,
        PlayError::Forbidden(foul) => {
            let foul = super::foul(foul);
            return fill(
                Text::MoveForbidden,
                &[("move", &number), ("cell", &cell), ("foul", foul)],
            );
        }
    };
    fill(reason, &[("move", &number), ("cell", &cell)])
}

pub(super) fn rules_error(error: RulesError) -> String {
    let (least, most) = (Shape::SHORTEST.to_string(), Shape::LONGEST.to_string());
    match error {
        RulesError::Shape(ShapeError::Columns(count)) => {
            let count = count.to_string();
            fill(Text::WrongColumns, &[("count", &count), ("least", &least), ("most", &most)])
        }
        RulesError::Shape(ShapeError::Rows(count)) => {
            let count = count.to_string();
            fill(Text::WrongRows, &[("count", &count), ("least", &least), ("most", &most)])
        }
        RulesError::Shape(ShapeError::Cube) => {
            let most = Shape::LONGEST_IN_SPACE.to_string();
            fill(Text::WrongCube, &[("least", &least), ("most", &most)])
        }
        RulesError::Variant(_) => text(Text::RuleNotHere).to_owned(),
        RulesError::Opening(_) => text(Text::OpeningNotHere).to_owned(),
        RulesError::Run { run, shortest, longest } => {
            let [run, least, most] = [run, shortest, longest].map(|number| number.to_string());
            if least == most {
                fill(Text::WrongRun, &[("run", &run), ("number", &most)])
            } else {
                fill(Text::WrongRunFromTo, &[("run", &run), ("least", &least), ("most", &most)])
            }
        }
    }
}

pub(super) const fn arrange_error(error: ArrangeError) -> Text {
    match error {
        ArrangeError::Outside(_) => Text::MarkOutside,
        ArrangeError::Twice(_) => Text::TwoMarks,
        ArrangeError::Counts { .. } => Text::NobodysTurnInIt,
        ArrangeError::Won(_) | ArrangeError::Drawn => Text::BeginsAfterEnd,
    }
}
