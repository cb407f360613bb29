//! Reads and writes the files in which other programs keep games.
//!
//! | file | format | what it has |
//! |---|---|---|
//! | `.psq` | [`psq`] | a game of a Gomocup program or manager, with times |
//! | `.sgf` | [`sgf`] | games with variations, comments, marks and set-up positions |
//! | `.lib` | [`renlib`] | a tree of `RenLib`, with comments |
//! | `.pos` | [`pos`] | the moves of a game, a byte each |
//! | `.sav` | [`sav`] | the moves of a game, from Yixin and Rapfi |
//! | `.txt` | [`openings`] | openings of the Gomocup tournament, to read only |
//! | any text | [`drawn`] | a board that a person has drawn, to read only |
//!
//! A reader does not trust its input: a file may be cut off, changed, or of another kind. What it can't read is an
//! [error](RecordError) with its place. A ply that the rules do not allow, and everything after it in its variation, is
//! [left out](LeftOut), and the rest is read.

pub mod drawn;
pub mod openings;
mod plain;
pub mod pos;
pub mod psq;
pub mod renlib;
pub mod sav;
pub mod sgf;

mod file;

use std::{error::Error, fmt};

pub use file::{Games, Options, format_of, read, write};

use super::{
    ArrangeError, Cell, GameTree, PlayError, Ply, Rules, RulesError, Shape, Side, Variant,
};

/// A game as a file has it.
#[derive(Clone, Debug)]
pub struct Record {
    /// The moves, with variations and what is said about them. After reading, the current node is the root.
    pub tree: GameTree,
    /// The name of each side's player, [`Side::First`]'s first.
    pub players: [Option<String>; 2],
    /// Whether [`Side::First`] has the white stones. Mostly, black begins.
    pub starts_white: bool,
    /// What else is known about the whole game, such as its event and its date.
    pub facts: Vec<(Fact, String)>,
    /// The plies that were not allowed, if any.
    pub left_out: Option<LeftOut>,
    /// Where the file breaks off in this game, if it does. What comes before is in the tree.
    pub cut_off: Option<Place>,
}

/// Something that is known about a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The name of the game, or of the collection.
    Title,
    /// The tournament or match.
    Event,
    /// The round of the event.
    Round,
    /// Where it was played.
    Site,
    /// When it was played, as the file writes it.
    Date,
    /// How it ended, as the file writes it.
    Result,
    /// The rules, as the file writes them.
    Rules,
    /// Who or what wrote the file.
    Source,
}

/// Plies that are not in the tree, because the rules do not allow them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// How many plies are left out.
    pub plies: usize,
    /// The number of the first of them in its line, counted from 1.
    pub number: usize,
    /// The cell of the first of them; a pass has none.
    pub cell: Option<Cell>,
    /// Why the first of them is not allowed.
    pub reason: WrongPly,
}

/// Why a ply is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongPly {
    /// The rules do not allow it.
    Play(PlayError),
    /// It is a pass.
    Pass,
    /// It is the other side's turn.
    OutOfTurn,
    /// It is no ply: it puts marks on the board in the middle of a game, or takes them away.
    SetUp,
    /// The tree has [as many nodes as it may](GameTree::MOST_NODES).
    TooMany,
}

/// The reason why a file can't be read, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Where the error is.
    pub at: Place,
    /// What is wrong there.
    pub reason: RecordReason,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A line and a column of a text, both counted from 1, the column in characters.
    Text {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// The number of bytes before it.
    Byte(usize),
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordReason {
    /// It is none of the formats that are read.
    UnknownFormat,
    /// It has no game.
    NoGame,
    /// It is larger than [`LARGEST`], or nested too deeply.
    TooLarge,
    /// It ends too early.
    CutOff,
    /// It goes on after its end.
    AfterEnd,
    /// This was expected here.
    Expected(&'static str),
    /// It is a file about another game, with this number in SGF.
    OtherGame(u16),
    /// The game is not played on a board of this size, or not by these rules.
    Rules(RulesError),
    /// No game can begin from the set-up position.
    Arrange(ArrangeError),
    /// A cell that is not on the board.
    Outside,
}

/// The reason why a record can't be written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// The format has no such board: another size, a board in space or one without end.
    Board,
    /// The format has no positions that are set up before the first move.
    Start,
}

/// The largest file that is read, in bytes.
pub const LARGEST: usize = 32 << 20;

/// A format of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// [`psq`]
    Psq,
    /// [`sgf`]
    Sgf,
    /// [`renlib`]
    RenLib,
    /// [`pos`]
    Pos,
    /// [`sav`]
    Sav,
    /// [`openings`], which are only read.
    Openings,
    /// [`drawn`], which is only read.
    Drawn,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 7] =
        [Self::Sgf, Self::RenLib, Self::Psq, Self::Pos, Self::Sav, Self::Openings, Self::Drawn];

    /// The formats that are written.
    pub const WRITTEN: [Self; 5] = [Self::Sgf, Self::RenLib, Self::Psq, Self::Pos, Self::Sav];

    /// Returns its name, which is the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sgf => "SGF",
            Self::RenLib => "RenLib",
            Self::Psq => "psq",
            Self::Pos => "pos",
            Self::Sav => "sav",
            Self::Openings => "Gomocup",
            Self::Drawn => "text",
        }
    }

    /// Returns the ending of the names of such files, if only they have it.
    #[must_use]
    pub const fn extension(self) -> Option<&'static str> {
        match self {
            Self::Sgf => Some("sgf"),
            Self::RenLib => Some("lib"),
            Self::Psq => Some("psq"),
            Self::Pos => Some("pos"),
            Self::Sav => Some("sav"),
            Self::Openings | Self::Drawn => None,
        }
    }
}

impl Record {
    /// Creates a record of this tree, about which nothing else is known.
    #[must_use]
    pub fn new(mut tree: GameTree) -> Self {
        tree.go_to(super::NodeId::ROOT);
        let (players, facts) = ([None, None], Vec::new());
        Self { tree, players, starts_white: false, facts, left_out: None, cut_off: None }
    }

    /// Returns what is known, if it is.
    #[must_use]
    pub fn fact(&self, fact: Fact) -> Option<&str> {
        self.facts.iter().find(|(it, _)| *it == fact).map(|(_, text)| &**text)
    }
}

/// Adds plies to a tree and counts those that are left out.
#[derive(Debug)]
struct Builder {
    tree: GameTree,
    left_out: Option<LeftOut>,
    /// How many plies of the current variation are left out; what follows them is, too.
    skipped: usize,
}

impl Builder {
    fn new(tree: GameTree) -> Self {
        Self { tree, left_out: None, skipped: 0 }
    }

    /// Makes a move of this side after the current node. `None` for the cell is a pass; `None` for the side is the side to
    /// move. Returns whether it is in the tree.
    fn play(&mut self, side: Option<Side>, cell: Option<Cell>) -> bool {
        if self.skipped > 0 {
            self.skip(cell, WrongPly::Pass);
            return false;
        }
        let to_move = self.tree.game().side_at(self.tree.game().moves().len());
        let played = match cell {
            None => Err(WrongPly::Pass),
            Some(_) if side.is_some_and(|side| side != to_move) => Err(WrongPly::OutOfTurn),
            Some(_) if self.tree.node_count() >= GameTree::MOST_NODES => Err(WrongPly::TooMany),
            Some(cell) => self.tree.play(cell).map_err(WrongPly::Play),
        };
        if let Err(reason) = played {
            self.skip(cell, reason);
        }
        played.is_ok()
    }

    /// Chooses a side, or offers the choice, after the current node.
    fn choose(&mut self, ply: Ply) {
        if self.skipped > 0 {
            self.skip(None, WrongPly::Pass);
        } else if self.tree.node_count() >= GameTree::MOST_NODES {
            self.skip(None, WrongPly::TooMany);
        } else if let Err(error) = self.tree.play_ply(ply) {
            self.skip(None, WrongPly::Play(error));
        }
    }

    fn skip(&mut self, cell: Option<Cell>, reason: WrongPly) {
        self.skipped += 1;
        let number = self.tree.game().moves().len() + 1;
        let first = LeftOut { plies: 0, number, cell, reason };
        self.left_out.get_or_insert(first).plies += 1;
    }

    /// Takes back this many plies of those that were given to [`Self::play`].
    fn back(&mut self, plies: usize) {
        let skipped = plies.min(self.skipped);
        self.skipped -= skipped;
        for _ in skipped..plies {
            self.tree.back();
        }
    }

    fn finish(self) -> Record {
        Record { left_out: self.left_out, ..Record::new(self.tree) }
    }
}

/// Returns the place of this byte in a text.
fn place_in(text: &str, at: usize) -> Place {
    let start = (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at));
    let before = &text[..start.unwrap_or_default()];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Place::Text { line, column }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text { line, column } => write!(f, "line {line}, column {column}"),
            Self::Byte(at) => write!(f, "byte {at}"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.at)?;
        match self.reason {
            RecordReason::UnknownFormat => f.write_str("the format is unknown"),
            RecordReason::NoGame => f.write_str("there is no game"),
            RecordReason::TooLarge => f.write_str("the file is too large"),
            RecordReason::CutOff => f.write_str("the file is cut off"),
            RecordReason::AfterEnd => f.write_str("the file goes on after its end"),
            RecordReason::Expected(what) => write!(f, "expected {what}"),
            RecordReason::OtherGame(game) => write!(f, "this is game {game} of SGF"),
            RecordReason::Rules(error) => error.fmt(f),
            RecordReason::Arrange(error) => error.fmt(f),
            RecordReason::Outside => f.write_str("the cell is not on the board"),
        }
    }
}

impl Error for RecordError {}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "the format has no such board",
            Self::Start => "the format has no set-up positions",
        })
    }
}

impl Error for WriteError {}
