//! What is said about settings, views and whatever else only the page knows.

use super::{links, piece, piece_inside, verdict};
use crate::{
    app::{Arranging, Commit, Display, Overview, Pause, Theme, Time},
    engine::{ArrangeError, Cell, Side, advice::Verdict},
    platform::share::Sent,
    session::{Pieces, Players, Replay, Seat, Status},
};

/// Whose turn it would be in a position that is arranged, or why it is nobody's.
fn arranged(arranging: &Arranging, pieces: Pieces) -> String {
    let piece = |side| piece(arranging.position.mark(side), pieces);
    match arranging.turn {
        Ok(side) => format!("{} to move", piece(side)),
        Err(ArrangeError::Won(side)) => format!("{} has won already", piece(side)),
        Err(ArrangeError::Drawn) => "No line is left for anyone".into(),
        Err(_) => "Nobody's turn".into(),
    }
}

/// How many marks there are in a position that is arranged, and what is wrong with that.
pub fn counts(arranging: &Arranging, pieces: Pieces) -> String {
    let position = &arranging.position;
    let piece = |side| piece_inside(position.mark(side), pieces);
    let [first, second] = [Side::First, Side::Second].map(piece);
    if let Some(cell) = arranging.lifted {
        return format!("{cell} is picked up");
    }
    let counts = [Side::First, Side::Second].map(|side| position.count(side));
    let fault = match arranging.turn {
        Ok(_) => String::new(),
        Err(ArrangeError::Counts { first: of_first, second: of_second }) => {
            format!(": too many {}", if of_first > of_second { first } else { second })
        }
        Err(_) => ": to be looked at, not to be played".into(),
    };
    format!("{} {first}, {} {second}{fault}", counts[0], counts[1])
}

pub const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "Like the system",
        Theme::Midnight => "Midnight",
        Theme::Paper => "Paper",
        Theme::Wood => "Wood",
    }
}

pub const fn pause(pause: Pause) -> &'static str {
    match pause {
        Pause::None => "At once",
        Pause::HalfASecond => "After half a second",
        Pause::ASecond => "After a second",
    }
}

pub const fn commit(commit: Commit) -> &'static str {
    match commit {
        Commit::AtOnce => "At once",
        Commit::PlaceFirst => "Place first, then Place",
    }
}

pub const fn numbers(numbers: Display) -> &'static str {
    match numbers {
        Display::Hidden => "Nothing",
        Display::Shown => "The number of their move",
    }
}

pub const fn time(time: Time) -> &'static str {
    match time {
        Time::ASecond => "For a second",
        Time::FiveSeconds => "For five seconds",
        Time::HalfAMinute => "For half a minute",
    }
}

pub const fn values(values: Display) -> &'static str {
    match values {
        Display::Hidden => "Nothing",
        Display::Shown => "What they lead to",
    }
}

/// Where a mark is placed and not played yet.
pub fn aimed(cell: Cell, commit: Commit) -> String {
    match commit {
        Commit::AtOnce => format!("{cell} is placed: tap it again, or press Place"),
        Commit::PlaceFirst => format!("{cell} is placed: move it, take it back, or press Place"),
    }
}

/// The move shown last and, once it is judged, what would have been better.
pub fn judged(overview: &Overview, replay: &Replay) -> String {
    let Some((seat, cell)) = overview.last_move else { return "before the first move".into() };
    let played = format!("{} {cell}", overview.piece_of(seat));
    let Some(judged) = replay.judged() else { return played };
    let (_, words) = verdict(judged.verdict);
    let better = judged.better.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    match judged.verdict {
        Verdict::Unknown => played,
        Verdict::Good => format!("{played}: {words}"),
        Verdict::MissedWin | Verdict::Mistake => format!("{played}: {words}; better {better}"),
    }
}

/// What the link is that the game comes from, or the move that decided the game.
pub fn about_replay(overview: &Overview, replay: &Replay) -> String {
    if let Some((opened, _)) = overview.opened {
        let is_own_turn = overview.seat_to_move() == Some(Seat::One);
        return links::opened(opened, overview.piece_of(Seat::One), is_own_turn);
    }
    let moves = replay.moves();
    if let Some(progress) = overview.progress {
        return format!("Looking at the game: {}", super::progress(progress));
    }
    let Some((ply, cell)) = replay.review().decisive.and_then(|ply| Some((ply, moves.get(ply)?)))
    else {
        return "No single move decided this game.".into();
    };
    let by = overview.piece_of(replay.shown().seat_of_ply(ply));
    format!("The move that decided it: {}, {by} {cell}.", ply + 1)
}

/// What is going on, in a few words.
fn status(overview: &Overview) -> String {
    if let Some(replay) = overview.replay.as_ref().filter(|_| !overview.is_at_invitation()) {
        return format!("Move {} of {}", replay.at(), replay.moves().len());
    }
    let mark_of = |seat| overview.piece_of(seat);
    match (overview.status, overview.setup.players) {
        (Status::ToMove(Seat::One), Players::ByLink(_)) => "Your move".into(),
        (Status::ToMove(Seat::Two), Players::ByLink(_)) if overview.replay.is_some() => {
            "Your friend's move".into()
        }
        (Status::ToMove(Seat::Two), Players::ByLink(_)) => "Waiting for your friend".into(),
        (Status::ToMove(seat), _) => format!("{} to move", mark_of(seat)),
        (Status::Won(Seat::One), Players::Computer(_) | Players::ByLink(_)) => "You win".into(),
        (Status::Won(Seat::Two), Players::Computer(_)) => "The computer wins".into(),
        (Status::Won(Seat::Two), Players::ByLink(_)) => "Your friend wins".into(),
        (Status::Won(seat), Players::Friends) => format!("{} wins", mark_of(seat)),
        (Status::Drawn, _) => "Draw".into(),
        (Status::Arranging, _) => {
            let arranging = overview.arranging.as_ref();
            arranging.map_or_else(String::new, |it| arranged(it, overview.setup.pieces))
        }
    }
}

/// The status for the headline. One that reads like the last headline would not be read aloud again:
/// it is told apart by the number of the move that it is about.
pub fn next_headline(overview: &Overview) -> String {
    let words = status(overview);
    let number = overview.history.len() + usize::from(!overview.is_over());
    let may_repeat = overview.arranging().is_some() || overview.replay.is_some();
    if words == overview.headline && !may_repeat {
        format!("{words}, move {number}")
    } else {
        words
    }
}

/// What became of a message.
pub const fn sent(sent: Sent) -> &'static str {
    match sent {
        Sent::Shared => "Handed on to be sent.",
        Sent::Copied => "Copied. Paste it wherever your friend reads it.",
        Sent::CalledOff => "Not sent.",
        Sent::Refused => {
            "The browser does not let the page send or copy. The link is selected: copy it yourself."
        }
    }
}
