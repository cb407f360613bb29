//! Games with variations and notes, as they are kept on this device.
//!
//! An analysis is stored under [`ANALYSES`] and the fingerprint of its game, so that it is found again whenever the same
//! game is reviewed, wherever that comes from.

use std::{cmp::Reverse, error::Error, fmt, iter, str::FromStr};

use super::archive::Texts;
use crate::{
    engine::{
        Game, GameTree, NodeId,
        notation::{
            Link, LinkError, VARIATIONS, VariationsError, add_variations, write_plies,
            write_variations,
        },
        records::{Fact, Record},
    },
    storage_keys::ANALYSES,
};

/// The most analyses that are kept. The oldest ones give way.
pub const MOST_ANALYSES: usize = 200;

/// The longest text of an analysis that is kept, in bytes. Browsers keep about five million in all.
pub const LONGEST_ANALYSIS: usize = 500_000;

/// A game with variations and notes, and when it was last changed.
///
/// As text, it is a line with the time, a line with the [`Link`] of the game and its variations, and a line for everything
/// else that is known.
///
/// # Examples
/// ```
/// use in_a_row::session::{Analysis, AnalysisError};
///
/// let stored = "1767225600000\n15x15k5/h8i9\nblack Ann\nwhite Ben\n";
/// let analysis: Analysis = stored.parse()?;
/// assert_eq!(analysis.record.players[1].as_deref(), Some("Ben"));
/// assert_eq!(analysis.to_string(), stored);
/// # Ok::<(), AnalysisError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis {
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
    /// The game with its variations, and what is known about it. The current node of its tree is the root.
    pub record: Record,
    /// The number of plies of the game. Variations may go on after them.
    pub plies: usize,
}

/// Why a text is not an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisError {
    /// The time is missing or not a number.
    Time,
    /// The game cannot be read.
    Game(LinkError),
    /// The variations cannot be read.
    Variations(VariationsError),
    /// The line with this number, counted from 1, says nothing that is known.
    Line(usize),
}

/// The names of the facts about a game.
const FACTS: [(Fact, &str); 8] = [
    (Fact::Title, "title"),
    (Fact::Event, "event"),
    (Fact::Round, "round"),
    (Fact::Site, "site"),
    (Fact::Date, "date"),
    (Fact::Result, "result"),
    (Fact::Rules, "rules"),
    (Fact::Source, "source"),
];

/// The names of the players, in the order of [`Record::players`].
const PLAYERS: [&str; 2] = ["black", "white"];

/// Says that the first side has the white stones.
const STARTS_WHITE: &str = "starts-white";

/// Returns the name under which the analysis of this game is stored. A draw that was agreed to makes no difference.
#[must_use]
pub fn name_of(game: &Game) -> String {
    let game = format!("{}/{}/{}", game.rules(), write_plies(game.plies()), game.start());
    // FNV-1a, see http://www.isthe.com/chongo/tech/comp/fnv/.
    let hash = game.bytes().fold(0xCBF2_9CE4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    format!("{ANALYSES}{hash:016x}")
}

/// Returns the text of this game and the variations of its tree, which [`Link`] and [`add_variations`] read.
#[must_use]
pub fn link_with_variations(game: &Game, variations: &str) -> String {
    let link = Link::position(game.clone()).to_string();
    if variations.is_empty() { link } else { format!("{link}{VARIATIONS}{variations}") }
}

/// Stores an analysis in place of an earlier one of the same game, and removes the oldest ones if there are too many.
/// Returns whether it is short enough to be kept; otherwise nothing changes.
pub fn store(texts: &mut dyn Texts, analysis: &Analysis) -> bool {
    let text = analysis.to_string();
    if text.len() > LONGEST_ANALYSIS {
        return false;
    }
    texts.write(&name_of(&analysis.game()), &text);
    let names = texts.names(ANALYSES);
    if names.len() > MOST_ANALYSES {
        let mut timed: Vec<_> =
            names.into_iter().map(|name| (Reverse(changed(texts, &name)), name)).collect();
        timed.sort();
        for (_, name) in &timed[MOST_ANALYSES..] {
            texts.remove(name);
        }
    }
    true
}

/// Returns the analysis of this game, if one is stored.
pub fn load(texts: &mut dyn Texts, game: &Game) -> Option<Analysis> {
    let analysis: Analysis = texts.read(&name_of(game))?.parse().ok()?;
    (name_of(&analysis.game()) == name_of(game)).then_some(analysis)
}

/// Returns all stored analyses with their names, the last changed one first. Those that cannot be read are left out.
pub fn list(texts: &mut dyn Texts) -> Vec<(String, Analysis)> {
    let mut all: Vec<(String, Analysis)> = texts
        .names(ANALYSES)
        .into_iter()
        .filter_map(|name| {
            let analysis = texts.read(&name)?.parse().ok()?;
            Some((name, analysis))
        })
        .collect();
    all.sort_by_key(|(_, analysis)| Reverse(analysis.changed));
    all
}

fn changed(texts: &mut dyn Texts, name: &str) -> Option<u64> {
    texts.read(name)?.lines().next()?.parse().ok()
}

impl Analysis {
    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> Game {
        self.record.tree.main_line().after_plies(self.plies)
    }

    /// Returns the nodes of the game.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        let tree = &self.record.tree;
        let mut line = tree.path(tree.end_of_line(NodeId::ROOT));
        line.truncate(self.plies);
        line
    }
}

impl FromStr for Analysis {
    type Err = AnalysisError;

    fn from_str(text: &str) -> Result<Self, AnalysisError> {
        let mut lines = text.lines();
        let time = lines.next().and_then(|line| line.parse().ok());
        let changed = time.ok_or(AnalysisError::Time)?;
        let text = lines.next().unwrap_or_default();
        let (game, variations) = text.split_once(VARIATIONS).unwrap_or((text, ""));
        let game = game.parse::<Link>().map_err(AnalysisError::Game)?.game;
        let plies = game.plies().len();
        let mut tree = GameTree::of(&game);
        if !variations.is_empty() {
            add_variations(&mut tree, variations).map_err(AnalysisError::Variations)?;
        }
        let mut record = Record::new(tree);
        for (place, line) in lines.enumerate() {
            add_line(&mut record, line).ok_or(AnalysisError::Line(place + 3))?;
        }
        Ok(Self { changed, record, plies })
    }
}

/// Adds the player or the fact on this line to the record; `None` if its name is unknown.
fn add_line(record: &mut Record, line: &str) -> Option<()> {
    if line == STARTS_WHITE {
        record.starts_white = true;
        return Some(());
    }
    let (name, text) = line.split_once(' ')?;
    let text = on_several_lines(text);
    if let Some(place) = PLAYERS.iter().position(|&it| it == name) {
        record.players[place] = Some(text);
    } else {
        let &(fact, _) = FACTS.iter().find(|(_, it)| *it == name)?;
        record.facts.push((fact, text));
    }
    Some(())
}

impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record { tree, players, starts_white, facts, .. } = &self.record;
        let variations = write_variations(tree, &self.line());
        writeln!(f, "{}", self.changed)?;
        writeln!(f, "{}", link_with_variations(&self.game(), &variations))?;
        if *starts_white {
            writeln!(f, "{STARTS_WHITE}")?;
        }
        for (name, player) in iter::zip(PLAYERS, players) {
            if let Some(player) = player {
                writeln!(f, "{name} {}", on_one_line(player))?;
            }
        }
        for (fact, text) in facts {
            if let Some((_, name)) = FACTS.iter().find(|(it, _)| it == fact) {
                writeln!(f, "{name} {}", on_one_line(text))?;
            }
        }
        Ok(())
    }
}

/// Writes a text on one line.
fn on_one_line(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

/// Reads a text that was written by [`on_one_line`].
fn on_several_lines(text: &str) -> String {
    let mut characters = text.chars();
    let mut read = String::new();
    while let Some(character) = characters.next() {
        let escaped = if character == '\\' { characters.next() } else { None };
        read.push(match escaped {
            Some('n') => '\n',
            Some('r') => '\r',
            Some(other) => other,
            None => character,
        });
    }
    read
}

impl fmt::Display for AnalysisError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time => f.write_str("the time when it was changed is missing"),
            Self::Game(error) => error.fmt(f),
            Self::Variations(error) => error.fmt(f),
            Self::Line(number) => write!(f, "line {number} is not understood"),
        }
    }
}

impl Error for AnalysisError {}
