use std::{
    error::Error,
    fmt,
    str::{FromStr, Lines},
};

use crate::engine::{Cell, notation};

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

fn text_of(lines: &mut Lines<'_>) -> Result<String, AnswerError> {
    lines.next().map(str::to_owned).ok_or(AnswerError)
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an answer")
    }
}

impl Error for AnswerError {}
