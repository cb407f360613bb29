//! The review of a game.

use crate::{
    engine::{
        Cell, Side,
        advice::{BestLines, Evaluation, JudgedMove, Verdict},
    },
    protocol::Progress,
    words::{Piece, Text, number, text},
};

use super::{capitalised, fill, fill_piece, in_moves, list, moves_of_win, progress, sentences};

/// The most better moves that are named.
const MOST_NAMED: usize = 3;

/// Returns a verdict as in books on chess and renju; empty for a move that is just good, or unknown.
#[must_use]
pub const fn verdict_sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Excellent => "!",
        Verdict::Dubious => "?!",
        Verdict::Mistake => "?",
        Verdict::Blunder => "??",
        Verdict::Good | Verdict::Unknown => "",
    }
}

/// Returns a verdict in words; empty if it is unknown.
#[must_use]
pub fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Excellent => text(Text::Excellent),
        Verdict::Good => text(Text::Good),
        Verdict::Dubious => text(Text::Dubious),
        Verdict::Mistake => text(Text::Mistake),
        Verdict::Blunder => text(Text::Blunder),
        Verdict::Unknown => "",
    }
}

/// Returns a move with the side that made it.
#[must_use]
pub fn made_move(by: Piece, cell: Cell) -> String {
    fill_piece(Text::MadeMove, by, &[("cell", &cell.to_string())])
}

/// Returns the current place in a game, and the move that led there, made by the player with this piece.
#[must_use]
pub fn move_of(at: usize, all: usize, made: Option<(Piece, Cell)>) -> String {
    let (at, all) = (at.to_string(), all.to_string());
    match made {
        Some((by, cell)) => {
            let values = [("at", &*at), ("all", &all), ("cell", &cell.to_string())];
            fill_piece(Text::MoveOfBy, by, &values)
        }
        None => fill(Text::MoveOf, &[("at", &at), ("all", &all)]),
    }
}

/// Says who stands better, inside a sentence; empty if that is unknown. `pieces` are those of the first and the second
/// side.
#[must_use]
pub fn who_stands_better(evaluation: Evaluation, [first, second]: [Piece; 2]) -> String {
    let of = |side| if side == Side::First { first } else { second };
    match (evaluation, evaluation.chance()) {
        (Evaluation::Won(side, 0), _) => fill_piece(Text::HasWonInside, of(side), &[]),
        (Evaluation::Won(side, plies), _) => {
            fill_piece(Text::CanWinIn, of(side), &[("moves", &in_moves(moves_of_win(plies)))])
        }
        (Evaluation::Drawn, _) => text(Text::ADraw).to_owned(),
        (_, None) => String::new(),
        (_, Some(600..)) => fill_piece(Text::StandsBetter, first, &[]),
        (_, Some(..=400)) => fill_piece(Text::StandsBetter, second, &[]),
        _ => text(Text::AboutEven).to_owned(),
    }
}

/// Returns where a line leads: who can win and how soon, or the chance of the side that stands better. `pieces` are those
/// of the first and the second side.
#[must_use]
pub fn value_of_line(evaluation: Evaluation, pieces: [Piece; 2]) -> String {
    match (evaluation, evaluation.chance()) {
        (Evaluation::Heuristic(_), Some(chance)) => {
            let (piece, chance) =
                if chance < 500 { (pieces[1], 1000 - chance) } else { (pieces[0], chance) };
            // A win that is not proved is never certain.
            let percent = number::percent(f64::from(chance.min(990)) / 1000.0);
            fill_piece(Text::ChanceOf, piece, &[("percent", &percent)])
        }
        _ => capitalised(&who_stands_better(evaluation, pieces)),
    }
}

/// Says how deep the engine has looked for a line, in plies; empty if it did not have to.
#[must_use]
pub fn line_depth(depth: u32) -> String {
    if depth == 0 {
        String::new()
    } else {
        fill(Text::LinesDepth, &[("depth", &depth.to_string())])
    }
}

/// Says how many positions the engine has searched for its lines, and for how long.
#[must_use]
pub fn lines_detail(found: &BestLines) -> String {
    let seconds = number::with_tenths(found.time.as_secs_f64());
    let positions = number::whole(u32::try_from(found.nodes).unwrap_or(u32::MAX));
    fill(Text::LinesDetail, &[("positions", &positions), ("seconds", &seconds)])
}

/// Says how good the last move was, and which moves would have been better. `evaluations` are those before and after
/// it.
#[must_use]
pub fn judged(judged: &JudgedMove, evaluations: [Evaluation; 2], pieces: [Piece; 2]) -> String {
    and_better(&how_good(judged, evaluations, pieces), &judged.better)
}

/// Says how good the last move was. `evaluations` are those before and after it.
#[must_use]
pub fn how_good(judged: &JudgedMove, evaluations: [Evaluation; 2], pieces: [Piece; 2]) -> String {
    let [before, after] = evaluations;
    let is_fault = matches!(judged.verdict, Verdict::Mistake | Verdict::Blunder);
    let what = match (before, after) {
        (_, Evaluation::Won(side, plies)) if is_fault => {
            let by = pieces[usize::from(side == Side::Second)];
            fill_piece(Text::LetsWinIn, by, &[("moves", &in_moves(moves_of_win(plies)))])
        }
        (Evaluation::Won(_, plies), _) if is_fault => {
            fill(Text::MissesWinIn, &[("moves", &in_moves(moves_of_win(plies)))])
        }
        _ => {
            let (verdict, standing) = (verdict(judged.verdict), who_stands_better(after, pieces));
            match (verdict, &*standing) {
                ("", _) => standing,
                (_, "") => verdict.to_owned(),
                _ => fill(Text::VerdictAnd, &[("verdict", verdict), ("standing", &standing)]),
            }
        }
    };
    capitalised(&what)
}

/// Says how bad the next move was, which the player with this piece made, and which moves would have been better.
/// `shown`, the text about the current move, comes first.
#[must_use]
pub fn before_bad_move(
    shown: Option<&str>,
    next: &JudgedMove,
    (by, cell): (Piece, Cell),
) -> String {
    let (made, verdict) = (made_move(by, cell), verdict(next.verdict));
    let what = fill(Text::NextMove, &[("move", &made), ("verdict", verdict)]);
    let what = match shown {
        Some(shown) => fill(Text::VerdictAnd, &[("verdict", shown), ("standing", &what)]),
        None => capitalised(&what),
    };
    and_better(&what, &next.better)
}

/// Asks for a better move than this one, which the player with this piece has made.
#[must_use]
pub fn find_better_move(by: Piece, cell: Cell) -> String {
    fill_piece(Text::FindBetterMove, by, &[("cell", &cell.to_string())])
}

/// Says that a move was tried in place of a mistake, and how good it is, if that is known: there is a better one.
#[must_use]
pub fn tried(cell: Cell, how_good: &str) -> String {
    let said = fill(Text::IsNotBetter, &[("cell", &cell.to_string())]);
    if how_good.is_empty() { said } else { sentences(&said, how_good) }
}

/// Returns this text about a cell.
#[must_use]
pub fn about_cell(about: Text, cell: Cell) -> String {
    fill(about, &[("cell", &cell.to_string())])
}

/// Says how many mistakes each side has made, whose pieces these are.
#[must_use]
pub fn mistakes(counts: [usize; 2], pieces: [Piece; 2]) -> String {
    let [first, second] = counts_of_sides(counts, pieces);
    fill(Text::MistakesBySide, &[("first", &first), ("second", &second)])
}

/// Returns each side's piece with its count.
pub(super) fn counts_of_sides(counts: [usize; 2], pieces: [Piece; 2]) -> [String; 2] {
    [0, 1].map(|side| format!("{} {}", capitalised(&super::piece(pieces[side])), counts[side]))
}

fn and_better(what: &str, better: &[Cell]) -> String {
    if better.is_empty() {
        return what.to_owned();
    }
    let more = (better.len() > MOST_NAMED).then(|| "…".to_owned());
    let cells: Vec<_> = better.iter().take(MOST_NAMED).map(Cell::to_string).chain(more).collect();
    fill(Text::Better, &[("judged", what), ("cells", &list(&cells))])
}

/// Says how the game has `ended`, in the words of [`status`](super::status), and which move decided it. `decisive` is
/// the number of this move, counted from 0, the player's piece and the cell.
#[must_use]
pub fn decisive(ended: &str, decisive: Option<(usize, Piece, Cell)>) -> String {
    match decisive {
        Some((ply, by, cell)) => {
            let (number, cell) = ((ply + 1).to_string(), cell.to_string());
            let values = [("ended", ended), ("move", &number), ("cell", &cell)];
            fill_piece(Text::DecidedBy, by, &values)
        }
        None => fill(Text::NoSingleMove, &[("ended", ended)]),
    }
}

/// Says how far the review has come.
#[must_use]
pub fn reviewing(progress: Progress) -> String {
    fill(Text::LookingAtGame, &[("progress", &self::progress(progress))])
}
