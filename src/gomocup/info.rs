use std::time::Duration;

use super::Rule;

/// Information from the manager.
///
/// # Examples
/// ```
/// use std::time::Duration;
///
/// use in_a_row::gomocup::Info;
///
/// let info = Info::parse("timeout_turn 5000");
/// assert_eq!(info, Some(Info::TurnTime(Duration::from_secs(5))));
/// assert_eq!(Info::parse("folder C:\\data"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Info {
    /// The time for each move; zero asks to play as fast as possible.
    TurnTime(Duration),
    /// The time for all moves of a game; `None` if there is no limit.
    MatchTime(Option<Duration>),
    /// The time left for all moves; zero once it has run out.
    TimeLeft(Duration),
    /// The memory that the program may use, in bytes; `None` if there is no limit.
    Memory(Option<u64>),
    /// The rule of the game.
    Rule(Rule),
    /// The nodes for each move, whatever time they take; `None` if there is no limit. Not part of the protocol, but
    /// other programs support it too.
    Nodes(Option<u64>),
}

impl Info {
    /// Reads a key and its value. Returns `None` for information that doesn't matter or is invalid: the protocol
    /// requires programs to ignore it, and the manager wouldn't read an answer.
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
            "max_node" => Self::Nodes((amount > 0).then_some(amount)),
            "rule" => Self::Rule(Rule(value)),
            _ => return None,
        })
    }
}
