//! Looking back at a game.

use crate::{
    engine::{
        Cell, Side,
        advice::{Evaluation, Judged, Verdict},
    },
    protocol::Progress,
    words::{Piece, Text, text},
};

use super::{fill, in_moves, list, moves_of_win, of_piece, progress};

/// How many better moves are named.
const NAMED: usize = 3;

/// A verdict as a sign.
#[must_use]
pub const fn verdict_sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Good => "✓",
        Verdict::MissedWin => "!",
        Verdict::Mistake => "✗",
        Verdict::Unknown => "",
    }
}

/// A verdict in words.
#[must_use]
pub fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Good => text(Text::Good),
        Verdict::MissedWin => text(Text::MissedWin),
        Verdict::Mistake => text(Text::Mistake),
        Verdict::Unknown => "",
    }
}

/// A move in the list of moves.
#[must_use]
pub fn made_move(by: Piece, cell: Cell) -> String {
    of_piece(Text::MadeMove, by, &[("cell", &cell.to_string())])
}

/// The place in a game that is looked at, and the move that led there, made by the player with this piece.
#[must_use]
pub fn move_of(at: usize, all: usize, made: Option<(Piece, Cell)>) -> String {
    let (at, all) = (at.to_string(), all.to_string());
    match made {
        Some((by, cell)) => {
            let values = [("at", &*at), ("all", &all), ("cell", &cell.to_string())];
            of_piece(Text::MoveOfBy, by, &values)
        }
        None => fill(Text::MoveOf, &[("at", &at), ("all", &all)]),
    }
}

/// Who stands better, inside a sentence; nothing where nothing is known. `pieces` are those of the first and the second
/// side.
#[must_use]
pub fn who_stands_better(evaluation: Evaluation, [first, second]: [Piece; 2]) -> String {
    let of = |side| if side == Side::First { first } else { second };
    match (evaluation, evaluation.chance()) {
        (Evaluation::Won(side, 0), _) => of_piece(Text::HasWonInside, of(side), &[]),
        (Evaluation::Won(side, plies), _) => {
            of_piece(Text::CanWinIn, of(side), &[("moves", &in_moves(moves_of_win(plies)))])
        }
        (Evaluation::Drawn, _) => text(Text::ADraw).to_owned(),
        (_, None) => String::new(),
        (_, Some(600..)) => of_piece(Text::StandsBetter, first, &[]),
        (_, Some(..=400)) => of_piece(Text::StandsBetter, second, &[]),
        _ => text(Text::AboutEven).to_owned(),
    }
}

/// How good the move was that is shown last, and what would have been better. The evaluations are of before and after
/// it.
#[must_use]
pub fn judged(judged: &Judged, evaluations: [Evaluation; 2], pieces: [Piece; 2]) -> String {
    let Judged { verdict, better, .. } = judged;
    let [before, after] = evaluations;
    let what = match (verdict, before, after) {
        (Verdict::MissedWin, Evaluation::Won(_, plies), _) => {
            fill(Text::MissesWinIn, &[("moves", &in_moves(moves_of_win(plies)))])
        }
        (Verdict::Mistake, _, Evaluation::Won(side, plies)) => {
            let by = pieces[usize::from(side == Side::Second)];
            of_piece(Text::LetsWinIn, by, &[("moves", &in_moves(moves_of_win(plies)))])
        }
        (Verdict::Unknown, ..) => who_stands_better(after, pieces),
        _ => {
            let (verdict, standing) = (self::verdict(*verdict), who_stands_better(after, pieces));
            if standing.is_empty() {
                verdict.to_owned()
            } else {
                fill(Text::VerdictAnd, &[("verdict", verdict), ("standing", &standing)])
            }
        }
    };
    let what = capitalised(&what);
    if better.is_empty() {
        return what;
    }
    let more = (better.len() > NAMED).then(|| "…".to_owned());
    let cells: Vec<_> = better.iter().take(NAMED).map(Cell::to_string).chain(more).collect();
    fill(Text::Better, &[("judged", &what), ("cells", &list(&cells))])
}

/// With a capital letter at the beginning, in scripts that have them.
fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How the game has `ended`, as [`status`](super::status) says it, and the move that decided it: its number counted from
/// 0, the player's piece, and where.
#[must_use]
pub fn decisive(ended: &str, decisive: Option<(usize, Piece, Cell)>) -> String {
    match decisive {
        Some((ply, by, cell)) => {
            let (number, cell) = ((ply + 1).to_string(), cell.to_string());
            let values = [("ended", ended), ("move", &number), ("cell", &cell)];
            of_piece(Text::DecidedBy, by, &values)
        }
        None => fill(Text::NoSingleMove, &[("ended", ended)]),
    }
}

/// The game is being judged.
#[must_use]
pub fn reviewing(progress: Progress) -> String {
    fill(Text::LookingAtGame, &[("progress", &self::progress(progress))])
}
