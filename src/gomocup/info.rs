use std::time::Duration;

use super::Rule;

/// What a manager lets know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Info {
    /// The time for each move; zero asks to play as fast as possible.
    TurnTime(Duration),
    /// The time for all moves of a game; `None` for no limit.
    MatchTime(Option<Duration>),
    /// What is left of the time for all moves: zero when it has run out.
    TimeLeft(Duration),
    /// What the program may use, in bytes; `None` for no limit.
    Memory(Option<u64>),
    /// What is played.
    Rule(Rule),
}

impl Info {
    /// Reads a key and its value. `None` for what needs not be known and for what makes no sense: the
    /// manager does not listen to an answer, and the protocol asks to ignore it.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (key, value) = text.trim().split_once(char::is_whitespace)?;
        let value: i64 = value.trim().parse().ok()?;
        let amount = u64::try_from(value).unwrap_or(0);
        let time = Duration::from_millis(amount);
        Some(match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => Self::TurnTime(time),
            "timeout_match" => Self::MatchTime((!time.is_zero()).then_some(time)),
            "time_left" => Self::TimeLeft(time),
            "max_memory" => Self::Memory((amount > 0).then_some(amount)),
            "rule" => Self::Rule(Rule(amount)),
            _ => return None,
        })
    }
}
