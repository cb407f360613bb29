//! The measured strength of opponents whose strength cannot be proved: results of matches.
//!
//! `cargo run --release --example ladder -- --record BOARD GAMES MILLISECONDS` plays a match of each opponent on the
//! board's scale against the one below it, and writes the results to `measured.txt`, next to this file. All figures
//! here come from that file.

use std::{fmt, str::FromStr};

use super::{Form, Rules, bots::Opponent};

/// The stored results, one match per line.
const MATCHES: &str = include_str!("measured.txt");

/// The result of a match between an opponent and the one below it on the scale. Each of them started half of the games.
///
/// # Examples
/// ```
/// use in_a_row::engine::measured::Match;
///
/// let line = "15x15k5 level-2 level-1 30 2 8 300";
/// let result: Match = line.parse()?;
/// assert_eq!(result.games(), 40);
/// assert_eq!(result.to_string(), line);
/// # Ok::<(), in_a_row::engine::measured::MatchError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The rules of the games.
    pub rules: Rules,
    /// The opponent that is higher on the scale.
    pub stronger: Opponent,
    /// The opponent below it.
    pub weaker: Opponent,
    /// The number of games that the stronger opponent won.
    pub won: u32,
    /// The number of draws.
    pub drawn: u32,
    /// The number of games that the stronger opponent lost.
    pub lost: u32,
    /// The time of level 6 for each move, in milliseconds. The other levels are limited by positions instead.
    pub milliseconds: u32,
}

/// The error for a line that is not the result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchError {
    line: String,
}

/// The results measured on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResults {
    /// The rules of the games.
    pub rules: Rules,
    /// One match for each opponent on the board's scale except the weakest, in the order of the scale.
    pub matches: Vec<Match>,
}

impl Match {
    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rules, stronger, weaker, won, drawn, lost, milliseconds } = self;
        let (stronger, weaker) = (stronger.id(), weaker.id());
        write!(f, "{rules} {stronger} {weaker} {won} {drawn} {lost} {milliseconds}")
    }
}

impl FromStr for Match {
    type Err = MatchError;

    fn from_str(line: &str) -> Result<Self, MatchError> {
        let read = || {
            let mut words = line.split_whitespace();
            let rules = words.next()?.parse().ok()?;
            let mut opponent = || words.next().and_then(Opponent::from_id);
            let (stronger, weaker) = (opponent()?, opponent()?);
            let mut number = || words.next()?.parse().ok();
            let (won, drawn, lost, milliseconds) = (number()?, number()?, number()?, number()?);
            words.next().is_none().then_some(Self {
                rules,
                stronger,
                weaker,
                won,
                drawn,
                lost,
                milliseconds,
            })
        };
        read().ok_or_else(|| MatchError { line: line.to_owned() })
    }
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not the result of a match: {}", self.line)
    }
}

impl std::error::Error for MatchError {}

impl MatchResults {
    /// Returns the results measured on exactly this board, if there are any.
    #[must_use]
    pub fn on(rules: Rules) -> Option<Self> {
        let matches: Vec<_> = stored_matches().filter(|it| it.rules == rules).collect();
        (!matches.is_empty()).then_some(Self { rules, matches })
    }

    /// Returns the results measured on this board, or else on the one most like it: a board of the same kind, with the
    /// nearest run length, then one that agrees on whether only the length of a row counts, and then the nearest number of
    /// cells.
    #[must_use]
    pub fn nearest_to(rules: Rules) -> Option<Self> {
        let nearest = stored_matches()
            .map(|it| it.rules)
            .filter(|&it| kind(it) == kind(rules))
            .min_by_key(|&it| distance(it, rules))?;
        Self::on(nearest)
    }

    /// Returns the match of this opponent against the one below it.
    #[must_use]
    pub fn match_of(&self, opponent: Opponent) -> Option<&Match> {
        self.matches.iter().find(|it| it.stronger == opponent)
    }
}

/// Returns all stored results. Lines that begin with `#` are comments.
fn stored_matches() -> impl Iterator<Item = Match> {
    let lines = MATCHES.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.parse().ok())
}

/// Returns 0 for a flat board, 1 in space and 2 without end: the levels play each kind differently.
fn kind(rules: Rules) -> u8 {
    match rules.shape().form() {
        Form::Flat { .. } => 0,
        Form::Cube { .. } => 1,
        Form::Endless => 2,
    }
}

/// Returns how much two boards of the same kind differ.
fn distance(one: Rules, other: Rules) -> impl Ord {
    let cells = |rules: Rules| rules.shape().cell_count();
    let only_length_counts = |rules: Rules| rules.variant().only_length_counts();
    (
        one.run().abs_diff(other.run()),
        only_length_counts(one) != only_length_counts(other),
        cells(one).abs_diff(cells(other)),
        one.variant() != other.variant(),
    )
}
