//! Texts about a position besides its status: hints, threats, a selected cell, and the progress of a search.

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

use super::{capitalised, fill, fill_piece, in_moves, list, moves_of_win, sentences};

/// Says how to confirm the move on the selected cell.
#[must_use]
pub fn pending(cell: Cell, confirm: Confirm) -> String {
    let text = match confirm {
        Confirm::AtOnce => Text::TapAgain,
        Confirm::PlaceFirst => Text::PressPlace,
    };
    fill(text, &[("cell", &cell.to_string())])
}

/// Returns the threat of a move on a cell, as part of the cell's name. `run` is how many in a row win.
#[must_use]
pub fn threat(kind: ThreatKind, by: Piece, run: u8) -> String {
    match kind {
        ThreatKind::Win => fill_piece(Text::WinsHere, by, &[]),
        ThreatKind::Fork => fill_piece(Text::ForkFor, by, &[]),
        ThreatKind::Four => fill_piece(Text::RowFor, by, &[("count", &(run - 1).to_string())]),
        ThreatKind::OpenThree => {
            fill_piece(Text::OpenRowFor, by, &[("count", &(run - 2).to_string())])
        }
    }
}

/// Returns the name of a threat, for the legend beside its symbol.
#[must_use]
pub fn threat_sign(kind: ThreatKind, run: u8) -> String {
    match kind {
        ThreatKind::Win => text(Text::LegendWin).to_owned(),
        ThreatKind::Fork => text(Text::LegendFork).to_owned(),
        ThreatKind::Four => fill(Text::LegendRow, &[("count", &(run - 1).to_string())]),
        ThreatKind::OpenThree => fill(Text::LegendOpenRow, &[("count", &(run - 2).to_string())]),
    }
}

/// Lists the threats of both sides, the strongest first. `pieces` are those of the first and the second side.
#[must_use]
pub fn threats(threats: &[Threat], pieces: [Piece; 2], run: u8) -> String {
    let mut words = String::new();
    for kind in ThreatKind::ALL {
        for (side, by) in [Side::First, Side::Second].into_iter().zip(pieces) {
            let same = threats.iter().filter(|it| it.kind == kind && it.side == side);
            let cells: Vec<_> = same.map(|threat| threat.cell.to_string()).collect();
            if !cells.is_empty() {
                let threat = capitalised(&threat(kind, by, run));
                let values = [("threat", &*threat), ("cells", &list(&cells))];
                let sentence = fill(Text::ThreatsAt, &values);
                words = if words.is_empty() { sentence } else { sentences(&words, &sentence) };
            }
        }
    }
    if words.is_empty() { text(Text::NoThreats).to_owned() } else { words }
}

/// Recommends a move, and says why it is good.
#[must_use]
pub fn hint(hint: Hint) -> String {
    hint_for(&hint.cell.to_string(), hint)
}

/// Returns the same as [`hint`] for a board without coordinates, where the cell glows.
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
    let effect = match reason {
        Reason::Wins => Some(Text::HintWins),
        Reason::Blocks => Some(Text::HintBlocks),
        Reason::MakesTwoThreats => Some(Text::HintMakesTwoThreats),
        Reason::StopsAnAttack => Some(Text::HintStopsAnAttack),
        Reason::IsOnly | Reason::IsBest => None,
    };
    let why = match (effect.map(text), outlook) {
        // For a move that wins at once, nothing else matters; for one that loses, only the loss does.
        (Some(effect), _) if reason == Reason::Wins => effect.to_owned(),
        (Some(effect), Some(outlook)) if !matches!(value, Some(Value::Loss(_))) => {
            list(&[effect.to_owned(), outlook])
        }
        (_, Some(outlook)) => outlook,
        (Some(effect), None) => effect.to_owned(),
        (None, None) => text(Text::HintLooksBest).to_owned(),
    };
    fill(Text::HintIs, &[("cell", cell), ("why", &why)])
}

/// Says how far a search has come.
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
