//! What is said of a position besides its status: hints, threats, a selected cell, and how far a search has come.

use crate::{
    engine::{
        Cell, Side,
        advice::{Hint, Reason, Threat, ThreatKind},
        exact::Value,
    },
    protocol::Progress,
    session::Confirm,
    words::{Piece, Text, number, text},
};

use super::{capitalised, fill, in_moves, list, moves_of_win, of_piece, sentences};

/// A cell that is selected for a move that is not played yet.
#[must_use]
pub fn pending(cell: Cell, confirm: Confirm) -> String {
    let text = match confirm {
        Confirm::AtOnce => Text::TapAgain,
        Confirm::PlaceFirst => Text::PressPlace,
    };
    fill(text, &[("cell", &cell.to_string())])
}

/// What a move on a cell would threaten, as part of the cell's name. `run` is how many in a row win.
#[must_use]
pub fn threat(kind: ThreatKind, by: Piece, run: u8) -> String {
    match kind {
        ThreatKind::Win => of_piece(Text::WinsHere, by, &[]),
        ThreatKind::Fork => of_piece(Text::ForkFor, by, &[]),
        ThreatKind::Four => of_piece(Text::RowFor, by, &[("count", &(run - 1).to_string())]),
        ThreatKind::OpenThree => {
            of_piece(Text::OpenRowFor, by, &[("count", &(run - 2).to_string())])
        }
    }
}

/// The same, beside the sign for it.
#[must_use]
pub fn threat_sign(kind: ThreatKind, run: u8) -> String {
    match kind {
        ThreatKind::Win => text(Text::LegendWin).to_owned(),
        ThreatKind::Fork => text(Text::LegendFork).to_owned(),
        ThreatKind::Four => fill(Text::LegendRow, &[("count", &(run - 1).to_string())]),
        ThreatKind::OpenThree => fill(Text::LegendOpenRow, &[("count", &(run - 2).to_string())]),
    }
}

/// All that both sides threaten, the strongest threats first. `pieces` are those of the first and the second side.
#[must_use]
pub fn threats(threats: &[Threat], pieces: [Piece; 2], run: u8) -> String {
    let mut told = String::new();
    for kind in ThreatKind::ALL {
        for (side, by) in [Side::First, Side::Second].into_iter().zip(pieces) {
            let are_so = threats.iter().filter(|it| it.kind == kind && it.side == side);
            let cells: Vec<_> = are_so.map(|threat| threat.cell.to_string()).collect();
            if !cells.is_empty() {
                let threat = capitalised(&threat(kind, by, run));
                let values = [("threat", &*threat), ("cells", &list(&cells))];
                let sentence = fill(Text::ThreatsAt, &values);
                told = if told.is_empty() { sentence } else { sentences(&told, &sentence) };
            }
        }
    }
    if told.is_empty() { text(Text::NoThreats).to_owned() } else { told }
}

/// A good move, and why it is good.
#[must_use]
pub fn hint(hint: Hint) -> String {
    hint_for(&hint.cell.to_string(), hint)
}

/// The same, for who sees the cell glow on a board without coordinates.
#[must_use]
pub fn hint_at_sight(hint: Hint) -> String {
    hint_for(text(Text::GlowingCell), hint)
}

fn hint_for(cell: &str, Hint { reason, value, .. }: Hint) -> String {
    let outlook = value.map(|value| match value {
        Value::Win(plies) => fill(Text::HintWinsIn, &[("moves", &in_moves(moves_of_win(plies)))]),
        Value::Draw if reason == Reason::IsOnly => text(Text::HintOnlyDraws).to_owned(),
        Value::Draw => text(Text::HintDraws).to_owned(),
        Value::Loss(plies) => fill(Text::HintDelays, &[("moves", &in_moves((plies / 2).into()))]),
    });
    let deed = match reason {
        Reason::Wins => Some(Text::HintWins),
        Reason::Blocks => Some(Text::HintBlocks),
        Reason::MakesTwoThreats => Some(Text::HintMakesTwoThreats),
        Reason::StopsAnAttack => Some(Text::HintStopsAnAttack),
        Reason::IsOnly | Reason::IsBest => None,
    };
    let why = match (deed.map(text), outlook) {
        // A win is all there is to say about a move that wins, and a loss about one that loses.
        (Some(deed), _) if reason == Reason::Wins => deed.to_owned(),
        (Some(deed), Some(outlook)) if !matches!(value, Some(Value::Loss(_))) => {
            list(&[deed.to_owned(), outlook])
        }
        (_, Some(outlook)) => outlook,
        (Some(deed), None) => deed.to_owned(),
        (None, None) => text(Text::HintLooksBest).to_owned(),
    };
    fill(Text::HintIs, &[("cell", cell), ("why", &why)])
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
