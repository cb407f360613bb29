//! English.

mod levels;
mod links;
mod minimax;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod page;

pub use levels::*;
pub use links::*;
pub use minimax::*;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub(crate) use page::*;

use crate::{
    engine::{
        Cell, Line, Rules, Side,
        advice::{Hint, Reason, Verdict},
        bots::Opponent,
        exact::Value,
        strength::{Ratio, Strength},
    },
    session::{
        Arrangement, CellView, CustomError, Field, Hand, Mark, MarkChoice, Pieces, Players, Preset,
        Seat, Starter,
    },
};

pub const NEW_GAME: &str = "New game";
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const RESET_SCORE: &str = "Reset score";
pub const RESTORE_SCORE: &str = "Restore score";
pub const RULES: &str = "Rules";
pub const SETTINGS: &str = "Settings";
pub const PLAY_AGAIN: &str = "Play again";
pub const PLACE: &str = "Place";
pub const HINT: &str = "Hint";
pub const REVIEW: &str = "Review";
pub const MOVES: &str = "Moves";
pub const MOVE: &str = "Move";
/// To the beginning, one back, one on, to the end.
pub const MOVE_STEPS: [&str; 4] =
    ["To the beginning", "One move back", "One move on", "To the end"];
pub const PLAY_ON: &str = "Play on from here";
pub const END_REVIEW: &str = "End review";
pub const BOARD: &str = "Board";
pub const PIECES: &str = "Pieces";
pub const A_LONGER_ROW: &str = "A longer row";
pub const WINS_OR_NOT: [&str; 2] = ["Wins as well", "Does not count"];
pub const ZOOM_IN: &str = "Zoom in";
pub const ZOOM_OUT: &str = "Zoom out";
pub const FIT: &str = "Fit";
pub const START: &str = "Start";
pub const ARRANGE: &str = "Arrange a position";
pub const PUT: &str = "A tap puts";
pub const CLEAR: &str = "Clear";
pub const END_ARRANGING: &str = "Back";
pub const PLAY_FROM_HERE: &str = "Play from here";
pub const CLOSE: &str = "Close";
pub const DISMISS: &str = "Dismiss";

pub const SCORE: &str = "Score";
pub const DRAWS: &str = "draws";
pub const THINKING: &str = "thinking";
pub const TO_MOVE: &str = "to move";

pub const AGAINST: &str = "Against";
pub const COMPUTER: &str = "Computer";
pub const FRIEND_HERE: &str = "Friend here";
pub const OPPONENT: &str = "Opponent";
pub const WHO_STARTS: &str = "Who starts";
pub const WHO_MOVES_NEXT: &str = "Who moves next";
pub const THE_COMPUTER_ANSWERS: &str = "The computer answers";

pub const LOOK: &str = "Look";
pub const A_MOVE_IS_MADE: &str = "A move is made";
pub const FREE_CELLS_SHOW: &str = "Free cells show";
pub const MARKS_SHOW: &str = "Marks show";
pub const NO_HINT: &str = "Nothing urgent: no hint for this position.";

pub const STRENGTH: &str = "How strong they are";
pub const HOW_STRONG: &str = "How strong are they?";
pub const SHOW_A_WIN: &str = "Show a win";
pub const NO_EXTRAS: &str = "A part of the page could not be loaded, perhaps for want of a network. \
    The game on the board can be played all the same.";
pub const NO_THINKER: &str =
    "What works this out could not be loaded. All else goes on without it.";
pub const UNUSABLE_ANSWER: &str =
    "What works this out gave no answer that can be used. All else goes on without it.";
pub const REFIT: &str = "Refit";
pub const COULD_BE_REFITTED: &str = "The screen has changed since this board was made to fill it.";
pub const TRY_AGAIN: &str = "Try again";
pub const STRENGTH_IS_PROVED: &str = "Proved just now, by playing every possible game against each of them. \
    The chances are yours if you play as well as can be.";

pub const SCORE_RESET: &str = "Score reset to zero.";
pub const SET_ASIDE: &str =
    "Something stored here could not be read. It was set aside, not deleted, and you can play on.";
pub const STORAGE_FULL: &str = "Storage for this page is full, so what you play from now on won't be kept when \
    the page is closed. Remove games in Share, Your games, to make room.";
pub const STORAGE_BLOCKED: &str = "Storage is blocked in this browser, so the score and the game won't be \
    kept when the page is closed. You can play all the same.";

/// The game's name, where it has one, else its board.
pub fn game_name(rules: Rules) -> String {
    if rules == Rules::NOUGHTS_AND_CROSSES {
        "Noughts and crosses".into()
    } else {
        format!("{} in a row on {}", rules.run(), board_size(rules))
    }
}

pub fn board_size(rules: Rules) -> String {
    format!("{}×{}", rules.shape().columns(), rules.shape().rows())
}

pub const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::X => "X",
        Mark::O => "O",
    }
}

/// What is put on a board that is arranged.
pub const fn hand(position: &Arrangement, hand: Hand, pieces: Pieces) -> &'static str {
    match hand.side() {
        Some(side) => piece(position.mark(side), pieces),
        None => "Nothing",
    }
}

/// What a side wears, inside a sentence.
pub const fn piece_inside(mark: Mark, pieces: Pieces) -> &'static str {
    match (mark, pieces) {
        (mark, Pieces::Marks) => self::mark(mark),
        (Mark::X, Pieces::Stones) => "black",
        (Mark::O, Pieces::Stones) => "white",
    }
}

/// What a side wears.
pub const fn piece(mark: Mark, pieces: Pieces) -> &'static str {
    match (mark, pieces) {
        (mark, Pieces::Marks) => self::mark(mark),
        (Mark::X, Pieces::Stones) => "Black",
        (Mark::O, Pieces::Stones) => "White",
    }
}

pub const fn pieces(pieces: Pieces) -> &'static str {
    match pieces {
        Pieces::Marks => "X and O",
        Pieces::Stones => "Stones",
    }
}

pub const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::NoughtsAndCrosses => "Noughts and crosses 3×3",
        Preset::Four => "4×4",
        Preset::Five => "5×5, four in a row",
        Preset::Gobang => "Gobang, fills the screen",
        Preset::Gomoku => "Gomoku 15×15",
        Preset::GomokuExact => "Gomoku 15×15, exactly five",
        Preset::Large => "19×19",
        Preset::Custom => "Custom",
    }
}

pub const fn custom_field(field: Field) -> &'static str {
    match field {
        Field::Columns => "Columns",
        Field::Rows => "Rows",
        Field::Run => "In a row",
    }
}

/// What is wrong with a custom board.
pub fn custom_fault(CustomError { field, least, most }: CustomError) -> String {
    format!("{}: a number from {least} to {most}.", custom_field(field))
}

pub const fn player(players: Players, seat: Seat) -> &'static str {
    match (players, seat) {
        (Players::Computer(_) | Players::ByLink(_), Seat::One) => "You",
        (Players::ByLink(_), Seat::Two) => "Friend",
        (Players::Computer(_), Seat::Two) => "Computer",
        (Players::Friends, Seat::One) => "Player 1",
        (Players::Friends, Seat::Two) => "Player 2",
    }
}

pub const fn opponent(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::FirstFree => "First free",
        Opponent::Random => "Random",
        Opponent::Guard => "Guard",
        Opponent::Clerk => "Clerk",
        Opponent::Centre => "Centre",
        Opponent::Strategist => "Strategist",
        Opponent::Minimax => "Minimax",
        Opponent::Level(level) => self::level(level),
    }
}

pub const fn opponent_character(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::FirstFree => "takes the first free cell",
        Opponent::Random => "puts its mark anywhere",
        Opponent::Guard => "completes, blocks, else guesses",
        Opponent::Clerk => "completes, blocks, else the first free cell",
        Opponent::Centre => "the centre first, then like Guard",
        Opponent::Strategist => "completes, blocks, else has a plan",
        Opponent::Minimax => "thinks every game through to its end",
        Opponent::Level(level) => level_character(level),
    }
}

/// A chance in words: the nearest of so many times in at most ten.
fn chance(win: Ratio<u64>) -> String {
    let (numer, denom) = (*win.numer(), *win.denom());
    if numer == 0 {
        return "you can never win".into();
    }
    if numer == denom {
        return "you can always win".into();
    }
    #[allow(clippy::cast_precision_loss, reason = "the nearest is found all the same")]
    let off = |times: u32, of: u32| {
        (numer as f64 / denom as f64 - f64::from(times) / f64::from(of)).abs()
    };
    let (mut times, mut of) = (0, 1);
    for denom in 2..=10 {
        for numer in 0..=denom {
            if off(numer, denom) < off(times, of) {
                (times, of) = (numer, denom);
            }
        }
    }
    if times == of {
        return "you can nearly always win".into();
    }
    if times == 0 {
        return "you can hardly ever win".into();
    }
    let is_exact = numer * u64::from(of) == denom * u64::from(times);
    let about = if is_exact { "" } else { "about " };
    let plural = if times == 1 { "" } else { "s" };
    format!("you can win {about}{times} time{plural} in {of}")
}

const fn if_starts(side: Side) -> &'static str {
    match side {
        Side::First => "if you start",
        Side::Second => "if it starts",
    }
}

/// What an opponent is like, and what it is worth as far as that is known.
pub fn opponent_note(opponent: Opponent, strength: Option<&str>) -> String {
    let character = opponent_character(opponent);
    strength.map_or_else(|| character.into(), |strength| format!("{character}; {strength}"))
}

/// What an opponent is worth, in a few words.
pub fn strength_note(strength: &Strength, side: Side) -> String {
    format!("{} {}", chance(strength.win), if_starts(side))
}

/// What an opponent is worth, exactly.
pub fn strength(strength: &Strength, side: Side) -> String {
    let Strength { win, winning_games, .. } = strength;
    let starts = match side {
        Side::First => "If you start",
        Side::Second => "If it starts",
    };
    let exactly = if win.is_integer() {
        String::new()
    } else {
        format!(" (exactly {}/{})", win.numer(), win.denom())
    };
    let games = match winning_games {
        0 => String::new(),
        1 => " 1 game beats it.".into(),
        games => format!(" {games} different games beat it."),
    };
    format!("{starts}, {}{exactly}.{games}", chance(*win))
}

/// Which opponent, and who starts: what tells one button from another for those who don't see it.
pub fn against(opponent: Opponent, side: Side) -> String {
    format!("against {} {}", self::opponent(opponent), if_starts(side))
}

/// The answer to the strategist's author.
pub fn strategist_answer(first: &Strength, second: &Strength) -> String {
    let answer = |strength: &Strength| {
        if strength.is_forced() {
            "it can always be beaten"
        } else if strength.winning_games > 0 {
            "it can be beaten with luck"
        } else {
            "it cannot be beaten"
        }
    };
    format!(
        "Its author holds that it cannot be beaten, and asks for proof: if you start, {}; if it starts, {}.",
        answer(first),
        answer(second)
    )
}

pub const fn starter(players: Players, starter: Starter) -> &'static str {
    match starter {
        Starter::One => player(players, Seat::One),
        Starter::Two => player(players, Seat::Two),
        Starter::InTurn => "In turn",
        Starter::Chance => "Chance",
    }
}

pub const fn whose_mark(players: Players, pieces: Pieces) -> &'static str {
    match (players, pieces) {
        (Players::Friends, Pieces::Marks) => "Player 1's mark",
        (Players::Friends, Pieces::Stones) => "Player 1's stones",
        (_, Pieces::Marks) => "Your mark",
        (_, Pieces::Stones) => "Your stones",
    }
}

pub const fn mark_choice(choice: MarkChoice, pieces: Pieces) -> &'static str {
    match (choice, pieces) {
        (MarkChoice::StarterIsX, Pieces::Marks) => "Starter is X",
        (MarkChoice::StarterIsX, Pieces::Stones) => "Starter is black",
        (MarkChoice::X, pieces) => piece(Mark::X, pieces),
        (MarkChoice::O, pieces) => piece(Mark::O, pieces),
        (MarkChoice::Chance, _) => "Chance",
    }
}

fn in_moves(moves: u8) -> String {
    if moves == 1 { "in 1 move".into() } else { format!("in {moves} moves") }
}

pub fn hint(hint: Hint) -> String {
    let why = match hint.reason {
        Reason::Wins => "wins".into(),
        Reason::Blocks => "blocks a line".into(),
        Reason::MakesTwoThreats => "makes two threats".into(),
        Reason::WinsIn(moves) => format!("wins {}", in_moves(moves)),
        Reason::OnlyDraws => "is the only move that draws".into(),
        Reason::Draws => "holds the draw".into(),
        Reason::Delays(moves) => format!("loses as late as can be, {}", in_moves(moves)),
        Reason::StopsAnAttack => "stops an attack".into(),
        Reason::LooksBest => "looks best".into(),
    };
    format!("Hint: {} {why}", hint.cell)
}

/// What a move leads to, as a letter and the number of own moves.
pub fn value_sign(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("W{}", plies.div_ceil(2)),
        Value::Draw => "D".into(),
        Value::Loss(plies) => format!("L{}", plies / 2),
    }
}

fn value(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("wins {}", in_moves(plies.div_ceil(2))),
        Value::Draw => "draws".into(),
        Value::Loss(plies) => format!("loses {}", in_moves(plies / 2)),
    }
}

/// A verdict as a sign and in words.
pub const fn verdict(verdict: Verdict) -> (&'static str, &'static str) {
    match verdict {
        Verdict::Good => ("✓", "good"),
        Verdict::MissedWin => ("!", "missed a win"),
        Verdict::Mistake => ("✗", "a mistake"),
        Verdict::Unknown => ("", ""),
    }
}

/// What the player across the board has just done.
pub fn played(by: &str, cell: Cell) -> String {
    format!("{by} played {cell}")
}

/// The cells of the lines that won.
pub fn winning_lines(lines: &[Line]) -> String {
    let mut words = String::new();
    for (number, line) in lines.iter().enumerate() {
        for (place, cell) in line.cells().enumerate() {
            words.push_str(match (number, place) {
                (0, 0) => "",
                (_, 0) => " and ",
                _ => ", ",
            });
            words.push_str(&cell.to_string());
        }
    }
    words
}

pub const NO_LINE_LEFT: &str = "no line can be completed any more";

/// A cell as it is named to those who don't see it.
pub fn cell(cell: Cell, view: CellView, pieces: Pieces) -> String {
    let mark = |by| piece_inside(by, pieces);
    let content = match view.mark {
        None => format!("{cell}, empty"),
        Some((by, None)) => format!("{cell}, {}", mark(by)),
        Some((by, Some(number))) => format!("{cell}, {}, move {number}", mark(by)),
    };
    let last = if view.is_last { ", last move" } else { "" };
    let wins = if view.wins { ", winning line" } else { "" };
    let aimed = if view.aimed.is_some() { ", placed but not played" } else { "" };
    let lifted = if view.is_lifted { ", picked up" } else { "" };
    let advised = if view.is_advised { ", good move" } else { "" };
    let leads_to = view.leads_to.map_or_else(String::new, |to| format!(", {}", value(to)));
    let in_line = |(by, number)| format!(", {number} in the line for {}", mark(by));
    let foreseen = view.foreseen.map_or_else(String::new, in_line);
    format!("{content}{last}{wins}{aimed}{lifted}{advised}{leads_to}{foreseen}")
}

pub fn how_to_win(rules: Rules) -> String {
    format!(
        "Take turns to put a mark on a free cell. The first to have {} in a row wins: across, down \
         or diagonally.",
        rules.run()
    )
}

pub const HOW_TO_PLAY: [&str; 4] = [
    "When neither side can complete a row any more, the game is a draw.",
    "Tap a cell to play. With the keyboard, arrow keys move about the board, Enter or Space plays, \
     Home and End go to the ends of a row.",
    "Where you arrange a position, drag marks to other cells. With the keyboard, Space picks a mark up \
     and puts it down, Esc leaves it where it was, Delete takes it away.",
    "The score is kept in this browser, for each board and opponent by itself; games from an arranged \
     position or by link do not count. Nothing leaves your device but the links you send, and once the \
     page is open it needs no network.",
];

pub const ABOUT: &str =
    concat!("In a Row ", env!("CARGO_PKG_VERSION"), " · ", env!("CARGO_PKG_LICENSE"));
