use std::fmt;

/// A failure of a program, which loses the game at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The answer is not a legal move.
    Illegal(String),
    /// There was no answer in time.
    Late,
    /// The program exited or never started.
    Crashed,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(answer) => write!(f, "illegal: {answer}"),
            Self::Late => f.write_str("too late"),
            Self::Crashed => f.write_str("crashed"),
        }
    }
}
