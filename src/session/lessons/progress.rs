use std::{collections::BTreeMap, error::Error, fmt, str::FromStr};

/// How far a person has come in each lesson.
///
/// # Examples
/// ```
/// use in_a_row::session::lessons::LessonsProgress;
///
/// let mut progress = LessonsProgress::default();
/// progress.note("forks", 2);
/// progress.note("forks", 1);
/// assert_eq!(progress.steps("forks"), 2);
/// assert_eq!(progress.steps("swap2"), 0);
/// assert_eq!(progress.to_string().parse(), Ok(progress));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonsProgress {
    /// The number of steps that are done, by the lesson's name.
    steps: BTreeMap<String, usize>,
}

/// Why a stored progress can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgressError {
    /// The number of the line, counted from 1.
    pub line: usize,
}

impl LessonsProgress {
    /// Returns the number of steps of this lesson that are done.
    #[must_use]
    pub fn steps(&self, lesson: &str) -> usize {
        self.steps.get(lesson).copied().unwrap_or_default()
    }

    /// Notes that this many steps of a lesson are done, unless more were before.
    pub fn note(&mut self, lesson: &str, steps: usize) {
        let known = self.steps.entry(lesson.to_owned()).or_default();
        *known = steps.max(*known);
    }

    /// Adds what was done on another device. Returns whether anything is new.
    pub fn merge(&mut self, other: &Self) -> bool {
        let before = self.clone();
        for (lesson, &steps) in &other.steps {
            self.note(lesson, steps);
        }
        *self != before
    }
}

/// Writes a lesson and the number of its steps on each line.
impl fmt::Display for LessonsProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<_> =
            self.steps.iter().map(|(lesson, done)| format!("{lesson} {done}")).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl FromStr for LessonsProgress {
    type Err = ProgressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut progress = Self::default();
        for (place, line) in text.lines().enumerate() {
            let read =
                line.split_once(' ').and_then(|(lesson, done)| Some((lesson, done.parse().ok()?)));
            let (lesson, steps) = read.ok_or(ProgressError { line: place + 1 })?;
            progress.note(lesson, steps);
        }
        Ok(progress)
    }
}

impl fmt::Display for ProgressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} is not the progress of a lesson", self.line)
    }
}

impl Error for ProgressError {}
