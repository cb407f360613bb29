//! How the games of a library ended.

use crate::engine::{
    Outcome, Side,
    records::{Fact, Record},
};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// This side won.
    Won(Side),
    /// It was drawn.
    Drawn,
}

/// How many games there are, and how they ended. The results of some may be unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// How many games there are.
    pub games: usize,
    /// How many of them each side won, [`Side::First`] first.
    pub won: [usize; 2],
    /// How many of them were drawn.
    pub drawn: usize,
}

impl GameResult {
    /// Returns the result that the record states, or else that of its main line; `None` if neither is known.
    ///
    /// A record states a result as `B+…` or `W+…`, as in SGF; in words, such as `Black wins`; or as `1-0`, `0-1` and
    /// `1/2-1/2`, in which the first number is that of the player who began. `0`, `=` and `Draw` are draws.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Side, Variant, library::GameResult, records::sgf};
    ///
    /// let file = "(;GM[4]RE[W+Resign];B[hh])(;GM[4]RE[?];B[hh])";
    /// let games = sgf::read(file, Variant::Freestyle, false)?;
    /// assert_eq!(GameResult::of(&games[0]), Some(GameResult::Won(Side::Second)));
    /// assert_eq!(GameResult::of(&games[1]), None);
    /// # Ok::<(), in_a_row::engine::records::RecordError>(())
    /// ```
    #[must_use]
    pub fn of(record: &Record) -> Option<Self> {
        let stated = record.fact(Fact::Result).and_then(|text| stated(text, record.starts_white));
        stated.or_else(|| by_rules(record))
    }
}

impl Results {
    pub(super) fn add(&mut self, result: Option<GameResult>) {
        self.games += 1;
        match result {
            Some(GameResult::Won(side)) => self.won[side as usize] += 1,
            Some(GameResult::Drawn) => self.drawn += 1,
            None => {}
        }
    }
}

/// Returns the result that a text states.
fn stated(text: &str, starts_white: bool) -> Option<GameResult> {
    let text: String = text.to_lowercase().chars().filter(|it| !it.is_whitespace()).collect();
    let begins_with = |starts: &[&str]| starts.iter().any(|start| text.starts_with(start));
    let (black, white) =
        if starts_white { (Side::Second, Side::First) } else { (Side::First, Side::Second) };
    match &*text.replace([':', '–'], "-") {
        "0" | "=" | "draw" | "drawn" | "tie" | "½-½" | "1/2-1/2" | "1/2" | "0.5-0.5" => {
            Some(GameResult::Drawn)
        }
        "1-0" => Some(GameResult::Won(Side::First)),
        "0-1" => Some(GameResult::Won(Side::Second)),
        _ if begins_with(&["b+", "black+", "blackwin", "blackwon"]) => Some(GameResult::Won(black)),
        _ if begins_with(&["w+", "white+", "whitewin", "whitewon"]) => Some(GameResult::Won(white)),
        _ => None,
    }
}

/// Returns the result of the main line.
fn by_rules(record: &Record) -> Option<GameResult> {
    match record.tree.main_line().outcome()? {
        Outcome::Win { side, .. } => Some(GameResult::Won(*side)),
        Outcome::Draw => Some(GameResult::Drawn),
    }
}
