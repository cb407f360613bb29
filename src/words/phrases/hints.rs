//! What is said of a position besides its status: hints, threats, a selected cell, and how far a search has come.

use crate::{
    engine::{
        Cell, Line,
        advice::{Hint, Reason, Threat},
    },
    protocol::Progress,
    session::Confirm,
    words::{Piece, Text, number, text},
};

use super::{fill, in_moves, list, of_piece};

/// A cell that is selected for a move that is not played yet.
#[must_use]
pub fn pending(cell: Cell, confirm: Confirm) -> String {
    let text = match confirm {
        Confirm::AtOnce => Text::TapAgain,
        Confirm::PlaceFirst => Text::PressPlace,
    };
    fill(text, &[("cell", &cell.to_string())])
}

/// The cells on which the side with this piece would win: at least one.
#[must_use]
pub fn threats(by: Piece, threats: &[Threat]) -> String {
    let line = |line: &Line| format!("{}–{}", line.start(), line.end());
    let threat = |Threat { cell, lines, .. }: &Threat| {
        format!("{cell} ({})", list(&lines.iter().map(line).collect::<Vec<_>>()))
    };
    of_piece(
        Text::CouldWinOn,
        by,
        &[("cells", &list(&threats.iter().map(threat).collect::<Vec<_>>()))],
    )
}

/// A good move, and why it is good.
#[must_use]
pub fn hint(hint: Hint) -> String {
    let in_time = |text, moves: u8| fill(text, &[("moves", &in_moves(moves.into()))]);
    let why = match hint.reason {
        Reason::Wins => text(Text::HintWins).to_owned(),
        Reason::Blocks => text(Text::HintBlocks).to_owned(),
        Reason::MakesTwoThreats => text(Text::HintMakesTwoThreats).to_owned(),
        Reason::WinsIn(moves) => in_time(Text::HintWinsIn, moves),
        Reason::OnlyDraws => text(Text::HintOnlyDraws).to_owned(),
        Reason::Draws => text(Text::HintDraws).to_owned(),
        Reason::Delays(moves) => in_time(Text::HintDelays, moves),
        Reason::StopsAnAttack => text(Text::HintStopsAnAttack).to_owned(),
        Reason::LooksBest => text(Text::HintLooksBest).to_owned(),
    };
    fill(Text::HintIs, &[("cell", &hint.cell.to_string()), ("why", &why)])
}

/// How far a search has come.
#[must_use]
pub fn progress(progress: Progress) -> String {
    match progress {
        Progress::Depth(depth, time) => {
            let seconds = number::with_tenths(time.as_secs_f64());
            fill(Text::Depth, &[("depth", &depth.to_string()), ("seconds", &seconds)])
        }
        Progress::Positions(done, all) => {
            fill(Text::PositionsDone, &[("done", &done.to_string()), ("all", &all.to_string())])
        }
    }
}
