use std::{
    error::Error,
    fmt,
    str::{FromStr, Lines},
};

use crate::engine::{
    Cell,
    advice::{Judged, Review, Verdict},
    exact::Value,
    notation,
};

/// How strong an opponent is, where you start and where it does. Written a line for each field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StrengthAnswer {
    /// In a few words.
    pub notes: [String; 2],
    /// A shortest game that beats it; empty where there is none.
    pub lines: [Vec<Cell>; 2],
    /// All that is to be said about it, as markup. Its buttons are told apart by `data-side`.
    pub section: String,
}

/// How minimax thinks, one step of it. Written a line for each field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MinimaxAnswer {
    /// The number of the last step, counted from 0.
    pub last: usize,
    /// How far from the left of the picture the current call is, in thousandths of the width.
    pub middle: u16,
    /// What is asked, and what the scores mean.
    pub scheme: String,
    /// The tree of calls as an SVG drawing.
    pub picture: String,
    /// What happens in this step.
    pub step: String,
    /// How many positions are looked at.
    pub counts: String,
    /// The tree of calls as a list, as markup.
    pub calls: String,
}

/// A good move, and why. Written a line for each field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintAnswer {
    /// Where.
    pub cell: Cell,
    /// Where and why, in words.
    pub words: String,
}

/// What every free cell leads to, for the side to move. Written a line for each, as in `b2 win 3`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValuesAnswer(pub Vec<(Cell, Value)>);

/// What the moves of a game were worth. Written with the number of the move that decided it, or
/// nothing, on the first line, and a line for each move, as in `mistake b2c3`, or `missed b2 b2a1c3` where it
/// is known how the win would have been forced.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewAnswer(pub Review);

/// The text is no answer of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnswerError;

impl fmt::Display for StrengthAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { notes: [one, two], lines, section } = self;
        let [first, second] = lines.each_ref().map(|line| notation::write_moves(line));
        write!(f, "{one}\n{two}\n{first}\n{second}\n{section}\n")
    }
}

impl FromStr for StrengthAnswer {
    type Err = AnswerError;

    fn from_str(text: &str) -> Result<Self, AnswerError> {
        let mut lines = text.lines();
        let moves = |lines: &mut Lines<'_>| {
            notation::parse_moves(lines.next().ok_or(AnswerError)?).map_err(|_| AnswerError)
        };
        Ok(Self {
            notes: [text_of(&mut lines)?, text_of(&mut lines)?],
            lines: [moves(&mut lines)?, moves(&mut lines)?],
            section: text_of(&mut lines)?,
        })
    }
}

impl fmt::Display for MinimaxAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { last, middle, scheme, picture, step, counts, calls } = self;
        write!(f, "{last}\n{middle}\n{scheme}\n{picture}\n{step}\n{counts}\n{calls}\n")
    }
}

impl FromStr for MinimaxAnswer {
    type Err = AnswerError;

    fn from_str(text: &str) -> Result<Self, AnswerError> {
        let mut lines = text.lines();
        Ok(Self {
            last: text_of(&mut lines)?.parse().map_err(|_| AnswerError)?,
            middle: text_of(&mut lines)?.parse().map_err(|_| AnswerError)?,
            scheme: text_of(&mut lines)?,
            picture: text_of(&mut lines)?,
            step: text_of(&mut lines)?,
            counts: text_of(&mut lines)?,
            calls: text_of(&mut lines)?,
        })
    }
}

impl fmt::Display for HintAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}\n", self.cell, self.words)
    }
}

impl FromStr for HintAnswer {
    type Err = AnswerError;

    fn from_str(text: &str) -> Result<Self, AnswerError> {
        let mut lines = text.lines();
        let cell = lines.next().and_then(|cell| cell.parse().ok()).ok_or(AnswerError)?;
        Ok(Self { cell, words: text_of(&mut lines)? })
    }
}

const WIN: &str = "win";
const DRAW: &str = "draw";
const LOSS: &str = "loss";

impl fmt::Display for ValuesAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(cell, value)| {
            let (name, plies) = match *value {
                Value::Win(plies) => (WIN, plies),
                Value::Draw => (DRAW, 0),
                Value::Loss(plies) => (LOSS, plies),
            };
            writeln!(f, "{cell} {name} {plies}")
        })
    }
}

impl FromStr for ValuesAnswer {
    type Err = AnswerError;

    fn from_str(text: &str) -> Result<Self, AnswerError> {
        let value = |line: &str| {
            let words: Vec<_> = line.split(' ').collect();
            let [cell, name, plies] = words[..] else { return None };
            let value = match (name, plies.parse().ok()?) {
                (WIN, plies) => Value::Win(plies),
                (DRAW, 0) => Value::Draw,
                (LOSS, plies) => Value::Loss(plies),
                _ => return None,
            };
            Some((cell.parse().ok()?, value))
        };
        text.lines().map(value).collect::<Option<_>>().map(Self).ok_or(AnswerError)
    }
}

/// The verdicts and their names.
const VERDICTS: [(Verdict, &str); 4] = [
    (Verdict::Good, "good"),
    (Verdict::MissedWin, "missed"),
    (Verdict::Mistake, "mistake"),
    (Verdict::Unknown, "unknown"),
];

impl fmt::Display for ReviewAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(Review { moves, decisive }) = self;
        writeln!(f, "{}", decisive.map(|ply| ply.to_string()).unwrap_or_default())?;
        moves.iter().try_for_each(|Judged { verdict, better, line }| {
            let named = VERDICTS.iter().find(|(it, _)| it == verdict);
            let name = named.map_or("", |(_, name)| name);
            write!(f, "{name} {}", notation::write_moves(better))?;
            if !line.is_empty() {
                write!(f, " {}", notation::write_moves(line))?;
            }
            f.write_str("\n")
        })
    }
}

impl FromStr for ReviewAnswer {
    type Err = AnswerError;

    fn from_str(text: &str) -> Result<Self, AnswerError> {
        let mut lines = text.lines();
        let decisive = match lines.next().ok_or(AnswerError)? {
            "" => None,
            ply => Some(ply.parse().map_err(|_| AnswerError)?),
        };
        let judged = |line: &str| {
            let fields: Vec<_> = line.split(' ').collect();
            let (name, better, line) = match fields[..] {
                [name, better] => (name, better, ""),
                [name, better, line] if !line.is_empty() => (name, better, line),
                _ => return None,
            };
            let (verdict, _) = *VERDICTS.iter().find(|(_, it)| *it == name)?;
            let moves = |text| notation::parse_moves(text).ok();
            Some(Judged { verdict, better: moves(better)?, line: moves(line)? })
        };
        let moves = lines.map(judged).collect::<Option<_>>().ok_or(AnswerError)?;
        Ok(Self(Review { moves, decisive }))
    }
}

fn text_of(lines: &mut Lines<'_>) -> Result<String, AnswerError> {
    lines.next().map(str::to_owned).ok_or(AnswerError)
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an answer")
    }
}

impl Error for AnswerError {}
